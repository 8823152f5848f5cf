import MenuetLayout
import MenuetModel

/// A document with everything that emitters ask for more than once: its names in Swift, and what each
/// of its commands does. It is shared by all emitters of a file, of which there are many.
final class GenerationPlan: Sendable {
  let document: Document
  let framework: Framework
  let bundle: TitleBundle
  /// The context in which it was laid out; `nil` where it was not.
  private let context: LayoutContext?
  /// Indicates whether only the names that an app can use are asked for: then what decides on private
  /// code is not looked at, and that code is left out.
  let isInterfaceOnly: Bool
  let walk: Traversal
  let names: DocumentNames
  /// The properties of the app.
  private let propertyNames: Set<String>
  /// The keys of its texts.
  let keys: TitleKeys
  private let presentables: Presentables
  /// The plan of each command, by its index.
  let commands: [CommandPlan]
  /// The ids of the sheets that commands move to a detent.
  let movedSheets: Set<String>
  /// Indicates whether anything on screen follows the app's state.
  let hasFollowers: Bool
  /// The ids of the commands after which the sheet closes in which they were performed.
  private let closingCommands: Set<String>
  /// Indicates whether bodies are made: for an interface only where what they mention decides on what
  /// the app has to implement, as items do that are known at run time.
  let makesBodies: Bool
  /// The drag sources and drop targets on the framework's platforms.
  let dragPartners: DragPartners
  /// The sheet, cover or popover that holds a toolbar, both by their ids.
  let presentationsOfToolbars: [String: String]

  init(
    _ document: Document, for framework: Framework, _ bundle: TitleBundle = .class,
    laidOutIn context: LayoutContext? = nil, isInterfaceOnly: Bool = false
  ) {
    self.document = document
    self.framework = framework
    self.bundle = bundle
    self.context = context
    self.isInterfaceOnly = isInterfaceOnly
    walk = Traversal(document)
    makesBodies = !isInterfaceOnly || !DynamicItemsWalk(walk).items.isEmpty
    names = DocumentNames(document)
    propertyNames = document.propertyNames
    keys = TitleKeys(document, walk, for: framework)
    presentables = Presentables(document)
    commands = CommandPlanner(document, walk, presentables, framework).plans
    let (plans, all) = (commands, document.commands)
    movedSheets = Set(
      plans.indices.compactMap { Self.detent(all[$0].setsDetent, after: plans[$0])?.sheet })
    hasFollowers =
      walk.surfaces.contains(where: \.isControl)
      || presentables.presented.elements.contains { !$0.body.items.isEmpty }
    dragPartners = DragPartners(document, on: framework.platforms)
    closingCommands = Set(document.sheets.flatMap(\.autoDismiss))
    presentationsOfToolbars = walk.surfaces.reduce(into: [:]) { presentations, surface in
      guard case .toolbar(let toolbar) = surface.content else { return }
      presentations[toolbar.id] = surface.presentation
    }
  }

  /// The context of bars on a platform: the sizes are those that the document was laid out with on its
  /// own, else those built in.
  func context(on platform: Platform) -> LayoutContext {
    if let context, context.platform == platform { return context }
    return LayoutContext(platform: platform, locale: document.language)
  }

  /// The sheets, covers and popovers, kind by kind in document order.
  var presented: ByID<Presented> { presentables.presented }

  var alerts: ByID<Alert> { presentables.alerts }

  var activityViews: ByID<ActivityView> { presentables.activityViews }

  /// The index of the command or toggle that an item places; `nil` for a choice.
  func commandIndex(_ item: Item) -> Int? {
    guard case .command(let index) = item.subject, document.commands.indices.contains(index) else {
      return nil
    }
    return index
  }

  /// The method of the app that the document names as the handler of an event.
  func methodName(ofHandler handler: String) -> String {
    Document.methodName(ofHandler: handler, besides: propertyNames)
  }

  /// The detent to which a command moves a sheet after its own method.
  func detent(setBy index: Int) -> (sheet: String, detent: String)? {
    Self.detent(document.commands[index].setsDetent, after: commands[index])
  }

