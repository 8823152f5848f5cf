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

  /// Compares two versions.
  ///
  /// - Parameter frameworks: Those whose generated code is compared.
  package init(
    from old: ComparedVersion, to new: ComparedVersion, frameworks: [Framework] = Framework.allCases
  ) {
    let before = InventoryBuilder.inventory(of: old.document)
    let written = InventoryBuilder.inventory(of: new.document)
    var mapping = RenameFinder.mapping(from: before, to: written)
    var after =
      mapping.isEmpty ? written : InventoryBuilder.inventory(of: new.document, mapping)
    let aligned = SectionAlignment.add(to: mapping, from: before, to: after)
    if aligned.count != mapping.count {
      mapping = aligned
      after = InventoryBuilder.inventory(of: new.document, mapping)
    }
    changes = ChangeFinder.changes(from: before, to: after, mapping)
    widths = WidthChange.changes(from: old, to: new, mapping)
    // Words have no part in names, and code is the most work of all.
    let isOfWords = changes.allSatisfy(\.isOfWords)
    interface =
      isOfWords
      ? []
      : InterfaceChange.changes(
        from: old, to: new, frameworks: frameworks,
        NameMapping(
          from: before, to: after, documents: (old.document.name, new.document.name)))
  }
}
