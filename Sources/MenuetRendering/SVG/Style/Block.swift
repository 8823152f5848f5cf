/// A part of a picture with the room that it takes, in coordinates of its own from the top left.
struct Block: Sendable {
  /// In points.
  var width: Double
  /// In points.
  var height: Double
  var elements: [SVGElement]

  init(width: Double, height: Double, elements: [SVGElement] = []) {
    self.width = width
    self.height = height
    self.elements = elements
  }

  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// The block with the same room on all sides.
  func padded(_ room: Double) -> Block { padded(horizontal: room, vertical: room) }

  /// The block with room around it.
  func padded(horizontal: Double, vertical: Double) -> Block {
    Block(
      width: width + 2 * horizontal, height: height + 2 * vertical,
      elements: SVGElement.moved(elements, x: horizontal, y: vertical))
  }
}

extension DrawingStyle {
  /// Blocks one below the other, flush at the leading edge.
  func column(_ blocks: [Block], spacing: Double) -> Block {
    let width = blocks.map(\.width).max() ?? 0
    var result = Block(width: width, height: 0)
    for (index, block) in blocks.enumerated() {
      if index > 0 { result.height += spacing }
      let x = direction.leading(0, width: block.width, in: result.bounds).x
      result.elements += SVGElement.moved(block.elements, x: x, y: result.height)
      result.height += block.height
    }
    return result
  }

  /// Blocks side by side from the leading edge, flush at the top.
  func row(_ blocks: [Block], spacing: Double) -> Block {
    let gaps = Double(max(0, blocks.count - 1)) * spacing
    var result = Block(
      width: blocks.reduce(gaps) { $0 + $1.width }, height: blocks.map(\.height).max() ?? 0)
    var offset = 0.0
    for block in blocks {
      let x = direction.leading(offset, width: block.width, in: result.bounds).x
      result.elements += SVGElement.moved(block.elements, x: x, y: 0)
      offset += block.width + spacing
    }
    return result
  }

  /// Blocks in rows that break where they would be wider than `maximumWidth` points.
  func flow(_ blocks: [Block], spacing: Double, lineSpacing: Double, maximumWidth: Double) -> Block
  {
    var rows: [[Block]] = []
    var width = 0.0
    for block in blocks {
      if rows.isEmpty || width + spacing + block.width > maximumWidth {
        rows.append([])
        width = -spacing
      }
      rows[rows.count - 1].append(block)
      width += spacing + block.width
    }
    return column(rows.map { row($0, spacing: spacing) }, spacing: lineSpacing)
  }

  /// Blocks in columns as wide as the widest of them, each below the column that is shortest so far.
  func columns(
    _ blocks: [Block], spacing: Double, lineSpacing: Double, maximumWidth: Double
  ) -> Block {
    let width = blocks.map(\.width).max() ?? 0
    let count = max(1, Int(min(1_000, (maximumWidth + spacing) / max(1, width + spacing))))
    var columns: [[Block]] = []
    var heights: [Double] = []
    for block in blocks {
      if columns.count < count {
        columns.append([])
        heights.append(0)
      }
      let place = columns.last?.isEmpty ?? true ? columns.count - 1 : Self.least(heights)
      columns[place].append(block)
      heights[place] += block.height + lineSpacing
    }
    // Every column has the full width, so that those below it stand in line.
    return row(
      columns.map { blocks in
        var column = column(blocks, spacing: lineSpacing)
        if direction == .rightToLeft {
          column.elements = SVGElement.moved(column.elements, x: width - column.width, y: 0)
        }
        column.width = width
        return column
      }, spacing: spacing)
  }

  /// The first of the least.
  private static func least(_ heights: [Double]) -> Int {
    heights.indices.min { (heights[$0], $0) < (heights[$1], $1) } ?? 0
  }

  /// The path to a submenu, without its first parts where it has no room over the submenu.
  func caption(of path: [String], over block: Block) -> String {
    let path = path.map(\.isolated)
    var rest = path[...]
    var caption = path.joined(separator: " › ")
    let most = max(block.width, Self.captionWidth)
    while rest.count > 1, typesetter.width(caption, .caption) > most {
      rest = rest.dropFirst()
      caption = "… › " + rest.joined(separator: " › ")
    }
    return caption
  }

  /// The room of a caption over a narrower block that may have another beside it, in points.
  static let captionWidth = 240.0

  /// A block under a line of small text, which may be longer than the block is wide.
  ///
  /// - Parameter room: The room of the text, in points, where the block is narrower.
  func captioned(
    _ caption: String, _ block: Block, room: Double = DrawingStyle.captionWidth,
    _ font: Font = .caption
  ) -> Block {
    let text = typesetter.truncated(caption, to: max(block.width, room), font)
    let width = max(block.width, typesetter.width(text, font))
    let line = Block(
      width: width, height: font.lineHeight,
      elements: self.text(
        text, in: Rect(x: 0, y: 0, width: width, height: font.lineHeight), font,
        palette.secondary))
    return column([line, block], spacing: 6)
  }

  /// A line of small text in place of a picture.
  func note(_ words: String) -> Block {
    // As it is drawn: a narrow space becomes a space.
    let words = Typesetter.singleLine(words)
    var block = Block(
      width: typesetter.width(words, .caption), height: Font.caption.lineHeight)
    block.elements = text(words, in: block.bounds, .caption, palette.secondary)
    return block
  }
}
