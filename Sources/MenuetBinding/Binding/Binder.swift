package import MenuetModel
package import MenuetSource
package import MenuetXML

/// Checks a syntax tree against the vocabulary, in one pass over the elements.
package struct Binder {
  private let limits: LanguageLimits
  private let rules: RuleNames

  /// - Parameter rules: The rules that `menuet-allow` may name.
  package init(limits: LanguageLimits = LanguageLimits(), rules: RuleNames = RuleNames([])) {
    self.limits = limits
    self.rules = rules
  }

  /// Binds a tree. Gives `nil` when its root is not a `menuet` document; errors are recorded.
  package func bind(_ tree: SyntaxTree, into sink: inout DiagnosticSink) -> BoundDocument? {
    var pass = BindingPass(tree: tree, limits: limits, sink: sink)
    defer { sink = pass.sink }
    pass.bindAllowances(of: rules)
    pass.bindStrayEndTags()
    guard pass.bindRoot() else { return nil }
    for element in tree.elements.indices.dropFirst() { pass.bindElement(element) }
    pass.reportTexts()
    return pass.finished()
  }
}

/// The state of one binding as it goes through the elements.
private struct BindingPass {
  private var tree: SyntaxTree
  /// The findings so far.
  private(set) var sink: DiagnosticSink
  private let parser: ValueParser
  /// For each name of the tree the element and the attribute of that spelling, or `refused`.
  private let elementNames: [UInt8]
  private let attributeNames: [UInt8]
  private var kinds: [UInt8]
  private var attributes: [UInt8]
  private var values: [Int32]
  private var links: [BoundDocument.Link] = []
  private var losses: BoundDocument.Losses
  /// The attributes that have what was meant for a name or value.
  private var recovered: Set<Int32> = []
  /// The namespace of a root outside the language's: its elements are then taken as meant.
  private var mistakenNamespace: SyntaxTree.Namespace?
  /// Indicates whether an attribute of the element that is being bound is not known by any name.
  private var hasUnmatched = false
  /// The names of the attributes of the last element that had an unknown one.
  private var spellings: (element: Int, written: Set<String>) = (-1, [])
  /// The end of the menu bar that is being read, as an element index.
  private var menuBarEnd = 0
  /// The elements anywhere in the file that an item may refer to, once they were asked for.
  private var knownPlaceable: PlaceableNames?
  /// The ids that were proposed for others that are none.
  private var proposals = IDProposals()
  /// The elements that stand in another one than the tree says, because its start tag is missing.
  private var meantParents: [Int: ElementName] = [:]
  /// The numbers of the values that were accepted: words and types of content come again and again,
  /// and finding one here takes a tenth of the time of reading it.
  private var accepted: [AcceptedValue: Int32] = [:]
  /// The facts about the elements that were met, by their raw values.
  private var facts: [ElementFacts?] = Array(repeating: nil, count: 256)

  init(tree: SyntaxTree, limits: LanguageLimits, sink: DiagnosticSink) {
    self.tree = tree
    self.sink = sink
    parser = ValueParser(limits: limits)
    let names = (0..<tree.names.count).map { tree.names[$0] }
    elementNames = Self.rawValues(of: names, among: ElementName.self)
    attributeNames = Self.rawValues(of: names, among: AttributeName.self)
    kinds = Array(repeating: BoundDocument.refused, count: tree.elements.count)
    attributes = Array(repeating: BoundDocument.refused, count: tree.attributes.count)
    values = Array(repeating: 0, count: tree.attributes.count)
    losses = BoundDocument.Losses(areUnknown: tree.isTruncated)
  }

  /// The part that has been bound so far.
  var bound: BoundDocument {
    BoundDocument(
      tree: tree, kinds: kinds, attributes: attributes, values: values, links: links,
      losses: losses, recovered: recovered)
  }

  mutating func finished() -> BoundDocument {
    losses.finish()
    return bound
  }

  private func kind(_ element: Int) -> ElementName? { ElementName(rawValue: kinds[element]) }

