import Testing

@testable import MenuetRendering

@Suite struct GlyphLibraryTests {
  @Test func namesAreUniqueAndSpelledLikeSymbolNames() {
    let names = GlyphPaths.all.map(\.name) + GlyphPaths.aliases.keys
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil, "\(name)")
    }
    #expect(GlyphLibrary.drawnNames == GlyphPaths.all.map(\.name).sorted())
  }

  @Test func everySubjectIsSortedByName() {
    let subjects = [
      GlyphPaths.shapes, GlyphPaths.documents, GlyphPaths.text, GlyphPaths.arrows,
      GlyphPaths.editing, GlyphPaths.windows, GlyphPaths.communication, GlyphPaths.media,
      GlyphPaths.time, GlyphPaths.things,
    ]
    #expect(subjects.map(\.count).reduce(0, +) == GlyphPaths.all.count)
    for names in subjects.map({ $0.map(\.name) }) {
      #expect(names == names.sorted())
    }
  }

  @Test(arguments: GlyphPaths.all)
  func pathDataParsesAndItsPointsStayInTheBox(_ drawing: GlyphDrawing) throws {
    for data in [drawing.body, drawing.lines, drawing.marks, drawing.solid] where !data.isEmpty {
      let path = try Path(data)
      #expect(path.points.allSatisfy { $0.isWithin(0...24) }, "\(drawing.name)")
    }
    #expect(!(drawing.body + drawing.lines + drawing.solid).isEmpty, "\(drawing.name)")
    #expect(drawing.marks.isEmpty || !drawing.body.isEmpty, "\(drawing.name): marks on no body")
  }

  @Test(arguments: GlyphPaths.all)
  func inkKeepsAMarginOfTwoPoints(_ drawing: GlyphDrawing) throws {
    let reach = Glyph.strokeWidth / 2
    let rounding = 0.01
    for data in [drawing.body, drawing.lines, drawing.marks] where !data.isEmpty {
      let inside = (2 + reach - rounding)...(22 - reach + rounding)
      #expect(try Path(data).outline.allSatisfy { $0.isWithin(inside) }, "\(drawing.name)")
    }
    if !drawing.solid.isEmpty {
      let inside = (2 - rounding)...(22 + rounding)
      #expect(try Path(drawing.solid).outline.allSatisfy { $0.isWithin(inside) }, "\(drawing.name)")
    }
  }

  @Test func aliasesLeadToDrawingsAndHideNone() {
    let drawn = Set(GlyphLibrary.drawnNames)
    for (alias, name) in GlyphPaths.aliases {
      #expect(drawn.contains(name), "\(alias) leads to \(name)")
      #expect(!drawn.contains(alias), "\(alias)")
    }
    #expect(GlyphLibrary.glyph(named: "document") == GlyphLibrary.glyph(named: "doc"))
  }

  @Test(arguments: [
    "square.and.pencil", "square.and.arrow.up", "trash", "folder.badge.plus", "doc.on.doc",
    "doc.on.clipboard", "scissors", "bold", "textformat.size", "list.bullet", "increase.indent",
    "magnifyingglass", "line.3.horizontal.decrease.circle", "arrow.uturn.backward",
    "arrowshape.turn.up.left.2.fill", "chevron.forward", "ellipsis.circle", "gearshape.fill",
    "bell.slash", "envelope.badge", "tray.and.arrow.down", "person.crop.circle.badge.plus",
    "photo.on.rectangle", "speaker.wave.2.fill", "sidebar.leading", "calendar.badge.clock",
    "exclamationmark.triangle.fill", "eye.slash", "plus.app", "document.badge.plus",
  ])
  func commonNamesAreDrawn(_ name: String) {
    #expect(GlyphLibrary.glyph(named: name) != nil)
  }

  @Test(arguments: [
    "", ".", "fill", ".fill", "badge", "badge.plus", ".badge.plus", "nonesuch", "nonesuch.circle",
    "xmark..circle", "xmark.", "Trash", "person.crop.rectangle",
  ])
  func otherNamesAreNot(_ name: String) {
    #expect(GlyphLibrary.glyph(named: name) == nil)
  }
}

