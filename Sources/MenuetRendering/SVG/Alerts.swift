import MenuetLayout
import MenuetModel

/// The answers of an alert in the order in which they are seen.
struct AlertAnswers {
  let items: [Item]
  /// Indicates whether they stand side by side.
  let isRow: Bool
  /// The id of the one that Return stands for.
  let standard: String?
}

extension SurfaceDrawer {
  /// A question with its answers: two side by side where they fit, else one below the other.
  func alert(_ alert: Alert) -> Block {
    let look = style.alertLook
    var block = Block(width: look.width, height: look.padding)
    addIcon(to: &block)
    let room = look.width - 2 * look.padding
    let words = [
      (alert.title, Font(size: look.titleSize, weight: .semibold), style.alertLines.title),
      (alert.message ?? "", Font(size: look.messageSize), style.alertLines.message),
    ]
    for (text, font, most) in words where !text.isEmpty {
      let lines = style.typesetter.wrapped(text, to: room, font, maximumLines: most)
      let height = Double(lines.count) * font.lineHeight
      let frame = Rect(x: look.padding, y: block.height, width: room, height: height)
      block.elements += style.paragraph(
        text, in: frame, font, style.palette.label, alignment: look.alignment, maximumLines: most)
      block.height += height + 4
    }
    block.height += 14
    let answers = answers(of: alert, in: style)
    switch look.answers {
    case .rows(let height, let fontSize):
      addRows(answers, height: height, fontSize: fontSize, to: &block)
    case .buttons(let height, let corner, let fontSize):
      addButtons(answers, height: height, corner, fontSize: fontSize, to: &block)
    }
    return style.card(block, radius: look.radius)
  }

  /// The place of the app's icon.
  private func addIcon(to block: inout Block) {
    let look = style.alertLook
    guard look.iconSize > 0 else { return }
    let room = Rect(
      x: look.padding, y: block.height, width: look.width - 2 * look.padding,
      height: look.iconSize)
    let middle = (room.width - look.iconSize) / 2
    let icon = style.direction.leading(
      look.alignment == .center ? middle : 0, width: look.iconSize, in: room
    ).inset(look.iconSize / 16)
    // The grid that icons of apps are drawn on, but no picture.
    let radius = icon.width * 0.225
    block.elements += [
      .rect(icon, radius: radius, fill: style.palette.fill),
      .outline(icon, radius: radius, stroke: style.palette.edge, width: 1),
      .outline(
        icon.inset(icon.width * 0.22), radius: icon.width, stroke: style.palette.separator,
        width: 1.5),
    ]
    block.height += look.iconSize + 12
  }

  /// The answers of an alert as they are seen in a text size: Cancel stands first in a row, and last in
  /// a column.
  func answers(of alert: Alert, in style: DrawingStyle) -> AlertAnswers {
    let look = style.alertLook
    let answers = alert.actions.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    let cancel = answers.filter { document.role(of: $0) == .cancel }
    let others = answers.filter { document.role(of: $0) != .cancel }
    let fontSize: Int
    let room: Double
    switch look.answers {
    case .rows(_, let size): (fontSize, room) = (size, look.width / 2 - 16)
    case .buttons(_, _, let size):
      let half = (look.width - 2 * look.padding - Self.answerSpacing) / 2
      (fontSize, room) = (size, half - max(20, 2 * style.answerInset))
    }
    let isRow =
      answers.count == 2
      && answers.allSatisfy {
        style.typesetter.width(document.title(of: $0), answerFont($0, fontSize)) <= room
      }
    return AlertAnswers(
      items: isRow ? cancel + others : others + cancel, isRow: isRow,
      standard: standardAnswer(of: answers))
  }

  /// Between two answers on push buttons, in points.
  private static let answerSpacing = 8.0

  /// - Parameter plain: The colour of an answer that can be used and destroys nothing.
  private func answerInk(_ action: Item, otherwise plain: Color) -> Color {
    if !document.isEnabled(action) { return style.palette.dimmed }
    return document.role(of: action) == .destructive ? style.palette.destructive : plain
  }

  private func answerFont(_ action: Item, _ size: Int) -> Font {
    let role = document.role(of: action)
    return Font(size: size, weight: role == .cancel || role == .primary ? .semibold : .regular)
  }
}

