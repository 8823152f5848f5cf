import MenuetModel
import MenuetSource
import MenuetXML

/// Content that `extend` adds to surfaces declared elsewhere.
struct Extensions {
  /// The content that one `extend` adds at one place.
  struct Addition {
    var position: RelativePosition
    /// The child beside which it stands, for `before` and `after`.
    var anchor: NodeID?
    var content: [BoundNode]
  }

  /// The additions to each element, in document order.
  private var additions: [NodeID: [Addition]] = [:]
  /// Everything that an `extend` may name, once somebody has asked.
  var targets: NameIndex?
  /// How many ids may still be compared with targets that were not found: the first thousands of
  /// remedies are enough.
  var comparisons = 1_000_000

  mutating func add(_ addition: Addition, to target: NodeID) {
    additions[target, default: []].append(addition)
  }

  /// The children of an element with everything that was added to it. Additions at one place keep
  /// document order.
  func children(of node: BoundNode) -> [BoundNode] {
    guard !additions.isEmpty, let additions = additions[node.id] else {
      return Array(node.children)
    }
    var first: [BoundNode] = []
    var last: [BoundNode] = []
    var before: [NodeID: [BoundNode]] = [:]
    var after: [NodeID: [BoundNode]] = [:]
    for addition in additions {
      switch (addition.position, addition.anchor) {
      case (.first, _): first += addition.content
      case (.before, let anchor?): before[anchor, default: []] += addition.content
      case (.after, let anchor?): after[anchor, default: []] += addition.content
      default: last += addition.content
      }
    }
    var result = first
    for child in node.children {
      result += before[child.id] ?? []
      result.append(child)
      result += after[child.id] ?? []
    }
    return result + last
  }
}

extension DocumentBuilder {
  /// Finds the target of every `extend`.
  mutating func collectExtensions() {
    for bound in sources {
      for element in bound.kinds.indices
      where bound.kinds[element] == ElementName.extend.rawValue {
        collect(BoundNode(bound, element))
      }
    }
  }

  private mutating func collect(_ node: BoundNode) {
    guard let name = node.text(.target) else { return }
    guard let target = extensionTarget(name) else {
      if isLost(name) { return }
      let location = node.location(.target)
      if let standard = standardTarget(name) {
        sink.report(ExtendTarget.standard(standard, at: location))
      } else if !declarations.nameless.take(name, for: Self.extensibleKinds) {
        sink.report(unknownTarget(name, at: location))
      }
      return
    }
    let isSlot = target.kind == .slot
    guard let holder = isSlot ? target.parent : target else { return }
    if holder.kind == .submenu, let shown = holder.text(.ref) {
      return sink.report(ExtendTarget.shownElsewhere(name, shown, at: node.location(.target)))
    }
    var addition = Extensions.Addition(
      position: node.word(.position) ?? .last, anchor: nil, content: [])
    for child in node.children {
      if Vocabulary.allows(child.kind, in: holder.kind) {
        addition.content.append(child)
      } else {
        sink.report(ExtendTarget.misfit(child, in: holder, target: name))
      }
    }
    let standsBeside = addition.position == .before || addition.position == .after
    if node.has(.anchor), isSlot || (!standsBeside && !node.isRefused(.position)) {
      return sink.report(ExtendTarget.anchorIdle(node, isSlot: isSlot, target: target))
    }
    if isSlot, standsBeside, !node.isRefused(.anchor) {
      return sink.report(ExtendTarget.besideSlot(node, target: target))
    }
    if isSlot {
      // A slot marks a place: what is added stands before it, whatever its position there.
      addition.position = .before
      addition.anchor = target.id
    } else if standsBeside {
      guard let anchor = anchor(of: node, in: holder) else { return }
      addition.anchor = anchor
    }
    extensions.add(addition, to: holder.id)
  }

