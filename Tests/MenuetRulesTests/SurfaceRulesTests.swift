import MenuetRules
import MenuetSource
import Testing

/// What one rule finds in a text, for the cases that a rule's two examples leave open.
private struct Outcome {
  let findings: [Diagnostic]
  let blamed: [String]

  init(_ rule: RuleID, _ text: String) {
    let analyzed = AnalyzedDocument(text, rules: [rule])
    findings = analyzed.findings(of: rule)
    blamed = findings.map { analyzed.blamed($0) }
  }

  var severities: [Severity] { findings.map { $0.severity } }
  var isEmpty: Bool { findings.isEmpty }
  var message: String { findings.first?.message ?? "" }
}

/// A document for some platforms.
private func document(_ platforms: String, _ content: String, more: String = "") -> String {
  """
  <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms)" \(more)>
  <states><state id="a"/><state id="b"/></states>
  \(content)
  </menuet>
  """
}

// MARK: Options

struct RuleOptionsTests {
  @Test
  func `every number has a name of its own, which reads and sets it`() {
    let names = RuleOptions.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for (index, name) in names.enumerated() {
      var options = RuleOptions()
      options[name] = 1_000 + index
      let changed = names.filter { options[$0] != RuleOptions()[$0] }
      #expect(changed == [name])
    }
  }

  @Test
  func `a name that there is not reads and sets nothing`() {
    var options = RuleOptions()
    options["no-such-rule.items"] = 1
    #expect(options == RuleOptions())
    #expect(options["no-such-rule.items"] == nil)
  }
}

// MARK: Buttons

struct ButtonRulesTests {
  @Test
  func `a symbol, a menu or an alert excuses a vague title`() {
    #expect(Outcome("button-vague", #"<button id="x" title="Go" symbol="play"/>"#).isEmpty)
    #expect(
      Outcome(
        "button-vague",
        #"<alert id="x" title="Saved."><command id="fine" title="OK"/></alert>"#
      ).isEmpty)
    // Who decides, or destroys something, reads what happens.
    for answer in [
      #"<command id="fine" title="OK"/><command system="cancel"/>"#,
      #"<command id="fine" title="OK" role="destructive"/>"#,
    ] {
      let alert = "<alert id=\"x\" title=\"Sure?\">\(answer)</alert>"
      #expect(Outcome("button-vague", alert).blamed == ["OK"])
    }
    let placed = #"<menu id="m" title="M"><item ref="x"/></menu><button id="x" title="Go"/>"#
    #expect(Outcome("button-vague", placed).isEmpty)
    let german = document("ios", #"<button id="x" title="Go"/>"#, more: #"language="de""#)
    #expect(Outcome("button-vague", german).isEmpty)
  }

  @Test(arguments: ["en", "de", "zh-Hans", "ja"])
  func `who decides needs more than OK in every language`(language: String) {
    func outcome(_ content: String) -> Outcome {
      Outcome("button-vague", document("ios", content, more: "language=\"\(language)\""))
    }
    let cancel = #"<command system="cancel"/>"#
    let decision = #"<alert id="x" title="?"><command id="fine" title="OK"/>"# + cancel + "</alert>"
    #expect(outcome(decision).blamed == ["OK"])
    let remedy = outcome(decision).findings.first?.fixIts.first?.title
    #expect(remedy == "name the action" + (language == "en" ? ", beginning with a verb" : ""))
    let notice = #"<alert id="x" title="!"><command id="fine" title="OK"/></alert>"#
    #expect(outcome(notice).isEmpty)
    #expect(outcome(#"<button id="fine" title="OK" symbol="checkmark"/>"#).isEmpty)
    let placed = #"<menu id="m" title="M"><item ref="x"/></menu><button id="x" title="OK"/>"#
    #expect(outcome(placed).isEmpty)
    #expect(outcome(#"<button id="fine" title="OK Computer"/>"#).isEmpty)
  }

