import MenuetTool

/// An example of a rule, without the signs that surround what is blamed.
struct MarkedExample {
  /// The example as UTF-8.
  let text: [UInt8]
  /// The blamed parts, in bytes of the text.
  let blamed: [Range<Int>]

  /// Reads an example with `§…§` round what is blamed.
  init(_ marked: String) {
    var text: [UInt8] = []
    var blamed: [Range<Int>] = []
    var start: Int?
    for scalar in marked.unicodeScalars {
      guard scalar == "§" else {
        text += Array(String(scalar).utf8)
        continue
      }
      if let opened = start {
        blamed.append(opened..<text.count)
        start = nil
      } else {
        start = text.count
      }
    }
    self.text = text
    self.blamed = blamed
  }

  var string: String { String(decoding: text, as: UTF8.self) }
}