  /// The mistake in a target that cannot be extended.
  private mutating func unknownTarget(_ name: String, at location: SourceLocation) -> Diagnostic {
    let head = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let toolbar = declaredNode(String(head)).flatMap { $0.kind == .toolbar ? $0 : nil }
    // A region that a toolbar lacks is not another one of it.
    let isRegion =
      toolbar != nil && Self.regions.members.contains { name == "\(head).\($0.spelling)" }
    let meant = isRegion ? nil : affordedTargets()?.best(for: name)
    if meant == nil, let toolbar {
      return ExtendTarget.region(name, of: toolbar, regions: Self.regions, at: location)
    }
    return ExtendTarget.unknown(name, at: location, meant: meant)
  }

  /// Returns whether parts of the documents were refused and the target may be among them.
  private func isLost(_ target: String) -> Bool {
    sources.contains { $0.losses.mayHold(target) }
  }

  /// The element that a target names: a surface or part by its id, a region as `toolbar.center`.
  private func extensionTarget(_ name: String) -> BoundNode? {
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let region = String(name[name.index(after: dot)...])
      guard let toolbar = declaredNode(String(name[..<dot])), toolbar.kind == .toolbar else {
        return nil
      }
      return toolbar.children.first { $0.kind.spelling == region && Self.regions.contains($0.kind) }
    }
    guard let node = declaredNode(name), Self.extensible.contains(node.kind) else { return nil }
    return node
  }

  /// The standard menu of a menu bar that was most likely meant by a target: `edit`,
  /// `standard-edit`, or `bar-edit` as the menu is called where the system brings it.
  private func standardTarget(_ name: String) -> StandardTarget? {
    for bound in sources {
      for element in bound.kinds.indices
      where bound.kinds[element] == ElementName.menuBar.rawValue {
        let bar = BoundNode(bound, element)
        let meant = StandardMenu.allCases.first { standard in
          [standard.rawValue, "standard-\(standard)", "\(bar.text(.id) ?? "")-\(standard)"]
            .contains(name)
        }
        guard let meant, !meant.systemCommands.isEmpty || bar.holds(meant) else { continue }
        let isFree = declarations.surfaces[meant.rawValue] == nil
        return StandardTarget(
          name: name, menu: meant, bar: bar, freeID: isFree ? meant.rawValue : nil)
      }
    }
    return nil
  }

  private static let regions: ElementSet = [.leading, .center, .trailing]
  /// The kinds of declarations that can be targets.
  private static let extensibleKinds: ReferenceKinds = [.menu, .part]
  private static let extensible: ElementSet = [
    .menu, .submenu, .section, .group, .slot, .contextMenu, .pullDownButton, .documentMenu,
    .menuBar, .editMenu,
  ]

  /// Returns whether an `extend` may name an element of a kind.
  static func mayBeExtended(_ element: ElementName) -> Bool {
    extensible.contains(element) || regions.contains(element) || element == .toolbar
  }

  /// The names that an unknown target is compared with.
  private mutating func affordedTargets() -> NameIndex? {
    guard extensions.comparisons > 0 else { return nil }
    let targets = extensions.targets ?? NameIndex(extensionTargets)
    extensions.targets = targets
    extensions.comparisons -= targets.count
    return targets
  }

  /// Everything that an `extend` may name.
  private var extensionTargets: [String] {
    declarations.surfaces.keys.sorted().flatMap { id -> [String] in
      guard let node = declaredNode(id) else { return [] }
      if node.kind == .toolbar {
        return node.children.filter { Self.regions.contains($0.kind) }
          .map { "\(id).\($0.kind.spelling)" }
      }
      return Self.extensible.contains(node.kind) ? [id] : []
    }
  }

  private mutating func anchor(of node: BoundNode, in holder: BoundNode) -> NodeID? {
    guard let name = node.text(.anchor) else {
      if !node.isRefused(.anchor) { sink.report(ExtendTarget.anchorMissing(node)) }
      return nil
    }
    let names = holder.children.map { $0.bound.anchorName($0.element) ?? "" }
    guard let index = names.firstIndex(of: name) else {
      let meant = NearMiss.best(for: name, in: names.filter { !$0.isEmpty })
      let isExplained = holder.hasNamelessChild && !NearMiss.isSlip(name, for: meant)
      if isExplained || isLost(name) { return nil }
      sink.report(
        ExtendTarget.unknownAnchor(
          name, at: node.location(.anchor), candidates: names, target: holder))
      return nil
    }
    return Array(holder.children)[index].id
  }
}

