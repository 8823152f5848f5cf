import MenuetModel

/// Where each command and choice was met last.
struct LastMet {
  private var commands: [(surface: Int, index: Int)]
  private var choices: [(surface: Int, index: Int)]
  private var surface = 0

  init(_ document: Document) {
    commands = Array(repeating: (0, 0), count: document.commands.count)
    choices = Array(repeating: (0, 0), count: document.choices.count)
  }

  /// Begins another surface.
  mutating func begin() { surface += 1 }

  /// Gives the place at which a subject was met before on this surface.
  mutating func meet(_ subject: Subject, _ index: Int) -> Int? {
    let last: (surface: Int, index: Int)
    switch subject {
    case .command(let number):
      last = commands[number]
      commands[number] = (surface, index)
    case .choice(let number):
      last = choices[number]
      choices[number] = (surface, index)
    case .none: return nil
    }
    return last.surface == surface ? last.index : nil
  }
}
