import Testing

/// What the previews of context menus do, in the simulation of UIKit.
extension UIKitSimulationTests {
  @Test func aTapOnAPreviewPerformsItsCommand() throws {
    let printed = try run(
      """
      <commands>
        <command id="open-row" title="Open" navigates="detail"/>
        <command id="star" title="Star"/>
      </commands>
      <context-menu id="row" for="Row" preview="RowPreview" preview-opens="open-row">
        <item ref="open-row"/><item ref="star"/>
      </context-menu>
      <context-menu id="picture" for="Picture" preview-opens="star" order="fixed">
        <item ref="star"/><item ref="open-row"/>
      </context-menu>
      <view id="detail" title="Detail"><button ref="star"/></view>
      """, methods: ["openRow", "star"],
      """
      final class Animator: UIContextMenuInteractionCommitAnimating {
        var previewViewController: UIViewController?
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
        var completions: [() -> Void] = []
        func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
      }
      let preview = UIViewController()
      let row = Office.rowContextMenu(actions: model) { preview }
      print(row.previewProvider?() === preview)
      print(row.actionProvider?([])?.children.map(\\.title) ?? [])
      let animator = Animator()
      Office.commitRowContextMenu(with: animator, actions: model)
      print(animator.preferredCommitStyle, model.log)
      for completion in animator.completions { completion() }
      print(model.log)
      let picture = Office.pictureContextMenu(actions: model)
      print(picture.previewProvider == nil, picture.preferredMenuElementOrder)
      let other = Animator()
      Office.commitPictureContextMenu(with: other, actions: model)
      for completion in other.completions { completion() }
      print(other.preferredCommitStyle, model.log)
      """)
    #expect(
      printed == [
        "true", #"["Open", "Star"]"#, "pop []", #"["openRow"]"#, "true fixed",
        #"dismiss ["openRow", "star"]"#,
      ])
  }
}