@Suite struct GlyphVariantTests {
  @Test func enclosureIsDrawnRoundTheSmallerSymbol() throws {
    let plain = try #require(GlyphLibrary.glyph(named: "xmark"))
    let enclosed = try #require(GlyphLibrary.glyph(named: "xmark.circle"))
    #expect(enclosed.enclosure == .circle)
    #expect(enclosed.stroke == plain.stroke)
    #expect(
      enclosed.layers == [
        Glyph.Layer(path: Glyph.Enclosure.circle.path, paint: .ink, strokeWidth: 1.75, scale: 1),
        Glyph.Layer(path: plain.stroke, paint: .ink, strokeWidth: 2.75, scale: 0.55),
      ])
    #expect(GlyphLibrary.glyph(named: "xmark.square")?.enclosure == .square)
    #expect(GlyphLibrary.glyph(named: "xmark.rectangle")?.enclosure == .rectangle)
  }

  @Test func filledEnclosureReversesTheSymbol() throws {
    let glyph = try #require(GlyphLibrary.glyph(named: "xmark.circle.fill"))
    #expect(glyph.isFilled)
    #expect(glyph.layers.map(\.paint) == [.ink, .ink, .paper])
    #expect(glyph.layers.map(\.strokeWidth) == [nil, 1.75, 2.75])
  }

  @Test func filledEnclosureLeavesTheBodyHollow() throws {
    let glyph = try #require(GlyphLibrary.glyph(named: "trash.circle.fill"))
    let plain = try #require(GlyphLibrary.glyph(named: "trash"))
    #expect(glyph.stroke == plain.stroke)
    #expect(glyph.fill.isEmpty && glyph.cutout.isEmpty)
  }

  @Test func filledVariantFillsTheBodyAndCutsOutTheMarks() throws {
    let trash = try #require(GlyphPaths.all.first { $0.name == "trash" })
    let plain = try #require(GlyphLibrary.glyph(named: "trash"))
    let filled = try #require(GlyphLibrary.glyph(named: "trash.fill"))
    #expect(plain.stroke == trash.body + trash.lines + trash.marks)
    #expect(plain.fill.isEmpty && plain.cutout.isEmpty)
    #expect(filled.stroke == trash.body + trash.lines)
    #expect(filled.fill == trash.body)
    #expect(filled.cutout == trash.marks)
    #expect(filled.layers.map(\.paint) == [.ink, .ink, .paper])
  }

  @Test func slashLiesOverAGap() throws {
    let glyph = try #require(GlyphLibrary.glyph(named: "bell.slash.fill"))
    #expect(glyph.isSlashed && glyph.isFilled)
    #expect(glyph.layers.suffix(2).map(\.paint) == [.paper, .ink])
  }

  @Test func badgeClearsItsCorner() throws {
    let glyph = try #require(GlyphLibrary.glyph(named: "folder.fill.badge.plus"))
    #expect(glyph.badge == .plus && glyph.isFilled)
    #expect(glyph.layers.suffix(2).map(\.paint) == [.paper, .ink])
    #expect(GlyphLibrary.glyph(named: "bell.badge")?.badge == .dot)
    #expect(GlyphLibrary.glyph(named: "icloud.badge.arrow.down")?.badge == .down)
    #expect(GlyphLibrary.glyph(named: "folder.badge.gearshape")?.badge == .dot)
  }

  @Test func drawingOfTheWholeNameWinsOverTheRules() throws {
    let glyph = try #require(GlyphLibrary.glyph(named: "person.crop.circle"))
    #expect(glyph.enclosure == nil)
    #expect(GlyphLibrary.glyph(named: "person.crop.circle.badge.plus")?.enclosure == nil)
  }

  @Test func enclosuresAndBadgesStayInTheBox() throws {
    let enclosures: [Glyph.Enclosure] = [.circle, .square, .rectangle]
    let badges = Glyph.Badge.allCases
    for data in enclosures.map(\.path) + badges.map(\.path) + badges.map(\.clearing) {
      #expect(try Path(data).outline.allSatisfy { $0.isWithin(0...24) }, "\(data)")
    }
  }
}

@Suite struct PathTests {
  @Test(arguments: [
    "", "L1 2", "M1", "M1 2 3 4", "M1 2l3 4", "M1 2Q3 4 5 6", "M1 2A1 1 0 2 0 3 4", "M1 x", "M1,2",
    "M1 2A0 1 0 0 0 3 4", "1 2M3 4",
  ])
  func malformedDataIsRefused(_ data: String) {
    #expect(throws: Path.Malformed.self) { try Path(data) }
  }

