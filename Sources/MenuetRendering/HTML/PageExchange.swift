import MenuetModel

/// The drags and the drops of a document, and what becomes of each drag on each target.
///
/// The operations are those that generated code decides on: UIKit's on a touch screen, AppKit's on a Mac.
struct PageExchange {
  private let regions: PageRegions
  private let types: ContentTypes
  private let alerts: Set<String>
  private let isDesktop: Bool
  /// The kinds of content that people drag in from other apps.
  private let foreign: [Foreign]

  init(_ regions: PageRegions, of document: Document, isDesktop: Bool) {
    self.regions = regions
    self.isDesktop = isDesktop
    types = ContentTypes(document)
    alerts = Set(document.alerts.map(\.id))
    foreign = Self.foreign(taken: regions.partners.targets, types)
  }

  var values: PageValue {
    [
      "drags": .list(regions.partners.sources.map(drag)),
      "outside": .list(
        foreign.map {
          ["id": .text($0.id), "title": .text($0.title), "symbol": .symbol($0.symbol)]
        }),
      "drops": .list(regions.partners.targets.map(drop)),
    ]
  }

  // MARK: Drags

  private func drag(_ source: DragSource) -> PageValue {
    let moves = source.allows.contains(.move)
    return [
      "id": .text(source.id), "title": .text(regions.words(of: source.target)),
      "type": source.representations.first.map { .text($0.type) },
      "multiple": .flag(source.multiple), "stays": .flag(source.scope == .app),
      "slow": .flag(source.transfer != .instant),
      "opacity": source.preview == .custom ? .number(source.previewOpacity) : nil,
      "onMove": moves ? source.onMove.map { .text($0) } : nil,
    ]
  }

  /// A kind of content of other apps.
  private struct Foreign {
    let id: String
    let title: String
    let symbol: String
    /// The types in which it comes, the richest first.
    let types: [String]
  }

  private static let known: [Foreign] = [
    Foreign(
      id: "text", title: "Text", symbol: "text.alignleft", types: ["public.utf8-plain-text"]),
    Foreign(
      id: "rich-text", title: "Rich Text", symbol: "textformat",
      types: ["public.rtf", "public.utf8-plain-text"]),
    Foreign(id: "image", title: "Image", symbol: "photo", types: ["public.png", "public.jpeg"]),
    Foreign(id: "pdf", title: "PDF", symbol: "doc", types: ["com.adobe.pdf"]),
    Foreign(
      id: "movie", title: "Movie", symbol: "video",
      types: ["com.apple.quicktime-movie", "public.mpeg-4"]),
    Foreign(
      id: "sound", title: "Sound", symbol: "music.note",
      types: ["public.mpeg-4-audio", "public.mp3"]),
    Foreign(id: "contact", title: "Contact", symbol: "person", types: ["public.vcard"]),
    Foreign(
      id: "web-page", title: "Web Page", symbol: "globe",
      types: ["public.url", "public.html", "public.utf8-plain-text"]),
    Foreign(
      id: "file", title: "File", symbol: "doc",
      types: ["public.file-url", "public.data", "public.item"]),
  ]

  /// The kinds of content of other apps that some target takes; a type that none of the usual ones has is
  /// a kind of its own.
  private static func foreign(taken targets: [DropTarget], _ types: ContentTypes) -> [Foreign] {
    var kinds = known
    let targets = targets.filter { $0.scope != .app }
    var seen: Set<String> = []
    for accept in targets.flatMap(\.accepts) where seen.insert(accept.type).inserted {
      let isKnown = kinds.contains { types.isKind($0.types, of: accept.type) }
      if isKnown { continue }
      let name = accept.type.split(separator: ".").last.map { String($0).spacedWords }
      kinds.append(
        Foreign(
          id: accept.type, title: accept.declaration?.title ?? name ?? accept.type, symbol: "doc",
          types: [accept.type]))
    }
    return kinds.filter { kind in
      targets.contains { target in target.accepts.contains { types.isKind(kind.types, of: $0.type) }
      }
    }
  }

  // MARK: Drops

