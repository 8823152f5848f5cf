import MenuetSource
import MenuetXML

/// Writes a document as another person would have: with other indentation, other white space in tags
/// and another order of attributes.
struct Restyling {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The text with white space wherever XML allows it, which may move comments to other lines.
  mutating func scattered(_ text: [UInt8]) -> [UInt8] {
    rewritten(text) { gap, random in
      gap.allSatisfy { $0 <= 0x20 }
        ? Array(random.pick(["", " ", "\n", "\n\n\n", "\t", "\r\n  ", "\n    \n"]).utf8)
        : Array(gap)
    }
  }

  /// The text with other indentation only: its canonical layout is that of the text.
  mutating func reindented(_ text: [UInt8]) -> [UInt8] {
    rewritten(text) { gap, random in
      guard gap.allSatisfy({ $0 <= 0x20 }), let end = gap.lastIndex(of: 0x0A) else {
        return Array(gap)
      }
      return Array(gap[...end]) + Array(random.pick(["", "\t", "   ", "\t\t  "]).utf8)
    }
  }

  private mutating func rewritten(
    _ text: [UInt8], gap: (ArraySlice<UInt8>, inout SeededGenerator) -> [UInt8]
  ) -> [UInt8] {
    let markup = Markup(SourceFile(path: "", text: text))
    var result: [UInt8] = []
    for (index, piece) in markup.pieces.enumerated() {
      switch piece.kind {
      case .startTag, .emptyTag: result += tag(piece, markup, text)
      case .text:
        // A comment of several lines stands as its first line does.
        let next = markup.pieces[(index + 1)...].first { $0.kind == .comment }
        let isFixed =
          next?.range.lowerBound == piece.range.upperBound
          && text[piece.range.upperBound...].prefix(next?.range.count ?? 0).contains(0x0A)
        result += isFixed ? Array(text[piece.range]) : gap(text[piece.range], &random)
      default: result += text[piece.range]
      }
    }
    return result
  }

  private mutating func tag(
    _ piece: Markup.Piece, _ markup: Markup, _ text: [UInt8]
  ) -> [UInt8] {
    var result = Array(text[piece.range].prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F })
    let name = result.dropFirst()
    for attribute in markup.attributes[piece.attributes].shuffled(using: &random) {
      let value = text[attribute.value]
      let isFree = !value.contains(0x22) && !value.contains(0x27)
      let quote = isFree ? random.pick([0x22, 0x27]) : text[attribute.value.upperBound]
      result += Array(random.pick([" ", "  ", "\n", "\n\t"]).utf8) + text[attribute.name]
      result += Array(random.pick(["=", " = ", "=\n"]).utf8) + [quote] + value + [quote]
    }
    result += Array(random.pick(["", " "]).utf8)
    guard piece.kind == .emptyTag else { return result + [0x3E] }
    return result + (random.once(in: 4) ? [0x3E] + Array("</".utf8) + name + [0x3E] : [0x2F, 0x3E])
  }
}
