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

let list = TaskList()
print("delete:", Tasks.isEnabled(.deleteTask, on: list))
Tasks.perform(.addTask, on: list)
print("delete:", Tasks.isEnabled(.deleteTask, on: list))

for width in [320, 430, 820] {
  let layout = Tasks.listToolbar.layout(atWidth: width)
  print(width, layout.units.map(\.id), "overflow:", layout.overflow)
}
