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
  let data: [Int]

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
    return ["resultId": .text(tokens.name), "data": .list(tokens.data.map { .number($0) })]
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
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let change: JSONValue = [
      "start": .number(start), "deleteCount": .number(old.count - end - start),
      "data": .list(new[start..<(new.count - end)].map { .number($0) }),
    ]
    return ["resultId": .text(tokens.name), "edits": .list(old == new ? [] : [change])]
  }

  /// The tokens of a part of a document.
  func semanticTokensInRange(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let range = range(parameters["range"], in: document)
    return ["data": .list(tokenData(document, in: range).map { .number($0) })]
  }

  private func keep(_ data: [Int], of document: OpenDocument) -> SentTokens {
    let tokens = SentTokens(number: (sentTokens[document.uri]?.number ?? 0) + 1, data: data)
    sentTokens[document.uri] = tokens
    return tokens
  }

  /// Five numbers a token, as the protocol has them.
  private func tokenData(_ document: OpenDocument, in range: Range<Int>? = nil) -> [Int] {
    guard let reading = workspace.readings(of: document).first,
      let file = reading.file(document.identity), let bound = reading.bound(file)
    else { return [] }
    let text = document.file
    var (line, character) = (0, 0)
    var data: [Int] = []
    for token in tokens(bound, reading, file, in: range) {
      // No token goes over a line end.
      guard let width = text.width(of: token.range, workspace.encoding), width > 0 else { continue }
      let start = text.position(of: token.range.lowerBound, workspace.encoding)
      let isSameLine = start.line == line
      data += [
        start.line - line, isSameLine ? start.character - character : start.character, width,
        token.type.rawValue, token.modifiers,
      ]
      (line, character) = (start.line, start.character)
    }
    return data
  }

  /// In the order of the text, none in another.
  private func tokens(
    _ bound: BoundDocument, _ reading: Reading, _ file: Int, in range: Range<Int>?
  ) -> [Token] {
    var tokens: [Token] = []
    for mention in reading.mentions.mentions(inFile: file) {
      if let range, !range.overlaps(mention.range.bounds) { continue }
      tokens.append(token(mention, in: reading))
    }
    for element in bound.tree.elements.indices {
      let syntax = bound.tree.elements[element]
      if let range, !range.overlaps(syntax.tag.bounds) { continue }
      guard let kind = bound.kind(element) else { continue }
      for attribute in syntax.attributeIndices {
        guard let name = bound.name(of: attribute),
          let type = AttributeTypes.type(of: name, on: kind)
        else { continue }
        tokens += words(attribute, type, in: bound)
      }
    }
    var sorted: [Token] = []
    for token in tokens.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let range, !range.overlaps(token.range) { continue }
      if let last = sorted.last, token.range.lowerBound < last.range.upperBound { continue }
      sorted.append(token)
    }
    return sorted
  }

  private func token(_ mention: Mention, in reading: Reading) -> Token {
    let declaration = reading.mentions.declaration(of: mention)
    let bound = declaration.flatMap { reading.bound($0.file) }
    let kind = declaration.flatMap { bound?.kind($0.element) }
    var modifiers = mention.isDeclaration ? TokenModifier.declaration.bit : 0
    if let declaration, let bound, bound.text(.role, declaration.element) == "destructive" {
      modifiers |= TokenModifier.destructive.bit
    }
    if declaration == nil { modifiers |= TokenModifier.defaultLibrary.bit }
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
    return Token(range: mention.range.bounds, type: type, modifiers: modifiers)
  }

  private func words(
    _ attribute: Int, _ type: AttributeType, in bound: BoundDocument
  ) -> [Token] {
    let range = bound.tree.attributes[attribute].value.bounds
    switch type {
    case .boolean: return [Token(range: range, type: .keyword)]
    case .word:
      let isDestructive = bound.tree.value(of: attribute) == "destructive"
      return [
        Token(
          range: range, type: .enumMember,
          modifiers: isDestructive ? TokenModifier.destructive.bit : 0)
      ]
    case .integer, .count, .positive, .number, .length, .opacity, .version:
      return [Token(range: range, type: .number)]
    case .condition:
      let value = bound.tree.value(of: attribute)
      return WordTokens.tokens(of: value.replacingParentheses).compactMap { word, part in
        guard Identifier.reserved.contains(word) else { return nil }
        return Token(
          range: bound.tree.range(of: part, inValueOf: attribute).bounds, type: .keyword)
      }
    default: return []
    }
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

extension String {
  /// The text with blanks in place of parentheses, every word where it was.
  fileprivate var replacingParentheses: String {
    String(map { $0 == "(" || $0 == ")" ? " " : $0 })
  }
}