/// A standard menu that an `extend` names though it has no such id.
struct StandardTarget {
  /// The target as it is written.
  let name: String
  let menu: StandardMenu
  /// The menu bar that has the menu, written or from the system.
  let bar: BoundNode
  /// An id for the menu that nothing else has.
  let freeID: String?

  /// The menu, where the document writes it.
  var written: BoundNode? { bar.menu(menu) }

  /// Where the menu would stand: behind the standard menus that come before it, and Window and Help
  /// behind all; `nil` in a bar without an end tag.
  var place: SourceLocation? {
    let bar = bar.bound.tree.elements[self.bar.element]
    guard bar.end > bar.tag.end else { return nil }
    let order = StandardMenu.allCases
    let rank = order.firstIndex(of: menu) ?? 0
    let before = self.bar.children.filter { child in
      let standard: StandardMenu? = child.word(.standard)
      return standard.flatMap { order.firstIndex(of: $0) }.map { $0 < rank }
        ?? (menu == .window || menu == .help)
    }
    let tree = self.bar.bound.tree
    let end = before.last.map { tree.elements[$0.element].end } ?? bar.tag.end
    return tree.location(ByteRange(start: end, end: end))
  }
}

extension BoundNode {
  /// The menu of a menu bar that stands for a standard one.
  fileprivate func menu(_ standard: StandardMenu) -> BoundNode? {
    children.first { $0.kind == .menu && $0.word(.standard) == standard }
  }

  fileprivate func holds(_ standard: StandardMenu) -> Bool { menu(standard) != nil }

  /// Indicates whether a child was refused, or has no usable name where it needs one.
  fileprivate var hasNamelessChild: Bool {
    bound.tree.children(of: element).contains { child in
      !bound.isBuilt(child)
        || (bound.mayLack(.id, child) && !bound.has(.ref, child) && !bound.has(.system, child))
    }
  }

  /// The element around this one.
  var parent: BoundNode? {
    let index = Int(bound.tree.elements[element].parent)
    return index < 0 ? nil : BoundNode(bound, index)
  }
}

/// Remedies for an extension that names a standard menu by a name that it has not.
extension StandardTarget {
  /// Names the menu by its id, or gives it one.
  func naming(_ menu: BoundNode, at location: SourceLocation) -> FixIt {
    if let id = menu.text(.id) {
      return FixIt("write '\(id)'", edits: [SourceEdit(location, id)])
    }
    guard let id = freeID else { return FixIt("give it an id, and name that") }
    let end = menu.head.range.end
    return FixIt(
      "give it an id  id=\"\(id)\"",
      edits: rename(to: id, at: location) + [
        SourceEdit(
          SourceLocation(file: menu.head.file, range: ByteRange(start: end, end: end)),
          " id=\"\(id)\"")
      ])
  }

  /// Writes the menu with what the system would put into it.
  func writing(at location: SourceLocation) -> FixIt {
    let advice = "write the menu with the standard commands that it keeps"
    guard let id = freeID, let place else { return FixIt(advice) }
    func spelling(_ element: ElementName) -> String {
      bar.bound.tree.name(element.spelling, beside: bar.element)
    }
    let groups = menu.systemCommands.map { group in
      group.map { "<\(spelling(.command)) system=\"\($0.rawValue)\"/>" }.joined(separator: " ")
    }
    let tag = "<\(spelling(.menu)) standard=\"\(menu.rawValue)\" id=\"\(id)\">"
    let content = groups.joined(separator: " <\(spelling(.separator))/> ")
    let text = "\(tag) \(content) </\(spelling(.menu))>"
    return FixIt(
      "\(advice)  \(tag)", edits: rename(to: id, at: location) + [SourceEdit(place, text)])
  }

  private func rename(to id: String, at location: SourceLocation) -> [SourceEdit] {
    name == id ? [] : [SourceEdit(location, id)]
  }
}