  private static func rawValues<Name: LanguageName>(
    of names: [String], among type: Name.Type
  ) -> [UInt8] {
    var table: [String: UInt8] = [:]
    for name in Name.allCases { table[name.spelling] = name.rawValue }
    return names.map { table[$0] ?? BoundDocument.refused }
  }

  // MARK: Elements

  mutating func bindRoot() -> Bool {
    let root = tree.elements[0]
    guard elementNames[Int(root.name)] == ElementName.menuet.rawValue else {
      sink.report(UnknownElement.root(tree))
      return false
    }
    if root.namespace != .menuet {
      // What is left of a broken tag does not tell.
      if root.namespace != .undeclared, !root.isDamaged {
        sink.report(MissingNamespace.finding(tree))
      }
      mistakenNamespace = root.namespace
    }
    bind(0, as: .menuet)
    return true
  }

  mutating func bindElement(_ element: Int) {
    let name = languageName(of: element)
    endUnclosedParents(of: element, name)
    guard let parent = parentKind(of: element) else { return }
    guard let name, Vocabulary.allows(name, in: parent) else {
      if let meant = refuse(element, name, in: parent) {
        bind(element, as: meant, isMeant: true)
      } else {
        losses.add(tree, element)
      }
      return
    }
    if parent == .submenu, showsMenu(element: Int(tree.elements[element].parent)) {
      refuseContent(element)
      return
    }
    if isSurplus(element, name, in: parent) {
      refuse(element, name, in: parent)
      losses.add(tree, element)
      return
    }
    if mayConfuse(element, name),
      let mistake = PlaceMistake(tree, element, name, in: parent, among: placeable)
    {
      bind(mistake)
    } else {
      bind(element, as: name)
    }
  }

  /// Returns whether an element may declare where it should refer, or the other way round.
  private func mayConfuse(_ element: Int, _ name: ElementName) -> Bool {
    let isAlone = tree.elements[element].attributeCount == 1
    let isControl = isAlone && PlaceMistake.controls.contains(name)
    guard name == .item || isControl || PlaceMistake.declaring.contains(name) else {
      return false
    }
    var (hasID, hasRef) = (false, false)
    for index in tree.elements[element].attributeIndices {
      let attribute = attributeNames[Int(tree.attributes[index].name)]
      hasID = hasID || attribute == AttributeName.id.rawValue
      hasRef = hasRef || attribute == AttributeName.ref.rawValue
    }
    guard hasID != hasRef else { return false }
    return name == .item || isControl ? hasID : isAlone || hasRef
  }

  /// The element around another one, as far as it can be told.
  private func parentKind(of element: Int) -> ElementName? {
    if !meantParents.isEmpty, let meant = meantParents[element] { return meant }
    let parent = Int(tree.elements[element].parent)
    return parent < 0 ? nil : kind(parent)
  }

  /// The element's name, if it is one of the language.
  private func languageName(of element: Int) -> ElementName? {
    let syntax = tree.elements[element]
    return isOurs(syntax.namespace) ? ElementName(rawValue: elementNames[Int(syntax.name)]) : nil
  }

  /// Returns whether this is a namespace whose elements are taken for those of the language.
  private func isOurs(_ namespace: SyntaxTree.Namespace) -> Bool {
    // A prefix that nothing declares has been reported; most likely ours was meant.
    namespace == .menuet || namespace == .undeclared || namespace == mistakenNamespace
  }

  /// Ends elements without an end tag before a child that they cannot hold but an element around
  /// them can: the end tag is missing there.
  private mutating func endUnclosedParents(of element: Int, _ name: ElementName?) {
    var parent = Int(tree.elements[element].parent)
    guard let name, tree.elements[parent].isUnclosed else { return }
    if let meant = meantParents[parent], Vocabulary.allows(name, in: meant) {
      tree.endElement(parent, before: element)
      meantParents[element] = meant
      return
    }
    var unclosed: [Int] = []
    while parent > 0, tree.elements[parent].isUnclosed, !allows(name, in: parent) {
      unclosed.append(parent)
      parent = Int(tree.elements[parent].parent)
    }
    guard allows(name, in: parent) else { return }
    for parent in unclosed {
      tree.endElement(parent, before: element)
      if kind(parent) == .menuBar { menuBarEnd = element }
    }
  }

