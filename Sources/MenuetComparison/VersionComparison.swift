import MenuetGeneration
package import MenuetLayout
package import MenuetModel

/// One of two versions of a document that are compared.
package struct ComparedVersion: Sendable {
  package let document: Document
  /// The metrics of a platform; `nil` for those built in.
  package let metrics: (@Sendable (Platform) -> MetricSet)?

  package init(_ document: Document, metrics: (@Sendable (Platform) -> MetricSet)? = nil) {
    self.document = document
    self.metrics = metrics
  }

  func context(_ platform: Platform) -> LayoutContext {
    LayoutContext(platform: platform, locale: document.language, metrics: metrics?(platform))
  }
}

/// The difference of two versions of a document in meaning.
package struct VersionComparison: Sendable {
  /// What the author changed, in the order of the earlier version; what is new comes where it stands in
  /// the later one.
  package let changes: [Change]
  /// Where units of toolbars are shown at other widths than before.
  package let widths: [WidthChange]
  /// The declarations of generated code that are other than before.
  package let interface: [InterfaceChange]
  /// The lists of both versions. Taking them apart takes a tenth of comparing: whoever ends soon keeps
  /// them until then.
  private var lists: [any Sendable] = []

  /// Indicates whether nothing has changed.
  package var isEmpty: Bool { changes.isEmpty && widths.isEmpty && interface.isEmpty }

  /// Indicates whether code of an app may not compile any more that compiled before.
  package var isBreaking: Bool { interface.contains { $0.isBreaking } }

  /// No difference.
  package static let none = VersionComparison(changes: [], widths: [], interface: [])

  init(changes: [Change], widths: [WidthChange], interface: [InterfaceChange]) {
    self.changes = changes
    self.widths = widths
    self.interface = interface
  }

  /// Hands out the lists of both versions, and keeps them no longer.
  package mutating func takeLists() -> [any Sendable] {
    defer { lists = [] }
    return lists
  }

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - frameworks: Those whose generated code is compared, each once.
  ///   - performer: It does the work that can be done at a time.
  package init(
    from old: ComparedVersion, to new: ComparedVersion,
    frameworks: [Framework] = Framework.allCases, by performer: some WorkPerformer = InTurn()
  ) {
    let versions = [old, new].map { version in
      performer.once { InventoryBuilder.inventory(of: version.document) }
    }
    let aligned = performer.once { AlignedVersions(versions[0](), versions[1]()) }
    let code = [old, new].map { version in
      performer.once { version.interfaces(for: frameworks) }
    }
    let found = ChangeFinder.Piece.all.map { piece in
      performer.once {
        ChangeFinder.changes(
          piece, from: aligned().before, to: aligned().after, aligned().mapping)
      }
    }
    let bars = performer.once { WidthChange.changes(from: old, to: new, aligned().mapping) }
    let names = performer.once {
      NameMapping(
        from: aligned().before, to: aligned().after,
        documents: (old.document.name, new.document.name))
    }
    let listing: [@Sendable () -> Void] = versions.map { version in { _ = version() } }
    let finding: [@Sendable () -> Void] = found.map { changes in { _ = changes() } }
    // Words have no part in names, and code is the most work of all: unless commands came or went, it is
    // asked for behind the changes, which may be of words alone.
    let hasSameCommands = Self.haveSameCommands(old.document, new.document)
    if hasSameCommands { _ = performer.results(of: listing + finding) }
    let isOfWords = hasSameCommands && found.allSatisfy { $0().allSatisfy(\.isOfWords) }
    if !isOfWords {
      // Code takes longest and waits for nothing: that of one version comes first, lest both be left at
      // the end.
      _ = performer.results(
        of: [{ _ = code[0]() }] + listing
          + [{ _ = aligned() }, { _ = code[1]() }, { _ = names() }, { _ = bars() }] + finding)
    }
    changes = found.flatMap { $0() }
    widths = bars()
    lists = [versions.map { $0() }, aligned()]
    if isOfWords {
      interface = []
    } else {
      let comparison = InterfaceComparison(
        from: code[0](), to: code[1](), frameworks: frameworks, names())
      interface = comparison.changes(performer.results(of: comparison.pieces))
      lists += [code[0](), code[1](), names()] as [any Sendable]
    }
  }

  /// Returns whether two documents have commands of the same ids, in whatever order.
  private static func haveSameCommands(_ old: Document, _ new: Document) -> Bool {
    let ids = (old: old.commands.map(\.id), new: new.commands.map(\.id))
    // Most stand in one order, and sets take their time.
    return ids.old == ids.new
      || ids.old.count == ids.new.count && Set(ids.old).isSuperset(of: ids.new)
  }
}

/// Two versions of a document under the keys of the earlier one.
private struct AlignedVersions: Sendable {
  let before: Inventory
  let after: Inventory
  let mapping: IDMapping

  init(
    _ old: (content: Inventory, names: PartNames), _ new: (content: Inventory, names: PartNames)
  ) {
    before = old.content
    var (names, later) = (old.names, new.content)
    later.share(names.insert(new.names))
    var renames = RenameFinder.mapping(from: before, to: later, names)
    let renamed = later.renamed(by: renames.earlierKeys())
    // The earlier keys that renames gave stay as they are: no later part has one for its own.
    var sections = SectionAlignment.mapping(from: before, to: renamed, besides: renames)
    after = renamed.renamed(by: sections.earlierKeys())
    mapping = renames.adding(sections)
  }
}

/// Does pieces of work.
package protocol WorkPerformer: Sendable {
  /// The results of all pieces, in their order; a piece may ask for what is done once.
  func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value]

  /// The result of a piece of work that is done once, at the latest when its result is asked for.
  func once<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> @Sendable () -> Value
}

/// Does one piece of work after the other.
package struct InTurn: WorkPerformer {
  package init() {}

  package func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value] {
    work.map { $0() }
  }

  package func once<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) -> @Sendable () -> Value {
    let known = Known(work)
    return { known.value }
  }

  /// Not checked: one thread alone asks.
  private final class Known<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private(set) lazy var value = work()

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }
  }
}
