import MenuetModel
import MenuetSource

/// Turns the neutral model of a foreign file into the elements of a document.
struct DocumentComposer {
  /// The use of the document.
  enum Purpose: Sendable {
    /// It is written for people, who go on with it.
    case writing
    /// Rules look at it for the foreign file's sake: its mistakes stay.
    case auditing
  }

  let document: ForeignDocument
  let purpose: Purpose
  /// The name of the document's root.
  let name: String
  var plan: CommandPlan
  /// Ids of surfaces and their parts.
  var parts: IDSpace
  private var states: [WrittenElement] = []
  private var stateIDs: Set<String> = []
  /// The states of commands of several places, by the commands' ids and what the states say.
  private var statesOfCommands: [String: String] = [:]
  /// The losses of commands that are told.
  private var toldLosses: Set<String> = []
  /// The states that stand for words of the foreign file.
  private var statesByWords: [String: String] = [:]
  var declarations: [WrittenElement] = []
  var losses: [ForeignLoss]
  private var sceneIDs: [String: String] = [:]
  private var surfaceScenes: Set<String> = []

  init(_ document: ForeignDocument, for purpose: Purpose) {
    var document = document
    switch purpose {
    case .writing: document.keepOneMenuBar()
    // The code gives such a command a place, or none.
    case .auditing: document.commands = []
    }
    for index in document.surfaces.indices {
      // An audit leaves alone items that nobody sees, or that the code shows or not.
      if purpose == .auditing { Self.removeHidden(&document.surfaces[index].items) }
      document.surfaces[index].items.keepStandardCommandsOnce()
      Self.nameItems(&document.surfaces[index].items)
      Self.nameItems(&document.surfaces[index].primary)
    }
    Self.nameItems(&document.commands)
    document.joinByShortcut()
    for index in document.surfaces.indices where document.surfaces[index].isToolbar {
      document.surfaces[index].items.keepCommandsOnce()
    }
    ShortcutClearing(purpose).clear(&document)
    self.document = document
    self.purpose = purpose
    name = IDWords.typeName(document.name) ?? "Imported"
    plan = CommandPlan(document, for: purpose)
    parts = IDSpace()
    losses = document.losses
  }

  private static func removeHidden(_ items: inout [ForeignItem]) {
    items.removeAll { $0.isHidden || ($0.kind == .separator && $0.isHeldByCode) }
    for index in items.indices { removeHidden(&items[index].items) }
  }

  /// Gives commands without words those of their names.
  private static func nameItems(_ items: inout [ForeignItem]) {
    for index in items.indices {
      nameItems(&items[index].items)
      nameItems(&items[index].primary)
      let item = items[index]
      if item.title?.text.trimmed.isEmpty == true { items[index].title = nil }
      guard item.kind == .command, items[index].title == nil, item.system == nil,
        let name = item.name, IDWords.id(name) != nil
      else { continue }
      items[index].title = ForeignText(text: IDWords.title(name), range: item.place.range)
      items[index].lose("it has no title in the file; this one is its name", isOfTitle: true)
    }
  }

  /// The whole document.
  mutating func compose() -> WrittenElement {
    nameScenes()
    for shared in plan.shared {
      let declaration = declaration(of: shared)
      declarations.append(declaration)
    }
    let surfaces = document.surfaces.map { surface in (surface.scene, compose(surface)) }
    // A reference to what stands in a surface too says nothing here.
    declarations += level(document.commands, in: name, allowsAlternates: false)
      .filter { $0.name != .item }
    var root = WrittenElement(.menuet)
    root.set(.name, name)
    setLanguage(&root)
    root.set(.platforms, document.platforms.map(\.rawValue).joined(separator: " "))
    let scenes = compose(scenesOf: surfaces.map { ($0.0, $0.1) })
    if !states.isEmpty { root.children.append(group(.states, states)) }
    if !declarations.isEmpty { root.children.append(group(.commands, declarations)) }
    root.children += scenes
    return root
  }