  private func allows(_ name: ElementName, in element: Int) -> Bool {
    kind(element).map { Vocabulary.allows(name, in: $0) } ?? false
  }

  /// Returns whether the parent holds one element of that name at most, and has it before this one.
  private func isSurplus(_ element: Int, _ name: ElementName, in parent: ElementName) -> Bool {
    guard Vocabulary.allowsOneOnly(name, in: parent) else { return false }
    let parent = Int(tree.elements[element].parent)
    for sibling in tree.children(of: parent) {
      if sibling >= element { return false }
      if kinds[sibling] == name.rawValue { return true }
    }
    return false
  }

  /// Returns whether an element shows a menu from elsewhere.
  private func showsMenu(element: Int) -> Bool {
    tree.elements[element].attributeIndices.contains {
      attributes[$0] == AttributeName.ref.rawValue
    }
  }

  /// Refuses what stands in a submenu that shows another menu; the first child is blamed for all.
  private mutating func refuseContent(_ element: Int) {
    losses.add(tree, element)
    guard element == Int(tree.elements[element].parent) + 1 else { return }
    sink.report(MisplacedElement.insideReference(element, in: tree))
  }

  private func hasChild(of element: Int, among names: ElementSet) -> Bool {
    tree.children(of: element).contains { languageName(of: $0).map(names.contains) ?? false }
  }

  /// Reports an element that may not stand where it does. Gives the one that was meant, if the finding
  /// knows it: its content is looked at as if it were written.
  @discardableResult
  private mutating func refuse(
    _ element: Int, _ name: ElementName?, in parent: ElementName
  ) -> ElementName? {
    let syntax = tree.elements[element]
    // A name that the reader has reported is not looked up again.
    guard name != nil || !(syntax.isDamaged || syntax.namespace == .undeclared) else { return nil }
    let misplaced = MisplacedElement(
      bound: bound, element: element, name: name, parent: parent,
      isForeign: !isOurs(syntax.namespace), languageName: languageName(of:),
      choices: name == .item ? placeable.choices : [])
    guard let finding = misplaced.finding else { return nil }
    sink.report(finding)
    // One of the language's own elements is where it does not belong, whatever else it may become.
    guard name == nil, finding.rule == UnknownElement.info.id, let fixIt = finding.fixIts.first,
      fixIt.isSafe, let spelling = fixIt.edits.first?.replacement,
      let meant = Vocabulary.spec(parent).children.members.first(where: { $0.spelling == spelling }
      ),
      !isSurplus(element, meant, in: parent),
      parent != .submenu || !showsMenu(element: Int(syntax.parent))
    else { return nil }
    return meant
  }

  /// - Parameters:
  ///   - isMeant: True for an element that is written otherwise. What it lacks is no matter before
  ///     that is mended.
  ///   - reported: An attribute of which a finding speaks already.
  private mutating func bind(
    _ element: Int, as name: ElementName, isMeant: Bool = false, except reported: Int = -1
  ) {
    kinds[element] = name.rawValue
    if name == .menuBar { menuBarEnd = Int(tree.elements[element].subtreeEnd) }
    let facts = self.facts(of: name)
    let places = self.places(of: element)
    hasUnmatched = isMeant
    var written = NameSet<AttributeName>()
    for index in tree.elements[element].attributeIndices where index != reported {
      let bound =
        bindQuickly(index, of: name)
        ? AttributeName(rawValue: attributeNames[Int(tree.attributes[index].name)])
        : bindAttribute(index, of: element, facts.spec, places)
      if let bound { written.insert(bound) }
    }
    if tree.elements[element].isDamaged {
      if facts.spec.attribute(.id) != nil, !written.contains(.id) {
        losses.addWords(tree, element)
      }
    } else if !facts.areMet(by: written, in: places) {
      checkRequirements(element, facts.spec, written, places)
    }
    if name == .option { noteLoss(ofOption: element) }
  }

