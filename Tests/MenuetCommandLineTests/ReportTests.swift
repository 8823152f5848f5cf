import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ReportTests {
  private let source = SourceFile(
    path: "Notes.menuet.xml", text: Array("<a>\n\t<b x=\"日\"/>\n</a>\n".utf8))

  private func finding(
    _ range: ByteRange, _ severity: Severity = .error, _ message: String = "wrong",
    notes: [DiagnosticNote] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      "some-rule", severity, message, at: SourceLocation(range: range), notes: notes,
      fixIts: fixIts)
  }

  /// What a reporter prints of findings in one document.
  private func text(
    _ findings: [Diagnostic], color: ColorChoice = .never, mendable: (Int, Int) = (0, 0)
  ) -> String {
    var text: [UInt8] = []
    let sink = ByteSink { text += $0 }
    var reporter = TextReporter(
      sink: sink, style: TerminalStyle(color, for: sink, in: Environment()), showsSummary: true)
    reporter.add(findings, in: [source])
    reporter.count(mendable: mendable.0, inIncludedFiles: mendable.1)
    reporter.finish()
    sink.flush()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func printsPlaceLineMarkNotesAndRemedies() {
    let note = DiagnosticNote("it starts here", at: SourceLocation(range: ByteRange(0, 2)))
    let finding = finding(
      ByteRange(11, 14), notes: [note], fixIts: [FixIt("write 'y'"), FixIt("or 'z'")])
    #expect(
      text([finding]) == """
        Notes.menuet.xml:2:8: error: wrong [some-rule]
         2 |     <b x="日"/>
           |           ^~
        Notes.menuet.xml:1:1: note: it starts here
            fix: write 'y'
            fix: or 'z'

        """)
  }

  @Test func coloursOnlyWhenAsked() {
    let findings = [finding(ByteRange(0, 2))]
    #expect(!text(findings).contains("\u{1B}"))
    let colored = text(findings, color: .always)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(findings))
  }

  @Test func messagesCannotActOnTheTerminal() {
    let text = text([finding(ByteRange(0, 2), .error, "'a\u{1B}[2Jb\nc\u{202E}d'")])
    #expect(text.hasPrefix("Notes.menuet.xml:1:1: error: 'a\u{FFFD}[2Jb c\u{FFFD}d' [some-rule]\n"))
  }

  @Test func sumsUpOnlyWhereThereIsMoreThanOne() {
    #expect(!text([finding(ByteRange(0, 2))]).contains("1 error\n"))
    let many = text([
      finding(ByteRange(0, 2)), finding(ByteRange(5, 6), .warning), finding(ByteRange(5, 6)),
    ])
    #expect(
      many.hasSuffix(
        "2 errors, 1 warning\nsome-rule (3); 'menuet explain some-rule' says more\n"))
  }

  @Test func theLoudestRuleIsNamedFirst() {
    let rules: [RuleID] = [
      "duplicate-id", "unused-command", "title-case", "unused-command", "xml-syntax", "a-rule",
    ]
    let findings = rules.map {
      Diagnostic($0, .warning, "wrong", at: SourceLocation(range: ByteRange(0, 2)))
    }
    #expect(
      text(findings).hasSuffix(
        """
        unused-command (2), duplicate-id (1), title-case (1), 2 other rules; \
        'menuet explain unused-command' says more, '--rule unused-command=off' switches it off

        """))
  }

  @Test(arguments: [
    ((1, 0), "; 'menuet validate --fix' mends 1\n"),
    ((0, 2), "; 'menuet validate --fix' mends 2 if the included files are given too\n"),
    ((1, 2), "; 'menuet validate --fix' mends 1, and 2 more if the included files are given too\n"),
  ]) func sumsUpWhatCanBeMended(mendable: (Int, Int), words: String) {
    let findings = [finding(ByteRange(0, 2)), finding(ByteRange(5, 6))]
    #expect(text(findings, mendable: mendable).contains("2 errors" + words))
  }

  @Test func printsAtMost200ErrorsAndWarningsWithErrorsFirst() {
    let place = ByteRange(0, 1)
    let warnings = (0..<150).map { _ in finding(place, .warning) }
    let errors = (0..<150).map { _ in finding(place) }
    let notes = (0..<50).map { _ in finding(place, .note) }
    let chosen = TextReporter.chosen(warnings + errors + notes)
    #expect(chosen.count { $0.severity == .error } == 150)
    #expect(chosen.count { $0.severity == .warning } == 50)
    #expect(chosen.count { $0.severity == .note } == 50)
    #expect(
      text(warnings + errors).contains(
        "Notes.menuet.xml: 100 more errors and warnings are not shown\n"))
    #expect(TextReporter.chosen((0..<500).map { _ in finding(place) }).count == 200)
  }

  @Test func placesAreFoundInAnyOrderAndOutsideTheText() {
    let table = PlaceTable([14, 0, 11, 99, 3], in: source)
    #expect(table[0] == Place(line: 1, column: 1, offset: 0))
    #expect(table[3] == Place(line: 1, column: 4, offset: 3))
    #expect(table[11] == Place(line: 2, column: 8, offset: 11))
    #expect(table[14] == Place(line: 2, column: 9, offset: 14))
    #expect(table[99].offset == source.text.count)
  }

  @Test(arguments: [
    (SourceEncoding(name: "UTF-8", form: .utf8, markLength: 3), 14),
    (SourceEncoding(name: "UTF-16LE", form: .utf16, markLength: 2), 24),
    (SourceEncoding(name: "ISO-8859-1", form: .singleByte), 11),
  ]) func offsetsAreThoseOfTheFile(encoding: SourceEncoding, expected: Int) {
    let file = SourceFile(path: "x", text: source.text, encoding: encoding)
    let table = PlaceTable([0, 11, 14], in: file)
    #expect(table[11].offset == expected)
    for offset in [0, 11, 14] { #expect(table[offset].offset == file.fileOffset(offset)) }
  }
}