  @Test func outlineOfAnArcHoldsItsExtremes() throws {
    let path = try Path("M4 12A8 8 0 0 1 20 12")
    #expect(path.outline.map(\.y).min() == 4)
    #expect(path.outline.map(\.y).max() == 12)
  }
}

/// A point of a path.
private struct Point: Equatable {
  var x: Double
  var y: Double

  func isWithin(_ range: ClosedRange<Double>) -> Bool {
    range.contains(x) && range.contains(y)
  }
}

/// SVG path data of absolute commands, each with exactly the numbers it takes.
private struct Path {
  struct Malformed: Error {}

  /// End points and control points.
  private(set) var points: [Point] = []
  /// Points that bound what is drawn: end points, points along curves, and the extremes of arcs.
  private(set) var outline: [Point] = []

  private var current = Point(x: 0, y: 0)

  init(_ data: String) throws {
    let commands = data.matches(of: /([A-Za-z])([^A-Za-z]*)/)
    guard commands.first?.1 == "M", commands.map({ String($0.0) }).joined() == data else {
      throw Malformed()
    }
    for command in commands {
      let numbers = command.2.split(separator: " ")
      let values = numbers.compactMap { Double($0) }
      guard values.count == numbers.count else { throw Malformed() }
      try append(command.1, values)
    }
  }

  private mutating func append(_ letter: Substring, _ numbers: [Double]) throws {
    switch (letter, numbers.count) {
    case ("M", 2), ("L", 2): move(to: Point(x: numbers[0], y: numbers[1]))
    case ("H", 1): move(to: Point(x: numbers[0], y: current.y))
    case ("V", 1): move(to: Point(x: current.x, y: numbers[0]))
    case ("C", 6): curve(numbers)
    case ("A", 7): try arc(numbers)
    case ("Z", 0): break
    default: throw Malformed()
    }
  }

  private mutating func move(to end: Point) {
    points.append(end)
    outline.append(end)
    current = end
  }

  private mutating func curve(_ numbers: [Double]) {
    let first = Point(x: numbers[0], y: numbers[1])
    let second = Point(x: numbers[2], y: numbers[3])
    let end = Point(x: numbers[4], y: numbers[5])
    func blend(_ part: KeyPath<Point, Double>, _ t: Double) -> Double {
      let u = 1 - t
      let near = u * u * u * current[keyPath: part] + 3 * u * u * t * first[keyPath: part]
      return near + 3 * u * t * t * second[keyPath: part] + t * t * t * end[keyPath: part]
    }
    for t in stride(from: 0.0, to: 1, by: 1 / 32) {
      outline.append(Point(x: blend(\.x, t), y: blend(\.y, t)))
    }
    points += [first, second]
    move(to: end)
  }

  /// Follows the conversion from end points to centre in SVG 1.1, appendix F.6.5, without rotation.
  private mutating func arc(_ numbers: [Double]) throws {
    let flags = [numbers[3], numbers[4]]
    guard numbers[0] > 0, numbers[1] > 0, numbers[2] == 0, flags.allSatisfy({ $0 == 0 || $0 == 1 })
    else { throw Malformed() }
    let start = current
    let end = Point(x: numbers[5], y: numbers[6])
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let unit = Point(x: half.x / numbers[0], y: half.y / numbers[1])
    let stretch = max(1, unit.x * unit.x + unit.y * unit.y).squareRoot()
    let radius = Point(x: numbers[0] * stretch, y: numbers[1] * stretch)
    let near = Point(x: half.x / radius.x, y: half.y / radius.y)
    let chord = near.x * near.x + near.y * near.y
    let offset = max(0, 1 / chord - 1).squareRoot() * (flags[0] == flags[1] ? -1 : 1)
    let centre = Point(
      x: offset * near.y * radius.x + (start.x + end.x) / 2,
      y: -offset * near.x * radius.y + (start.y + end.y) / 2)
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      let extreme = Point(x: centre.x + x * radius.x, y: centre.y + y * radius.y)
      let side =
        (end.x - start.x) * (extreme.y - start.y) - (end.y - start.y) * (extreme.x - start.x)
      if flags[1] == 1 ? side < 0 : side > 0 { outline.append(extreme) }
    }
    move(to: end)
  }
}
