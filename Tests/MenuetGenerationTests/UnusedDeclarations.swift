import Foundation

/// Finds what a generated file declares for itself alone and never names again.
///
/// It reads words, not meanings: a declaration is used where its name stands once more, outside comments
/// and texts; a function where it is called with a first label that it takes, or is named without a
/// call. What a protocol of a framework asks for is used by the framework.
struct UnusedDeclarations {
  /// A declaration that is private, or a member of something private.
  private struct Declared {
    let name: String
    let isFunction: Bool
    let line: Int
    /// The text of its line.
    let text: String
    /// The end of its name.
    let end: String.Index
  }

  private let code: String
  private var declared: [Declared] = []
  /// The places of the names of all declarations.
  private var places: [String: Set<String.Index>] = [:]

  /// - Parameter requirements: the names of what the protocols of the framework ask for.
  init(in source: String, requirements: Set<String>) {
    code = Self.withoutTextsAndComments(source)
    find(requirements)
  }

  /// Each with its line, such as `12: private var isPad: Bool {`.
  var lines: [String] {
    declared.filter { !isUsed($0) }.map { "\($0.line): \($0.text)" }
  }
}

// MARK: Reading

extension UnusedDeclarations {
  /// The code, with the insides of interpolations in place of string literals.
  private static func withoutTextsAndComments(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...]
      } else if first == "\"" {
        let mark = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let start = rest.index(rest.startIndex, offsetBy: mark.count)
        var end = start
        while end < rest.endIndex, !rest[end...].hasPrefix(mark) {
          let step = rest[end] == "\\" ? 2 : 1
          end = rest.index(end, offsetBy: step, limitedBy: rest.endIndex) ?? rest.endIndex
        }
        let text = rest[start..<end]
        result += " \"\" "
        result += interpolations(in: text)
        result += String(repeating: "\n", count: text.filter { $0 == "\n" }.count)
        rest = rest[end...].dropFirst(mark.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What stands inside `\(…)`.
  private static func interpolations(in text: Substring) -> String {
    var result = ""
    var rest = text
    while let opening = rest.range(of: "\\(") {
      rest = rest[opening.upperBound...]
      var depth = 1
      let inside = rest.prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      }
      result += " \(inside) "
      rest = rest[inside.endIndex...]
    }
    return result
  }

  /// A type or an extension around the place that is read.
  private struct Scope {
    let depth: Int
    let isPrivate: Bool
    let conforms: Bool
  }

  private mutating func find(_ requirements: Set<String>) {
    var scopes: [Scope] = []
    var opening: Scope?
    var depth = 0
    // A literal is read anew each time that it is asked for, which takes most of the time.
    let declaration = Self.declaration
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let isMember = depth == (scopes.last?.depth ?? 0)
      if isMember, let match = line.firstMatch(of: declaration), !text.hasPrefix("case ") {
        let words = match.1.split(separator: " ")
        let isPrivate =
          words.contains("private") || words.contains("fileprivate")
          || scopes.contains(where: \.isPrivate)
        let name = String(match.3)
        if ["struct", "enum", "class", "protocol", "extension"].contains(match.2) {
          opening = Scope(depth: depth + 1, isPrivate: isPrivate, conforms: line.contains(":"))
        }
        if match.2 != "extension" {
          places[name, default: []].insert(match.3.startIndex)
          let isAsked = scopes.last?.conforms == true && requirements.contains(name)
          if isPrivate, !words.contains("override"), !isAsked {
            declared.append(
              Declared(
                name: name, isFunction: match.2 == "func", line: number + 1, text: text,
                end: match.3.endIndex))
          }
        }
      }
      for character in line {
        if character == "{" {
          depth += 1
          if let scope = opening { scopes.append(scope) }
          opening = nil
        } else if character == "}" {
          if scopes.last?.depth == depth { scopes.removeLast() }
          depth -= 1
        }
      }
    }
  }

  /// Attributes and modifiers, the keyword, the name.
  private static var declaration: Regex<(Substring, Substring, Substring, Substring)> {
    #/
    ^\s* ((?: (?: @\w+ | static | final | lazy | weak | override | mutating | nonisolated
      | (?:private|fileprivate|public) (?:\(set\))? ) \s )*)
    (func|var|let|struct|enum|class|protocol|typealias|extension) \s `?(\w+)`?
    /#
  }
}

// MARK: Uses

extension UnusedDeclarations {
  private func isUsed(_ declared: Declared) -> Bool {
    let labels = declared.isFunction ? labels(after: declared.end) : nil
    var rest = code.startIndex
    while let range = code[rest...].range(of: declared.name) {
      rest = range.upperBound
      guard !isWord(before: range.lowerBound), !isWord(at: range.upperBound),
        places[declared.name]?.contains(range.lowerBound) != true
      else { continue }
      guard let labels else { return true }
      if isCall(after: range.upperBound, of: labels) { return true }
    }
    return false
  }

  private func isWord(at index: String.Index) -> Bool {
    index < code.endIndex && (code[index].isLetter || code[index].isNumber || code[index] == "_")
  }

  private func isWord(before index: String.Index) -> Bool {
    index > code.startIndex && isWord(at: code.index(before: index))
  }

  /// The labels with which a call of a function can begin.
  private struct Labels {
    var first: Set<String> = []
    var canBeEmpty = true
    var takesClosure = false
  }

  private func labels(after end: String.Index) -> Labels {
    var labels = Labels()
    var rest = code[end...]
    if rest.first == "<" { rest = rest.drop { $0 != "(" } }
    for parameter in Self.parts(of: rest) {
      let words = parameter.trimmingCharacters(in: .whitespacesAndNewlines)
        .replacing(/^@\w+\s+/, with: "")
      let isClosure = words.contains("->") || words.contains("@escaping")
      labels.takesClosure = labels.takesClosure || isClosure
      guard labels.canBeEmpty else { continue }
      labels.first.insert(String(words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      // What has a default value can be left out, and what is a closure can trail.
      if !words.contains(" = "), !isClosure, !words.hasSuffix("...") {
        labels.canBeEmpty = false
      }
    }
    return labels
  }

  /// The parts between the commas of the parentheses at the start.
  private static func parts(of text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if "([{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    if !part.allSatisfy(\.isWhitespace) { parts.append(part) }
    return parts
  }

  private func isCall(after end: String.Index, of labels: Labels) -> Bool {
    let rest = code[end...].drop { $0 == "`" }
    guard rest.first == "(" else {
      let next = rest.first { !$0.isWhitespace }
      return next != "{" || labels.takesClosure
    }
    let arguments = rest.dropFirst().drop(while: \.isWhitespace)
    if arguments.first == ")" { return labels.canBeEmpty }
    if let label = arguments.prefixMatch(of: /`?(\w+)`?\s*:/) {
      return labels.first.contains(String(label.1))
    }
    return labels.first.contains("_")
  }
}
