import MenuetLayout

/// Where the shapes of a picture are, with the moves of the groups around them.
struct PictureGeometry {
  struct Box: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    var label: String
  }

  private(set) var rects: [Box] = []
  private(set) var texts: [Box] = []
  private let metrics = TextMetrics()

  init(_ root: PictureReader.Element) { walk(root, x: 0, y: 0, scale: (1, 1)) }

  private mutating func walk(
    _ element: PictureReader.Element, x: Double, y: Double, scale: (x: Double, y: Double)
  ) {
    if element.name == "defs" { return }
    var (x, y, scale) = (x, y, scale)
    if let transform = element.attributes["transform"] {
      let move = Self.arguments(of: "translate", in: transform)
      if move.count == 2 { (x, y) = (x + move[0] * scale.x, y + move[1] * scale.y) }
      let factors = Self.arguments(of: "scale", in: transform)
      if let first = factors.first, let last = factors.last {
        scale = (scale.x * first, scale.y * last)
      }
    }
    if element.name == "rect" { addRect(element, x, y, scale) }
    if element.name == "text" { addText(element, x, y, scale) }
    for child in element.children { walk(child, x: x, y: y, scale: scale) }
  }

  private mutating func addRect(
    _ element: PictureReader.Element, _ x: Double, _ y: Double, _ scale: (x: Double, y: Double)
  ) {
    let left = x + (element.number("x") ?? 0) * scale.x
    let top = y + (element.number("y") ?? 0) * scale.y
    let right = left + (element.number("width") ?? 0) * scale.x
    rects.append(
      Box(
        left: min(left, right), top: top, right: max(left, right),
        bottom: top + (element.number("height") ?? 0) * scale.y,
        label: element.attributes["fill"] ?? ""))
  }

  private mutating func addText(
    _ element: PictureReader.Element, _ x: Double, _ y: Double, _ scale: (x: Double, y: Double)
  ) {
    let size = Int(element.number("font-size") ?? 0)
    let width =
      Double(
        metrics.width(
          of: element.text, fontSize: size,
          weight: element.attributes["font-weight"] == nil ? .regular : .semibold)) * scale.x
    let anchor = x + (element.number("x") ?? 0) * scale.x
    let baseline = y + (element.number("y") ?? 0) * scale.y
    let isReversed = element.attributes["direction"] == "rtl"
    let share: Double =
      switch element.attributes["text-anchor"] {
      case "middle": 0.5
      case "end": isReversed ? 0 : 1
      default: isReversed ? 1 : 0
      }
    texts.append(
      Box(
        left: anchor - share * width, top: baseline - Double(size) * scale.y,
        right: anchor + (1 - share) * width, bottom: baseline + Double(size) * 0.25 * scale.y,
        label: element.text))
  }

  private static func arguments(of function: String, in transform: String) -> [Double] {
    for call in transform.split(separator: ")") {
      let parts = call.drop { $0 == " " }.split(separator: "(")
      if parts.count == 2, parts[0] == function {
        return parts[1].split(separator: " ").compactMap { Double($0) }
      }
    }
    return []
  }
}
