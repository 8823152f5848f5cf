import CLibXML2
import MenuetSource

/// Reads well-formed documents by libxml2's SAX2 interface.
///
/// libxml2 judges the document and says what comes next. Where that stands is read from the text
/// itself: libxml2's own positions are those of its cursor, which has no exact meaning, and values
/// with references or non-ASCII text reach the handlers as copies.
struct StrictReader {
  enum Outcome {
    case tree(SyntaxTree)
    /// A limit was exceeded; the tree ends there.
    case truncated(SyntaxTree, XMLFinding)
    /// The document is not well-formed.
    case broken(Failure)
  }

  /// Where and why libxml2 gave up.
  struct Failure {
    /// libxml2's error code; 0 where only this reader objects.
    var code: Int32
    /// Where its cursor stood, in bytes.
    var offset: Int
  }

  let limits: XMLLimits
  var documentType = XMLReader.DocumentTypePolicy.forbidden

  func read(_ source: SourceFile, file: Int) -> Outcome {
    guard source.text.count <= Int(Int32.max) else { return .broken(Failure(code: 0, offset: 0)) }
    return unsafe source.text.withUnsafeBufferPointer { text in
      guard let context = unsafe ParserContext(text) else {
        return .broken(Failure(code: 0, offset: 0))
      }
      let builder = TreeBuilder(source: source, file: file, limits: limits)
      var follower = unsafe EventFollower(
        text: TextBytes(text), builder: builder, documentType: documentType)
      unsafe withUnsafeMutablePointer(to: &follower) { unsafe context.parse(into: $0) }
      return follower.outcome()
    }
  }
}

/// Follows libxml2's events through the text.
///
/// Every event begins at the next `<` behind the one before: a well-formed document has no other
/// outside of comments, instructions and CDATA, which are events themselves.
@safe private struct EventFollower {
  private static let menuet = Array("urn:menuet:1".utf8)
  private static let schemaInstance = Array("http://www.w3.org/2001/XMLSchema-instance".utf8)

  /// Set while libxml2 is parsing.
  var context: xmlParserCtxtPtr?

  private let text: TextBytes
  private var builder: TreeBuilder
  /// Everything before it has been read.
  private var position = 0
  /// Indicates whether this is between the two events of `<name/>`.
  private var isSelfClosing = false
  private var failure: StrictReader.Failure?
  private var exceeded: XMLFinding?
  /// The namespace of the last URI; libxml2 gives equal URIs the same address.
  private var lastURI: (address: UInt, namespace: SyntaxTree.Namespace) = (0, .none)
  private let documentTypePolicy: XMLReader.DocumentTypePolicy

  init(
    text: TextBytes, builder: TreeBuilder, documentType: XMLReader.DocumentTypePolicy
  ) {
    documentTypePolicy = documentType
    self.text = text
    self.builder = builder
    // The XML declaration is no event. `<?xml-stylesheet …?>` is one.
    if text.hasPrefix("<?xml", at: 0), text[5] <= 0x20 { _ = skipMarkup("<?", "?>") }
  }

  mutating func outcome() -> StrictReader.Outcome {
    if let failure { return .broken(failure) }
    if let exceeded {
      return .truncated(builder.finished(at: text.count, isTruncated: true), exceeded)
    }
    // libxml2 takes a NUL behind the root for the end of the text.
    while position < text.count, MarkupByte.isSpace(text[position]) { position += 1 }
    guard position == text.count, builder.open.isEmpty, !builder.tree.elements.isEmpty else {
      return .broken(StrictReader.Failure(code: 0, offset: position))
    }
    return .tree(builder.finished(at: text.count, isTruncated: false))
  }

  // MARK: Elements

  /// The values that libxml2 hands over for each attribute: local name, prefix, URI, and the ends
  /// of the value.
  typealias SAXAttributes = UnsafeBufferPointer<UnsafePointer<xmlChar>?>

  mutating func startElement(_ uri: UnsafePointer<xmlChar>?, _ attributes: SAXAttributes) {
    guard failure == nil, exceeded == nil else { return }
    let start = nextTag()
    if let problem = builder.exceededLimit {
      exceeded = XMLFinding(problem, ByteRange(start, start + 1 + elementNameLength(at: start)))
      return unsafe xmlStopParser(context)
    }
    var lexer = TagLexer(text, at: start)
    let name = lexer.name()
    while let attribute = lexer.attribute() {
      guard !isNamespaceDeclaration(attribute.name) else {
        if !builder.open.isEmpty { builder.noteInnerDeclaration() }
        continue
      }
      let namespace =
        attribute.name.hasPrefix
        ? unsafe namespace(ofPrefix: attribute.name.prefix, attributes) : .none
      builder.appendAttribute(
        builder.intern(text, attribute.name.local), namespace, at: attribute.name.range,
        value: attribute.value, isVerbatim: attribute.isVerbatim)
    }
    isSelfClosing = lexer.takeEnd()
    position = lexer.position
    unsafe builder.openElement(
      builder.intern(text, name.local), namespace(of: uri), tag: start..<position,
      nameLength: name.range.count)
  }

