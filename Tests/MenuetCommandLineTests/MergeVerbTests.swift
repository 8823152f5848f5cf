import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// `menuet merge` as git calls it, in real repositories, and by hand.
@Suite struct MergeVerbTests {
  private static let base = """
    <menuet xmlns="urn:menuet:1" name="Notes">
      <menu id="file" title="File">
        <command id="a" title="A"/>
      </menu>
    </menuet>

    """

  /// Makes a repository with one document, changes it on two branches, and merges them.
  private func merge(
    _ ours: String, _ theirs: String, base: String = Self.base
  ) throws -> (run: ToolRun, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(base, to: "N.menuet.xml")
    try folder.write(ours, to: ".ours")
    try folder.write(theirs, to: ".theirs")
    let run = try Program.shell(
      """
      set -e
      export PATH="$(dirname "$MENUET"):$PATH" HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
      git init -q . && git config user.name n && git config user.email e
      menuet merge --install && menuet merge --install
      commit() { git add N.menuet.xml .gitattributes && git commit -q -m "$1"; }
      commit base && git branch theirs
      cp .ours N.menuet.xml && commit ours
      git checkout -q theirs && cp .theirs N.menuet.xml && commit theirs
      git checkout -q - && git merge -m merged theirs
      """, in: folder)
    return (run, folder)
  }

  private func adding(_ lines: String) -> String {
    Self.base.replacing("    <command id=\"a\" title=\"A\"/>\n", with: lines)
  }