  /// An option without a usable title is not built, but conditions may name it.
  private mutating func noteLoss(ofOption element: Int) {
    var id: Int?
    for index in tree.elements[element].attributeIndices {
      if attributes[index] == AttributeName.title.rawValue { return }
      if attributes[index] == AttributeName.id.rawValue { id = index }
    }
    if let id { losses.names.insert(tree.value(of: id)) }
  }

  private mutating func facts(of name: ElementName) -> ElementFacts {
    if let facts = facts[Int(name.rawValue)] { return facts }
    let made = ElementFacts(Vocabulary.spec(name))
    facts[Int(name.rawValue)] = made
    return made
  }

  /// The places in which an element stands, for attributes that apply in some places only.
  private func places(of element: Int) -> AttributePlace {
    Vocabulary.places(in: parentKind(of: element), inMenuBar: element < menuBarEnd)
  }

  // MARK: Other mistakes of elements

  /// The elements anywhere in the file that an item may refer to, by their ids. A document without
  /// mistakes does not ask for them.
  private var placeable: PlaceableNames {
    mutating get {
      if let knownPlaceable { return knownPlaceable }
      let names = PlaceableNames(tree) { languageName(of: $0) }
      knownPlaceable = names
      return names
    }
  }

  /// Reports the end tags without a start tag. Where it is sure which one is missing, what should
  /// stand behind it is bound as if it were there.
  mutating func bindStrayEndTags() {
    for end in tree.strayEndTags {
      let lost = LostStartTag(end, in: tree) { languageName(of: $0) }
      for child in lost?.content ?? [] { meantParents[child] = lost?.name }
      sink.report(tree.finding(of: end, fixIt: lost?.fixIt))
    }
  }

  /// Binds an element that declares where it should refer, or the other way round, as what was meant.
  private mutating func bind(_ mistake: PlaceMistake) {
    sink.report(mistake.finding)
    let element = mistake.element
    bind(element, as: mistake.meant ?? mistake.name, isMeant: true, except: mistake.attribute)
    guard let name = mistake.meantAttribute,
      let spec = Vocabulary.spec(mistake.meant ?? mistake.name).attribute(name)
    else {
      if mistake.meant == nil { losses.names.insert(tree.value(of: mistake.attribute)) }
      return
    }
    recover(mistake.attribute, spec, tree.value(of: mistake.attribute))
  }

  // MARK: Attributes

  /// Binds an attribute whose value can be accepted by its bytes alone, as most can. Gives false where
  /// more has to be looked at.
  private mutating func bindQuickly(_ index: Int, of element: ElementName) -> Bool {
    let syntax = tree.attributes[index]
    let name = attributeNames[Int(syntax.name)]
    guard syntax.namespace == .none, syntax.isVerbatim, !syntax.isDamaged,
      name != BoundDocument.refused,
      syntax.value.count <= parser.limits.titleBytes, syntax.value.start < syntax.value.end
    else { return false }
    let range = tree.source.clamped(syntax.value)
    switch Vocabulary.quickCheck(element, name) {
    case .none: return false
    case .text: guard tree.source.text[range.lowerBound] > 0x20 else { return false }
    case .symbol:
      // The reserved word 'none' has four letters.
      guard range.count != 4, tree.source.text[range.lowerBound] > 0x20 else { return false }
    case .id:
      // The reserved words 'not', 'and' and 'or' have at most three.
      guard range.count > 3, Identifier.isValid(tree.source.text[range]) else { return false }
    case .reference:
      guard tree.source.text[range.lowerBound] > 0x20,
        let spelled = AttributeName(rawValue: name),
        let type = facts(of: element).spec.attribute(spelled)?.type
      else { return false }
      links.append(BoundDocument.Link(attribute: Int32(index), type: type))
    }
    attributes[index] = name
    return true
  }

