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
  ///   - performer: What does the work on each of the versions.
  package init(
    from old: ComparedVersion, to new: ComparedVersion,
    frameworks: [Framework] = Framework.allCases, by performer: some WorkPerformer = InTurn()
  ) {
    let inventories = performer.results(
      of: [old, new].map { version in
        { InventoryBuilder.inventory(of: version.document) }
      })
    let (before, written) = (inventories[0], inventories[1])
    var mapping = RenameFinder.mapping(from: before, to: written)
    var after =
      switch mapping.spaces {
      case []: written
      // The ids of surfaces stand in the keys of what has none.
      case [.commands]: written.renamed(by: mapping)
      default: InventoryBuilder.inventory(of: new.document, mapping)
      }
    let aligned = SectionAlignment.add(to: mapping, from: before, to: after)
    if aligned.count != mapping.count {
      mapping = aligned
      after = InventoryBuilder.inventory(of: new.document, mapping)
    }
    changes = ChangeFinder.changes(from: before, to: after, mapping)
    widths = WidthChange.changes(from: old, to: new, mapping)
    // Words have no part in names, and code is the most work of all.
    guard !changes.allSatisfy(\.isOfWords) else {
      interface = []
      lists = [inventories, after]
      return
    }
    let interfaces = performer.results(
      of: [old, new].map { version in
        { version.interfaces(for: frameworks) }
      })
    let names = NameMapping(
      from: before, to: after, documents: (old.document.name, new.document.name))
    interface = InterfaceChange.changes(
      from: interfaces[0], to: interfaces[1], frameworks: frameworks, names)
    lists = [inventories, after, interfaces]
  }
}

/// Does pieces of work that need nothing of each other.
package protocol WorkPerformer {
  /// The results of all pieces, in their order.
  func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value]
}

/// Does one piece of work after the other.
package struct InTurn: WorkPerformer {
  package init() {}

  package func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value] {
    work.map { $0() }
  }
}
