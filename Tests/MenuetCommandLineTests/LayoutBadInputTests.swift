import Foundation
import MenuetLayout
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// What nobody should write, through the command: a diagnostic, or a layout that obeys the laws.
@Suite struct LayoutBadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A toolbar as `layout --format json` prints it.
  private struct Bar: Decodable {
    struct Frame: Decodable {
      var x: Double
      var width: Double
    }

    struct Placed: Decodable {
      var frame: Frame
    }

    struct Unit: Decodable {
      var id: String
      var frame: Frame
    }

    var width: Int
    var minimumWidth: Int
    var units: [Unit]
    var overflow: [String]
    var overflowButton: Placed?
  }

  private struct Output: Decodable { var toolbars: [Bar] }

  /// The toolbars that a run printed; every one obeys what can be seen of the laws.
  private func bars(_ run: ToolRun, units: Int) throws -> [Bar] {
    #expect(run.code == 0, "\(run.error.prefix(500))")
    let bars = try JSONDecoder().decode(Output.self, from: Data(run.output.utf8)).toolbars
    #expect(!bars.isEmpty)
    for bar in bars {
      #expect(bar.units.count + bar.overflow.count == units)
      #expect(bar.overflow.isEmpty || bar.overflowButton != nil)
      if bar.width < bar.minimumWidth { continue }
      let frames = (bar.units.map(\.frame) + [bar.overflowButton?.frame].compactMap(\.self))
        .sorted { ($0.x, $0.width) < ($1.x, $1.width) }
      var end = 0.0
      for frame in frames {
        #expect(frame.x >= end)
        end = max(end, frame.x + frame.width)
      }
      #expect(end <= Double(bar.width))
    }
    return bars
  }

  private func layout(_ document: String, _ arguments: String...) -> ToolRun {
    menuet(["layout", "--format", "json"] + arguments + ["-"], input: Array(document.utf8))
  }

  /// A document with a toolbar and as many commands, `c0` and so on, that a menu holds too.
  private func document(_ toolbar: String, commands: Int = 2, title: String = "Command") -> String {
    let declared = (0..<commands).map {
      "<command id=\"c\($0)\" title=\"\(title) \($0)\" symbol=\"star\"/>"
    }
    let placed = (0..<commands).map { "<item ref=\"c\($0)\"/>" }
    return """
      <menuet xmlns="urn:menuet:1" name="Bad" platforms="ipados">
        <commands>\(declared.joined())</commands>
        <menu id="all" title="All">\(placed.joined())</menu>
        <toolbar id="main">\(toolbar)</toolbar>
      </menuet>
      """
  }

  // MARK: Widths

  @Test(arguments: [
    "-5", "-1", "1000001", "99999999999999999999999", "nan", "inf", "1e3", "12.5", "0x10", "", "٣",
  ]) func aWidthThatIsNoneIsRefused(text: String) {
    let run = menuet(["layout", "--width=\(text)", "-"], input: Array(Sample.toolbar.utf8))
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("--width"))
    let list = menuet(["layout", "--widths=320,\(text)", "-"], input: Array(Sample.toolbar.utf8))
    #expect(list.code == 2)
    #expect(list.output.isEmpty)
  }

  @Test func theLeastAndTheGreatestWidthHaveALayout() throws {
    let run = layout(Sample.toolbar, "--widths", "0,1,147,148,1000000")
    let bars = try bars(run, units: 3)
    #expect(bars.map(\.width) == [0, 1, 147, 148, 1_000_000])
    #expect(bars.map { $0.width >= $0.minimumWidth } == [false, false, false, true, true])
    let text = menuet(
      ["layout", "--width", "0", "-"], input: Array(Sample.toolbar.utf8))
    #expect(text.code == 0)
    #expect(text.output.contains("at 0 pt, where it does not fit: it needs 148 pt"))
  }

  // MARK: Metrics

  @Test(arguments: [
    "-1", "-0.001", "-1e300", "NaN", "nan", "Infinity", "-Infinity", "1e999", "null", "true",
    "\"44\"", "[44]", "{}", "0x10", "", "1 2", "0.5", "1e-300", "100001", "1e300", "1.7e308",
  ]) func aMetricThatIsNoLengthIsRefused(value: String) throws {
    let file = try folder.write("{\"bar-margin\": \(value)}", to: "metrics.json")
    let run = layout(Sample.toolbar, "--metrics", file, "--width", "320")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("metrics.json"))
  }

  @Test(arguments: ["0", "0.0", "-0.0", "1", "2e2", "99999", "100000"])
  func anyLengthHasALayout(value: String) throws {
    let names = MetricSet.keys.filter { $0.allows(Double(value) ?? 0) }.map(\.name)
    let all = names.map { "\"\($0)\": \(value)" }.joined(separator: ", ")
    for members in names.map({ "\"\($0)\": \(value)" }) + [all] {
      let file = try folder.write("{\(members)}", to: "metrics.json")
      let run = layout(Sample.toolbar, "--metrics", file, "--widths", "0,320,1000000")
      let bars = try bars(run, units: 3)
      #expect(bars.count == 3, "\(members)")
    }
  }

  // MARK: Toolbars

  @Test func emptyRegionsHaveALayout() throws {
    for regions in [
      "", "<leading/>", "<center/>", "<leading/><center/><trailing/>",
      "<center><space/><space flexible=\"true\"/></center>",
      "<leading><slot id=\"s\"/></leading><trailing><space/></trailing>",
    ] {
      let run = layout(document(regions), "--widths", "0,39,40,400")
      // What a rule forbids has no layout, and says why.
      if run.code == 1 {
        #expect(run.output.isEmpty && run.error.contains(": error: "))
      } else {
        #expect(try bars(run, units: 0).map(\.minimumWidth) == [40, 40, 40, 40])
      }
    }
  }

  @Test func whatIsPinnedStays() throws {
    let items = (0..<40).map { "<item ref=\"c\($0)\" pinned=\"true\" display=\"both\"/>" }
    let run = layout(
      document("<center>\(items.joined())</center>", commands: 40), "--widths", "0,320,2272,9000")
    let bars = try bars(run, units: 40)
    // Without their titles 40 × 48, 39 gaps of 8, and 20 on either side.
    #expect(bars.allSatisfy { $0.minimumWidth == 2272 && $0.overflow.isEmpty })
    #expect(bars.allSatisfy { $0.units.count == 40 && $0.overflowButton == nil })
  }

  private func groups(_ count: Int) -> String {
    let groups = (0..<count).map { index in
      "<group id=\"g\(index)\" title=\"Group\" symbol=\"star\" collapse=\"menu\">"
        + "<item ref=\"c\(2 * index)\" display=\"both\"/><item ref=\"c\(2 * index + 1)\"/></group>"
    }
    return document("<center>\(groups.joined())</center>", commands: 2 * count)
  }

  @Test func aThousandGroupsHaveALayoutAndOneMoreIsRefused() throws {
    let bars = try bars(layout(groups(1000), "--widths", "0,800,1000000"), units: 1000)
    #expect(bars.map(\.overflow.isEmpty) == [false, false, true])
    #expect(bars.first?.units.isEmpty == true)
    let refused = layout(groups(1001), "--width", "800")
    #expect(refused.code == 1)
    #expect(refused.output.isEmpty)
    #expect(refused.error.contains("[limit-exceeded]"))
    let raised = layout(groups(1001), "--max-toolbar-units", "1001", "--width", "800")
    #expect(raised.code == 0)
  }

  @Test func titlesOfTenThousandCharactersHaveALayout() throws {
    let units =
      "<leading><title/></leading><center><item ref=\"c0\" display=\"both\"/>"
      + "<item ref=\"c1\" display=\"title\"/></center><trailing><search/></trailing>"
    for letter in ["W", "i", "ﷺ", "👩‍👩‍👧", "\u{301}"] {
      let count = (10_000 - 2) / letter.utf8.count
      let title = String(repeating: letter, count: count)
      let run = layout(document(units, title: title), "--widths", "0,1000,1000000")
      let bars = try bars(run, units: 4)
      #expect(bars.last?.overflow.isEmpty == true)
    }
    let tooLong = document(units, title: String(repeating: "W", count: 10_000))
    let run = layout(tooLong, "--width", "800")
    #expect(run.code == 1)
    #expect(run.error.contains("[limit-exceeded]"))
  }

  // MARK: Catalogues

  /// A catalogue that translates a title as it likes: the check that asks for the language answers.
  @Test(arguments: [
    "\"\(String(repeating: "W", count: 100_000))\"", "\"\"", "\"\\u0000\\u001b[31m\"",
    "\"\\ud800\"",
    "\"\(String(repeating: "%@", count: 5000))\"", "\"\\u202e\\u202e\\u202e\"", "null", "12", "[]",
    "{}",
    "1e999", "nan",
  ]) func aCatalogueThatLiesIsMeasuredOrRefused(value: String) throws {
    try folder.write(
      """
      {"sourceLanguage": "xx", "version": "1.0", "strings": {"Command 0": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": \(value)}}}}}}
      """, to: "Strings.xcstrings")
    let bar =
      "<center><item ref=\"c0\" display=\"title\" pinned=\"true\"/><item ref=\"c1\"/></center>"
      + "<check widths=\"320\" locales=\"en de ar pseudo\" content-sizes=\"accessibility5\"/>"
    let text = document(bar).replacing(
      "platforms=", with: "strings=\"Strings.xcstrings\" platforms=")
    let path = try folder.write(text, to: "Bad.menuet.xml")
    for verb in [["validate"], ["layout", "--format", "json", "--width", "320", "--locale", "de"]] {
      let run = menuet(verb + [path])
      #expect(run.code == 0 || run.code == 1)
      #expect(run.code == 0 || run.error.contains(": error: "), "\(run.error.prefix(300))")
    }
  }
}
