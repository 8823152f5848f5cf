import MenuetSource

/// A source in which `§…§` stands round what is to be blamed.
struct MarkedSource {
  let text: [UInt8]
  let marks: [Range<Int>]

  init(_ source: String) {
    var text: [UInt8] = []
    var marks: [Range<Int>] = []
    let parts = source.split(separator: "§", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      // Every second part stands between two signs.
      if index % 2 == 1 { marks.append(text.count..<(text.count + part.utf8.count)) }
      text.append(contentsOf: part.utf8)
    }
    self.text = text
    self.marks = marks
  }

  var file: SourceFile { SourceFile(path: "marked", text: text) }
}
