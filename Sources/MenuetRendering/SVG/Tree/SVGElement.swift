/// An element of a picture. Escaping and the spelling of numbers are the printer's, so text and
/// values stand here as they are meant.
struct SVGElement: Sendable, Equatable {
  var name: String
  /// In the order in which they are printed.
  var attributes: [SVGAttribute]
  /// Its character data; an element has text or children, not both.
  var text: String
  var children: [SVGElement]

  init(
    _ name: String, _ attributes: [SVGAttribute] = [], text: String = "",
    children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  subscript(name: String) -> SVGValue? { attributes.first { $0.name == name }?.value }
}

/// An attribute of an element.
struct SVGAttribute: Sendable, Equatable {
  var name: String
  var value: SVGValue

  init(_ name: String, _ value: SVGValue) {
    self.name = name
    self.value = value
  }
}

/// The value of an attribute.
enum SVGValue: Sendable, Equatable {
  case text(String)
  /// In points where it is a length; printed with at most two decimals.
  case number(Double)
  /// A function such as `translate(8 12)`.
  case call(String, [Double])
  case numbers([Double])
}

extension SVGValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(floatLiteral value: Double) { self = .number(value) }
}

// MARK: Shapes

extension SVGElement {
  /// A rectangle filled with a paint.
  static func rect(_ frame: Rect, radius: Double = 0, fill: Color) -> SVGElement {
    var element = rect(frame, radius: radius)
    element.attributes += fill.attributes("fill")
    return element
  }

  /// The outline of a rectangle, `width` points wide and within `frame`.
  static func outline(
    _ frame: Rect, radius: Double = 0, stroke: Color, width: Double
  ) -> SVGElement {
    var element = rect(frame.inset(width / 2), radius: max(0, radius - width / 2))
    element.attributes.append(SVGAttribute("fill", "none"))
    element.attributes += stroke.attributes("stroke")
    element.attributes.append(SVGAttribute("stroke-width", .number(width)))
    return element
  }

  private static func rect(_ frame: Rect, radius: Double) -> SVGElement {
    var element = SVGElement(
      "rect",
      [
        SVGAttribute("x", .number(frame.x)), SVGAttribute("y", .number(frame.y)),
        SVGAttribute("width", .number(frame.width)), SVGAttribute("height", .number(frame.height)),
      ])
    if radius > 0 {
      let most = min(radius, frame.width / 2, frame.height / 2)
      element.attributes.append(SVGAttribute("rx", .number(most)))
    }
    return element
  }

  /// A path with round caps and joins; either paint may be left out.
  static func path(
    _ data: String, fill: Color? = nil, stroke: Color? = nil, width: Double = 0
  ) -> SVGElement {
    var element = SVGElement("path", [SVGAttribute("d", .text(data))])
    element.attributes += fill?.attributes("fill") ?? [SVGAttribute("fill", "none")]
    if let stroke {
      element.attributes += stroke.attributes("stroke")
      element.attributes += [
        SVGAttribute("stroke-width", .number(width)), SVGAttribute("stroke-linecap", "round"),
        SVGAttribute("stroke-linejoin", "round"),
      ]
    }
    return element
  }

  /// A group whose children count from another origin.
  static func group(x: Double, y: Double, _ children: [SVGElement]) -> SVGElement {
    SVGElement("g", [SVGAttribute("transform", .call("translate", [x, y]))], children: children)
  }

  /// Elements that count from another origin; without a group where that is the same one.
  static func moved(_ elements: [SVGElement], x: Double, y: Double) -> [SVGElement] {
    x == 0 && y == 0 || elements.isEmpty ? elements : [group(x: x, y: y, elements)]
  }
}
