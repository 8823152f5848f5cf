import MenuetLayout
import MenuetModel

/// The symbols of a page: each drawn once, and used by its id.
struct PageSymbols {
  private let source: SymbolSource
  private var ids: [String: String] = [:]
  private var drawings: [String] = []
  /// The names of those without a drawing, in the order in which they were met.
  private(set) var missing: [String] = []

  /// The id of what stands in place of a symbol without a drawing.
  static let missingID = "symbol-missing"

  init(_ source: SymbolSource) { self.source = source }

  /// The id of a symbol's drawing.
  mutating func id(_ name: String) -> String {
    if let id = ids[name] { return id }
    let id = "symbol-\(drawings.count)"
    if let file = source.files[name] {
      drawings.append(Self.stencil(file, id: id))
    } else if let glyph = GlyphLibrary.glyph(named: name) {
      let hasDirection = DrawingStyle.hasDirection(name)
      drawings.append(Self.drawing(glyph, id: id, hasDirection: hasDirection))
    } else {
      missing.append(name)
      ids[name] = Self.missingID
      return Self.missingID
    }
    ids[name] = id
    return id
  }

  /// All drawings, as the content of an `svg` element.
  var markup: String {
    let placeholder = """
      <symbol id="\(Self.missingID)" viewBox="0 0 24 24">\
      <rect class="g-missing" x="4.5" y="4.5" width="15" height="15" rx="4"/></symbol>
      """
    let own = [StandardWord.search].compactMap { word in
      GlyphLibrary.glyph(named: word.symbol).map {
        Self.drawing($0, id: "symbol-" + word.rawValue, hasDirection: false)
      }
    }
    return ([placeholder] + own + drawings).joined(separator: "\n")
  }

  /// - Parameter hasDirection: True for one that the style of the page mirrors where people read to the
  ///   left.
  private static func drawing(_ glyph: Glyph, id: String, hasDirection: Bool) -> String {
    let paths = glyph.layers.map(path).joined()
    let content = hasDirection ? "<g class=\"g-way\">\(paths)</g>" : paths
    return "<symbol id=\"\(id)\" viewBox=\"0 0 24 24\">\(content)</symbol>"
  }

  private static func path(_ layer: Glyph.Layer) -> String {
    let paint = layer.paint == .ink ? "ink" : "paper"
    var attributes = "d=\"\(layer.path)\""
    if let width = layer.strokeWidth {
      attributes += " class=\"g-\(paint)-line\" stroke-width=\"\(SVGNumber.spell(width))\""
    } else {
      attributes += " class=\"g-\(paint)\""
    }
    if layer.scale != 1 {
      let offset = SVGNumber.spell(Glyph.boxSize / 2 * (1 - layer.scale))
      let scale = SVGNumber.spell(layer.scale)
      attributes += " transform=\"translate(\(offset) \(offset)) scale(\(scale))\""
    }
    return "<path \(attributes)/>"
  }

  /// A file's picture as a stencil. As an image it runs no script and loads nothing.
  private static func stencil(_ file: [UInt8], id: String) -> String {
    let data = "data:image/svg+xml;base64," + Base64.encode(file)
    return """
      <symbol id="\(id)" viewBox="0 0 24 24"><mask id="\(id)-mask" class="g-mask">\
      <image width="24" height="24" href="\(data)"/></mask>\
      <rect class="g-ink" width="24" height="24" mask="url(#\(id)-mask)"/></symbol>
      """
  }
}