  private func elementNameLength(at start: Int) -> Int {
    var lexer = TagLexer(text, at: start)
    return lexer.name().range.count
  }

  private func isNamespaceDeclaration(_ name: TagLexer.Name) -> Bool {
    let first = name.range.lowerBound
    return text[first] == UInt8(ascii: "x") && text.hasPrefix("xmlns", at: first)
      && (name.range.count == 5 || name.localStart == first + 6)
  }

  private mutating func namespace(of uri: UnsafePointer<xmlChar>?) -> SyntaxTree.Namespace {
    guard let uri = unsafe uri else { return .none }
    let address = UInt(bitPattern: uri)
    if address == lastURI.address { return lastURI.namespace }
    let isOurs = unsafe Self.bytes(uri).elementsEqual(Self.menuet)
    lastURI = (address, isOurs ? .menuet : .other)
    return lastURI.namespace
  }

  /// The namespace of an attribute's prefix, as libxml2 resolved it.
  private func namespace(
    ofPrefix prefix: Range<Int>, _ attributes: SAXAttributes
  ) -> SyntaxTree.Namespace {
    for index in stride(from: 0, to: attributes.count, by: 5) {
      guard let name = unsafe attributes[index + 1], let uri = unsafe attributes[index + 2],
        unsafe text.isEqual(prefix, Self.bytes(name))
      else { continue }
      return unsafe Self.namespace(ofAttributeURI: Self.bytes(uri))
    }
    return .other
  }

  private static func namespace(
    ofAttributeURI uri: UnsafeBufferPointer<xmlChar>
  ) -> SyntaxTree.Namespace {
    let isTooling =
      unsafe uri.elementsEqual(schemaInstance)
      || uri.elementsEqual("http://www.w3.org/XML/1998/namespace".utf8)
    return isTooling ? .tooling : .other
  }

  private static func bytes(_ string: UnsafePointer<xmlChar>) -> UnsafeBufferPointer<xmlChar> {
    unsafe UnsafeBufferPointer(start: string, count: Int(xmlStrlen(string)))
  }

  mutating func endElement() {
    guard failure == nil, exceeded == nil else { return }
    if isSelfClosing {
      isSelfClosing = false
    } else {
      position = min(text.next(UInt8(ascii: ">"), from: nextTag()) + 1, text.count)
    }
    builder.closeElement(at: position)
  }

  /// The offset of the next `<`.
  private func nextTag() -> Int { text.next(UInt8(ascii: "<"), from: position) }

  // MARK: Everything else

  mutating func characters(_ bytes: UnsafePointer<xmlChar>, _ count: Int) {
    for index in 0..<count where unsafe bytes[index] > 0x20 {
      // The first visible piece of a text stands for all of it: libxml2 divides it at references
      // and at the ends of its buffers.
      let end = nextTag()
      if failure == nil, let visible = visiblePart(position..<end) { builder.appendText(visible) }
      position = end
      return
    }
  }

  mutating func cdata(isBlank: Bool) {
    guard let range = skipMarkup("<![CDATA[", "]]>"), failure == nil, !isBlank else { return }
    builder.appendText(range)
  }

  mutating func comment() { _ = skipMarkup("<!--", "-->") }

  mutating func instruction() {
    guard let range = skipMarkup("<?", "?>"), failure == nil else { return }
    let end = range.upperBound - 2
    var target = range.lowerBound + 2
    while target < end, text[target] > 0x20 { target += 1 }
    var data = target
    while data < end, text[data] <= 0x20 { data += 1 }
    builder.appendInstruction(target: (range.lowerBound + 2)..<target, data: data..<end)
  }

  /// Passes over a document type where it is allowed; else the recovering reader reports it.
  mutating func documentType() {
    guard documentTypePolicy == .external, let end = endOfExternalType(from: nextTag()) else {
      return fail(0)
    }
    position = end
  }

