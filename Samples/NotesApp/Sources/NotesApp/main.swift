/// Shows what an app makes of generated commands, on any system that has Swift.
let usage = """
  usage: NotesApp menus                    list the menus
         NotesApp perform COMMAND…         perform commands by their ids
         NotesApp toggle TOGGLE            switch a toggle
         NotesApp choose CHOICE OPTION     choose an option
         NotesApp toolbar WIDTH            what the toolbars show at a width in points
  """

let arguments = Array(CommandLine.arguments.dropFirst())
let notes = Notes()
let listing = Listing(notes: notes)

/// Performs a command of either document by its id.
@MainActor func perform(_ id: String) -> Bool {
  if let command = Library.Command(rawValue: id) {
    Library.perform(command, on: notes)
  } else if let command = Editor.Command(rawValue: id) {
    Editor.perform(command, on: notes)
  } else {
    return false
  }
  return true
}

/// Whether a toggle of either document is on; `nil` for what is no toggle.
@MainActor func isOn(_ id: String) -> Bool? {
  if let command = Library.Command(rawValue: id), command.toggleForm != nil {
    return Library.isOn(command, on: notes)
  }
  if let command = Editor.Command(rawValue: id), command.toggleForm != nil {
    return Editor.isOn(command, on: notes)
  }
  return nil
}

/// Lets an option of either document hold; gives what holds then.
@MainActor func choose(_ option: String, of choice: String) -> String? {
  if let choice = Library.ChoiceID(rawValue: choice) {
    guard Library.select(option, of: choice, on: notes) else { return nil }
    return Library.selection(of: choice, on: notes)
  }
  if let choice = Editor.ChoiceID(rawValue: choice) {
    guard Editor.select(option, of: choice, on: notes) else { return nil }
    return Editor.selection(of: choice, on: notes)
  }
  return nil
}

switch (arguments.first, arguments.count) {
case ("menus", 1), (nil, _): print(listing.menus().joined(separator: "\n"))
case ("perform", 2...):
  for id in arguments.dropFirst() where !perform(id) { print("there is no command '\(id)'") }
  print(notes.log.joined(separator: "\n"))
case ("toggle", 2):
  let id = arguments[1]
  if let before = isOn(id), perform(id), let after = isOn(id) {
    print("\(id): \(before ? "on" : "off") > \(after ? "on" : "off")")
  } else {
    print("there is no toggle '\(id)'")
  }
case ("choose", 3):
  let (choice, option) = (arguments[1], arguments[2])
  print(
    choose(option, of: choice).map { "\(choice): \($0)" }
      ?? "there is no option '\(option)' of '\(choice)'")
case ("toolbar", 2):
  if let width = Int(arguments[1]) {
    print(listing.toolbars(width: width).joined(separator: "\n"))
  } else {
    print(usage)
  }
default: print(usage)
}
