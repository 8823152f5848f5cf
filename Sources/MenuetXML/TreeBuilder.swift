import CLibXML2
import MenuetSource

/// Builds the tree from libxml2's calls. The calls carry little more than "an element started": the
/// cursor says where, and the text itself says what.
@safe struct TreeBuilder {
  private static let namespace = Array("urn:menuet:1".utf8)
  private static let schemaInstance = Array("http://www.w3.org/2001/XMLSchema-instance".utf8)

  /// Set while libxml2 is parsing; the source of the cursor.
  var context: xmlParserCtxtPtr?

  private let text: [UInt8]
  private let limits: XMLLimits
  private var tree: SyntaxTree
  private var open: [Int32] = []
  private var problems: [(XMLProblem, ByteRange)] = []
  private var interruption: XMLInterruption?
  /// libxml2 pops one element for each end tag, whatever its name. Once it has complained of one,
  /// only our own stack knows what is open.
  private var distrustsEndTags = false
  /// The namespace of the last URI pointer; libxml2 gives equal URIs the same address.
  private var lastURI: (address: UInt, namespace: SyntaxTree.Namespace) = (0, .none)

  init(text: [UInt8], limits: XMLLimits) {
    self.text = text
    self.limits = limits
    tree = SyntaxTree(source: SourceFile(path: "", text: []), file: 0)
    // About one element in 60 bytes: seen in real documents, and far cheaper than growing.
    tree.elements.reserveCapacity(min(text.count / 60, 1 << 20) + 8)
    tree.attributes.reserveCapacity(min(text.count / 24, 1 << 22) + 16)
  }

  func result() -> XMLParse.Result {
    XMLParse.Result(tree: tree, problems: problems, interruption: interruption)
  }

  /// The cursor's offset in the text, in bytes.
  private var cursor: Int {
    guard let context = unsafe context, let input = unsafe context.pointee.input,
      let current = unsafe input.pointee.cur, let base = unsafe input.pointee.base
    else { return text.count }
    let consumed = unsafe Int(input.pointee.consumed)
    return min(max(unsafe consumed + (current - base), 0), text.count)
  }

  private mutating func stop(_ interruption: XMLInterruption?) {
    if self.interruption == nil { self.interruption = interruption }
    unsafe xmlStopParser(context)
  }

  // MARK: Elements

  /// The values that libxml2 hands over for each attribute: local name, prefix, URI, and the ends
  /// of the value.
  typealias SAXAttributes = UnsafeBufferPointer<UnsafePointer<xmlChar>?>

  mutating func startElement(_ uri: UnsafePointer<xmlChar>?, _ attributes: SAXAttributes) {
    guard interruption == nil else { return }
    let close = cursor
    let isSelfClosing = close < text.count && text[close] == UInt8(ascii: "/")
    let end = min(close + (isSelfClosing ? 2 : 1), text.count)
    guard let start = text[..<close].lastIndex(of: UInt8(ascii: "<")) else { return }
    guard tree.elements.count < limits.elements, open.count < limits.nesting else {
      let range = ByteRange(start, end)
      problems.append(
        open.count < limits.nesting
          ? (.tooManyElements(limits.elements), range) : (.tooDeep(limits.nesting), range))
      tree.isTruncated = true
      return stop(nil)
    }
    var lexer = TagLexer(text, start: start, end: close)
    let name = lexer.name()
    let first = tree.attributes.count
    let element = SyntaxTree.Element(
      name: Int32(tree.names.intern(text, lexer.localPart(of: name))),
      namespace: unsafe namespace(of: uri), isDamaged: false, parent: open.last ?? -1,
      firstAttribute: Int32(first), attributeCount: 0,
      subtreeEnd: Int32(tree.elements.count + 1), tag: ByteRange(start, end), end: UInt32(end),
      nameLength: UInt32(name.count))
    unsafe appendAttributes(&lexer, attributes)
    open.append(Int32(tree.elements.count))
    tree.elements.append(element)
    tree.elements[tree.elements.count - 1].attributeCount = Int32(tree.attributes.count - first)
  }

  private mutating func appendAttributes(_ lexer: inout TagLexer, _ sax: SAXAttributes) {
    let first = tree.attributes.count
    while let attribute = lexer.attribute() {
      guard !lexer.isNamespaceDeclaration(attribute.name) else { continue }
      let local = lexer.localPart(of: attribute.name)
      let id = Int32(tree.names.intern(text, local))
      let hasPrefix = local.lowerBound != attribute.name.lowerBound
      let namespace: SyntaxTree.Namespace =
        hasPrefix
        ? unsafe namespace(ofPrefix: attribute.name.lowerBound..<(local.lowerBound - 1), sax)
        : .none
      let isRepeated = tree.attributes[first...].contains {
        $0.name == id && $0.namespace == namespace
      }
      // libxml2 has complained of the second one; the first counts.
      guard !isRepeated else { continue }
      tree.attributes.append(
        SyntaxTree.Attribute(
          name: id, namespace: namespace, isVerbatim: attribute.isVerbatim,
          nameStart: UInt32(attribute.name.lowerBound), nameLength: UInt32(attribute.name.count),
          value: ByteRange(attribute.value.lowerBound, attribute.value.upperBound)))
    }
  }

