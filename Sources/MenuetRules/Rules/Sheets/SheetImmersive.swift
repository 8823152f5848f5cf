import MenuetModel
import MenuetSource

/// Flags a sheet that shows content which deserves the whole screen.
struct SheetImmersive: Rule {
  static let info = RuleInfo(
    id: "sheet-immersive", .sheets, .warning,
    "immersive content covers the screen rather than stand in a sheet",
    guideline: .sheets("show videos, photos and the camera in a full-screen modal view"),
    why: """
      A sheet keeps the view behind it in sight, which distracts from a video or a camera. On the
      whole screen people see nothing else.
      """,
    example: """
      - <sheet id="scanner" title="Scan" content="§camera§"/>
      + <cover id="scanner" title="Scan" content="camera"/>
        <button id="scan" title="Scan…" presents="scanner"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.content != .standard else { return }
    report(
      "immersive content covers the screen rather than stand in a sheet", at: .content,
      of: sheet.source, fix: "make it a cover  <cover id=\"\(sheet.id)\" …>")
  }
}
