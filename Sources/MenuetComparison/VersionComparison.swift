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
  ///   - frameworks: Those whose generated code is compared.
  ///   - performer: It does the work that can be done at a time.
  package init(
    from old: ComparedVersion, to new: ComparedVersion,
    frameworks: [Framework] = Framework.allCases, by performer: some WorkPerformer = InTurn()
  ) {
    let inventories = performer.results(
      of: [old, new].map { version in
        { InventoryBuilder.inventory(of: version.document) }
      })
    let finder = RenameFinder(from: inventories[0], to: inventories[1])
    let align = { @Sendable in AlignedVersions(inventories, of: new.document, by: finder) }
    let interfaces = [old, new].map { version in
      { @Sendable in version.interfaces(for: frameworks) }
    }
    func compare(_ versions: AlignedVersions) -> @Sendable () -> ([Change], [WidthChange]) {
      {
        (
          ChangeFinder.changes(from: versions.before, to: versions.after, versions.mapping),
          WidthChange.changes(from: old, to: new, versions.mapping)
        )
      }
    }
    func compare(
      _ versions: AlignedVersions, _ interfaces: [[GeneratedInterface?]]
    ) -> @Sendable () -> [InterfaceChange] {
      {
        let names = NameMapping(
          from: versions.before, to: versions.after,
          documents: (old.document.name, new.document.name))
        return InterfaceChange.changes(
          from: interfaces[0], to: interfaces[1], frameworks: frameworks, names)
      }
    }
    if finder.hasSameIDs {
      let versions = align()
      (changes, widths) = compare(versions)()
      // Words have no part in names, and code is the most work of all.
      let isOfWords = changes.allSatisfy(\.isOfWords)
      let interfaces = isOfWords ? [] : performer.results(of: interfaces)
      interface = isOfWords ? [] : compare(versions, interfaces)()
      lists = [inventories, versions, interfaces]
    } else {
      // Other ids are other names.
      let (versions, interfaces) = performer.results(of: align, and: interfaces)
      let ((changes, widths), interface) = performer.results(
        of: compare(versions), and: [compare(versions, interfaces)])
      (self.changes, self.widths, self.interface) = (changes, widths, interface[0])
      lists = [inventories, versions, interfaces]
    }
  }
}

/// Two versions of a document under the keys of the earlier one.
private struct AlignedVersions: Sendable {
  let before: Inventory
  let after: Inventory
  let mapping: IDMapping

  /// - Parameters:
  ///   - inventories: Both versions, each under its own keys.
  ///   - document: The later version.
  init(_ inventories: [Inventory], of document: Document, by finder: RenameFinder) {
    before = inventories[0]
    let written = inventories[1]
    let mapping = finder.result()
    let after =
      switch mapping.spaces {
      case []: written
      // The ids of surfaces stand in the keys of what has none.
      case .commands: written.renamed(by: mapping)
      default: InventoryBuilder.inventory(of: document, mapping)
      }
    let aligned = SectionAlignment.add(to: mapping, from: before, to: after)
    self.mapping = aligned
    self.after =
      aligned.count == mapping.count ? after : InventoryBuilder.inventory(of: document, aligned)
  }
}

/// Does pieces of work that need nothing of each other.
package protocol WorkPerformer {
  /// The results of all pieces, in their order.
  func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value]
}

extension WorkPerformer {
  /// The result of a piece of work, and those of further ones that need nothing of it.
  func results<First: Sendable, Value: Sendable>(
    of first: @escaping @Sendable () -> First, and rest: [@Sendable () -> Value]
  ) -> (First, [Value]) {
    typealias Piece = @Sendable () -> (First?, Value?)
    let others = rest.map { piece -> Piece in { (nil, piece()) } }
    let all = results(of: [{ (first(), nil) }] + others)
    return (all[0].0 ?? first(), all.compactMap { $0.1 })
  }
}

/// Does one piece of work after the other.
package struct InTurn: WorkPerformer {
  package init() {}

  package func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value] {
    work.map { $0() }
  }
}
