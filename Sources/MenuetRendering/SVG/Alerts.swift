import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// A question with its answers: two side by side where they fit, else one below the other.
  func alert(_ alert: Alert) -> Block {
    let width = 270.0
    let inset = Rect(x: 16, y: 0, width: width - 32, height: 0)
    let titleFont = Font(size: 17, weight: .semibold)
    let messageFont = Font(size: 13)
    var block = Block(width: width, height: 19)
    let words = [(alert.title, titleFont, 3), (alert.message ?? "", messageFont, 8)]
    for (text, font, most) in words where !text.isEmpty {
      let lines = style.typesetter.wrapped(text, to: inset.width, font, maximumLines: most)
      let height = Double(lines.count) * font.lineHeight
      let frame = Rect(x: inset.x, y: block.height, width: inset.width, height: height)
      block.elements += style.paragraph(
        text, in: frame, font, style.palette.label, alignment: .center, maximumLines: most)
      block.height += height + 3
    }
    block.height += 16
    let actions = alert.actions.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    addAnswers(actions, to: &block)
    return style.card(block, radius: style.isDesktop ? 10 : 14)
  }

  private func addAnswers(_ answers: [Item], to block: inout Block) {
    let height = 44.0
    let isRow = answers.count == 2 && answers.allSatisfy { answerWidth($0) <= block.width / 2 - 16 }
    // Cancel stands first in a row, and last in a column.
    let cancel = answers.filter { document.role(of: $0) == .cancel }
    let others = answers.filter { document.role(of: $0) != .cancel }
    let actions = isRow ? cancel + others : others + cancel
    for (index, action) in actions.enumerated() {
      let line = Rect(x: 0, y: block.height, width: block.width, height: height)
      var frame = line
      if isRow {
        frame = style.direction.leading(
          Double(index) * block.width / 2, width: block.width / 2, in: line)
      }
      if !isRow || index == 0 {
        block.elements.append(
          .rect(
            Rect(x: 0, y: line.y, width: block.width, height: 1), fill: style.palette.hairline))
      } else {
        block.elements.append(
          .rect(
            Rect(x: line.midX - 0.5, y: line.y, width: 1, height: height),
            fill: style.palette.hairline))
      }
      block.elements += style.text(
        document.title(of: action), in: frame.inset(horizontal: 8, vertical: 0),
        answerFont(action), answerInk(action), alignment: .center)
      if !isRow || index == actions.count - 1 { block.height += height }
    }
  }

  private func answerInk(_ action: Item) -> Color {
    if !document.isEnabled(action) { return style.palette.dimmed }
    return document.role(of: action) == .destructive
      ? style.palette.destructive : style.palette.accent
  }

  private func answerFont(_ action: Item) -> Font {
    let role = document.role(of: action)
    return Font(size: 17, weight: role == .cancel || role == .primary ? .semibold : .regular)
  }

  private func answerWidth(_ action: Item) -> Double {
    style.typesetter.width(document.title(of: action), answerFont(action))
  }
}