// MARK: Answers

extension SurfaceDrawer {
  /// The height of an answer in a column, in points: at the accessibility sizes its words may take
  /// two lines.
  private func answerHeight(_ action: Item, _ font: Font, least: Double, room: Double) -> Double {
    let font = fitted(font, to: action, room: room)
    let lines = style.typesetter.wrapped(
      document.title(of: action), to: room, font, maximumLines: style.alertLines.answer)
    return lines.count > 1 ? max(least, Double(lines.count) * font.lineHeight + 20) : least
  }

  /// The font in which no word of an answer is cut, of half the size asked for at least: the labels of
  /// UIKit's answers shrink. Below the accessibility sizes it is the one asked for.
  private func fitted(_ font: Font, to action: Item, room: Double) -> Font {
    guard context.contentSize.isAccessibility else { return font }
    let words = Typesetter.singleLine(document.title(of: action))
    let fonts = stride(from: font.size, through: font.size / 2, by: -1).map {
      Font(size: $0, weight: font.weight)
    }
    let whole = fonts.first { font in
      let lines = style.typesetter.wrapped(
        words, to: room, font, maximumLines: style.alertLines.answer, breaksWords: false)
      return lines.joined(separator: " ") == words
    }
    return whole ?? fonts.last ?? font
  }

  /// Answers in cells that lines part.
  private func addRows(
    _ answers: AlertAnswers, height: Double, fontSize: Int, to block: inout Block
  ) {
    let isRow = answers.isRow
    for (index, action) in answers.items.enumerated() {
      let height = answerHeight(
        action, answerFont(action, fontSize), least: height, room: block.width - 16)
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
      block.elements += style.paragraph(
        document.title(of: action), in: frame.inset(horizontal: 8, vertical: 0),
        fitted(answerFont(action, fontSize), to: action, room: frame.width - 16),
        answerInk(action, otherwise: style.palette.accent), alignment: .center,
        maximumLines: style.alertLines.answer)
      if !isRow || index == answers.items.count - 1 { block.height += height }
    }
  }

  /// Answers on push buttons; the one that Return stands for is filled.
  private func addButtons(
    _ answers: AlertAnswers, height: Double, _ corner: Skin.Corner, fontSize: Int,
    to block: inout Block
  ) {
    let padding = style.alertLook.padding
    let spacing = Self.answerSpacing
    let room = block.width - 2 * padding
    let half = (room - spacing) / 2
    let inset = style.answerInset
    let isRow = answers.isRow
    for (index, action) in answers.items.enumerated() {
      let isFilled = action.id == answers.standard
      let isHeavy = isFilled && !style.isDesktop
      let font = Font(size: fontSize, weight: isHeavy ? .semibold : .regular)
      let height = answerHeight(action, font, least: height, room: room - 2 * inset)
      let line = Rect(x: padding, y: block.height, width: room, height: height)
      let frame =
        isRow
        ? style.direction.leading(Double(index) * (half + spacing), width: half, in: line) : line
      let palette = style.palette
      let plain = answerInk(action, otherwise: palette.label)
      block.elements.append(
        .rect(
          frame, radius: corner.radius(height: height),
          fill: isFilled ? palette.filled : palette.fill))
      block.elements += style.paragraph(
        document.title(of: action), in: frame.inset(horizontal: inset, vertical: 0),
        fitted(font, to: action, room: frame.width - 2 * inset),
        isFilled && document.isEnabled(action) ? palette.onFilled : plain,
        alignment: .center, maximumLines: style.alertLines.answer)
      if !isRow || index == answers.items.count - 1 { block.height += height + spacing }
    }
    block.height += padding - spacing
  }

  /// The id of the answer that Return stands for: the primary one, else the first that neither
  /// destroys nor cancels.
  private func standardAnswer(of answers: [Item]) -> String? {
    let primary = answers.first { document.role(of: $0) == .primary }
    return (primary ?? answers.first { document.role(of: $0) == .normal })?.id
  }
}

extension DrawingStyle {
  /// Before and behind the words on a push button: two lines reach into the round ends of a capsule.
  fileprivate var answerInset: Double { alertLines.answer > 1 ? 24 : 8 }
}
