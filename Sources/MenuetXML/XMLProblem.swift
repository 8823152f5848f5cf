import CLibXML2
import MenuetSource

/// What can be wrong with a document as XML, in our words.
enum XMLProblem: Equatable {
  case tooManyBytes(Int)
  case tooDeep(Int)
  case tooManyElements(Int)
  case documentType
  case empty
  case textBeforeRoot
  case contentBehindRoot
  case attributeRepeated(String)
  case valueMissing(attribute: String)
  case valueUnquoted(attribute: String, value: String)
  case valueUnclosed(attribute: String, quote: String)
  case spaceMissing(attribute: String)
  case lessThanInValue
  case strayCharacters(String)
  case tagUnclosed(String)
  case nameMissing
  case elementUnclosed(String)
  case endTagUnmatched(String)
  case ampersand
  case entityUnknown(String)
  case characterReference(String)
  case characterForbidden(UInt32)
  case commentUnclosed
  case commentHyphens
  case instructionUnclosed
  case dataUnclosed
  case declarationMisplaced
  case prefixUndeclared(String)
  case encoding
  /// Anything else, by libxml2's code.
  case other(Int32)

  var rule: RuleID {
    switch self {
    case .tooManyBytes, .tooDeep, .tooManyElements: "limit-exceeded"
    case .documentType: "doctype-forbidden"
    case .encoding: "file-unreadable"
    default: "xml-syntax"
    }
  }

  var message: String {
    switch self {
    case .tooManyBytes(let limit): "a document holds at most \(limit) bytes"
    case .tooDeep(let limit): "elements are nested at most \(limit) levels deep"
    case .tooManyElements(let limit): "a document holds at most \(limit) elements"
    case .documentType: "a document has no DOCTYPE"
    case .empty: "the document is empty; it needs a root element 'menuet'"
    case .textBeforeRoot: "text is not allowed before the root element"
    case .contentBehindRoot: "a document ends with its root element"
    case .attributeRepeated(let name): "the attribute '\(name)' stands twice on one element"
    case .valueMissing(let name): "the attribute '\(name)' has no value"
    case .valueUnquoted(let name, _): "the value of '\(name)' needs quotes"
    case .valueUnclosed(let name, let quote): "the value of '\(name)' is not closed with \(quote)"
    case .spaceMissing(let name): "white space is needed before the attribute '\(name)'"
    case .lessThanInValue: "'<' in a value is written '&lt;'"
    case .strayCharacters(let text): "'\(text)' has no place in a tag"
    case .tagUnclosed(let name): "the tag '<\(name)' is not closed with '>'"
    case .nameMissing: "'<' begins a tag and needs a name behind it"
    case .elementUnclosed(let name): "the element '\(name)' is not closed"
    case .endTagUnmatched(let name): "the end tag '</\(name)>' closes no open element"
    case .ampersand: "'&' is written '&amp;'"
    case .entityUnknown(let name):
      "the entity '&\(name);' is unknown; XML knows 'amp', 'lt', 'gt', 'quot' and 'apos'"
    case .characterReference(let text): "'\(text)' names no character of XML"
    case .characterForbidden(let scalar):
      "the character U+\(hexadecimal(scalar)) is not allowed in XML"
    case .commentUnclosed: "the comment is not closed with '-->'"
    case .commentHyphens: "'--' is not allowed inside a comment"
    case .instructionUnclosed: "the processing instruction is not closed with '?>'"
    case .dataUnclosed: "the CDATA section is not closed with ']]>'"
    case .declarationMisplaced: "an XML declaration stands at the very start of a document"
    case .prefixUndeclared(let name): "the namespace prefix of '\(name)' is not declared"
    case .encoding: "the text is not valid UTF-8"
    case .other(let code): "the document is not well-formed here (libxml2 error \(code))"
    }
  }

  private func fixIt(at range: ByteRange, file: Int) -> FixIt? {
    let place = SourceLocation(file: file, range: range)
    let end = SourceLocation(file: file, range: ByteRange(start: range.end, end: range.end))
    switch self {
    case .tooManyBytes: return FixIt("raise the limit with --max-document-bytes")
    case .tooDeep: return FixIt("raise the limit with --max-nesting")
    case .tooManyElements: return FixIt("raise the limit with --max-elements")
    case .documentType:
      return FixIt("remove the DOCTYPE", isSafe: true, edits: [SourceEdit(place, "")])
    case .valueUnquoted(let name, let value):
      return FixIt(
        "put the value in quotes", isSafe: true,
        edits: [SourceEdit(place, "\(name)=\"\(value)\"")])
    case .spaceMissing:
      let start = SourceLocation(file: file, range: ByteRange(start: range.start, end: range.start))
      return FixIt("insert a space", isSafe: true, edits: [SourceEdit(start, " ")])
    case .lessThanInValue:
      return FixIt("write '&lt;'", isSafe: true, edits: [SourceEdit(place, "&lt;")])
    case .ampersand:
      return FixIt("write '&amp;'", isSafe: true, edits: [SourceEdit(place, "&amp;")])
    case .strayCharacters: return FixIt("remove it", edits: [SourceEdit(place, "")])
    case .endTagUnmatched: return FixIt("remove the end tag", edits: [SourceEdit(place, "")])
    case .elementUnclosed(let name): return FixIt("add '</\(name)>', or end the tag with '/>'")
    case .valueUnclosed(_, let quote): return FixIt("add the closing \(quote)")
    case .tagUnclosed: return FixIt("close the tag", edits: [SourceEdit(end, ">")])
    case .commentUnclosed: return FixIt("add '-->'")
    default: return nil
    }
  }

  func diagnostic(at range: ByteRange, file: Int) -> Diagnostic {
    Diagnostic(
      rule, .error, message, at: SourceLocation(file: file, range: range),
      fixIts: fixIt(at: range, file: file).map { [$0] } ?? [])
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// The place at which libxml2 had to stop, by its own error code.
struct XMLInterruption {
  var code: Int32
  /// Where the cursor stood, in bytes.
  var offset: Int
}