  private func drop(_ target: DropTarget) -> PageValue {
    let ownSources = Set(regions.partners.ownSources(of: target).map(\.id))
    var origins: [PageValue] = regions.partners.sources.compactMap { source in
      guard target.scope != .external else { return nil }
      let operations = operations(
        on: target, of: source, isOwn: ownSources.contains(source.id))
      return origin(source.id, source.representations.map(\.type), on: target, operations)
    }
    if target.scope != .app {
      origins += foreign.compactMap { kind in
        origin(kind.id, kind.types, on: target, operations(on: target), isForeign: true)
      }
    }
    let isOnList = target.region?.control.isCollection ?? false
    let asks = target.confirm.map { !isDesktop || alerts.contains($0) } ?? false
    return [
      "id": .text(target.id), "title": .text(regions.words(of: target.target)),
      "from": .list(origins), "single": .flag(!target.multiple),
      "highlights": .flag(target.feedback == .highlight),
      "mark": mark(of: target, isOnList: isOnList),
      "own": isDesktop ? nil : .list(ownSources.sorted().map { .text($0) }),
      "rivals": .list(regions.partners.rivals(of: target).map { .text($0.id) }),
      "placeholder": .flag(target.placeholder && isOnList),
      "inline": .flag(target.progress == .inline),
      "zone": target.autoScroll == .edges ? .number(target.autoScrollZone) : nil,
      "springs": .flag(target.springLoaded), "starts": target.starts.map { .text($0) },
      "status": target.status.map { .text(regions.words(of: $0)) },
      "failure": target.onFailure.map { .text($0) },
      "handler": target.failureHandler.map { .text($0) },
      "confirm": asks ? target.confirm.map { .text($0) } : nil, "undo": .flag(target.undo),
    ]
  }

  /// How a target shows where a drop would go: tables and collections of a touch screen make room.
  private func mark(of target: DropTarget, isOnList: Bool) -> PageValue? {
    if target.feedback == .animate { return "animate" }
    if target.gap { return "gap" }
    guard target.feedback == .insertion else { return nil }
    return isOnList && !isDesktop ? "gap" : "line"
  }

  private typealias Operations = (usual: DropOperation?, copying: DropOperation?)

  /// The operations of a drag inside the app: the usual one, and that while the Option key of a Mac is
  /// held.
  private func operations(
    on target: DropTarget, of source: DragSource, isOwn: Bool
  ) -> Operations {
    guard isDesktop else {
      let moves = source.allows.contains(.move) && (target.operation == .move || isOwn)
      let operation = moves ? DropOperation.move : .copy
      return (operation, operation)
    }
    let copies = source.allows.contains(.copy) && [.auto, .copy].contains(target.operation)
    let moves = source.allows.contains(.move) && [.auto, .move].contains(target.operation)
    return (moves ? .move : copies ? .copy : nil, copies ? .copy : nil)
  }

  /// The operations of a drag of another app, which allows everything.
  private func operations(on target: DropTarget) -> Operations {
    let isCopy = !isDesktop || [.auto, .copy].contains(target.operation)
    return isCopy ? (.copy, .copy) : (target.operation, nil)
  }

  /// The first type that the target takes and the drag has, with the operations; `nil` where the target
  /// takes nothing of it.
  private func origin(
    _ source: String, _ offered: [String], on target: DropTarget, _ operations: Operations,
    isForeign: Bool = false
  ) -> PageValue? {
    let first = target.accepts.first { types.isKind(offered, of: $0.type) }
    guard let accept = first, operations.usual != nil || operations.copying != nil else {
      return nil
    }
    let isText = types.isText(accept.type) == true
    return [
      "source": .text(source), "type": .text(accept.type), "foreign": .flag(isForeign),
      "operation": operations.usual.map { .text($0.rawValue) },
      "copying": operations.copying.map { .text($0.rawValue) },
      "take": .list(accept.take.map { .text($0) }),
      "restyled": .flag(isText && !target.keepsTextStyle),
    ]
  }
}

extension ContentTypes {
  /// Returns whether one of some types is another one, or a kind of it.
  fileprivate func isKind(_ offered: [String], of type: String) -> Bool {
    offered.contains { closure(of: $0).contains(type) }
  }
}
