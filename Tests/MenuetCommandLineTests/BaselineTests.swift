import Testing

/// Baselines of `validate`, and the order of what it prints.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ commands: String, above: String = "") throws -> String {
    try folder.write(
      """
      \(above)<menuet xmlns="urn:menuet:1" name="Notes" platforms="ios">
        <commands>
          \(commands)
        </commands>
      </menuet>

      """, to: "src/a.menuet.xml")
  }

  private let known = """
    <command id="a" title="New Note" symbol="plus" titel="x"/>
    <command id="b" title="delete note"/>
    """

  @Test func whatIsKnownIsSilentWhereverItHasMoved() throws {
    var document = try write(known)
    #expect(menuet("validate", document).code == 1)
    let record = menuet("validate", "--write-baseline", folder["known.json"], document)
    #expect(record.code == 0, "\(record.error)")
    #expect(record.error.isEmpty)
    let text = try folder.text("known.json")
    #expect(text.hasPrefix("{\n  \"format\": \"menuet/1\",\n  \"baseline\": ["))
    #expect(text.contains("\"file\": \"src/a.menuet.xml\""))
    #expect(text.contains("\"element\": \"menuet/commands/command[a]\""))
    document = try write("<!-- more -->\n\n" + known, above: "<!-- above -->\n")
    let run = menuet("validate", "--strict", "--baseline", folder["known.json"], document)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.error.wholeMatch(of: /baseline: \d+ known findings are left out\n/) != nil)
    #expect(menuet("validate", "-q", "--baseline", folder["known.json"], document).error.isEmpty)
    let json = menuet(
      "validate", "--diagnostics", "json", "--baseline", folder["known.json"], document)
    #expect(json.output == "[]\n" && json.error.isEmpty)
    // The same bytes, wherever the run starts.
    #expect(menuet("validate", "--write-baseline", folder["known.json"], document).code == 0)
    #expect(try folder.text("known.json") == text)
  }

  @Test func whatIsNewIsReported() throws {
    var document = try write(known)
    _ = menuet("validate", "--write-baseline", folder["known.json"], document)
    // The second of two alike is new.
    document = try write(known + "\n<command id=\"c\" title=\"Copy\" titel=\"x\"/>")
    let run = menuet("validate", "--baseline", folder["known.json"], document)
    #expect(run.code == 1)
    #expect(run.error.contains("a.menuet.xml:5:"))
    #expect(!run.error.contains("a.menuet.xml:3:"), "\(run.error)")
    document = try write("<command id=\"b\" title=\"delete note\"/>")
    let mended = menuet("validate", "--baseline", folder["known.json"], document)
    #expect(mended.code == 0)
    #expect(mended.error.contains("no longer made: '--write-baseline' records what is left"))
  }

  @Test func aBaselineThatCannotBeReadIsAMistake() throws {
    let document = try write(known)
    #expect(menuet("validate", "--baseline", folder["none.json"], document).code == 3)
    for (text, words) in [
      ("x", "a text needs double quotes"), ("[]", "a baseline is an object"),
      ("{\"format\": \"menuet/2\"}", "this is no baseline of this version"),
      ("{\"baseline\": {}}", "'baseline' is an array"),
      ("{\"baseline\": [{\"rule\": \"a\"}]}", "a known finding has 'rule', 'file'"),
      ("{\"baselines\": []}", "there is no key 'baselines'"),
      (
        "{\"baseline\": [{\"rule\": \"a\", \"file\": \"b\", \"element\": \"\", \"message\": \"m\", "
          + "\"count\": 9000000000000000000}]}", "a known finding has 'rule', 'file'"
      ),
    ] {
      let file = try folder.write(text, to: "bad.json")
      let run = menuet("validate", "--baseline", file, document)
      #expect(run.code == 2)
      #expect(run.error.contains(words), "\(run.error)")
      #expect(!run.error.contains("titel"))
      // Nothing of it is lost.
      let record = menuet("validate", "--write-baseline", file, document)
      if text.contains("menuet/") { continue }
      #expect(record.code == 3, "\(text): \(record.error)")
      #expect(try folder.text("bad.json") == text)
    }
  }

  @Test func rulesThatThereAreNotAreNamed() throws {
    let document = try write("<command id=\"b\" title=\"Copy\"/>")
    let file = try folder.write(
      """
      {"format": "menuet/1", "baseline": [
        {"rule": "no-such-rule", "file": "x", "element": "", "message": "m", "count": 1}]}
      """, to: "other.json")
    let run = menuet("validate", "--baseline", file, document)
    #expect(run.code == 0)
    #expect(run.error.contains("there is no rule 'no-such-rule'"))
  }

  @Test func errorsComeLastWhereTheyAreAskedFor() throws {
    let document = try write(known)
    func severities(_ arguments: String...) -> [String] {
      menuet(["validate"] + arguments + [document]).error.matches(
        of: /: (error|warning|note):/
      ).map { String($0.1) }
    }
    #expect(severities("--rule", "pedantic=note").first == "error")
    let sorted = severities("--rule", "pedantic=note", "--sort", "severity")
    #expect(sorted.last == "error")
    let order = ["note", "warning", "error"]
    #expect(
      sorted.compactMap { order.firstIndex(of: $0) }
        == sorted.compactMap { order.firstIndex(of: $0) }.sorted())
    #expect(sorted.count == severities("--rule", "pedantic=note").count)
  }
}
