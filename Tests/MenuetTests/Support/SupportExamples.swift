import MenuetModel

/// Documents in which each element stands, and values for its attributes.
enum SupportExamples {
  /// The place in a tag at which the attribute is written.
  static let mark = "@"

  /// What the examples refer to.
  private static let surroundings = """
    <states><state id="ready"/></states>
    <commands>
      <command id="one" title="One" symbol="star"/><command id="two" title="Two" symbol="bolt"/>
      <toggle id="flag" title="Flag" symbol="flag"/><toggle id="mark" title="Mark"/>
      <choice id="sort" title="Sort">
        <option id="by-name" title="By Name"/><option id="by-date" title="By Date"/>
      </choice>
      <choice id="size" title="Size"><option id="big" title="Big"/><option id="low" title="Low"/></choice>
    </commands>
    <menu id="extra" title="Extra"><item ref="two"/><item ref="flag"/></menu>
    <view id="screen" title="Screen"/>
    <region id="area" title="Area"/>
    <sheet id="card" title="Card" detents="medium large"><item ref="two"/></sheet>
    <cover id="curtain" title="Curtain"><item ref="two"/></cover>
    <menu id="spare" title="Spare"><item ref="one"/></menu>
    <alert id="ask" title="Sure?"><command id="yes" title="Yes"/></alert>
    <alert id="doubt" title="Really?"><command id="well" title="Well"/></alert>
    """

  /// The document of an example, with some text at its mark.
  static func document(_ example: String, _ attribute: String) -> String {
    let text =
      example.hasPrefix("<menuet")
      ? example.replacing("…", with: surroundings)
      : """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios ipados macos">
      \(surroundings)
      \(example)
      </menuet>
      """
    return text.replacing("@", with: attribute)
  }

  private static func menu(_ content: String) -> String {
    "<menu id=\"menu\" title=\"Menu\"><item ref=\"one\"/>\(content)</menu>"
  }

  private static func bar(_ content: String, _ region: String = "center") -> String {
    """
    <toolbar id="bar" overflow-by="menuet"><\(region)>\(content)<item ref="one"/></\(region)></toolbar>
    """
  }

  private static func menuBar(_ content: String) -> String {
    """
    <menu-bar id="main"><menu id="go" title="Go"><item ref="one"/>\(content)</menu></menu-bar>
    """
  }

  private static func sheet(_ content: String) -> String {
    """
    <sheet id="panel" title="Panel">\(content)</sheet>
    <button id="show" title="Show" presents="panel"/>
    """
  }

  private static let opener = "<button id=\"show\" title=\"Show\" presents=\"{id}\"/>"

