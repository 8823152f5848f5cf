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

  @Test func aNumberInTheWordsMakesNoNewFinding() throws {
    func document(_ count: Int) throws -> String {
      let commands = (0..<count).map { "<command id=\"c\($0)\" title=\"Item \($0)\"/>" }.joined()
      return try folder.write(
        "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\"><context-menu id=\"m\" for=\"Row\">"
          + "\(commands)</context-menu></menuet>", to: "src/a.menuet.xml")
    }
    func validate(_ arguments: String...) -> ToolRun {
      menuet(["validate", "--rule", "context-menu-groups=warning"] + arguments)
    }
    func counted(_ run: ToolRun) -> Bool {
      run.error.contains(/\d items of a context menu are divided into groups/)
    }
    #expect(counted(validate(try document(7))))
    #expect(validate("--write-baseline", folder["known.json"], try document(7)).code == 0)
    #expect(try folder.text("known.json").contains("\"7 items of a context menu"), "its own words")
    #expect(!counted(validate("--baseline", folder["known.json"], try document(8))))
  }

  @Test func aNumberInTheWordsMakesAnErrorNew() throws {
    func document(_ count: Int, above: String = "") throws -> String {
      let commands = (1...count).map {
        "<command id=\"c\($0)\" title=\"Copy \($0)\" symbol=\"circle\"/>"
      }.joined()
      return try folder.write(
        "\(above)<menuet xmlns=\"urn:menuet:1\" name=\"Notes\"><menu id=\"m\" title=\"Edit\" "
          + "layout=\"small\"><section layout=\"small\">\(commands)</section></menu></menuet>",
        to: "src/a.menuet.xml")
    }
    func validate(_ arguments: String...) -> ToolRun { menuet(["validate"] + arguments) }
    let words = "a small row has 4 cells; this one has "
    #expect(validate(try document(5)).error.contains(words + "5"))
    #expect(validate("--write-baseline", folder["known.json"], try document(5)).code == 0)
    let moved = validate("--baseline", folder["known.json"], try document(5, above: "\n\n"))
    #expect(moved.code == 0 && !moved.error.contains(words), "\(moved.error)")
    let longer = validate("--baseline", folder["known.json"], try document(6))
    #expect(longer.code == 1 && longer.error.contains(words + "6"), "\(longer.error)")
    #expect(longer.error.contains("no longer made"))
  }

  @Test func aNumberInTheAuthorsWordsMakesANewFinding() throws {
    func document(_ title: String) throws -> String {
      try folder.write(
        "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\"><menu id=\"m\" title=\"Edit\">"
          + "<command id=\"a\" title=\"\(title)\"/><command id=\"b\" title=\"Cut\"/></menu></menuet>",
        to: "src/a.menuet.xml")
    }
    let record = menuet(
      "validate", "--write-baseline", folder["known.json"], try document("Copy 2..."))
    #expect(record.code == 0)
    let run = menuet("validate", "--baseline", folder["known.json"], try document("Copy 3..."))
    #expect(run.error.contains("'Copy 3...' ends in three dots"), "\(run.error)")
  }

  @Test func aBaselineGoesToStandardOutputAlone() throws {
    let document = try write(known)
    let file = menuet("validate", "--write-baseline", folder["known.json"], document)
    #expect(file.code == 0)
    try folder.write("", to: "src/x")
    let run = menuet("validate", "--write-baseline", "-", document)
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.output.hasPrefix("{\n  \"format\": \"menuet/1\",\n  \"baseline\": ["))
    for other in [["--diagnostics", "json"], ["-o", "-"], ["--diff"]] {
      let both = menuet(["validate", "--write-baseline", "-"] + other + [document])
      #expect(both.code == 2 && both.error.contains("'--write-baseline -'"), "\(both)")
    }
  }

  @Test func noOutputOverwritesABaseline() throws {
    let document = try write("<command id=\"b\" title=\"delete note\"/>")
    let path = folder["known.json"]
    #expect(menuet("validate", "--write-baseline", path, document).code == 0)
    let text = try folder.text("known.json")
    for arguments in [
      ["compile", "--emit", "json"], ["compile", "--emit", "swift"],
      ["layout", "--format", "json"],
      ["schema", "--format", "json-output"], ["render"],
    ] {
      let operands = arguments[0] == "schema" ? [] : [document]
      let run = menuet(arguments + ["-o", path] + operands)
      #expect(run.code == 3 || run.code == 2, "\(arguments): \(run)")
      #expect(try folder.text("known.json") == text, "\(arguments)")
    }
    #expect(
      menuet("compile", "--emit", "json", "-o", path, document).error.contains(
        "the file was not made by menuet and is not overwritten"))
    let output = folder["a.json"]
    for _ in 0..<2 {
      #expect(menuet("compile", "--emit", "json", "-o", output, document).code == 0)
    }
    #expect(
      menuet("validate", "--write-baseline", output, document).code == 3, "nor a baseline an output"
    )
  }

  @Test func aBaselineThatCannotBeReadIsAMistake() throws {
    let document = try write(known)
    #expect(menuet("validate", "--baseline", folder["none.json"], document).code == 3)
    for (text, words) in [
      ("x", "a text needs double quotes"), ("[]", "a baseline is an object"),
      ("{\"format\": \"menuet/2\"}", "this is no baseline of this version"),
      ("{\"baseline\": {}}", "'baseline' is an array"),
      ("{\"format\": \"menuet/1\"}", "a baseline has its findings in 'baseline'"),
      ("{}", "'baseline'"),
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
