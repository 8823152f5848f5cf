import MenuetLayout
import MenuetModel

/// The looks that grow with the content size, by the one table of body fonts that layouts use.
extension DrawingStyle {
  /// The look of alerts: their words and answers grow, and at the accessibility sizes an alert is as wide
  /// as a menu there at least; on the Mac it grows as a whole.
  var alertLook: Skin.AlertLook {
    let look = skin.alert
    let answers: Skin.AlertLook.Answers =
      switch look.answers {
      case .rows(let height, let fontSize):
        .rows(height: scaled(height), fontSize: scaled(fontSize))
      case .buttons(let height, let corner, let fontSize):
        .buttons(height: scaled(height), corner: corner, fontSize: scaled(fontSize))
      }
    return Skin.AlertLook(
      width: alertWidth, radius: look.radius, padding: look.padding, alignment: look.alignment,
      titleSize: scaled(look.titleSize), messageSize: scaled(look.messageSize),
      iconSize: look.iconSize, answers: answers)
  }

  private var alertWidth: Double {
    let width = skin.alert.width
    if isDesktop { return max(width, scaled(width)) }
    guard context.contentSize.isAccessibility else { return width }
    return max(width, Double(metrics.menuWidthAccessibility))
  }

  /// The most lines of the words in an alert; at the accessibility sizes it scrolls instead of cutting
  /// them.
  var alertLines: (title: Int, message: Int, answer: Int) {
    context.contentSize.isAccessibility ? (12, 24, 2) : (3, 8, 1)
  }

  private func scaled(_ length: Double) -> Double { scaled(Int(length)) }

  private func scaled(_ size: Int) -> Int { Int(scaled(size) as Double) }
}