  /// The namespace of an attribute's prefix, as libxml2 resolved it.
  private func namespace(
    ofPrefix prefix: Range<Int>, _ sax: SAXAttributes
  ) -> SyntaxTree.Namespace {
    if text[prefix].elementsEqual("xml".utf8) { return .tooling }
    for index in stride(from: 0, to: sax.count, by: 5) {
      guard let name = unsafe sax[index + 1], let uri = unsafe sax[index + 2],
        unsafe Self.bytes(name).elementsEqual(text[prefix])
      else { continue }
      return unsafe Self.bytes(uri).elementsEqual(Self.schemaInstance) ? .tooling : .other
    }
    return .other
  }

  private static func bytes(_ string: UnsafePointer<xmlChar>) -> UnsafeBufferPointer<xmlChar> {
    unsafe UnsafeBufferPointer(start: string, count: Int(xmlStrlen(string)))
  }

  private mutating func namespace(of uri: UnsafePointer<xmlChar>?) -> SyntaxTree.Namespace {
    guard let uri = unsafe uri else { return .none }
    let address = UInt(bitPattern: uri)
    if address == lastURI.address { return lastURI.namespace }
    let isOurs = unsafe Self.bytes(uri).elementsEqual(Self.namespace)
    lastURI = (address, isOurs ? .menuet : .other)
    return lastURI.namespace
  }

  mutating func endElement() {
    guard interruption == nil, let top = open.last else { return }
    let end = cursor
    if tree.elements[Int(top)].tag.end == UInt32(end) || !distrustsEndTags {
      close(end: end)
    } else {
      closeByName(end: end)
    }
  }

  /// Closes the innermost open element.
  private mutating func close(end: Int) {
    guard let index = open.popLast() else { return }
    tree.elements[Int(index)].end = UInt32(end)
    tree.elements[Int(index)].subtreeEnd = Int32(tree.elements.count)
  }

