import CLibXML2
package import MenuetSource

/// Turns the bytes of a file into UTF-8 text, by its byte order mark, its XML declaration, or UTF-8.
package struct SourceDecoder {
  package init() {}

  /// Decodes a file. Gives `nil` where the bytes are not text in their encoding; the error is
  /// recorded.
  package func decode(
    _ bytes: [UInt8], path: String, file: Int = 0, into sink: inout DiagnosticSink
  ) -> SourceFile? {
    let detected = detect(bytes)
    let body = detected.mark == 0 ? bytes : Array(bytes.dropFirst(detected.mark))
    switch detected.form {
    case .utf8:
      return SourceFile(
        path: path, text: body,
        encoding: SourceEncoding(name: detected.name, form: .utf8, markLength: detected.mark))
    case .utf16(let isBigEndian):
      if let text = utf16(body, isBigEndian: isBigEndian) {
        return source(path, text, detected, .utf16)
      }
    case .utf32(let isBigEndian):
      if let text = utf32(body, isBigEndian: isBigEndian) {
        return source(path, text, detected, .utf32)
      }
    case .latin1:
      let text = Array(String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) })).utf8)
      return source(path, text, detected, .singleByte)
    case .declared:
      if let converted = convert(body, from: detected.name) {
        return source(path, converted.text, detected, converted.form)
      }
    }
    sink.report(
      Diagnostic(
        "file-unreadable", .error, "the file is not text in the encoding '\(detected.name)'",
        at: SourceLocation(file: file, range: ByteRange(0, 0)),
        fixIts: [FixIt("save it as UTF-8")]))
    return nil
  }

  private func source(
    _ path: String, _ text: [UInt8], _ detected: Detected, _ form: SourceEncoding.Form
  ) -> SourceFile {
    SourceFile(
      path: path, text: text,
      encoding: SourceEncoding(name: detected.name, form: form, markLength: detected.mark))
  }

  // MARK: Detection

  private enum Form {
    case utf8, latin1, declared
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)
  }

  private struct Detected {
    var name: String
    var form: Form
    var mark = 0
  }

  /// Follows appendix F of XML 1.0.
  private func detect(_ bytes: [UInt8]) -> Detected {
    let marks: [(mark: [UInt8], name: String, form: Form)] = [
      ([0xEF, 0xBB, 0xBF], "UTF-8", .utf8),
      ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE", .utf32(isBigEndian: false)),
      ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE", .utf32(isBigEndian: true)),
      ([0xFF, 0xFE], "UTF-16LE", .utf16(isBigEndian: false)),
      ([0xFE, 0xFF], "UTF-16BE", .utf16(isBigEndian: true)),
    ]
    for entry in marks where bytes.starts(with: entry.mark) {
      return Detected(name: entry.name, form: entry.form, mark: entry.mark.count)
    }
    // `<` in two bytes, without a mark.
    if bytes.starts(with: [0x3C, 0x00]) {
      return Detected(name: "UTF-16LE", form: .utf16(isBigEndian: false))
    }
    if bytes.starts(with: [0x00, 0x3C]) {
      return Detected(name: "UTF-16BE", form: .utf16(isBigEndian: true))
    }
    guard let name = declaredName(bytes) else { return Detected(name: "UTF-8", form: .utf8) }
    if Self.isLatin1(name) { return Detected(name: name, form: .latin1) }
    switch name.uppercased() {
    // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
    case "UTF-8", "UTF8", "UTF-16", "UTF-32": return Detected(name: "UTF-8", form: .utf8)
    case "US-ASCII", "ASCII": return Detected(name: SourceEncoding.asciiName, form: .utf8)
    default: return Detected(name: name, form: .declared)
    }
  }

  private static func isLatin1(_ name: String) -> Bool {
    ["ISO-8859-1", "LATIN1", "LATIN-1"].contains(name.uppercased())
  }

  /// The encoding that the XML declaration names.
  private func declaredName(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    guard let greater = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let start = MarkupText(Array(bytes[...greater]))
    guard let end = start.next("?>", from: 5),
      let word = start.next("encoding", from: 5, before: end)
    else { return nil }
    let equals = start.skippingSpace(from: word + 8)
    let quote = start.skippingSpace(from: equals + 1)
    guard start[equals] == UInt8(ascii: "="), MarkupByte.isQuote(start[quote]) else { return nil }
    let close = start.next(start[quote], from: quote + 1)
    // A longer name is reported with the declaration.
    guard quote + 1 < close, close < end, close - quote - 1 <= XMLDeclaration.longestEncoding
    else { return nil }
    return start.string((quote + 1)..<close)
  }

  // MARK: Conversion

  private func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units: [UInt16] = stride(from: 0, to: bytes.count, by: 2).map { index -> UInt16 in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let failed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    return failed ? nil : text
  }

  private func utf32(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 4) else { return nil }
    var text = ""
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let parts = bytes[index..<(index + 4)]
      let ordered: [UInt8] = isBigEndian ? Array(parts) : Array(parts.reversed())
      var value: UInt32 = 0
      for byte in ordered { value = value << 8 | UInt32(byte) }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return Array(text.utf8)
  }

  /// Converts by libxml2, which knows the encodings of its platform.
  private func convert(
    _ bytes: [UInt8], from name: String
  ) -> (text: [UInt8], form: SourceEncoding.Form)? {
    withoutLibraryOutput {
      guard var converter = TextConverter(from: name), let text = converter.convert(bytes[...]),
        converter.isComplete
      else { return nil }
      let count = text.reduce(0) { $0 + (UTF8.isContinuation($1) ? 0 : 1) }
      if count == bytes.count { return (text, .singleByte) }
      return lengths(of: bytes, from: name, count: count).map { (text, .table($0)) }
    }
  }

  /// The characters of the bytes from 0x80 up in an encoding with one byte a character. Bytes that
  /// are only part of a character are left out.
  func upperHalf(of encoding: SourceEncoding) -> [Unicode.Scalar: UInt8] {
    var table: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      let text =
        Self.isLatin1(encoding.name)
        ? Array(String(Unicode.Scalar(byte)).utf8)
        : convert([byte], from: encoding.name)?.text ?? []
      let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
      if scalars.count == 1, table[scalars[0]] == nil { table[scalars[0]] = byte }
    }
    return table
  }

  /// The bytes of a character in an encoding that libxml2 converts; `nil` where it has none, or none
  /// that stand for it whatever is around them.
  func bytes(of scalar: Unicode.Scalar, in encoding: SourceEncoding) -> [UInt8]? {
    withoutLibraryOutput {
      guard var converter = TextConverter(from: encoding.name),
        let bytes = converter.convert(back: Array(String(scalar).utf8)), !bytes.isEmpty
      else { return nil }
      // The library writes a reference for what it cannot convert, and in some encodings leaves the
      // text in another state.
      let letter = UInt8(ascii: "A")
      let read = convert(bytes + [letter], from: encoding.name)?.text
      return read == Array(String(scalar).utf8) + [letter] ? bytes : nil
    }
  }

  /// The number of bytes of each scalar in a file, found by converting it byte by byte. Bytes that
  /// only switch between character sets belong to the scalar behind them.
  private func lengths(of bytes: [UInt8], from name: String, count: Int) -> [UInt8]? {
    guard var converter = TextConverter(from: name) else { return nil }
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    var start = 0
    for index in bytes.indices {
      guard let text = converter.convert(bytes[index...index]) else { return nil }
      let scalars = text.reduce(0) { $0 + (UTF8.isContinuation($1) ? 0 : 1) }
      guard scalars > 0 else { continue }
      lengths.append(UInt8(clamping: index + 1 - start))
      // A few encodings have bytes that stand for two scalars.
      for _ in 1..<scalars { lengths.append(0) }
      start = index + 1
    }
    return lengths
  }
}

