package import MenuetSource

extension SyntaxTree {
  /// The bytes in which a part of a value is written.
  ///
  /// - Parameter part: Offsets in the UTF-8 of `value(of:)`. A reference is written as a whole.
  package func range(of part: Range<Int>, inValueOf attribute: Int) -> ByteRange {
    let syntax = attributes[attribute]
    let start = Int(syntax.value.start)
    if syntax.isVerbatim { return ByteRange(start + part.lowerBound, start + part.upperBound) }
    var range: ByteRange?
    var offset = 0
    for piece in AttributeParts(source.text, syntax.value) {
      let length = piece.content.length
      if part.lowerBound < offset + length, offset < part.upperBound {
        range = ByteRange(
          range.map { Int($0.start) } ?? piece.range.lowerBound, piece.range.upperBound)
      }
      offset += length
    }
    return range ?? syntax.value
  }

  /// The place of a part of a value.
  package func location(of part: Range<Int>, inValueOf attribute: Int) -> SourceLocation {
    location(range(of: part, inValueOf: attribute))
  }

  /// Edits that give an attribute another value and touch only the words that change; `nil` where
  /// what stands there is not known to the letter: a value that is not well-formed, or with an entity
  /// that was not expanded.
  package func edits(setting attribute: Int, to value: String) -> [SourceEdit]? {
    let syntax = attributes[attribute]
    guard !syntax.isDamaged, let written = WrittenValue(source.text, syntax.value) else {
      return nil
    }
    return ValueDifference(from: written.scalars, to: Array(value.unicodeScalars)).changes.map {
      let range = ByteRange(written.starts[$0.old.lowerBound], written.starts[$0.old.upperBound])
      return SourceEdit(location(range), $0.new.escaped(for: quote(of: attribute)))
    }
  }

  /// A part of a value written anew: the words that it becomes, as they must stand there.
  package func edit(
    replacing part: Range<Int>, inValueOf attribute: Int, by words: String
  ) -> SourceEdit {
    SourceEdit(
      location(of: part, inValueOf: attribute), words.escaped(for: quote(of: attribute)))
  }

  /// A value with its quotes as it is written, for another attribute to have.
  package func quotedValue(of attribute: Int) -> String {
    let value = attributes[attribute].value
    return source.string(ByteRange(Int(value.start) - 1, Int(value.end) + 1))
  }

  /// The quote that stands before a value, and ends it.
  private func quote(of attribute: Int) -> Unicode.Scalar {
    let start = Int(attributes[attribute].value.start)
    let isSingle = start > 0 && source.text[start - 1] == UInt8(ascii: "'")
    return isSingle ? "'" : "\""
  }

  /// Returns whether an element has an attribute of that name, whatever its value.
  package func isWritten(_ name: String, on element: Int) -> Bool {
    elements[element].attributeIndices.contains {
      attributes[$0].namespace == .none && names[Int(attributes[$0].name)] == name
    }
  }

  /// The value of an attribute by its name, as it is written; `nil` where an element has none.
  package func text(of name: String, at element: Int) -> String? {
    elements[element].attributeIndices.first {
      attributes[$0].namespace == .none && names[Int(attributes[$0].name)] == name
    }.map { value(of: $0) }
  }

  // MARK: Elements

  /// The name of an element beside another one: with its prefix, if it has one.
  package func name(_ local: String, beside element: Int) -> String {
    let name = source.string(elements[element].nameRange)
    let prefix = name.lastIndex(of: ":").map { name[...$0] } ?? ""
    return prefix + local
  }

  /// The name of an element without its prefix.
  package func localName(of element: Int) -> String { names[Int(elements[element].name)] }

  /// Returns whether a comment or an instruction stands in an element, which would be lost with it.
  package func holdsRemarks(in element: Int) -> Bool {
    let text = source.text
    var index = Int(elements[element].tag.end)
    let end = source.clamped(elements[element].range).upperBound
    while index + 1 < end {
      if text[index] == UInt8(ascii: "<"),
        text[index + 1] == UInt8(ascii: "!") || text[index + 1] == UInt8(ascii: "?")
      {
        return true
      }
      index += 1
    }
    return false
  }
}

extension String {
  /// An attribute that the language gives a value, with a space before it.
  package static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(value.escaped(for: "\""))\""
  }

  /// The text as it stands in an attribute value between two of a quote.
  package func escaped(for quote: Unicode.Scalar) -> String {
    unicodeScalars.escaped(for: quote)
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate func escaped(for quote: Unicode.Scalar) -> String {
    var result = ""
    for scalar in self {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case quote: result += quote == "'" ? "&apos;" : "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension AttributeParts.Content {
  /// The bytes of UTF-8 that the value has of it.
  fileprivate var length: Int {
    switch self {
    case .byte, .openReference: 1
    case .reference(let scalar): UTF8.width(scalar)
    }
  }
}

/// The characters of a value with the place of each.
private struct WrittenValue {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The offset at which each character begins to be written, and that of the end.
  private(set) var starts: [Int] = []

  /// - Parameter range: The value between its quotes. Gives `nil` where a reference in it stands for
  ///   something that is not known.
  init?(_ text: [UInt8], _ range: ByteRange) {
    var bytes: [UInt8] = []
    func close() {
      scalars += Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      bytes = []
    }
    for part in AttributeParts(text, range) {
      switch part.content {
      case .byte(let byte):
        if !UTF8.isContinuation(byte) { starts.append(part.range.lowerBound) }
        bytes.append(byte)
      case .reference(let scalar):
        close()
        starts.append(part.range.lowerBound)
        scalars.append(scalar)
      case .openReference: return nil
      }
    }
    close()
    starts.append(Int(range.end))
    guard starts.count == scalars.count + 1 else { return nil }
  }
}
