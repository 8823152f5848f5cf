/// The glyphs that stand for SF Symbols in previews.
///
/// The drawings are made for Menuet and only keyed by symbol name: a preview shows what an item means,
/// not how Apple draws it. Variants cost no drawing, since their suffixes are rules:
///
/// | suffix | rule |
/// |---|---|
/// | `.fill` | the body is filled and its marks are cut out; an enclosure is filled instead of its symbol |
/// | `.circle`, `.square`, `.rectangle`, `.app` | the symbol, smaller, in an ``Glyph/Enclosure`` |
/// | `.slash` | a diagonal line across the symbol |
/// | `.badge`, `.badge.plus`, … | a ``Glyph/Badge`` in a corner of the symbol |
package enum GlyphLibrary {
  /// The names that have a drawing of their own, sorted; variants and aliases not counted.
  package static var drawnNames: [String] {
    drawings.keys.sorted()
  }

  /// Returns the glyph for an SF Symbols name, or `nil` if neither it nor its base name is drawn.
  ///
  /// A drawing of the whole name wins over the rules, so `person.crop.circle` is not `person.crop` in
  /// a circle.
  package static func glyph(named name: String) -> Glyph? {
    var base = Substring(name)
    var variant = Variant()
    while true {
      let known = GlyphPaths.aliases[String(base)] ?? String(base)
      if let drawing = drawings[known] {
        return Glyph(drawing, variant: variant)
      }
      guard let shorter = variant.takeSuffix(of: base) else { return nil }
      base = shorter
    }
  }

  private static let drawings: [String: GlyphDrawing] = Dictionary(
    GlyphPaths.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// The variants that the suffixes of a name ask for.
private struct Variant {
  var enclosure: Glyph.Enclosure?
  var badge: Glyph.Badge?
  var isFilled = false
  var isSlashed = false

  /// Notes the last suffix of `name` and returns the name without it, or `nil` if no rule knows it.
  mutating func takeSuffix(of name: Substring) -> Substring? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let base = name[..<dot]
    switch name[name.index(after: dot)...] {
    case "fill": isFilled = true
    case "slash": isSlashed = true
    case "circle": enclosure = .circle
    case "square", "app": enclosure = .square
    case "rectangle": enclosure = .rectangle
    case "badge": badge = .dot
    default: return takeBadge(of: name)
    }
    return base
  }

  /// Notes what follows the last `.badge.` and returns what precedes it.
  ///
  /// Symbols carry dozens of badges, most of them rarely; one without a drawing becomes a dot.
  private mutating func takeBadge(of name: Substring) -> Substring? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: "badge"), index > 0 else { return nil }
    badge = Glyph.Badge(rawValue: parts[(index + 1)...].joined(separator: ".")) ?? .dot
    return name[..<parts[index - 1].endIndex]
  }
}

/// A line icon in a box of 24 by 24 points, as SVG path data.
///
/// To draw one, draw its ``layers``; the other properties say what the layers are made of.
package struct Glyph: Equatable, Sendable {
  /// The side of the box in points.
  package static let boxSize = 24.0
  /// The width of a stroke in points; caps and joins are round.
  package static let strokeWidth = 1.75
  /// The factor by which an enclosed symbol shrinks about the centre of the box.
  package static let enclosedScale = 0.55
  /// The stroke width of an enclosed symbol before it shrinks: a little thinner than its enclosure's,
  /// for at the full width the counters of the smaller shapes fill up.
  package static let enclosedStrokeWidth = 2.75

  /// Path data stroked in ink; may be empty.
  package let stroke: String
  /// Path data filled in ink, by the nonzero rule; may be empty.
  package let fill: String
  /// Path data stroked in the colour behind the glyph, over the ink; empty but in filled variants.
  package let cutout: String
  /// The frame drawn round the symbol.
  package let enclosure: Enclosure?
  /// The sign in a corner of the symbol.
  package let badge: Badge?
  /// Indicates whether the name asks for the filled variant; with an enclosure, that is what is
  /// filled.
  package let isFilled: Bool
  /// Indicates whether a diagonal line crosses the symbol.
  package let isSlashed: Bool

  fileprivate init(_ drawing: GlyphDrawing, variant: Variant) {
    let fillsBody = variant.isFilled && variant.enclosure == nil
    stroke = drawing.body + drawing.lines + (fillsBody ? "" : drawing.marks)
    fill = (fillsBody ? drawing.body : "") + drawing.solid
    cutout = fillsBody ? drawing.marks : ""
    enclosure = variant.enclosure
    badge = variant.badge
    isFilled = variant.isFilled
    isSlashed = variant.isSlashed
  }
}

