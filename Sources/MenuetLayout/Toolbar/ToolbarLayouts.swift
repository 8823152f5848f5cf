import MenuetModel

/// The layouts of toolbars that were made before, by the contexts that they hold in.
package struct ToolbarLayouts: Sendable {
  private var layouts: [Key: ToolbarLayout] = [:]

  private struct Key: Hashable {
    let toolbar: NodeID
    let context: ContextKey
  }

  package init() {}

  /// The layout of a toolbar in a context of bars; `nil` for one that nobody has made.
  subscript(toolbar: Toolbar, context: ContextKey) -> ToolbarLayout? {
    get { layouts[Key(toolbar: toolbar.source.node, context: context.ofBars)] }
    set { layouts[Key(toolbar: toolbar.source.node, context: context.ofBars)] = newValue }
  }
}