  private func setLanguage(_ root: inout WrittenElement) {
    guard document.isInUnknownLanguage else { return root.set(.language, document.language) }
    switch purpose {
    // "Undetermined" in BCP 47: no rule speaks of its words.
    case .auditing: root.set(.language, "und")
    case .writing:
      root.set(.language, document.language)
      root.losses.append(
        ForeignLoss(
          "the titles of its standard commands are not English, and nothing says what they are; set"
            + " 'language'", at: document.place))
    }
  }

  private func group(_ name: ElementName, _ children: [WrittenElement]) -> WrittenElement {
    var element = WrittenElement(name)
    element.children = children
    return element
  }

  // MARK: Scenes

  /// The scenes that are written: those that present something, and views where there are several.
  private mutating func nameScenes() {
    surfaceScenes = Set(document.surfaces.compactMap(\.scene))
    let targets = Set(Self.targets(document.surfaces.flatMap(\.items)))
    let views = document.scenes.filter { $0.presentation == .view }
    let shown = views.filter { surfaceScenes.contains($0.key) || targets.contains($0.key) }
    let needsViews = shown.count > 1 || shown.contains { targets.contains($0.key) }
    for scene in document.scenes {
      let isWritten =
        scene.presentation == .view
        ? needsViews && shown.contains { $0.key == scene.key } : targets.contains(scene.key)
      guard isWritten else { continue }
      let words = [scene.title?.text, scene.name].compactMap { $0.flatMap(IDWords.id) }
      sceneIDs[scene.key] = parts.take(words.isEmpty ? ["view"] : words)
    }
  }

  private static func targets(_ items: [ForeignItem]) -> [String] {
    items.flatMap { item in
      [item.presents, item.navigates].compactMap { $0 } + targets(item.items)
    }
  }

  /// The id of a scene that is written.
  func id(ofScene key: String?) -> String? { key.flatMap { sceneIDs[$0] } }

  func presentation(of key: String?) -> ForeignScene.Presentation? {
    document.scenes.first { $0.key == key }?.presentation
  }

  private func compose(scenesOf surfaces: [(String?, [WrittenElement])]) -> [WrittenElement] {
    var result = surfaces.filter { id(ofScene: $0.0) == nil }.flatMap(\.1)
    let targets = Set(Self.targets(document.surfaces.flatMap(\.items)))
    let filled = document.scenes.filter { scene in
      sceneIDs[scene.key] != nil
        && (targets.contains(scene.key)
          || surfaces.contains { $0.0 == scene.key && !$0.1.isEmpty })
    }
    // One view alone is the document.
    let isOne = filled.count == 1 && filled.allSatisfy { !targets.contains($0.key) }
    for scene in filled {
      let own = surfaces.filter { $0.0 == scene.key }.flatMap(\.1)
      result += isOne ? own : compose(scene, holding: own)
    }
    return result
  }

  private func compose(
    _ scene: ForeignScene, holding own: [WrittenElement]
  ) -> [WrittenElement] {
    let kind: ElementName =
      switch scene.presentation {
      case .view: .view
      case .sheet: .sheet
      case .popover: .popover
      case .cover: .cover
      }
    var element = WrittenElement(kind, at: scene.place)
    element.set(.id, id(ofScene: scene.key))
    element.set(.title, scene.title)
    if kind == .view {
      element.children = own
      return [element]
    }
    // A presentation has one bar; its other surfaces stand beside it.
    let bar = own.firstIndex { $0.name == .toolbar }
    if let bar { element.children = [own[bar]] }
    return [element] + own.enumerated().filter { $0.offset != bar }.map(\.element)
  }

  // MARK: States

  /// The condition of a state that the app has to supply.
  ///
  /// - Parameter words: The foreign file's own words for it, where there are any.
  mutating func condition(_ id: String, for words: String? = nil) -> String {
    if stateIDs.insert(id).inserted {
      var state = WrittenElement(.state)
      state.set(.id, id)
      if words != id { state.set(.title, words) }
      states.append(state)
    }
    return id
  }

