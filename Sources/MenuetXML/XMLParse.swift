import CLibXML2
import MenuetSource

/// One reading of a text by libxml2's SAX2 interface; the only place that touches C.
///
/// libxml2's own positions are those of its cursor. At the start of an element the cursor stands on
/// the `>` or `/>` of the tag, at its end behind the end tag; everything between is lexed from the
/// text itself, because values with references or non-ASCII text reach the handler as copies.
struct XMLParse {
  /// What one reading found.
  struct Result {
    var tree: SyntaxTree
    /// Problems that reading could pass over.
    var problems: [(XMLProblem, ByteRange)]
    /// The problem at which reading stopped.
    var interruption: XMLInterruption?
  }

  private let text: [UInt8]
  private let limits: XMLLimits

  init(_ text: [UInt8], limits: XMLLimits) {
    self.text = text
    self.limits = limits
  }

  func run() -> Result {
    var builder = TreeBuilder(text: text, limits: limits)
    guard text.count <= Int(Int32.max), let context = ParserContext(text) else {
      return builder.result()
    }
    unsafe withUnsafeMutablePointer(to: &builder) { pointer in
      unsafe context.parse(into: pointer)
    }
    builder.finish()
    return builder.result()
  }
}

/// Owns libxml2's parser context.
@safe private final class ParserContext {
  private let context: xmlParserCtxtPtr
  /// libxml2 reads this copy for as long as the context lives.
  private let bytes: UnsafeMutableBufferPointer<CChar>

  init?(_ text: [UInt8]) {
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.count + 1)
    unsafe text.withUnsafeBytes { source in
      unsafe UnsafeMutableRawBufferPointer(bytes).copyMemory(from: source)
    }
    unsafe bytes[text.count] = 0
    unsafe self.bytes = bytes
    guard let context = unsafe xmlCreateMemoryParserCtxt(bytes.baseAddress, Int32(text.count))
    else {
      unsafe bytes.deallocate()
      return nil
    }
    unsafe self.context = context
  }

  deinit {
    unsafe xmlFreeParserCtxt(context)
    unsafe bytes.deallocate()
  }

  func parse(into builder: UnsafeMutablePointer<TreeBuilder>) {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_RECOVER.rawValue | XML_PARSE_HUGE.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOWARNING.rawValue
    _ = unsafe xmlCtxtUseOptions(context, Int32(options))
    _ = unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    // No default handler stays: they would build a tree, and expect the context as user data.
    unsafe context.pointee.sax.pointee = xmlSAXHandler()
    unsafe context.pointee.sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe context.pointee.sax.pointee.startElementNs = {
      user, _, _, uri, _, _, count, _, attributes in
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee
        .startElement(uri, UnsafeBufferPointer(start: attributes, count: Int(count) * 5))
    }
    unsafe context.pointee.sax.pointee.endElementNs = { user, _, _, _ in
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee.endElement()
    }
    unsafe context.pointee.sax.pointee.characters = { user, bytes, count in
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee.characters(bytes, count)
    }
    unsafe context.pointee.sax.pointee.ignorableWhitespace = context.pointee.sax.pointee.characters
    unsafe context.pointee.sax.pointee.cdataBlock = { user, _, _ in
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee.cdata()
    }
    unsafe context.pointee.sax.pointee.processingInstruction = { user, _, _ in
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee.instruction()
    }
    unsafe context.pointee.sax.pointee.internalSubset = { user, _, _, _ in
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee.documentType()
    }
    unsafe context.pointee.sax.pointee.serror = { user, error in
      guard let error = unsafe error, unsafe error.pointee.level != XML_ERR_WARNING else { return }
      let code = unsafe error.pointee.code
      unsafe user?.assumingMemoryBound(to: TreeBuilder.self).pointee.problem(code)
    }
    unsafe context.pointee.userData = UnsafeMutableRawPointer(builder)
    unsafe builder.pointee.context = context
    _ = unsafe xmlParseDocument(context)
    unsafe builder.pointee.context = nil
  }
}
