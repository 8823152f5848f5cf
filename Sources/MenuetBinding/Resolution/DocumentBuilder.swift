import MenuetModel
import MenuetSource
import MenuetXML

/// Builds the document from bound elements. Its parts stand in files of their own:
/// `CommandBuilding`, `MenuBuilding`, `ToolbarBuilding`, `PresentationBuilding`,
/// `DragAndDropBuilding`.
struct DocumentBuilder {
  let sources: [BoundDocument]
  /// The findings so far.
  var sink: DiagnosticSink
  var document: Document
  var declarations = Declarations()
  var conditions: [LinkResolver.Key: Condition] = [:]
  var extensions = Extensions()
  /// For every element of every file the index of the command or choice that it declares: commands
  /// count from 0 up, choices from -2 down, -1 is none.
  private var subjects: [[Int32]]
  /// System commands that were placed without being declared.
  var systemCommands: [SystemCommand: Int] = [:]
  var shownMenus: ShownMenus
  var menuSizes = MenuSizes()
  /// The ids of the menus that are shown by reference where alternates are; `nil` before anybody asks.
  var menusWithAlternates: Set<String>?
  /// The menus without a title, each with the submenus without one that show it.
  var untitledMenus: [NodeID: [BoundNode]] = [:]
  /// The first part of each kind whose id was derived from its title, by that id.
  private var derivedIDs: [TitleKey.Surface: BoundNode] = [:]
  /// The parts whose derived id was reported as taken.
  private var reportedIDs: Set<NodeID> = []
  /// Where every element of every file stands. Taken in one pass: menus that are shown by reference
  /// are asked for in any order.
  private let positions: [[Position]]
  /// The path of each included file, from the folder of the root; `nil` for the root.
  private let fileNames: [String?]
  /// The elements whose platforms were reported as impossible.
  private var reportedPlatforms: Set<NodeID> = []
  /// Those that are none of a document which names none itself.
  private var strangePlatforms: [(finding: Diagnostic, platforms: PlatformSet)] = []

  let limits: LanguageLimits

  /// For each `include` the index of the document that stands in its place.
  private let includes: [NodeID: Int]
  /// The platforms of each document, narrowed by those of the documents that include it.
  private var filePlatforms: [PlatformSet]

  init(
    sources: [BoundDocument], includes: [NodeID: Int], root: BoundDocument,
    limits: XMLLimits, languageLimits: LanguageLimits, sink: DiagnosticSink
  ) {
    self.sources = sources
    self.sink = sink
    self.limits = languageLimits
    self.includes = includes
    filePlatforms = sources.map { _ in .all }
    shownMenus = ShownMenus(limits: limits)
    positions = sources.map { $0.tree.elementPositions }
    let rootPath = root.tree.source.path
    fileNames = sources.enumerated().map { file, bound in
      file == 0 ? nil : RelativePath(of: bound.tree.source.path, beside: rootPath).text
    }
    subjects = sources.map { Array(repeating: -1, count: $0.kinds.count) }
    let path = root.tree.source.path
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    document = Document(
      name: root.text(.name, 0) ?? "", fileName: fileName,
      source: SourceReference(line: 1, column: 1))
    readRoot(root)
  }

  private mutating func readRoot(_ root: BoundDocument) {
    document.source = source(BoundNode(root, 0))
    document.language = root.text(.language, 0) ?? "en"
    if let platforms: [Platform] = root.words(.platforms, 0) {
      document.platforms = PlatformSet(platforms.map { PlatformSet($0) })
      // The set has no order, its text has.
      let written = root.list(.platforms, 0).map { Platform(rawValue: $0) }
      // One that is spelt wrongly stands where its word does.
      var misspelt = platforms.filter { !written.contains($0) }[...]
      document.platformOrder = written.compactMap { $0 ?? misspelt.popFirst() }
    }
    func version(_ name: AttributeName) -> PlatformVersion? {
      root.text(name, 0).flatMap { PlatformVersion($0) }
    }
    document.minimumVersions.ios = version(.minIos) ?? document.minimumVersions.ios
    document.minimumVersions.macos = version(.minMacos) ?? document.minimumVersions.macos
    document.minimumVersions.visionos = version(.minVisionos)
    document.minimumVersions.watchos = version(.minWatchos)
    document.minimumVersions.tvos = version(.minTvos)
    document.strings = root.text(.strings, 0)
    document.table = root.text(.table, 0)
    document.cornerRadius = root.number(.cornerRadius, 0)
    document.guidelines = root.word(.guidelines, 0) ?? .edition2022
  }

