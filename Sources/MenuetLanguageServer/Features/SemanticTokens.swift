import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// The meaning of words, for their colours.
enum TokenType: Int, CaseIterable {
  case function, property, variable, enumeration, enumMember, type, classKind, keyword, number

  /// The name in the protocol.
  var name: String {
    switch self {
    case .enumeration: "enum"
    case .classKind: "class"
    default: "\(self)"
    }
  }
}

/// Further words on a word.
enum TokenModifier: Int, CaseIterable {
  case declaration, defaultLibrary, destructive

  var name: String { "\(self)" }
  var bit: Int { 1 << rawValue }
}

/// A word with its meaning.
private struct Token {
  let range: Range<Int>
  let type: TokenType
  var modifiers = 0
}

/// The tokens that a client has of a document.
struct SentTokens {
  let number: Int
  let data: [UInt32]

  /// The name by which the client asks for the next ones.
  var name: String { String(number) }
}

extension LanguageServer {
  static var tokenLegend: JSONValue {
    [
      "tokenTypes": .list(TokenType.allCases.map { .text($0.name) }),
      "tokenModifiers": .list(TokenModifier.allCases.map { .text($0.name) }),
    ]
  }

  /// The tokens of a document, under a number to which the next ones may refer.
  func semanticTokens(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let tokens = keep(tokenData(document), of: document)
    return ["resultId": .text(tokens.name), "data": Self.json(tokens.data)]
  }

  /// The difference from the tokens that the client has.
  func semanticTokensDelta(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let known = sentTokens[document.uri],
      parameters["previousResultId"]?.string == known.name
    else { return try semanticTokens(document, parameters) }
    let tokens = keep(tokenData(document), of: document)
    let (old, new) = (known.data, tokens.data)
    let most = min(old.count, new.count)
    let start = (0..<most).first { old[$0] != new[$0] } ?? most
    let rest = most - start
    let end = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let change: JSONValue = [
      "start": .number(start), "deleteCount": .number(old.count - end - start),
      "data": Self.json(new[start..<new.count - end]),
    ]
    return ["resultId": .text(tokens.name), "edits": .list(old == new ? [] : [change])]
  }

  /// The tokens of a part of a document.
  func semanticTokensInRange(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let range = range(parameters["range"], in: document)
    return ["data": Self.json(tokenData(document, in: range))]
  }

  private static func json(_ data: some Sequence<UInt32>) -> JSONValue {
    .list(data.map { .number(Int($0)) })
  }

  private func keep(_ data: [UInt32], of document: OpenDocument) -> SentTokens {
    let tokens = SentTokens(number: (sentTokens[document.uri]?.number ?? 0) + 1, data: data)
    sentTokens[document.uri] = tokens
    return tokens
  }

  /// Five numbers a token, as the protocol has them.
  private func tokenData(_ document: OpenDocument, in range: Range<Int>? = nil) -> [UInt32] {
    guard let reading = workspace.readings(of: document).first,
      let file = reading.file(document.identity)
    else { return [] }
    var walk = TokenWalk(
      reading, file, range ?? 0..<Int.max,
      into: TokenWriter(document.file, workspace.encoding))
    return walk.run()
  }

  // MARK: Colours

  /// The red in which the platforms show what destroys something, at each `destructive`.
  func colors(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let bound = bound(document) else { return .list([]) }
    return .list(
      bound.tree.attributes.indices.compactMap { attribute -> JSONValue? in
        guard bound.name(of: attribute) == .role,
          bound.tree.value(of: attribute) == Role.destructive.rawValue
        else { return nil }
        return [
          "range": document.file.range(
            bound.tree.attributes[attribute].value, workspace.encoding),
          "color": Self.systemRed,
        ]
      })
  }

  /// The colour is the platform's: the word is the only way to write it.
  func colorPresentations(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    [["label": .text(Role.destructive.rawValue)]]
  }

  /// `systemRed` of iOS in light mode: 255, 59, 48.
  private static let systemRed: JSONValue = [
    "red": 1, "green": .decimal(0.231), "blue": .decimal(0.188), "alpha": 1,
  ]
}

/// Finds the tokens of a part of a file, in one way through its text.
private struct TokenWalk {
  private let reading: Reading
  private let names: MentionIndex
  private let bound: BoundDocument?
  private let range: Range<Int>
  /// The meaning of each symbol that came, by its number: most come again and again.
  private var meanings: [(type: TokenType, modifiers: Int)?]
  /// The names that are still to come.
  private var mentions: ArraySlice<Mention>
  private var writer: TokenWriter

