import MenuetModel

/// The words that assistive technologies have for a unit of a bar that is no command: the commands
/// have their own.
struct UnitWords {
  /// The words in place of the title.
  let label: Expression?
  /// The effect, in a few words.
  let hint: Expression?

  /// `nil` where there are none.
  init?(_ unit: ToolbarUnit, in toolbar: Toolbar, _ plan: GenerationPlan) {
    func text(
      _ field: TitleKey.Field, _ text: String?, _ key: (TitleKey.Field) -> TitleKey?
    ) -> Expression? {
      text.map { plan.text(key(field), $0) }
    }
    let keys = plan.keys
    let words: any ReadOut
    let key: (TitleKey.Field) -> TitleKey?
    switch unit.content {
    case .popUpButton(let button): (words, key) = (button, { keys.key(of: button, $0) })
    case .pullDownButton(let button): (words, key) = (button, { keys.key(of: button, $0) })
    case .segmented(let control): (words, key) = (control, { keys.key(of: control, $0) })
    case .group(let group): (words, key) = (group, { .part(.group, unit.id, $0) })
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      (words, key) = (button, { keys.key(of: unit, button, in: toolbar, $0) })
    case .item(let item):
      guard let choice = plan.document.choice(item.subject) else { return nil }
      (words, key) = (choice, { keys.key(of: choice, $0) })
    case .button, .space, .slot, .title: return nil
    }
    label = text(.accessibilityLabel, words.accessibilityLabel, key)
    hint = text(.hint, words.hint, key)
    if label == nil, hint == nil { return nil }
  }
}

/// An element with words for assistive technologies.
private protocol ReadOut {
  var accessibilityLabel: String? { get }
  var hint: String? { get }
}

extension PopUpButton: ReadOut {}
extension PullDownButton: ReadOut {}
extension SegmentedControl: ReadOut {}
extension ToolbarGroup: ReadOut {}
extension BarButton: ReadOut {}
extension Choice: ReadOut {}
