import MenuetModel

/// A toolbar's ranges of widths in words, and the widths at which a renderer shows it.
struct BreakpointStory: Sendable {
  /// A bar at one width, in points.
  struct Bar: Sendable {
    let width: Int
    /// The index of its range in the table.
    let range: Int
    /// The range as in `678 – 1023 pt`, or a width that was asked for.
    let place: String
    /// The width with its range and what changes there, as in
    /// `709 pt (632 – 709 pt): Format as icon`.
    let caption: String
  }

  /// The widest first, or in the order that was asked for.
  let bars: [Bar]
  /// The number of ranges that are not drawn: of very many, as many are as do from both ends.
  private let missingCount: Int

  /// The most ranges that are drawn of one bar, and the most units and members in all of them.
  private static let limits = (ranges: 40, units: 6_000)

  /// - Parameters:
  ///   - asked: The widths to show. Without any, each range is shown.
  ///   - usual: The widths of devices, each of which stands for its range. A range without any is
  ///     shown at its widest, where the least of its titles is cut.
  init(_ table: BreakpointTable, _ faces: BarFaces, asked: [Int], usual: [Int] = []) {
    guard asked.isEmpty else {
      bars = asked.map { width in
        Bar(
          width: width, range: table.range(at: width), place: "\(width) pt",
          caption: "\(width) pt")
      }
      missingCount = 0
      return
    }
    let units = faces.all.reduce(0) { $0 + 1 + $1.members.count }
    let most = max(2, min(Self.limits.ranges, Self.limits.units / max(1, units)))
    let drawn =
      table.count > most
      ? Array(0..<most / 2) + Array(table.count - (most - most / 2)..<table.count)
      : Array(table.indices)
    missingCount = table.count - drawn.count
    let titles = Dictionary(faces.all.map { ($0.id, $0.title) }) { first, _ in first }
    bars = drawn.flatMap { index -> [Bar] in
      let range = table.widths[index]
      let place = range.words
      let changes = Self.words(
        table.changes(at: index).map { change in
          let id = table.widestForms[change.unit].id
          return (change.form, (titles[id] ?? id).isolated)
        })
      let devices = usual.filter(range.contains).sorted(by: >)
      let widths = devices.isEmpty ? [range.widest] : devices
      return widths.enumerated().map { number, width in
        guard number == 0 else {
          return Bar(width: width, range: index, place: place, caption: "\(width) pt")
        }
        let words = place == "\(width) pt" ? place : "\(width) pt (\(place))"
        return Bar(
          width: width, range: index, place: place,
          caption: changes.isEmpty ? words : words + ": " + changes)
      }
    }
  }

  /// The note in the middle in place of the ranges that are not drawn; `nil` where all are.
  var missingWords: String? {
    switch missingCount {
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

extension BreakpointTable {
  /// The index of the range of a width; below all of them, of the narrowest, which juts out there.
  fileprivate func range(at width: Int) -> Int {
    widths.firstIndex { $0.minimumWidth <= width } ?? count - 1
  }
}

extension BreakpointTable.WidthRange {
  /// The bounds, as in `678 – 1023 pt`.
  fileprivate var words: String {
    guard let end = maximumWidth else { return "\(minimumWidth) pt and wider" }
    return end - 1 == minimumWidth ? "\(minimumWidth) pt" : "\(minimumWidth) – \(end - 1) pt"
  }

  fileprivate func contains(_ width: Int) -> Bool {
    width >= minimumWidth && maximumWidth.map { width < $0 } ?? true
  }

  /// The greatest width; of a range without end, the least one.
  fileprivate var widest: Int { maximumWidth.map { $0 - 1 } ?? minimumWidth }
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
        entry.isDimmed = isDimmed
        return .entry(entry)
      }
    }
    var entry = MenuEntry(title: title, symbol: symbol, role: role)
    entry.mark = isOn ? .on : .none
    entry.isDimmed = isDimmed
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
