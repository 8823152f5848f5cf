import MenuetRules
import MenuetSource
import Testing

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

@Suite("document-menu-standard") struct DocumentMenuStandardTests {
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
}

@Suite("toolbar-bordered-symbol") struct ToolbarBorderedSymbolTests {
  @Test(arguments: [
    ("plus.circle", true), ("circle", false), ("ellipsis.circle", false),
    ("square.and.pencil", false), ("checkmark.square.fill", true),
  ])
  func `a border is the end of a symbol's name`(symbol: String, isBordered: Bool) {
    let text = center("<command id=\"x\" title=\"Open\" symbol=\"\(symbol)\"/>")
    #expect(Outcome("toolbar-bordered-symbol", text).isEmpty == !isBordered)
  }
}

@Suite("toolbar-center-empty") struct ToolbarCenterEmptyTests {
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

@Suite("toolbar-count") struct ToolbarCountTests {
  @Test
  func `items are counted without titles, spaces, options and alternatives`() {
    func outcome(_ content: String) -> Outcome {
      Outcome("toolbar-count", document("ios", toolbar(content)))
    }
    #expect(
      outcome("<leading><title/></leading><center>\(items(5))<space/></center>").isEmpty)
    #expect(outcome("<center>\(items(6))</center>").severities == [.note])
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
}

@Suite("toolbar-empty") struct ToolbarEmptyTests {
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
}

@Suite("toolbar-group") struct ToolbarGroupTests {
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
}

@Suite("toolbar-important-trailing") struct ToolbarImportantTrailingTests {
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
}

@Suite("toolbar-ios-customizable") struct ToolbarIosCustomizableTests {
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
}

@Suite("toolbar-ios-text") struct ToolbarIosTextTests {
  @Test
  func `symbols may be words where there are three at most`() {
    #expect(Outcome("toolbar-ios-text", document("ios", center(items(3)))).severities == [.note])
    #expect(Outcome("toolbar-ios-text", document("ios", center(items(4)))).isEmpty)
  }
}

@Suite("toolbar-ipad-bottom") struct ToolbarIpadBottomTests {
  @Test
  func `the bottom edge is a warning where iPad is one of several`() {
    let bar = center(items(1), #"edge="bottom""#)
    #expect(Outcome("toolbar-ipad-bottom", document("ios ipados", bar)).severities == [.warning])
    #expect(Outcome("toolbar-ipad-bottom", document("ios", bar)).isEmpty)
  }
}

@Suite("toolbar-leading-custom") struct ToolbarLeadingCustomTests {
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
}

@Suite("toolbar-leading-order") struct ToolbarLeadingOrderTests {
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
}

@Suite("toolbar-mixed-style") struct ToolbarMixedStyleTests {
  @Test
  func `the primary command and what the system draws may be words`() {
    func outcome(_ second: String) -> Outcome {
      Outcome("toolbar-mixed-style", document("ios macos", center(items(2) + second)))
    }
    #expect(outcome(#"<command id="x" title="Export"/>"#).blamed == ["<command"])
    #expect(outcome(#"<command id="x" title="Post" role="primary"/>"#).isEmpty)
    #expect(outcome(#"<command system="done" display="title"/>"#).isEmpty)
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
}

@Suite("toolbar-overflow-form") struct ToolbarOverflowFormTests {
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
    let commands =
      #"<commands><command id="x" title="Export"/><command id="y" title="Pin"/></commands>"#
    func outcome(_ unit: String, _ more: String = "") -> Outcome {
      Outcome("toolbar-overflow-form", document("ios ipados", commands + center(unit) + more))
    }
    func menu(_ items: String) -> String { "<menu id=\"m\" title=\"M\">\(items)</menu>" }
    let item = #"<item ref="x" overflow="hide"/>"#
    #expect(outcome(item).blamed == ["hide"])
    #expect(outcome(item).message == "'Export' is hidden in a narrow bar, and stands in no menu")
    #expect(outcome(item, menu(#"<item ref="y"/>"#)).blamed == ["hide"])
    #expect(outcome(item, menu(#"<submenu id="s" title="S"><item ref="x"/></submenu>"#)).isEmpty)
    // A button is no menu.
    #expect(outcome(item, #"<button id="b" ref="x"/>"#).blamed == ["hide"])
    // Units that stay, or that people have yet to add, are not hidden.
    #expect(outcome(#"<item ref="x" pinned="true" overflow="hide"/>"#).isEmpty)
    #expect(outcome(#"<item ref="x" overflow="hide" customization="optional"/>"#).isEmpty)
    // A group is blamed once, and a menu is hidden with its button.
    let group = #"<group id="g" title="G" symbol="star" overflow="hide">"#
    #expect(outcome(group + #"<item ref="x"/><item ref="y"/></group>"#).findings.count == 1)
    let pullDown = #"<pull-down-button id="p" title="P" overflow="hide"><item ref="x"/>"#
    #expect(outcome(pullDown + #"<item ref="y"/></pull-down-button>"#).blamed == ["hide"])
  }
}

@Suite("toolbar-overflow-manual") struct ToolbarOverflowManualTests {
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
    let again =
      items(2)
      + #"<pull-down-button id="m" title="Rest"><item ref="c0"/><item ref="c1"/></pull-down-button>"#
    #expect(
      Outcome("toolbar-overflow-manual", document("macos", center(again))).severities == [.error])
    let other = again.replacing("</pull", with: #"<command id="x" title="Pin"/></pull"#)
    #expect(Outcome("toolbar-overflow-manual", document("macos", center(other))).isEmpty)
  }
}

@Suite("toolbar-search-count") struct ToolbarSearchCountTests {
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
}

@Suite("toolbar-segmented") struct ToolbarSegmentedTests {
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
}

@Suite("toolbar-tabbar-both") struct ToolbarTabbarBothTests {
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
}

@Suite("toolbar-unclear") struct ToolbarUnclearTests {
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
}

@Suite("toolbar-watch-count") struct ToolbarWatchCountTests {
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
  }
}
