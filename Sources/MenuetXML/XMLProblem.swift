import MenuetSource

/// The mistakes that can be made with a document as XML, in our words.
enum XMLProblem: Equatable {
  // Limits
  case tooManyBytes(Int)
  case tooDeep(Int)
  case tooManyElements(Int)
  // The document
  /// - Parameter isNeeded: True where it may declare entities that the document uses.
  case documentType(isNeeded: Bool)
  /// A document type with declarations of its own, where one without is allowed.
  case internalSubset
  case markRepeated
  /// - Parameter root: The element that such a file has at its root; `nil` where that is not known.
  case empty(root: String?)
  case conflict
  case textBeforeRoot
  case contentBehindRoot
  case declarationInvalid
  case declarationMisplaced
  // Tags
  case nameMissing
  case nameInvalid(String)
  case spaceBeforeName(String)
  case slashApart
  case strayCharacters(String)
  case tagUnclosed(String)
  // Attributes
  case attributeRepeated(String)
  case equalsMissing(attribute: String)
  case valueMissing(attribute: String)
  case valueUnquoted(attribute: String, quotes: QuotePlaces)
  case valueInTypographicQuotes(attribute: String, quotes: QuotePlaces)
  case valueUnclosed(attribute: String, quote: String)
  case spaceMissing(attribute: String)
  case lessThanInValue
  // Elements
  case elementUnclosed(String)
  case endTagUnmatched(String)
  case endTagMisspelt(String, open: String)
  case endTagNameless(open: String)
  // References
  case ampersand
  case referenceUnclosed(String)
  case entityUnknown(String)
  case characterReference(String)
  // Everything else
  case characterForbidden(UInt32)
  case commentUnclosed
  case commentHyphens
  case instructionUnclosed
  case dataUnclosed
  case dataEnd
  case markupUnknown
  case prefixUndeclared(String)
  case namespaceInvalid(String)
  case encoding
  case tooManyProblems(Int)
  /// Anything else, by libxml2's code.
  case other(Int32)

  var rule: RuleID {
    switch self {
    case .tooManyBytes, .tooDeep, .tooManyElements, .tooManyProblems: "limit-exceeded"
    case .documentType, .internalSubset: "doctype-forbidden"
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
    case .internalSubset: "a DOCTYPE has no declarations of its own: they are not read"
    case .markRepeated: "a byte order mark stands once, at the very start of a file"
    case .empty(let root):
      "the document is empty; it needs a root element" + (root.map { " '\($0)'" } ?? "")
    case .conflict: "a document has no conflict markers"
    case .textBeforeRoot: "text is not allowed before the root element"
    case .contentBehindRoot: "a document ends with its root element"
    case .declarationInvalid:
      "an XML declaration reads '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"
    case .declarationMisplaced: "an XML declaration stands at the very start of a document"
    case .nameMissing: "'<' begins a tag and needs a name behind it"
    case .nameInvalid(let name): "'\(name)' is no name of XML"
    case .spaceBeforeName(let name): "'<' and the name '\(name)' stand together"
    case .slashApart: "'/>' stands together"
    case .strayCharacters(let text): "'\(text)' has no place in a tag"
    case .tagUnclosed(let name): "the tag '<\(name)' is not closed with '>'"
    case .attributeRepeated(let name): "the attribute '\(name)' stands twice on one element"
    case .equalsMissing(let name): "'=' is missing between '\(name)' and its value"
    case .valueMissing(let name): "the attribute '\(name)' has no value"
    case .valueUnquoted(let name, _): "the value of '\(name)' needs quotes"
    case .valueInTypographicQuotes(let name, _):
      "the value of '\(name)' stands between typographic quotes; XML knows \" and '"
    case .valueUnclosed(let name, let quote): "the value of '\(name)' is not closed with \(quote)"
    case .spaceMissing(let name): "white space is needed before the attribute '\(name)'"
    case .lessThanInValue: "'<' in a value is written '&lt;'"
    case .elementUnclosed(let name): "the element '\(name)' is not closed"
    case .endTagUnmatched(let name): "the end tag '</\(name)>' closes no open element"
    case .endTagMisspelt(let name, let open):
      "the end tag '</\(name)>' does not close the element '\(open)'"
    case .endTagNameless: "an end tag names its element"
    case .ampersand: "'&' is written '&amp;'"
    case .referenceUnclosed(let name): "the reference '&\(name)' is not closed with ';'"
    case .entityUnknown(let name):
      "the entity '&\(name);' is unknown; XML knows 'amp', 'lt', 'gt', 'quot' and 'apos'"
    case .characterReference(let text): "'\(text)' names no character of XML"
    case .characterForbidden(let scalar):
      "the character \(Unicode.Scalar.notation(scalar)) is not allowed in XML"
    case .commentUnclosed: "the comment is not closed with '-->'"
    case .commentHyphens: "'--' is not allowed inside a comment"
    case .instructionUnclosed: "the processing instruction is not closed with '?>'"
    case .dataUnclosed: "the CDATA section is not closed with ']]>'"
    case .dataEnd: "']]>' in a text is written ']]&gt;'"
    case .markupUnknown: "'<!' begins only a comment or a CDATA section here"
    case .prefixUndeclared(let name): "the namespace prefix of '\(name)' is not declared"
    case .namespaceInvalid(let name): "'\(name)' cannot declare this namespace"
    case .encoding: "the text is not valid UTF-8"
    case .tooManyProblems(let limit): "reading stopped after \(limit) mistakes"
    case .other(let code): "the document is not well-formed here (libxml2 error \(code))"
    }
  }
}

