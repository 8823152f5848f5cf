import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// `menuet strings`: texts with their keys, and the String Catalog that holds them.
@Suite struct StringsVerbTests {
  static let document = """
    <menuet xmlns="urn:menuet:1" name="Notes" strings="Localizable.xcstrings">
      <check locales="en de"/>
      <menu id="format" title="Format">
        <command id="indent" title="Indent" comment="Moves a paragraph"/>
        <command id="outdent" title="Outdent"/>
      </menu>
    </menuet>

    """

  /// A catalog as Xcode 16 writes it, with strings of other code, forms and states.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld of %lld" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%lld von %lld"
              }
            }
          }
        },
        "command.indent.title" : {
          "comment" : "As in a text editor",
          "extractionState" : "manual",
          "future" : [
            1.50,
            true,
            null,
            {

            }
          ],
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Einrücken"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Indent"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "odd",
                "value" : "Augmenter\\tle \\"retrait\\""
              }
            }
          }
        },
        "OK" : {

        }
      },
      "version" : "1.0"
    }
    """

  private func folder(_ document: String = document, _ catalog: String? = catalog) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Notes.menuet.xml")
    if let catalog { try folder.write(catalog, to: "Localizable.xcstrings") }
    return folder
  }

  private func update(_ folder: TemporaryFolder, _ more: String...) -> ToolRun {
    menuet(
      ["strings", "--update", folder["Localizable.xcstrings"]] + more + [folder["Notes.menuet.xml"]]
    )
  }

  private func check(_ folder: TemporaryFolder) -> ToolRun {
    menuet("strings", "--check", folder["Notes.menuet.xml"])
  }

  // MARK: Listing

  @Test func textsAreListedWithTheirKeys() throws {
    let folder = try folder()
    let run = menuet("strings", folder["Notes.menuet.xml"])
    #expect(
      run.output == """
        command.indent.title   Indent
        command.outdent.title  Outdent
        menu.format.title      Format

        """)
    #expect(run.code == 0 && run.error == "")
    let json = menuet("strings", "--format", "json", folder["Notes.menuet.xml"]).output
    #expect(json.contains(#""key": "command.indent.title""#))
    #expect(json.contains(#""comment": "Moves a paragraph""#) && json.contains(#""line": 4"#))
  }

  // MARK: Updating

  @Test func aNewCatalogIsAsXcodeWritesIt() throws {
    let folder = try folder(Self.document, nil)
    let run = update(folder)
    #expect(run.code == 0 && run.output == "\(folder["Localizable.xcstrings"]): 3 added\n")
    let text = try folder.text("Localizable.xcstrings")
    #expect(
      text.hasPrefix(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "command.indent.title" : {
              "comment" : "Moves a paragraph",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Indent"
                  }
                }
              }
            },
            "command.outdent.title" : {
              "extractionState" : "manual",
        """))
    #expect(text.hasSuffix("\n  },\n  \"version\" : \"1.0\"\n}"))
  }

  @Test func whatIsThereIsKeptToTheByte() throws {
    let folder = try folder()
    #expect(update(folder).output.hasSuffix(": 2 added\n"))
    let text = try folder.text("Localizable.xcstrings")
    func added(_ key: String, _ text: String) -> String {
      """
          "\(key)" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          },

      """
    }
    // In the order of Xcode: letters whatever their case.
    let place = "    \"OK\" : {\n"
    let new = added("command.outdent.title", "Outdent") + added("menu.format.title", "Format")
    #expect(text == Self.catalog.replacing(place, with: new + place))
    #expect(update(folder).output.hasSuffix(": up to date\n"))
    #expect(try folder.text("Localizable.xcstrings") == text)
  }

  @Test func aCatalogThatIsUpToDateIsNotFormattedAnew() throws {
    let compact = """
      {"version":"1.0","strings":{"command.indent.title":{"localizations":{"en":{"stringUnit":
      {"value":"Indent","state":"new"}}},"comment":""},
      "command.outdent.title":{"localizations":{"en":{"stringUnit":{"value":"Outdent"}}}},
      "menu.format.title":{"localizations":{"en":{"variations":{"device":{}}}}}},"sourceLanguage":"en"}
      """
    let folder = try folder(Self.document, compact)
    #expect(update(folder).output.hasSuffix(": up to date\n"))
    #expect(try folder.text("Localizable.xcstrings") == compact)
  }

  @Test func aTextThatHasChangedAsksForReview() throws {
    let folder = try folder(Self.document.replacing("\"Indent\"", with: "\"Indent More\""))
    #expect(update(folder).output.hasSuffix(": 2 added, 1 changed\n"))
    let text = try folder.text("Localizable.xcstrings")
    #expect(text.contains("\"value\" : \"Indent More\""))
    #expect(
      text.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Einrücken\""))
    #expect(text.contains("\"state\" : \"odd\""))
    #expect(text.contains("As in a text editor") && !text.contains("Moves a paragraph"))
  }

  @Test func whatVanishedIsMarkedAndComesBack() throws {
    let folder = try folder()
    _ = update(folder)
    let whole = try folder.text("Localizable.xcstrings")
    let line = "    <command id=\"outdent\" title=\"Outdent\"/>\n"
    try folder.write(Self.document.replacing(line, with: ""), to: "Notes.menuet.xml")
    #expect(update(folder).output.hasSuffix(": 1 stale\n"))
    let marked = try folder.text("Localizable.xcstrings")
    #expect(marked.split(separator: "\"stale\"").count == 2)
    #expect(update(folder).output.hasSuffix(": up to date\n"))
    try folder.write(Self.document, to: "Notes.menuet.xml")
    #expect(update(folder).output.hasSuffix(": 1 changed\n"))
    #expect(try folder.text("Localizable.xcstrings") == whole)
    try folder.write(Self.document.replacing(line, with: ""), to: "Notes.menuet.xml")
    #expect(update(folder, "--prune").output.hasSuffix(": 1 removed\n"))
    #expect(try !folder.text("Localizable.xcstrings").contains("outdent"))
    #expect(try folder.text("Localizable.xcstrings").contains("\"OK\" : {\n\n    }"))
  }

  @Test func oddCatalogsKeepWhatNobodyKnows() throws {
    let odd = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "menu.text.title" : "text",
          "command.indent.title" : {
            "localizations" : {
              "de" : [

              ],
              "en" : {
                "stringUnit" : {
                  "state" : "odd",
                  "value" : "Indent"
                }
              }
            }
          }
        },
        "version" : "1.1",
        "x" : [
          1e5,
          -0.0,
          "\\u0001😀/"
        ]
      }

      """
    let folder = try folder(Self.document, odd)
    #expect(update(folder).output.hasSuffix(": 2 added, 1 changed\n"))
    let text = try folder.text("Localizable.xcstrings")
    let added = try #require(text.firstRange(of: "    \"command.outdent.title\""))
    let behind = try #require(text.firstRange(of: "    \"menu.text.title\""))
    let kept = text[..<added.lowerBound] + text[behind.lowerBound...]
    #expect(
      kept
        == odd.replacing(
          "\"command.indent.title\" : {",
          with: """
            "command.indent.title" : {
                  "comment" : "Moves a paragraph",
            """))
  }

  @Test func aDocumentWithErrorsMarksNothing() throws {
    let folder = try folder(Self.document.replacing("<check locales=\"en de\"/>", with: "<chk/>"))
    let run = update(folder, "--prune")
    #expect(run.code == 1 && run.output == "" && run.error.contains("[unknown-element]"))
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
  }

  @Test func documentsOfOneCatalogAgree() throws {
    let folder = try folder()
    try folder.write(
      Self.document.replacing("\"Outdent\"", with: "\"Move Left\""), to: "Mail.menuet.xml")
    let run = menuet(
      "strings", "--update", folder["Localizable.xcstrings"], folder["Notes.menuet.xml"],
      folder["Mail.menuet.xml"])
    #expect(run.code == 1)
    #expect(run.error.contains("'command.outdent.title' is 'Outdent' in another document"))
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
    try folder.write(
      Self.document.replacing("name=", with: "language=\"de\" name="), to: "Mail.menuet.xml")
    let german = menuet("strings", "--check", folder["Mail.menuet.xml"])
    #expect(german.code == 1)
    #expect(german.error.contains("is written in 'de', and the String Catalog in 'en'"))
  }

  // MARK: Bad files

  @Test(arguments: [
    ("not json", "it is no", "at byte"), ("{\"strings\": {}}", "it has no 'sourceLanguage'", ""),
    ("{\"sourceLanguage\": \"en\", \"strings\": {}}", "it has no 'version'", ""),
    ("{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"2.0\"}", "version is '2.0'", ""),
    ("{\"sourceLanguage\": \"en\", \"strings\": [], \"version\": \"1.0\"}", "no 'strings'", ""),
    ("let code = 1\n", "is left as it is", ""),
  ])
  func aFileThatIsNoCatalogIsNotTouched(text: String, words: String, more: String) throws {
    let folder = try folder(Self.document, text)
    for run in [update(folder), update(folder, "--prune"), check(folder)] {
      #expect(run.code == 3 && run.output == "")
      #expect(run.error.contains("the file is no String Catalog and is left as it is"))
      #expect(run.error.contains(words.hasPrefix("it is no") ? more : words))
    }
    #expect(try folder.text("Localizable.xcstrings") == text)
    #expect(try folder.names() == ["Localizable.xcstrings", "Notes.menuet.xml"])
  }

  @Test func keysThatComeTwiceAreFoundAndNothingIsWritten() throws {
    let twice = Self.catalog.replacing(
      "    \"OK\" : {",
      with: "    \"%lld of %lld\" : { \"comment\" : \"\", \"comment\" : \"\" },\n    \"OK\" : {")
    let folder = try folder(Self.document, twice)
    let path = folder["Localizable.xcstrings"]
    for run in [
      update(folder), update(folder, "--prune"), check(folder),
      menuet("strings", "--export", "-", "--locale", "de", folder["Notes.menuet.xml"]),
    ] {
      #expect(run.code == 1 && run.output == "")
      #expect(
        run.error.contains(
          "\(path):46:5: error: '%lld of %lld' comes a second time here, and one alone can count "
            + "[catalog-incomplete]"), "\(run.error)")
      #expect(run.error.contains("\(path):46:40: error: 'comment'"))
      #expect(run.error.contains("fix: take out one of the two"))
    }
    #expect(try folder.text("Localizable.xcstrings") == twice)
  }

  @Test func aReadOnlyCatalogStays() throws {
    let folder = try folder()
    let run = try Program.shell(
      """
      chmod 444 Localizable.xcstrings
      "$MENUET" strings --update Localizable.xcstrings Notes.menuet.xml
      """, in: folder)
    #expect(run.code == 3)
    #expect(
      run.error.contains(
        "error: the file is read-only and is left as it is [file-unwritable]\n"
          + "    fix: make it writable first\n"))
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
  }

  @Test func otherPlacesAreRefused() throws {
    let folder = try folder()
    let document = folder["Notes.menuet.xml"]
    let name = menuet("strings", "--update", folder["Notes.swift"], document)
    #expect(name.code == 2 && name.error.contains("(*.xcstrings)"))
    try folder.write("", to: "folder.xcstrings/x")
    #expect(menuet("strings", "--update", folder["folder.xcstrings"], document).code == 3)
    #expect(menuet("strings", "--update", folder["none/A.xcstrings"], document).code == 3)
    #expect(!folder.exists("none"))
    try folder.write("", to: "Empty.xcstrings")
    #expect(menuet("strings", "--update", folder["Empty.xcstrings"], document).code == 0)
    #expect(menuet("strings", "--prune", document).code == 2)
    #expect(menuet("strings", "--check", "--import", "de.xliff", document).code == 2)
    let plain = try folder.write(Sample.unused, to: "Plain.menuet.xml")
    let unnamed = menuet("strings", "--check", plain)
    #expect(unnamed.code == 2 && unnamed.error.contains("names no String Catalog"))
  }

  @Test(arguments: [
    (["--check", "App/L.xcstrings"], "--check --update App/L.xcstrings App"),
    (["L.xcstrings"], "."),
    (["L.xcstrings", "--check", "a.menuet.xml"], "--check --update L.xcstrings a.menuet.xml"),
    (["--update", "L.xcstrings", "M.xcstrings", "App"], "--update L.xcstrings App"),
    (["--import", "de.xliff", "L.xcstrings"], "--import de.xliff --update L.xcstrings ."),
    (
      ["--export", "-", "--locale", "de", "L.xcstrings"],
      "--export - --locale de --update L.xcstrings ."
    ),
  ])
  func aCatalogIsNoDocument(words: [String], command: String) throws {
    let run = menuet(["strings"] + words)
    #expect(run.code == 2 && run.output == "")
    #expect(run.error.contains(".xcstrings' is a String Catalog, and no document\n"), "\(run)")
    #expect(run.error.contains("name the documents: menuet strings \(command)\n"), "\(run)")
  }

  @Test func theCommandThatIsProposedForACatalogChecksIt() throws {
    let folder = try folder()
    let proposed = menuet("strings", "--check", folder["Localizable.xcstrings"]).error
    let command = try #require(proposed.firstMatch(of: /name the documents: menuet (.*)\n/)).1
    let run = menuet(command.split(separator: " ").map(String.init))
    #expect(run.code == 1)
    #expect(run.error.contains("'Outdent' is not in the String Catalog"), "\(run.error)")
  }

  // MARK: Checking

  @Test func whatACatalogLacksIsFoundAtTheTexts() throws {
    let folder = try folder()
    let run = check(folder)
    #expect(run.code == 1)
    let path = folder["Notes.menuet.xml"]
    #expect(
      run.error.contains(
        "\(path):5:34: error: 'Outdent' is not in the String Catalog, as 'command.outdent.title'"
          + " [catalog-incomplete]"))
    #expect(
      run.error.split(separator: "fix: run: menuet strings --update").count == 2,
      "one remedy for all: \(run.error)")
    _ = update(folder)
    let translated = check(folder)
    #expect(translated.code == 1)
    let missing = translated.error.split(separator: "\n").filter {
      $0.hasPrefix(path) && $0.contains("[string-missing]")
    }
    #expect(
      missing == [
        "\(path):2:22: error: 2 of 3 texts have no translation into 'de': 'Outdent', 'Format'"
          + " [string-missing]"
      ], "one line for all texts of a language: \(translated.error)")
    #expect(
      translated.error.contains("menuet strings --export de.xliff --locale de \(path)\n"),
      "the command that mends it: \(translated.error)")
    let off = menuet("strings", "--check", "--rule", "string-missing=off", path)
    #expect(off.code == 0 && off.error == "")
  }

  @Test func orphansAreFoundInTheCatalog() throws {
    let old = Self.catalog.replacing("\"OK\" : {", with: "\"menu.gone.title\" : {")
      .replacing("%lld of %lld", with: "command.quit.title")
    let folder = try folder(Self.document, old)
    let run = check(folder)
    #expect(run.code == 1)
    #expect(
      run.error.contains(
        "\(folder["Localizable.xcstrings"]):46:5: error: no document has the text 'menu.gone.title'"
          + " [catalog-incomplete]"))
    #expect(run.error.contains("--prune"))
    #expect(!run.error.contains("command.quit.title"), "frameworks look it up: \(run.error)")
    let bar =
      "<menu-bar id=\"bar\"><menu id=\"gone\" standard=\"file\"><item ref=\"indent\"/></menu>"
    try folder.write(
      Self.document.replacing("</menuet>", with: bar + "</menu-bar></menuet>"),
      to: "Notes.menuet.xml")
    #expect(!check(folder).error.contains("menu.gone.title"), "code looks it up")
    let other = try self.folder(Self.document.replacing("\"Indent\"", with: "\"In\""))
    #expect(check(other).error.contains("the String Catalog has other words for 'In'"))
    let missing = try self.folder(Self.document, nil)
    let none = check(missing)
    #expect(none.code == 1 && none.error.contains("there is no String Catalog yet"))
    #expect(!missing.exists("Localizable.xcstrings"))
    #expect(
      menuet("validate", missing["Notes.menuet.xml"]).error.contains(
        "fix: make it where there is none: menuet strings --update"
          + " \(missing["Localizable.xcstrings"]) \(missing["Notes.menuet.xml"])\n"))
  }

  @Test func aTextInUseThatIsMarkedAsStaleIsFoundInTheCatalog() throws {
    let folder = try folder()
    _ = update(folder)
    let text = try folder.text("Localizable.xcstrings")
    let key = "\"command.outdent.title\" : {\n      \"extractionState\" : "
    #expect(text.contains(key + "\"manual\""))
    try folder.write(
      text.replacing(key + "\"manual\"", with: key + "\"stale\""), to: "Localizable.xcstrings")
    let run = menuet(
      "strings", "--check", "--rule", "string-missing=off", folder["Notes.menuet.xml"])
    #expect(run.code == 1)
    let line =
      text.prefix(upTo: try #require(text.firstRange(of: key)).upperBound)
      .count { $0 == "\n" } + 1
    #expect(
      run.error.contains(
        "\(folder["Localizable.xcstrings"]):\(line):27: error: 'command.outdent.title' is marked as "
          + "stale, and a document has it [catalog-incomplete]"), "\(run.error)")
    #expect(run.error.contains("fix: run: menuet strings --update"))
    #expect(update(folder).output.hasSuffix(": 1 changed\n"))
    #expect(
      menuet("strings", "--check", "--rule", "string-missing=off", folder["Notes.menuet.xml"]).code
        == 0)
  }

  // MARK: Catalogs that say something else

  @Test func anUnknownStateIsFoundInTheCatalog() throws {
    let folder = try folder()
    let expected =
      "\(folder["Localizable.xcstrings"]):40:23: warning: a text of a String Catalog has no state 'odd'; "
      + "it counts as translated [string-missing]"
    let path = folder["Notes.menuet.xml"]
    for arguments in [["validate"], ["strings", "--check"]] {
      let run = menuet(arguments + [path])
      #expect(run.error.contains(expected), "\(arguments): \(run.error)")
      #expect(run.error.contains("write one of 'new', 'translated', 'needs_review'"))
    }
    #expect(menuet("validate", "--rule", "string-missing=off", path).error == "")
    try folder.write(
      Self.catalog.replacing("\"odd\"", with: "\"need_review\""), to: "Localizable.xcstrings")
    #expect(menuet("validate", path).error.contains("fix: write 'needs_review'"))
  }

  @Test func anotherVersionIsFoundInTheCatalog() throws {
    let folder = try folder(Self.document, Self.catalog.replacing("\"1.0\"", with: "\"2.0\""))
    let path = folder["Notes.menuet.xml"]
    let run = menuet("validate", path)
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        "\(folder["Localizable.xcstrings"]):50:15: warning: the String Catalog is of version '2.0', and "
          + "read as one of version 1 [string-missing]"), "\(run.error)")
    #expect(run.error.contains("fix: take a String Catalog of version 1"))
    let depfile = menuet(
      "compile", "--depfile", folder["d"], "-o", folder["Notes.swift"], path)
    #expect(depfile.code == 0)
    #expect(try folder.text("d").split(separator: "Localizable.xcstrings").count == 2, "once")
  }

  @Test func aCatalogInAnotherLanguageIsFound() throws {
    let catalog = Self.catalog.replacing(
      "\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : \"de\"")
    let words = "the document is written in 'en', and the String Catalog in 'de'"
    let folder = try folder(Self.document, catalog)
    let run = menuet("validate", folder["Notes.menuet.xml"])
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        "\(folder["Notes.menuet.xml"]):1:52: note: \(words) [string-missing]"), "\(run.error)")
    #expect(run.error.contains("fix: take a String Catalog whose source language"))
    let written = try self.folder(
      Self.document.replacing("name=\"Notes\"", with: "name=\"Notes\" language=\"en-GB\""), catalog)
    #expect(
      menuet("validate", written["Notes.menuet.xml"]).error.contains(
        "menuet.xml:1:53: note: the document is written in 'en-GB'"), "at the language")
  }

  @Test(arguments: ["Mail", "Notes", "Photos"])
  func theCatalogsOfTheSamplesAreComplete(name: String) {
    let file = String(
      #filePath.dropLast("Tests/MenuetCommandLineTests/StringsVerbTests.swift".count))
    let run = menuet("strings", "--check", file + "Samples/\(name)")
    #expect(run.code == 0 && run.error == "")
  }

  @Test func validateCountsOnceALanguage() throws {
    let many = Self.document.replacing("en de", with: "en de fr ar")
    let folder = try folder(many)
    let path = folder["Notes.menuet.xml"]
    let run = menuet("validate", path)
    let lines = run.error.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(path) && $0.contains("[string-missing]") }
    func line(_ column: Int, _ count: Int, _ tag: String, _ names: String) -> String {
      "\(path):2:\(column): warning: \(count) of 3 texts have no translation into '\(tag)': \(names)"
        + " [string-missing]"
    }
    let expected: [String] = [
      line(22, 2, "de", "'Outdent', 'Format'"), line(25, 2, "fr", "'Outdent', 'Format'"),
      line(28, 3, "ar", "'Indent', 'Outdent', 'Format'"),
    ]
    #expect(lines == expected)
    let catalog = folder["Localizable.xcstrings"]
    #expect(
      run.error.contains(
        "fix: add them to the String Catalog: menuet strings --update \(catalog) \(path)\n"))
    _ = update(folder)
    #expect(
      menuet("validate", path).error.contains(
        "menuet strings --export ar.xliff --locale ar \(path)\n"))
  }

  /// Languages that the document does not name are those of its catalog, and one finding.
  @Test func languagesOfACatalogAreOneFinding() throws {
    func unit(_ languages: String...) -> String {
      let units = languages.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($0)\"}}" }
      return "{\"localizations\": {\(units.joined(separator: ", "))}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "command.indent.title": \(unit("ar", "de", "fr")),
        "command.outdent.title": \(unit("ar")), "menu.format.title": \(unit("de"))}}
      """
    let document = Self.document.replacing(" locales=\"en de\"", with: " widths=\"400\"")
    let folder = try folder(document, catalog)
    let path = folder["Notes.menuet.xml"]
    let run = menuet("validate", path)
    let lines = run.error.split(separator: "\n").filter { $0.contains("[string-missing]") }
    #expect(lines.count == 1, "\(run.error)")
    #expect(
      lines.first?.contains(
        "2 of 3 texts have no translation into 'fr'; 1 of 3 texts has no translation into 'ar', 'de'"
      )
        == true, "\(run.error)")
  }
}