  /// Binds one attribute; gives the attribute that counts as written.
  private mutating func bindAttribute(
    _ index: Int, of element: Int, _ spec: ElementSpec, _ places: AttributePlace
  ) -> AttributeName? {
    let syntax = tree.attributes[index]
    guard syntax.namespace != .tooling else { return nil }
    let name =
      syntax.namespace == .none
      ? AttributeName(rawValue: attributeNames[Int(syntax.name)]) : nil
    guard let name, let attribute = spec.attribute(name), places.contains(attribute.place) else {
      return refuse(attribute: index, of: element, spec, name, places)
    }
    bindValue(index, attribute, of: element, spec)
    return name
  }

  /// Refuses an attribute; gives the one that was meant, if the finding knows it: it is not missing.
  /// Where that is sure, the attribute is taken for it.
  private mutating func refuse(
    attribute index: Int, of element: Int, _ spec: ElementSpec, _ name: AttributeName?,
    _ places: AttributePlace
  ) -> AttributeName? {
    let syntax = tree.attributes[index]
    defer {
      if attributes[index] == BoundDocument.refused { losses.names.insert(tree.value(of: index)) }
    }
    guard !syntax.isDamaged, syntax.namespace != .undeclared else { return nil }
    if spellings.element != element { spellings = (element, self.spellings(of: element)) }
    let finding = UnknownAttribute(
      tree: tree, attribute: index, owner: element, element: spec, name: name,
      taken: spellings.written, placeable: placeable
    ).finding
    sink.report(finding)
    // One that stands in the wrong place is there all the same.
    if let name, spec.attribute(name) != nil { return name }
    let fixIt = finding.fixIts.first
    let meant = fixIt?.edits.first?.replacement
    guard let meant, let attribute = spec.attributes.first(where: { $0.name.spelling == meant })
    else {
      // A name that the language does not have at all may stand for any attribute.
      if name == nil { hasUnmatched = true }
      return nil
    }
    spellings.written.insert(meant)
    if fixIt?.isSafe ?? false, places.contains(attribute.place) {
      // A second edit is of the value, which the attribute meant spells otherwise.
      let value = fixIt?.edits.dropFirst().first?.replacement ?? tree.value(of: index)
      recover(index, attribute, value)
    }
    return attribute.name
  }

  /// Takes an attribute for the one that was meant, if its value makes sense there.
  private mutating func recover(_ index: Int, _ attribute: AttributeSpec, _ value: String) {
    guard value.utf8.contains(where: { $0 > 0x20 }),
      let number = try? parser.parse(value, as: attribute.type)
    else { return }
    take(index, attribute, number)
    recovered.insert(Int32(index))
  }

  /// Binds an attribute with its value.
  private mutating func take(_ index: Int, _ attribute: AttributeSpec, _ value: Int32) {
    values[index] = value
    attributes[index] = attribute.name.rawValue
    if attribute.type.isLink {
      links.append(BoundDocument.Link(attribute: Int32(index), type: attribute.type))
    }
  }

  /// The names of an element's attributes as they are written.
  private func spellings(of element: Int) -> Set<String> {
    Set(tree.elements[element].attributeIndices.map { tree.names[Int(tree.attributes[$0].name)] })
  }