  @Test
  func `two buttons of one title in one view are noted unless they exclude each other`() {
    let text = """
      <view id="v"><button id="x" title="Add"/><button id="y" title="Add" visible-when="VALUE"/></view>
      <view id="w"><button id="z" title="Add"/></view>
      """
    let both = document("ios", text.replacing("VALUE", with: "a"))
    #expect(Outcome("button-vague", both).severities == [.note])
    let one = document("ios", text.replacing("VALUE", with: "a"))
      .replacing(#"id="x" title="Add""#, with: #"id="x" title="Add" visible-when="not a""#)
    #expect(Outcome("button-vague", one).isEmpty)
  }

  @Test
  func `a plain primary button among others is a note, one without a style nothing`() {
    let text = #"<button id="x" title="Reply"/><button id="y" title="Send" role="primary" STYLE/>"#
    let plain = Outcome("button-no-prominent", text.replacing("STYLE", with: #"style="plain""#))
    #expect(plain.severities == [.note])
    #expect(Outcome("button-no-prominent", text.replacing("STYLE", with: "")).isEmpty)
    #expect(
      Outcome("button-no-prominent", #"<button id="y" title="Send" role="primary" style="plain"/>"#)
        .isEmpty)
  }

  @Test
  func `filled buttons are counted where they can be together`() {
    func three(_ third: String) -> Outcome {
      Outcome(
        "button-prominent-count",
        document(
          "ios macos",
          """
          <button id="x" title="Pin" style="filled" visible-when="a"/>
          <button id="y" title="Send" style="prominent-glass"/>
          <button id="z" title="Reply" style="filled" \(third)/>
          """))
    }
    #expect(three("").blamed == ["filled"])
    #expect(three(#"visible-when="b""#).blamed == ["filled"])
    #expect(three(#"visible-when="not a""#).isEmpty)
    #expect(three(#"enabled-when="not a""#).blamed == ["filled"])
    #expect(three(#"enabled-when="not a" when-unavailable="hide""#).isEmpty)
  }

  @Test
  func `filled buttons of other views and platforms are counted apart`() {
    let two =
      #"<button id="x" title="Pin" style="filled"/><button id="y" title="Send" style="filled"/>"#
    #expect(
      Outcome(
        "button-prominent-count",
        "<view id=\"v\">\(two)</view><view id=\"w\"><button id=\"z\" title=\"Reply\" style=\"filled\"/></view>"
      ).isEmpty)
    #expect(
      Outcome(
        "button-prominent-count",
        document(
          "ios macos",
          """
          <button id="x" title="Pin" style="filled" platforms="ios"/>
          <button id="y" title="Send" style="filled" platforms="macos"/>
          <button id="z" title="Reply" style="filled"/>
          """)
      ).isEmpty)
  }

  @Test
  func `the size that most buttons have is the norm`() {
    let text = """
      <button id="x" title="Pin" size="large"/>
      <button id="y" title="Send" size="small"/>
      <button id="z" title="Reply" size="small"/>
      """
    #expect(Outcome("button-size-varies", text).blamed == ["large"])
    let styled = text.replacing(#"size="large""#, with: #"size="large" style="filled""#)
    #expect(Outcome("button-size-varies", styled).severities == [.note])
    let narrowed = text.replacing(#"size="large""#, with: #"size="large" platforms="ios""#)
      .replacing(#"size="small""#, with: #"size="small" platforms="macos""#)
    #expect(Outcome("button-size-varies", narrowed).isEmpty)
  }

  @Test
  func `signs with several meanings and unfamiliar actions may use any symbol`() {
    #expect(
      Outcome("button-symbol-mismatch", #"<button id="x" title="Remove" symbol="xmark"/>"#).isEmpty)
    #expect(
      Outcome("button-symbol-mismatch", #"<button id="x" title="Empty" symbol="trash"/>"#).isEmpty)
    #expect(
      Outcome("button-symbol-mismatch", #"<button id="x" title="Print…" symbol="paperplane"/>"#)
        .blamed == ["paperplane"])
  }

  @Test(arguments: [
    ("Save Image", []), ("Add to Reading List", [Severity.note]),
    ("Add It to Reading List", [.warning]), ("Donaudampfschiffffff", []),
    ("Donaudampfschiffffff…", []), ("Donaudampfschifffffff", [.warning]),
    ("Copy of the Note", [.note]), ("Notes of the Month", [.warning]),
  ])
  func `titles are measured in words and cells`(title: String, expected: [Severity]) {
    let outcome = Outcome("button-title-long", "<button id=\"x\" title=\"\(title)\"/>")
    #expect(outcome.severities == expected)
  }

  @Test
  func `a switch in a sheet has room for its title, a button there has not`() {
    func sheet(_ content: String) -> Outcome {
      Outcome("button-title-long", "<sheet id=\"s\" title=\"S\">\(content)</sheet>")
    }
    #expect(sheet(#"<toggle id="x" title="Next-Hour Precipitation Map"/>"#).isEmpty)
    #expect(
      sheet(#"<command id="x" title="Next-Hour Precipitation Map"/>"#).severities == [.warning])
    #expect(
      sheet(
        #"<toggle id="x" form="title" on-title="Hide It" off-title="Show Next-Hour Precipitation"/>"#
      ).severities == [.warning])
  }

  @Test
  func `Chinese titles are measured in characters, titles behind a symbol not at all`() {
    func chinese(_ title: String) -> Outcome {
      Outcome(
        "button-title-long",
        document("ios", "<button id=\"x\" title=\"\(title)\"/>", more: #"language="zh-Hans""#))
    }
    #expect(chinese("共享所选的照片集").isEmpty)
    #expect(chinese("共享所选的照片集吧").severities == [.warning])
    let item = #"<command id="x" title="Show All Notes of This Folder" symbol="folder" DISPLAY/>"#
    func shown(_ display: String) -> Outcome {
      Outcome(
        "button-title-long",
        "<toolbar id=\"t\"><center>\(item.replacing("DISPLAY", with: display))</center></toolbar>")
    }
    #expect(shown("").isEmpty)
    #expect(shown(#"display="both""#).severities == [.warning])
  }

  @Test
  func `a second cancel counts where both can be pressed`() {
    let text = """
      <sheet id="s" title="S" platforms="ios macos">
        <toolbar id="t"><leading><command id="x" title="Discard" role="cancel" PLACE/></leading></toolbar>
        <command system="cancel" platforms="ios"/>
      </sheet>
      """
    #expect(Outcome("button-cancel", text.replacing("PLACE", with: "")).findings.count == 1)
    let apart = text.replacing("PLACE", with: #"platforms="macos""#)
    #expect(Outcome("button-cancel", apart).isEmpty)
  }

  @Test
  func `a title Cancel without the role is a note`() {
    let outcome = Outcome("button-cancel", #"<button id="x" title="Cancel"/>"#)
    #expect(outcome.severities == [.note])
    #expect(outcome.blamed == ["Cancel"])
    #expect(Outcome("button-cancel", #"<button system="cancel"/>"#).isEmpty)
  }

  @Test
  func `a sheet, a toolbar of another view and an alternative are no second primary button`() {
    func second(_ text: String) -> Outcome {
      Outcome(
        "button-primary-count",
        document(
          "ios macos",
          #"<view id="v"><button id="x" title="Send" role="primary" visible-when="a"/></view>"#
            + text))
    }
    #expect(second(#"<sheet id="s" title="S"><command system="done"/></sheet>"#).isEmpty)
    #expect(
      second(
        #"<view id="w"><toolbar id="t"><trailing><command system="done"/></trailing></toolbar></view>"#
      ).isEmpty)
  }

  @Test
  func `toolbars count, one command does not count twice, conditions and platforms keep apart`() {
    func view(_ content: String) -> Outcome {
      Outcome(
        "button-primary-count",
        document(
          "ios macos",
          """
          <view id="v">
            <button id="x" title="Send" role="primary" visible-when="a"/>
            <toolbar id="t"><trailing>\(content)</trailing></toolbar>
          </view>
          """))
    }
    #expect(view(#"<command system="done"/>"#).blamed == ["primary"])
    #expect(view(#"<item ref="x"/>"#).isEmpty)
    #expect(view(#"<command system="done" visible-when="not a"/>"#).isEmpty)
    #expect(view(#"<command system="done" enabled-when="not a"/>"#).isEmpty)
    #expect(
      view(#"<command id="y" title="Save" role="primary" platforms="macos"/>"#).message
        .hasSuffix("on macOS"))
  }

  @Test
  func `the role that was given is to blame, not that of Done`() {
    func outcome(_ content: String) -> Outcome {
      Outcome("button-primary-count", "<sheet id=\"s\" title=\"Code\">\(content)</sheet>")
    }
    let (own, done) = (
      #"<command id="x" title="Copy Code" role="primary"/>"#, #"<command system="done"/>"#
    )
    for content in [own + done, done + own] {
      let outcome = outcome(content)
      #expect(outcome.blamed == ["primary"])
      #expect(outcome.findings.first?.notes.map(\.message) == ["'Done' is primary by itself"])
    }
    // Of two that were given the role the later one is to blame.
    let later = outcome(own + #"<command id="y" title="Send Code" role="primary"/>"#)
    #expect(later.findings.first?.notes.map(\.message) == ["'Copy Code' is the first one"])
    #expect(outcome(own + #"<command id="y" title="Send Code"/>"#).isEmpty)
    #expect(outcome(done).isEmpty)
  }

  @Test
  func `without views the document is one view`() {
    let text = """
      <button id="x" title="Send" role="primary"/>
      <toolbar id="t"><trailing><command system="done"/></trailing></toolbar>
      """
    #expect(Outcome("button-primary-count", text).findings.count == 1)
  }

  @Test
  func `weak words are a warning, and the author's word counts`() {
    func primary(_ title: String, _ more: String = "") -> [Severity] {
      Outcome(
        "button-primary-destructive",
        "<button id=\"x\" title=\"\(title)\" role=\"primary\" \(more)/>"
          + #"<alert id="q" title="Sure?"><command id="y" title="Erase" role="destructive"/></alert>"#
          + #"<alert id="p" title="Sure?"><command id="z" title="Send"/></alert>"#
      ).severities
    }
    #expect(primary("Remove Bookmark") == [.warning])
    #expect(primary("Delete Draft", #"destructive="false""#) == [])
    #expect(primary("Archive", #"destructive="true""#) == [.error])
    #expect(primary("Archive", #"confirm="q""#) == [.error])
    #expect(primary("Archive", #"confirm="p""#) == [])
  }

  @Test
  func `a role that a place gives is blamed at the place`() {
    let text = """
      <commands><command id="x" title="Delete Draft" role="destructive" undoable="true"/></commands>
      <menu id="m" title="M"><item ref="x"/></menu>
      <button ref="x" role="primary"/>
      """
    #expect(Outcome("button-primary-destructive", text).blamed == ["primary"])
  }

  @Test
  func `a dialog of destructive answers needs no primary button, nor does a panel`() {
    #expect(
      Outcome(
        "button-primary-missing",
        """
        <alert id="q" title="Sure?">
          <command id="y" title="Erase" role="destructive"/><command system="cancel"/>
        </alert>
        """
      ).isEmpty)
    #expect(
      Outcome(
        "button-primary-missing",
        """
        <sheet id="s" title="S"><command id="y" title="Indent"/><command id="z" title="Outdent"/></sheet>
        """
      ).isEmpty)
  }

  @Test
  func `a destructive button that comes first must not outshine a normal one`() {
    let text = """
      <sheet id="s" title="S">
        <button id="x" title="Erase" role="destructive" style="tinted"/>
        <button id="y" title="Keep" style="STYLE"/>
      </sheet>
      """
    #expect(
      Outcome("button-destructive-prominent", text.replacing("STYLE", with: "gray")).blamed
        == ["tinted"])
    #expect(
      Outcome("button-destructive-prominent", text.replacing("STYLE", with: "filled")).isEmpty)
  }

  @Test
  func `a subtitle repeats a title with one more word, and has a greatest width`() {
    func subtitle(_ text: String) -> [Severity] {
      Outcome(
        "button-subtitle", "<button id=\"x\" title=\"Back Up\" subtitle=\"\(text)\"/>"
      ).severities
    }
    #expect(subtitle("Back up now") == [.warning])
    #expect(subtitle("Back up all photos") == [])
    #expect(subtitle(String(repeating: "m", count: 40)) == [])
    #expect(subtitle(String(repeating: "m", count: 41)) == [.note])
  }

  @Test
  func `menu items of a new macOS have subtitles, its buttons have none`() {
    let text = """
      <menu id="m" title="M"><item ref="x"/></menu>
      <button id="x" title="Back Up" subtitle="Yesterday" PLATFORMS/>
      """
    func outcome(_ platforms: String) -> Outcome {
      Outcome(
        "subtitle-platform",
        document(
          "ios macos", text.replacing("PLATFORMS", with: platforms), more: #"min-macos="14.4""#))
    }
    #expect(outcome("").findings.count == 1)
    #expect(outcome(#"platforms="ios""#).isEmpty)
    let menu =
      #"<menu id="m" title="M"><command id="x" title="Back Up" subtitle="Yesterday"/></menu>"#
    #expect(
      Outcome("subtitle-platform", document("macos", menu, more: #"min-macos="14.4""#)).isEmpty)
    #expect(Outcome("subtitle-platform", document("macos", menu)).findings.count == 1)
  }
}

// MARK: Context menus

struct ContextMenuRulesTests {
  private func menu(_ content: String, _ attributes: String = "") -> String {
    "<context-menu id=\"m\" for=\"NoteRow\" \(attributes)>\(content)</context-menu>"
  }

  private func commands(_ count: Int, _ attributes: String = "") -> String {
    (0..<count).map { "<command id=\"c\($0)\" title=\"Open\" symbol=\"s.\($0)\" \(attributes)/>" }
      .joined()
  }

  @Test
  func `a command counts as reachable where it is seen on the same platform`() {
    func outcome(_ place: String) -> Outcome {
      Outcome(
        "context-menu-only",
        document("ios ipados", menu(#"<command id="x" title="Pin" symbol="pin"/>"#) + place))
    }
    let other = #"<button id="y" title="Add"/>"#
    #expect(outcome(other).blamed == ["<command"])
    #expect(outcome(other + #"<button ref="x" platforms="ios"/>"#).message.hasSuffix("on iPadOS"))
    #expect(outcome(#"<menu id="n" title="N"><item ref="x"/></menu>"#).isEmpty)
    #expect(
      outcome(
        #"<pull-down-button id="p" title="P" primary="x"><dynamic id="d"/></pull-down-button>"#
      ).isEmpty)
    // Nothing but context menus: the interface is described elsewhere.
    #expect(outcome("").isEmpty)
  }

  @Test
  func `a menu bar shows a command where there is one`() {
    func outcome(_ platforms: String, _ more: String) -> Outcome {
      Outcome(
        "context-menu-only",
        document(
          platforms,
          menu(#"<command id="x" title="Pin Note" symbol="pin"/>"#) + more
            + #"<menu-bar id="b"><menu standard="file"><item ref="x"/></menu></menu-bar>"#))
    }
    let other = #"<button id="y" title="Add"/>"#
    #expect(outcome("ios ipados macos", other).message.hasSuffix("on iOS"))
    #expect(outcome("ios", other).message == "'Pin Note' is only in a context menu")
    #expect(outcome("ipados macos", other).isEmpty)
    #expect(outcome("ios ipados macos", other + #"<button ref="x" platforms="ios"/>"#).isEmpty)
    // For the iPhone nothing but the context menu is described.
    #expect(outcome("ios ipados macos", "").isEmpty)
    #expect(outcome("ios macos", #"<button id="y" title="Add" platforms="macos"/>"#).isEmpty)
    // One of that title, or that presents the same, is no more there than the command.
    let same = menu(#"<command id="z" title="Pin Note" symbol="pin" platforms="ios"/>"#)
      .replacing("\"m\"", with: "\"n\"")
    #expect(outcome("ios macos", other + same).findings.count == 2)
  }

  @Test(arguments: [
    ("Link", true), ("WebLink", true), ("article-link", true), ("LinkRow", false), ("Page", false),
  ])
  func `what people do with a link in a text has no other place`(target: String, isLink: Bool) {
    let text = document(
      "ios",
      menu(#"<command id="x" title="Copy Address" symbol="link"/>"#)
        .replacing("NoteRow", with: target) + #"<button id="y" title="Add"/>"#)
    #expect(Outcome("context-menu-only", text).isEmpty == isLink)
  }

  @Test
  func `what an alert asks is no place for a command`() {
    func outcome(_ more: String) -> Outcome {
      Outcome(
        "context-menu-only",
        document(
          "ios",
          menu(#"<command id="x" title="Delete Folder" symbol="trash" confirm="q"/>"#)
            + #"<alert id="q" title="Delete?"><command id="z" title="Delete Folder"/></alert>"#
            + more))
    }
    #expect(outcome(#"<button id="y" title="Add"/>"#).blamed == ["<command"])
    #expect(outcome(#"<button id="y" title="Delete Folder"/>"#).isEmpty)
    // Nothing but a context menu and its question: the interface is described elsewhere.
    #expect(outcome("").isEmpty)
  }

  @Test
  func `edit commands, the preview's command and what a menu bar lacks are left to others`() {
    #expect(
      Outcome(
        "context-menu-only", menu(#"<command system="copy"/>"#) + #"<button id="y" title="Add"/>"#
      ).isEmpty)
    let opening = """
      <commands><command id="x" title="Open Note"/></commands><button id="y" title="Add"/>
      """
    #expect(
      Outcome(
        "context-menu-only",
        opening + menu(#"<item ref="x"/>"#, #"preview="P" preview-opens="x""#)
      ).isEmpty)
    let bar = #"<menu-bar id="b"><menu standard="file"><command system="close"/></menu></menu-bar>"#
    let text = document("ios macos", bar + menu(#"<command id="x" title="Pin"/>"#))
    #expect(Outcome("context-menu-only", text).isEmpty)
  }

  @Test
  func `only commands of this very app are app-wide by their titles`() {
    func outcome(_ title: String) -> Outcome {
      Outcome(
        "context-menu-global",
        document("ios", menu("<command id=\"x\" title=\"\(title)\"/>"), more: ""))
    }
    #expect(outcome("About Example").findings.count == 1)
    #expect(outcome("About This Photo").isEmpty)
    #expect(outcome("Check for Updates…").findings.count == 1)
    #expect(
      Outcome("context-menu-global", menu(#"<command id="x" title="Sync" scope="app"/>"#))
        .findings.count == 1)
  }

  @Test
  func `the length counts what is there at one time`() {
    #expect(Outcome("context-menu-length", menu(commands(6))).isEmpty)
    #expect(Outcome("context-menu-length", menu(commands(7))).severities == [.note])
    #expect(Outcome("context-menu-length", menu(commands(8))).severities == [.note])
    #expect(Outcome("context-menu-length", menu(commands(9))).severities == [.warning])
    let narrowed = document(
      "ios macos",
      menu(commands(5, #"platforms="ios""#))
        .replacing("</context-menu>", with: "")
        + (0..<5).map { "<command id=\"d\($0)\" title=\"Open\" platforms=\"macos\"/>" }.joined()
        + "</context-menu>")
    #expect(Outcome("context-menu-length", narrowed).isEmpty)
    // Unavailable items hide here: alternatives share a place.
    let alternatives = document(
      "ios",
      menu(
        commands(8, #"enabled-when="a""#)
          + #"<command id="x" title="Open" enabled-when="not a"/>"#))
    #expect(Outcome("context-menu-length", alternatives).severities == [.note])
  }

  @Test
  func `submenus and placeholders count once, choices and pairs all their rows`() {
    let rows = commands(6)
    func severities(_ last: String) -> [Severity] {
      Outcome("context-menu-length", menu(rows + last)).severities
    }
    #expect(
      severities(#"<submenu title="More">"# + #"<dynamic id="d" max="40"/></submenu>"#) == [.note])
    #expect(severities(#"<dynamic id="d" max="40"/>"#) == [.note])
    #expect(
      severities(
        """
        <choice id="o"><option id="o1" title="One"/><option id="o2" title="Two"/>
        <option id="o3" title="Three"/></choice>
        """) == [.warning])
  }

  @Test
  func `groups without items on a platform do not count there`() {
    let three = (0..<3).map {
      "<section><command id=\"c\($0)\" title=\"Open\" symbol=\"s.\($0)\"/></section>"
    }.joined()
    func outcome(_ fourth: String) -> Outcome {
      Outcome(
        "context-menu-groups", document("ios macos", menu(three + "<section>\(fourth)</section>")))
    }
    #expect(outcome(#"<command id="x" title="Open"/>"#).severities == [.warning])
    #expect(
      outcome(#"<command id="x" title="Open" platforms="macos"/>"#).message.hasSuffix("on macOS"))
    #expect(
      Outcome(
        "context-menu-groups",
        document(
          "ios",
          menu(
            """
            <section><command id="x" title="Open"/></section>
            <section><command id="y" title="Open" enabled-when="a"/></section>
            <section><command id="z" title="Open" enabled-when="not a"/></section>
            <section><command id="w" title="Open"/></section>
            """))
      ).isEmpty)
    #expect(Outcome("context-menu-groups", menu(commands(7))).severities == [.note])
    #expect(Outcome("context-menu-groups", menu(commands(6))).isEmpty)
  }

  @Test
  func `only the first level too deep is blamed`() {
    let text = menu(
      """
      <submenu title="A"><submenu title="B"><submenu title="C"><dynamic id="d"/></submenu></submenu>
      </submenu>
      """)
    let outcome = Outcome("context-menu-submenu-depth", text)
    #expect(outcome.findings.count == 1)
    #expect(outcome.message.contains("A > B"))
    #expect(Outcome("submenu-depth", text).isEmpty)
  }

  @Test
  func `menus of one kind list their common commands in one order`() {
    let text = """
      <region id="r" kind="photo" control="grid"/><region id="q" kind="photo" control="grid"/>
      <commands><command id="x" title="Share"/><command id="y" title="Pin"/></commands>
      <context-menu id="m" for="r"><item ref="x"/><item ref="y"/></context-menu>
      <context-menu id="n" for="q">ITEMS</context-menu>
      """
    #expect(
      Outcome(
        "context-menu-consistency",
        text.replacing("ITEMS", with: #"<item ref="y"/><item ref="x"/>"#)
      ).blamed == ["<context-menu"])
    #expect(
      Outcome(
        "context-menu-consistency",
        text.replacing(
          "ITEMS", with: #"<item ref="x"/><command id="z" title="Lock"/><item ref="y"/>"#)
      ).isEmpty)
  }

  @Test
  func `only what the place says counts as dimmed, and the Mac's clipboard may dim`() {
    #expect(
      Outcome(
        "context-menu-hide",
        """
        <commands><command id="x" title="Pin" when-unavailable="dim"/></commands>
        \(menu(#"<item ref="x"/>"#))
        """
      ).isEmpty)
    #expect(
      Outcome(
        "context-menu-hide",
        #"<commands><command id="x" title="Pin"/></commands>"#
          + menu(#"<item ref="x" when-unavailable="dim"/>"#)
      ).blamed == ["dim"])
    let paste = menu(#"<command system="paste" when-unavailable="dim"/>"#)
    #expect(Outcome("context-menu-hide", document("macos", paste)).isEmpty)
    #expect(Outcome("context-menu-hide", document("ios", paste)).findings.count == 1)
    #expect(
      Outcome(
        "context-menu-hide",
        menu(#"<submenu title="S" when-unavailable="dim"><dynamic id="d"/></submenu>"#)
      ).findings.count == 1)
  }

  @Test
  func `items of different platforms have no order`() {
    let text = menu(
      """
      <command id="x" title="Print" frequency="rare" platforms="macos"/>
      <command id="y" title="Share" frequency="often" platforms="PLATFORM"/>
      """)
    func outcome(_ platform: String) -> Outcome {
      Outcome(
        "context-menu-order",
        document("ios macos", text.replacing("PLATFORM", with: platform)))
    }
    #expect(outcome("ios").isEmpty)
    #expect(outcome("macos").findings.count == 1)
  }

  @Test
  func `destructive items do not count for the order of use`() {
    let text = menu(
      """
      <command id="x" title="Print" frequency="rare" ROLE/>
      <command id="y" title="Share" frequency="often"/>
      """)
    #expect(Outcome("context-menu-order", text.replacing("ROLE", with: "")).findings.count == 1)
    #expect(
      Outcome("context-menu-order", text.replacing("ROLE", with: #"role="destructive""#)).isEmpty)
    #expect(
      Outcome(
        "context-menu-order", text.replacing("ROLE/>", with: "/><separator/>")
      ).isEmpty)
  }

  @Test
  func `the shortcut of a shared command is no finding, a written one is`() {
    let shared = #"<commands><command id="x" title="Pin" shortcut="cmd+opt+p"/></commands>"#
    #expect(Outcome("context-menu-shortcut", shared + menu(#"<item ref="x"/>"#)).isEmpty)
    #expect(
      Outcome("context-menu-shortcut", shared + menu(#"<item ref="x" shortcut="none"/>"#)).isEmpty)
    #expect(
      Outcome("context-menu-shortcut", shared + menu(#"<item ref="x" shortcut="cmd+opt+q"/>"#))
        .blamed == ["cmd+opt+q"])
    #expect(
      Outcome("context-menu-shortcut", menu(#"<command system="copy" shortcut="cmd+opt+c"/>"#))
        .blamed == ["cmd+opt+c"])
    #expect(
      Outcome(
        "context-menu-shortcut",
        menu(
          """
          <choice id="o"><option id="o1" title="One" shortcut="cmd+1"/>
          <option id="o2" title="Two"/></choice>
          """)
      ).blamed == ["cmd+1"])
  }

  @Test
  func `a menu that a submenu shows belongs to no context menu`() {
    let text = """
      <menu id="n" title="N">
        <command id="x" title="Pin" shortcut="cmd+opt+p" when-unavailable="dim"/>
      </menu>
      """
    for rule: RuleID in ["context-menu-shortcut", "context-menu-hide"] {
      #expect(Outcome(rule, text + menu(#"<submenu ref="n"/>"#)).isEmpty)
    }
  }

  @Test
  func `a shortcut that other places show is not removed without asking`() {
    let text = menu(#"<command id="x" title="Pin" shortcut="cmd+opt+p"/>"#)
    #expect(Outcome("context-menu-shortcut", text).findings[0].fixIts[0].isSafe)
    let placed = text + #"<menu id="n" title="N"><item ref="x"/></menu>"#
    #expect(!Outcome("context-menu-shortcut", placed).findings[0].fixIts[0].isSafe)
  }

  @Test
  func `destructive items may stand before what is never there with them`() {
    func outcome(_ second: String, _ platforms: String = "ios macos") -> Outcome {
      Outcome(
        "context-menu-destructive-last",
        document(
          platforms,
          menu(
            """
            <command id="x" title="Erase" role="destructive" enabled-when="a"/>
            <separator/>
            \(second)
            """)))
    }
    #expect(outcome(#"<command id="y" title="Pin"/>"#).severities == [.warning])
    #expect(outcome(#"<command id="y" title="Pin" enabled-when="not a"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Pin" platforms="macos"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Pin"/>"#, "macos").isEmpty)
    #expect(outcome(#"<command id="y" title="Wipe" destructive="true"/>"#).isEmpty)
    #expect(outcome(#"<command system="cancel"/>"#).isEmpty)
  }

  @Test
  func `a destructive item at the end of a mixed group is a note, in a section a warning`() {
    #expect(
      Outcome(
        "context-menu-destructive-last",
        menu(#"<command id="y" title="Pin"/><command id="x" title="Erase" role="destructive"/>"#)
      ).severities == [.note])
    let sections = menu(
      """
      <section><command id="x" title="Erase" role="destructive"/></section>
      <section><command id="y" title="Pin"/></section>
      """)
    #expect(Outcome("context-menu-destructive-last", sections).severities == [.warning])
  }

  @Test(arguments: [
    ("Note", [Severity.warning]), ("The Note", [.warning]), ("Options", [.note]),
    ("{count} Notes", []), ("%d Notes", []), ("100% Sure", [.note]),
  ])
  func `a title is worth its row where it says a count or a name`(
    title: String, expected: [Severity]
  ) {
    let text = menu(#"<command id="x" title="Pin"/>"#, "title=\"\(title)\"")
    #expect(Outcome("context-menu-title", text).severities == expected)
  }

  @Test
  func `checkmarks, placeholders and an explicit none do not mix symbols`() {
    let pinned = #"<command id="x" title="Pin" symbol="pin"/>"#
    func outcome(_ second: String, _ more: String = "") -> Outcome {
      Outcome("context-menu-symbols", document("ios macos", menu(pinned + second), more: more))
    }
    let bare = #"<command id="y" title="Print"/>"#
    #expect(outcome(bare).severities == [.warning])
    #expect(outcome(bare, #"guidelines="2025""#).isEmpty)
    #expect(outcome(#"<toggle id="y" title="Bold"/><dynamic id="d"/>"#).isEmpty)
    #expect(
      outcome(#"<toggle id="y" form="title" on-title="A" off-title="B"/>"#).blamed == ["<toggle"])
    #expect(outcome(#"<submenu title="S"><dynamic id="d"/></submenu>"#).blamed == ["<submenu"])
    #expect(outcome(#"<command id="y" title="Print" platforms="macos"/>"#).isEmpty)
    let none = #"<commands><command id="y" title="Print" symbol="printer"/></commands>"#
    #expect(
      Outcome("context-menu-symbols", none + menu(pinned + #"<item ref="y" symbol="none"/>"#))
        .isEmpty)
  }

  @Test
  func `the fewer are blamed for a mixture, and a menu without symbols is a note`() {
    let text = menu(
      """
      <command id="x" title="Pin" symbol="pin"/><command id="y" title="Print"/>
      <command id="z" title="Lock"/>
      """)
    #expect(Outcome("context-menu-symbols", text).message.hasPrefix("'Pin' has a symbol"))
    let none = menu(#"<command id="y" title="Print"/><command id="z" title="Lock"/>"#)
    let outcome = Outcome("context-menu-symbols", none)
    #expect(outcome.severities == [.note])
    #expect(outcome.blamed == ["<context-menu"])
  }

  @Test
  func `alternatives may share a symbol, and the Mac shows none`() {
    let text = menu(
      """
      <command id="x" title="Delete" symbol="trash" role="destructive" enabled-when="a"/>
      <command id="y" title="Erase" symbol="trash" role="destructive" enabled-when="VALUE"/>
      """)
    func outcome(_ platforms: String, _ value: String) -> Outcome {
      Outcome(
        "context-menu-symbol-repeat", document(platforms, text.replacing("VALUE", with: value)))
    }
    #expect(outcome("ios", "not a").isEmpty)
    #expect(outcome("ios", "b").blamed == ["trash"])
    #expect(outcome("macos", "b").isEmpty)
  }

  @Test
  func `edit and context menus meet on iOS and iPadOS only, and text is a warning`() {
    let both = """
      <context-menu id="m" for="TARGET" platforms="PLATFORMS"><command id="x" title="Pin"/></context-menu>
      <edit-menu id="n" for="TARGET"><command id="y" title="Quote" near="copy"/></edit-menu>
      """
    func outcome(_ platforms: String, _ target: String = "Photo") -> Outcome {
      Outcome(
        "context-menu-edit-both",
        document(
          "ios macos visionos",
          #"<region id="body" kind="text" control="text-view"/>"#
            + both.replacing("TARGET", with: target).replacing("PLATFORMS", with: platforms)))
    }
    #expect(outcome("ios macos").severities == [.error])
    #expect(outcome("macos visionos").isEmpty)
    #expect(outcome("ios", "body").severities == [.warning])
  }

  @Test
  func `an Open item may stay for the Mac`() {
    func outcome(_ platforms: String, _ title: String = "Open") -> Outcome {
      Outcome(
        "context-menu-preview-open-item",
        document(
          "ios macos",
          #"<commands><command id="show" title="Show Note"/></commands>"#
            + menu(
              "<command id=\"x\" title=\"\(title)\" platforms=\"\(platforms)\"/>",
              #"preview="P" preview-opens="show""#)))
    }
    #expect(outcome("ios macos").findings.count == 1)
    #expect(outcome("macos").isEmpty)
    #expect(outcome("ios", "Open in New Window").isEmpty)
  }
}

// MARK: Edit menus

struct EditMenuRulesTests {
  private func menu(_ content: String, _ attributes: String = "") -> String {
    "<edit-menu id=\"m\" for=\"NoteBody\" \(attributes)>\(content)</edit-menu>"
  }

  @Test
  func `platforms without edit menus are an error alone and a warning beside others`() {
    let item = #"<command id="x" title="Quote" near="copy"/>"#
    #expect(
      Outcome("edit-menu-platform", document("tvos watchos", menu(item))).severities == [.error])
    let mixed = Outcome("edit-menu-platform", document("ios tvos", menu(item)))
    #expect(mixed.severities == [.warning])
    #expect(
      Outcome("edit-menu-platform", document("ios tvos", menu(item, #"platforms="ios""#))).isEmpty)
  }

  @Test
  func `the system's own commands need no place`() {
    #expect(Outcome("edit-menu-near", menu(#"<command system="copy"/>"#)).isEmpty)
    // What repeats one is to be removed, and needs no place either.
    let copy = menu(#"<command id="x" title="Copy"/>"#)
    #expect(Outcome("edit-menu-near", copy).isEmpty)
    #expect(Outcome("edit-menu-replaces-system", copy).blamed == ["Copy"])
    #expect(
      Outcome(
        "edit-menu-near",
        #"<commands><command id="x" title="Quote"/></commands>"# + menu(#"<item ref="x"/>"#)
      ).blamed == ["x"])
  }

  @Test
  func `a broken or unresolved attribute has no follow-up finding`() {
    #expect(
      Outcome("edit-menu-near", menu(#"<command id="x" title="Quote" near="cpoy"/>"#)).isEmpty)
    #expect(
      Outcome("toolbar-empty", #"<toolbar id="t"><center><item ref="x"/></center></toolbar>"#)
        .isEmpty)
    #expect(Outcome("pop-up-predict", #"<pop-up-button id="p" title=" "/>"#).isEmpty)
  }

  @Test
  func `a title in another language is no copy of a system command`() {
    let text = menu(#"<command id="x" title="Replace…" near="copy"/>"#)
    #expect(Outcome("edit-menu-replaces-system", text).blamed == ["Replace…"])
    #expect(
      Outcome("edit-menu-replaces-system", document("ios", text, more: #"language="fr""#)).isEmpty)
  }

  @Test
  func `items that exclude each other count once`() {
    func outcome(_ condition: String) -> Outcome {
      let four = (0..<4).map {
        "<command id=\"c\($0)\" title=\"Quote\" near=\"copy\" visible-when=\"a\"/>"
      }.joined()
      let last = "<command id=\"x\" title=\"Quote\" near=\"copy\" visible-when=\"\(condition)\"/>"
      return Outcome("edit-menu-custom-count", document("ios", menu(four + last)))
    }
    #expect(outcome("b").severities == [.warning])
    #expect(outcome("not a").isEmpty)
  }

  @Test
  func `changes by role and by verb can be undone`() {
    func blamed(_ attributes: String) -> [String] {
      Outcome("edit-menu-undo", menu("<command id=\"x\" near=\"copy\" \(attributes)/>")).blamed
    }
    #expect(blamed(#"title="Wipe" role="destructive""#) == ["<command"])
    #expect(blamed(#"title="Wipe" role="destructive" undoable="true""#) == [])
    #expect(blamed(#"title="Rotate Left""#) == ["<command"])
    #expect(blamed(#"title="Rotation""#) == [])
    #expect(Outcome("edit-menu-undo", menu(#"<command system="delete"/>"#)).isEmpty)
  }

  @Test
  func `a control counts in the edit menu's view, and Undo, menus and toggles do not`() {
    func outcome(_ view: String, _ rest: String = "") -> Outcome {
      Outcome(
        "edit-menu-duplicate-control",
        document(
          "ios",
          """
          <commands><command id="x" title="Quote"/><toggle id="bold" title="Bold"/></commands>
          <view id="v">
            \(menu(#"<item ref="x" near="copy"/><item ref="bold" near="copy"/>"#))
            \(view)
          </view>
          \(rest)
          """))
    }
    #expect(outcome(#"<button ref="x"/>"#).blamed == ["x"])
    #expect(outcome(#"<button ref="bold"/>"#).isEmpty)
    #expect(outcome(#"<menu id="n" title="N"><item ref="x"/></menu>"#).isEmpty)
    #expect(outcome("", #"<view id="w"><button ref="x"/></view>"#).isEmpty)
    #expect(outcome(#"<button system="undo"/>"#).isEmpty)
    #expect(outcome("", #"<view id="w"><button system="paste"/></view>"#).blamed == ["paste"])
  }

  @Test
  func `different words without an object are a note`() {
    func outcome(_ second: String) -> Outcome {
      Outcome(
        "edit-menu-delete-kinds",
        document(
          "ios",
          menu(
            #"<command id="x" title="Remove" near="cut" undoable="true" visible-when="a"/>"#
              + second)))
    }
    #expect(outcome(#"<command id="y" title="Erase" near="cut"/>"#).severities == [.note])
    #expect(outcome(#"<command id="y" title="Remove" near="cut"/>"#).severities == [.warning])
    #expect(
      outcome(#"<command id="y" title="Remove" near="cut" visible-when="not a"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Remove Link" near="cut"/>"#).isEmpty)
  }

  @Test(arguments: [
    ("Quote Text", true), ("Quote This Text", false), ("Abcdefghijklmnop", true),
    ("Abcdefghijklmnop…", true), ("Abcdefghijklmnopq", false),
  ])
  func `titles have two words and sixteen cells`(title: String, isShort: Bool) {
    let text = menu("<command id=\"x\" title=\"\(title)\" near=\"copy\"/>")
    #expect(Outcome("edit-menu-title-long", text).isEmpty == isShort)
  }

  @Test
  func `a title that is right elsewhere is blamed at its place in the edit menu`() {
    let text = """
      <commands><command id="x" title="Copy as Block Quote"/></commands>
      \(menu(#"<item ref="x" near="copy"/>"#))
      """
    #expect(Outcome("edit-menu-title-long", text).blamed == ["x"])
    let mended = text.replacing(#"ref="x""#, with: #"ref="x" title="Copy Quote""#)
    #expect(Outcome("edit-menu-title-long", mended).isEmpty)
  }
}

// MARK: Pop-up and pull-down buttons

struct ButtonMenuRulesTests {
  private let options = """
    <option id="o1" title="One" default="true"/><option id="o2" title="Two"/>
    <option id="o3" title="Three"/>
    """

  @Test
  func `a choice has two options on each platform`() {
    let text = """
      <pop-up-button id="p" title="P">
        <option id="o1" title="One" default="true"/><option id="o2" title="Two" platforms="macos"/>
        <option id="o3" title="Three" platforms="macos"/>
      </pop-up-button>
      """
    let outcome = Outcome("pop-up-choice", document("ios macos", text))
    #expect(outcome.severities == [.error])
    #expect(outcome.message.hasSuffix("on iOS"))
    #expect(Outcome("pop-up-choice", document("macos", text)).isEmpty)
  }

  @Test
  func `an empty button, one with two sets of options, and one whose option was refused`() {
    #expect(Outcome("pop-up-choice", #"<pop-up-button id="p" title="P"/>"#).findings.count == 1)
    #expect(
      Outcome(
        "pop-up-choice",
        """
        <commands><choice id="c" title="C">\(options)</choice></commands>
        <pop-up-button id="p" choice="c"><option id="x" title="X"/></pop-up-button>
        """
      ).blamed == ["<option"])
    let repeated = #"<option id="o" title="One"/><option id="o" title="Two"/>"#
    #expect(
      Outcome("pop-up-choice", "<pop-up-button id=\"p\" title=\"P\">\(repeated)</pop-up-button>")
        .isEmpty)
  }

  @Test
  func `defaults for different platforms do not clash`() {
    let text = """
      <pop-up-button id="p" title="P">
        <option id="o1" title="One" default="true" platforms="ios"/>
        <option id="o2" title="Two" default="true" platforms="PLATFORM"/>
        <option id="o3" title="Three"/><option id="o4" title="Four"/>
      </pop-up-button>
      """
    func outcome(_ platform: String) -> Outcome {
      Outcome(
        "choice-default-count",
        document("ios macos", text.replacing("PLATFORM", with: platform)))
    }
    #expect(outcome("macos").isEmpty)
    #expect(outcome("ios").findings.count == 1)
  }

  @Test
  func `a custom option opens something, and there is one`() {
    func outcome(_ content: String) -> Outcome {
      Outcome(
        "pop-up-custom", "<pop-up-button id=\"p\" title=\"P\">\(options)\(content)</pop-up-button>")
    }
    #expect(outcome(#"<option id="x" title="More…" custom="true"/>"#).severities == [.warning])
    let two = Outcome(
      "pop-up-custom",
      """
      <sheet id="s" title="S"/>
      <pop-up-button id="p" title="P">\(options)
        <option id="x" title="More…" custom="true" presents="s"/>
        <option id="y" title="Other…" custom="true" presents="s"/>
      </pop-up-button>
      """)
    #expect(two.severities == [.error])
    #expect(two.message.contains("one option"))
  }

  @Test
  func `the first option becomes the default, and a choice of several buttons is blamed once`() {
    let text = """
      <commands><choice id="c" title="C"><option id="o1" title="One"/><option id="o2" title="Two"/>
      <option id="o3" title="Three"/></choice></commands>
      <pop-up-button id="p" choice="c"/><pop-up-button id="q" choice="c"/>
      """
    let outcome = Outcome("pop-up-default", text)
    #expect(outcome.findings.count == 1)
    #expect(outcome.findings.first?.fixIts.first?.isSafe == true)
  }

  @Test(arguments: [("None", true), ("Select…", true), ("—", true), ("No Signature", false)])
  func `a default that nobody means is a note`(title: String, isBlamed: Bool) {
    let text = """
      <pop-up-button id="p" title="P"><option id="o1" title="\(title)" default="true"/>
      <option id="o2" title="Two"/><option id="o3" title="Three"/></pop-up-button>
      """
    #expect(Outcome("pop-up-default", text).severities == (isBlamed ? [.note] : []))
  }

  @Test
  func `a choice's title introduces its pop-up button`() {
    let text = """
      <commands><choice id="c" TITLE>\(options)</choice></commands>
      <pop-up-button id="p" choice="c"/>
      """
    #expect(Outcome("pop-up-predict", text.replacing("TITLE", with: #"title="Sort By""#)).isEmpty)
    #expect(Outcome("pop-up-predict", text.replacing("TITLE", with: "")).findings.count == 1)
  }

  @Test
  func `two options and more than twelve are a note`() {
    func outcome(_ count: Int) -> Outcome {
      let options = (0..<count).map { "<option id=\"o\($0)\" title=\"Option \($0)\"/>" }.joined()
      return Outcome(
        "pop-up-vs-segmented", "<pop-up-button id=\"p\" title=\"P\">\(options)</pop-up-button>")
    }
    #expect(outcome(2).severities == [.note])
    #expect(outcome(3).isEmpty)
    #expect(outcome(12).isEmpty)
    #expect(outcome(13).severities == [.note])
  }

  @Test
  func `a pull-down button for sorting, with a primary command or with more is no pop-up button`() {
    func outcome(_ attributes: String, _ more: String = "") -> Outcome {
      Outcome(
        "pull-down-exclusive",
        """
        <commands><command id="x" title="Add"/></commands>
        <pull-down-button id="p" \(attributes)><section><choice id="c">\(options)</choice></section>
        \(more)</pull-down-button>
        """)
    }
    #expect(outcome(#"title="Priority""#).severities == [.warning])
    #expect(outcome(#"title="Sort By""#).isEmpty)
    #expect(outcome(#"title="Priority" primary="x""#).isEmpty)
    #expect(outcome(#"title="Priority""#, #"<command id="y" title="Clear"/>"#).isEmpty)
  }

  @Test
  func `any control beside it frees a pull-down button from holding everything`() {
    let four = (0..<4).map { "<command id=\"c\($0)\" title=\"Open\"/>" }.joined()
    func outcome(_ rest: String, _ count: String) -> Outcome {
      Outcome(
        "pull-down-everything",
        document(
          "ios macos",
          """
          <view id="v">
            <pull-down-button id="p" title="Note">\(count)</pull-down-button>\(rest)
          </view>
          """))
    }
    #expect(outcome("", four).severities == [.warning])
    #expect(outcome("", #"<command id="x" title="Open"/>"#).isEmpty)
    #expect(outcome(#"<button id="x" title="Add"/>"#, four).isEmpty)
    #expect(
      outcome(#"<button id="x" title="Add" platforms="ios"/>"#, four).message.hasSuffix("on macOS"))
    #expect(outcome("<pop-up-button id=\"q\" title=\"Q\">\(options)</pop-up-button>", four).isEmpty)
  }

  @Test
  func `an important command is seen by a button, by 'primary' or in the Mac's menu bar`() {
    func outcome(_ rest: String, _ attributes: String = "", platforms: String = "ios") -> Outcome {
      Outcome(
        "pull-down-primary-hidden",
        document(
          platforms,
          """
          <commands><command id="x" title="Add" frequency="often"/></commands>
          <view id="v"><button id="y" title="Play"/>
            <pull-down-button id="p" title="Note" \(attributes)>
              <item ref="x"/><command id="z" title="Lock"/><command id="w" title="Pin"/>
            </pull-down-button>
            \(rest)
          </view>
          """))
    }
    #expect(outcome("").blamed == ["x"])
    #expect(
      outcome("").message == "'Add' is used often and in the view 'v' only in a pull-down button")
    #expect(outcome(#"<button ref="x"/>"#).isEmpty)
    #expect(outcome("", #"primary="x""#).isEmpty)
    let bar = #"<menu-bar id="b"><menu standard="file"><item ref="x"/></menu></menu-bar>"#
    #expect(outcome(bar, platforms: "macos").isEmpty)
    #expect(outcome(bar, platforms: "ios macos").message.hasSuffix("on iOS"))
  }

  @Test
  func `leaves are counted on each platform, and placeholders are enough`() {
    func outcome(_ content: String, _ attributes: String = "") -> Outcome {
      Outcome(
        "pull-down-few",
        document(
          "ios macos",
          """
          <commands><command id="x" title="Add"/></commands>
          <pull-down-button id="p" title="P" \(attributes)>\(content)</pull-down-button>
          """))
    }
    let two = #"<command id="y" title="Lock"/><command id="z" title="Pin"/>"#
    #expect(outcome(two).severities == [.warning])
    #expect(outcome(two, #"primary="x""#).severities == [.note])
    #expect(outcome(two + #"<dynamic id="d"/>"#).isEmpty)
    #expect(outcome(two + #"<slot id="s"/>"#).isEmpty)
    #expect(
      outcome(two + #"<command id="w" title="Print" platforms="macos"/>"#).message
        .hasSuffix("on iOS"))
    #expect(outcome("<choice id=\"c\">\(options)</choice>").isEmpty)
  }

  @Test
  func `a More button has rules of its own`() {
    let two = """
      <pull-down-button id="p" more="true"><command id="y" title="Lock"/>
      <command id="z" title="Pin"/></pull-down-button>
      """
    #expect(Outcome("pull-down-few", two).isEmpty)
    #expect(Outcome("pull-down-more-few", two).severities == [.warning])
    #expect(Outcome("pull-down-more", two.replacing("more=", with: #"title="More" more="#)).isEmpty)
    #expect(
      Outcome("pull-down-more", two.replacing("more=", with: #"title="Extras" more="#)).blamed
        == ["Extras"])
    let french = document(
      "ios", two.replacing("more=", with: #"title="Plus" more="#), more: #"language="fr""#)
    #expect(Outcome("pull-down-more", french).isEmpty)
  }

  @Test
  func `a view has one More button on each platform`() {
    func outcome(_ first: String, _ second: String) -> Outcome {
      Outcome(
        "pull-down-more",
        document(
          "ios macos",
          """
          <view id="v">
            <pull-down-button id="p" more="true" \(first)><dynamic id="d"/></pull-down-button>
            <pull-down-button id="q" more="true" \(second)><dynamic id="e"/></pull-down-button>
          </view>
          """))
    }
    #expect(outcome("", "").blamed == ["true"])
    #expect(outcome(#"platforms="ios""#, #"platforms="macos""#).isEmpty)
    #expect(outcome(#"visible-when="a""#, #"visible-when="not a""#).isEmpty)
  }
}

// MARK: Toolbars

struct ToolbarRulesTests {
  private func toolbar(_ content: String, _ attributes: String = "") -> String {
    "<toolbar id=\"t\" \(attributes)>\(content)</toolbar>"
  }

  private func center(_ content: String, _ attributes: String = "") -> String {
    toolbar("<center>\(content)</center>", attributes)
  }

  private func items(_ count: Int, _ attributes: String = "") -> String {
    (0..<count).map { "<command id=\"c\($0)\" title=\"Open\" symbol=\"s.\($0)\" \(attributes)/>" }
      .joined()
  }

  @Test
  func `a toolbar is empty on a platform that none of its items is for`() {
    let mac = items(1, #"platforms="macos""#)
    let outcome = Outcome("toolbar-empty", document("ios macos", center(mac)))
    #expect(outcome.severities == [.error])
    #expect(outcome.message.hasSuffix("on iOS"))
    #expect(
      Outcome("toolbar-empty", document("ios macos", center(mac, #"platforms="macos""#))).isEmpty)
    #expect(Outcome("toolbar-empty", center(#"<slot id="s"/>"#)).isEmpty)
    #expect(Outcome("toolbar-empty", center("<space/>")).findings.count == 1)
    #expect(
      Outcome(
        "toolbar-empty",
        document("watchos", toolbar("<scrolling>\(items(1))</scrolling>"))
      ).isEmpty)
    // The item was refused: it may be all there was.
    #expect(Outcome("toolbar-empty", center("<command/>")).isEmpty)
  }

  @Test
  func `what iPhone lacks is a note beside other platforms and nothing in 2025`() {
    let group = center(
      "<group id=\"g\" title=\"G\">\(items(2))</group>", #"customizable="true""#)
    for rule: RuleID in ["toolbar-ios-customizable", "toolbar-ios-group"] {
      #expect(Outcome(rule, document("ios", group)).severities == [.error])
      #expect(Outcome(rule, document("ios macos", group)).severities == [.note])
      #expect(Outcome(rule, document("macos", group)).isEmpty)
      #expect(Outcome(rule, document("ios", group, more: #"guidelines="2025""#)).isEmpty)
    }
  }

  @Test
  func `the leading order is checked on each platform`() {
    func outcome(_ content: String) -> Outcome {
      Outcome(
        "toolbar-leading-order",
        document("ios macos", toolbar("<leading>\(content)</leading>")))
    }
    #expect(outcome(#"<sidebar-toggle/><back/><title/><space/>"# + items(1)).isEmpty)
    #expect(outcome(items(1) + "<title/>").blamed == ["<title"])
    #expect(outcome(items(1, #"platforms="ios""#) + #"<title platforms="macos"/>"#).isEmpty)
    #expect(outcome("<back/><back/>").blamed == ["<back"])
    #expect(outcome(#"<back platforms="ios"/><back platforms="macos"/>"#).isEmpty)
  }

  @Test
  func `regions that stay take no attribute of giving way`() {
    let group = "<group id=\"g\" title=\"G\" COLLAPSE>\(items(2))</group>"
    func outcome(_ collapse: String) -> Outcome {
      Outcome(
        "toolbar-leading-custom",
        toolbar("<leading>\(group.replacing("COLLAPSE", with: collapse))</leading>"))
    }
    #expect(outcome(#"collapse="menu""#).blamed == ["menu"])
    #expect(outcome(#"collapse="none""#).isEmpty)
    #expect(outcome("").isEmpty)
    #expect(
      Outcome(
        "toolbar-trailing-collapse",
        toolbar("<trailing>\(items(1, #"customization="optional""#))</trailing>")
      ).blamed == ["optional"])
    #expect(
      Outcome(
        "toolbar-trailing-collapse",
        toolbar("<trailing>\(items(1, #"customization="fixed""#))</trailing>")
      ).isEmpty)
  }

  @Test
  func `More is a warning in the center where the system overflows`() {
    let more = #"<pull-down-button id="m" more="true"><dynamic id="d"/></pull-down-button>"#
    #expect(
      Outcome("toolbar-overflow-manual", document("ipados", center(more))).severities == [.warning])
    #expect(Outcome("toolbar-overflow-manual", document("ios", center(more))).isEmpty)
    #expect(
      Outcome(
        "toolbar-overflow-manual",
        document("ipados", toolbar("<trailing>\(more)</trailing>"))
      ).isEmpty)
    let named =
      #"<pull-down-button id="m" title="Overflow Menu"><dynamic id="d"/></pull-down-button>"#
    #expect(
      Outcome("toolbar-overflow-manual", document("macos", center(named))).blamed
        == ["Overflow Menu"])
  }

  @Test
  func `search fields for different platforms are one each`() {
    let text = #"<trailing><search platforms="ios"/><search platforms="PLATFORM"/></trailing>"#
    func outcome(_ platform: String) -> Outcome {
      Outcome(
        "toolbar-search-count",
        document("ios macos", toolbar(text.replacing("PLATFORM", with: platform))))
    }
    #expect(outcome("macos").isEmpty)
    #expect(outcome("ios").severities == [.error])
  }

  @Test
  func `the bottom edge is a warning where iPad is one of several`() {
    let bar = center(items(1), #"edge="bottom""#)
    #expect(Outcome("toolbar-ipad-bottom", document("ios ipados", bar)).severities == [.warning])
    #expect(Outcome("toolbar-ipad-bottom", document("ios", bar)).isEmpty)
  }

  @Test
  func `a tab bar meets the toolbars of its own view and of those it leads to`() {
    func outcome(_ attributes: String, _ platforms: String = "ios macos") -> Outcome {
      Outcome(
        "toolbar-tabbar-both",
        document(
          platforms,
          """
          <view id="v">\(center(items(1), attributes))</view>
          <view id="w"><tab-bar id="b"><tab title="V" view="v"/></tab-bar></view>
          """))
    }
    #expect(outcome("").blamed == ["<toolbar"])
    #expect(outcome(#"edge="top""#).isEmpty)
    #expect(outcome(#"platforms="macos""#).isEmpty)
    #expect(outcome("", "ipados macos").isEmpty)
  }

  @Test
  func `a watch's regions have their room, alternatives share it`() {
    func outcome(_ region: String, _ content: String) -> Outcome {
      Outcome(
        "toolbar-watch-count",
        document("watchos", toolbar("<\(region)>\(content)</\(region)>")))
    }
    #expect(outcome("center", items(3)).isEmpty)
    #expect(outcome("center", items(4)).blamed == ["<command"])
    #expect(outcome("leading", "<title/>" + items(1)).isEmpty)
    #expect(
      outcome(
        "trailing",
        """
        <command id="x" title="Start" visible-when="a"/>
        <command id="y" title="Stop" visible-when="not a"/>
        """
      ).isEmpty)
    #expect(
      Outcome("toolbar-count", document("watchos", center(items(6)))).isEmpty,
      "the region's room says it all")
  }

  @Test
  func `items are counted without Back, titles, spaces, options and alternatives`() {
    func outcome(_ content: String) -> Outcome {
      Outcome("toolbar-count", document("ios", toolbar(content)))
    }
    #expect(
      outcome("<leading><back/><title/></leading><center>\(items(5))<space/></center>").isEmpty)
    #expect(outcome("<center>\(items(6))</center>").severities == [.warning])
    #expect(
      outcome(
        "<center>\(items(5))<command id=\"x\" title=\"Open\" customization=\"optional\"/></center>"
      ).isEmpty)
    #expect(
      outcome("<center><group id=\"g\" title=\"G\">\(items(6))</group></center>").findings.count
        == 1)
    #expect(
      outcome(
        """
        <center>\(items(4))<command id="x" title="Pin" visible-when="a"/>
        <command id="y" title="Unpin" visible-when="not a"/></center>
        """
      ).isEmpty)
  }

  @Test
  func `the platform that is most crowded is named`() {
    let outcome = Outcome("toolbar-count", document("ios ipados macos", center(items(11))))
    #expect(outcome.findings.count == 1)
    #expect(outcome.message.contains("iOS has at most 5 items"))
  }

  @Test
  func `groups of one, with a slot, and many items without a group`() {
    func group(_ content: String) -> Outcome {
      Outcome(
        "toolbar-group",
        document("ios macos", center("<group id=\"g\" title=\"G\">\(content)</group>")))
    }
    #expect(group(items(1)).severities == [.warning])
    #expect(group(items(1) + #"<slot id="s"/>"#).isEmpty)
    #expect(group(items(1, #"platforms="ios""#) + #"<command id="x" title="Pin"/>"#).isEmpty)
    #expect(Outcome("toolbar-group", document("macos", center(items(6)))).severities == [.note])
    #expect(Outcome("toolbar-group", document("macos", center(items(5)))).isEmpty)
    #expect(Outcome("toolbar-group", document("ios", center(items(6)))).isEmpty)
  }

  @Test
  func `two items with one symbol are unclear while neither shows its title`() {
    func outcome(_ second: String) -> Outcome {
      Outcome(
        "toolbar-unclear",
        document(
          "ios macos",
          """
          <commands><command id="x" title="Reply" symbol="pin" visible-when="a"/></commands>
          \(center(#"<item ref="x"/>"# + second))
          """))
    }
    #expect(outcome(#"<command id="y" title="Lock" symbol="pin"/>"#).findings.count == 1)
    #expect(outcome(#"<command id="y" title="Lock" symbol="pin" display="both"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Lock" symbol="pin" visible-when="not a"/>"#).isEmpty)
    #expect(
      outcome(
        #"<pull-down-button id="p" title="P" symbol="pin" primary="x"><dynamic id="d"/></pull-down-button>"#
      ).isEmpty)
    #expect(
      Outcome(
        "toolbar-unclear",
        center(
          #"<pull-down-button id="p" symbol="pin" accessibility-label="P"><dynamic id="d"/></pull-down-button>"#
        )
      ).isEmpty)
  }

  @Test(arguments: [
    ("plus.circle", true), ("circle", false), ("ellipsis.circle", false),
    ("square.and.pencil", false), ("checkmark.square.fill", true),
  ])
  func `a border is the end of a symbol's name`(symbol: String, isBordered: Bool) {
    let text = center("<command id=\"x\" title=\"Open\" symbol=\"\(symbol)\"/>")
    #expect(Outcome("toolbar-bordered-symbol", text).isEmpty == !isBordered)
  }

  @Test
  func `common words, the primary command and what the system draws may be words`() {
    func outcome(_ second: String) -> Outcome {
      Outcome("toolbar-mixed-style", document("ios macos", center(items(2) + second)))
    }
    #expect(outcome(#"<command id="x" title="Export"/>"#).blamed == ["<command"])
    #expect(outcome(#"<command id="x" title="Select"/>"#).isEmpty)
    #expect(outcome(#"<command id="x" title="Post" role="primary"/>"#).isEmpty)
    #expect(outcome(#"<command system="done" display="title"/>"#).isEmpty)
  }

  @Test
  func `a title beside symbols is mended by the symbol that is hidden`() {
    func remedy(_ item: String) -> FixIt? {
      let commands =
        #"<commands><command id="x" title="Export Note" symbol="tray"/>"#
        + #"<command id="y" title="Send Note"/></commands>"#
      let text = document("ios macos", commands + center(items(2) + item))
      let analyzed = AnalyzedDocument(text)
      let finding = analyzed.findings(of: "toolbar-mixed-style").first
      guard let fixIt = finding?.fixIts.first else { return nil }
      if !fixIt.edits.isEmpty {
        let mended = AnalyzedDocument(analyzed.applying(fixIt.edits))
        #expect(mended.findings(of: "toolbar-mixed-style").isEmpty)
      }
      return fixIt
    }
    let hidden = remedy(#"<item ref="x" display="title"/>"#)
    #expect(hidden?.title == "remove 'display', so that it shows its symbol")
    #expect(hidden?.edits.count == 1)
    #expect(hidden?.isSafe == false)
    let inPlace = #"<command id="z" title="Lock Note" symbol="lock" display="title"/>"#
    #expect(remedy(inPlace)?.edits.map(\.replacement) == [""])
    #expect(remedy(#"<item ref="y"/>"#)?.title == "give it a symbol")
    #expect(remedy(#"<item ref="y" display="title"/>"#)?.title == "give it a symbol")
  }

  @Test
  func `a toolbar's buttons have one style but for the primary one`() {
    func outcome(_ attributes: String) -> Outcome {
      Outcome(
        "toolbar-mixed-style",
        document(
          "macos",
          center(
            """
            <button id="x" title="Pin" style="gray"/><button id="y" title="Lock" \(attributes)/>
            """)))
    }
    #expect(outcome(#"style="tinted""#).blamed == ["tinted"])
    #expect(outcome(#"style="gray""#).isEmpty)
    #expect(outcome("").isEmpty)
    #expect(outcome(#"style="filled" role="primary""#).isEmpty)
  }

  @Test
  func `a segmented control is a warning on iPhone and a note elsewhere`() {
    let choice = """
      <commands><choice id="c" title="C"><option id="o1" title="One" default="true"/>
      <option id="o2" title="Two"/></choice></commands>
      """
    func outcome(_ platforms: String) -> Outcome {
      Outcome(
        "toolbar-segmented", document(platforms, choice + center(#"<segmented choice="c"/>"#)))
    }
    #expect(outcome("ios macos").severities == [.warning])
    #expect(outcome("ipados macos").severities == [.note])
  }

  @Test
  func `symbols may be words where there are three at most`() {
    #expect(Outcome("toolbar-ios-text", document("ios", center(items(3)))).severities == [.note])
    #expect(Outcome("toolbar-ios-text", document("ios", center(items(4)))).isEmpty)
  }

  @Test
  func `the document menu keeps standard commands and the whole document`() {
    func menu(_ content: String, center: String = "") -> String {
      document(
        "ipados",
        toolbar(
          """
          <leading><title><document-menu>\(content)</document-menu></title></leading>
          <center>\(center)<command id="pin" title="Pin" symbol="pin"/></center>
          """))
    }
    #expect(
      Outcome("document-menu-standard", menu(#"<command id="x" title="Export…"/>"#)).blamed
        == ["Export…"])
    #expect(
      Outcome("document-menu-standard", menu(#"<command id="x" title="Export as PDF"/>"#))
        .severities == [.note])
    #expect(Outcome("document-menu-standard", menu(#"<dynamic id="d"/>"#)).isEmpty)
    let rename = #"<command system="rename"/>"#
    #expect(
      Outcome("document-menu-scope", menu(rename + #"<command system="cut"/>"#)).blamed == ["cut"])
    #expect(
      Outcome(
        "document-menu-scope",
        menu(rename, center: #"<command id="y" title="Lock" scope="document"/>"#)
      ).blamed == ["document"])
  }

  @Test
  func `a segmented control without a title has no form in the overflow menu`() {
    let choice = """
      <commands><choice id="c"><option id="o1" title="One" default="true"/>
      <option id="o2" title="Two"/></choice></commands>
      """
    func outcome(_ attributes: String) -> Outcome {
      Outcome(
        "toolbar-overflow-form",
        document(
          "ipados",
          choice + center("<segmented choice=\"c\" \(attributes)/>")
            + "<menu id=\"m\" title=\"M\"><item ref=\"c\"/></menu>"))
    }
    #expect(outcome("").severities == [.warning])
    #expect(outcome(#"title="Scale""#).isEmpty)
    #expect(outcome(#"pinned="true""#).isEmpty)
    #expect(outcome(#"overflow="hide""#).isEmpty)
  }

  @Test
  func `what a narrow bar hides stands in a menu`() {
    let commands = """
      <commands><command id="x" title="Export"/><command id="y" title="Pin"/>
      <command id="z" title="Lock"/><choice id="c" title="Sort"><option id="o1" title="One"
      default="true"/><option id="o2" title="Two"/></choice></commands>
      """
    func outcome(
      _ unit: String, _ more: String = "", on platforms: String = "ios ipados"
    ) -> Outcome {
      Outcome("toolbar-overflow-form", document(platforms, commands + center(unit) + more))
    }
    func menu(_ items: String) -> String { "<menu id=\"m\" title=\"M\">\(items)</menu>" }
    let item = #"<item ref="x" overflow="hide"/>"#
    #expect(outcome(item).blamed == ["hide"])
    #expect(
      outcome(item).message == "'Export' is hidden in a narrow bar, and stands in no menu")
    #expect(outcome(item, menu(#"<item ref="y"/>"#)).blamed == ["hide"])
    // In any menu at any depth, or as a button of the view.
    #expect(outcome(item, menu(#"<item ref="x"/>"#)).isEmpty)
    #expect(
      outcome(item, menu(#"<submenu id="s" title="S"><item ref="x"/></submenu>"#)).isEmpty)
    #expect(
      outcome(item, #"<context-menu id="k" for="Row"><item ref="x"/></context-menu>"#).isEmpty)
    #expect(outcome(item, #"<button id="b" ref="x"/>"#).isEmpty)
    // On every platform of the item.
    #expect(outcome(item, menu(#"<item ref="x" platforms="ios"/>"#)).blamed == ["hide"])
    // What stays, and what people have yet to add, is not hidden.
    #expect(outcome(#"<item ref="x" pinned="true" overflow="hide"/>"#).isEmpty)
    #expect(outcome(#"<item ref="x" overflow="hide" customization="optional"/>"#).isEmpty)
    // A group is blamed once for all its members.
    let group = #"<group id="g" title="G" symbol="star" overflow="hide">"#
    let members = #"<item ref="x"/><item ref="y"/></group>"#
    #expect(
      outcome(group + members).message
        == "'Export' and 1 more are hidden in a narrow bar, and stand in no menu")
    #expect(
      outcome(group + members, menu(#"<item ref="x"/>"#)).message.hasPrefix("'Pin' is hidden"))
    // The menu of a button that is hidden is hidden with it; that of another button is a menu.
    let pullDown = #"<pull-down-button id="p" title="P" overflow="HIDE"><item ref="x"/>"#
    let rest = #"<item ref="y"/><item ref="z"/></pull-down-button>"#
    #expect(
      outcome(pullDown.replacing("HIDE", with: "hide") + rest).message.hasPrefix("'Export' and 2"))
    #expect(outcome(item + pullDown.replacing("HIDE", with: "menu") + rest).isEmpty)
    let popUp = #"<pop-up-button id="u" title="Sort" choice="c" overflow="hide"/>"#
    #expect(outcome(popUp).blamed == ["hide"])
    #expect(outcome(popUp, menu(#"<item ref="c"/>"#)).isEmpty)
    // The system fills an empty Edit menu with its own commands.
    let copy = #"<command system="copy" overflow="hide"/>"#
    #expect(outcome(copy, on: "macos").blamed == ["hide"])
    #expect(
      outcome(copy, #"<menu-bar id="bar"><menu standard="edit"/></menu-bar>"#, on: "macos").isEmpty)
  }

  @Test
  func `what is true of a group is true of its members`() {
    func group(_ attributes: String) -> String {
      center(
        """
        <group id="g" title="G" \(attributes)><command id="x" title="Send" role="primary"/>
        <command id="y" title="Pin"/></group>
        """)
    }
    func outcome(_ attributes: String) -> Outcome {
      Outcome("toolbar-important-trailing", document("ipados", group(attributes)))
    }
    #expect(outcome("").findings.count == 1)
    #expect(outcome(#"pinned="true""#).isEmpty)
    #expect(outcome(#"collapse="none""#).isEmpty)
    let crowded = center(
      items(4) + "<group id=\"g\" title=\"G\" ATTRIBUTES><command id=\"x\" title=\"Open\"/>"
        + "<command id=\"y\" title=\"Pin\"/></group>")
    func count(_ attributes: String) -> Int {
      Outcome(
        "toolbar-count", document("ios", crowded.replacing("ATTRIBUTES", with: attributes))
      ).findings.count
    }
    #expect(count("") == 1)
    #expect(count(#"customization="optional""#) == 0)
  }

  @Test
  func `a pinned item, and one of iPhone, may be primary in the center`() {
    func outcome(_ platforms: String, _ attributes: String) -> Outcome {
      Outcome(
        "toolbar-important-trailing",
        document(
          platforms,
          center("<command id=\"x\" title=\"Send\" role=\"primary\" \(attributes)/>")))
    }
    #expect(outcome("ipados", "").severities == [.warning])
    #expect(outcome("ipados", #"pinned="true""#).isEmpty)
    #expect(outcome("ios", "").isEmpty)
  }

  @Test
  func `the center may be empty where little stands at the edge`() {
    func outcome(_ count: Int) -> Outcome {
      Outcome(
        "toolbar-center-empty",
        document("ipados", toolbar("<trailing>\(items(count))<search/></trailing>")))
    }
    #expect(outcome(4).isEmpty)
    #expect(outcome(5).severities == [.note])
  }
}
