import MenuetModel
import MenuetSource

extension RegionControl {
  /// True for the standard text controls, which bring drag and drop along.
  var isStandardText: Bool { [.textField, .textView, .searchField].contains(self) }

  /// True for a control that shows many things side by side.
  var isCollection: Bool { [.list, .table, .grid, .collection].contains(self) }
}

extension DragSource {
  /// True on a control that brings drag and drop along.
  var isOnStandardText: Bool { region?.control.isStandardText ?? false }
}

extension DropTarget {
  /// True on a control that brings drag and drop along.
  var isOnStandardText: Bool { region?.control.isStandardText ?? false }
}

extension RuleContext {
  /// True for a region whose control brings drag and drop along, or whose control was refused and may.
  func mayBringDragAndDrop(_ region: ContentRegion?) -> Bool {
    region.map { $0.control.isStandardText || mayLack(.control, on: $0.source) } ?? false
  }
}

extension ContentRegion {
  /// What the region counts as inside of: a container, else the document, that is its view.
  var containerKey: String { container.map { "region \($0)" } ?? "view \(view ?? "")" }
}

extension ContentRegion {
  /// True for text that people edit in a control of the app's own.
  var isCustomTextEditor: Bool { kind == .text && control == .custom && editable }
}

/// The regions for which there is a drag source, or a drop target.
struct RegionCoverage {
  private var covered: Set<String> = []
  /// The regions that have one themselves, or stand inside one that has.
  private var own: Set<String> = []
  /// The views with something for a kind of item that the document does not describe: what it is for
  /// may be in any of their regions.
  private var openViews: Set<String> = []

  init(
    _ document: Document,
    dragAndDrop: [(target: String, region: ContentRegion?, view: String?)]
  ) {
    let parents = Dictionary(
      document.regions.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    for (_, region, view) in dragAndDrop {
      guard let region else {
        openViews.insert(view ?? "")
        continue
      }
      own.insert(region.id)
      // What is inside a region is part of it.
      var ancestor: String? = region.id
      while let id = ancestor, covered.insert(id).inserted { ancestor = parents[id] ?? nil }
    }
    // What is for a region is for all in it; the outer regions stand first.
    for region in document.regions {
      if let parent = region.parent, own.contains(parent) { own.insert(region.id) }
    }
    covered.formUnion(own)
  }

  func covers(_ region: ContentRegion) -> Bool {
    covered.contains(region.id) || openViews.contains(region.view ?? "")
  }
}

/// The drag sources of a document by what they offer, so that each drop target finds its own without
/// a look at all.
struct DragSourceIndex {
  private let document: Document
  private let types: ContentTypes
  /// For each type the sources that offer it or a kind of it, in document order, one for each
  /// container and collection.
  private var offers: [String: [Int]] = [:]

  /// The sources of a type that are kept. More tell a rule nothing new.
  private static let mostSources = 16

  init(_ document: Document, types: ContentTypes) {
    self.document = document
    self.types = types
    var seen: Set<[String]> = []
    for (index, source) in document.dragSources.enumerated() {
      let place = source.region.map { [$0.containerKey, $0.collection ?? ""] } ?? [source.target]
      let offered = source.representations.reduce(into: Set<String>()) {
        $0.formUnion(types.closure(of: $1.type))
      }
      for type in offered.sorted() where seen.insert([type] + place).inserted {
        guard offers[type, default: []].count < Self.mostSources else { continue }
        offers[type, default: []].append(index)
      }
    }
  }

  /// The sources of which a drop target takes something, in document order.
  func sources(for target: DropTarget) -> [DragSource] {
    let indices = Set(target.accepts.flatMap { offers[$0.type] ?? [] })
    return indices.sorted().map { document.dragSources[$0] }
  }
}

extension RuleContext {
  /// True on a control that brings drag and drop along; also where the name of one is misspelt, as far
  /// as anyone can tell: a name that no region has may live in the app.
  func isOnStandardText(_ target: String, _ region: ContentRegion?) -> Bool {
    if let region { return region.control.isStandardText }
    let fields = document.regions.filter(\.control.isStandardText)
    return NearMiss.best(for: target, in: fields.map { $0.id }) != nil
  }