  private mutating func bindValue(
    _ index: Int, _ attribute: AttributeSpec, of element: Int, _ spec: ElementSpec
  ) {
    guard !tree.attributes[index].isDamaged else {
      return bindDamaged(index, attribute, of: element)
    }
    let value = tree.value(of: index)
    guard value.utf8.contains(where: { $0 > 0x20 }) else {
      attributes[index] = BoundDocument.broken
      let isName =
        attribute.name == .id
        || (attribute.name == .system
          && !spellings(of: element).contains(AttributeName.id.spelling))
      if isName { noteNameless(element, spec) }
      return sink.report(blank(index, attribute, at: element, spec))
    }
    do {
      take(index, attribute, try number(of: value, attribute, in: spec.name))
    } catch var error {
      attributes[index] = BoundDocument.broken
      if attribute.type == .id { propose(&error, for: value, of: element) }
      // Elsewhere the id may be written in the same way, as the remedy has it, or nearly so.
      if attribute.type == .id || attribute.type == .systemCommand {
        losses.add(brokenID: value)
        for fault in error.all { losses.add(brokenID: fault.replacement?.text ?? value) }
        // One without a letter says nothing of what was meant.
        if attribute.name == .id, !value.unicodeScalars.contains(where: \.properties.isAlphabetic) {
          noteNameless(element, spec)
        } else {
          noteTitles(of: element)
        }
      }
      for fault in error.all {
        sink.report(ValueInvalid.finding(fault, attribute: index, of: spec, in: tree))
      }
      // A value kept as a number is never read as it is written, and lists are read with any signs
      // between their words.
      if attribute.type.isKeptAsWords || attribute.type.syntax.isList,
        let mended = error.mended(value)
      {
        recover(index, attribute, mended)
      }
    }
  }

  /// Proposes an id for one that is none: never one that something else has or was told to take.
  private mutating func propose(
    _ faults: inout ValueParser.Faults, for value: String, of element: Int
  ) {
    guard let mended = faults.all.first?.replacement?.text ?? titleID(of: element) else { return }
    let parent = languageName(of: element) == .option ? Int(tree.elements[element].parent) : nil
    let title = titleID(of: element)
    let proposal = proposals.take([mended] + [title].compactMap { $0 }, in: parent, of: tree)
    faults.replaceAll(by: proposal)
  }

  /// The id that the title of an element makes; `nil` where it makes none.
  private func titleID(of element: Int) -> String? {
    let title = tree.text(of: AttributeName.title.spelling, at: element)
    let slug = Identifier.slug(title ?? "")
    return slug.isEmpty || Identifier.reserved.contains(slug) ? nil : slug
  }

  /// The number under which a value is kept.
  private mutating func number(
    of value: String, _ attribute: AttributeSpec, in element: ElementName
  ) throws(ValueParser.Faults) -> Int32 {
    switch attribute.type {
    // Nothing is to be read there, or no two are equal.
    case .text, .name, .names, .path, .id, .condition, .reference, .references:
      return try parser.parse(value, as: attribute.type)
    default: break
    }
    let key = AcceptedValue(element: element, attribute: attribute.name, text: value)
    if let number = accepted[key] { return number }
    let number = try parser.parse(value, as: attribute.type)
    accepted[key] = number
    return number
  }

  /// Notes an element that needs an id and has none.
  private mutating func noteNameless(_ element: Int, _ spec: ElementSpec) {
    let slugs = noteTitles(of: element)
    guard let kinds = Declarations.kinds(of: spec.name) else { return }
    let parent = Int(tree.elements[element].parent)
    let isApart = Declarations.isPurelyReferred(spec.name, in: parent < 0 ? nil : kind(parent))
    losses.nameless.append(
      BoundDocument.Nameless(kinds: kinds, slugs: slugs, isApart: isApart))
  }

  /// Notes the titles of an element without a usable id, and gives them as ids: references go by them
  /// more often than not.
  @discardableResult
  private mutating func noteTitles(of element: Int) -> [String] {
    let slugs = tree.elements[element].attributeIndices.filter { index in
      let name = AttributeName(rawValue: attributeNames[Int(tree.attributes[index].name)])
      return name == .title || name == .onTitle || name == .offTitle
    }.map { Identifier.slug(tree.value(of: $0)) }
    for slug in slugs { losses.add(brokenID: slug) }
    return slugs
  }

