import MenuetModel

/// The effect of a command.
enum CommandHandler: Sendable, Hashable {
  /// The property of the app is switched.
  case toggle
  /// The app's method of that name is called.
  case method
  /// Its presentation is presented, an alert or what the app makes; it needs no method.
  case presentation(of: String)
  /// The system's selector goes along the responder chain, to whoever edits.
  case standardEdit(selector: String)
  /// The app's undo manager undoes, or redoes.
  case undo(isRedo: Bool)
  /// The system's own menu bar performs it, and nothing else offers it.
  case systemMenu
  /// It answers a question: to cancel it, or to let the command go on that asked. It has no method
  /// of its own.
  case answer
  /// Something else performs it: the handler of a share or action extension, where it stands nowhere
  /// else and the app does not go on with it, or the app on platforms of another framework.
  case elsewhere

  /// Indicates whether the app performs the command by its own method or property.
  var isOfApp: Bool {
    switch self {
    case .method, .toggle: true
    case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: false
    }
  }
}

/// The effect of a command, and the question before it.
struct CommandPlan: Sendable, Hashable {
  let handler: CommandHandler
  /// The alert that asks.
  let confirm: String?
  /// Indicates whether menu bars leave it to the system, whatever performs it elsewhere.
  let isLeftToSystem: Bool
  /// Indicates whether its method is told the sheet, cover or popover in which it was performed: it
  /// ends several of them.
  let namesPresentation: Bool
}

/// Finds what every command does.
///
/// - A toggle is a property.
/// - What presents something is handled by what makes that, where the framework presents.
/// - A standard command that UIKit or AppKit routes by selector goes along the responder chain; one of
///   AppKit's documents only in an app that has such, whose Print is that of the document, too.
/// - A standard command of the system's menu bar is the system's there; undo and redo go to the undo
///   manager elsewhere.
/// - An answer that stands in alerts only, and either cancels or is the one that lets the command go
///   on for which the alert asks, needs no method.
/// - A command that stands in share and action extensions only needs none in the app, unless that goes
///   on with it.
/// - Anything else is a method of the app.
struct CommandPlanner {
  private let document: Document
  private let framework: Framework
  private let presentables: Presentables
  private var uses: [CommandUse]
  /// Indicates whether the app opens and saves documents.
  private let hasDocuments: Bool

  init(
    _ document: Document, _ walk: Traversal, _ presentables: Presentables,
    _ framework: Framework
  ) {
    self.document = document
    self.framework = framework
    self.presentables = presentables
    hasDocuments = Set(document.commands.compactMap(\.system)).isSuperset(of: [.open, .save])
    uses = document.commands.map { CommandUse($0) }
    findPlaces(walk)
    findExtensions()
  }

  var plans: [CommandPlan] {
    document.commands.indices.map {
      CommandPlan(
        handler: handler(of: $0), confirm: uses[$0].confirms.unanimous,
        isLeftToSystem: isLeftToSystem($0) && uses[$0].isInMenuBar,
        namesPresentation: uses[$0].isInPresentation && document.commands[$0].endsPresentation)
    }
  }

  private func handler(of index: Int) -> CommandHandler {
    let use = uses[index]
    if document.commands[index].kind == .toggle { return .toggle }
    if use.isAnswer, !use.isElsewhere, !use.isInMenuBar { return .answer }
    if use.isInExtension, !use.isElsewhere, !use.isInMenuBar { return .elsewhere }
    guard framework != .none else { return .method }
    if let target = use.targets.unanimous {
      return isPresented(target, by: index) ? .presentation(of: target) : .elsewhere
    }
    guard let system = document.commands[index].system else { return .method }
    if framework == .appkit {
      if let selector = system.facts.appKitSelector, !isOfApp(system) {
        // NSDocument.h: the action of Print in an app with documents.
        let isOfDocument = system == .print && hasDocuments
        return .standardEdit(selector: isOfDocument ? "printDocument:" : selector)
      }
      return system == .services && use.isInMenuBar && !use.isElsewhere ? .systemMenu : .method
    }
    if framework == .uikit, let selector = system.facts.uiKitSelector {
      return .standardEdit(selector: selector)
    }
    if isLeftToSystem(index), use.isInMenuBar, !use.isElsewhere { return .systemMenu }
    return switch system {
    case .undo: .undo(isRedo: false)
    case .redo: .undo(isRedo: true)
    default: .method
    }
  }

  /// Returns whether a command presents something on a platform of the framework.
  private func isPresented(_ target: String, by index: Int) -> Bool {
    !(presentables.platforms(of: target) ?? .all)
      .intersection(document.commands[index].platforms)
      .isDisjoint(with: framework.platforms)
  }

