import MenuetRules
import MenuetSource
import Testing

@Suite("button-cancel") struct ButtonCancelTests {
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
  func `a question without a cancel button is the app's own decision`() {
    let text = """
      <button id="erase" title="Erase Disk" confirm="sure"/>
      <alert id="sure" title="Erase it?"><command id="erase-it" title="Erase It"/></alert>
      """
    #expect(Outcome("button-cancel", text).isEmpty)
  }

  @Test
  func `a title Cancel without the role is a note`() {
    let outcome = Outcome("button-cancel", #"<button id="x" title="Cancel"/>"#)
    #expect(outcome.severities == [.note])
    #expect(outcome.blamed == ["Cancel"])
    #expect(Outcome("button-cancel", #"<button system="cancel"/>"#).isEmpty)
  }
}

@Suite("button-destructive-prominent") struct ButtonDestructiveProminentTests {
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
}

@Suite("button-no-prominent") struct ButtonNoProminentTests {
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
}

@Suite("button-primary-count") struct ButtonPrimaryCountTests {
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
}

@Suite("button-primary-destructive") struct ButtonPrimaryDestructiveTests {
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
}

@Suite("button-primary-missing") struct ButtonPrimaryMissingTests {
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
}

@Suite("button-prominent-count") struct ButtonProminentCountTests {
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
}

@Suite("button-size-varies") struct ButtonSizeVariesTests {
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
}

@Suite("button-subtitle") struct ButtonSubtitleTests {
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
}

@Suite("button-symbol-mismatch") struct ButtonSymbolMismatchTests {
  @Test
  func `signs with several meanings and unfamiliar actions may use any symbol`() {
    #expect(
      Outcome("button-symbol-mismatch", #"<button id="x" title="Remove" symbol="xmark"/>"#).isEmpty)
    #expect(
      Outcome("button-symbol-mismatch", #"<button id="x" title="Empty" symbol="trash"/>"#).isEmpty)
    #expect(
      Outcome("button-symbol-mismatch", #"<button id="x" title="Print…" symbol="trash"/>"#)
        .blamed == ["trash"])
  }
}

@Suite("button-title-long") struct ButtonTitleLongTests {
  @Test(arguments: [
    ("Save Image", []), ("Add to Reading List", [Severity.note]),
    ("Donaudampfschiffffff", []), ("Donaudampfschiffffff…", []),
    ("Donaudampfschifffffff", [.note]),
  ])
  func `titles are measured in words and cells`(title: String, expected: [Severity]) {
    let outcome = Outcome("button-title-long", "<button id=\"x\" title=\"\(title)\"/>")
    #expect(outcome.severities == expected)
  }

  @Test
  func `Chinese titles are measured in characters, titles behind a symbol not at all`() {
    func chinese(_ title: String) -> Outcome {
      Outcome(
        "button-title-long",
        document("ios", "<button id=\"x\" title=\"\(title)\"/>", more: #"language="zh-Hans""#))
    }
    #expect(chinese("共享所选的照片集").isEmpty)
    #expect(chinese("共享所选的照片集吧").severities == [.note])
    let item = #"<command id="x" title="Show All Notes of This Folder" symbol="folder" DISPLAY/>"#
    func shown(_ display: String) -> Outcome {
      Outcome(
        "button-title-long",
        "<toolbar id=\"t\"><center>\(item.replacing("DISPLAY", with: display))</center></toolbar>")
    }
    #expect(shown("").isEmpty)
    #expect(shown(#"display="both""#).severities == [.note])
  }
}

@Suite("button-title-style") struct ButtonTitleStyleTests {
  @Test
  func `titles in menus are left to the rules for menus, and what opens one needs no verb`() {
    let text = """
      <pull-down-button id="p" title="Page layout"><dynamic id="d"/></pull-down-button>
      <pull-down-button id="q" title="Layout"><dynamic id="e"/></pull-down-button>
      <button id="x" title="Layout"/>
      """
    #expect(Outcome("button-title-style", text).blamed == ["Page layout", "Layout"])
  }
}

@Suite("button-vague") struct ButtonVagueTests {
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
  func `a symbol or a menu excuses a vague title, and only English ones are vague`() {
    #expect(Outcome("button-vague", #"<button id="x" title="Go"/>"#).severities == [.note])
    #expect(Outcome("button-vague", #"<button id="x" title="Go" symbol="play"/>"#).isEmpty)
    let placed = #"<menu id="m" title="M"><item ref="x"/></menu><button id="x" title="Go"/>"#
    #expect(Outcome("button-vague", placed).isEmpty)
    let german = document("ios", #"<button id="x" title="Go"/>"#, more: #"language="de""#)
    #expect(Outcome("button-vague", german).isEmpty)
  }
}

@Suite("subtitle-platform") struct SubtitlePlatformTests {
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
