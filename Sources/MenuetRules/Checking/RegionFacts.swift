import MenuetModel
import MenuetSource

extension RuleContext {
  /// The first element of a kind directly inside another, as `<name`.
  func firstChild(of source: SourceReference, named name: ElementName) -> SourceLocation? {
    written.children(source.node, named: name).first.map { written.head($0) }
  }
}
