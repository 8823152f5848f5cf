/// The units of a toolbar at every width: a range of widths each, the widest first.
///
/// A bar of n units has about as many ranges, and lists its units in each of them. The table holds
/// every unit once, and of each range only what changes from the wider one, so that it takes room and
/// time in proportion to n. A range lists its units when it is asked for.
public struct BreakpointTable: Sendable {
  /// Every unit, in bar order, with the form that it has in the first range.
  private var units: [Breakpoint.ShownUnit]
  private var ranges: [WidthRange] = []
  /// Of all ranges, one after the other.
  private var changes: [Change] = []

  /// One range of widths, without what the bar shows there.
  package struct WidthRange: Sendable, Hashable {
    /// The least width, in points, included.
    package let minimumWidth: Int
    /// The end, in points, not included; `nil` where there is none.
    package let maximumWidth: Int?
    /// Where the changes of the next range begin.
    fileprivate let changesEnd: Int
  }

  /// A unit that is shown otherwise than in the range before.
  package struct Change: Sendable, Hashable {
    /// The place of the unit among all units in bar order.
    package let unit: Int
    /// `overflow` or `hidden` for a unit that has left the bar.
    package let form: UnitForm

    /// A unit that takes a form.
    package init(unit: Int, form: UnitForm) {
      self.unit = unit
      self.form = form
    }
  }

  /// A table without ranges.
  ///
  /// - Parameter units: Every unit in bar order, with the form that it has before any change.
  package init(units: [Breakpoint.ShownUnit] = []) { self.units = units }

  /// Notes that a unit is shown otherwise from the next range on; of a unit that changes twice
  /// before that range, the last change counts.
  package mutating func take(_ change: Change) { changes.append(change) }

  /// Adds a range, which begins with the changes that were taken since the last one.
  package mutating func append(from minimumWidth: Int, to maximumWidth: Int?) {
    let start = ranges.last?.changesEnd ?? 0
    if changes.count - start > 1 { arrangeChanges(from: start) }
    if ranges.isEmpty {
      for change in changes { units[change.unit].form = change.form }
      changes = []
    }
    ranges.append(
      WidthRange(
        minimumWidth: minimumWidth, maximumWidth: maximumWidth, changesEnd: changes.count))
  }

  /// Sorts changes into bar order, and leaves the last of each unit.
  private mutating func arrangeChanges(from start: Int) {
    let order = changes.indices.dropFirst(start).sorted { first, second in
      (changes[first].unit, first) < (changes[second].unit, second)
    }
    var arranged: [Change] = []
    for index in order {
      if arranged.last?.unit == changes[index].unit { arranged.removeLast() }
      arranged.append(changes[index])
    }
    changes.replaceSubrange(start..., with: arranged)
  }
}

// MARK: Differences

extension BreakpointTable {
  /// Every unit in bar order, as it is in the first range: also what is not in the bar.
  package var widestForms: [Breakpoint.ShownUnit] { units }

  /// The widths of all ranges, the widest first.
  package var widths: [WidthRange] { ranges }

  /// The changes at a range from the wider one, in bar order; nothing at the first.
  package func changes(at index: Int) -> ArraySlice<Change> {
    changes[(index > 0 ? ranges[index - 1].changesEnd : 0)..<ranges[index].changesEnd]
  }

  /// Every unit in bar order, as it is in a range.
  private func forms(inRange index: Int) -> [Breakpoint.ShownUnit] {
    var forms = units
    for change in changes[..<ranges[index].changesEnd] { forms[change.unit].form = change.form }
    return forms
  }
}

// MARK: Ranges in full

extension BreakpointTable: RandomAccessCollection {
  /// The index of the widest range.
  public var startIndex: Int { 0 }

  /// The number of ranges.
  public var endIndex: Int { ranges.count }

  /// The units shown in a range, which takes time in proportion to the units and to the changes up
  /// to it.
  public subscript(index: Int) -> Breakpoint { ranges[index].listing(forms(inRange: index)) }

  /// Goes through the ranges, each of which takes time in proportion to the units.
  public func makeIterator() -> Iterator { Iterator(table: self, forms: units) }

