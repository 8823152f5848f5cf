import MenuetModel

/// The ranges of a toolbar in words: where each begins and ends, and what changes from the wider one.
struct BreakpointStory: Sendable {
  /// The bounds of each range, as in `678 – 1 023 pt`.
  let ranges: [String]
  /// The difference of a bar from the range before, as in `Format as icon`; empty for the widest.
  let changes: [String]
  /// The ranges to draw: all of them, or as many as do from both ends.
  let drawn: [Int]

  /// The most ranges that are drawn of one bar, and the most units and members in all of them.
  private static let limits = (ranges: 40, units: 6_000)

  init(_ table: BreakpointTable, _ faces: BarFaces) {
    ranges = table.widths.map { range in
      guard let end = range.maximumWidth else { return "\(Points(range.minimumWidth)) and wider" }
      let last = Points(end - 1)
      return end - 1 == range.minimumWidth
        ? "\(last)" : "\(Points.number(range.minimumWidth)) – \(last)"
    }
    let units = faces.all.reduce(0) { $0 + 1 + $1.members.count }
    let most = max(2, min(Self.limits.ranges, Self.limits.units / max(1, units)))
    drawn =
      table.count > most
      ? Array(0..<most / 2) + Array(table.count - (most - most / 2)..<table.count)
      : Array(table.indices)
    var titles: [String: String] = [:]
    for face in faces.all where titles[face.id] == nil { titles[face.id] = face.title }
    changes = table.indices.map { index in
      Self.words(
        table.changes(at: index).map { change in
          let id = table.widestForms[change.unit].id
          return (change.form, (titles[id] ?? id).isolated)
        })
    }
  }

  /// A range with its changes: `678 – 1 023 pt: Format as icon`.
  var captions: [String] {
    zip(ranges, changes).map { $1.isEmpty ? $0 : $0 + ": " + $1 }
  }

  /// The note in the middle in place of the ranges that are not drawn; `nil` where all are.
  var missingWords: String? {
    switch ranges.count - drawn.count {
    case 0: nil
    case 1: "1 further range is not drawn."
    case let count: "\(count) further ranges are not drawn."
    }
  }

  private static func words(_ changes: [(form: UnitForm, title: String)]) -> String {
    var lists: [UnitForm: [String]] = [:]
    for change in changes { lists[change.form, default: []].append(change.title) }
    let order: [(UnitForm, String)] = [
      (.icon, "without title"), (.icons, "without titles"), (.representative, "as one button"),
      (.overflow, "in the overflow menu"), (.hidden, "hidden"),
    ]
    return order.compactMap { form, words in
      lists[form].map { $0.joined(separator: ", ") + " " + words }
    }.joined(separator: "; ")
  }
}

/// A length in points as people read it: `1 024 pt`.
struct Points: CustomStringConvertible {
  let value: Int

  init(_ value: Int) { self.value = value }

  /// With a narrow no-break space between thousands.
  static func number(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { result.append("\u{202F}") }
      result.append(digit)
    }
    return result
  }

  var description: String { Self.number(value) + " pt" }
}

/// The entries of an overflow menu for the units that went there: groups under their titles, set
/// off from what stands around them.
func overflowEntries(_ overflow: [String], _ faces: BarFaces) -> [OpenMenu.Line] {
  var faces = faces
  var lines: [OpenMenu.Line] = []
  var closesGroup = false
  for id in overflow {
    let face = faces.next(id)
    let isGroup = face.kind == .group
    if !lines.isEmpty && (isGroup || closesGroup) { lines.append(.separator) }
    closesGroup = isGroup
    if isGroup {
      lines.append(.header(face.title))
      lines += face.members.flatMap(\.overflowLines)
    } else {
      lines += face.overflowLines
    }
  }
  return lines
}

extension BarFace {
  /// The rows that stand for an item in the overflow menu; a segmented control has one an option.
  fileprivate var overflowLines: [OpenMenu.Line] {
    if kind == .segmented, let choice {
      return choice.options.enumerated().map { index, option in
        var entry = MenuEntry(title: option.title, symbol: option.symbol)
        entry.mark = index == choice.initialOption ? .on : .off
        return .entry(entry)
      }
    }
    var entry = MenuEntry(title: title, symbol: symbol, role: role)
    if let menu, kind != .back {
      entry.submenu = Submenu(
        id: id, title: title, content: menu.content, source: .none)
    }
    return [.entry(entry)]
  }
}

extension OpenMenu.Line {
  var title: String {
    switch self {
    case .header(let title): title
    case .entry(let entry): entry.title
    case .separator: ""
    }
  }

  var entry: MenuEntry? {
    if case .entry(let entry) = self { return entry }
    return nil
  }

  /// Indicates whether this is what can be chosen.
  var isItem: Bool { entry != nil }
}