  // MARK: Subjects

  mutating func setSubject(_ subject: Subject, of node: BoundNode) {
    let value: Int32 =
      switch subject {
      case .command(let index): Int32(clamping: index)
      case .choice(let index): -2 - Int32(clamping: index)
      case .none: -1
      }
    subjects[node.bound.tree.file][node.element] = value
  }

  /// The subject that an element declares, if it is a command, toggle or choice.
  func subject(declaredBy node: BoundNode) -> Subject? {
    let value = subjects[node.bound.tree.file][node.element]
    return value == -1 ? nil : value >= 0 ? .command(Int(value)) : .choice(Int(-2 - value))
  }

  // MARK: Declaring

  /// Declares every id, and the commands, choices and states that elements bring.
  mutating func declare() {
    let count = sources.reduce(0) { $0 + $1.kinds.count }
    document.commands.reserveCapacity(count)
    declarations.reserveCapacity(count)
    for bound in sources {
      for element in bound.losses.nameless {
        declarations.nameless.add(element)
      }
    }
    declare(file: 0, document.platforms)
    for bound in sources where bound.attributes.contains(AttributeName.swiftName.rawValue) {
      takeSwiftNames(of: bound)
    }
  }

  /// Takes the names in Swift that a document gives to what has an id.
  private mutating func takeSwiftNames(of bound: BoundDocument) {
    for element in bound.kinds.indices {
      let node = BoundNode(bound, element)
      guard let kind = bound.kind(element), let name = node.text(.swiftName) else { continue }
      let system: SystemCommand? = node.word(.system)
      guard let id = node.text(.id) ?? system?.rawValue ?? answerID(node) else { continue }
      if kind == .option {
        let choice = Int(bound.tree.elements[element].parent)
        document.swiftNames[command: "\(bound.text(.id, choice) ?? "").\(id)"] = name
      } else if let kinds = Declarations.kinds(of: kind) {
        if !kinds.isDisjoint(with: .commandSpace) { document.swiftNames[command: id] = name }
        if !kinds.isDisjoint(with: .surface) { document.swiftNames[surface: id] = name }
      }
    }
  }

  /// Declares what a document declares; what it includes is declared where it stands.
  private mutating func declare(file: Int, _ outer: PlatformSet) {
    let bound = sources[file]
    filePlatforms[file] = outer
    if file > 0 {
      filePlatforms[file] = scope(BoundNode(bound, 0), in: Scope(platforms: outer)).platforms
    }
    for element in bound.kinds.indices {
      guard let kind = bound.kind(element) else { continue }
      let node = BoundNode(bound, element)
      if kind == .include {
        if let included = includes[node.id] { declare(file: included, filePlatforms[file]) }
      } else {
        declare(node, kind)
      }
    }
  }

  private mutating func declare(_ node: BoundNode, _ kind: ElementName) {
    switch kind {
    case .command: declareCommand(node)
    case .button where !node.has(.ref): declareCommand(node)
    case .toggle: declareToggle(node)
    case .choice: declareChoice(node, id: node.text(.id))
    case .popUpButton:
      if let id = node.text(.id) {
        register(id, .part, node)
        if !node.has(.choice) { declareChoice(node, id: id) }
      }
    case .state:
      guard let id = node.text(.id) else { return }
      let state = AppState(
        id: id, title: node.text(.title), comment: node.text(.comment), source: source(node))
      document.states.append(state)
      register(id, .state, node)
    case .button, .item, .option, .detent, .activity, .field: break
    case .tab:
      if let id = node.text(.id) { register(id, .part, node) }
    default:
      guard let id = node.text(.id), let role = Declarations.kind(of: kind) else { return }
      register(id, role, node)
    }
  }

  /// Declares an id, or reports that it is taken.
  mutating func register(_ id: String, _ kind: ReferenceKinds, _ node: BoundNode, index: Int = -1) {
    let declaration = Declaration(kind: kind, element: node.kind, node: node.id, index: index)
    guard let first = declarations.declare(id, declaration) else { return }
    if node.has(.id) {
      // What the rest of the document calls by another name may be this.
      if Declarations.isPurelyReferred(node.kind, in: node.parentKind) {
        declarations.nameless.add(double: kind)
      } else if let title = node.text(.title) {
        declarations.nameless.add(title: title)
      }
    }
    if node.kind == .command, !node.has(.id), !node.has(.system) {
      sink.report(DuplicateId.derived(id, of: node, first: self.node(first.node)))
      return
    }
    let file = sources[Int(first.node.file)]
    let place = file.location(.id, of: Int(first.node.element))
    // Nobody wrote the id of a standard command: what else has it is to blame.
    switch (isStandard(first), !node.has(.id)) {
    case (false, true):
      let standard = node.location(.system)
      sink.report(DuplicateId.standardName(id, at: place, standard: standard))
    case (true, false):
      let standard = file.location(.system, of: Int(first.node.element))
      sink.report(DuplicateId.standardName(id, at: node.location(.id), standard: standard))
    default:
      sink.report(
        DuplicateId.finding(
          id, of: kind, by: node.kind, at: node.location(.id), first: place))
    }
  }

