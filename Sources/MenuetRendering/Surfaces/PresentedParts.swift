import MenuetModel

/// A control or a region in what is presented.
enum PresentedPart: Sendable {
  case button(Button)
  case popUpButton(PopUpButton)
  case pullDownButton(PullDownButton)
  case segmented(SegmentedControl)
  case region(ContentRegion)
}

extension PresentedBody {
  /// The controls and the outer regions on a platform, in document order.
  func parts(on platform: Platform) -> [PresentedPart] {
    let platform = PlatformSet(platform)
    var parts: [(source: SourceReference, part: PresentedPart)] = []
    for button in buttons where button.item.platforms.contains(platform) {
      parts.append((button.source, .button(button)))
    }
    for button in popUpButtons where button.platforms.contains(platform) {
      parts.append((button.source, .popUpButton(button)))
    }
    for button in pullDownButtons where button.platforms.contains(platform) {
      parts.append((button.source, .pullDownButton(button)))
    }
    for control in segmented where control.platforms.contains(platform) {
      parts.append((control.source, .segmented(control)))
    }
    for region in regions where region.parent == nil && region.platforms.contains(platform) {
      parts.append((region.source, .region(region)))
    }
    parts.sort {
      ($0.source.node.file, $0.source.node.element) < ($1.source.node.file, $1.source.node.element)
    }
    return parts.map(\.part)
  }
}
