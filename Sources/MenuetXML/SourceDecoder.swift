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
        encoding: SourceEncoding(name: "UTF-8", form: .utf8, markLength: detected.mark))
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
    switch name.uppercased() {
    // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
    case "UTF-8", "UTF8", "US-ASCII", "ASCII", "UTF-16", "UTF-32":
      return Detected(name: "UTF-8", form: .utf8)
    case "ISO-8859-1", "LATIN1", "LATIN-1": return Detected(name: name, form: .latin1)
    default: return Detected(name: name, form: .declared)
    }
  }

  /// The encoding that the XML declaration names.
  private func declaredName(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8),
      let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let declaration = String(decoding: bytes[..<end], as: UTF8.self)
    guard let start = declaration.range(of: "encoding") else { return nil }
    let rest = declaration[start...].drop { $0 != "\"" && $0 != "'" }
    guard let quote = rest.first else { return nil }
    let name = rest.dropFirst().prefix { $0 != quote }
    return name.isEmpty ? nil : String(name)
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
    guard let handler = unsafe xmlFindCharEncodingHandler(name) else { return nil }
    defer { _ = unsafe xmlCharEncCloseFunc(handler) }
    guard let text = unsafe run(bytes, { unsafe xmlCharEncInFunc(handler, $0, $1) }) else {
      return nil
    }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    if scalars.count == bytes.count { return (text, .singleByte) }
    // The length of each scalar in the file, by the way back.
    let lengths = scalars.map { scalar -> UInt8 in
      let encoded = unsafe run(Array(String(scalar).utf8)) {
        unsafe xmlCharEncOutFunc(handler, $0, $1)
      }
      return UInt8(clamping: encoded?.count ?? 1)
    }
    return (text, .table(lengths))
  }

  /// Runs a conversion until all input is taken.
  private func run(
    _ input: [UInt8], _ convert: (xmlBufferPtr, xmlBufferPtr) -> Int32
  ) -> [UInt8]? {
    guard let source = unsafe xmlBufferCreate(), let target = unsafe xmlBufferCreate() else {
      return nil
    }
    defer {
      unsafe xmlBufferFree(source)
      unsafe xmlBufferFree(target)
    }
    guard unsafe xmlBufferAdd(source, input, Int32(clamping: input.count)) == 0 else { return nil }
    while unsafe xmlBufferLength(source) > 0 {
      let before = unsafe xmlBufferLength(source)
      let result = unsafe convert(target, source)
      guard result >= 0 || result == -3, unsafe xmlBufferLength(source) < before else {
        return nil
      }
    }
    let count = unsafe Int(xmlBufferLength(target))
    guard let content = unsafe xmlBufferContent(target) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: content, count: count))
  }
}

extension String {
  /// The place of a word, without Foundation.
  fileprivate func range(of word: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(word) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