  /// Returns whether this is a standard command, which has its name for an id.
  private func isStandard(_ declaration: Declaration) -> Bool {
    declaration.element == .command && !node(declaration.node).has(.id)
      && node(declaration.node).has(.system)
  }

  // MARK: Building

  mutating func build() {
    fillConditions()
    checkAlternates()
    checkAlternateKeys()
    collectExtensions()
    build(BoundNode(sources[0], 0), Scope(platforms: document.platforms))
    reportUntitledMenus()
    bindDragAndDrop()
    reportRegionNames()
    reportStrangePlatforms()
  }

  /// Builds the surfaces inside the root or a view.
  private mutating func build(_ parent: BoundNode, _ scope: Scope) {
    for node in parent.children {
      switch node.kind {
      case .view: buildView(node, scope)
      case .tabBar: buildTabBar(node, scope)
      case .menu: document.menus.append(menu(node, scope))
      case .menuBar: document.menuBars.append(menuBar(node, scope))
      case .button:
        if let button = button(node, scope) { document.buttons.append(button) }
      case .segmented:
        if let control = segmented(node, scope) {
          document.segmentedControls.append(control)
        }
      case .popUpButton:
        if let button = popUpButton(node, scope) { document.popUpButtons.append(button) }
      case .pullDownButton: document.pullDownButtons.append(pullDownButton(node, scope))
      case .toolbar: document.toolbars.append(toolbar(node, scope))
      case .contextMenu: document.contextMenus.append(contextMenu(node, scope))
      case .editMenu: document.editMenus.append(editMenu(node, scope))
      case .check: document.checks.append(layoutCheck(node, scope))
      case .include:
        guard let included = includes[node.id] else { continue }
        build(BoundNode(sources[included], 0), Scope(platforms: filePlatforms[included]))
      default: buildPresentation(node, scope)
      }
    }
  }

  private mutating func buildView(_ node: BoundNode, _ scope: Scope) {
    guard let id = node.text(.id) else { return }
    let inner = self.scope(node, in: scope).inView(id)
    var view = AppView(id: id, title: node.text(.title), source: source(node))
    view.onAppear = node.text(.onAppear)
    view.onDisappear = node.text(.onDisappear)
    view.comment = node.text(.comment)
    view.$platforms = narrowed(inner)
    document.views.append(view)
    build(node, inner)
  }

  private mutating func buildTabBar(_ node: BoundNode, _ scope: Scope) {
    let inner = self.scope(node, in: scope)
    var bar = TabBar(id: node.text(.id) ?? "", tabs: [], source: source(node))
    (bar.$platforms, bar.comment, bar.view) = surroundings(of: node, in: inner)
    for child in node.children {
      guard let title = child.text(.title), let view = child.text(.view) else { continue }
      let tabScope = self.scope(child, in: inner)
      var tab = TabBar.Tab(
        id: surfaceID(child, title: title, else: view), title: title, view: view,
        source: source(child))
      tab.symbol = child.text(.symbol)
      tab.image = child.text(.image)
      tab.$platforms = narrowed(tabScope)
      bar.tabs.append(tab)
    }
    document.tabBars.append(bar)
  }

  // MARK: Shared

  /// The children of an element with what `extend` adds to it.
  func children(of node: BoundNode) -> [BoundNode] { extensions.children(of: node) }

  /// The platforms and the view around an element, with the conditions that hold for it too.
  struct Scope {
    var platforms: PlatformSet
    var view: String?
    /// When what stands directly in a section or a group can be used.
    var enabledWhen: Condition?
    /// When what stands directly in a group is there.
    var visibleWhen: Condition?

    func inView(_ id: String) -> Scope {
      var scope = self
      scope.view = id
      return scope
    }

    /// The scope of what opens from an element: the element itself follows the conditions around it.
    var opened: Scope { Scope(platforms: platforms, view: view) }
  }

