/// The names of a font: its table `name`. Nothing is measured with it, so that a font without one,
/// or with a broken one, is as good as any.
struct FontNames {
  private let table: FontTable

  init?(_ font: FontFile) {
    guard let table = try? font.table("name") else { return nil }
    self.table = table
  }

  /// The name of the family, in English if there is an English one; `nil` where there is none in
  /// Unicode, or none of visible characters.
  var family: String? {
    guard let count = try? table.uint16(at: 2) else { return nil }
    var found: String?
    for index in 0..<count {
      guard let record = try? Record(table, at: 6 + 12 * index) else { break }
      guard record.isFamily, found == nil || record.isEnglish,
        let text = try? text(of: record), Self.isVisible(text)
      else { continue }
      if record.isEnglish { return text }
      found = text
    }
    return found
  }

  private struct Record {
    let isFamily: Bool
    let isEnglish: Bool
    let offset: Int
    let count: Int

    init(_ table: FontTable, at place: Int) throws(FontProblem) {
      // Platforms 0 and 3 write UTF-16.
      let platform = try table.uint16(at: place)
      let language = try table.uint16(at: place + 4)
      let number = try table.uint16(at: place + 6)
      isFamily = [0, 3].contains(platform) && number == 1
      isEnglish = platform == 3 && language == 0x409
      count = try table.uint16(at: place + 8)
      offset = try table.uint16(at: place + 10)
    }
  }

  private func text(of record: Record) throws(FontProblem) -> String {
    let start = try table.uint16(at: 4) + record.offset
    var units: [UInt16] = []
    for index in 0..<record.count / 2 {
      units.append(UInt16(try table.uint16(at: start + 2 * index)))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns whether a text is of characters that a picture can name a font with.
  private static func isVisible(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned: false
        case .lineSeparator, .paragraphSeparator: false
        default: scalar != "\u{FFFD}"
        }
      }
  }
}
