import MenuetModel
import MenuetSource

/// Flags a zone for scrolling that is empty or that leaves no room to drop.
struct DropAutoscrollZone: Rule {
  static let info = RuleInfo(
    id: "drop-autoscroll-zone", .dragAndDrop, .error,
    "the zones in which a drag scrolls leave room between them",
    guideline: .dragAndDrop("choose how near to an edge a drag scrolls the destination"),
    why: """
      A zone lies at each of two edges. Where both meet there is no place at which people could hold
      the drag still and drop; a zone of nothing never scrolls.
      """,
    example: """
        <region id="letter" kind="text" control="text-view" height="120">
          <drop-target id="letter-drop" scope="app" accepts="public.text" auto-scroll="edges"
      -     auto-scroll-zone="§60§"/>
      +     auto-scroll-zone="24"/>
        </region>
        <button system="undo"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    let isWritten = context.isWritten(.autoScrollZone, on: target.source)
    guard isWritten || target.autoScroll == .edges else { return }
    let zone = target.autoScrollZone
    let message: String
    if zone <= 0 {
      message = "a zone of nothing never scrolls"
    } else if let height = target.region?.height, 2 * zone >= height {
      message = "two zones of \(points(zone)) leave no room in \(points(height)) points"
    } else {
      return
    }
    report(
      message, at: isWritten ? .autoScrollZone : .autoScroll, of: target.source,
      fix: "make the zone smaller than half the region  auto-scroll-zone=\"…\"")
  }

  private func points(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