  /// The scope inside an element: its `platforms` narrow those around it.
  mutating func scope(_ node: BoundNode, in outer: Scope) -> Scope {
    guard let own: [Platform] = node.words(.platforms) else { return outer }
    let set = PlatformSet(own.map { PlatformSet($0) })
    var scope = outer
    scope.platforms.formIntersection(set)
    if scope.platforms.isEmpty {
      report(set, of: node, outside: outer.platforms)
      scope.platforms = outer.platforms
    }
    return scope
  }

  /// Returns whether the platforms of an element are known: none that were written for it, or for
  /// something around it, were refused.
  func hasKnownPlatforms(_ node: BoundNode) -> Bool {
    var element = node.element
    while element >= 0 {
      if node.bound.mayLack(.platforms, element) { return false }
      element = Int(node.bound.tree.elements[element].parent)
    }
    return !sources[0].mayLack(.platforms, 0)
  }

  /// Reports platforms on which nothing around an element is.
  private mutating func report(
    _ platforms: PlatformSet, of node: BoundNode, outside outer: PlatformSet
  ) {
    // A command is looked at where it is declared and where it is placed. Where those of the document
    // were refused it may be for any.
    guard reportedPlatforms.insert(node.id).inserted, !sources[0].mayLack(.platforms, 0) else {
      return
    }
    let finding = ValueInvalid.info.finding(
      "\(platforms.description) is not among the platforms here: \(outer.description)",
      at: node.location(.platforms), fix: "name platforms that the surroundings are for")
    if outer == document.platforms, !sources[0].has(.platforms, 0) {
      strangePlatforms.append((finding, platforms))
    } else {
      sink.report(finding)
    }
  }

  /// Reports the platforms that a document has not that does not say which it has: that is one mistake,
  /// however many elements name them.
  private mutating func reportStrangePlatforms() {
    let inOrder = strangePlatforms.sorted { first, second in
      let (one, other) = (first.finding.location, second.finding.location)
      return (one.file, one.range.start) < (other.file, other.range.start)
    }
    guard var finding = inOrder.first?.finding else { return }
    finding.further = inOrder.dropFirst().map(\.finding.location)
    finding.notes = finding.further.prefix(20).map { place in
      DiagnosticNote("nor are these", at: place)
    }
    var all = document.platforms
    for (_, platforms) in inOrder { all.formUnion(platforms) }
    let words = all.members.map(\.rawValue).joined(separator: " ")
    finding.fixIts.append(
      FixIt("or say what the document is for  platforms=\"\(words)\" on 'menuet'"))
    sink.report(finding)
  }

  /// The scope of what a document declares outside any surface.
  func fileScope(_ node: BoundNode) -> Scope {
    Scope(platforms: filePlatforms[node.bound.tree.file])
  }

  func narrowed(_ scope: Scope) -> Narrowed {
    Narrowed(scope.platforms, isNarrowed: scope.platforms != document.platforms)
  }

  func narrowed(_ platforms: PlatformSet) -> Narrowed {
    Narrowed(platforms, isNarrowed: platforms != document.platforms)
  }

  /// The platforms of a surface, the comment on it, and the view around it.
  func surroundings(of node: BoundNode, in scope: Scope) -> (
    platforms: Narrowed, comment: String?, view: String?
  ) {
    (narrowed(scope), node.text(.comment), scope.view)
  }

  /// The condition that an attribute states; `lost` where it could not be understood.
  func condition(_ name: AttributeName, _ node: BoundNode) -> Condition? {
    guard let attribute = node.bound.attribute(name, of: node.element) else {
      return node.bound.mayLack(name, node.element) ? .lost : nil
    }
    return conditions[LinkResolver.Key(file: node.bound.tree.file, attribute: attribute)] ?? .lost
  }

  func node(_ id: NodeID) -> BoundNode { BoundNode(sources[Int(id.file)], Int(id.element)) }

  /// The surface, or the part of one, with an id.
  func declaredNode(_ id: String) -> BoundNode? {
    declarations.surfaces[id].flatMap { $0.node.isNone ? nil : node($0.node) }
  }

  func source(_ node: BoundNode) -> SourceReference {
    let position = positions[node.bound.tree.file][node.element]
    return SourceReference(
      file: fileNames[node.bound.tree.file], line: Int32(clamping: position.line),
      column: Int32(clamping: position.column),
      node: node.id)
  }

