import MenuetComparison
import MenuetModel
import Testing

/// Parts that stand under other names in the later of two versions.
@Suite struct VersionNameTests {
  private typealias Draft = VersionComparisonTests.Draft

  /// - Parameter further: A command beside these.
  private static func declared(_ ids: String = "abcde", _ further: String = "") -> String {
    let commands = ids.map { "<command id=\"\($0)\" title=\"\($0.uppercased())\"/>" }
    return "<commands>\(commands.joined())\(further)</commands>"
  }

  private static func menu(_ id: String, _ sections: [[String]]) -> String {
    let content = sections.map { ids in
      "<section>" + ids.map { "<item ref=\"\($0)\"/>" }.joined() + "</section>"
    }
    return "<menu id=\"\(id)\" title=\"M\">\(content.joined())</menu>"
  }

  private func comparison(_ old: String, _ new: String) throws -> VersionComparison {
    func version(_ content: String) throws -> ComparedVersion {
      ComparedVersion(
        try Draft.document(
          "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\">\(content)</menuet>"))
    }
    return VersionComparison(from: try version(old), to: try version(new), frameworks: [.uikit])
  }

  /// The menu of the earlier version has no such section, and so no name for it.
  @Test func aMenuOfAnotherIDMayHaveMoreSectionsOrFewer() throws {
    let few = Self.declared() + Self.menu("m", [["a", "b"], ["c", "d"]])
    let many = Self.declared() + Self.menu("n", [["e"], ["a", "b"], ["c", "d"]])
    let more = try comparison(few, many).changes
    #expect(more.map(\.kind) == [.renamed, .added, .placed], "\(more.map(\.sentence))")
    #expect(more.map(\.element) == [.menu, .section, .command])
    let fewer = try comparison(many, few).changes
    #expect(fewer.map(\.kind) == [.renamed, .removed, .displaced], "\(fewer.map(\.sentence))")
  }

  @Test func theOrderOfCommandsIsNoDifference() throws {
    let menu = Self.menu("m", [["a", "b"], ["c", "d"]])
    let inOrder = Self.declared()
    let reversed = Self.declared("edcba")
    let same = try comparison(inOrder + menu, reversed + menu)
    #expect(same.isEmpty, "\(same.changes.map(\.sentence)) \(same.interface.map(\.sentence))")
    let words = try comparison(
      inOrder + menu, reversed.replacing("title=\"C\"", with: "title=\"See\"") + menu)
    #expect(words.changes.map(\.attribute) == ["title"])
    #expect(words.interface.isEmpty, "\(words.interface.map(\.sentence))")
  }

  /// Where the commands are the same, code is asked for only behind the changes.
  @Test func theCodeOfAMenuThatAloneHasAnotherIDIsCompared() throws {
    let commands = Self.declared()
    let sections = [["a", "b"], ["c", "d"]]
    let comparison = try comparison(
      commands + Self.menu("m", sections), commands + Self.menu("n", sections))
    #expect(comparison.changes.map(\.kind) == [.renamed])
    let words = comparison.interface.map(\.sentence)
    #expect(words.count == 1)
    #expect(
      words.allSatisfy { $0.contains("func mMenu(") && $0.contains("func nMenu(") }, "\(words)")
  }

  /// A group takes the id that a command had, and its toolbar has another one.
  @Test func aUnitIsFoundAgainUnderItsNewID() throws {
    func bar(_ id: String, _ command: String, _ group: String) -> String {
      """
      <toolbar id="\(id)"><center><item ref="\(command)"/><group id="\(group)" title="G">
      <item ref="b"/><item ref="c"/></group></center></toolbar>
      """
    }
    let old = Self.declared()
    let renamed = old.replacing("id=\"a\"", with: "id=\"first\"")
    let (before, after) = (bar("bar", "a", "g"), bar("main", "first", "a"))
    #expect(try comparison(old + before, renamed + after).widths.isEmpty)
    let new = renamed.replacing("title=\"B\"", with: "title=\"B and much longer than before\"")
    let comparison = try comparison(old + before, new + after)
    let words = comparison.changes.map(\.sentence)
    #expect(comparison.changes.filter { $0.kind == .renamed }.count == 3, "\(words)")
    let width = try #require(comparison.widths.first, "\(words)")
    #expect(width.toolbar == "main" && width.unit == "a" && width.title == "G")
    let exits = try #require(width.exits)
    #expect(try #require(exits.new) > (try #require(exits.old)))
  }

  /// The ids of commands and those of surfaces are apart.
  @Test func anIDOfACommandMayBecomeThatOfAMenu() throws {
    let command = "<command id=\"x\" title=\"X\"/>"
    let sections = [["a", "b"]]
    let changes = try comparison(
      Self.declared("abcde", command) + Self.menu("m", sections),
      Self.declared() + Self.menu("x", sections)
    ).changes
    #expect(changes.map(\.kind) == [.removed, .renamed], "\(changes.map(\.sentence))")
    #expect(changes.map(\.element) == [.command, .menu])
  }
}
