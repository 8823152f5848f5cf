import MenuetModel
import MenuetRules
import MenuetSource
import Testing

struct DragAndDropRulesTests {
  private static func drop(_ attributes: String, in region: String = "") -> String {
    let target = #"<drop-target id="t" \#(attributes)/>"#
    return editing + (region.isEmpty ? target : #"<region id="r" \#(region)>\#(target)</region>"#)
  }

  private static func drag(_ forms: String..., attributes: String = #"for="X""#) -> String {
    let parts = forms.map { "<representation \($0)/>" }
    return editing + #"<drag-source id="d" \#(attributes)>\#(parts.joined())</drag-source>"#
  }

  private static let chart = #"<type id="com.e.chart" conforms-to="public.data" exported="true"/>"#
  private static let png = #"type="public.png""#
  private static let jpeg = #"type="public.jpeg""#

  private static let dragging: [PresentationCase] = [
    PresentationCase(
      "drag-empty", "a text view offers its text",
      #"<region id="r" kind="text" control="text-view"><drag-source id="d"/></region>"#),
    PresentationCase(
      "drag-empty", "a form that was refused is there", drag(#"type="png""#)),
    PresentationCase(
      "drag-representation-order", "forms of different kinds are not compared",
      drag(#"type="public.utf8-plain-text""#, png)),
    PresentationCase(
      "drag-representation-order", "unless both say how true they are",
      drag(#"type="public.url" fidelity="plain""#, #"type="public.png" fidelity="lossless""#),
      "public.png"),
    PresentationCase(
      "drag-representation-order", "equal ranks may stand either way",
      drag(#"type="public.tiff""#, #"type="com.microsoft.bmp""#, jpeg)),
    PresentationCase(
      "drag-representation-order", "what depends on the content has no rank",
      drag(#"type="public.heic""#, png)),
    PresentationCase(
      "drag-representation-rank", "a PNG without transparency is lossless",
      drag(#"type="public.png" fidelity="lossless""#)),
    PresentationCase(
      "drag-representation-rank", "but not lossy", drag(#"type="public.png" fidelity="lossy""#),
      "lossy"),
    PresentationCase(
      "drag-native-not-first", "two native forms may stand first",
      chart + #"<type id="com.e.sheet" exported="true"/>"#
        + drag(#"type="com.e.sheet""#, #"type="com.e.chart""#, png)),
    PresentationCase(
      "drag-native-not-first", "an exported type is native by itself",
      chart + drag(png, #"type="com.e.chart""#), "com.e.chart"),
    PresentationCase(
      "drag-native-only", "inside the app it is enough",
      chart + drag(#"type="com.e.chart""#, attributes: #"for="X" scope="app""#)),
    PresentationCase(
      "drag-native-only", "a kind of image is understood elsewhere",
      #"<type id="com.e.raw" conforms-to="public.image" exported="true"/>"#
        + drag(#"type="com.e.raw""#)),
    PresentationCase(
      "type-undeclared", "a declared type must be exported",
      #"<type id="com.e.chart"/>"# + drag(#"type="com.e.chart" fidelity="native""#, png),
      "com.e.chart"),
    PresentationCase(
      "drag-no-size", "a size is enough",
      drag(png, attributes: #"for="X" transfer="slow" size="90000""#)),
    PresentationCase(
      "drag-no-file-provider", "inside the app the app brings it",
      drag(png, attributes: #"for="X" transfer="slow" scope="app""#)),
    PresentationCase(
      "drag-scope-platform", "an iPad reaches other apps",
      drag(png, attributes: #"for="X" scope="system""#), platforms: "ios ipados"),
    PresentationCase(
      "drag-scope-platform", "an iPhone alone does not",
      drag(png, attributes: #"for="X" scope="system""#), "system", platforms: "ios"),
    PresentationCase(
      "drag-preview-opaque", "just under 1 is translucent",
      drag(png, attributes: #"for="X" preview="custom" preview-opacity="0.999""#)),
  ]

  private static let dropping: [PresentationCase] = [
    PresentationCase(
      "drop-accepts-empty", "a text view takes text",
      drop(#"scope="app""#, in: #"kind="text" control="text-field""#)),
    PresentationCase(
      "drop-accepts-order", "types of different kinds are not compared",
      drop(#"for="X" scope="app" accepts="public.plain-text public.png""#)),
    PresentationCase(
      "drop-autoscroll-zone", "44 points at both edges of 88",
      drop(
        #"scope="app" accepts="public.png" auto-scroll="edges""#, in: #"height="88""#), "edges"),
    PresentationCase(
      "drop-autoscroll-zone", "44 points at both edges of 89",
      drop(#"scope="app" accepts="public.png" auto-scroll="edges""#, in: #"height="89""#)),
    PresentationCase(
      "drop-autoscroll-zone", "no zone at all",
      drop(#"for="X" scope="app" accepts="public.png" auto-scroll-zone="0""#), "0"),
    PresentationCase(
      "drop-text-style-kind", "what nobody knows may be text",
      drop(#"for="X" scope="app" accepts="public.png com.e.document" text-style="source""#)),
    PresentationCase(
      "drop-confirm-no-cancel", "a role is as good as the system's command",
      """
      \(drop(#"for="X" scope="app" accepts="public.png" confirm="a""#))
      <alert id="a" title="Post?"><command id="c" title="Keep" role="cancel"/></alert>
      """),
    PresentationCase(
      "drop-confirm-no-cancel", "the system closes a share sheet",
      drop(#"for="X" scope="app" accepts="public.png" confirm="v""#)
        + #"<activity-view id="v"/>"#),
    PresentationCase(
      "drop-no-highlight", "inside one container the answer may be missing",
      """
      \(editing)<region id="r" container="true">
      <drag-source id="d"><representation type="public.png"/></drag-source>
      <drop-target id="t" scope="app" accepts="public.image" feedback="none"/></region>
      """),
    PresentationCase(
      "drop-no-highlight", "between two it may not",
      """
      \(editing)<region id="q" container="true">
      <drag-source id="d"><representation type="public.png"/></drag-source></region>
      <region id="r" container="true">
      <drop-target id="t" scope="app" accepts="public.image" feedback="none"/></region>
      """, "none"),
    PresentationCase(
      "drop-operation-mismatch", "regions of one collection move",
      """
      \(editing)<region id="q" container="true" collection="tasks">
      <drag-source id="d"><representation type="public.png"/></drag-source></region>
      <region id="r" container="true" collection="tasks">
      <drop-target id="t" scope="app" accepts="public.image" operation="move"/></region>
      """),
    PresentationCase(
      "drop-operation-mismatch", "regions of two do not",
      """
      \(editing)<region id="q" container="true" collection="tasks">
      <drag-source id="d"><representation type="public.png"/></drag-source></region>
      <region id="r" container="true">
      <drop-target id="t" scope="app" accepts="public.image" operation="move"/></region>
      """, "move"),
    PresentationCase(
      "drop-operation-mismatch", "a reason is an answer",
      """
      \(editing)<region id="r" container="true">
      <drag-source id="d" allows="copy move" on-move="m">
      <representation type="public.png"/></drag-source>
      <drop-target id="t" scope="app" accepts="public.image" operation="copy"
      operation-reason="Stamps are used again and again."/></region>
      """),
    PresentationCase(
      "drop-operation-mismatch", "what does not fit is not dropped",
      """
      \(editing)<region id="r" container="true">
      <drag-source id="d" allows="copy move" on-move="m">
      <representation type="public.url"/></drag-source>
      <drop-target id="t" scope="app" accepts="public.image" operation="copy"/></region>
      """),
    PresentationCase(
      "drop-nested-overlap", "what takes other content does not compete",
      """
      \(editing)<region id="q"><drop-target id="s" scope="app" accepts="public.text"/>
      <region id="r"><drop-target id="t" scope="app" accepts="public.image"/></region></region>
      """),
    PresentationCase(
      "drop-nested-overlap", "nor does what is on other platforms",
      """
      \(editing)<region id="q"><drop-target id="s" scope="app" accepts="public.png" platforms="ios"/>
      <region id="r"><drop-target id="t" scope="app" accepts="public.image" platforms="macos"/>
      </region></region>
      """),
    PresentationCase(
      "drop-no-placeholder", "inside the app instant data needs none",
      drop(#"scope="app" accepts="public.png""#, in: #"control="list""#)),
    PresentationCase(
      "drop-no-placeholder", "slow data of the app does",
      drop(#"scope="app" accepts="public.png""#, in: #"control="list""#)
        + """
        <drag-source id="d" for="X" scope="app" transfer="slow" progress="true">
        <representation type="public.png"/></drag-source>
        """, "<drop-target"),
    PresentationCase(
      "drop-no-task-feedback", "a target that is a command starts it",
      #"<button id="upload" title="Upload"/>"#
        + drop(#"for="upload" scope="app" accepts="public.data""#), "upload"),
    PresentationCase(
      "drop-no-failure-notice", "a region may tell",
      drop(#"for="X" accepts="public.png" on-failure="r""#) + #"<region id="r"/>"#),
  ]

  private static let coverage: [PresentationCase] = [
    PresentationCase(
      "dnd-unsupported", "a text view is support",
      """
      <region id="a" kind="image" control="grid"/>
      <region id="b" kind="text" control="text-view"/>
      """),
    PresentationCase(
      "dnd-unsupported", "a label is no content", #"<region id="a" kind="text" control="label"/>"#),
    PresentationCase(
      "region-not-draggable", "what is inside the region is dragged",
      editing
        + """
        <region id="a" kind="photo" control="grid" selectable="true"><region id="b">
        <drag-source id="d"><representation type="public.png"/></drag-source></region></region>
        """),
    PresentationCase(
      "region-not-droppable", "a text editor of one's own is said once",
      #"<region id="a" kind="text" editable="true"/>"#),
    PresentationCase(
      "region-no-copy", "an edit menu has the command",
      """
      <region id="a" kind="photo"><drag-source id="d"><representation type="public.png"/>
      </drag-source></region>
      <edit-menu id="m" for="a"><command id="c" title="Crop" near="paste"/></edit-menu>
      """),
    PresentationCase(
      "region-no-paste", "one missing command is one finding",
      """
      <drop-target id="s" for="X" scope="app" accepts="public.png"/>
      <drop-target id="t" for="Y" scope="app" accepts="public.png"/>
      """, "<drop-target"),
    PresentationCase(
      "region-no-paste", "what is refused may be the command",
      """
      <drop-target id="s" for="X" scope="app" accepts="public.png"/><buton system="paste"/>
      """),
    PresentationCase(
      "spring-loading-missing", "a tab is another way",
      """
      <view id="v"><drop-target id="t" for="X" scope="app" accepts="public.png"/></view>
      <button id="b" title="Go" navigates="v"/>
      <tab-bar id="tabs"><tab title="V" symbol="v" view="v"/></tab-bar>
      """),
    PresentationCase(
      "spring-loading-missing", "a spring-loaded place of the command is enough",
      """
      <view id="v"><drop-target id="t" for="X" scope="app" accepts="public.png"/></view>
      <commands><command id="b" title="Go" navigates="v"/></commands><button ref="b"/>
      <toolbar id="bar"><leading><item ref="b" spring-loaded="true"/></leading></toolbar>
      """),
  ]

  @Test(arguments: dragging + dropping + coverage)
  func `a drag or drop is blamed`(_ rule: PresentationCase) { rule.expectBlame() }
}