  /// The id of a part of a surface: its own, else one made from its title, else the name of its
  /// element, which parts without a title share. Two titles that make one id are reported.
  ///
  /// - Parameter name: What names it where the title has no letters of ASCII.
  mutating func surfaceID(_ node: BoundNode, title: String?, else name: String? = nil) -> String {
    if let id = node.text(.id) { return id }
    guard let title else { return node.kind.spelling }
    let slug = Identifier.slug(title)
    let id = slug.isEmpty ? name ?? node.kind.spelling : slug
    if let name = node.text(.swiftName) { document.swiftNames[surface: id] = name }
    let key = TitleKey.Surface(node.kind, id)
    // A menu that is shown in several places is built for each.
    let first = derivedIDs[key] ?? declared(key) ?? node
    derivedIDs[key] = first
    // An id that was refused has been reported.
    if first.id != node.id, !node.bound.isPresent(.id, node.element),
      reportedIDs.insert(node.id).inserted
    {
      sink.report(DuplicateId.derived(id, of: node, first: first))
    }
    return id
  }

  /// The element of a kind that has an id of its own.
  private func declared(_ part: TitleKey.Surface) -> BoundNode? {
    declaredNode(part.id).flatMap { $0.kind == part.kind ? $0 : nil }
  }
}

extension SyntaxTree {
  /// Line and column of every element.
  fileprivate var elementPositions: [Position] {
    var cursor = PositionCursor(LineIndex(source.text))
    return elements.map { cursor.position(at: Int($0.tag.start), in: source.text) }
  }
}

/// An element of a bound document.
struct BoundNode {
  let bound: BoundDocument
  let element: Int

  init(_ bound: BoundDocument, _ element: Int) {
    self.bound = bound
    self.element = element
  }

  var id: NodeID {
    NodeID(file: Int32(bound.tree.file), element: Int32(element))
  }

  /// The element's name; only bound elements become nodes.
  var kind: ElementName { bound.kind(element) ?? .menuet }

  /// The attributes with usable values, in the order in which they are written.
  var attributes: some Sequence<(AttributeName, Int)> {
    bound.tree.elements[element].attributeIndices.lazy.compactMap { index in
      bound.name(of: index).map { ($0, index) }
    }
  }

  /// Indicates whether no attribute was refused and the start tag is undamaged.
  var hasAllAttributes: Bool {
    let syntax = bound.tree.elements[element]
    return !syntax.isDamaged
      && syntax.attributeIndices.allSatisfy { index in
        bound.name(of: index) != nil || bound.tree.attributes[index].namespace == .tooling
      }
  }

  var parentKind: ElementName? {
    let parent = Int(bound.tree.elements[element].parent)
    return parent < 0 ? nil : bound.kind(parent)
  }

  /// The part of the app that the `commands` around it name.
  var handler: String? {
    guard parentKind == .commands else { return nil }
    return bound.text(.handler, Int(bound.tree.elements[element].parent))
  }

  /// The element and all in it, refused ones too.
  var elements: Range<Int> { element..<Int(bound.tree.elements[element].subtreeEnd) }

  var children: Children { Children(elements: bound.children(element)) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate var elements: BoundDocument.Children

    mutating func next() -> BoundNode? {
      elements.next().map { BoundNode(elements.bound, $0) }
    }
  }

  func has(_ name: AttributeName) -> Bool { bound.has(name, element) }
  /// Returns whether this is an attribute that is written, but whose value was refused.
  func isRefused(_ name: AttributeName) -> Bool {
    !has(name) && bound.isPresent(name, element)
  }
  func text(_ name: AttributeName) -> String? { bound.text(name, element) }
  func list(_ name: AttributeName) -> [String] { bound.list(name, element) }
  func integer(_ name: AttributeName) -> Int? { bound.integer(name, element) }
  func number(_ name: AttributeName) -> Double? { bound.number(name, element) }

  func flag(_ name: AttributeName, default value: Bool = false) -> Bool {
    bound.flag(name, element, default: value)
  }

  func word<Value: LanguageValue>(_ name: AttributeName) -> Value? { bound.word(name, element) }

  func words<Value: LanguageValue>(_ name: AttributeName) -> [Value]? {
    bound.words(name, element)
  }

  func location(_ name: AttributeName) -> SourceLocation {
    bound.location(name, of: element)
  }

  var head: SourceLocation { bound.head(element) }

  /// Takes the words and the picture beside a title.
  func readLabel(into part: inout some Labeled) {
    part.subtitle = text(.subtitle)
    part.symbol = text(.symbol)
    part.image = text(.image)
    part.accessibilityLabel = text(.accessibilityLabel)
    part.hint = text(.hint)
    part.comment = text(.comment)
  }
}
