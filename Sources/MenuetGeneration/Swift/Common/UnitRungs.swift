import MenuetModel

/// The forms of the units of a toolbar by width, read from its breakpoint table.
struct UnitRungs {
  private var rungs: [String: [[(form: UnitForm, width: Int)]]] = [:]

  init(_ toolbar: Toolbar) {
    let table = toolbar.breakpoints
    var forms = table.widestForms.map { [(form: $0.form, width: 0)] }
    // Widest first: a form that goes on in the next range begins there.
    for (index, range) in table.widths.dropLast().enumerated() {
      for change in table.changes(at: index + 1) {
        forms[change.unit][forms[change.unit].count - 1].width = range.minimumWidth
        forms[change.unit].append((change.form, 0))
      }
    }
    for (place, unit) in table.widestForms.enumerated() {
      forms[place][forms[place].count - 1].width = table.widths.last?.minimumWidth ?? 0
      rungs[unit.id, default: []].append(forms[place])
    }
  }

  /// The forms of the next unit of an id, widest first.
  mutating func next(_ id: String) -> [(form: UnitForm, width: Int)] {
    guard var waiting = rungs[id], !waiting.isEmpty else { return [] }
    let first = waiting.removeFirst()
    rungs[id] = waiting
    return first
  }
}
