package import MenuetModel

/// A document with its layouts, and the context that they hold in.
package struct LaidOutDocument: Sendable, Hashable {
  /// The document with the layouts of its menus and toolbars filled in.
  package let document: Document
  package let context: LayoutContext
  /// The laws that a layout breaks, each with the toolbar: an internal fault. Always empty in
  /// release builds, which do not look.
  package let brokenLaws: [String]
  /// The labels of menus that do not fit, in the order of the layout.
  package let truncatedLabels: [TruncatedLabel]

  package init(
    document: Document, context: LayoutContext, brokenLaws: [String] = [],
    truncatedLabels: [TruncatedLabel] = []
  ) {
    self.truncatedLabels = truncatedLabels
    self.document = document
    self.context = context
    self.brokenLaws = brokenLaws
  }
}

/// The forms of menus that are computed.
package enum LayoutSelection: Sendable, Hashable {
  /// None: only toolbars are laid out.
  case toolbars
  /// Of every menu the one that its `layout` asks for.
  case declared
  /// Of every menu that takes a `layout`, all three.
  case all
}
