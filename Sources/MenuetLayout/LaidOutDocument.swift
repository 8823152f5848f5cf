package import MenuetModel

/// A document with its layouts, and the context that they hold in.
package struct LaidOutDocument: Sendable, Hashable {
  /// The document with the layouts of its menus and toolbars.
  package let document: Document
  /// The same as people see it: with the standard menus that the system adds to its menu bars, where the
  /// engine was to add them.
  package let shown: Document
  package let context: LayoutContext
  /// The laws that a layout breaks, each with the toolbar: an internal fault. Always empty in
  /// release builds, which do not look.
  package let brokenLaws: [String]

  /// - Parameter standardMenus: With their layouts.
  package init(
    document: Document, standardMenus: StandardMenus? = nil, context: LayoutContext,
    brokenLaws: [String] = []
  ) {
    shown = standardMenus.map(document.adding) ?? document
    self.document = document
    self.context = context
    self.brokenLaws = brokenLaws
  }

  private init(_ other: LaidOutDocument, name: String) {
    var (document, shown) = (other.document, other.shown)
    document.name = name
    shown.name = name
    self.document = document
    self.shown = shown
    context = other.context
    brokenLaws = other.brokenLaws
  }

  /// The same under another name, which no layout depends on.
  package func named(_ name: String) -> LaidOutDocument { LaidOutDocument(self, name: name) }
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
