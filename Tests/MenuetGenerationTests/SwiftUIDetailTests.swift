import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// What generated code for SwiftUI does on a device, read off the code.
@Suite struct SwiftUIDetailTests {
  private func generate(
    _ content: String, platforms: String = "ios ipados macos", least: String = "16.0"
  ) throws -> String {
    let text = """
      <?menuet-allow framework-cannot-express?>
      <menuet xmlns="urn:menuet:1" name="Detail" platforms="\(platforms)" min-ios="\(least)">
      \(content)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Detail.menuet.xml")
    let generated = compilation.swift(framework: .swiftui, access: .internal)
    let source = try #require(generated, "\(compilation.diagnostics)")
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source, "Detail.swift")
    expectNone(try tools.typecheckSwiftUI(file))
    expectNone(try tools.lint(file))
    return String(decoding: source, as: UTF8.self)
  }

  private static let two = """
    <command id="one" title="One" symbol="star" shortcut="cmd+1"/>
    <command id="two" title="Two" symbol="star"/><command id="three" title="Three" symbol="star"/>
    """

  @Test func keysOfACommandInAMenuBarOfOtherPlatformsStay() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu-bar id="bar" platforms="macos"><menu standard="file"><item ref="one"/></menu></menu-bar>
      <menu id="m" title="M"><item ref="one"/><item ref="two"/><item ref="three"/></menu>
      """)
    #expect(code.contains("case .one: return isMac"))
  }

  @Test func pairsHaveKeysAndIdentifiersOnce() throws {
    let code = try generate(
      """
      <commands>\(Self.two)
        <toggle id="wrap" form="pair" on-title="Wrap" off-title="Do Not" shortcut="cmd+w"/></commands>
      <menu id="m" title="M"><item ref="one"/><item ref="two"/><item ref="wrap"/></menu>
      """)
    #expect(code.contains("half.id += state ? \".on\" : \".off\""))
    #expect(code.contains("if half.isOn { half.shortcut = nil }"))
  }

  @Test func itemsThatAreHiddenLeaveNoPlaceInABar() throws {
    let code = try generate(
      """
      <states><state id="old"/></states>
      <commands>\(Self.two)
        <command id="archive" title="Archive" symbol="archivebox" visible-when="old"/></commands>
      <toolbar id="bar"><trailing><item ref="one"/><item ref="archive"/></trailing></toolbar>
      """)
    #expect(code.contains("if bar.item(.archive).isShown {\n      ToolbarItem(id: \"archive\""))
  }

  @Test func aToolbarOfAnotherPlatformLeavesTheViewAlone() throws {
    func code(_ platforms: String) throws -> String {
      try generate(
        """
        <commands>\(Self.two)</commands>
        <toolbar id="bar" \(platforms)><leading><title title="Notes"/></leading>
          <trailing><item ref="one"/></trailing></toolbar>
        """)
    }
    let onMac = try code("platforms=\"macos\"")
    #expect(onMac.contains("    if isMac {\n      ToolbarItem(id: \"one\""))
    #expect(onMac.contains("    if Detail.isMac {\n      toolbar {"))
    #expect(onMac.contains("    } else {\n      self\n    }"))
    #expect(try !code("").contains("isMac"))
  }

  @Test func alternatesAreHeldOnAMac() throws {
    let code = try generate(
      """
      <commands><command id="close-one" title="Close One" shortcut="cmd+shift+w"/>
        <command id="close-all" title="Close All" shortcut="cmd+opt+shift+w"
          alternate-of="close-one"/></commands>
      <menu-bar id="bar"><menu standard="file"><item ref="close-one"/><item ref="close-all"/></menu>
      </menu-bar>
      """)
    #expect(
      code.contains(".modifier(Alternate(modifiers: .option, other: menu.item(.closeAll)))"))
    #expect(code.contains("if #available(macOS 15.0, *) {"))
  }

  @Test func whatAPresentationShowsPresentsToo() throws {
    let code = try generate(
      """
      <commands><command id="write" title="Write…" symbol="star" presents="compose"/>
        <command id="send" title="Send" symbol="star" dismisses="true"/></commands>
      <button ref="write"/>
      <sheet id="compose" title="Letter"><item ref="send"/></sheet>
      """)
    #expect(
      code.contains(
        """
                .modifier(
                  Presenting(holder: .compose, presented: presented, actions: actions, shown: content)
                )
        """))
    // What the method itself presents stays.
    #expect(
      code.contains(
        """
            case .send:
              let presentation = presented?.presentations.last
              actions.send()
              presented?.dismiss(presentation)
        """))
  }

  private static let asking = """
    <commands>\(two)<command id="delete" title="Delete…" symbol="trash" confirm="sure"/></commands>
    <alert id="sure" title="Sure?"><command id="yes" title="Delete"/><command system="cancel"/></alert>
    """

  /// The model, which several windows may show, keeps nothing of what one of them presents; what does is
  /// observed, so that the modifier that asks is made again, whatever the model is.
  @Test func whatIsPresentedBelongsToAScene() throws {
    let code = try generate(
      Self.asking + """
        <menu-bar id="bar"><menu standard="file"><item ref="delete"/></menu></menu-bar>
        <toolbar id="tools"><trailing><item ref="one"/><item ref="delete"/></trailing></toolbar>
        """)
    let model = try #require(code.components(separatedBy: "protocol DetailActions").last)
    #expect(!model.prefix { $0 != "}" }.contains("presented"))
    for line in [
      "  @MainActor final class Presented: ObservableObject {",
      "    @Published private var question: Question?",
      // One for each scene, kept where the scene's view is.
      "    @StateObject var own = Presented()", "    @ObservedObject var presented: Presented",
      // The items inside find it, and the menu bar finds that of the window in front.
      "      presenting(over: content.environment(scene, presented), of: presented, on: actions)",
      "    @Environment(scene) var presented", "        .focusedSceneObject(presented)",
      "    @FocusedObject var presented: Presented?", "        .environment(scene, presented)",
      // Where nothing shows it, nothing can be asked.
      "        .disabled(!isEnabled || isOutOfScene)", "    case .delete: return true",
    ] {
      #expect(code.contains("\n\(line)\n"), "\(line)")
    }
    #expect(
      code.contains(
        "func detailPresentations(\n    _ actions: any DetailActions, in presented: Detail.Presented? = nil\n"
      ))
  }

  @Test func whatAPlacePresentsBelongsToItsSceneToo() throws {
    let code = try generate(
      """
      <commands>\(Self.two)<choice id="size" title="Size"><option id="s" title="S"/>
        <option id="other" title="Other…" presents="sizes"/></choice></commands>
      <button ref="one" confirm="sure"/>
      <pop-up-button id="sizing" choice="size"/>
      <pull-down-button id="more" title="More" primary="two"><item ref="one"/><item ref="two"/>
        <item ref="three"/></pull-down-button>
      <sheet id="sizes" title="Sizes"/>
      <alert id="sure" title="Sure?"><command id="yes" title="Yes"/><command system="cancel"/></alert>
      """)
    #expect(code.contains(".performing { presented in\n"))
    #expect(code.contains("presented?.ask(\"sure\", before: Command.one)"))
    #expect(code.contains("perform(.two, on: actions, in: presented)"))
    #expect(code.components(separatedBy: "InScene { presented in").count == 3)
    #expect(code.contains("selection: sizeBinding(actions, in: presented)"))
    #expect(code.contains("case .other: presented?.present(.sizes)"))
  }

  /// A focused value that is an observed object tells of none of its changes.
  @Test func theMenuBarFollowsObservedParts() throws {
    func code(_ least: String) throws -> String {
      try generate(
        """
        <commands handler="Editor"><toggle id="bold" title="Bold"/></commands>
        <menu-bar id="main"><menu id="text" title="Text"><item ref="bold"/></menu></menu-bar>
        """, platforms: "ios ipados", least: least)
    }
    let observed = try code("16.0")
    #expect(observed.contains("@FocusedObject private var editor: Focus<any DetailEditorActions>?"))
    #expect(observed.contains("content.focusedSceneObject(latest.focus(on: part))"))
    #expect(observed.contains(".modifier(Detail.Focusing(part: part))"))
    #expect(observed.contains("        all.editor = editor.part\n"))
    // So are the parts of the app itself.
    #expect(observed.contains("@ObservedObject private var changes: Changes"))
    #expect(!observed.contains("FocusedValue"))
    let observable = try code("17.0")
    #expect(observable.contains("@FocusedValue(\\.detailEditorPart) private var editor"))
    #expect(observable.contains(".focusedSceneValue(\\.detailEditorPart, part)"))
    #expect(!observable.contains("Focus<"))
  }

  @Test func primaryCommandsOfBarsAreProminent() throws {
    func code(_ least: String) throws -> String {
      try generate(
        """
        <commands>\(Self.two)<command id="send" title="Send" symbol="paperplane" role="primary"/>
        </commands>
        <toolbar id="bar"><trailing><item ref="one"/><item ref="send"/></trailing></toolbar>
        """, platforms: "ios ipados", least: least)
    }
    #expect(try code("26.0").contains("bar.item(.send)\n        .buttonStyle(.glassProminent)"))
    let older = try code("16.0")
    #expect(older.contains("bar.item(.send)\n        .modifier(Prominent())"))
    #expect(older.contains("          content.buttonStyle(.glassProminent)\n"))
    #expect(older.components(separatedBy: "Prominent())").count == 2)
  }

  @Test(arguments: [("16.0", true), ("26.0", false)])
  func aPrimaryCommandThatLooksAsOthersIsSaid(least: String, isSaid: Bool) throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Detail" platforms="ios" min-ios="\(least)">
      <toolbar id="bar"><trailing><command id="send" title="Send" role="primary"/></trailing></toolbar>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Detail.menuet.xml")
    _ = compilation.swift(framework: .swiftui, access: .internal)
    let messages = compilation.diagnostics.map(\.message)
    #expect(
      messages.contains { $0.contains("a primary command prominently from iOS 26") } == isSaid)
  }

  @Test func barsAtTheBottomHaveSpaces() throws {
    func code(_ least: String) throws -> String {
      try generate(
        """
        <commands>\(Self.two)</commands>
        <toolbar id="bar" edge="bottom"><leading><item ref="one"/></leading>
          <trailing><item ref="two"/><space/><item ref="three"/></trailing></toolbar>
        """, platforms: "ios ipados", least: least)
    }
    let newer = try code("26.0")
    #expect(newer.contains("    ToolbarSpacer(.flexible, placement: Place.bottom)\n"))
    #expect(newer.contains("    ToolbarSpacer(.fixed, placement: Place.bottom)\n"))
    #expect(!newer.contains("Spacer() }") && !newer.contains("bottomSpace"))
    let older = try code("16.0")
    #expect(older.contains("    bottomSpace()\n"))
    #expect(older.contains("    bottomSpace(isFlexible: false)\n"))
    #expect(
      older.contains(
        "return ToolbarSpacer(isFlexible ? .flexible : .fixed, placement: Place.bottom)"))
  }

  @Test func popoversOfItemsAppearWhereTheItemIsNotInItsBar() throws {
    let code = try generate(
      """
      <commands>\(Self.two)<command id="filter" title="Filter…" symbol="star" presents="filters"/>
      </commands>
      <toolbar id="bar" style="browser"><center><item ref="one"/><item ref="filter"/></center></toolbar>
      <popover id="filters" title="Filters"><item ref="two"/></popover>
      """)
    #expect(code.contains(".popover(.filters, over: nil, of: nil) { presented in"))
    #expect(code.contains(".popover(.filters, over: holder, of: presented) { presented in"))
    #expect(code.contains("presented.popoversInBars.contains(popover) == isAtItem"))
  }

  @Test func togglesOutsideBarsAreButtons() throws {
    let code = try generate(
      "<commands><toggle id=\"loop\" title=\"Loop\" symbol=\"repeat\"/></commands><button ref=\"loop\"/>"
    )
    #expect(code.contains(".toggleStyle(.button)"))
  }

  @Test func nothingIdleIsDeclared() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu id="m" title="M"><item ref="one"/><item ref="two"/><item ref="three"/></menu>
      """)
    for name in [
      "Place", "isPad", "isPhone", "isMac", "changed", "subtitle", "image", "hidesUnavailable",
      "perform: ", "Presented", "Alternate", "Parts",
    ] {
      #expect(!code.contains(name), "\(name)")
    }
  }

  @Test func placesChangeKeys() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu id="m" title="M"><item ref="one" shortcut="none"/><item ref="two"/><item ref="three"/>
      </menu>
      """)
    #expect(code.contains("menu.item(.one)\n        .keyed(nil)"))
  }

  @Test func aMenuHasOneRow() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu id="m" title="M" layout="small"><item ref="one"/>
        <section><item ref="two"/></section><section><item ref="three"/></section></menu>
      <menu id="n" title="N" layout="small"><section><item ref="two"/></section>
        <section><item ref="three"/></section></menu>
      """)
    let menus = code.components(separatedBy: "static func nMenu")
    #expect(menus.map { $0.components(separatedBy: "ControlGroup {").count - 1 } == [1, 1])
  }

  @Test func aRowOfSymbolsIsAPalette() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu id="m" title="M" layout="small"><item ref="one"/><item ref="two"/></menu>
      """)
    // Documentation of palette: it is for rows in menus, on a Mac too; of compactMenu: in a menu it
    // is a submenu.
    #expect(
      code.contains(
        """
              if #available(iOS 17.0, macOS 14.0, *) {
                content.controlGroupStyle(.palette)
              } else {
                content
              }
        """))
    #expect(!code.contains("compactMenu"))
  }

  @Test func whatItemsFollowIsSaid() throws {
    let code = try generate(
      """
      <menu id="m" title="M"><dynamic id="recent" title="Recent"/></menu>
      """)
    #expect(code.contains("reads of an `@Observable` model"))
    #expect(!code.contains("each time that a menu is shown"))
  }

  @Test func keptUnitsOfTheCenterStayInTheBar() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <toolbar id="bar" style="browser"><center><item ref="one" pinned="true"/>
        <group id="both" title="Both" collapse="none"><item ref="two"/></group>
        <item ref="three"/></center></toolbar>
      """)
    #expect(code.contains("ToolbarItem(id: \"one\", placement: Place.pinned)"))
    #expect(code.contains("ToolbarItem(id: \"both\", placement: Place.pinned)"))
    #expect(code.contains("ToolbarItem(id: \"three\", placement: .secondaryAction)"))
    #expect(code.contains("return .topBarPinnedTrailing"))
  }

  @Test func sheetsHaveTheirItems() throws {
    let code = try generate(
      """
      <commands><command id="write" title="Write…" symbol="star" presents="compose"/>
        <toggle id="urgent" title="Urgent" symbol="star"/>
        <choice id="size" title="Size"><option id="s" title="S"/><option id="m" title="M"/></choice>
        <command id="discard" title="Discard" role="destructive" dismisses="true"/></commands>
      <button ref="write"/>
      <sheet id="compose" title="Letter"><command system="cancel"/><command system="done"/>
        <item ref="discard"/><item ref="urgent"/><item ref="size"/></sheet>
      <sheet id="empty" title="Nothing"/>
      """)
    let words = "\n        .modifier(WayOut())"
    for (id, place, look) in [
      ("cancel", ".cancellationAction", words), ("done", ".confirmationAction", words),
      ("discard", ".destructiveAction", ""), ("urgent", "Place.bottom", ""),
    ] {
      let item = "ToolbarItem(placement: \(place)) {\n      bar.item(.\(id))\(look)\n    }"
      #expect(code.contains(item), "\(id)")
    }
    #expect(code.contains("ToolbarItem(placement: Place.bottom) {\n      sizePicker(actions)"))
    #expect(code.contains("let bar = Surface(id: \"compose\", actions: actions)"))
    #expect(
      code.contains(
        """
          func detailComposeItems(_ actions: any DetailActions) -> some View {
            toolbar {
              Detail.composeItems(actions)
            }
            .navigationTitle(Detail.Strings.text("sheet.compose.title", "Letter"))
          }
        """))
    #expect(code.contains("func detailEmptyTitle() -> some View {"))
  }

  @Test func commandsCloseTheSheetThatTheyEnd() throws {
    let code = try generate(
      """
      <commands><command id="pick" title="Pick…" symbol="star" presents="stamps"/>
        <command id="attach" title="Attach" symbol="star"/></commands>
      <button ref="pick"/><button ref="attach"/>
      <sheet id="stamps" title="Stamps" auto-dismiss="attach"><item ref="attach"/></sheet>
      """)
    #expect(
      code.contains(
        """
            case .attach:
              let presentation = presented?.presentations.last
              actions.attach()
              if presentation == .stamps {
                presented?.dismiss(presentation)
              }
        """))
  }

  /// A popover that becomes a sheet rests by itself, wherever that sheet was moved.
  @Test func presentationsRestByThemselves() throws {
    let code = try generate(
      """
      <commands><command id="show" title="Show…" symbol="star" presents="form"/>
        <command id="point" title="Point…" symbol="star" presents="tip"/>
        <command id="grow" title="Grow" symbol="star" sets-detent="form:large"/></commands>
      <button ref="show"/><button ref="point"/><button ref="grow"/>
      <popover id="tip" title="Tip" adapts-to="form"/>
      <sheet id="form" title="Form" detents="medium large"><item ref="grow"/></sheet>
      """)
    #expect(
      code.contains(
        """
              actions.grow()
              presented?.detents[.form] = .large
              presented?.detents[.tip] = .large
        """))
    #expect(code.contains("presented.detent(of: .form, atFirst: .medium)"))
    #expect(code.contains("presented.detent(of: .tip, atFirst: .medium)"))
  }

  @Test func undoFollowsTheUndoManager() throws {
    let code = try generate(
      """
      <toolbar id="bar"><trailing><command system="undo"/><command system="redo"/></trailing></toolbar>
      """)
    #expect(code.contains("case .undo: return actions.undoManager?.canUndo == true"))
    #expect(code.contains("if undoes(command) { item.isEnabled = true }"))
    for change in ["DidCloseUndoGroup", "DidUndoChange", "DidRedoChange"] {
      #expect(code.contains(".onReceive(publisher(.NSUndoManager\(change)))"))
    }
  }

  @Test(arguments: [
    // Documentation of CommandGroupPlacement.saveItem: Close would go with it.
    ("file", "<command system=\"save\"/>", "CommandGroup(after: .saveItem)"),
    (
      "file", "<command system=\"save\"/><command system=\"close\" confirm=\"sure\"/>",
      "CommandGroup(replacing: .saveItem)"
    ),
    (
      "file", "<command system=\"save\"/><command system=\"close\"/>",
      "CommandGroup(before: .saveItem)"
    ),
    ("file", "<command system=\"rename\"/>", "CommandGroup(after: .saveItem)"),
    (
      "edit", "<command system=\"undo\" confirm=\"sure\"/>", "CommandGroup(replacing: .undoRedo)"
    ),
    ("edit", "<command system=\"find\"/>", "CommandGroup(replacing: .textEditing)"),
    (
      "edit", "<submenu title=\"Find\"><command system=\"find\"/><item ref=\"two\"/></submenu>",
      "CommandGroup(replacing: .textEditing)"
    ),
    (
      "view", "<command system=\"show-sidebar\" confirm=\"sure\"/>",
      "CommandGroup(replacing: .sidebar)"
    ),
    ("help", "<command system=\"help\"/>", "CommandGroup(replacing: .help)"),
  ]) func ownCommandsTakeThePlaceOfTheSystems(menu: String, content: String, group: String) throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu-bar id="bar"><menu standard="\(menu)">\(content)</menu></menu-bar>
      <menu id="m" title="M"><item ref="one"/><item ref="two"/><item ref="three"/></menu>
      <alert id="sure" title="Sure?"><command id="yes" title="Yes"/><command system="cancel"/></alert>
      """)
    #expect(code.contains(group))
    #expect(code.components(separatedBy: "CommandGroup(").count == 2)
    #expect(!code.contains("SidebarCommands()"))
  }

  /// Documentation of CommandGroup: an addition goes to the end of the group, or to its beginning.
  @Test(arguments: [
    (
      "edit", "<command system=\"copy\"/><separator/><item ref=\"one\"/>",
      "after: .pasteboard", ["Divider()", "menu.items(.one)"]
    ),
    (
      "edit", "<command system=\"copy\"/><item ref=\"one\"/>", "after: .pasteboard",
      ["menu.items(.one)"]
    ),
    (
      "edit", "<item ref=\"one\"/><separator/><command system=\"copy\"/>", "before: .pasteboard",
      ["menu.items(.one)", "Divider()"]
    ),
    (
      "edit", "<item ref=\"one\"/><command system=\"copy\"/>", "before: .pasteboard",
      ["menu.items(.one)"]
    ),
    // The menu has the system's commands, which the document does not list.
    ("edit", "<item ref=\"one\"/>", "after: .pasteboard", ["Divider()", "menu.items(.one)"]),
    ("help", "<item ref=\"one\"/>", "after: .help", ["Divider()", "menu.items(.one)"]),
    // Close, which the document lists, comes after it.
    (
      "file", "<item ref=\"two\"/><separator/><command system=\"close\"/>", "after: .newItem",
      ["menu.items(.two)"]
    ),
    // Save follows the system's Close.
    ("file", "<command system=\"save\"/>", "after: .saveItem", ["menu.items(.save)"]),
    // What replaces a group has nothing to be divided from.
    ("help", "<command system=\"help\"/>", "replacing: .help", ["menu.items(.help)"]),
    // No line without what follows it.
    (
      "edit", "<command system=\"copy\"/><separator/><item ref=\"one\" platforms=\"macos\"/>",
      "after: .pasteboard",
      ["if isMac {", "  Divider()", "}", "if isMac {", "  menu.item(.one)", "}"]
    ),
  ]) func linesDivideTheAppsItemsFromTheSystems(
    menu: String, content: String, group: String, items: [String]
  ) throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <menu-bar id="bar"><menu standard="\(menu)">\(content)</menu></menu-bar>
      <menu id="m" title="M"><item ref="one"/><item ref="two"/><item ref="three"/></menu>
      """)
    let start =
      "    CommandGroup(\(group)) {\n      Followed {\n        let menu = "
    let body = try #require(code.components(separatedBy: start).dropFirst().first)
    let lines = body.split(separator: "\n").dropFirst().prefix { $0 != "      }" }
    #expect(lines.map { String($0.dropFirst(8)) } == items)
  }

  @Test func aMenuWithoutTheSystemsItemsHasNoClose() throws {
    let code = try generate(
      """
      <menu-bar id="bar"><menu standard="file" system-items="none"><command system="save"/></menu>
      </menu-bar>
      """)
    #expect(code.contains("CommandGroup(replacing: .saveItem)"))
  }

  @Test func theSystemListsTheWindowsOfAMac() throws {
    let menu = """
      <menu-bar id="bar"><menu standard="window"><command id="tile" title="Tile"/><separator/>
        <dynamic id="windows" title="Windows"/></menu></menu-bar>
      """
    let mac = try generate(menu, platforms: "macos")
    #expect(mac.contains("        Divider()\n        menu.items(.tile)\n      }\n"))
    #expect(!mac.contains("makeWindows"))
    let both = try generate(menu)
    #expect(
      both.contains(
        """
                menu.items(.tile)
                if isPhone || isPad {
                  Divider()
                }
                if isPhone || isPad {
                  dynamic(actions.makeWindows(limit: nil))
                }
        """))
  }

  @Test func aWindowMenuWithoutTheSystemsItemsCompilesEverywhere() throws {
    let code = try generate(
      """
      <menu-bar id="bar"><menu standard="window" system-items="none">
        <command id="tile" title="Tile"/></menu></menu-bar>
      """)
    #expect(
      code.contains(
        """
              #if os(macOS)
                CommandGroup(replacing: .windowList) { EmptyView() }
        """))
    #expect(code.contains("    NoWindowList()\n"))
  }

  @Test(arguments: [
    (
      "<menu standard=\"file\" title=\"Ablage\"><command id=\"a\" title=\"A\"/></menu>",
      "the system's title"
    ),
    (
      "<menu id=\"m\" title=\"M\" symbol=\"star\"><command id=\"a\" title=\"A\"/></menu>",
      "its title only"
    ),
    (
      "<menu standard=\"edit\" system-items=\"none\"><command system=\"copy\"/></menu>",
      "the system's others stay"
    ),
    (
      "<menu standard=\"window\"><dynamic id=\"w\" title=\"Windows\"/></menu>",
      "lists the windows"
    ),
    ("<menu standard=\"file\"><command system=\"save\"/></menu>", "gives way as a whole"),
  ]) func whatTheMenuBarCannotSayIsNoted(menu: String, words: String) throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Detail" platforms="macos">
        <menu-bar id="bar">\(menu)</menu-bar>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Detail.menuet.xml")
    _ = compilation.swift(framework: .swiftui, access: .internal)
    let notes = compilation.diagnostics.filter { $0.rule == "framework-cannot-express" }
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.message.contains(words) }, "\(notes)")
  }

  /// Documentation of CommandMenu: between View and Window, in the order of the declarations.
  @Test(arguments: [
    ("<menu standard=\"format\"><command id=\"a\" title=\"A\"/></menu>", true),
    (
      """
      <menu id="m" title="M"><command id="a" title="A"/></menu>
      <menu standard="view"><command id="b" title="B"/></menu>
      """, true
    ),
    (
      """
      <menu standard="view"><command id="b" title="B"/></menu>
      <menu id="m" title="M"><command id="a" title="A"/></menu>
      <menu standard="window"><command id="c" title="C"/></menu>
      """, false
    ),
  ]) func aMenuThatIsElsewhereIsNoted(menus: String, isNoted: Bool) throws {
    for platforms in ["macos", "ipados"] {
      let text = """
        <menuet xmlns="urn:menuet:1" name="Detail" platforms="\(platforms)">
          <menu-bar id="bar">\(menus)</menu-bar>
        </menuet>
        """
      var compilation = Compiler().compile(Array(text.utf8), path: "Detail.menuet.xml")
      _ = compilation.swift(framework: .swiftui, access: .internal)
      let notes = compilation.diagnostics.filter { $0.message.contains("between View and Window") }
      #expect(notes.count == (isNoted && platforms == "macos" ? 1 : 0), "\(notes)")
    }
  }

  @Test func theTitleOfAPopUpButtonIsTheLabelOfItsPicker() throws {
    let code = try generate(
      """
      <commands><choice id="order" title="Order"><option id="n" title="Name" default="true"/>
        <option id="d" title="Date"/></choice></commands>
      <toolbar id="bar"><trailing><pop-up-button id="sort" choice="order" title="Sort By"/></trailing>
      </toolbar>
      <menu id="m" title="M"><item ref="order"/></menu>
      """)
    #expect(
      code.contains(
        "orderPicker(actions, titled: Strings.text(\"pop-up-button.sort.title\", \"Sort By\"))"))
    #expect(code.contains("      title ?? Strings.text(\"choice.order.title\", \"Order\"), id:"))
    // A menu shows the title of the choice.
    #expect(code.contains("    orderPicker(actions)\n"))
    #expect(!code.contains(".accessibilityLabel("))
  }

  /// NSButton has the keys in generated code for AppKit.
  @Test func buttonsOutsideBarsAnswerReturnAndEscape() throws {
    let code = try generate(
      """
      <commands><command id="compose" title="New" presents="letter"/>
        <command id="send" title="Send" role="primary"/></commands>
      <menu id="m" title="M"><item ref="compose"/></menu>
      <sheet id="letter" title="Letter"><button ref="send"/><button system="cancel"/>
        <toolbar id="tools"><trailing><item ref="send"/></trailing></toolbar></sheet>
      """)
    #expect(code.components(separatedBy: ".pressed(by: .defaultAction)").count == 2)
    #expect(code.components(separatedBy: ".pressed(by: .cancelAction)").count == 2)
    #expect(code.contains("        .keyboardShortcut(pressing)\n"))
    // The keys of the command come first.
    let keyed = try generate(
      """
      <commands><command id="send" title="Send" role="primary" shortcut="cmd+d"/></commands>
      <view id="letter"><button ref="send"/></view>
      """)
    #expect(
      keyed.contains("        .keyboardShortcut(shortcut.flatMap { keys($0) } ?? pressing)\n"))
  }

  @Test(arguments: ["16.0", "17.0"]) func anOptionThatPresentsIsDimmedOutOfAScene(
    least: String
  ) throws {
    let code = try generate(
      """
      <commands><choice id="spacing" title="Spacing"><option id="one" title="1" default="true"/>
        <option id="other" title="Other…" presents="more"/></choice>
      <choice id="size" title="Size"><option id="s" title="S" default="true" shortcut="cmd+8"/>
        <option id="own" title="Own…" presents="more"/></choice></commands>
      <menu-bar id="bar"><menu id="m" title="M"><item ref="spacing"/><item ref="size"/></menu></menu-bar>
      <sheet id="more" title="More"><command system="done"/></sheet>
      """, least: least + "\" min-macos=\"\(least == "16.0" ? "13.0" : "14.0")")
    #expect(code.contains("presenting: [.other], isOutOfScene: presented == nil)"))
    #expect(code.contains("presenting: [.own], isOutOfScene: presented == nil"))
    let isAsked = code.contains("macOS 14.0, *) {\n        content.selectionDisabled(isDimmed)\n")
    #expect(isAsked == (least == "16.0"))
    #expect(code.contains("content.selectionDisabled(isDimmed)\n"))
    #expect(code.contains(".disabled(isOutOfScene && presenting.contains(option))"))
  }

  /// Documentation of `EnvironmentValues.documentConfiguration`: nil outside a DocumentGroup.
  @Test(arguments: ["16.0", "17.0"]) func theTitleOfADocumentStays(least: String) throws {
    let code = try generate(
      """
      <commands><command id="one" title="One" presents="letter"/></commands>
      <toolbar id="bar"><leading><title title="Untitled"/></leading><trailing><item ref="one"/></trailing>
      </toolbar>
      <sheet id="letter" title="Letter"><toolbar id="tools"><leading><title title="Tools"/></leading>
        </toolbar></sheet>
      """, least: least + "\" min-macos=\"\(least == "16.0" ? "13.0" : "14.0")")
    #expect(
      code.contains(
        ".modifier(Detail.ViewTitle(text: Detail.Strings.text(\"toolbar.bar.title\", \"Untitled\"))"
      ))
    #expect(code.contains("if document == nil {"))
    // A sheet over a document has its own title.
    #expect(
      code.contains(
        ".navigationTitle(Detail.Strings.text(\"toolbar.tools.title\", \"Tools\"))"))
  }

  @Test func optionsHaveTheirKeysInMenus() throws {
    let code = try generate(
      """
      <commands>\(Self.two)<choice id="size" title="Size"><option id="s" title="S" shortcut="cmd+8"/>
        <option id="m" title="M" shortcut="cmd+up"/><option id="l" title="L"/></choice></commands>
      <menu-bar id="bar" platforms="macos"><menu id="text" title="Text"><item ref="size"/></menu>
      </menu-bar>
      <menu id="m" title="M"><item ref="two"/><item ref="three"/><item ref="size"/></menu>
      """)
    #expect(code.contains("case .s: return Shortcut(\"8\", .command)"))
    #expect(code.contains("case \"up\": return .upArrow"))
    // The bar has the keys where there is one.
    #expect(
      code.contains(
        """
              if isMac {
                sizePicker(actions)
                  .pickerStyle(.inline)
                  .accessibilityIdentifier("size")
              } else {
                sizeItems(actions)
              }
        """))
  }

  @Test func optionsHaveKeysInMenusOnly() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Detail">
      <commands><choice id="size" title="Size"><option id="s" title="S" shortcut="cmd+8"/>
        <option id="m" title="M" shortcut="f5"/></choice></commands>
      <segmented choice="size"/>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Detail.menuet.xml")
    _ = compilation.swift(framework: .swiftui, access: .internal)
    let messages = compilation.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("options have keys in menus only") })
    #expect(messages.contains { $0.contains("SwiftUI has no name for the keys") })
  }

  @Test func methodsHideNoFunctionOfSwift() throws {
    let code = try generate(
      """
      <commands><command id="max" title="Maximum"/></commands>
      <menu id="m" title="M"><command system="print"/><item ref="max"/><command id="one" title="O"/>
      </menu>
      """)
    #expect(code.contains("  func performPrint()\n"))
    #expect(code.contains("case .max: actions.performMax()"))
  }

  @Test func whatNamingAddsCollides() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Detail"><menu id="m" title="M"><command system="print"/>
      <command id="perform-print" title="Perform Print"/></menu></menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Detail.menuet.xml")
    let messages = compilation.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("becomes 'performPrint' in Swift") }, "\(messages)")
  }

  @Test func whatIsSharedIsMadeWhenPeopleShare() throws {
    let code = try generate(
      """
      <toolbar id="bar"><trailing><command system="share" presents="page"/></trailing></toolbar>
      <activity-view id="page" title="Share Page"/>
      """)
    #expect(
      code.contains("func makePageItems(for command: Detail.Command?) -> [Detail.SharedItem]"))
    #expect(code.contains("ProxyRepresentation { item in try item.url() }"))
    // A body asks for nothing.
    #expect(code.contains(".sharing {\n          actions.makePageItems(for: .share)\n        }"))
    #expect(code.contains("ShareLink(items: SharedItems(shared), preview: \\.preview) { label }"))
    #expect(!code.contains("shared.isEmpty"))
  }

  @Test func nothingIsRequiredForMenusOfTheSystem() throws {
    let code = try generate(
      """
      <toolbar id="bar"><leading><back><dynamic id="visited" title="Visited" max="8"/></back></leading>
      <trailing><command id="one" title="One"/></trailing></toolbar>
      """)
    #expect(!code.contains("makeVisited"))
    #expect(!code.contains("DynamicItem"))
  }

  @Test func titlesHaveTheirMenusWithoutPresentations() throws {
    let code = try generate(
      """
      <commands>\(Self.two)</commands>
      <toolbar id="bar"><leading><title title="T"><document-menu><item ref="one"/></document-menu>
        </title></leading></toolbar>
      """)
    #expect(code.contains("Document(_ actions: any Actions) -> some View {"))
  }
}
