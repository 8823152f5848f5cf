import Testing

@testable import Menuet
@testable import MenuetBinding
@testable import MenuetRules
@testable import MenuetModel
@testable import MenuetSource

/// Includes from a dictionary; a path is its own identity.
private struct Files: IncludeReader {
  var contents: [String: String]

  func read(_ reference: String, from includer: String) -> IncludedFile {
    if reference.hasPrefix("..") { return .outsideRoot(folder: ".") }
    guard let text = contents[reference] else { return .unreadable(reason: "no such file") }
    return .read(bytes: Array(text.utf8), path: reference, identity: reference)
  }
}

private func compile(
  _ root: String, _ files: [String: String] = [:], levels: Int = 64
) -> Compilation {
  var options = Compiler.Options()
  options.languageLimits.includeLevels = levels
  options.includes = Files(contents: files)
  options.policy["unused-command"] = .off
  return Compiler(options: options).compile(Array(root.utf8), path: "root.menuet.xml")
}

private func document(_ content: String, _ attributes: String = "") -> String {
  #"<menuet xmlns="urn:menuet:1" name="Root" \#(attributes)>\#(content)</menuet>"#
}

@Suite struct InclusionTests {
  @Test func contentStandsWhereTheIncludeStands() {
    let result = compile(
      document(
        #"<button id="a" title="Open"/><include href="b.xml"/><button id="c" title="Close"/>"#),
      ["b.xml": document(#"<button id="b" title="Copy"/>"#)])
    #expect(result.diagnostics.isEmpty)
    #expect(result.document?.buttons.map(\.id) == ["a", "b", "c"])
    #expect(result.document?.commands.map(\.id) == ["a", "b", "c"])
  }

  @Test func anIncludedDocumentSeesWhatTheOthersDeclare() {
    let result = compile(
      document(#"<states><state id="ready"/></states><include href="b.xml"/>"#),
      [
        "b.xml": document(
          #"<commands><command id="x" title="Copy" enabled-when="ready"/></commands><button ref="x"/>"#
        )
      ])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func theIncludedRootNarrowsThePlatforms() {
    let result = compile(
      document(#"<include href="b.xml"/>"#, #"platforms="ios macos""#),
      ["b.xml": document(#"<button id="b" title="Copy"/>"#, #"platforms="macos tvos""#)])
    #expect(result.document?.buttons.first?.item.platforms == .macos)
    #expect(result.document?.commands.first?.platforms == .macos)
  }

  @Test func theJSONNamesTheFilesThatContentCameFrom() throws {
    let result = compile(
      document(
        #"<button id="a" title="Open"/><include href="x/../sub/./b.xml"/><include href="/c/d.xml"/>"#
      ),
      [
        "x/../sub/./b.xml": document(#"<button id="b" title="Copy"/>"#),
        "/c/d.xml": document(#"<button id="c" title="Close"/>"#),
      ])
    let source = try #require(result.document)
    #expect(source.buttons.map(\.item.source.file) == [nil, "sub/b.xml", "d.xml"])
    let bytes = try #require(try result.json(isCompact: true))
    let json = String(decoding: bytes, as: UTF8.self)
    #expect(json.contains(#""source":{"file":"sub/b.xml","line":1,"column":"#))
    #expect(json.contains(#""source":{"line":1,"column":"#))
    #expect(!json.contains("/c/"))
  }

  @Test(arguments: [
    ("a/b.xml", "a/r.xml", "b.xml"), ("b.xml", "r.xml", "b.xml"), ("./a/b.xml", "r.xml", "a/b.xml"),
    ("a/../c/b.xml", "a/r.xml", "../c/b.xml"), ("../b.xml", "../r.xml", "b.xml"),
    ("/x/a/b.xml", "/x/r.xml", "a/b.xml"), ("/x/b.xml", "r.xml", "b.xml"),
    ("b.xml", "../r.xml", "b.xml"), ("b.xml", "/x/r.xml", "b.xml"),
  ])
  func pathsAreWrittenFromTheFolderOfTheDocument(path: String, root: String, relative: String) {
    #expect(RelativePath(of: path, beside: root).text == relative)
  }

  @Test func aDuplicateIdAcrossFilesNamesBothPlaces() {
    let result = compile(
      document(#"<button id="a" title="Open"/><include href="b.xml"/>"#),
      ["b.xml": document(#"<button id="a" title="Copy"/>"#)])
    #expect(result.diagnostics.map(\.rule) == ["duplicate-id"])
    #expect(result.diagnostics.first?.file == "b.xml")
    #expect(result.findings.first?.notes.first?.location.file == 0)
  }

  @Test func aCircleShowsItsChain() {
    let result = compile(
      document(#"<include href="b.xml"/>"#),
      [
        "b.xml": document(#"<include href="c.xml"/>"#),
        "c.xml": document(#"<include href="b.xml"/>"#),
      ])
    #expect(result.diagnostics.map(\.rule) == ["include-cycle"])
    #expect(result.diagnostics.first?.message.contains("b.xml > c.xml > b.xml") == true)
    let notes = result.findings.flatMap(\.notes)
    #expect(notes.map(\.message) == ["'c.xml' is included here"])
    #expect(notes.map { result.sources[$0.location.file].path } == ["b.xml"])
  }

  @Test func includingTwiceIsOneFinding() {
    let result = compile(
      document(#"<include href="b.xml"/><include href="b.xml"/>"#),
      ["b.xml": document(#"<button id="b" title="Copy"/>"#)])
    #expect(result.diagnostics.map(\.rule) == ["include-cycle"])
    let notes = result.findings.flatMap(\.notes)
    #expect(notes.map(\.message) == ["it is included here first"])
    #expect(notes.allSatisfy { $0.location.range.start < result.findings[0].location.range.start })
  }

  @Test(
    arguments: [
      (#"parts\b.xml"#, "its folders are divided by '/'", "parts/b.xml"),
      ("file:parts/b.xml", "a path is no URL", "parts/b.xml"),
      ("file:///parts/b.xml", "a path is no URL", nil),
      ("FILE://localhost/parts/b.xml", "a path is no URL", nil),
      ("https://example.org/b.xml", "a path is no URL", nil),
      (
        "my%20parts/b.xml", "characters stand in it as they are, not as '%20'", "my parts/b.xml"
      ),
      (" parts/b.xml ", "a path has no space around it", "parts/b.xml"),
      (
        #"file:my%20parts\b.xml"#,
        "a path is no URL, and its folders are divided by '/', and characters stand in it as they are, "
          + "not as '%20'", "my parts/b.xml"
      ),
      (#"C:\parts\b.xml"#, "its folders are divided by '/'", nil),
      ("parts/b.xml", nil, nil), ("50%/b.xml", nil, nil), ("my parts/b.xml", nil, nil),
    ] as [(String, String?, String?)])
  func whatIsNoPathSaysWhy(href: String, mistake: String?, path: String?) {
    let text = document(#"<include href="\#(href)"/>"#)
    let result = compile(text)
    #expect(
      result.findings.map(\.message)
        == ["'\(href)' cannot be read: no such file" + (mistake.map { "; \($0)" } ?? "")])
    let edits = result.findings.flatMap(\.fixIts).flatMap(\.edits)
    var mended = Array(text.utf8)
    for edit in edits.reversed() {
      mended.replaceSubrange(edit.location.range.bounds, with: Array(edit.replacement.utf8))
    }
    #expect(
      String(decoding: mended, as: UTF8.self) == document(#"<include href="\#(path ?? href)"/>"#))
    #expect(edits.isEmpty == (path == nil))
    // What it leads to is not known to be meant.
    #expect(result.findings.flatMap(\.fixIts).allSatisfy { !$0.isSafe })
  }

  @Test(arguments: [("missing.xml", "file-unreadable"), ("../up.xml", "include-outside-root")])
  func whatCannotBeReadIsBlamedAtTheInclude(_ href: String, _ rule: String) {
    let result = compile(document(#"<include href="\#(href)"/><button ref="elsewhere"/>"#))
    #expect(result.diagnostics.map(\.rule) == [rule])
    #expect(result.diagnostics.first?.file == "root.menuet.xml")
  }

  @Test func whatIsCertainIsReportedBesideAnIncludeThatCannotBeRead() {
    let result = compile(
      document(
        """
        <include href="missing.xml"/>
        <states><state id="busy"/><state id="busy"/></states>
        <menu id="m" title="Tools">
          <command id="a" title="Paint Wall" enabled-when="busy and"/>
          <separator/>
          <separator/>
          <command id="b" title="Paint Roof" enabled-when="elsewhere"/>
          <toggle id="c" form="title" on-title="Hide Grid"/>
        </menu>
        """))
    #expect(
      result.diagnostics.map(\.rule) == [
        "file-unreadable", "duplicate-id", "condition-syntax", "separator-edge",
        "toggle-title-labels",
      ])
    #expect(result.document == nil)
  }

  @Test(arguments: ["", "no document at all", "<menuet", "<other/>", "{}"])
  func whatIsCertainIsReportedBesideAnIncludeThatCannotBeUnderstood(text: String) {
    let result = compile(
      document(
        """
        <include href="part.xml"/>
        <include href="good.xml"/>
        <menu id="m" title="Tools">
          <item ref="elsewhere"/>
          <command id="a" title="Paint Wall"/>
          <separator/>
          <separator/>
          <command id="b" title="Paint Roof"/>
        </menu>
        """),
      [
        "part.xml": text,
        "good.xml": document(
          """
          <menu id="n" title="View"><item ref="b"/><separator/><separator/><item ref="a"/></menu>
          """),
      ])
    let root = result.diagnostics.filter { $0.file == "root.menuet.xml" }
    #expect(root.map(\.rule) == ["separator-edge"])
    let good = result.diagnostics.filter { $0.file == "good.xml" }
    #expect(good.map(\.rule) == ["separator-edge"])
    #expect(Set(result.diagnostics.map(\.file)).count == 3)
    #expect(result.document == nil)
  }

  @Test func whatAnIncludeMayHoldIsNoFinding() {
    let result = compile(
      document(
        """
        <include href="missing.xml"/>
        <commands><command id="unused" title="Paint Door"/></commands>
        <menu id="empty" title="View"/>
        <menu id="m" title="Tools">
          <item ref="elsewhere"/>
          <separator/>
          <command id="a" title="Paint Wall" enabled-when="far-away" presents="sheet"/>
          <separator/>
        </menu>
        <toolbar id="bar"><center/></toolbar>
        <extend target="other" position="after" anchor="x"><command id="b" title="Paint Roof"/></extend>
        """))
    #expect(result.diagnostics.map(\.rule) == ["file-unreadable"])
  }

  @Test func levelsOfIncludesAreLimited() {
    let files = [
      "b.xml": document(#"<include href="c.xml"/>"#),
      "c.xml": document(#"<button id="c" title="Copy"/>"#),
    ]
    let root = document(#"<include href="b.xml"/>"#)
    #expect(compile(root, files, levels: 3).diagnostics.isEmpty)
    let limited = compile(root, files, levels: 2).findings
    #expect(limited.map(\.rule) == ["limit-exceeded"])
    #expect(limited.first?.fixIts.map(\.title) == ["raise the limit with --max-include-levels"])
  }

  @Test func aMistakeInOneFileHidesNothingOfAnother() {
    let result = compile(
      document(#"<menu id="m" title="Edit"/><menu id="n" title="View"/><include href="b.xml"/>"#),
      ["b.xml": document(#"<extend target="n"><comand id="a" title="Open"/></extend>"#)])
    // What would fill the other menu is among what was refused.
    #expect(result.diagnostics.map(\.rule) == ["menu-empty", "unknown-element"])
    #expect(result.diagnostics.map(\.file) == ["root.menuet.xml", "b.xml"])
  }

  @Test func extensionsReachAcrossFiles() {
    let result = compile(
      document(
        #"<menu id="m" title="M"><command id="a" title="Open"/><slot id="s"/></menu><include href="b.xml"/>"#
      ),
      ["b.xml": document(#"<extend target="s"><command id="b" title="Copy"/></extend>"#)])
    #expect(result.diagnostics.isEmpty)
    #expect(result.document?.menus.first?.content.map(\.id) == ["a", "b", "s"])
  }
}
