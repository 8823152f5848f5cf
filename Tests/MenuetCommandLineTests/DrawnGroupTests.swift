import Testing

@testable import MenuetCommandLine

/// The groups of a menu as its picture and its generated code have them.
@Suite struct DrawnGroupTests {
  private static let document = """
    <menuet xmlns="urn:menuet:1" name="Groups" platforms="ios">
      <commands>
        <command id="a" title="A"/><command id="b" title="B"/><command id="c" title="C"/>
        <command id="d" title="D"/><command id="e" title="E"/>
        <choice id="order" title="Order">
          <option id="up" title="Up"/><option id="down" title="Down"/>
        </choice>
      </commands>
      <menu id="all" title="All">
        <item ref="a"/><separator/><item ref="b"/><item ref="c"/>
        <section><item ref="d"/></section>
        <item ref="order"/>
        <item ref="e"/>
      </menu>
    </menuet>
    """

  private func run(_ arguments: String...) -> String {
    menuet(arguments + ["-"], input: Array(Self.document.utf8)).output
  }

  /// The titles by group that the statements of the generated function make.
  private func generated() throws -> [[String]] {
    let code = run("compile", "--framework", "uikit")
    let start = try #require(code.firstRange(of: "func allMenuItems"))
    let body = code[start.upperBound...].prefix { $0 != "}" }
    var groups: [[String]] = [[]]
    for line in body.split(separator: "\n") {
      let names = line.matches(of: #/[(\s]\.(\w+)/#).map { $0.1.uppercased() }
      if line.contains(".separate()") || line.contains(".nested()") { groups.append([]) }
      if line.contains("add(options: order") { groups.append(["Up", "Down"]) }
      if line.contains("add(section:") || line.contains("add(options:") { groups.append([]) }
      groups[groups.count - 1] += names
    }
    return groups.filter { !$0.isEmpty }
  }

  /// The titles by group that stand between the bands of the picture.
  private func drawn(_ svg: String) -> (groups: [[String]], bands: Set<Substring>) {
    let titles = svg.matches(of: #/<text x="[\d.]+" y="(?<y>[\d.]+)"[^>]*>(?<title>[^<]+)</#)
      .dropFirst(2)
    let bands = svg.matches(
      of: #/<rect x="0" y="(?<y>[\d.]+)" width="250" height="(?<height>\d+)" fill="#ededf2"/#)
    let places = bands.compactMap { Double($0.y) }
    var groups = Array(repeating: [String](), count: places.count + 1)
    for title in titles {
      let y = Double(title.y) ?? 0
      groups[places.count { $0 < y }].append(String(title.title))
    }
    return (groups, Set(bands.map(\.height)))
  }

  @Test func groupsAreDrawnAsTheyAreGenerated() throws {
    let (groups, bands) = drawn(run("render", "--surface", "all"))
    #expect(groups == [["A"], ["B", "C"], ["D"], ["Up", "Down"], ["E"]])
    #expect(groups == (try generated()))
    // A separator, a section and a choice have one look.
    #expect(bands == ["8"])
  }
}