  /// Examples of an element: an attribute does something where it does so in one of them.
  static func examples(of element: ElementName) -> [String] {
    switch element {
    case .menuet:
      [
        """
        <menuet xmlns="urn:menuet:1" @ name="Notes" platforms="ios ipados macos visionos">…
        \(bar("<space/><item ref=\"two\"/>"))<button id="b" title="B" style="glass" corner="capsule"/></menuet>
        """
      ]
    case .states: ["<states @><state id=\"late\"/></states>"]
    case .state:
      ["<states><state @ id=\"own\"/></states>" + menu("<item ref=\"two\" enabled-when=\"{id}\"/>")]
    case .commands:
      ["<commands @><command id=\"own\" title=\"Own\"/></commands>" + menu("<item ref=\"own\"/>")]
    case .include: []
    case .extend:
      [
        menu("<item ref=\"two\"/>")
          + "<extend @ target=\"menu\"><command id=\"own\" title=\"Own\"/></extend>",
        menu("<item ref=\"two\"/>") + """
          <extend @ target="menu" position="before" anchor="two"><command id="own" title="Own"/></extend>
          """,
      ]
    case .view:
      [
        "<view @ id=\"own\" title=\"Own\">\(bar("<item ref=\"two\"/>"))</view>",
        """
        <view @ id="own" title="Own"><toolbar id="titled"><leading><title/></leading></toolbar></view>
        """,
      ]
    case .tabBar:
      [
        """
        <view id="other"/><tab-bar @ id="own"><tab title="First" view="screen"/>\
        <tab title="Second" view="other"/></tab-bar>
        """
      ]
    case .tab:
      [
        """
        <view id="other"/><tab-bar id="tabs"><tab @ id="own" title="First" view="screen"/>\
        <tab title="Second" view="other"/></tab-bar>
        """
      ]
    case .check: [bar("<item ref=\"two\"/>") + "<check @/>"]
    case .command: commands("command", title: " title=\"Own\"")
    case .toggle: commands("toggle", title: " title=\"Own\"")
    case .choice:
      [
        menu(choice("@")), menuBar(choice("@")), sheet(choice("@")),
        "<commands>\(choice("@"))</commands>" + bar("<item ref=\"{id}\"/>"),
        menu(choice("@ enabled-when=\"ready\"")),
        menu(choice("@")) + "<segmented id=\"shown\" choice=\"{id}\"/>",
      ]
    case .option:
      [
        menu("<choice id=\"own-choice\" title=\"Choice\">\(option)</choice>"),
        menuBar("<choice id=\"own-choice\" title=\"Choice\">\(option)</choice>"),
        "<pop-up-button id=\"pop\" title=\"Pop\">\(option)</pop-up-button>",
      ]
    case .item:
      [
        menu("<item @ ref=\"two\"/>"),
        bar("<item @ ref=\"two\"/><command id=\"far\" title=\"A Long Way\"/>"),
        menuBar("<item @ ref=\"two\"/>"), sheet("<item @ ref=\"two\"/>"),
        "<edit-menu id=\"edit\" for=\"text\"><item @ ref=\"two\"/></edit-menu>",
        "<edit-menu id=\"edit\" for=\"text\"><item @ ref=\"two\" near=\"copy\"/></edit-menu>",
        menu("<item @ ref=\"two\" enabled-when=\"ready\"/>"),
        "<commands><command id=\"own\" title=\"Own\" shortcut=\"cmd+y\"/></commands>"
          + menuBar("<item @ ref=\"own\"/>"),
      ]
    default: surfaces(element)
    }
  }

  private static let option = """
    <option @ id="own" title="Own"/><option id="next" title="Next"/><option id="last" title="Last"/>
    """

  private static func choice(_ attributes: String) -> String {
    """
    <choice \(attributes) id="own" title="Own"><option id="new" title="New"/>\
    <option id="old" title="Old"/></choice>
    """
  }

  private static func commands(_ name: String, title: String) -> [String] {
    let own = "<\(name) @ id=\"own\"\(title)/>"
    let marked = "<\(name) @ id=\"own\"\(title) symbol=\"leaf\"/>"
    var examples = [
      menu(own), menuBar("<item ref=\"two\"/>" + own), bar(own), bar(marked), sheet(own),
      menu("<\(name) @ id=\"own\"\(title) enabled-when=\"ready\"/>"),
    ]
    guard name == "command" else {
      return examples + [
        menu("<toggle @ id=\"own\" on-title=\"Hide\" off-title=\"Show\"/>"),
        menu("<toggle @ id=\"own\" title=\"Own\" symbol=\"leaf\"/>"),
      ]
    }
    examples += [
      "<edit-menu id=\"edit\" for=\"text\">\(own)</edit-menu>",
      "<edit-menu id=\"edit\" for=\"text\"><command @ id=\"own\" title=\"Own\" near=\"copy\"/></edit-menu>",
      menu("<command @ id=\"own\" title=\"Own\" presents=\"card\"/>"),
      menu("<command @ id=\"own\" title=\"Own\" sets-detent=\"card:large\"/>"),
      """
      <popover id="pop" title="Pop"><command @ id="own" title="Own" presents="card"/></popover>
      <button id="show" title="Show" presents="pop"/>
      """,
      """
      <share-extension id="post" title="Post" accepts="url" interface="custom">\(own)</share-extension>
      """,
    ]
    return examples
  }

  private static func surfaces(_ element: ElementName) -> [String] {
    switch element {
    case .menu:
      [
        "<menu @ id=\"own\" title=\"Own\"><item ref=\"one\"/><item ref=\"two\"/></menu>",
        "<menu-bar id=\"main\"><menu @ id=\"own\" title=\"Own\"><item ref=\"one\"/></menu></menu-bar>",
        """
        <menu-bar id="main"><menu @ standard="edit" id="own" title="Own"><item ref="one"/></menu>\
        </menu-bar>
        """,
        "<menu @ id=\"own\" title=\"Own\" kind=\"status-item\"><item ref=\"one\"/></menu>",
      ]
    case .submenu:
      [
        menu("<submenu @ title=\"Own\"><item ref=\"two\"/><item ref=\"flag\"/></submenu>"),
        menuBar("<submenu @ title=\"Own\"><item ref=\"two\"/></submenu>"),
        menu("<submenu @ ref=\"extra\"/>"),
        menu("<submenu @ title=\"Own\" enabled-when=\"ready\"><item ref=\"two\"/></submenu>"),
      ]
    case .section:
      [
        menu("<section @><item ref=\"two\"/><item ref=\"flag\"/></section>"),
        menuBar("<section @><item ref=\"two\"/><item ref=\"flag\"/></section>"),
      ]
    case .separator:
      [menu("<separator @/><item ref=\"two\"/>"), menuBar("<separator @/><item ref=\"two\"/>")]
    case .dynamic: [menu("<dynamic @ id=\"own\"/>"), menuBar("<dynamic @ id=\"own\"/>")]
    case .slot:
      [
        menu("<slot @ id=\"own\"/>")
          + "<extend target=\"{id}\"><command id=\"late\" title=\"Late\"/></extend>"
      ]
    case .menuBar:
      ["<menu-bar @ id=\"own\"><menu id=\"go\" title=\"Go\"><item ref=\"one\"/></menu></menu-bar>"]
    case .button:
      [
        "<button @ id=\"own\" title=\"Own\"/>", "<button @ ref=\"one\"/>",
        "<button @ ref=\"flag\"/>",
        bar("<button @ id=\"own\" title=\"Own\"/>"),
        bar("<button @ id=\"own\" title=\"Own\" symbol=\"leaf\"/>"),
        "<button @ id=\"own\" title=\"Own\" presents=\"card\"/>",
        "<button @ id=\"own\" title=\"Own\" sets-detent=\"card:large\"/>",
        sheet("<button @ id=\"own\" title=\"Own\"/>"),
        "<popover id=\"pop\" title=\"Pop\"><button @ id=\"own\" title=\"Own\" presents=\"card\"/></popover>"
          + "<button id=\"show\" title=\"Show\" presents=\"pop\"/>",
        "<button @ id=\"own\" title=\"Own\" enabled-when=\"ready\"/>",
      ]
    case .popUpButton:
      [
        "<pop-up-button @ id=\"own\" title=\"Own\" choice=\"sort\"/>",
        bar("<pop-up-button @ id=\"own\" title=\"Own\" choice=\"sort\"/>"),
      ]
    case .pullDownButton:
      [
        """
        <pull-down-button @ id="own" title="Own"><item ref="one"/><item ref="two"/>\
        <item ref="flag"/></pull-down-button>
        """,
        bar(
          """
          <pull-down-button @ id="own" title="Own"><item ref="two"/><item ref="flag"/>\
          <item ref="mark"/></pull-down-button>
          """),
        bar(
          """
          <pull-down-button @ id="own" title="Own" symbol="leaf"><item ref="two"/><item ref="flag"/>\
          <item ref="mark"/></pull-down-button>
          """),
        """
        <pull-down-button @ id="own" title="Own" enabled-when="ready"><item ref="one"/>\
        <item ref="two"/></pull-down-button>
        """,
      ]
    case .segmented:
      [
        "<segmented @ id=\"own\" choice=\"sort\"/>", bar("<segmented @ choice=\"sort\"/>"),
      ]
    default: bars(element)
    }
  }

  private static func bars(_ element: ElementName) -> [String] {
    switch element {
    case .toolbar:
      [
        """
        <toolbar @ id="own"><leading><back/></leading>\
        <center><item ref="one"/><item ref="two"/></center></toolbar>
        """
      ]
    case .step:
      [
        """
        <toolbar id="bar"><center>\
        <group id="few" title="Few" symbol="leaf"><item ref="two"/><item ref="flag"/></group>\
        <item ref="one"/></center>\
        <shrink><step @ unit="few" to="overflow"/></shrink></toolbar>
        """
      ]
    case .leading, .center, .trailing, .shrink, .scrolling: []
    case .group:
      [
        bar("<group @ id=\"own\"><item ref=\"two\"/><item ref=\"flag\"/></group>"),
        bar("<group @ id=\"own\" symbol=\"leaf\"><item ref=\"two\"/><item ref=\"flag\"/></group>"),
        bar(
          """
          <group @ id="own" title="Own" collapse="menu"><item ref="two"/><item ref="flag"/></group>
          """),
        bar(
          """
          <group @ id="own" title="Own" symbol="leaf" collapse="menu"><item ref="two"/>\
          <item ref="flag"/></group>
          """),
      ]
    case .space: [bar("<space @/>"), bar("<space @/>", "trailing")]
    case .back:
      [
        bar("<back @/>", "leading"), bar("<back @><item ref=\"two\"/></back>", "leading"),
      ]
    case .close: [bar("<close @/>", "leading")]
    case .sidebarToggle: [bar("<sidebar-toggle @/>", "leading")]
    case .title: [bar("<title @/>", "leading"), bar("<title @ title=\"Own\"/>", "leading")]
    case .documentMenu:
      [
        bar(
          "<title><document-menu @ id=\"own\"><item ref=\"two\"/></document-menu></title>",
          "leading")
      ]
    case .search: [bar("<search @/>", "trailing")]
    case .inspectorToggle: [bar("<inspector-toggle @/>", "trailing")]
    case .contextMenu:
      [
        "<context-menu @ id=\"own\" for=\"row\"><item ref=\"one\"/><item ref=\"two\"/></context-menu>",
        """
        <drag-source id="d" for="row"><representation type="public.png"/></drag-source>
        <context-menu @ id="own" for="row" preview="Row"><item ref="one"/><item ref="two"/>\
        </context-menu>
        """,
      ]
    case .editMenu:
      ["<edit-menu @ id=\"own\" for=\"text\"><item ref=\"one\"/></edit-menu>"]
    default: presented(element)
    }
  }

  private static func presented(_ element: ElementName) -> [String] {
    switch element {
    case .sheet:
      [
        "<sheet @ id=\"own\" title=\"Own\"><item ref=\"one\"/></sheet>" + opener,
        """
        <sheet @ id="own" title="Own" detents="medium large"><item ref="one"/></sheet>\(opener)
        """,
        """
        <sheet @ id="own" title="Own" detents="medium large" edge-attached="true" \
        dismissal="confirm" confirm="ask"><item ref="one"/></sheet>\(opener)
        """,
      ]
    case .detent:
      [
        """
        <sheet id="panel" title="Own" detents="{id} large"><detent @ id="{id}" height="120pt"/>\
        <item ref="one"/></sheet><button id="show" title="Show" presents="panel"/>
        """
      ]
    case .cover: ["<cover @ id=\"own\" title=\"Own\"><item ref=\"one\"/></cover>" + opener]
    case .popover: ["<popover @ id=\"own\" title=\"Own\"><item ref=\"one\"/></popover>" + opener]
    case .alert:
      ["<alert @ id=\"own\" title=\"Own?\"><command id=\"sure\" title=\"Sure\"/></alert>" + opener]
    case .activityView: ["<activity-view @ id=\"own\"/>" + opener]
    case .activity:
      [
        """
        <activity-view id="panel"><activity @ id="act" title="Act" symbol="leaf"/></activity-view>
        <button id="show" title="Show" presents="panel"/>
        """
      ]
    case .shareExtension:
      [
        """
        <share-extension @ id="own" title="Own" accepts="url"/>
        """,
        """
        <share-extension @ id="own" title="Own" accepts="url" interface="custom">\
        <command id="send" title="Send"/></share-extension>
        """,
      ]
    case .actionExtension:
      [
        """
        <action-extension @ id="own" title="Own" accepts="url">\
        <command id="send" title="Send"/></action-extension>
        """
      ]
    case .region:
      [
        "<region @ id=\"own\"><drag-source id=\"d\"><representation type=\"public.png\"/></drag-source></region>"
      ]
    case .type:
      [
        "<type @ id=\"com.example.own\"/>"
          + "<drag-source id=\"d\" for=\"row\"><representation type=\"{id}\"/></drag-source>"
      ]
    case .field:
      [
        """
        <type id="com.example.own"><field @ name="own"/><field name="rest"/></type>
        <drop-target id="d" for="row"><accept type="com.example.own"/></drop-target>
        """
      ]
    case .dragSource:
      [
        """
        <drag-source @ id="own" for="row"><representation type="public.png"/>\
        <representation type="public.jpeg"/></drag-source>
        """,
        """
        <drag-source @ id="own" for="row" allows="move"><representation type="public.png"/>\
        </drag-source>
        """,
        """
        <drag-source @ id="own" for="row" preview="custom"><representation type="public.png"/>\
        </drag-source>
        """,
      ]
    case .representation:
      [
        """
        <drag-source id="d" for="row"><representation type="public.jpeg" fidelity="native"/>\
        <representation @ type="public.png"/></drag-source>
        """
      ]
    case .dropTarget:
      [
        "<drop-target @ id=\"own\" for=\"row\"><accept type=\"public.text\"/></drop-target>",
        "<drop-target @ id=\"own\" for=\"row\" accepts=\"public.text\"/>",
        """
        <drop-target @ id="own" for="row" auto-scroll="edges"><accept type="public.text"/></drop-target>
        """,
        """
        <drop-target @ id="own" for="row" starts="one"><accept type="public.text"/></drop-target>
        """,
        """
        <drop-target @ id="own" for="row" feedback="insertion"><accept type="public.text"/></drop-target>
        """,
        """
        <region id="rows"><drop-target @ id="own"><accept type="public.text"/></drop-target>
        <drop-target id="next"><accept type="public.text"/></drop-target></region>
        """,
        """
        <region id="rows" control="list"><drop-target @ id="own"><accept type="public.image"/></drop-target>
        </region>
        """,
      ]
    case .accept:
      [
        """
        <type id="com.example.own"><field name="own"/><field name="rest"/></type>
        <drop-target id="d" for="row"><accept @ type="com.example.own"/></drop-target>
        """
      ]
    default: []
    }
  }

  // MARK: Values

  /// Values that are none of an attribute's default: all words of a set, else one.
  static func values(of attribute: AttributeSpec, on element: ElementName) -> [String] {
    if attribute.name == .priority { return ["-7", "77"] }
    if attribute.name == .minIos { return ["27.0", "15.0"] }
    if let value = chosen["\(element.spelling) \(attribute.name.spelling)"] { return [value] }
    if let value = chosen[attribute.name.spelling] { return [value] }
    switch attribute.type {
    case .word(let set), .words(let set): return set.words.filter { $0 != attribute.defaultValue }
    case .boolean: return [attribute.defaultValue == "true" ? "false" : "true"]
    case .reference(let kinds), .references(let kinds), .notice(let kinds):
      return [declared(kinds)]
    case .length, .number, .integer, .count, .positive, .integers, .opacity, .version, .height:
      return [number(attribute.type)]
    default: return [word(attribute.type)]
    }
  }

  private static func number(_ type: AttributeType) -> String {
    switch type {
    case .opacity: "0.5"
    case .version: "27.0"
    case .height: "55%"
    default: "77"
    }
  }

  private static func word(_ type: AttributeType) -> String {
    switch type {
    case .text: "Zebra"
    case .typeID: "com.example.zebra"
    case .language: "fr"
    case .typeName: "Zebra"
    case .condition: "ready"
    case .shortcut: "cmd+shift+y"
    case .symbol: "star.fill"
    case .path: "Zebra.xcstrings"
    case .systemCommand: "print"
    case .detents: "medium large"
    case .detent: "large"
    case .sheetDetent: "card:large"
    case .uniformType, .uniformTypes: "public.data"
    case .typeCounts: "image:3"
    case .locales: "pseudo"
    default: "zebra"
    }
  }

  /// What the surroundings declare of a kind.
  private static func declared(_ kinds: ReferenceKinds) -> String {
    let known: [(ReferenceKinds, String)] = [
      (.command, "two"), (.toggle, "flag"), (.choice, "size"), (.menu, "extra"),
      (.view, "screen"), (.alert, "ask"), (.sheet, "card"), (.region, "area"),
    ]
    return known.first { kinds.contains($0.0) }?.1 ?? "zebra"
  }

  /// Values that cannot be derived: what an attribute is about stands in the example.
  private static let chosen: [String: String] = [
    "presents": "curtain",
    "near": "copy",
    "platforms": "ipados",
    "menuet platforms": "ios macos",
    "extend target": "extra",
    "extend anchor": "one",
    "item shortcut": "none",
    "step unit": "one",
    "affects": "card",
    "accept take": "own",
    "excludes": "print mail",
    "sheet auto-dismiss": "one",
    "sheet confirm": "doubt",
    "submenu ref": "spare",
    "drop-target accepts": "public.png",
  ]
}