  /// Returns whether the app performs a command that AppKit's documents have: they do where an app
  /// opens and saves documents. Elsewhere nothing in the responder chain would perform it.
  private func isOfApp(_ system: SystemCommand) -> Bool {
    system.isOfDocuments && !hasDocuments
  }

  private func isLeftToSystem(_ index: Int) -> Bool {
    guard let system = document.commands[index].system else { return false }
    let isSystems =
      switch framework {
      case .uikit: UIKitStandardMenus.group(of: system) != nil
      case .swiftui: SwiftUIStandardMenus.performs(system)
      case .appkit, .none: false
      }
    return isSystems && uses[index].confirms.unanimous == nil
      && uses[index].targets.unanimous == nil
  }

  // MARK: Places

  private mutating func findPlaces(_ walk: Traversal) {
    for placement in walk.placements where placement.place != .alert {
      guard let index = index(placement.item.subject) else { continue }
      if presentables.presented[placement.view] != nil { uses[index].isInPresentation = true }
      if placement.place == .menu(.menuBar) {
        uses[index].isInMenuBar = true
      } else {
        uses[index].isElsewhere = true
      }
      uses[index].add(placement.item)
    }
    for button in walk.pullDownButtons {
      guard let index = index(button.primarySubject) else { continue }
      uses[index].isElsewhere = true
      uses[index].add(nil)
    }
    let questions = questionsOnly()
    for alert in document.alerts {
      let answers = alert.actions.filter { document.role(of: $0) != .cancel }
      let goesOn = questions.contains(alert.id) && answers.count == 1
      for item in alert.actions {
        guard let index = index(item.subject) else { continue }
        if goesOn || document.role(of: item) == .cancel {
          uses[index].isAnswer = true
        } else {
          uses[index].isElsewhere = true
          uses[index].add(item)
        }
      }
    }
  }

  /// Finds the commands of extensions, and the ones among them that the app performs too.
  private mutating func findExtensions() {
    let inExtensions = document.extensions.flatMap(\.commands).compactMap { index($0.subject) }
    guard !inExtensions.isEmpty else { return }
    let named = Set(
      document.contextMenus.compactMap(\.previewOpens)
        + document.dropTargets.compactMap(\.starts))
    for index in inExtensions {
      let command = document.commands[index]
      uses[index].isInExtension = true
      if command.traits.contains(.continuesInApp) || command.shortcut != nil
        || named.contains(command.id)
      {
        uses[index].isElsewhere = true
      }
    }
  }

  private func index(_ subject: Subject) -> Int? {
    guard case .command(let index) = subject, uses.indices.contains(index) else { return nil }
    return index
  }

  /// The alerts that nothing presents: commands only ask with them before they go on.
  private func questionsOnly() -> Set<String> {
    var questions: Set<String> = []
    var presented: Set<String> = []
    for use in uses {
      questions.formUnion(use.confirms.all)
      presented.formUnion(use.targets.all)
    }
    for choice in document.choices {
      for option in choice.options {
        if let target = option.presents { presented.insert(target) }
      }
    }
    for sheet in document.sheets {
      if let alert = sheet.confirm { presented.insert(alert) }
    }
    return questions.subtracting(presented)
  }
}

extension Command {
  /// Indicates whether it is the system's Cancel, Done or Close.
  fileprivate var endsPresentation: Bool {
    system == .cancel || system == .done || system == .close
  }
}

/// How a command is used.
private struct CommandUse {
  var isInMenuBar = false
  var isInPresentation = false
  var isAnswer = false
  var isInExtension = false
  /// Indicates whether it stands outside menu bars and is not only an answer.
  var isElsewhere = false
  /// The ids of its presentations.
  var targets: Opinions
  /// The alerts that ask before it goes on.
  var confirms: Opinions

  init(_ command: Command) {
    targets = Opinions(general: command.presents)
    confirms = Opinions(general: command.confirm)
  }

  /// Takes a place into account.
  mutating func add(_ item: Item?) {
    targets.add(item?.overrides?.value.presents)
    confirms.add(item?.overrides?.value.confirm)
  }

  /// The statements of a command about itself, and those of its places.
  struct Opinions {
    let general: String?
    private var special: Set<String> = []
    private var isUnsaid = false

    init(general: String?) { self.general = general }

    mutating func add(_ opinion: String?) {
      if let opinion { special.insert(opinion) } else { isUnsaid = true }
    }

    /// The word that holds for the command: its own word, or that of all of its places.
    var unanimous: String? {
      general ?? (special.count == 1 && !isUnsaid ? special.first : nil)
    }

    var all: Set<String> { general.map { special.union([$0]) } ?? special }
  }
}
