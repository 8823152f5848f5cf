import MenuetModel
import MenuetSource

/// Notes a region in which several things can be selected and one dragged.
struct DragSingleItem: Rule {
  static let info = RuleInfo(
    id: "drag-single-item", .dragAndDrop, .note, fix: .unsafe,
    "where several things can be selected, several can be dragged",
    guideline: .dragAndDrop("consider letting people drag several items at once"),
    why: """
      People select ten photos and expect to carry all of them. With one finger they drag, with
      another they tap to add.
      """,
    example: """
        <region id="photos" title="Photos" kind="photo" control="grid" selection="multiple">
      -   §<drag-source§ id="photo-drag"><representation type="public.png"/></drag-source>
      +   <drag-source id="photo-drag" multiple="true">
      +     <representation type="public.png"/>
      +   </drag-source>
        </region>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.region?.selection == .multiple, !source.multiple, !source.isOnStandardText else {
      return
    }
    report(
      "several things can be selected in '\(source.target)', and one can be dragged", at: .multiple,
      of: source.source, fix: .set("true", "let several be dragged"))
  }
}