  private mutating func closeByName(end: Int) {
    guard let start = text[..<end].lastIndex(of: UInt8(ascii: "<")) else { return }
    let name = TagLexer(text, start: start + 1, end: end).endName()
    guard let match = open.lastIndex(where: { nameBytes(of: Int($0)) == text[name] }) else {
      // Reading goes on without the stray tag; see `MarkupRepair`.
      return stop(XMLInterruption(code: Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue), offset: start))
    }
    while open.count > match + 1 { closeUnclosed(end: start) }
    close(end: end)
  }

  private func nameBytes(of element: Int) -> ArraySlice<UInt8> {
    text[tree.elements[element].nameRange.bounds.clamped(to: 0..<text.count)]
  }

  private mutating func closeUnclosed(end: Int) {
    guard let index = open.last else { return }
    let name = String(decoding: nameBytes(of: Int(index)), as: UTF8.self)
    problems.append((.elementUnclosed(name), tree.elements[Int(index)].head))
    close(end: end)
  }

  /// Closes what the document left open.
  mutating func finish() {
    if interruption == nil, !tree.isTruncated {
      while !open.isEmpty { closeUnclosed(end: text.count) }
    }
    while !open.isEmpty { close(end: text.count) }
  }

  // MARK: Everything else

  mutating func characters(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard interruption == nil, let bytes = unsafe bytes else { return }
    let run = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
    let isWhite = unsafe run.allSatisfy { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
    guard !isWhite else { return }
    // A run that libxml2 did not copy lies right before or at the cursor; its first visible
    // character is what a person looks for.
    guard let context = unsafe context, let input = unsafe context.pointee.input,
      let base = unsafe input.pointee.base, let limit = unsafe input.pointee.end
    else { return }
    let isInPlace = unsafe bytes >= base && bytes < limit
    let start =
      isInPlace
      ? unsafe Int(input.pointee.consumed) + (bytes - base) : max(0, cursor - Int(count))
    appendText(ByteRange(start, min(start + Int(count), text.count)))
  }

  mutating func cdata() {
    guard interruption == nil else { return }
    let marker = Array("<![CDATA[".utf8)
    let end = cursor
    let start = lastRange(of: marker, before: end) ?? end
    appendText(ByteRange(start, end))
  }

  private mutating func appendText(_ range: ByteRange) {
    let bounds = range.bounds.clamped(to: 0..<text.count)
    guard let first = text[bounds].firstIndex(where: { $0 > 0x20 }),
      let last = text[bounds].lastIndex(where: { $0 > 0x20 })
    else { return }
    let parent = open.last ?? -1
    // Text that libxml2 hands over in pieces, or that references divide, is one text.
    if let previous = tree.texts.last, previous.parent == parent,
      !text[Int(previous.range.end)..<max(first, Int(previous.range.end))].contains(
        UInt8(ascii: "<"))
    {
      tree.texts[tree.texts.count - 1].range.end = UInt32(last + 1)
      return
    }
    tree.texts.append(SyntaxTree.Text(parent: parent, range: ByteRange(first, last + 1)))
  }

  mutating func instruction() {
    guard interruption == nil else { return }
    let end = cursor
    guard let start = lastRange(of: Array("<?".utf8), before: end) else { return }
    var target = start + 2
    while target < end, text[target] > 0x20, text[target] != UInt8(ascii: "?") { target += 1 }
    var data = target
    while data < end, text[data] <= 0x20 { data += 1 }
    tree.instructions.append(
      SyntaxTree.Instruction(
        target: ByteRange(start + 2, target), data: ByteRange(data, max(data, end - 2)),
        nextElement: Int32(tree.elements.count), parent: open.last ?? -1))
  }

  mutating func documentType() {
    stop(XMLInterruption(code: Int32(XML_ERR_DOCTYPE_NOT_FINISHED.rawValue), offset: cursor))
  }

  private func lastRange(of marker: [UInt8], before end: Int) -> Int? {
    var index = end - marker.count
    while index >= 0 {
      if text[index..<(index + marker.count)].elementsEqual(marker) { return index }
      index -= 1
    }
    return nil
  }

  // MARK: Errors

  /// Takes libxml2's error: passes over what it recovers from well, and stops at the rest.
  mutating func problem(_ code: Int32) {
    guard interruption == nil, !tree.isTruncated else { return }
    let offset = cursor
    switch UInt32(bitPattern: code) {
    case XML_ERR_TAG_NAME_MISMATCH.rawValue, XML_ERR_TAG_NOT_FINISHED.rawValue:
      distrustsEndTags = true
    case XML_ERR_ATTRIBUTE_REDEFINED.rawValue:
      appendRepeatedAttribute(before: offset)
    case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue,
      XML_ERR_NAME_REQUIRED.rawValue, XML_ERR_INVALID_CHARREF.rawValue,
      XML_ERR_INVALID_DEC_CHARREF.rawValue, XML_ERR_INVALID_HEX_CHARREF.rawValue,
      XML_ERR_ENTITYREF_NO_NAME.rawValue:
      if let found = ReferenceLexer(text).problem(near: offset) {
        if problems.last?.1 != found.1 { problems.append(found) }
      } else {
        stop(XMLInterruption(code: code, offset: offset))
      }
    case XML_ERR_HYPHEN_IN_COMMENT.rawValue:
      problems.append((.commentHyphens, ByteRange(max(0, offset - 2), offset)))
    case XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue:
      appendUndeclaredPrefix(offset)
    case XML_NS_ERR_XML_NAMESPACE.rawValue...XML_NS_ERR_COLON.rawValue:
      problems.append((.other(code), ByteRange(max(0, offset - 1), offset)))
    default:
      stop(XMLInterruption(code: code, offset: offset))
    }
  }

  private mutating func appendRepeatedAttribute(before offset: Int) {
    guard let start = text[..<offset].lastIndex(of: UInt8(ascii: "<")) else { return }
    var lexer = TagLexer(text, start: start, end: text.count)
    _ = lexer.name()
    var seen: [ArraySlice<UInt8>] = []
    while let attribute = lexer.attribute() {
      let name = text[attribute.name]
      if seen.contains(name) {
        let range = ByteRange(attribute.name.lowerBound, attribute.name.upperBound)
        let problem = XMLProblem.attributeRepeated(String(decoding: name, as: UTF8.self))
        if !problems.contains(where: { $0.1 == range }) { problems.append((problem, range)) }
      }
      seen.append(name)
    }
  }

  private mutating func appendUndeclaredPrefix(_ offset: Int) {
    guard let start = text[..<offset].lastIndex(of: UInt8(ascii: "<")) else { return }
    var lexer = TagLexer(text, start: start, end: text.count)
    var names = [lexer.name()]
    while let attribute = lexer.attribute() { names.append(attribute.name) }
    for name in names where lexer.localPart(of: name).lowerBound != name.lowerBound {
      let range = ByteRange(name.lowerBound, name.upperBound)
      guard !problems.contains(where: { $0.1 == range }) else { continue }
      problems.append(
        (.prefixUndeclared(String(decoding: text[name], as: UTF8.self)), range))
      return
    }
  }
}
