/// A rectangle in points; `y` grows downward.
struct Rect: Sendable, Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// The rectangle with every edge moved inward.
  func inset(_ amount: Double) -> Rect { inset(horizontal: amount, vertical: amount) }

  /// The rectangle with every edge moved outward.
  func outset(_ amount: Double) -> Rect {
    Rect(x: x - amount, y: y - amount, width: width + 2 * amount, height: height + 2 * amount)
  }

  func inset(horizontal: Double, vertical: Double) -> Rect {
    Rect(
      x: x + horizontal, y: y + vertical, width: max(0, width - 2 * horizontal),
      height: max(0, height - 2 * vertical))
  }

  func moved(x deltaX: Double, y deltaY: Double) -> Rect {
    Rect(x: x + deltaX, y: y + deltaY, width: width, height: height)
  }
}

/// Which way a layout reads.
enum ReadingDirection: Sendable {
  case leftToRight
  case rightToLeft

  /// The rectangle of the given width whose leading edge is `offset` points behind that of `frame`,
  /// as high as `frame`.
  func leading(_ offset: Double, width: Double, in frame: Rect) -> Rect {
    let x =
      switch self {
      case .leftToRight: frame.x + offset
      case .rightToLeft: frame.maxX - offset - width
      }
    return Rect(x: x, y: frame.y, width: width, height: frame.height)
  }

  /// The rectangle of the given width whose trailing edge is `offset` points before that of `frame`,
  /// as high as `frame`.
  func trailing(_ offset: Double, width: Double, in frame: Rect) -> Rect {
    leading(frame.width - offset - width, width: width, in: frame)
  }
}
