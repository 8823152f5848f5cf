import MenuetLayout
import MenuetModel

/// The regions of a document on a platform, with what is dragged out of them and dropped into them.
struct PageRegions: Sendable {
  let partners: DragPartners
  private let platform: PlatformSet
  private let inner: [String: [ContentRegion]]
  private let regions: [String: ContentRegion]
  /// The ids of drag sources, drop targets and menus, by what they are for.
  private let drags: [String: [String]]
  private let drops: [String: [String]]
  private let menus: [String: [String]]
  private let editMenus: [String: [String]]

  init(_ document: Document, on platform: Platform) {
    let platform = PlatformSet(platform)
    self.platform = platform
    partners = DragPartners(document, on: platform)
    let shown = document.regions.filter { $0.platforms.contains(platform) }
    inner = Dictionary(grouping: shown.filter { $0.parent != nil }) { $0.parent ?? "" }
    regions = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    drags = Dictionary(grouping: partners.sources, by: \.target).mapValues { $0.map(\.id) }
    drops = Dictionary(grouping: partners.targets, by: \.target).mapValues { $0.map(\.id) }
    menus = Dictionary(
      grouping: document.contextMenus.filter { $0.platforms.contains(platform) }, by: \.target
    ).mapValues { $0.map(\.id) }
    editMenus = Dictionary(
      grouping: document.editMenus.filter { $0.platforms.contains(platform) }, by: \.target
    ).mapValues { $0.map(\.id) }
  }

  /// The words of what something is for: the title of a region, else its name in the app as words.
  func words(of target: String) -> String {
    regions[target]?.title ?? target.spacedWords
  }

  /// The drags out of something, and the drops on it.
  func exchange(of target: String) -> PageValue {
    [
      "drags": .list((drags[target] ?? []).map { .text($0) }),
      "drops": .list((drops[target] ?? []).map { .text($0) }),
    ]
  }

  /// The first context menu for something.
  func menu(for target: String) -> String? { menus[target]?.first }

  /// Returns whether a menu for something stands in its region, whose first it is.
  func isInRegion(_ id: String, of target: String) -> Bool {
    regions[target] != nil && (menus[target]?.first == id || editMenus[target]?.first == id)
  }

  /// A region with everything in it.
  func value(of region: ContentRegion, _ sketch: RegionSketch) -> PageValue {
    var members: PageValue = [
      "region": .text(region.control.rawValue), "kind": .text(region.kind.rawValue),
      "id": .text(region.id), "label": .text(words(of: region.id)),
      "title": sketch.name.map { _ in .text(words(of: region.id)) },
      "symbol": PageValue.symbol(named: sketch.picture),
      "height": region.height.map { .number($0) },
      "selection": region.selection == .none ? nil : .text(region.selection.rawValue),
      "edits": .flag(region.takesInput), "scrolls": .flag(region.scrollable),
      "menu": menus[region.id]?.first.map { .text($0) },
      "editMenu": editMenus[region.id]?.first.map { .text($0) },
    ]
    members += exchange(of: region.id)
    return members
  }

  /// The regions directly in another one, in document order.
  func regions(in region: ContentRegion) -> [ContentRegion] { inner[region.id] ?? [] }
}

extension PageBuilder {
  /// A region, with those in it.
  func region(_ region: ContentRegion) -> PageValue {
    var members = regions.value(of: region, drawers[0].sketch(of: region))
    members += ["parts": .list(regions.regions(in: region).map { self.region($0) })]
    return members
  }

  // MARK: Views

  /// The parts of the content of a view, in document order: regions, controls, and rows of the kinds
  /// that menus and drags are for.
  ///
  /// - Parameter view: Its id; `nil` for what stands in no view.
  func parts(of view: String?) -> PageValue {
    let platform = PlatformSet(context.platform)
    var parts: [(source: SourceReference, part: PageValue)] = []
    func add(
      _ id: String, in other: String?, on platforms: PlatformSet, _ source: SourceReference
    ) {
      guard other == view, platforms.contains(platform) else { return }
      parts.append((source, ["surface": .text(id)]))
    }
    for button in document.buttons {
      add(button.id, in: button.view, on: button.item.platforms, button.source)
    }
    for button in document.popUpButtons {
      add(button.id, in: button.view, on: button.platforms, button.source)
    }
    for button in document.pullDownButtons {
      add(button.id, in: button.view, on: button.platforms, button.source)
    }
    for control in document.segmentedControls {
      add(control.id, in: control.view, on: control.platforms, control.source)
    }
    let isOfView = view.flatMap { regions.menu(for: $0) }
    for menu in document.contextMenus
    where !regions.isInRegion(menu.id, of: menu.target) && menu.id != isOfView {
      add(menu.id, in: menu.view, on: menu.platforms, menu.source)
    }
    for menu in document.editMenus where !regions.isInRegion(menu.id, of: menu.target) {
      add(menu.id, in: menu.view, on: menu.platforms, menu.source)
    }
    for region in document.regions
    where region.view == view && region.presentation == nil && region.parent == nil
      && region.platforms.contains(platform)
    {
      parts.append((region.source, self.region(region)))
    }
    parts += rows(in: view)
    parts.sort {
      ($0.source.node.file, $0.source.node.element) < ($1.source.node.file, $1.source.node.element)
    }
    return .list(parts.map(\.part))
  }

  /// The rows of kinds that drags alone are for: no region and no menu shows them.
  private func rows(in view: String?) -> [(source: SourceReference, part: PageValue)] {
    let platform = PlatformSet(context.platform)
    let ends: [(target: String, view: String?, source: SourceReference)] =
      regions.partners.sources.filter { $0.region == nil }.map { ($0.target, $0.view, $0.source) }
      + regions.partners.targets.filter { $0.region == nil }.map { ($0.target, $0.view, $0.source) }
    var seen = Set(
      document.contextMenus.filter { $0.platforms.contains(platform) }.map(\.target))
    return ends.compactMap { end in
      guard end.view == view, seen.insert(end.target).inserted else { return nil }
      var row: PageValue = [
        "region": "row", "kind": "custom", "id": .text(end.target),
        "label": .text(regions.words(of: end.target)),
      ]
      row += regions.exchange(of: end.target)
      return (end.source, row)
    }
  }
}

extension String {
  /// A name in code as words: `Note Row` for `NoteRow`.
  var spacedWords: String {
    var words = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      if "-_. ".contains(character) {
        if !words.isEmpty, words.last != " " { words.append(" ") }
        continue
      }
      let previous = index > 0 ? characters[index - 1] : " "
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let startsWord =
        character.isUppercase
        && (previous.isLowercase || previous.isNumber || (previous.isUppercase && next.isLowercase))
      if startsWord, words.last != " " { words.append(" ") }
      let isFirst = words.isEmpty || words.last == " "
      words += isFirst ? character.uppercased() : String(character)
    }
    return words.last == " " ? String(words.dropLast()) : words
  }
}
