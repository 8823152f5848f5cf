import MenuetSource

/// A random well-formed document, with what a reader has to find in it.
///
/// It is written piece by piece, and every offset is taken when the piece is written: the oracle knows
/// nothing of reading XML.
struct GeneratedDocument {
  struct Element: Equatable {
    var name: String
    var parent: Int
    var tag: Range<Int>
    var nameRange: Range<Int>
    var end = 0
    var subtreeEnd = 0
    var attributes: [Attribute] = []
  }

  struct Attribute: Equatable {
    var name: String
    var nameRange: Range<Int>
    var valueRange: Range<Int>
    /// The value with references resolved.
    var value: String
  }

  struct Instruction: Equatable {
    var target: String
    var data: String
    var dataStart: Int
    var nextElement: Int
    var parent: Int
  }

  private(set) var text = ""
  private(set) var elements: [Element] = []
  private(set) var instructions: [Instruction] = []
  /// For each text its parent, its first visible character and the offset behind the last.
  private(set) var texts: [(parent: Int, range: Range<Int>)] = []

  private var random: SeededGenerator
  private var count = 0
  private let lineEnd: String
  private let characters: [String]

  /// - Parameters:
  ///   - characters: What names and values are made of, besides ASCII.
  ///   - declaration: An XML declaration, if there shall be one.
  init(seed: UInt64, characters: [String], declaration: String? = nil) {
    random = SeededGenerator(seed: seed)
    self.characters = characters
    lineEnd = random.pick(["\n", "\r\n", "\r"])
    if let declaration { text += declaration }
    miscellany(parent: -1)
    element(parent: -1, depth: 0)
    miscellany(parent: -1)
  }

  static let everyday = ["ä", "é", "…", "–", "語", "🎉", "e\u{301}", "\u{10FFFD}", "ж"]

  private var offset: Int { text.utf8.count }

  @discardableResult private mutating func write(_ piece: String) -> Range<Int> {
    let start = offset
    text += piece
    return start..<offset
  }

  // MARK: White space

  private mutating func space() -> String {
    random.pick([" ", " ", " ", "  ", "\t", lineEnd, lineEnd + "  ", " \t\(lineEnd)"])
  }

  private mutating func maybeSpace() -> String { random.once(in: 3) ? space() : "" }

  // MARK: Elements

  private mutating func element(parent: Int, depth: Int) {
    count += 1
    let index = elements.count
    let prefix = random.once(in: 5) ? "p" : ""
    let qualified = (prefix.isEmpty ? "" : "p:") + name()
    let start = write("<").lowerBound
    let nameRange = write(qualified)
    elements.append(
      Element(
        name: localPart(of: qualified), parent: parent, tag: start..<start, nameRange: nameRange))
    if parent < 0 { write("\(space())xmlns:p='urn:example:p'") }
    attributes(of: index)
    write(maybeSpace())
    if depth > 0, random.once(in: 3) {
      write("/>")
      elements[index].tag = start..<offset
    } else {
      write(">")
      elements[index].tag = start..<offset
      content(of: index, depth: depth)
      write("</\(qualified)\(maybeSpace())>")
    }
    elements[index].end = offset
    elements[index].subtreeEnd = elements.count
  }

  private func localPart(of name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func attributes(of element: Int) {
    var used: Set<String> = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let prefix = random.pick(["", "", "", "p:", "xml:"])
      let local = prefix == "xml:" ? "lang" : name()
      guard used.insert(prefix + local).inserted else { continue }
      write(space())
      let nameRange = write(prefix + local)
      write("\(maybeSpace())=\(maybeSpace())")
      let quote = random.pick(["\"", "'"])
      write(quote)
      let (source, value) = self.value(quote: quote)
      let valueRange = write(source)
      write(quote)
      elements[element].attributes.append(
        Attribute(name: local, nameRange: nameRange, valueRange: valueRange, value: value))
    }
    if random.once(in: 8) {
      write("\(space())xmlns:q\(element)=\"urn:example:q\"")
    }
  }

  private mutating func content(of element: Int, depth: Int) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4 where depth < 6 && count < 60: self.element(parent: element, depth: depth + 1)
      case 4: visibleText(in: element)
      case 5: cdata(in: element)
      default: miscellany(parent: element)
      }
      write(random.once(in: 2) ? space() : "")
    }
  }

  // MARK: Names and values

  private mutating func name() -> String {
    let plain = ["id", "title", "symbol", "accessibility-label", "x", "_y", "a.b", "n1", "menuet"]
    let isForeign = !characters.isEmpty && random.once(in: 6)
    // Of the characters only letters may stand in names.
    let letters = characters.filter { $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic) }
    return isForeign && !letters.isEmpty
      ? random.pick(plain) + random.pick(letters) : random.pick(plain)
  }

  private mutating func value(quote: String) -> (source: String, value: String) {
    var source = ""
    var value = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let other = quote == "\"" ? "'" : "\""
      let pieces: [(String, String)] = [
        ("abc", "abc"), ("New Note", "New Note"), (">", ">"), ("/>", "/>"), (" = ", " = "),
        (other, other), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
        ("&apos;", "'"), ("&#65;", "A"), ("&#x2026;", "…"), ("&#10;", "\n"), (lineEnd, " "),
        ("\t", " "), ("-->", "-->"), ("]]>", "]]>"), ("?>", "?>"),
      ]
      let foreign = characters.map { ($0, $0) }
      let (first, second) = random.pick(pieces + foreign)
      source += first
      value += second
    }
    return (source, value)
  }

  // MARK: Everything else

  private mutating func visibleText(in element: Int) {
    let words = ["text", "a &amp; b", "x > y", "&#65;\(lineEnd)z"] + characters
    note(write(random.pick(words)), in: element)
    // Another text would be one with this.
    comment()
  }

  private mutating func cdata(in element: Int) {
    note(write("<![CDATA[\(random.pick(["<a b='c'>", "&", "]]", "x \(lineEnd)"]))]]>"), in: element)
    comment()
  }

  private mutating func note(_ range: Range<Int>, in element: Int) {
    texts.append((element, range))
  }

  private mutating func comment() {
    write("<!--\(random.pick([" note ", "<a>", "", " - ", "\"'", "\(lineEnd)", "]]>", "?>"]))-->")
  }

  private mutating func miscellany(parent: Int) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      if parent < 0 { write(maybeSpace()) }
      if random.once(in: 2) {
        comment()
      } else {
        let target = random.pick(["menuet-allow", "pi", "xml-stylesheet"])
        let data = random.pick(["", "rule-a rule-b", "x='<y>'", "--", ">"])
        write("<?\(target)\(data.isEmpty ? "" : " ")")
        let range = write(data)
        write("?>")
        instructions.append(
          Instruction(
            target: target, data: data, dataStart: range.lowerBound, nextElement: elements.count,
            parent: parent))
      }
      if parent < 0 { write(maybeSpace()) }
    }
  }
}