  /// Lists one range after the other.
  public struct Iterator: IteratorProtocol {
    fileprivate let table: BreakpointTable
    fileprivate var forms: [Breakpoint.ShownUnit]
    fileprivate var index = 0

    /// The next narrower range; `nil` behind the last.
    public mutating func next() -> Breakpoint? {
      guard index < table.ranges.count else { return nil }
      for change in table.changes(at: index) { forms[change.unit].form = change.form }
      defer { index += 1 }
      return table.ranges[index].listing(forms)
    }
  }
}

extension BreakpointTable.WidthRange {
  /// The units in the bar and in the overflow menu, in bar order.
  fileprivate func listing(_ forms: [Breakpoint.ShownUnit]) -> Breakpoint {
    var units: [Breakpoint.ShownUnit] = []
    units.reserveCapacity(forms.count { $0.form.isVisible })
    var overflow: [String] = []
    overflow.reserveCapacity(forms.count { $0.form == .overflow })
    for unit in forms {
      if unit.form.isVisible { units.append(unit) }
      if unit.form == .overflow { overflow.append(unit.id) }
    }
    return Breakpoint(
      minimumWidth: minimumWidth, maximumWidth: maximumWidth, units: units, overflow: overflow)
  }
}

// MARK: From full ranges

extension BreakpointTable: ExpressibleByArrayLiteral {
  /// A table of these ranges.
  public init(arrayLiteral breakpoints: Breakpoint...) { self.init(breakpoints) }

  /// A table of these ranges, whatever they list.
  public init(_ breakpoints: some Sequence<Breakpoint>) {
    self.init()
    var places: [String: [Int]] = [:]
    var forms: [UnitForm] = []
    for breakpoint in breakpoints {
      let overflow = breakpoint.overflow.map { Breakpoint.ShownUnit(id: $0, form: .overflow) }
      let list = breakpoint.units + overflow
      var found = Self.places(of: breakpoint.units, and: overflow, in: places)
      if found.count < list.count {
        // What is not known, or not in this order, stands behind all that is.
        found = Array(units.count..<units.count + list.count)
        for (place, unit) in zip(found, list) {
          units.append(Breakpoint.ShownUnit(id: unit.id, form: .hidden))
          forms.append(.hidden)
          places[unit.id, default: []].append(place)
        }
      }
      let before = forms
      forms = [UnitForm](repeating: .hidden, count: units.count)
      for (place, unit) in zip(found, list) { forms[place] = unit.form }
      for unit in forms.indices where forms[unit] != before[unit] {
        take(Change(unit: unit, form: forms[unit]))
      }
      append(from: breakpoint.minimumWidth, to: breakpoint.maximumWidth)
    }
  }

  /// A place for each unit of two lists, ascending in both; fewer if there are not as many.
  private static func places(
    of visible: [Breakpoint.ShownUnit], and overflow: [Breakpoint.ShownUnit],
    in places: [String: [Int]]
  ) -> [Int] {
    var found: [Int] = []
    var taken: [String: Int] = [:]
    for list in [visible, overflow] {
      var last = -1
      for unit in list {
        let count = taken[unit.id, default: 0]
        guard let known = places[unit.id], count < known.count, known[count] > last else {
          return found
        }
        taken[unit.id] = count + 1
        last = known[count]
        found.append(last)
      }
    }
    return found
  }
}

extension BreakpointTable: Hashable {
  /// Tables are equal if their ranges are, however they came about.
  public static func == (left: BreakpointTable, right: BreakpointTable) -> Bool {
    left.units == right.units && left.ranges == right.ranges && left.changes == right.changes
      || left.count == right.count && left.elementsEqual(right)
  }

  /// Adds the widths alone: listing every range would take the square of the time.
  public func hash(into hasher: inout Hasher) {
    for range in ranges {
      hasher.combine(range.minimumWidth)
      hasher.combine(range.maximumWidth)
    }
  }
}

extension BreakpointTable: Codable {
  /// Decodes a list of all ranges.
  public init(from decoder: any Decoder) throws { self.init(try [Breakpoint](from: decoder)) }

  /// Encodes every range in full.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for breakpoint in self { try container.encode(breakpoint) }
  }
}