  private static func detent(
    _ words: String?, after plan: CommandPlan
  ) -> (sheet: String, detent: String)? {
    guard plan.handler.isOfApp, let words, let colon = words.firstIndex(of: ":") else { return nil }
    return (String(words[..<colon]), String(words[words.index(after: colon)...]))
  }

  /// The keys that a standard command keeps in the menu bar, though the place has none; `nil` where
  /// the system has no item of its own for it.
  func keysOfSystem(_ item: Item) -> String? {
    guard let index = commandIndex(item), commands[index].isLeftToSystem,
      document.shortcut(of: item) == nil
    else { return nil }
    return document.commands[index].system?.facts.shortcut
  }

  /// The index of the choice that a place shows.
  func choiceIndex(_ subject: Subject) -> Int? {
    guard case .choice(let index) = subject, document.choices.indices.contains(index) else {
      return nil
    }
    return index
  }

  /// The statements of a body; none where bodies are not made.
  func body(_ statements: @autoclosure () -> [Statement]) -> [Statement] {
    makesBodies ? statements() : []
  }

  /// An extension of the type that holds everything; none without members.
  func `extension`(
    _ members: [Declaration], attributes: StaticString? = nil
  ) -> [Declaration] {
    guard !members.isEmpty else { return [] }
    return [Declaration(.extension(.path([names.type]), members), attributes: attributes)]
  }

  /// Indicates whether texts go through a strings table.
  var isLocalized: Bool { framework != .none }

  /// Indicates whether generated code names the sheets, covers and popovers.
  var listsPresentations: Bool {
    framework == .swiftui ? !presented.elements.isEmpty : namesPresentations
  }

  /// Indicates whether the app is composed of parts that its views find: in SwiftUI, where the document
  /// names handlers. Elsewhere the responder chain finds them.
  var hasParts: Bool {
    framework == .swiftui
      && (document.commands.contains { $0.handler != nil }
        || document.choices.contains { $0.handler != nil })
  }

  /// Indicates whether any command knows the sheet, cover or popover in which it is performed.
  var namesPresentations: Bool {
    commands.indices.contains { knowsPresentation(ofCommand: $0) }
  }

  /// Returns whether the effect of a command depends on the sheet, cover or popover in which it is
  /// performed: its method is told, or a sheet closes after it.
  func knowsPresentation(ofCommand index: Int) -> Bool {
    commands[index].namesPresentation
      || (framework == .uikit || framework == .appkit) && closesSheets(index)
  }

  /// Returns whether a sheet closes after a command.
  private func closesSheets(_ index: Int) -> Bool {
    closingCommands.contains(document.commands[index].id)
  }

  /// Why a document needs parts of the code that files of every framework share.
  var needs: Set<SupportCode.Need> {
    var needs: Set<SupportCode.Need> = []
    if isLocalized {
      needs.insert(.localized)
      if commands.indices.contains(where: { keys.key(ofCommand: $0) == nil }) {
        needs.insert(.systemWords)
      }
    }
    if !document.choices.isEmpty { needs.insert(.choices) }
    if namesPresentations { needs.insert(.presentations) }
    if !DynamicItemsWalk(walk).items.isEmpty { needs.insert(.dynamicItems) }
    if document.commands.indices.contains(where: { document.commands[$0].kind == .toggle }) {
      needs.insert(.toggles)
    }
    return needs
  }

  /// A text that people see: looked up in the strings table under a key, or as it is where it has
  /// none.
  func text(_ key: TitleKey?, _ text: String) -> Expression {
    guard isLocalized, let key else { return .string(text) }
    return .call("Strings.text", .init(.string(key.description)), .init(.string(text)))
  }

  /// The same, written outside the type that holds everything.
  func outerText(_ key: TitleKey, _ text: String) -> Expression {
    guard isLocalized else { return .string(text) }
    let strings = Expression.member(.name(names.type), "Strings")
    return .call(
      .member(strings, "text"), [.init(.string(key.description)), .init(.string(text))])
  }

  /// A condition over what the app and its people set, as an expression over `actions`.
  func expression(_ condition: Condition) -> Expression {
    switch condition {
    case .variable(let name): names.variables[name] ?? .code("true")
    case .not(let operand): .negated(expression(operand))
    case .and(let operands): .all(operands.map { expression($0) })
    case .or(let operands): .any(operands.map { expression($0) })
    }
  }
}