  @Test func branchesThatAddToOneMenuMerge() throws {
    let old = "    <command id=\"a\" title=\"A\"/>\n"
    let (run, folder) = try merge(
      adding(old + "    <command id=\"b\" title=\"B\"/>\n"),
      adding(old + "    <!-- C. -->\n    <command id=\"c\" title=\"C\"/>\n"))
    #expect(run.code == 0, "\(run.output)\(run.error)")
    #expect(
      try folder.text("N.menuet.xml")
        == adding(
          old + "    <command id=\"b\" title=\"B\"/>\n    <!-- C. -->\n"
            + "    <command id=\"c\" title=\"C\"/>\n"))
    #expect(try folder.text(".gitattributes") == "*.menuet.xml merge=menuet\n")
  }

  @Test func aVersionThatIsNotThereIsSaidAsByOtherVerbs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.base, to: "N.menuet.xml")
    let run = menuet("merge", "--stdout", folder["none"], path, path)
    #expect(run.code == 3 && run.output == "")
    #expect(
      run.error == "\(folder["none"]):1:1: error: the file cannot be read:"
        + " no such file or directory [file-unreadable]\n")
  }

  @Test func differentTitlesConflictThere() throws {
    let (run, folder) = try merge(
      adding("    <command id=\"a\" title=\"Ours\"/>\n"),
      adding("    <command id=\"a\" title=\"Theirs\" symbol=\"s\"/>\n"))
    #expect(run.code == 1)
    #expect(
      run.error.contains(
        "menuet: conflict in N.menuet.xml: both sides change 'title' of command 'a'"))
    #expect(
      try folder.text("N.menuet.xml")
        == adding(
          """
              <command id="a"
          <<<<<<< ours
                       title="Ours"
          =======
                       title="Theirs"
          >>>>>>> theirs
                       symbol="s"/>

          """))
  }

  private func merge(
    versions: [String], in folder: TemporaryFolder
  ) throws -> ToolRun {
    let paths = try zip(["b", "o", "t"], versions).map { try folder.write($1, to: $0) }
    return menuet(["merge", "-p", "--path", "N.menuet.xml"] + paths)
  }

  /// The text with what one side has at each conflict.
  private func resolved(_ text: String, toOurs: Bool) -> String {
    let sides =
      toOurs
      ? #/<<<<<<< ours\n((?s).*?)=======\n(?s).*?>>>>>>> theirs\n/#
      : #/<<<<<<< ours\n(?s).*?=======\n((?s).*?)>>>>>>> theirs\n/#
    return text.replacing(sides) { $0.output.1 }
  }

  /// Each side chooses another default; a choice has one.
  @Test func whatIsAMistakeOnlyTogetherConflicts() throws {
    let choice = { (date: String, name: String) in
      adding(
        """
            <choice id="sort" title="Sort">
              <option id="date" title="Date"\(date)/>
              <option id="name" title="Name"\(name)/>
            </choice>

        """)
    }
    let versions = [
      choice("", ""), choice(" default=\"true\"", ""), choice("", " default=\"true\""),
    ]
    let folder = try TemporaryFolder()
    let run = try merge(versions: versions, in: folder)
    #expect(run.code == 1)
    #expect(
      run.error.contains(
        "conflict in N.menuet.xml: option 'name' does not go with what the other side changes: "
          + "one option of a choice is the default"), "\(run.error)")
    #expect(resolved(run.output, toOurs: true) == versions[1])
    #expect(resolved(run.output, toOurs: false) == versions[2])
    // What a side has brought itself is left to it.
    let twice = choice(" default=\"true\"", " default=\"true\"")
    let other = versions[0].replacing("title=\"File\"", with: "title=\"Other\"")
    #expect(try merge(versions: [versions[0], twice, other], in: folder).code == 0)
  }

  /// Both add a region that a toolbar has once.
  @Test func whatBothMayNotAddConflicts() throws {
    let bar = { (region: String) in
      """
      <menuet xmlns="urn:menuet:1" name="Notes">
        <toolbar id="bar" title="Bar">
          <center><command id="a" title="A" symbol="a"/></center>
      \(region)  </toolbar>
      </menuet>

      """
    }
    let region = { (id: String) in
      "    <trailing>\n      <command id=\"\(id)\" title=\"T\" symbol=\"t\"/>\n    </trailing>\n"
    }
    let versions = [bar(""), bar(region("b")), bar(region("c"))]
    let run = try merge(versions: versions, in: TemporaryFolder())
    #expect(run.code == 1, "\(run.output)")
    #expect(resolved(run.output, toOurs: true) == versions[1], "\(run.output)")
    #expect(resolved(run.output, toOurs: false) == versions[2], "\(run.output)")
  }

  /// Git has an empty base for a file that both branches add.
  @Test func branchesThatAddOneFileMerge() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.base, to: ".ours")
    try folder.write(
      adding("    <command id=\"a\" title=\"A\"/>\n    <command id=\"b\" title=\"B\"/>\n"),
      to: ".theirs")
    let run = try Program.shell(
      """
      set -e
      export PATH="$(dirname "$MENUET"):$PATH" HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
      git init -q . && git config user.name n && git config user.email e
      menuet merge --install && git add .gitattributes && git commit -q -m base
      git branch theirs
      add() { cp $1 N.menuet.xml && git add N.menuet.xml && git commit -q -m "$1"; }
      add .ours && git checkout -q theirs && add .theirs
      git checkout -q - && git merge -m merged theirs
      """, in: folder)
    #expect(run.code == 0, "\(run.output)\(run.error)")
    #expect(!run.error.contains("line by line"), "\(run.error)")
    #expect(try folder.text("N.menuet.xml") == folder.text(".theirs"))
    let disputed = try merge(
      versions: ["\n", Self.base, Self.base.replacing("\"A\"", with: "\"B\"")],
      in: TemporaryFolder())
    #expect(disputed.code == 1)
    #expect(disputed.error.contains("both sides change 'title' of command 'a'"))
  }

  /// The attribute holds for all documents of a repository, wherever it is installed.
  @Test func installationInAFolderIsForTheRepository() throws {
    let folder = try TemporaryFolder()
    let run = try Program.shell(
      """
      set -e
      export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
      git init -q . && mkdir -p a/b && cd a/b && "$MENUET" merge --install && cd ../..
      git check-attr merge N.menuet.xml a/b/N.menuet.xml && ls -A a/b
      """, in: folder)
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output == """
        git merges *.menuet.xml with menuet in this clone; commit ../../.gitattributes
        N.menuet.xml: merge: menuet
        a/b/N.menuet.xml: merge: menuet

        """)
  }

  @Test func versionsThatAreNoXMLAreLeftToGit() throws {
    let (run, folder) = try merge(
      adding("    <command id=\"a\" title=\"Ours\">\n"), adding("    <command id=\"a\"/>\n"))
    #expect(run.code == 1)
    #expect(
      run.error.contains("N.menuet.xml is merged line by line, by git: ours is no well-formed"))
    #expect(try folder.text("N.menuet.xml").contains("<<<<<<< ours\n"))
  }

  /// Git's own merge finds no conflict in a document that one side has cut off.
  @Test func aMergeByLinesThatMakesNoXMLFails() throws {
    let folder = try TemporaryFolder()
    let ours = Self.base.replacing("\"Notes\"", with: "\"Ours\"")
    for end in stride(from: 0, to: Self.base.utf8.count - 1, by: 10) {
      let paths = try [
        folder.write(Self.base, to: "b"), folder.write(ours, to: "o"),
        folder.write(Array(Self.base.utf8.prefix(end)), to: "t"),
      ]
      let run = menuet(["merge", "--path", "N.menuet.xml"] + paths)
      #expect(run.code == 1, "\(end)")
      #expect(run.error.contains("N.menuet.xml is merged line by line, by git: theirs is no"))
    }
    let paths = try [
      folder.write(Self.base, to: "b"), folder.write(ours, to: "o"),
      folder.write([0, 1, 2, 0xFF], to: "t"),
    ]
    let run = menuet(["merge"] + paths)
    #expect(run.code == 1 && run.error.contains("is not merged: Cannot merge binary files"))
    #expect(try folder.text("o") == ours)
  }

  /// The base of two merges that have taken from each other is a merge itself.
  @Test func historiesThatCrossMerge() throws {
    let folder = try TemporaryFolder()
    let run = try Program.shell(
      """
      set -e
      export PATH="$(dirname "$MENUET"):$PATH" HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
      git init -q -b one . && git config user.name n && git config user.email e
      menuet merge --install >/dev/null
      title() {
        printf '<menuet xmlns="urn:menuet:1" name="N">\n  <menu id="m" title="%s">\n' "$1" >N.menuet.xml
        printf '    <command id="a" title="%s"/>\n  </menu>\n</menuet>\n' "$2" >>N.menuet.xml
      }
      commit() { git add . && git commit -q -m "$1"; }
      title M A && commit base && git branch two
      title M1 A && commit 1 && git tag first
      git checkout -q two && title M2 A && commit 2 && git tag second
      git checkout -q one && { git merge second >/dev/null 2>&1 || true; }
      title M1 B && commit 'one merged'
      git checkout -q two && { git merge first >/dev/null 2>&1 || true; }
      title M1 A && commit 'two merged'
      git merge -m crossed one
      """, in: folder)
    #expect(run.code == 0, "\(run.output)\(run.error)")
    #expect(!run.error.contains("line by line"), "\(run.error)")
    #expect(try folder.text("N.menuet.xml").contains("title=\"B\""))
  }

  @Test func labelsAndMarkersAreThoseAskedFor() throws {
    let folder = try TemporaryFolder()
    let paths = try [
      folder.write(Self.base, to: "b"),
      folder.write(Self.base.replacing("\"A\"", with: "\"O\""), to: "o"),
      folder.write(Self.base.replacing("\"A\"", with: "\"T\""), to: "t"),
    ]
    let run = menuet(
      ["merge", "-p", "-L", "mine", "-L", "yours", "--marker-size", "3", "--path", "X"] + paths)
    #expect(run.code == 1)
    #expect(run.output.contains("\n<<< mine\n") && run.output.contains("\n>>> yours\n"))
    #expect(run.output.contains("\n===\n"))
    #expect(run.error.hasPrefix("menuet: conflict in X: "))
    #expect(try folder.text("o").contains("\"O\""))
    #expect(menuet(["merge"] + paths).code == 1)
    #expect(try folder.text("o").contains("<<<<<<< ours\n"))
  }

  @Test func lineEndsAndMarksOfOursStay() throws {
    let folder = try TemporaryFolder()
    let ours = Self.base.replacing("\"File\"", with: "\"Fil\"").replacing("\n", with: "\r\n")
    let paths = try [
      folder.write(Self.base, to: "b"),
      folder.write([0xEF, 0xBB, 0xBF] + Array(ours.utf8), to: "o"),
      folder.write(Self.base.replacing("\"A\"", with: "\"é\""), to: "t"),
    ]
    #expect(menuet(["merge"] + paths).code == 0)
    #expect(
      try folder.bytes("o")
        == [0xEF, 0xBB, 0xBF] + Array(ours.replacing("\"A\"", with: "\"é\"").utf8))
  }

  @Test func commandLinesThatMakeNoSenseAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.base, to: "b")
    #expect(menuet("merge").code == 2)
    #expect(menuet("merge", path, path).code == 2)
    #expect(menuet("merge", path, path, "-").code == 2)
    #expect(menuet("merge", "--install", path).code == 2)
    #expect(menuet("merge", path, path, folder["nowhere"]).code == 3)
    let outside = try Program.shell("HOME=$PWD \"$MENUET\" merge --install", in: folder)
    #expect(outside.code == 3 && outside.error.contains("git finds no repository"))
  }
}
