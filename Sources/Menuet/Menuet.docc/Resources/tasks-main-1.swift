@MainActor final class TaskList: TasksActions {
  var isDone = false
  var priority = Tasks.Choice.defaultPriority
  var taskSelected = false

  func addTask() {
    taskSelected = true
  }

  func deleteTask() {
    taskSelected = false
  }
}
