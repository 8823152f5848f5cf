import MenuetModel

/// Shapes in place of content that a document does not hold: no words, and nothing to mistake for a
/// control.
struct ContentSketch {
  let style: DrawingStyle

  private var palette: Palette { style.palette }

  /// The colour of strokes, on a card and on the ground of a group.
  private var stroke: Color { Self.stroke(palette) }

  static func stroke(_ palette: Palette) -> Color { Color(palette.separator.rgb, opacity: 0.4) }

  /// The most rows or lines of one sketch.
  private static let greatestCount = 24

  /// The content of what is presented.
  func draw(_ content: SketchedContent, in room: Rect) -> [SVGElement] {
    switch content.kind {
    case .video: return media("play.fill", in: room)
    case .photo: return picture(in: room)
    case .camera: return camera(in: room)
    case .immersive: return media("visionpro", in: room)
    case .standard: break
    }
    if content.edits { return form(in: room) }
    switch content.task {
    case .simple: return content.scrolls ? list(in: room) : text(in: room)
    case .supplementary: return settings(in: room)
    case .complex: return list(in: room)
    }
  }

  // MARK: Text

  /// Lines of text, the first one a short one.
  func text(in room: Rect, _ color: Color? = nil) -> [SVGElement] {
    let pitch = style.scaled(26)
    let lengths = [0.45, 0.96, 0.88, 0.92, 0.7]
    let count = count(pitch, in: room)
    return bars(
      (0..<count).map { index in
        let length = room.width * lengths[index % lengths.count]
        let line = style.direction.leading(0, width: length, in: room)
        return Rect(
          x: line.x, y: room.y + Double(index) * pitch + 6, width: length, height: pitch / 2.4)
      }, color)
  }

  /// As many rows as there is room for.
  private func count(_ pitch: Double, in room: Rect) -> Int {
    guard room.width >= 12, pitch > 0 else { return 0 }
    return Int(min(Double(Self.greatestCount), max(0, room.height / pitch)))
  }

  /// Strokes with round ends, all of one height, as one path.
  private func bars(_ frames: [Rect], _ color: Color? = nil) -> [SVGElement] {
    let shown = frames.filter { $0.width > $0.height }
    guard let height = shown.first?.height else { return [] }
    let data = shown.map { frame in
      "M" + SVGNumber.spell([frame.x + height / 2, frame.midY]) + "H"
        + SVGNumber.spell(frame.maxX - height / 2)
    }
    return [.path(data.joined(), stroke: color ?? stroke, width: height)]
  }

  // MARK: Rows

  /// Rows with a field each in one group, as people fill in.
  func form(in room: Rect) -> [SVGElement] {
    group(in: room, most: 4) { row in
      let label = style.direction.leading(0, width: row.width * 0.24, in: row)
      let field = style.direction.trailing(0, width: row.width * 0.56, in: row)
      return [label, field]
    }
  }

  /// Rows with a value each, in groups.
  func settings(in room: Rect) -> [SVGElement] {
    let first = group(in: room, most: 3, settingsRow)
    let height = (style.isDesktop ? style.scaled(28) : style.scaled(44)) * 3
    let rest = room.without(top: height + 20)
    return first + (rest.height < height ? [] : group(in: rest, most: 3, settingsRow))
  }

  private func settingsRow(_ row: Rect) -> [Rect] {
    [
      style.direction.leading(0, width: row.width * 0.4, in: row),
      style.direction.trailing(0, width: row.width * 0.14, in: row),
    ]
  }

  /// Rows on one ground that lines part.
  private func group(in room: Rect, most: Int, _ content: (Rect) -> [Rect]) -> [SVGElement] {
    let height = style.isDesktop ? style.scaled(28) : style.scaled(44)
    let count = min(most, count(height, in: room))
    guard count > 0 else { return [] }
    let frame = Rect(
      x: room.x, y: room.y, width: room.width, height: Double(count) * height)
    let radius = style.skin.presentation.groupRadius
    var elements = [
      SVGElement.rect(
        frame, radius: radius, fill: Color(palette.fill.rgb, opacity: 0.6))
    ]
    var strokes: [Rect] = []
    for index in 0..<count {
      let y = frame.y + Double(index) * height
      if index > 0 {
        let line = style.direction.trailing(0, width: frame.width - 16, in: frame)
        elements.append(
          .rect(Rect(x: line.x, y: y, width: line.width, height: 1), fill: palette.edge))
      }
      let row = Rect(x: frame.x + 16, y: y, width: frame.width - 32, height: height)
      strokes += content(row).map { stroke in
        Rect(x: stroke.x, y: row.midY - height * 0.12, width: stroke.width, height: height * 0.24)
      }
    }
    elements += bars(strokes)
    return elements
  }

