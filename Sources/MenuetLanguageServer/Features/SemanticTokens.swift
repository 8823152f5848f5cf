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

extension LanguageServer {
  static var tokenLegend: JSONValue {
    [
      "tokenTypes": .list(TokenType.allCases.map { .text($0.name) }),
      "tokenModifiers": .list(TokenModifier.allCases.map { .text($0.name) }),
    ]
  }

  func semanticTokens(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let reading = workspace.readings(of: document).first,
      let file = reading.file(document.identity), let bound = reading.bound(file)
    else { return ["data": []] }
    let range = range(parameters["range"], in: document)
    var (line, character) = (0, 0)
    var data: [JSONValue] = []
    for token in tokens(bound, reading, file) {
      if let range, !range.overlaps(token.range) { continue }
      let start = document.file.position(of: token.range.lowerBound, workspace.encoding)
      let end = document.file.position(of: token.range.upperBound, workspace.encoding)
      // No token goes over a line end.
      guard start.line == end.line, end.character > start.character else { continue }
      let isSameLine = start.line == line
      data += [
        .number(start.line - line),
        .number(isSameLine ? start.character - character : start.character),
        .number(end.character - start.character), .number(token.type.rawValue),
        .number(token.modifiers),
      ]
      (line, character) = (start.line, start.character)
    }
    return ["data": .list(data)]
  }

  /// In the order of the text, none in another.
  private func tokens(_ bound: BoundDocument, _ reading: Reading, _ file: Int) -> [Token] {
    var tokens: [Token] = []
    for mention in reading.mentions.mentions(inFile: file) {
      tokens.append(token(mention, in: reading))
    }
    for element in bound.tree.elements.indices {
      guard let kind = bound.kind(element) else { continue }
      for attribute in bound.tree.elements[element].attributeIndices {
        guard let name = bound.name(of: attribute),
          let spec = Vocabulary.spec(kind).attribute(name)
        else { continue }
        tokens += words(attribute, spec, in: bound)
      }
    }
    var sorted: [Token] = []
    for token in tokens.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = sorted.last, token.range.lowerBound < last.range.upperBound { continue }
      sorted.append(token)
    }
    return sorted
  }

  private func token(_ mention: Mention, in reading: Reading) -> Token {
    let declaration = reading.mentions.declaration(of: mention.symbol)
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
    _ attribute: Int, _ spec: AttributeSpec, in bound: BoundDocument
  ) -> [Token] {
    let range = bound.tree.attributes[attribute].value.bounds
    switch spec.type {
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