  init(_ reading: Reading, _ file: Int, _ range: Range<Int>, into writer: TokenWriter) {
    self.reading = reading
    self.range = range
    self.writer = writer
    names = reading.mentions
    bound = reading.bound(file)
    meanings = Array(repeating: nil, count: names.symbolCount)
    mentions = names.mentions(inFile: file, from: range.lowerBound)
  }

  mutating func run() -> [UInt32] {
    guard let bound else { return [] }
    let tree = bound.tree
    for element in tree.elements(withTagsIn: range) {
      guard let kind = bound.kind(element) else { continue }
      for attribute in tree.elements[element].attributeIndices {
        guard let name = bound.name(of: attribute),
          let type = AttributeTypes.type(of: name, on: kind)
        else { continue }
        addWords(attribute, type, in: tree)
      }
    }
    addMentions(before: range.upperBound)
    return writer.data
  }

  private mutating func addMentions(before end: Int) {
    while let mention = mentions.first, Int(mention.range.start) < end {
      mentions.removeFirst()
      write(token(mention))
    }
  }

  private mutating func add(_ token: Token) {
    addMentions(before: token.range.lowerBound + 1)
    write(token)
  }

  private mutating func write(_ token: Token) {
    if token.range.overlaps(range) { writer.add(token) }
  }

  private mutating func token(_ mention: Mention) -> Token {
    let meaning = meanings[mention.number] ?? meaning(of: mention)
    meanings[mention.number] = meaning
    let modifier = mention.isDeclaration ? TokenModifier.declaration.bit : 0
    return Token(
      range: mention.range.bounds, type: meaning.type, modifiers: meaning.modifiers | modifier)
  }

  private func meaning(of mention: Mention) -> (type: TokenType, modifiers: Int) {
    let declaration = names.declaration(of: mention)
    let bound = declaration.flatMap { reading.bound($0.file) }
    let kind = declaration.flatMap { bound?.kind($0.element) }
    var modifiers = declaration == nil ? TokenModifier.defaultLibrary.bit : 0
    if let declaration, let bound, bound.text(.role, declaration.element) == "destructive" {
      modifiers |= TokenModifier.destructive.bit
    }
    let type: TokenType =
      switch kind {
      case .toggle: .property
      case .state: .variable
      case .choice: .enumeration
      case .option: .enumMember
      case .type: .type
      case .command, .button, nil: .function
      default: .classKind
      }
    return (type, modifiers)
  }

  private mutating func addWords(_ attribute: Int, _ type: AttributeType, in tree: SyntaxTree) {
    let range = tree.attributes[attribute].value.bounds
    switch type {
    case .boolean: add(Token(range: range, type: .keyword))
    case .word:
      let isDestructive = tree.value(of: attribute) == "destructive"
      add(
        Token(
          range: range, type: .enumMember,
          modifiers: isDestructive ? TokenModifier.destructive.bit : 0))
    case .integer, .count, .positive, .number, .length, .opacity, .version:
      add(Token(range: range, type: .number))
    case .condition:
      let value = tree.bytes(of: attribute)
      for word in ConditionParser.words(in: value) where ConditionParser.isOperator(value[word]) {
        let part = word.lowerBound - value.startIndex..<word.upperBound - value.startIndex
        add(Token(range: tree.range(of: part, inValueOf: attribute).bounds, type: .keyword))
      }
    default: break
    }
  }
}

/// Writes tokens as the protocol has them, each by its way from the one before.
private struct TokenWriter {
  private(set) var data: [UInt32] = []
  private let file: FileText
  private var cursor: SourceText.Cursor
  private var last = TextPosition(line: 0, character: 0)
  /// The end of the last token.
  private var end = 0

  init(_ file: FileText, _ encoding: PositionEncoding) {
    self.file = file
    cursor = SourceText.Cursor(file.text, encoding)
  }

  /// Adds a token that does not begin before the last one, unless it runs into that.
  mutating func add(_ token: Token) {
    guard token.range.lowerBound >= end, !token.range.isEmpty else { return }
    end = token.range.upperBound
    let start = cursor.position(of: token.range.lowerBound + file.markLength)
    let stop = cursor.position(of: end + file.markLength)
    // No token goes over a line end.
    guard start.line == stop.line else { return }
    let isSameLine = start.line == last.line
    data.append(UInt32(start.line - last.line))
    data.append(UInt32(isSameLine ? start.character - last.character : start.character))
    data.append(UInt32(stop.character - start.character))
    data.append(UInt32(token.type.rawValue))
    data.append(UInt32(token.modifiers))
    last = start
  }
}
