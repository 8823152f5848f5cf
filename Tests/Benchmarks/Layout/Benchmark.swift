import MenuetLayout
import MenuetModel

/// Measures the layout of toolbars, in one run, so that the ratios mean something on any machine.
@main struct Benchmark {
  static func main() {
    let matrix = MatrixMeasurement(unitCount: 200, localeCount: 40)
    print("200 units × \(ContentSize.allCases.count) content sizes × 40 locales")
    matrix.print()
    print("\none toolbar")
    Line.print("units", "engine", "per unit", "table", "states", "listed", "placed")
    let growth = [250, 500, 1000].map { GrowthMeasurement(unitCount: $0) }
    for measurement in growth { measurement.print() }
    print("\ngrowth from 250 to 1000 units, n log n being \(Line.ratio(4 * 9.966 / 7.966))")
    Line.print("", "engine", "", "table", "", "listed", "placed")
    Line.print(
      "", Line.ratio(growth[2].engine / growth[0].engine), "",
      Line.ratio(growth[2].table / growth[0].table), "",
      Line.ratio(growth[2].listed / growth[0].listed),
      Line.ratio(growth[2].placed / growth[0].placed))
  }
}

/// One toolbar in every language at every content size.
private struct MatrixMeasurement {
  private let bars: [BarSample]

  init(unitCount: Int, localeCount: Int) {
    bars = (0..<localeCount).map { BarSample(unitCount: unitCount, locale: $0) }
  }

  func print() {
    let each = Stopwatch.best {
      for bar in bars {
        for size in ContentSize.allCases { Stopwatch.keep(bar.layout(size).minimumWidth) }
      }
    }
    // Bars do not grow with the content size: whoever checks many needs one layout a language.
    let shared = Stopwatch.best {
      for bar in bars { Stopwatch.keep(bar.layout(.large).minimumWidth) }
    }
    let tables = Stopwatch.best {
      for bar in bars { Stopwatch.keep(bar.layout(.large).breakpoints.count) }
    }
    Line.print("laid out for every content size", Line.milliseconds(each))
    Line.print("laid out once a language", Line.milliseconds(shared))
    Line.print("the same, with tables of breakpoints", Line.milliseconds(tables))
  }
}

/// One toolbar of a number of units.
private struct GrowthMeasurement {
  let unitCount: Int
  /// In seconds, like the others: reading the units, the shrink chain, the widths of all states.
  let engine: Double
  /// The table of breakpoints.
  let table: Double
  /// Listing the visible units of every state, as an output does: n² entries.
  let listed: Double
  /// All frames at one width.
  let placed: Double
  let stateCount: Int

  init(unitCount: Int) {
    self.unitCount = unitCount
    let bar = BarSample(unitCount: unitCount, locale: 0)
    let layout = bar.layout(.large)
    stateCount = layout.shownStates.count
    engine = Stopwatch.best { Stopwatch.keep(bar.layout(.large).minimumWidth) }
    let breakpoints = layout.breakpoints
    table = Stopwatch.best { Stopwatch.keep(layout.breakpoints.count) }
    listed = Stopwatch.best {
      Stopwatch.keep(breakpoints.reduce(0) { $0 + $1.units.count + $1.overflow.count })
    }
    let middle = (layout.minimumWidth + (layout.requiredWidths.first ?? 0)) / 2
    placed = Stopwatch.best { Stopwatch.keep(layout.placed(at: middle).units.count) }
  }

  func print() {
    Line.print(
      "\(unitCount)", Line.milliseconds(engine),
      Line.microseconds(engine / Double(unitCount)), Line.milliseconds(table), "\(stateCount)",
      Line.milliseconds(listed), Line.milliseconds(placed))
  }
}
