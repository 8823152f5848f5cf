import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// How generated code for UIKit keeps what is on screen up to date, in the simulation: which counts what
/// code writes.
extension UIKitSimulationTests {
  /// Two windows of the sample app.
  private static let notes = """
    import UIKit

    final class Note: UIViewController, QuickNotesActions {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      var isWordCount = false
      var textSize = QuickNotes.Choice.defaultTextSize
      func newNote() { text = "" }
      func deleteNote() { text = "" }
      func insertDate() { text += "date" }
    }

    let (note, other) = (Note(), Note())
    for note in [note, other] {
      QuickNotes.noteToolbar.apply(to: note.navigationItem, actions: note)
    }
    @MainActor func count(_ change: () -> Void) {
      let (writes, menus) = (Writes.count, UIMenu.count)
      change()
      print(Writes.count - writes, UIMenu.count - menus)
    }

    """

  /// Runs a program with the code generated from the document of the sample app.
  private func runQuickNotes(
    _ program: String, further names: [String] = []
  ) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples/NotesUIKit")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    var compilation = Compiler().compile(
      Array(try text("QuickNotes.menuet.xml").utf8), path: "QuickNotes.menuet.xml")
    let generated = compilation.swift(framework: .uikit, access: .internal)
    let swift = try #require(generated)
    let tools = try SwiftTools()
    defer { tools.clean() }
    // How scenes and apps begin is not simulated.
    let further = try names.map { name in
      let controller = try text(name).components(separatedBy: "\nfinal class SceneDelegate")[0]
      return try tools.write(controller, name)
    }
    let output = try tools.simulateUIKit(
      [tools.write(swift, "QuickNotes+Menuet.swift")] + further,
      tools.write(program, "main.swift"))
    return output.split(separator: "\n").map(String.init)
  }

  @Test func aKeystrokeWritesOnlyWhatIsOther() throws {
    let printed = try runQuickNotes(
      Self.notes + """
        count { note.text = "a"; QuickNotes.update() }
        count { note.text = "ab"; QuickNotes.update() }
        // The other window has nothing new.
        let writes = Writes.count
        note.textSize = .large
        QuickNotes.update()
        print(Writes.count - writes, other.navigationItem.items.compactMap { $0.menu }.count)
        // A menu that opens is made, and nothing else.
        count {
          for item in note.navigationItem.items { _ = item.menuRepresentation?.shown }
        }
        """)
    #expect(printed == ["1 0", "0 0", "2 1", "0 0"])
  }

  @Test func theWordCountOfTheSampleFollowsEveryChange() throws {
    let printed = try runQuickNotes(
      """
      import UIKit

      let note = NoteController()
      note.loadView()
      note.viewDidLoad()
      let text = note.view as! UITextView
      @MainActor func look() {
        let count = note.navigationItem.prompt?.filter { $0.isNumber } ?? "none"
        let words = text.text.split { $0 == " " || $0 == "\\n" }.count
        print(count == "\\(words)", words > 0)
      }
      QuickNotes.perform(.wordCount, on: note)
      text.type("two words")
      look()
      QuickNotes.perform(.newNote, on: note)
      look()
      // Its day, its time and its zone.
      QuickNotes.perform(.insertDate, on: note)
      look()
      note.deleteNote()
      look()
      """, further: ["QuickNotes.swift"])
    #expect(printed == ["true true", "true false", "true true", "true false"])
  }

  private static let controls = """
    <states><state id="online"/></states>
    <commands>
      <command id="send" title="Send" enabled-when="online"/>
      <command id="post" title="Post" enabled-when="online"/>
      <choice id="size" title="Size">
        <option id="small" title="Small" default="true"/><option id="large" title="Large"/>
      </choice>
      <choice id="sort" title="Sort By">
        <option id="date" title="Date" default="true"/><option id="name" title="Name"/>
      </choice>
    </commands>
    <toolbar id="main" style="editor">
      <center>
        <item ref="send"/>
        <pop-up-button id="sizes" choice="size" title="Size" enabled-when="online"/>
        <segmented id="segments" choice="sort" title="Sort By" visible-when="online"/>
        <pull-down-button id="posts" title="Posts" primary="post"><item ref="post"/></pull-down-button>
      </center>
    </toolbar>
    <button ref="send"/>
    <pop-up-button id="popped" choice="size" title="Size"/>

    """

  private static let choices = """
    var size = Office.Choice.Size.small
      var sort = Office.Choice.Sort.date
    """

  @Test func eachControlIsWrittenOnceForAChange() throws {
    let printed = try run(
      Self.controls, methods: ["send", "post"],
      members: "var online = false\n  \(Self.choices)",
      Self.bar + """
        let button = Office.sendButton(actions: model)
        let popUp = Office.poppedButton(actions: model)
        for change in [
          {}, { model.online = true }, {}, { model.size = .large }, { model.online = false },
        ] as [() -> Void] {
          let before = Writes.count
          change()
          Office.update()
          print(Writes.count - before, terminator: " ")
        }
        print()
        print(button.isEnabled, popUp.menu?.selectedElements.map(\\.title) ?? [])
        print(bar.items.map(\\.isEnabled))
        """)
    #expect(
      printed == ["0 9 0 4 7 ", #"false ["Large"]"#, "[false, false, true, true]"])
  }

  // UIAccessibility.h: the label names the element, the value is its content.
  @Test func aPopUpSaysItsTitleAndTheOptionThatHolds() throws {
    let printed = try run(
      Self.controls, methods: ["send", "post"],
      members: "var online = true\n  \(Self.choices)",
      Self.bar + """
        let popUp = Office.poppedButton(actions: model)
        let item = bar.items[1]
        for size in [Office.Choice.Size.small, .large] {
          model.size = size
          Office.update()
          print(item.accessibilityLabel ?? "", item.accessibilityValue ?? "", terminator: " ")
          print(popUp.accessibilityLabel ?? "", popUp.accessibilityValue ?? "")
        }
        """)
    #expect(printed == ["Size Small Size Small", "Size Large Size Large"])
  }

  @Test func anObservableModelIsFollowed() throws {
    let printed = try run(
      Self.controls, methods: ["send", "post"],
      members: """
        let store = Store()
          var reads = 0
          var online: Bool {
            reads += 1
            return isForced || store.online
          }
          var isForced = false
          var size = Office.Choice.Size.small
          var sort = Office.Choice.Sort.date
        """,
      """
      import Observation
      @Observable @MainActor final class Store { var online = false }
      @MainActor func wait() async { for _ in 0..<20 { await Task.yield() } }
      \(Self.bar)
      let send = bar.items[0]
      print(send.isEnabled)
      model.store.online = true
      await wait()
      print(send.isEnabled)
      model.store.online = false
      await wait()
      print(send.isEnabled)
      // What was not read at first is, after a change that the app tells of.
      model.isForced = true
      Office.update()
      model.isForced = false
      Office.update()
      model.store.online = true
      await wait()
      print(send.isEnabled)
      // Updates by hand leave nothing that watches behind.
      for _ in 0..<100 { Office.update() }
      await wait()
      model.reads = 0
      model.store.online = false
      await wait()
      print(send.isEnabled, model.reads < 20)
      """)
    #expect(printed == ["false", "true", "false", "true", "false true"])
  }

  // MARK: What nobody expects

  @Test func statesThatChangeWhileAMenuIsOpenHold() throws {
    let printed = try run(
      """
      <states><state id="online"/><state id="open"/></states>
      <commands>
        <command id="send" title="Send" enabled-when="online"/><command id="post" title="Post"/>
      </commands>
      <toolbar id="main" style="editor"><center><pull-down-button id="more" title="More">
        <item ref="send"/><item ref="post" enabled-when="open"/>
      </pull-down-button></center></toolbar>
      """, methods: ["send", "post"], members: "var online = true\n  var open = true",
      Self.bar + """
        let shown = bar.items[0].menu!.leaves.compactMap { $0 as? UIAction }
        for action in shown { action.performWithSender(nil, target: nil) }
        print(model.log)
        (model.online, model.open) = (false, false)
        // Once more, in the menu that is still open.
        for action in shown { action.performWithSender(nil, target: nil) }
        print(model.log)
        """)
    #expect(printed == [#"["send", "post"]"#, #"["send", "post"]"#])
  }

  @Test func aBarAppliedTwiceHasEachItemOnce() throws {
    let printed = try run(
      Self.controls, methods: ["send", "post"],
      members: "var online = true\n  \(Self.choices)",
      Self.bar + """
        let first = bar.items[0]
        Office.mainToolbar.apply(to: bar, actions: model)
        print(bar.items.count, bar.items[0] === first)
        // The items of before are gone, and do as they did if somebody keeps them.
        first.tap()
        bar.items[0].tap()
        print(model.log)
        """)
    #expect(printed == ["4 false", #"["send", "send"]"#])
  }

  /// The app's object is gone, and with it the window; what somebody kept does nothing.
  @Test func whatIsLeftOfAWindowDoesNothing() throws {
    let printed = try run(
      Self.controls + """
        <commands>
          <command id="write" title="Write…" presents="note" shortcut="cmd+n"/>
        </commands>
        <button ref="write"/>
        <sheet id="note" title="Note" edits="true" dismissal="guarded" on-dismiss="closed">
          <command system="done"/>
        </sheet>
        """, methods: ["send", "post", "closed"],
      members: """
        var online = true
          var size = Office.Choice.Size.small
          var sort = Office.Choice.Sort.date
          let note = UINavigationController(rootViewController: UIViewController())
          func makeNote(for command: Office.Command?) -> UIViewController { note }
          func done(in presentation: Office.Presentation?) { log.append("done") }
        """,
      """
      let bar = UINavigationItem()
      var window: Model? = Model()
      let note = window!.note
      let commands = Office.CommandResponder(actions: window!)
      Office.mainToolbar.apply(to: bar, actions: window!)
      Office.perform(.write, on: window!)
      print(note.presentingViewController === window)
      window = nil
      Office.update()
      for item in bar.items { item.tap() }
      let overflow = UIMenu(children: bar.items.compactMap(\\.menuRepresentation))
      print(overflow.leaves.isEmpty)
      // The sheet outlives what has presented it.
      note.viewControllers[0].navigationItem.rightBarButtonItems?[0].tap()
      Office.dismiss(note)
      note.pullDown()
      UIApplication.shared.firstResponder = note
      print(UIApplication.shared.press("16 n"), commands.keyCommands ?? [])
      // Without a window, a command that presents has nothing to present over and does no harm.
      Office.perform(.write, on: model)
      Office.perform(.write, on: model)
      Office.perform(.done, on: model, in: .note)
      Office.perform(.done, on: model, in: .note)
      print(model.log, model.presentedViewController == nil)
      """)
    #expect(
      printed == ["true", "true", "false []", #"["done", "closed", "done"] true"#])
  }
}
