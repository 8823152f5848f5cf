extension String {
  /// The string of bytes in UTF-8; `nil` where they are not.
  ///
  /// The standard library's own `String(validating:as:)` needs macOS 15.
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    let string = String(decoding: bytes, as: UTF8.self)
    // Decoding puts U+FFFD in the place of bytes that are not UTF-8.
    guard string.utf8.elementsEqual(bytes) else { return nil }
    self = string
  }
}