  /// True where a source and a target provably stand in one container, `nil` where nobody knows: one
  /// of them is for a view of the app that the document does not describe.
  func shareContainer(_ source: DragSource, _ target: DropTarget) -> Bool? {
    if source.target == target.target { return true }
    guard let first = source.region, let second = target.region else { return nil }
    return first.containerKey == second.containerKey
  }

  /// True where something in the document performs a standard command.
  func places(_ system: SystemCommand) -> Bool {
    if document.fillsIn(system) { return true }
    // The system's own edit menu brings them wherever the app has one.
    if [.cut, .copy, .paste].contains(system), !document.editMenus.isEmpty { return true }
    let title = TitleWords(system.facts.title)
    return walk.placements.contains { placement in
      guard let command = document.command(of: placement.item) else { return false }
      // A command that works like the standard one has its shortcut, or its title.
      return command.system == system || command.shortcut?.spelling == system.facts.shortcut
        || (titles.areEnglish && words(of: placement.item).isLike(title))
    }
  }

  /// True where things of the app are put in another place, as the pieces on a board are: a drag takes
  /// back what a drag did, and nothing is copied.
  func movesOwnThings(_ target: DropTarget) -> Bool {
    target.operation == .move && staysInApp(target)
  }

  /// True where all that is taken is of types that the app itself offers, and that are not the system's.
  func takesFromItself(_ target: DropTarget) -> Bool {
    // What was not understood may be of that kind.
    if mayLackParts(target.source) || written.hasNameless(.dragSource) { return true }
    return !target.accepts.isEmpty && target.accepts.allSatisfy { draggedTypes.isOffered($0.type) }
  }

  /// True where nothing comes from another app, nor could.
  func staysInApp(_ target: DropTarget) -> Bool {
    !target.accepts.isEmpty && target.accepts.allSatisfy { draggedTypes.stays($0.type) }
  }

  /// What a finding on an accepted type points at.
  func location(ofAccept index: Int, of target: DropTarget) -> SourceLocation {
    let accept = target.accepts[index]
    return accept.source.node == target.source.node
      ? location(ofWord: index, in: .accepts, of: target.source)
      : location(.type, of: accept.source)
  }
}

/// The types that are dragged and dropped in a document, but those of the system, which every app knows.
struct DraggedTypes {
  /// Those that a drag within the app offers, and those that other apps are offered too.
  private var inside: Set<String> = []
  private var outside: Set<String> = []
  /// Those that the app declares for other apps.
  private var exported: Set<String> = []
  /// Those that some place takes, and those that some place copies.
  private var taken: Set<String> = []
  private var copied: Set<String> = []

  init(_ document: Document) {
    let types = ContentTypes(document)
    for source in document.dragSources {
      for form in source.representations where !types.isOfSystem(form.type) {
        if source.scope == .app { inside.insert(form.type) } else { outside.insert(form.type) }
      }
    }
    for type in document.types where type.exported { exported.insert(type.id) }
    for target in document.dropTargets {
      for accept in target.accepts {
        taken.insert(accept.type)
        if target.operation != .move { copied.insert(accept.type) }
      }
    }
  }

  /// True for a type of which only this app knows: what is dragged offers it, and where other apps are
  /// offered it too, no declaration tells them what it is.
  func stays(_ type: String) -> Bool {
    outside.contains(type) ? !exported.contains(type) : inside.contains(type)
  }

  /// True for a type that is moved from place to place and never copied.
  func isMoved(_ type: String) -> Bool {
    stays(type) && taken.contains(type) && !copied.contains(type)
  }

  /// True for a type that what is dragged in the app offers.
  func isOffered(_ type: String) -> Bool { inside.contains(type) || outside.contains(type) }

  /// True for a type that other apps are offered.
  func leaves(_ type: String) -> Bool { outside.contains(type) }
}
