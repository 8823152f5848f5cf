import MenuetLayout

/// Where the drawings of symbols come from: files that the user exported, then the project's own
/// glyphs. What has neither is a dashed square, and is named below the picture.
package struct SymbolSource: Sendable {
  /// SVG files by the name of their symbol.
  package var files: [String: [UInt8]]

  package init(files: [String: [UInt8]] = [:]) { self.files = files }
}

/// The paints of a symbol.
struct SymbolInk: Sendable {
  var ink: Color
  /// Its background, for the parts that are cut out.
  var paper: Color

  init(_ ink: Color, on paper: Color) {
    self.ink = ink
    self.paper = paper
  }
}

extension DrawingStyle {
  /// A symbol in the square of `size` points round the middle of a frame.
  func symbol(
    _ name: String?, size: Double, in frame: Rect, _ paint: SymbolInk
  ) -> [SVGElement] {
    let box = Rect(
      x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size)
    if let name, let file = symbols.files[name] {
      return [Self.stencil(file, in: box, paint.ink)]
    }
    guard let name, let glyph = GlyphLibrary.glyph(named: name) else {
      return [Self.placeholder(for: name, in: box, paint.ink)]
    }
    let isMirrored = direction == .rightToLeft && Self.hasDirection(name)
    return [Self.drawing(of: glyph, in: box, isMirrored: isMirrored, paint)]
  }

  /// The layers of a glyph, scaled to a square.
  private static func drawing(
    of glyph: Glyph, in box: Rect, isMirrored: Bool, _ paint: SymbolInk
  ) -> SVGElement {
    let scale = box.width / Glyph.boxSize
    let paths = glyph.layers.map { path($0, paint) }
    var group = SVGElement.group(x: isMirrored ? box.maxX : box.x, y: box.y, paths)
    if scale == 1 && !isMirrored { return group }
    let corner = SVGNumber.spell([isMirrored ? box.maxX : box.x, box.y])
    // Two decimals would shift the far edge of a large symbol.
    let factor = SVGNumber.spell(scale, decimals: 4)
    let factors = isMirrored ? "-\(factor) \(factor)" : factor
    group.attributes = [
      SVGAttribute("transform", .text("translate(\(corner)) scale(\(factors))"))
    ]
    return group
  }

  /// Returns whether a symbol means a side in reading order, and so is mirrored where that is
  /// reversed.
  static func hasDirection(_ name: String) -> Bool {
    let sides: Set<Substring> = ["backward", "forward", "leading", "trailing"]
    // As a first word they are the keys of a player, which are not mirrored.
    let words = name.split(separator: ".").dropFirst()
    return name.hasPrefix("list.bullet") || words.contains(where: sides.contains)
  }

  private static func path(_ layer: Glyph.Layer, _ paint: SymbolInk) -> SVGElement {
    let color = layer.paint == .ink ? paint.ink : paint.paper
    guard let width = layer.strokeWidth else {
      return scaled(.path(layer.path, fill: color), layer)
    }
    return scaled(.path(layer.path, stroke: color, width: width), layer)
  }

  /// Shrinks an enclosed symbol about the centre of the box.
  private static func scaled(_ element: SVGElement, _ layer: Glyph.Layer) -> SVGElement {
    guard layer.scale != 1 else { return element }
    let offset = SVGNumber.spell(Glyph.boxSize / 2 * (1 - layer.scale))
    let scale = SVGNumber.spell(layer.scale)
    var result = element
    result.attributes.append(
      SVGAttribute("transform", .text("translate(\(offset) \(offset)) scale(\(scale))")))
    return result
  }

  /// A dashed square, for a symbol without a drawing: it says that something is here, and nothing
  /// else.
  private static func placeholder(for name: String?, in frame: Rect, _ ink: Color) -> SVGElement {
    let box = frame.inset(frame.width / 12)
    var outline = SVGElement.outline(
      box, radius: box.width / 4, stroke: ink, width: max(1, frame.width / 18))
    outline.attributes.append(SVGAttribute("stroke-dasharray", "3 2.5"))
    if let name { outline.attributes.append(SVGAttribute(missingSymbol, .text(name))) }
    return outline
  }

  /// The attribute of a placeholder that tells whose place it holds.
  static let missingSymbol = "data-symbol"

  /// A file's picture as a stencil for the ink: such files are black, the ink need not be.
  private static func stencil(_ file: [UInt8], in box: Rect, _ ink: Color) -> SVGElement {
    let square = [
      SVGAttribute("width", .number(box.width)), SVGAttribute("height", .number(box.height)),
    ]
    let name = "symbol-" + Base64.fingerprint(file) + "-" + SVGNumber.spell(box.width)
    let data = "data:image/svg+xml;base64," + Base64.encode(file)
    let image = SVGElement("image", square + [SVGAttribute("href", .text(data))])
    let mask = SVGElement(
      "mask",
      [SVGAttribute("id", .text(name)), SVGAttribute("style", "mask-type:alpha")],
      children: [image])
    let fill = SVGElement(
      "rect", square + ink.attributes("fill") + [SVGAttribute("mask", .text("url(#\(name))"))])
    return .group(x: box.x, y: box.y, [mask, fill])
  }
}

extension SVGElement {
  /// The names of the symbols in a tree that have no drawing, each once, sorted.
  static func missingSymbols(in elements: [SVGElement]) -> [String] {
    var names: Set<String> = []
    var waiting = elements
    while let element = waiting.popLast() {
      if case .text(let name)? = element[DrawingStyle.missingSymbol] { names.insert(name) }
      waiting += element.children
    }
    return names.sorted()
  }
}

/// Bytes as text.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The encoding of RFC 4648, with padding.
  static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let chunk = bytes[start..<min(start + 3, bytes.count)]
      let bits = chunk.reduce(0) { $0 << 8 | Int($1) } << ((3 - chunk.count) * 8)
      for index in 0..<4 {
        let digit = digits[bits >> (18 - 6 * index) & 63]
        result.append(index <= chunk.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A short name for bytes (FNV-1a, 64 bits), equal on every machine.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 36)
  }
}
