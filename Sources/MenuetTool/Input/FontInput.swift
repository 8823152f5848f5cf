import MenuetLayout
import MenuetSource

extension TextMetrics {
  /// The most bytes of a font: collections for East Asia and coloured emoji take up to 200 MiB.
  private static let fontLimit = 256 << 20

  /// Measures with the advances of a TrueType or OpenType font.
  package init(fontFile path: String) throws(Failure) {
    let content: [UInt8]?
    do throws(SystemError) {
      content = try FileSystem.read(path, upTo: Self.fontLimit)
    } catch {
      throw .unreadable(path, error)
    }
    guard let content else {
      throw .fontUnusable(
        path, reason: "has more than \(Self.fontLimit >> 20) MiB",
        advice: "name a file with a single font")
    }
    do throws(FontProblem) {
      self.init(advances: try FontAdvances(parsing: content))
    } catch {
      throw .fontUnusable(path, reason: error.reason, advice: error.advice)
    }
  }
}

extension FontProblem {
  /// The mistake in the file, as a sentence after "it" says it.
  fileprivate var reason: String {
    switch self {
    case .isEmpty: "is empty"
    case .isCompressed(let format): "is a web font, compressed as \(format)"
    case .isNoFont: "does not begin as a TrueType or OpenType font does"
    case .collectionIsEmpty: "is a collection of no fonts"
    case .directoryCut: "ends inside its list of tables"
    case .tableMissing(let tag): "has no table '\(tag)'"
    case .tableOutside(let tag): "ends before its table '\(tag)' does"
    case .tableCut(let tag): "has a table '\(tag)' that ends too early"
    case .unitsPerEm(let units):
      "has \(units) units per em in its table 'head', which takes 16 to 16384"
    case .advanceCount(let count, let glyphs):
      "has \(count) advances for \(glyphs) glyphs in its table 'hhea'"
    case .unicodeMapMissing: "has no map of Unicode characters that can be read in its table 'cmap'"
    case .mapUnordered(let scalar):
      "has ranges in its table 'cmap' that are out of order at \(Unicode.Scalar.notation(scalar))"
    case .mapOutside: "has characters in its table 'cmap' beyond the end of Unicode"
    case .glyphMissing(let glyph, let scalar, let glyphs):
      "leads from \(Unicode.Scalar.notation(scalar)) to glyph \(glyph) in its table 'cmap', but has \(glyphs) glyphs"
    }
  }

  /// Advice.
  fileprivate var advice: String {
    switch self {
    case .isCompressed("WOFF2"): "unpack it first, for example with 'woff2_decompress'"
    case .isCompressed: "unpack it first"
    case .unicodeMapMissing: "take a font for text, not for symbols"
    default: "name an undamaged .ttf, .otf, .ttc or .otc file"
    }
  }
}