  /// The offset behind a document type without an internal subset; `nil` for any other.
  private func endOfExternalType(from start: Int) -> Int? {
    guard text.hasPrefix("<!DOCTYPE", at: start) else { return nil }
    var offset = start + 9
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = text.next(text[offset], from: offset + 1)
      case UInt8(ascii: "["), UInt8(ascii: "<"): return nil
      case UInt8(ascii: ">"): return offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Goes behind the next markup of a kind and gives its range.
  private mutating func skipMarkup(_ open: StaticString, _ close: StaticString) -> Range<Int>? {
    let start = nextTag()
    guard text.hasPrefix(open, at: start) else { return nil }
    var offset = start + open.utf8CodeUnitCount
    while offset < text.count, !text.hasPrefix(close, at: offset) { offset += 1 }
    position = min(offset + close.utf8CodeUnitCount, text.count)
    return start..<position
  }

  private func visiblePart(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first(where: { text[$0] > 0x20 }),
      let last = range.last(where: { text[$0] > 0x20 })
    else { return nil }
    return first..<(last + 1)
  }

  // MARK: Errors

  /// Takes libxml2's error and ends the parse: after some errors libxml2 is no longer linear.
  mutating func fail(_ code: Int32) {
    // A namespace that is no URI names another language all the same.
    guard failure == nil, exceeded == nil, code != Int32(XML_WAR_NS_URI.rawValue) else { return }
    failure = StrictReader.Failure(code: code, offset: cursor)
    unsafe xmlStopParser(context)
  }

  private var cursor: Int {
    guard let context = unsafe context, let input = unsafe context.pointee.input,
      let current = unsafe input.pointee.cur, let base = unsafe input.pointee.base
    else { return text.count }
    let consumed = unsafe Int(input.pointee.consumed)
    return min(max(unsafe consumed + (current - base), 0), text.count)
  }
}

/// Owns libxml2's parser context and the text that it reads.
@safe private final class ParserContext {
  private let context: xmlParserCtxtPtr
  /// A copy, because libxml2 needs a NUL behind the text. It is ours, because libxml2 frees its own
  /// when it is stopped, and goes on to use it.
  private let bytes: UnsafeMutableBufferPointer<xmlChar>

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeMutableBufferPointer<xmlChar>.allocate(capacity: text.count + 1)
    let end = unsafe bytes.update(fromContentsOf: text)
    unsafe bytes[end] = 0
    unsafe self.bytes = bytes
    guard let context = unsafe xmlNewParserCtxt() else {
      unsafe bytes.deallocate()
      return nil
    }
    unsafe self.context = context
    guard let input = unsafe xmlNewStringInputStream(context, bytes.baseAddress),
      unsafe inputPush(context, input) >= 0
    else { return nil }
  }

  deinit {
    unsafe xmlFreeParserCtxt(context)
    unsafe bytes.deallocate()
  }

  func parse(into follower: UnsafeMutablePointer<EventFollower>) {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      | XML_PARSE_NOWARNING.rawValue
    _ = unsafe xmlCtxtUseOptions(context, Int32(options))
    _ = unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    // No default handler stays: they would build a tree, and expect the context as user data.
    unsafe context.pointee.sax.pointee = Self.handlers
    unsafe context.pointee.userData = UnsafeMutableRawPointer(follower)
    unsafe follower.pointee.context = context
    withoutLibraryOutput { _ = unsafe xmlParseDocument(context) }
    unsafe follower.pointee.context = nil
  }

  @unsafe private static var handlers: xmlSAXHandler {
    var handlers = unsafe xmlSAXHandler()
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.startElementNs = { user, _, _, uri, _, _, count, _, attributes in
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee
        .startElement(uri, UnsafeBufferPointer(start: attributes, count: Int(count) * 5))
    }
    unsafe handlers.endElementNs = { user, _, _, _ in
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee.endElement()
    }
    unsafe handlers.characters = { user, bytes, count in
      guard let bytes = unsafe bytes else { return }
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee
        .characters(bytes, Int(count))
    }
    unsafe handlers.ignorableWhitespace = handlers.characters
    unsafe handlers.cdataBlock = { user, bytes, count in
      let content = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
      let isBlank = unsafe content.allSatisfy { $0 <= 0x20 }
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee.cdata(isBlank: isBlank)
    }
    unsafe handlers.comment = { user, _ in
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee.comment()
    }
    unsafe handlers.processingInstruction = { user, _, _ in
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee.instruction()
    }
    unsafe handlers.internalSubset = { user, _, _, _ in
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee.documentType()
    }
    unsafe handlers.serror = { user, error in
      guard let error = unsafe error, unsafe error.pointee.level != XML_ERR_WARNING else { return }
      let code = unsafe error.pointee.code
      unsafe user?.assumingMemoryBound(to: EventFollower.self).pointee.fail(code)
    }
    return unsafe handlers
  }
}