  /// The mistake in a value without a visible character.
  private func blank(
    _ index: Int, _ attribute: AttributeSpec, at element: Int, _ spec: ElementSpec
  ) -> Diagnostic {
    switch attribute.type {
    case .detents: SheetDetentsEmpty.finding(attribute: index, in: tree)
    case .condition: ConditionSyntax.blank(attribute: index, in: tree)
    case .shortcut: ShortcutSyntax.blank(attribute: index, in: tree)
    case .typeCounts: UnknownExtensionContent.blank(attribute: index, in: tree)
    default:
      isNeeded(attribute, at: element, spec)
        ? MissingAttribute.blank(attribute, of: spec, at: index, in: tree)
        : ValueInvalid.blank(attribute, of: spec, at: index, in: tree)
    }
  }

  /// Returns whether an element needs an attribute, in view of the others that it has.
  private func isNeeded(_ attribute: AttributeSpec, at element: Int, _ spec: ElementSpec) -> Bool {
    if attribute.isRequired { return true }
    let names = tree.elements[element].attributeIndices.map {
      AttributeName(rawValue: attributeNames[Int(tree.attributes[$0].name)])
    }
    let places = places(of: element)
    let hasNoOther = spec.requirements.contains { requirement in
      guard case .anyOf(let choices, let place) = requirement else { return false }
      return choices.contains(attribute.name) && places.contains(place)
        && !choices.contains { $0 != attribute.name && names.contains($0) }
    }
    return hasNoOther
      || dependsOnWord(attribute.name, of: spec.name) { word in
        let index = tree.elements[element].attributeIndices.first {
          tree.names[Int(tree.attributes[$0].name)] == word.spelling
        }
        return index.map { tree.value(of: $0) }
      }
  }

  /// Returns whether the word in another attribute of an element asks for an attribute.
  private func dependsOnWord(
    _ name: AttributeName, of element: ElementName, value: (AttributeName) -> String?
  ) -> Bool {
    let forms = [ToggleForm.title, .pair].map(\.rawValue)
    let places = [RelativePosition.before, .after].map(\.rawValue)
    switch (element, name) {
    case (.toggle, .title):
      if let form = value(.form) { return !forms.contains(form) }
      return value(.onTitle) == nil || value(.offTitle) == nil
    case (.toggle, .onTitle), (.toggle, .offTitle): return forms.contains(value(.form) ?? "")
    case (.extend, .anchor): return places.contains(value(.position) ?? "")
    default: return false
    }
  }

  /// Takes a value that the reader had to guess, if it makes sense. References are not followed.
  private mutating func bindDamaged(_ index: Int, _ attribute: AttributeSpec, of element: Int) {
    attributes[index] = BoundDocument.broken
    if attribute.type == .id { losses.addWords(tree, element) }
    let text = tree.value(of: index)
    guard !attribute.type.isLink, text.utf8.contains(where: { $0 > 0x20 }),
      let value = try? parser.parse(text, as: attribute.type)
    else { return }
    values[index] = value
    attributes[index] = attribute.name.rawValue
  }

  private mutating func checkRequirements(
    _ element: Int, _ spec: ElementSpec, _ written: NameSet<AttributeName>, _ places: AttributePlace
  ) {
    var missing = spec.required.filter { !written.contains($0) }.map { [$0] }
    for requirement in spec.requirements {
      switch requirement {
      case .anyOf(let names, let place):
        guard places.contains(place), !names.contains(where: written.contains) else { continue }
        missing.append(names)
      case .atMostOne(let names):
        let both = names.filter(written.contains)
        guard both.count > 1 else { continue }
        sink.report(ValueInvalid.exclusive(both, at: element, in: bound))
      case .instead(let children, let name):
        // The content of a submenu that shows another menu is refused where it comes.
        guard name != .ref, written.contains(name), hasChild(of: element, among: children) else {
          continue
        }
        sink.report(ValueInvalid.exclusive(name, children, at: element, in: bound))
      }
    }
    if missing.contains(where: { $0.contains(.id) }) { noteNameless(element, spec) }
    guard !missing.isEmpty, !hasUnmatched else { return }
    sink.report(MissingAttribute.finding(missing, of: spec, at: element, in: tree))
  }

