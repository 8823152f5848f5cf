import MenuetModel
import MenuetSource

/// Flags slow data of which nobody knows how much there is.
struct DragNoSize: Rule {
  static let info = RuleInfo(
    id: "drag-no-size", .dragAndDrop, .warning, fix: .unsafe,
    "data that takes long tells its progress, or its size at least",
    guideline: .dragAndDrop(
      "provide progress for a long transfer, or the total size for an estimate"),
    why: """
      The destination shows people how long the rest will take. Without progress and size it can only
      say that something is coming.
      """,
    example: """
      - <drag-source id="movie-drag" for="MovieCell" transfer="§slow§" file-provider="true">
      + <drag-source id="movie-drag" for="MovieCell" transfer="slow" file-provider="true"
      +   progress="true">
          <representation type="public.mpeg-4"/>
        </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.size, .progress))

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.transfer != .instant, !source.progress, source.size == nil else { return }
    report(
      "data that takes long tells its progress, or its size at least", at: .transfer,
      of: source.source,
      fix: context.setting(
        .progress, of: source.source, to: "true", "say that it tells its progress"))
  }
}