  /// Rows of a list with a picture each.
  ///
  /// - Parameter symbol: In place of the picture.
  func list(in room: Rect, symbol: String? = nil) -> [SVGElement] {
    let height = style.isDesktop ? style.scaled(32) : style.scaled(52)
    let side = height * 0.6
    let count = count(height, in: room)
    var elements: [SVGElement] = []
    var strokes: [Rect] = []
    for index in 0..<count {
      let row = Rect(
        x: room.x, y: room.y + Double(index) * height, width: room.width, height: height)
      let picture = style.direction.leading(0, width: side, in: row)
      let square = Rect(x: picture.x, y: row.midY - side / 2, width: side, height: side)
      elements += thumbnail(symbol, in: square)
      let start = side + 12
      let length = (row.width - start) * (index % 2 == 0 ? 0.55 : 0.42)
      let line = style.direction.leading(start, width: length, in: row)
      strokes.append(
        Rect(x: line.x, y: row.midY - height * 0.1, width: length, height: height * 0.2))
      let rule = style.direction.trailing(0, width: row.width - start, in: row)
      elements.append(
        .rect(
          Rect(x: rule.x, y: row.maxY - 1, width: rule.width, height: 1), fill: palette.hairline))
    }
    return elements + bars(strokes)
  }

  /// Rows of a table with a head.
  func table(in room: Rect) -> [SVGElement] {
    let height = style.isDesktop ? style.scaled(24) : style.scaled(40)
    let count = count(height, in: room)
    guard count > 0 else { return [] }
    let head = Rect(x: room.x, y: room.y, width: room.width, height: height)
    var elements = [SVGElement.rect(head, radius: 4, fill: palette.fill)]
    var strokes: [Rect] = []
    for index in 1..<max(1, count) {
      let row = Rect(
        x: room.x, y: room.y + Double(index) * height, width: room.width, height: height)
      for (start, length) in [(0.02, 0.3), (0.42, 0.2), (0.74, 0.16)] {
        let line = style.direction.leading(row.width * start, width: row.width * length, in: row)
        strokes.append(
          Rect(x: line.x, y: row.midY - height * 0.12, width: line.width, height: height * 0.24))
      }
      elements.append(
        .rect(Rect(x: row.x, y: row.maxY - 1, width: row.width, height: 1), fill: palette.hairline))
    }
    elements += bars(strokes)
    return elements
  }

  // MARK: Pictures

  /// Thumbnails in rows.
  func grid(in room: Rect, symbol: String? = nil) -> [SVGElement] {
    let gap = 4.0
    let columns = max(2, min(6, (room.width / 110).rounded(.down)))
    let side = (room.width - gap * (columns - 1)) / columns
    let rows = count(side + gap, in: Rect(x: 0, y: 0, width: room.width, height: room.height + gap))
    return (0..<min(rows, 8)).flatMap { row in
      (0..<Int(columns)).flatMap { column in
        let x = style.direction.leading(Double(column) * (side + gap), width: side, in: room).x
        let frame = Rect(
          x: x, y: room.y + Double(row) * (side + gap), width: side, height: side)
        return thumbnail(symbol, in: frame)
      }
    }
  }

  /// A square in place of a picture.
  func thumbnail(_ symbol: String?, in frame: Rect) -> [SVGElement] {
    let radius = min(8, frame.width / 6)
    let ground = SVGElement.rect(frame, radius: radius, fill: palette.fill)
    guard let symbol else { return [ground] }
    return [ground]
      + style.symbol(
        symbol, size: min(frame.width, frame.height) * 0.56, in: frame,
        SymbolInk(palette.secondary, on: palette.fill))
  }

  /// A picture over the whole room.
  func picture(in room: Rect) -> [SVGElement] { media("photo", in: room) }

  /// The ground of a picture with what it is.
  func media(_ symbol: String, in room: Rect) -> [SVGElement] {
    let side = min(64, room.height * 0.5, room.width * 0.5)
    return [.rect(room, fill: palette.fill)]
      + style.symbol(
        symbol, size: side, in: room, SymbolInk(palette.secondary, on: palette.fill))
  }

  /// The view through a lens over the button that takes the picture.
  private func camera(in room: Rect) -> [SVGElement] {
    guard room.height >= 140 else { return media("camera", in: room) }
    var view = room
    view.height -= 96
    let below = Rect(x: room.x, y: view.maxY, width: room.width, height: 96)
    let button = Rect(x: below.midX - 32, y: below.midY - 32, width: 64, height: 64)
    return media("camera", in: view) + [
      .outline(button, radius: 32, stroke: palette.secondary, width: 4),
      .rect(button.inset(8), radius: 24, fill: palette.fill),
    ]
  }
}
