import MenuetModel
import MenuetSource

/// Flags slow data that the app itself has to bring while it is dragged elsewhere.
struct DragNoFileProvider: Rule {
  static let info = RuleInfo(
    id: "drag-no-file-provider", .dragAndDrop, .warning, fix: .unsafe,
    "a File Provider extension brings data that takes long",
    guideline: .dragAndDrop("use a File Provider extension for large files and slow transfers"),
    why: """
      After the drop people go on in the other app, and the system may end this one. An extension goes
      on with the transfer; on the Mac a file promise does.
      """,
    example: """
      - <drag-source id="movie-drag" for="MovieCell" transfer="§download§" progress="true">
      + <drag-source id="movie-drag" for="MovieCell" transfer="download" progress="true"
      +   file-provider="true">
          <representation type="public.mpeg-4"/>
        </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.fileProvider))

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.transfer != .instant, source.scope == .system, !source.fileProvider,
      !source.platforms.isDisjoint(with: .touched)
    else { return }
    report(
      "a File Provider extension brings data that takes long", at: .transfer, of: source.source,
      fix: context.setting(
        .fileProvider, of: source.source, to: "true", "say that an extension brings it"))
  }
}