/// Where the quotes of a value belong.
struct QuotePlaces: Equatable {
  /// The text in place of the opening quote; empty where there is none.
  var opening: ByteRange
  var closing: ByteRange
  /// The quotes inside the value, which would end it.
  var inner: [ByteRange] = []

  func edits(file: Int) -> [SourceEdit] {
    func edit(_ range: ByteRange, _ text: String) -> SourceEdit {
      SourceEdit(SourceLocation(file: file, range: range), text)
    }
    return [edit(opening, "\"")] + inner.map { edit($0, "&quot;") } + [edit(closing, "\"")]
  }
}

/// A problem and the text to blame.
struct XMLFinding: Equatable {
  var problem: XMLProblem
  var range: ByteRange

  init(_ problem: XMLProblem, _ range: ByteRange) {
    self.problem = problem
    self.range = range
  }

  func diagnostic(file: Int) -> Diagnostic {
    Diagnostic(
      problem.rule, .error, problem.message, at: SourceLocation(file: file, range: range),
      fixIts: fixIt(file: file).map { [$0] } ?? [])
  }

  private func fixIt(file: Int) -> FixIt? {
    let place = SourceLocation(file: file, range: range)
    let start = SourceLocation(file: file, range: ByteRange(start: range.start, end: range.start))
    let end = SourceLocation(file: file, range: ByteRange(start: range.end, end: range.end))
    switch problem {
    case .tooManyBytes: return FixIt("raise the limit with --max-document-bytes")
    case .tooDeep: return FixIt("raise the limit with --max-nesting")
    case .tooManyElements: return FixIt("raise the limit with --max-elements")
    case .documentType(let isNeeded):
      return FixIt("remove the DOCTYPE", isSafe: !isNeeded, edits: [SourceEdit(place, "")])
    case .internalSubset: return FixIt("remove the part in square brackets")
    case .markRepeated:
      return FixIt("remove it", isSafe: true, edits: [SourceEdit(place, "")])
    case .conflict: return FixIt("resolve the conflict, and remove its markers")
    case .declarationMisplaced: return FixIt("remove it", edits: [SourceEdit(place, "")])
    case .spaceBeforeName:
      return FixIt("remove the space", isSafe: true, edits: [SourceEdit(place, "")])
    case .slashApart: return FixIt("write '/>'", isSafe: true, edits: [SourceEdit(place, "/>")])
    case .strayCharacters: return FixIt("remove it", edits: [SourceEdit(place, "")])
    case .tagUnclosed: return FixIt("close the tag with '>' or '/>'")
    case .equalsMissing: return FixIt("add '='")
    case .valueUnquoted(_, let quotes):
      return FixIt("put the value in quotes", isSafe: true, edits: quotes.edits(file: file))
    case .valueInTypographicQuotes(_, let quotes):
      return FixIt("write straight quotes", isSafe: true, edits: quotes.edits(file: file))
    case .valueUnclosed(_, let quote): return FixIt("add the closing \(quote)")
    case .spaceMissing:
      return FixIt("insert a space", isSafe: true, edits: [SourceEdit(start, " ")])
    case .lessThanInValue:
      return FixIt("write '&lt;'", isSafe: true, edits: [SourceEdit(place, "&lt;")])
    case .elementUnclosed(let name): return FixIt("add '</\(name)>', or end the tag with '/>'")
    case .endTagUnmatched: return FixIt("remove the end tag", edits: [SourceEdit(place, "")])
    case .endTagMisspelt(_, let open), .endTagNameless(let open):
      return FixIt(
        "write '</\(open)>'", isSafe: true, edits: [SourceEdit(place, "</\(open)>")])
    case .ampersand:
      return FixIt("write '&amp;'", isSafe: true, edits: [SourceEdit(place, "&amp;")])
    case .referenceUnclosed:
      return FixIt("add ';'", isSafe: true, edits: [SourceEdit(end, ";")])
    case .entityUnknown(let name):
      guard let text = AttributeText.htmlEntities[name] else { return nil }
      return FixIt("write '\(text)'", isSafe: true, edits: [SourceEdit(place, text)])
    case .commentUnclosed: return FixIt("add '-->'")
    case .instructionUnclosed: return FixIt("add '?>'")
    case .dataEnd:
      return FixIt("write ']]&gt;'", isSafe: true, edits: [SourceEdit(place, "]]&gt;")])
    case .encoding: return FixIt("save it as UTF-8, or declare its encoding")
    default: return nil
    }
  }
}