extension Glyph {
  /// The frame round a symbol.
  package enum Enclosure: Sendable {
    case circle
    case square
    case rectangle

    /// The outline as path data, to be stroked, or filled and stroked.
    package var path: String {
      switch self {
      case .circle: "M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z"
      case .square:
        """
        M7 3.5H17A3.5 3.5 0 0 1 20.5 7V17A3.5 3.5 0 0 1 17 20.5H7A3.5 3.5 0 0 1 3.5 17V7\
        A3.5 3.5 0 0 1 7 3.5Z
        """
      case .rectangle:
        """
        M5.25 4.5H18.75A2.25 2.25 0 0 1 21 6.75V17.25A2.25 2.25 0 0 1 18.75 19.5H5.25\
        A2.25 2.25 0 0 1 3 17.25V6.75A2.25 2.25 0 0 1 5.25 4.5Z
        """
      }
    }
  }

  /// The sign in a corner of a symbol: a dot at the top right, all others at the bottom right.
  package enum Badge: String, CaseIterable, Sendable {
    case dot
    case plus
    case minus
    case checkmark
    case xmark
    case exclamationmark
    case clock
    case up = "arrow.up"
    case down = "arrow.down"

    /// The disc that clears the corner, as path data filled in the colour behind the glyph.
    package var clearing: String {
      switch self {
      case .dot: "M14 5.5A4.5 4.5 0 1 1 23 5.5A4.5 4.5 0 1 1 14 5.5Z"
      default: "M13 18A5 5 0 1 1 23 18A5 5 0 1 1 13 18Z"
      }
    }

    /// The sign as path data to be stroked; a dot is filled as well.
    package var path: String {
      switch self {
      case .dot: "M16.5 5.5A2 2 0 1 1 20.5 5.5A2 2 0 1 1 16.5 5.5Z"
      case .plus: "M18 15V21M15 18H21"
      case .minus: "M15 18H21"
      case .checkmark: "M14.75 18.25L17 20.5L21 15.75"
      case .xmark: "M15.75 15.75L20.25 20.25M20.25 15.75L15.75 20.25"
      case .exclamationmark: "M18 14.5V18M17.95 21H18.05"
      case .clock: "M15 18A3 3 0 1 1 21 18A3 3 0 1 1 15 18ZM18 16.75V18H18.5"
      case .up: "M18 21V15M15.5 17.5L18 15L20.5 17.5"
      case .down: "M18 15V21M15.5 18.5L18 21L20.5 18.5"
      }
    }
  }
}

extension Glyph {
  /// One step in drawing a glyph; later layers cover earlier ones.
  package struct Layer: Equatable, Sendable {
    /// The colour of a layer.
    package enum Paint: Sendable {
      /// The colour of the glyph.
      case ink
      /// The colour behind the glyph.
      case paper
    }

    /// SVG path data.
    package let path: String
    /// The colour of the stroke, or of the fill.
    package let paint: Paint
    /// The width of the stroke before ``scale`` applies, or `nil` for a fill.
    package let strokeWidth: Double?
    /// The factor by which the path and its stroke shrink about the centre of the box.
    package let scale: Double
  }

  /// The layers to draw, from bottom to top.
  package var layers: [Layer] {
    enclosureLayers + symbolLayers + badgeLayers
  }

  private var enclosureLayers: [Layer] {
    guard let enclosure else { return [] }
    let outline = Layer.stroke(enclosure.path, .ink)
    return isFilled ? [.fill(enclosure.path, .ink), outline] : [outline]
  }

  private var symbolLayers: [Layer] {
    let isReversed = enclosure != nil && isFilled
    let front: Layer.Paint = isReversed ? .paper : .ink
    let back: Layer.Paint = isReversed ? .ink : .paper
    let isSmall = enclosure != nil
    var layers: [Layer] = [
      .fill(fill, front, isSmall: isSmall),
      .stroke(stroke, front, isSmall: isSmall),
      .stroke(cutout, back, isSmall: isSmall),
    ]
    if isSlashed {
      // The gap runs beside the line, one stroke width away, and so never covers it.
      layers.append(.stroke("M4.75 2.25L21.75 19.25", back, isSmall: isSmall))
      layers.append(.stroke("M3.5 3.5L20.5 20.5", front, isSmall: isSmall))
    }
    return layers.filter { !$0.path.isEmpty }
  }

  private var badgeLayers: [Layer] {
    guard let badge else { return [] }
    let sign = Layer.stroke(badge.path, .ink)
    let clearing = Layer.fill(badge.clearing, .paper)
    return badge == .dot ? [clearing, .fill(badge.path, .ink), sign] : [clearing, sign]
  }
}

extension Glyph.Layer {
  fileprivate static func stroke(_ path: String, _ paint: Paint, isSmall: Bool = false) -> Self {
    Self(
      path: path, paint: paint,
      strokeWidth: isSmall ? Glyph.enclosedStrokeWidth : Glyph.strokeWidth,
      scale: isSmall ? Glyph.enclosedScale : 1)
  }

  fileprivate static func fill(_ path: String, _ paint: Paint, isSmall: Bool = false) -> Self {
    Self(path: path, paint: paint, strokeWidth: nil, scale: isSmall ? Glyph.enclosedScale : 1)
  }
}
