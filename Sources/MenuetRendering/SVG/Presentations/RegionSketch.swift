import MenuetModel

/// A region of what is presented: the control that shows it, under its name.
struct RegionSketch {
  let style: DrawingStyle
  let region: ContentRegion
  /// Indicates whether something can be dropped into it.
  let isDropTarget: Bool

  private var palette: Palette { style.palette }
  private var sketch: ContentSketch { ContentSketch(style: style) }

  /// The title; of what people look for to drop something there, at least the id.
  var name: String? { region.title ?? (isDropTarget ? region.id : nil) }

  /// The height of a control of one line, or of a well; `nil` for content of any height.
  var height: Double? {
    let name = name == nil ? 0 : nameFont.lineHeight + 4
    return switch region.control {
    case .label, .textField, .searchField, .tokenField, .filePicker:
      name + (style.isDesktop ? style.scaled(24) : style.scaled(40))
    case .imageWell: name + 96
    case .colorWell: name + (style.isDesktop ? 28 : 36)
    case .list, .table, .grid, .collection, .image, .custom, .textView: nil
    }
  }

  /// The font of its name; it grows with the content size.
  private var nameFont: Font { Font(size: Int(style.scaled(Font.caption.size))) }

  func draw(in frame: Rect) -> [SVGElement] {
    var room = frame
    var elements: [SVGElement] = []
    if let name {
      let line = Rect(x: room.x, y: room.y, width: room.width, height: nameFont.lineHeight)
      elements += style.text(name, in: line, nameFont, palette.secondary)
      room = room.without(top: nameFont.lineHeight + 4)
    }
    guard room.height >= 8, room.width >= 12 else { return elements }
    elements += content(in: isDropTarget && !isField ? room.inset(8) : room)
    return elements + (isDropTarget ? dropMark(in: room) : [])
  }

  // MARK: Content

  private var isField: Bool {
    switch region.control {
    case .label, .textField, .searchField, .tokenField, .filePicker, .imageWell, .colorWell: true
    case .list, .table, .grid, .collection, .image, .custom, .textView: false
    }
  }

  private func content(in room: Rect) -> [SVGElement] {
    switch region.control {
    case .label: return sketch.text(in: room.inset(horizontal: 0, vertical: room.height * 0.2))
    case .textField, .tokenField, .searchField, .filePicker: return field(picture, in: room)
    case .imageWell:
      return sketch.thumbnail(
        picture, in: style.direction.leading(0, width: min(96, room.width), in: room))
    case .colorWell:
      let well = style.direction.leading(0, width: min(56, room.width), in: room)
      return [
        .rect(well, radius: 6, fill: palette.fill),
        .rect(well.inset(5), radius: 3, fill: palette.filled),
      ]
    case .image: return sketch.media(picture ?? "photo", in: room)
    case .list: return sketch.list(in: room, symbol: picture)
    case .table: return sketch.table(in: room)
    case .grid, .collection: return sketch.grid(in: room, symbol: picture)
    case .textView: return sketch.text(in: room)
    case .custom: return custom(in: room)
    }
  }

  /// The symbol of a thing of its kind.
  private var symbol: String? {
    switch region.kind {
    case .photo, .image: "photo"
    case .video: "video"
    case .audio: "music.note"
    case .file: "doc"
    case .contact: "person"
    case .text, .custom: nil
    }
  }

  /// The symbol that is seen in it; `nil` where its shape says what it is.
  var picture: String? {
    switch region.control {
    case .searchField: "magnifyingglass"
    case .filePicker: "folder"
    case .image: symbol ?? "photo"
    case .custom:
      switch region.kind {
      case .text, .custom: nil
      case .photo, .image, .video, .audio, .file, .contact: symbol
      }
    case .imageWell, .list, .grid, .collection: symbol
    case .label, .textField, .tokenField, .colorWell, .table, .textView: nil
    }
  }

  private func custom(in room: Rect) -> [SVGElement] {
    switch region.kind {
    case .text: sketch.text(in: room)
    case .photo, .image, .video, .audio: sketch.media(symbol ?? "photo", in: room)
    case .file, .contact: sketch.list(in: room, symbol: symbol)
    case .custom:
      [.rect(room, radius: style.skin.presentation.groupRadius, fill: palette.fill)]
    }
  }

  private func field(_ symbol: String?, in room: Rect) -> [SVGElement] {
    let radius =
      symbol == nil
      ? min(8, room.height / 4)
      : style.skin.bar.groundCorner.radius(
        height: room.height)
    var elements = [SVGElement.rect(room, radius: radius, fill: palette.fill)]
    if let symbol {
      let box = style.direction.leading(8, width: 20, in: room)
      elements += style.symbol(
        symbol, size: min(20, room.height * 0.6), in: box,
        SymbolInk(palette.secondary, on: palette.fill))
    }
    return elements
  }

  // MARK: Drops

  /// The outline of a region that takes what is dropped.
  private func dropMark(in room: Rect) -> [SVGElement] {
    var outline = SVGElement.outline(
      room, radius: min(10, style.skin.presentation.groupRadius), stroke: palette.accent,
      width: 1.5)
    outline.attributes.append(SVGAttribute("stroke-dasharray", "6 4"))
    let size = min(20, room.height * 0.5)
    guard room.width >= 80 else { return [outline] }
    let box = style.direction.trailing(8, width: size, in: room)
    let place = Rect(x: box.x, y: room.maxY - size - 8, width: size, height: size)
    return [outline]
      + style.symbol(
        "square.and.arrow.down", size: size, in: isField ? box : place,
        SymbolInk(palette.accent, on: palette.card))
  }
}
