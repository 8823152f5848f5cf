import MenuetFormatting
import MenuetSource
import MenuetXML
import Testing

@Suite struct DocumentMergeTests {
  private func tree(_ text: String) throws -> SyntaxTree {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "", text: Array(text.utf8))
    return try #require(XMLReader().read(source, into: &sink))
  }

  private func merge(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    let merge = try #require(
      DocumentMerge(base: tree(base), ours: tree(ours), theirs: tree(theirs)))
    return (String(decoding: merge.text, as: UTF8.self), merge.conflicts)
  }

  private static let base = """
    <menuet name="A">
      <!-- The commands. -->
      <commands>
        <command id="a" title="A" symbol="a"/>
        <command id="b" title="B"/> <!-- Beside b. -->
        <command id="c" title="C"/>
      </commands>

      <menu id="m" title="M">
        <item ref="a"/>
        <separator/>
        <item ref="b"/>
      </menu>
    </menuet>

    """

  @Test func additionsToOneMenuStandOneAfterTheOther() throws {
    let ours = Self.base.replacing(
      "    <item ref=\"b\"/>\n", with: "    <item ref=\"b\"/>\n    <item ref=\"x\"/>\n")
    let theirs = Self.base.replacing(
      "    <item ref=\"b\"/>\n",
      with: "    <item ref=\"b\"/>\n    <!-- New. -->\n    <item ref=\"y\"/>\n")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text
        == ours.replacing(
          "    <item ref=\"x\"/>\n",
          with: "    <item ref=\"x\"/>\n    <!-- New. -->\n    <item ref=\"y\"/>\n"))
  }

  @Test func whatBothAddIsThereOnce() throws {
    let ours = Self.base.replacing(
      "    <item ref=\"b\"/>\n", with: "    <item ref=\"b\"/>\n    <item ref=\"x\"/>\n")
    let theirs = ours.replacing("title=\"M\"", with: "title=\"N\"")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == theirs)
  }

  @Test func differentTitlesConflictAtTheTitle() throws {
    let ours = Self.base.replacing("title=\"A\"", with: "title=\"Ours\"")
    let theirs = Self.base.replacing(
      "title=\"A\" symbol=\"a\"", with: "title=\"Theirs\" symbol=\"z\"")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts == [.attribute("title", element: "command 'a'")])
    #expect(
      text
        == Self.base.replacing(
          " title=\"A\" symbol=\"a\"/>",
          with: """

            <<<<<<< ours
                         title="Ours"
            =======
                         title="Theirs"
            >>>>>>> theirs
                         symbol="z"/>
            """))
  }

  @Test func attributesAreMergedOneByOne() throws {
    let ours = Self.base.replacing(
      "title=\"A\" symbol=\"a\"", with: "title=\"New\" symbol=\"a\" shortcut=\"cmd+a\"")
    let theirs = Self.base.replacing("title=\"A\" symbol=\"a\"", with: "title=\"A\" hint=\"H\"")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text.contains("<command id=\"a\" title=\"New\" hint=\"H\" shortcut=\"cmd+a\"/>"))
  }

  @Test func aChangeFollowsAMove() throws {
    let line = "    <command id=\"c\" title=\"C\"/>\n"
    let ours = Self.base.replacing(line, with: "").replacing(
      "    <item ref=\"a\"/>\n", with: "    <item ref=\"a\"/>\n" + line)
    let theirs = Self.base.replacing("title=\"C\"", with: "title=\"Changed\"")
    let expected = ours.replacing("title=\"C\"", with: "title=\"Changed\"")
    #expect(try merge(Self.base, ours, theirs).text == expected)
    #expect(try merge(Self.base, theirs, ours).text == expected)
  }

  /// Elements without an id are known by what they refer to, also in another menu.
  @Test func aChangeFollowsAMoveOfAnItem() throws {
    let item = "    <item ref=\"a\"/>\n"
    let ours = Self.base.replacing(item, with: "").replacing(
      "  </menu>\n", with: "  </menu>\n  <menu id=\"n\" title=\"N\">\n\(item)  </menu>\n")
    let theirs = Self.base.replacing("<item ref=\"a\"/>", with: "<item ref=\"a\" title=\"T\"/>")
    let expected = ours.replacing("<item ref=\"a\"/>", with: "<item ref=\"a\" title=\"T\"/>")
    for (text, conflicts) in try [
      merge(Self.base, ours, theirs), merge(Self.base, theirs, ours),
    ] {
      #expect(conflicts.isEmpty)
      #expect(text == expected)
    }
  }

  /// A section is known by what is in it.
  @Test func aSectionWithAnotherTitleIsTheSame() throws {
    let base = Self.base.replacing(
      "    <separator/>\n",
      with: "    <section title=\"S\">\n      <item ref=\"c\"/>\n    </section>\n")
    let ours = base.replacing("\"S\"", with: "\"Other\"")
    let theirs = base.replacing(
      "      <item ref=\"c\"/>\n", with: "      <item ref=\"c\"/>\n      <item ref=\"x\"/>\n")
    let (text, conflicts) = try merge(base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == theirs.replacing("\"S\"", with: "\"Other\""))
  }

  @Test func aRemovalAgainstANewReferenceConflicts() throws {
    let line = "    <command id=\"c\" title=\"C\"/>\n"
    let ours = Self.base.replacing(line, with: "")
    let use = "    <separator/>\n    <item ref=\"c\"/>\n"
    let theirs = Self.base.replacing("    <separator/>\n", with: use)
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts == [.needed(element: "command 'c'")])
    #expect(
      text
        == theirs.replacing(line, with: "<<<<<<< ours\n=======\n\(line)>>>>>>> theirs\n"))
    #expect(try merge(Self.base, theirs, ours).conflicts == conflicts)
    // One that was there before goes with what it refers to.
    let used = Self.base.replacing("    <separator/>\n", with: use)
    let without = used.replacing(line, with: "").replacing("    <item ref=\"c\"/>\n", with: "")
    let titled = used.replacing("\"A\"", with: "\"New\"")
    #expect(try merge(used, without, titled).conflicts.isEmpty)
  }

  /// An item is the same where its command has another id.
  @Test func differentNewIDsConflictAtEachMention() throws {
    let sides = ["x", "y"].map {
      Self.base.replacing("\"a\" title", with: "\"\($0)\" title")
        .replacing("ref=\"a\"", with: "ref=\"\($0)\"")
    }
    let (text, conflicts) = try merge(Self.base, sides[0], sides[1])
    #expect(
      conflicts == [
        .attribute("id", element: "command 'x'"), .attribute("ref", element: "item 'x'"),
      ])
    #expect(text.ranges(of: "<item").count == 2)
    // One side alone, beside a change of the other.
    let other = Self.base.replacing("<separator/>", with: "<section><item ref=\"c\"/></section>")
    #expect(
      try merge(Self.base, sides[0], other).text
        == sides[0].replacing("<separator/>", with: "<section><item ref=\"c\"/></section>"))
  }

  /// A command and a menu may have one id, and an option that of a command.
  @Test func newIDsOfOthersDoNotMoveWhatRefers() throws {
    let base = """
      <menuet name="A">
        <commands>
          <command id="share" title="Share"/>
          <choice id="sort" title="Sort"><option id="share" title="S"/></choice>
        </commands>
        <menu id="share" title="Send">
          <item ref="share"/>
        </menu>
      </menuet>

      """
    let titled = base.replacing("<item ref=\"share\"/>", with: "<item ref=\"share\" title=\"T\"/>")
    for renamed in [
      base.replacing("<menu id=\"share\"", with: "<menu id=\"sharing\""),
      base.replacing("<option id=\"share\"", with: "<option id=\"sharing\""),
    ] {
      let moved = renamed.replacing("    <item ref=\"share\"/>\n  </menu>\n", with: "  </menu>\n")
        .replacing("</menuet>", with: "  <menu id=\"m\"><item ref=\"share\"/></menu>\n</menuet>")
      let (text, conflicts) = try merge(base, moved, titled)
      #expect(conflicts.isEmpty)
      #expect(text.contains("<menu id=\"m\"><item ref=\"share\" title=\"T\"/></menu>"), "\(text)")
      // Another command that has the menu's new id is another one.
      let other = renamed.replacing("<item ref=\"share\"/>", with: "<item ref=\"sharing\"/>")
        .replacing("    <choice", with: "    <command id=\"sharing\" title=\"N\"/>\n    <choice")
      #expect(try !merge(base, other, titled).conflicts.isEmpty)
    }
  }

  /// A region is known under the new id of its toolbar.
  @Test func additionsGoWithARenamedToolbar() throws {
    let base = """
      <menuet name="A">
        <toolbar id="bar" title="B">
          <center/>
        </toolbar>
        <extend target="bar.center"><item ref="a"/></extend>
      </menuet>

      """
    let ours = base.replacing("id=\"bar\"", with: "id=\"main\"")
      .replacing("bar.center", with: "main.center")
    let theirs = base.replacing("ref=\"a\"", with: "ref=\"b\"")
    let (text, conflicts) = try merge(base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == ours.replacing("ref=\"a\"", with: "ref=\"b\""))
  }

  @Test func anotherIDAgainstANewReferenceConflictsAtTheID() throws {
    let ours = Self.base.replacing("id=\"c\"", with: "id=\"d\"")
    let theirs = Self.base.replacing(
      "    <separator/>\n", with: "    <separator/>\n    <item ref=\"b\" enabled-when=\"not c\"/>\n"
    )
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts == [.renamed(element: "command 'd'")])
    #expect(
      text.contains(
        """
            <command
        <<<<<<< ours
                     id="d"
        =======
                     id="c"
        >>>>>>> theirs
                     title="C"/>
        """), "\(text)")
  }

  @Test func aCommentBeforeADisputedElementStandsOnce() throws {
    let base = Self.base.replacing(
      "    <command id=\"c\"", with: "    <!-- Before c. -->\n    <command id=\"c\"")
    let ours = base.replacing("<command id=\"c\"", with: "<toggle id=\"c\"")
    let theirs = base.replacing("<command id=\"c\"", with: "<choice id=\"c\"")
    let (text, conflicts) = try merge(base, ours, theirs)
    #expect(conflicts == [.kind(element: "toggle 'c'")])
    #expect(text.components(separatedBy: "Before c.") == 2)
  }

  @Test func aRemovalAgainstAChangeConflicts() throws {
    let line = "    <command id=\"c\" title=\"C\"/>\n"
    let changed = line.replacing("\"C\"", with: "\"D\"")
    let ours = Self.base.replacing(line, with: "")
    let theirs = Self.base.replacing(line, with: changed)
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts == [.removed(element: "command 'c'")])
    #expect(
      text
        == Self.base.replacing(
          line, with: "<<<<<<< ours\n=======\n\(changed)>>>>>>> theirs\n"))
    let other = try merge(Self.base, theirs, ours)
    #expect(
      other.text
        == Self.base.replacing(
          line, with: "<<<<<<< ours\n\(changed)=======\n>>>>>>> theirs\n"))
  }

  /// A comment that one side writes at what the other one removes is not lost.
  @Test(arguments: [
    ("", "    <!-- New. -->\n    <command id=\"c\" title=\"C\"/>\n"),
    ("", "    <command id=\"c\" title=\"C\"/> <!-- New. -->\n"),
    ("", "    <command id=\"c\" title=\"C\"><!-- New. --></command>\n"),
    (
      "    <!-- Old. -->\n",
      "    <!-- Old and new. -->\n    <command id=\"c\" title=\"C\"/>\n"
    ),
  ]) func aRemovalAgainstANewCommentConflicts(_ before: String, _ changed: String) throws {
    let line = before + "    <command id=\"c\" title=\"C\"/>\n"
    let base = Self.base.replacing("    <command id=\"c\" title=\"C\"/>\n", with: line)
    let (removed, commented) = (
      base.replacing(line, with: ""), base.replacing(line, with: changed)
    )
    for (ours, theirs) in [(removed, commented), (commented, removed)] {
      let (text, conflicts) = try merge(base, ours, theirs)
      #expect(conflicts == [.removed(element: "command 'c'")])
      #expect(text.contains(changed), "\(text)")
    }
  }

  /// A comment that one side removes keeps nothing that the other side removes.
  @Test func aRemovalAgainstARemovedCommentIsARemoval() throws {
    let line = "    <!-- Old. -->\n    <command id=\"c\" title=\"C\"/>\n"
    let base = Self.base.replacing("    <command id=\"c\" title=\"C\"/>\n", with: line)
    let ours = base.replacing(line, with: "")
    let theirs = base.replacing("    <!-- Old. -->\n", with: "")
    let (text, conflicts) = try merge(base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == ours)
  }

  @Test func aRemovalAgainstOtherWhiteSpaceIsARemoval() throws {
    let line = "    <command id=\"c\" title=\"C\"/>\n"
    let ours = Self.base.replacing(line, with: "")
    let theirs = Self.base.replacing(line, with: "\n\n  <command\n id=\"c\"   title=\"C\"/>\n")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == ours)
  }

  @Test func movesToDifferentPlacesConflict() throws {
    let line = "    <command id=\"c\" title=\"C\"/>\n"
    let without = Self.base.replacing(line, with: "")
    let ours = without.replacing("    <command id=\"a\"", with: line + "    <command id=\"a\"")
    let theirs = without.replacing("    <command id=\"b\"", with: line + "    <command id=\"b\"")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts == [.order(element: "commands")])
    #expect(text.contains("<<<<<<< ours\n" + line + "    <command id=\"a\""))
    let inMenu = without.replacing("    <separator/>\n", with: line + "    <separator/>\n")
    let inRoot = without.replacing(
      "\n  <menu ", with: "\n  <section>\n\(line)  </section>\n  <menu ")
    let places = try merge(Self.base, inMenu, inRoot)
    #expect(places.conflicts == [.place(element: "command 'c'")])
    #expect(places.text.components(separatedBy: line) == 3)
  }

  private func menu(_ items: String) -> String {
    let lines = items.split(separator: " ").map { "    <item ref=\"\($0)\"/>\n" }.joined()
    return "<menuet>\n  <menu id=\"m\">\n\(lines)  </menu>\n</menuet>\n"
  }

  /// Of two elements, the side says which comes first that has changed it.
  @Test(arguments: [
    ("a b c d", "b a c d", "a b d c", "b a d c"),
    ("a b c", "b a c", "b a c", "b a c"),
    ("a b c d", "c d a b", "b a c d", "c d b a"),
    // What one side adds stays beside what the other one does not move.
    ("a b c", "a b c x", "c a b", "c a b x"),
    ("a b c", "c a b", "a b c x", "c a b x"),
    ("a b c", "c x a b", "a b c y", "c x a b y"),
    // Both add one: there is one place between what they have it between.
    ("a b c", "a x b c", "b a x c", "b a x c"),
    ("a b c", "a x b c", "a x b c y", "a x b c y"),
  ]) func ordersThatAgreeArePutTogether(base: String, ours: String, theirs: String, both: String)
    throws
  {
    let (text, conflicts) = try merge(menu(base), menu(ours), menu(theirs))
    #expect(conflicts.isEmpty)
    #expect(text == menu(both))
  }

  @Test(arguments: [
    // b before a, c before b, but a before c.
    ("a b c", "b a c", "a c b"),
    // One that both add stands in different places.
    ("a b c", "a x b c", "a b c x"),
    ("a b c", "x a b c", "a b x c"),
  ]) func ordersThatContradictEachOtherConflict(base: String, ours: String, theirs: String) throws {
    let (text, conflicts) = try merge(menu(base), menu(ours), menu(theirs))
    #expect(conflicts == [.order(element: "menu 'm'")])
    #expect(text.contains("<<<<<<< ours\n"))
  }

  /// Where there was no document, what both sides have by one id is one.
  @Test func documentsWithoutABaseMergeByTheirIDs() throws {
    func merge(
      _ ours: String, _ theirs: String
    ) throws -> (text: String, conflicts: [MergeConflict]) {
      let merge = try #require(DocumentMerge(base: nil, ours: tree(ours), theirs: tree(theirs)))
      return (String(decoding: merge.text, as: UTF8.self), merge.conflicts)
    }
    let line = "    <command id=\"c\" title=\"C\"/>\n"
    let without = Self.base.replacing(line, with: "")
    let more = Self.base.replacing("title=\"A\"", with: "title=\"A\" hint=\"H\"")
    #expect(try merge(without, more).text == more)
    #expect(try merge(more, without).text == more)
    #expect(try merge(more, without).conflicts.isEmpty)
    let other = Self.base.replacing("title=\"C\"", with: "title=\"D\"")
    #expect(try merge(Self.base, other).conflicts == [.attribute("title", element: "command 'c'")])
    let moved = without.replacing("    <command id=\"a\"", with: line + "    <command id=\"a\"")
    #expect(try merge(Self.base, moved).conflicts == [.order(element: "commands")])
  }

  @Test func movesIntoEachOtherLoseNothing() throws {
    let base = "<menuet>\n  <menu id=\"a\">\n  </menu>\n  <menu id=\"b\">\n  </menu>\n</menuet>\n"
    let ours = "<menuet>\n  <menu id=\"a\">\n    <menu id=\"b\"/>\n  </menu>\n</menuet>\n"
    let theirs = "<menuet>\n  <menu id=\"b\">\n    <menu id=\"a\"/>\n  </menu>\n</menuet>\n"
    let merged = DocumentMerge(base: try tree(base), ours: try tree(ours), theirs: try tree(theirs))
    if let merged {
      #expect(!merged.conflicts.isEmpty)
      let text = String(decoding: merged.text, as: UTF8.self)
      #expect(text.contains("id=\"a\"") && text.contains("id=\"b\""))
    }
  }

  @Test func commentsOfBothSidesStay() throws {
    let ours = Self.base.replacing("<!-- Beside b. -->", with: "<!-- Ours. -->")
    let theirs = Self.base.replacing("<!-- The commands. -->", with: "<!-- Theirs. -->")
    let (text, conflicts) = try merge(Self.base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == ours.replacing("<!-- The commands. -->", with: "<!-- Theirs. -->"))
    let other = Self.base.replacing("<!-- The commands. -->", with: "<!-- Ours. -->")
    let disputed = try merge(Self.base, other, theirs)
    #expect(disputed.conflicts == [.comment(element: "commands")])
    #expect(
      disputed.text
        == Self.base.replacing(
          "  <!-- The commands. -->\n",
          with: """
            <<<<<<< ours
              <!-- Ours. -->
            =======
              <!-- Theirs. -->
            >>>>>>> theirs

            """))
  }

  @Test func oneSideMayWriteTheDocumentAnew() throws {
    var sink = DiagnosticSink()
    let wild = Self.base.replacing("    <", with: "\t<").replacing(" title", with: "\n title")
    let source = SourceFile(path: "", text: Array(wild.utf8))
    let formatted = try #require(DocumentFormatter().format(source, into: &sink))
    let theirs = wild.replacing("\"C\"", with: "\"Changed\"")
    let (text, conflicts) = try merge(wild, String(decoding: formatted, as: UTF8.self), theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text
        == String(decoding: formatted, as: UTF8.self).replacing("\"C\"", with: "\"Changed\""))
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
