import MenuetRules
import MenuetSource
import Testing

private let options = """
  <option id="o1" title="One" default="true"/><option id="o2" title="Two"/>
  <option id="o3" title="Three"/>
  """

@Suite("choice-default-count") struct ChoiceDefaultCountTests {
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
}

@Suite("pop-up-choice") struct PopUpChoiceTests {
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
}

@Suite("pop-up-custom") struct PopUpCustomTests {
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
}

@Suite("pop-up-default") struct PopUpDefaultTests {
  @Test
  func `the first option becomes the default, and a choice of several buttons is blamed once`() {
    let text = """
      <commands><choice id="c" title="C"><option id="o1" title="One"/><option id="o2" title="Two"/>
      <option id="o3" title="Three"/></choice></commands>
      <pop-up-button id="p" choice="c"/><pop-up-button id="q" choice="c"/>
      """
    let outcome = Outcome("pop-up-default", text)
    #expect(outcome.findings.count == 1)
    #expect(outcome.findings.first?.fixIts.first?.isSafe == false)
  }
}

@Suite("pop-up-predict") struct PopUpPredictTests {
  @Test
  func `a choice's title introduces its pop-up button`() {
    let text = """
      <commands><choice id="c" TITLE>\(options)</choice></commands>
      <pop-up-button id="p" choice="c"/>
      """
    #expect(Outcome("pop-up-predict", text.replacing("TITLE", with: #"title="Sort By""#)).isEmpty)
    #expect(Outcome("pop-up-predict", text.replacing("TITLE", with: "")).findings.count == 1)
  }
}

@Suite("pop-up-vs-segmented") struct PopUpVsSegmentedTests {
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
}

@Suite("pull-down-everything") struct PullDownEverythingTests {
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
    #expect(outcome("", four).severities == [.note])
    #expect(outcome("", #"<command id="x" title="Open"/>"#).isEmpty)
    #expect(outcome(#"<button id="x" title="Add"/>"#, four).isEmpty)
    #expect(
      outcome(#"<button id="x" title="Add" platforms="ios"/>"#, four).message.hasSuffix("on macOS"))
    #expect(outcome("<pop-up-button id=\"q\" title=\"Q\">\(options)</pop-up-button>", four).isEmpty)
  }
}

@Suite("pull-down-exclusive") struct PullDownExclusiveTests {
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
    #expect(outcome(#"title="Priority""#).severities == [.note])
    #expect(outcome(#"title="Sort By""#).isEmpty)
    #expect(outcome(#"title="Priority" primary="x""#).isEmpty)
    #expect(outcome(#"title="Priority""#, #"<command id="y" title="Clear"/>"#).isEmpty)
  }
}

@Suite("pull-down-few") struct PullDownFewTests {
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
}

@Suite("pull-down-more") struct PullDownMoreTests {
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

@Suite("pull-down-primary-hidden") struct PullDownPrimaryHiddenTests {
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
}
