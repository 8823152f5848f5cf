import MenuetTool

/// URIs of documents as the protocol names them.
package enum DocumentURI {
  /// The path of a `file` URI, its escapes resolved; `nil` for a URI of another scheme.
  package static func path(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == "file" else {
      return nil
    }
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // An authority: none, or this machine.
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      guard rest[..<slash].isEmpty || rest[..<slash] == "localhost" else { return nil }
      rest = rest[slash...]
    }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard let path = decoded(rest[..<end]), path.hasPrefix("/") else { return nil }
    return path
  }

  /// Resolves `%41`; `nil` where an escape is none, or the text no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var source = Array(text.utf8)[...]
    while let byte = source.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: source.prefix(2), as: UTF8.self)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      source = source.dropFirst(2)
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.elementsEqual(bytes) ? path : nil
  }

  /// The URI of a file, given by its absolute path.
  package static func uri(of path: String) -> String {
    URIReference.text(of: path.hasPrefix("/") ? path : FileSystem.realPath(path) ?? path)
  }
}