/// Converts text from an encoding piece by piece; owns libxml2's converter.
@safe private struct TextConverter: ~Copyable {
  private let handler: xmlCharEncodingHandlerPtr
  private let source: xmlBufferPtr
  private let target: xmlBufferPtr

  init?(from name: String) {
    guard let handler = unsafe xmlFindCharEncodingHandler(name),
      let source = unsafe xmlBufferCreate(), let target = unsafe xmlBufferCreate()
    else { return nil }
    unsafe self.handler = handler
    unsafe self.source = source
    unsafe self.target = target
  }

  deinit {
    unsafe xmlBufferFree(source)
    unsafe xmlBufferFree(target)
    _ = unsafe xmlCharEncCloseFunc(handler)
  }

  /// The UTF-8 text of some bytes and of what was left from those before; `nil` where they are not
  /// text in the encoding. An incomplete character at the end is left for the next call.
  mutating func convert(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let isAdded = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe xmlBufferAdd(source, bytes.baseAddress, Int32(clamping: bytes.count)) == 0
    }
    guard isAdded else { return nil }
    unsafe xmlBufferEmpty(target)
    while unsafe xmlBufferLength(source) > 0 {
      let before = unsafe xmlBufferLength(source)
      let result = unsafe xmlCharEncInFunc(handler, target, source)
      guard result != -2 else { return nil }
      if unsafe xmlBufferLength(source) == before { break }
    }
    return converted
  }

  private var converted: [UInt8] {
    guard let content = unsafe xmlBufferContent(target) else { return [] }
    let count = unsafe Int(xmlBufferLength(target))
    return unsafe Array(UnsafeBufferPointer(start: content, count: count))
  }

  /// The bytes that some UTF-8 text has in the encoding; `nil` where it has none.
  mutating func convert(back text: [UInt8]) -> [UInt8]? {
    let isAdded = unsafe text.withUnsafeBufferPointer { text in
      unsafe xmlBufferAdd(source, text.baseAddress, Int32(clamping: text.count)) == 0
    }
    guard isAdded else { return nil }
    unsafe xmlBufferEmpty(target)
    guard unsafe xmlCharEncOutFunc(handler, target, source) >= 0 else { return nil }
    return converted
  }

  /// Indicates whether no incomplete character is left.
  var isComplete: Bool { unsafe xmlBufferLength(source) == 0 }
}
