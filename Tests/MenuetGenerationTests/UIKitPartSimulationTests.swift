import Testing

/// Objects that implement a part of the app each, in the responder chain of a simulated UIKit.
extension UIKitSimulationTests {
  private static let parts = """
    <states><state id="note-selected"/></states>
    <commands><command id="new-note" title="New Note"/></commands>
    <commands handler="Editor">
      <toggle id="bold" title="Bold" enabled-when="note-selected" shortcut="cmd+b"/>
      <command id="make-plain" title="Make Plain" clears="bold" enabled-when="bold"/>
      <command id="add-date" title="Add Date" shortcut="cmd+d"/>
      <command id="burn" title="Burn…" confirm="ask"/>
    </commands>
    <commands handler="List">
      <choice id="sort-order" title="Sort By">
        <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
      </choice>
      <command id="open-note" title="Open Note" enabled-when="note-selected"/>
    </commands>
    <menu-bar id="bar">
      <menu id="own" title="Own">
        <item ref="new-note"/><item ref="bold"/><item ref="make-plain"/><item ref="burn"/>
        <item ref="sort-order"/><item ref="open-note"/>
      </menu>
    </menu-bar>
    <alert id="ask" title="Burn?">
      <command id="go" title="Burn" role="destructive"/><command system="cancel"/>
    </alert>
    """

  /// The whole app, and an editor and a list that implement one part each.
  private static let members = """
    var noteSelected = true, isBold = false
      var sortOrder = Office.Choice.SortOrder.byDate
    }

    final class Editor: UIViewController, OfficeEditorActions {
      var noteSelected = true, isBold = false
      func makePlain() { print("plain") }
      func addDate() { print("date") }
      func burn() { print("burn") }
      lazy var commands = Office.makeEditorCommandResponder(actions: self)
      override var next: UIResponder? { commands.followed(by: super.next) }
    }

    final class List: UIViewController, OfficeListActions {
      var noteSelected = false
      var sortOrder = Office.Choice.SortOrder.byDate
      func openNote() { print("open") }
      lazy var commands = Office.makeListCommandResponder(actions: self)
      override var next: UIResponder? { commands.followed(by: super.next) }
    """

  private static let program = """
    let builder = MenuBarBuilder()
    Office.buildMainMenu(with: builder)
    let menu = builder.root.children.compactMap { $0 as? UIMenu }.first { $0.title == "Own" }!
    let (editor, list) = (Editor(), List())
    @MainActor func target(_ command: UICommand) -> UIResponder? {
      UIApplication.shared.firstResponder?.target(
        forAction: command.action, withSender: command) as? UIResponder
    }
    /// What the menu shows: `-` for dimmed, `+` for a mark.
    @MainActor func show() {
      let titles = builder.commands(in: menu).map { command in
        let target = target(command)
        target?.validate(command)
        let isDimmed = target == nil || command.attributes.contains(.disabled)
        return command.title + (isDimmed ? "-" : "") + (command.state == .on ? "+" : "")
      }
      print(titles.joined(separator: ", "))
    }
    @MainActor func choose(_ title: String) {
      let command = builder.commands(in: menu).first { $0.title == title }!
      guard let target = target(command) else { return print("no", title) }
      target.validate(command)
      if !command.attributes.contains(.disabled) { command.performWithSender(command, target: nil) }
    }

    """

  private func runParts(_ program: String) throws -> [String] {
    try run(
      Self.parts, methods: ["newNote", "makePlain", "addDate", "burn", "openNote"],
      members: Self.members, Self.program + program)
  }

  @Test func eachPartAnswersForItsCommands() throws {
    let printed = try runParts(
      """
      editor.parentResponder = list
      UIApplication.shared.firstResponder = editor
      show()
      choose("Bold")
      choose("Name")
      show()
      choose("Make Plain")
      choose("Open Note")
      choose("New Note")
      choose("Burn…")
      print(editor.isBold, list.sortOrder)
      // Its shortcuts that no menu bar shows are the part's.
      for responder in [editor.commands, list.commands] as [UIResponder] {
        print((responder.keyCommands ?? []).map(\\.keys))
      }
      editor.commands.keyCommands?.first.map { $0.performWithSender($0, target: nil) }
      UIApplication.shared.firstResponder = list
      choose("Bold")
      """)
    #expect(
      printed == [
        "New Note-, Bold, Make Plain-, Burn…-, Date+, Name, Open Note-",
        "New Note-, Bold+, Make Plain, Burn…-, Date, Name+, Open Note-",
        "plain", "no New Note", "no Burn…", "false byName", #"["16 d"]"#, "[]", "date", "no Bold",
      ])
  }

  /// The nearest part performs and validates, and the whole app behind it does the rest.
  @Test func aPartStandsBeforeTheWholeApp() throws {
    let printed = try runParts(
      """
      let whole = Office.CommandResponder(actions: model)
      editor.parentResponder = whole
      editor.isBold = true
      UIApplication.shared.firstResponder = editor
      show()
      choose("New Note")
      choose("Name")
      print(model.log, model.sortOrder)
      editor.noteSelected = false
      show()
      UIApplication.shared.firstResponder = whole
      show()
      """)
    #expect(
      printed == [
        "New Note, Bold+, Make Plain, Burn…, Date+, Name, Open Note", #"["newNote"] byName"#,
        "New Note, Bold-+, Make Plain, Burn…, Date, Name+, Open Note",
        "New Note, Bold, Make Plain-, Burn…, Date, Name+, Open Note",
      ])
  }

  @Test func aPartThatPresentsIsUnavailableUnderIt() throws {
    let printed = try runParts(
      """
      editor.parentResponder = list
      let sheet = UIViewController()
      editor.present(sheet, animated: true)
      UIApplication.shared.firstResponder = sheet
      show()
      print(UIApplication.shared.press("16 d"))
      editor.dismiss(animated: true)
      UIApplication.shared.firstResponder = editor
      show()
      """)
    #expect(
      printed == [
        "New Note-, Bold-, Make Plain-, Burn…-, Date+, Name, Open Note-", "false",
        "New Note-, Bold, Make Plain-, Burn…-, Date+, Name, Open Note-",
      ])
  }

  @Test func aPartThatIsGoneDimsItsCommands() throws {
    let printed = try runParts(
      """
      var other: Editor? = Editor()
      let commands = other!.commands
      UIApplication.shared.firstResponder = commands
      other = nil
      show()
      """)
    #expect(printed == ["New Note-, Bold-, Make Plain-, Burn…-, Date-, Name-, Open Note-"])
  }
}