  // MARK: Everything else

  mutating func reportTexts() {
    for text in tree.texts
    where !text.isDamaged && text.parent >= 0
      && kinds[Int(text.parent)] != BoundDocument.refused
    {
      sink.report(TextNotAllowed.finding(text, in: tree))
    }
  }

  /// Reads `<?menuet-allow rule-id?>` for the element behind each.
  mutating func bindAllowances(of rules: RuleNames) {
    for instruction in tree.instructions {
      let target = tree.source.string(instruction.target)
      guard target == "menuet-allow" else {
        // Instructions of other tools are no matter here.
        if target.lowercased().hasPrefix("menuet") {
          sink.report(
            ValueInvalid.unknownInstruction(target, at: tree.location(instruction.target)))
        }
        continue
      }
      let next = Int(instruction.nextElement)
      var data = tree.source.string(instruction.data)
      if WordTokens.hasSigns(data) {
        sink.report(ValueInvalid.signsInAllowance(instruction.data, in: tree))
        data = WordTokens.withoutSigns(data)
      }
      if WordTokens.tokens(of: data).isEmpty {
        sink.report(ValueInvalid.missingRule(at: tree.location(instruction.target)))
      }
      for (word, range) in WordTokens.tokens(of: data) {
        let start = Int(instruction.data.start)
        let location = tree.location(
          ByteRange(start + range.lowerBound, start + range.upperBound))
        guard let rule = rules[word] else {
          sink.report(ValueInvalid.unknownRule(word, among: rules, at: location))
          continue
        }
        guard !rule.isStructural else {
          sink.report(ValueInvalid.structuralRule(word, at: location))
          continue
        }
        guard tree.elements.indices.contains(next) else { continue }
        sink.allow(
          RuleAllowance(rule: rule.id, location: tree.location(tree.elements[next].range)))
      }
    }
  }
}

/// A value with what it was accepted for.
private struct AcceptedValue: Hashable {
  let element: ElementName
  let attribute: AttributeName
  let text: String
}

/// An element of the language with what its attributes owe each other as sets, so that the elements
/// of which nothing is missing, which are nearly all, are told by a few operations on bits.
///
/// A class, because copying the specification for each element would copy its arrays.
private final class ElementFacts {
  let spec: ElementSpec
  private let required: NameSet<AttributeName>
  private let anyOf: [(names: NameSet<AttributeName>, place: AttributePlace)]
  private let atMostOne: [NameSet<AttributeName>]
  /// The attributes that exclude elements inside, at which one has to look.
  private let excluding: NameSet<AttributeName>

  init(_ spec: ElementSpec) {
    self.spec = spec
    required = NameSet(spec.required)
    var anyOf: [(names: NameSet<AttributeName>, place: AttributePlace)] = []
    var atMostOne: [NameSet<AttributeName>] = []
    var excluding = NameSet<AttributeName>()
    for requirement in spec.requirements {
      switch requirement {
      case .anyOf(let names, let place): anyOf.append((NameSet(names), place))
      case .atMostOne(let names): atMostOne.append(NameSet(names))
      case .instead(_, let name): excluding.insert(name)
      }
    }
    self.excluding = excluding
    self.anyOf = anyOf
    self.atMostOne = atMostOne
  }

  /// Returns whether the attributes that an element has are for certain as the language demands.
  func areMet(by written: NameSet<AttributeName>, in places: AttributePlace) -> Bool {
    guard required.subtracting(written).isEmpty,
      excluding.common(with: written) == 0
    else { return false }
    for requirement in anyOf where places.contains(requirement.place) {
      if requirement.names.common(with: written) == 0 { return false }
    }
    for names in atMostOne where names.common(with: written) > 1 { return false }
    return true
  }
}

extension AttributeType {
  /// Indicates whether its values are words of the language, of which a document keeps the numbers.
  fileprivate var isKeptAsWords: Bool {
    switch self {
    case .word, .words, .boolean, .systemCommand: true
    default: false
    }
  }
}
