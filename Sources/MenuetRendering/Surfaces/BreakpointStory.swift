import MenuetModel

/// The ranges of a toolbar in words: where each begins and ends, and what changes from the wider one.
struct BreakpointStory: Sendable {
  /// The bounds of each range, as in `678 – 1 023 pt`.
  let ranges: [String]
  /// What a bar shows less than in the range before, as in `Format as icon`; empty for the widest.
  let changes: [String]

  init(_ breakpoints: [Breakpoint], _ faces: BarFaces) {
    ranges = breakpoints.map { range in
      guard let end = range.maximumWidth else { return "\(Points(range.minimumWidth)) and wider" }
      return "\(Points.number(range.minimumWidth)) – \(Points(end - 1))"
    }
    var titles: [String: String] = [:]
    for face in faces.all where titles[face.id] == nil { titles[face.id] = face.title }
    changes = breakpoints.indices.map { index in
      index == 0 ? "" : Self.change(from: breakpoints[index - 1], to: breakpoints[index], titles)
    }
  }

  /// A range with its changes: `678 – 1 023 pt: Format as icon`.
  var captions: [String] {
    zip(ranges, changes).map { $1.isEmpty ? $0 : $0 + ": " + $1 }
  }

  private static func change(
    from wider: Breakpoint, to narrower: Breakpoint, _ titles: [String: String]
  ) -> String {
    let before = Dictionary(
      wider.units.map { ($0.id, $0.form) }, uniquingKeysWith: { first, _ in first })
    let shown = Set(narrower.units.map(\.id))
    let overflow = Set(narrower.overflow)
    var lists: [UnitForm: [String]] = [:]
    for unit in narrower.units {
      guard let form = before[unit.id], form != unit.form else { continue }
      lists[unit.form, default: []].append((titles[unit.id] ?? unit.id).isolated)
    }
    for unit in wider.units where !shown.contains(unit.id) {
      let form: UnitForm = overflow.contains(unit.id) ? .overflow : .hidden
      lists[form, default: []].append((titles[unit.id] ?? unit.id).isolated)
    }
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

/// What an overflow menu shows of the units that went there: groups under their titles, set off
/// from what stands around them.
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

  /// True for what can be chosen.
  var isItem: Bool { entry != nil }
}