  /// Sets the conditions of an item, or of what stands for it.
  mutating func setConditions(_ element: inout WrittenElement, _ item: ForeignItem, id: String) {
    if let condition = item.enabledWhen, ![.separator, .dynamic].contains(element.name) {
      element.set(.enabledWhen, expression(condition))
    } else if item.isDisabled, element.name != .section {
      element.set(.enabledWhen, state("\(id)-enabled", of: item))
    }
    if let condition = item.visibleWhen {
      element.set(.visibleWhen, expression(condition))
    } else if item.isHidden {
      element.set(.visibleWhen, state("shows-\(id)", of: item))
    }
    if item.hidesWhenDisabled, [.command, .toggle, .item].contains(element.name) {
      element.set(.whenUnavailable, "hide")
    }
  }

  /// The state of a command, which is one in all of its places.
  private mutating func state(_ id: String, of item: ForeignItem) -> String {
    let isShared = plan.sharedID(of: item) != nil
    if isShared, let known = statesOfCommands[id] { return known }
    let name = condition(plan.takeID(id))
    if isShared { statesOfCommands[id] = name }
    return name
  }

  /// The words that the report has for an item.
  func words(for item: ForeignItem) -> String {
    let title = item.title?.text ?? item.system?.title(inAppNamed: name) ?? item.name
    return title.map { "'\($0)'" } ?? "an item"
  }

  /// Tells what a command has lost once, and gives the losses of this place.
  mutating func lossesOfPlace(_ item: ForeignItem) -> [ForeignLoss] {
    for loss in item.losses where loss.isOfCommand {
      let message = "\(words(for: item)): \(loss.message)"
      guard toldLosses.insert("\(item.identity ?? "")\u{1F}\(message)").inserted else { continue }
      losses.append(ForeignLoss(message, at: loss.place))
    }
    return item.losses.filter { !$0.isOfCommand }
  }

  /// A condition in the language's words; its states are declared.
  private mutating func expression(_ foreign: ForeignCondition, isInside: Bool = false) -> String {
    switch foreign {
    case .state(let words):
      if let known = statesByWords[words] { return known }
      let id = condition(plan.takeID(title: nil, name: words, in: "condition"), for: words)
      statesByWords[words] = id
      return id
    case .not(let inner): return "not \(expression(inner, isInside: true))"
    case .all(let parts):
      return joined(parts, by: " and ", isInside: isInside)
    case .any(let parts):
      return joined(parts, by: " or ", isInside: isInside)
    }
  }

  private mutating func joined(
    _ parts: [ForeignCondition], by word: String, isInside: Bool
  ) -> String {
    var words: [String] = []
    for part in parts {
      let text = expression(part, isInside: true)
      if !words.contains(text) { words.append(text) }
    }
    let whole = words.joined(separator: word)
    return isInside && words.count > 1 ? "(\(whole))" : whole
  }
}

extension ForeignDocument {
  /// Keeps the first menu bar, for a document has one; the menus of others stand by themselves.
  fileprivate mutating func keepOneMenuBar() {
    guard let first = surfaces.firstIndex(where: \.isMenuBar) else { return }
    surfaces = surfaces.enumerated().flatMap { index, surface -> [ForeignSurface] in
      guard surface.isMenuBar, index != first else { return [surface] }
      return surface.items.filter { $0.kind == .submenu }.map { item in
        var menu = ForeignSurface(
          kind: .menu(isStatusItem: false), name: item.name ?? surface.name, title: item.title,
          items: item.items, scene: surface.scene, place: item.place)
        menu.losses = item.losses
        let title = item.title?.text ?? menu.name
        menu.losses.append(
          ForeignLoss("'\(title)' stands by itself: a document has one menu bar", at: item.place))
        return menu
      }
    }
  }
}
