import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct FontOptionTests {
  let folder: TemporaryFolder
  let document: String

  init() throws {
    folder = try TemporaryFolder()
    document = try folder.write(Sample.toolbar, to: "Notes.menuet.xml")
  }

  /// A font whose printable ASCII characters are all of one width.
  static func font(advance: Int, unitsPerEm: Int = 1000) -> [UInt8] {
    func number(_ value: Int, _ bytes: Int = 2) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let zeros = [UInt8](repeating: 0, count: 34)
    let group = number(0x20, 4) + number(0x7E, 4) + number(1, 4)
    let map = number(13) + number(0) + number(28, 4) + number(0, 4) + number(1, 4) + group
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("head", zeros[..<18] + number(unitsPerEm) + zeros),
      ("hhea", zeros + number(2)),
      ("hmtx", number(500) + number(0) + number(advance) + number(0)),
      ("maxp", number(0x5000, 4) + number(2)),
      ("cmap", number(0) + number(1) + number(3) + number(10) + number(12, 4) + map),
    ]
    var directory = Array("OTTO".utf8) + number(tables.count) + zeros[..<6]
    var content: [UInt8] = []
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + number(0, 4)
      directory += number(12 + 16 * tables.count + content.count, 4) + number(bytes.count, 4)
      content += bytes
    }
    return directory + content
  }

  @Test func layoutsHaveTheWidthsOfTheFont() throws {
    let font = try folder.write(Self.font(advance: 1000), to: "wide.otf")
    let run = menuet("layout", "--font", font, "--width", "600", "--surface", "main", document)
    #expect(run.code == 0)
    // Eight letters of 17 points, beside them the symbol, its gap and the padding.
    let line = run.output.split(separator: "\n").first { $0.contains("new-note") }
    #expect(line?.split(separator: " ").contains("190") == true, "\(run.output)")
    let own = menuet("layout", "--width", "600", "--surface", "main", document)
    #expect(own.output != run.output)
    let table = menuet("layout", "--font", font, "--surface", "main", document)
    #expect(table.output.contains("\n  406 and wider "), "\(table.output)")
  }

  @Test func sizesAndFontAreTakenTogether() throws {
    let font = try folder.write(Self.font(advance: 1000), to: "wide.otf")
    let metrics = try folder.write("{\"font-size\": 10}", to: "metrics.json")
    let run = menuet(
      "layout", "--font", font, "--metrics", metrics, "--width", "600", "--surface", "main",
      document)
    let line = run.output.split(separator: "\n").first { $0.contains("new-note") }
    #expect(line?.split(separator: " ").contains("134") == true, "\(run.output)")
  }

  @Test func rulesMeasureWithTheFont() throws {
    let text = Sample.toolbar.replacing(
      "<toolbar id=\"main\">", with: "<toolbar id=\"main\">\n<check widths=\"320\"/>"
    ).replacing("display=\"both\"", with: "display=\"title\" pinned=\"true\"")
    try folder.write(text, to: "Notes.menuet.xml")
    let font = try folder.write(Self.font(advance: 3000), to: "wide.otf")
    #expect(!menuet("validate", document).error.contains("[toolbar-does-not-fit]"))
    let run = menuet("validate", "--font", font, document)
    #expect(run.code == 1)
    #expect(run.error.contains("[toolbar-does-not-fit]"))
    #expect(menuet("compile", "--emit", "json", "--font", font, document).code == 1)
  }

  @Test func outputsAndPicturesFollowTheFont() throws {
    let wide = try folder.write(Self.font(advance: 900), to: "wide.otf")
    let narrow = try folder.write(Self.font(advance: 300), to: "narrow.otf")
    for command in [["compile", "--emit", "json"], ["render"]] {
      let runs = [[], ["--font", wide], ["--font", narrow], ["--font", wide]].map {
        menuet(command + $0 + [document])
      }
      #expect(runs.allSatisfy { $0.code == 0 })
      #expect(Set(runs.map(\.output)).count == 3)
      #expect(runs[1].output == runs[3].output)
    }
  }

  /// Of forms that vary by number, the one that is widest in the font counts.
  @Test func theWidestFormOfATitleIsThatOfTheFont() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "command.new-note.title": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "WWWW"}},
          "other": {"stringUnit": {"value": "iiiiiiiii"}}}}}}}}}
      """, to: "L.xcstrings")
    let text = Sample.toolbar
      .replacing("<menuet ", with: "<menuet strings=\"L.xcstrings\" ")
      .replacing(
        "<toolbar id=\"main\">",
        with: "<toolbar id=\"main\">\n<check widths=\"100\" locales=\"de\"/>"
      )
      .replacing("display=\"both\"", with: "display=\"title\" pinned=\"true\"")
    try folder.write(text, to: "Notes.menuet.xml")
    // Here all letters are equally wide.
    let font = try folder.write(Self.font(advance: 500), to: "even.otf")
    for (arguments, title) in [([], "WWWW"), (["--font", font], "iiiiiiiii")] {
      let other = title == "WWWW" ? "iiiiiiiii" : "WWWW"
      let table = menuet(["layout", "--locale", "de"] + arguments + [document])
      #expect(table.output.contains(title) && !table.output.contains(other), "\(title)")
      let found = menuet(["validate"] + arguments + [document]).error
      #expect(found.contains("'\(title)' ") && !found.contains(other), "\(found)")
    }
  }

  @Test func theDepfileListsTheFont() throws {
    let font = try folder.write(Self.font(advance: 600), to: "Own Font.otf")
    let run = menuet(
      "compile", "-o", folder["Out.swift"], "--depfile", folder["Out.d"], "--font", font, document)
    #expect(run.code == 0)
    let escaped = font.replacing(" ", with: "\\ ")
    #expect(try folder.text("Out.d") == "\(folder["Out.swift"]): \(document) \(escaped)\n")
  }

  @Test(arguments: [
    ("", "it is empty"), ("wOF2\0\0", "it is a web font, compressed as WOFF2"),
    ("<svg/>", "it does not begin as a TrueType or OpenType font does"),
    ("OTTO", "it ends inside its list of tables"),
    ("OTTO\0\0\0\0\0\0\0\0", "it has no table 'head'"),
  ])
  func whatIsNoFontIsReported(text: String, problem: String) throws {
    let font = try folder.write(text, to: "broken.otf")
    for verb in ["validate", "compile", "layout", "render"] {
      let run = menuet(verb, "--font", font, document)
      #expect(run.code == 3)
      #expect(run.output.isEmpty)
      #expect(
        run.error.hasPrefix(
          "\(font):1:1: error: the font cannot be used: \(problem) [file-unreadable]\n    fix: "),
        "\(run.error)")
    }
  }

  @Test func aBrokenTableIsNamed() throws {
    func report(_ change: (inout [UInt8]) -> Void) throws -> String {
      var bytes = Self.font(advance: 600)
      change(&bytes)
      let font = try folder.write(bytes, to: "broken.otf")
      let run = menuet("validate", "--font", font, document)
      #expect(run.code == 3)
      return run.error
    }
    #expect(try report { $0.removeLast() }.contains("it ends before its table 'cmap' does"))
    // The first character of the only group, behind the glyph and the last character.
    #expect(
      try report { $0[$0.count - 10] = 0xFF }.contains(
        "it has ranges in its table 'cmap' that are out of order at U+FF20"))
    #expect(
      try report { $0[$0.count - 1] = 9 }.contains(
        "it leads from U+0020 to glyph 9 in its table 'cmap', but has 2 glyphs"))
    let small = try folder.write(Self.font(advance: 600, unitsPerEm: 0), to: "small.otf")
    #expect(
      menuet("validate", "--font", small, document).error.contains(
        "it has 0 units per em in its table 'head', which takes 16 to 16384"))
  }

  @Test func aFontThatIsNoFileIsReported() throws {
    for path in [folder["none.otf"], folder.path] {
      let run = menuet("validate", "--diagnostics", "json", "--font", path, document)
      #expect(run.code == 3)
      #expect(run.output.contains("\"rule\": \"file-unreadable\""))
    }
    #expect(menuet("validate", "--font", "/dev/null", document).error.contains("it is empty"))
  }

  @Test func aFontMayNotBeTooLarge() throws {
    let run = try Program.shell(
      "truncate -s 1G big.otf && \"$MENUET\" validate --font big.otf Notes.menuet.xml", in: folder)
    #expect(run.code == 3)
    #expect(run.error.contains("the font cannot be used: it has more than 256 MiB"))
  }
}
