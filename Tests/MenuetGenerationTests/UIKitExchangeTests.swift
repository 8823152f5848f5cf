import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// What generated drag sources and drop targets for UIKit do when people drag, in a simulation of UIKit.
@Suite struct UIKitExchangeTests {
  /// Compiles a document and runs a program with the code generated from it.
  ///
  /// - Parameter members: of the app, which writes down what it is asked.
  private func run(
    _ document: String, members: String, _ program: String
  ) throws -> [String] {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados" min-ios="16.0">
      \(document)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: .uikit, access: .internal)
    let swift = try #require(generated, "\(compilation.diagnostics)")
    let tools = try SwiftTools()
    defer { tools.clean() }
    let main = """
      import UIKit

      final class Model: UIViewController, OfficeActions {
        var log: [String] = []
        let manager = UndoManager()
        override var undoManager: UndoManager? { manager }
        \(members)
      }

      let model = Model()
      let (shelf, page) = (UIView(), UIView())
      /// Lets what has been dropped arrive. Data is loaded on other threads, which a machine that is
      /// busy lets wait.
      @MainActor func settle() async {
        for _ in 0..<50 { try? await Task.sleep(for: .milliseconds(2)) }
      }
      /// What another app drags.
      @MainActor func foreign(_ types: String...) -> DragSession {
        let provider = NSItemProvider()
        for type in types {
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
            $0(Data(type.utf8), nil)
            return nil
          }
        }
        return DragSession(of: [provider])
      }
      \(program)
      """
    let output = try tools.simulateUIKit(
      [tools.write(swift, "Office+Menuet.swift")], tools.write(main, "main.swift"))
    return output.split(separator: "\n").map(String.init)
  }

  private static let giving = """
    func makeNoteDrag(at point: CGPoint, in view: UIView) -> [AnyHashable] { ["a", "b"] }
      func loadNoteDrag(_ element: AnyHashable, as type: UTType) async throws -> Data {
        log.append("load \\(element) as \\(type.identifier)")
        if type.identifier == "public.broken" { throw CocoaError(.fileReadUnknown) }
        return Data("\\(element)".utf8)
      }
      func removeMoved(elements: [AnyHashable]) { log.append("remove \\(elements)") }

    """

  private static let taking = """
    func takePageDrop(_ drop: Office.Drop) throws {
        let items = drop.items.map { "\\(String(decoding: $0.data, as: UTF8.self)) as \\($0.type.identifier)" }
        log.append("take \\(items), \\(drop.operation)")
      }
      func undoPageDrop(_ drop: Office.Drop) { log.append("undo \\(drop.items.count)") }

    """

  private static func source(_ attributes: String = "", types: String = "rich plain") -> String {
    let forms = types.split(separator: " ").map { "<representation type=\"public.\($0)\"/>" }
    return """
      <drag-source id="note" for="Shelf" \(attributes)>\(forms.joined())</drag-source>

      """
  }

  private static func target(_ attributes: String = "", types: String = "rich plain") -> String {
    let forms = types.split(separator: " ").map { "<accept type=\"public.\($0)\"/>" }
    return """
      <drop-target id="page" for="Page" feedback="none" \(attributes)>\(forms.joined())</drop-target>

      """
  }

  // MARK: Sources

  @Test func aDragGivesItsRepresentationsInOrderWhenTheyAreAskedFor() throws {
    let printed = try run(
      Self.source(), members: Self.giving,
      """
      shelf.addInteraction(Office.noteDragSource(actions: model))
      let drag = DragSession.begin(in: shelf)!
      print(drag.items.map(\\.itemProvider.registeredTypeIdentifiers), model.log)
      print(drag.allowsMoveOperation, drag.isRestricted)
      let provider = drag.items[0].itemProvider
      provider.isOpen = true
      provider.loadDataRepresentation(forTypeIdentifier: "public.plain") { data, _ in
        MainActor.assumeIsolated { print(String(decoding: data!, as: UTF8.self)) }
      }
      await settle()
      print(model.log, provider.progress?.isFinished ?? false)
      """)
    #expect(
      printed == [
        #"[["public.rich", "public.plain"]] []"#, "false false", "a",
        #"["load a as public.plain"] true"#,
      ])
  }

  @Test func aDragTakesSeveralElementsEachOnceAndStaysInItsApp() throws {
    let printed = try run(
      Self.source("multiple=\"true\" scope=\"app\""), members: Self.giving,
      """
      shelf.addInteraction(Office.noteDragSource(actions: model))
      let drag = DragSession.begin(in: shelf)!
      print(drag.items.count, drag.isRestricted)
      drag.add(from: shelf)
      print(drag.items.count, drag.items[0].itemProvider.representations.map(\\.visibility))
      """)
    #expect(
      printed == [
        "2 true",
        "2 [UIKit.NSItemProviderRepresentationVisibility.ownProcess, "
          + "UIKit.NSItemProviderRepresentationVisibility.ownProcess]",
      ])
  }

  // MARK: Targets

  @Test func aDropTakesTheBestTypeThatIsAccepted() throws {
    let printed = try run(
      Self.target(), members: Self.taking,
      """
      page.addInteraction(Office.pageDropTarget(actions: model))
      print(foreign("public.plain", "public.rich").drop(on: page) ?? .cancel)
      print(foreign("public.plain").drop(on: page) ?? .cancel)
      print(foreign("public.png").drop(on: page) as Any)
      await settle()
      // Two drops load beside each other.
      for line in model.log.sorted() { print(line) }
      """)
    #expect(
      printed == [
        "copy", "copy", "nil", #"take ["public.plain as public.plain"], copy"#,
        #"take ["public.rich as public.rich"], copy"#,
      ])
  }

  @Test(arguments: [
    ("copy", "copy move", "copy copy"), ("move", "copy move", "move copy"),
    ("move", "copy", "copy copy"), ("auto", "copy move", "copy copy"),
  ])
  func proposalsFollowTheOperation(
    _ operation: String, _ allowed: String, _ expected: String
  ) throws {
    let move = allowed == "copy" ? "" : "on-move=\"removeMoved\""
    let printed = try run(
      Self.source("allows=\"\(allowed)\" \(move)") + Self.target("operation=\"\(operation)\""),
      members: Self.giving + Self.taking,
      """
      shelf.addInteraction(Office.noteDragSource(actions: model))
      page.addInteraction(Office.pageDropTarget(actions: model))
      let own = DragSession.begin(in: shelf)!.drop(on: page) ?? .cancel
      print(own, foreign("public.rich").drop(on: page) ?? .cancel)
      """)
    #expect(printed == [expected])
  }

  @Test func aDropInItsOwnContainerMovesAndIsUndone() throws {
    let printed = try run(
      """
      <region id="room" title="Room" container="true">
        \(Self.source("allows=\"copy move\" on-move=\"removeMoved\"")
          .replacing("for=\"Shelf\"", with: "for=\"room\""))
        \(Self.target().replacing("for=\"Page\"", with: "for=\"room\""))
      </region>
      """, members: Self.giving + Self.taking,
      """
      shelf.addInteraction(Office.noteDragSource(actions: model))
      page.addInteraction(Office.pageDropTarget(actions: model))
      DragSession.begin(in: shelf)!.drop(on: page)
      await settle()
      for line in model.log { print(line) }
      model.log = []
      model.manager.undo()
      model.manager.redo()
      model.manager.undo()
      print(model.log)
      """)
    #expect(
      printed == [
        "load a as public.rich", "remove [AnyHashable(\"a\")]", #"take ["a as public.rich"], move"#,
        #"["undo 1", "remove [AnyHashable(\"a\")]", "take [\"a as public.rich\"], move", "undo 1"]"#,
      ])
  }

  @Test func whatTheAppMovesItselfIsRemovedByItsSource() throws {
    let printed = try run(
      Self.source("allows=\"copy move\" on-move=\"removeMoved\""), members: Self.giving,
      """
      final class Own: NSObject, UIDropInteractionDelegate {
        func dropInteraction(_ i: UIDropInteraction, canHandle s: any UIDropSession) -> Bool { true }
        func dropInteraction(_ i: UIDropInteraction, sessionDidEnter s: any UIDropSession) {}
        func dropInteraction(_ i: UIDropInteraction, sessionDidUpdate s: any UIDropSession)
          -> UIDropProposal { UIDropProposal(operation: .move) }
        func dropInteraction(_ i: UIDropInteraction, sessionDidExit s: any UIDropSession) {}
        func dropInteraction(_ i: UIDropInteraction, sessionDidEnd s: any UIDropSession) {}
        func dropInteraction(_ i: UIDropInteraction, performDrop s: any UIDropSession) {}
      }
      let own = Own()
      shelf.addInteraction(Office.noteDragSource(actions: model))
      page.addInteraction(UIDropInteraction(delegate: own))
      DragSession.begin(in: shelf)!.drop(on: page)
      print(model.log)
      """)
    #expect(printed == [#"["remove [AnyHashable(\"a\")]"]"#])
  }

  @Test func whatATargetIsNotForIsRefused() throws {
    func printed(_ attributes: String) throws -> [String] {
      try run(
        Self.source("multiple=\"true\"") + Self.target(attributes),
        members: Self.giving + Self.taking,
        """
        shelf.addInteraction(Office.noteDragSource(actions: model))
        page.addInteraction(Office.pageDropTarget(actions: model))
        print(DragSession.begin(in: shelf)!.drop(on: page) as Any)
        print(foreign("public.rich").drop(on: page) as Any)
        """)
    }
    let (copy, forbidden) = (
      "Optional(UIKit.UIDropOperation.copy)", "Optional(UIKit.UIDropOperation.forbidden)"
    )
    #expect(try printed("scope=\"app\"") == [copy, "nil"])
    #expect(try printed("scope=\"external\"") == ["nil", copy])
    #expect(try printed("multiple=\"false\"") == [forbidden, copy])
  }

  @Test func aGuardedDropWaitsForItsAnswer() throws {
    let printed = try run(
      Self.target("confirm=\"ask\"") + """
        <alert id="ask" title="Take it?">
          <command id="take-it" title="Take It"/><command system="cancel"/>
        </alert>
        """, members: Self.taking + "func takeIt() {}",
      """
      page.addInteraction(Office.pageDropTarget(actions: model))
      for title in ["Cancel", "Take It"] {
        foreign("public.rich").drop(on: page)
        await settle()
        let alert = model.presentedViewController as! UIAlertController
        alert.actions.first { $0.style == (title == "Cancel" ? .cancel : .default) }!.tap()
        model.dismiss(animated: true)
        print(title, model.log)
      }
      """)
    #expect(
      printed == [
        "Cancel []", #"Take It ["take [\"public.rich as public.rich\"], copy"]"#,
      ])
  }

  @Test func aDropThatFailsIsToldAndMovesNothing() throws {
    let printed = try run(
      Self.source("allows=\"copy move\" on-move=\"removeMoved\"")
        .replacing("public.rich", with: "public.broken")
        + Self.target("operation=\"move\" on-failure=\"handler:tell\"")
        .replacing("public.rich", with: "public.broken"),
      members: Self.giving + Self.taking
        + "func tell(error: any Error) { log.append(\"failed\") }",
      """
      shelf.addInteraction(Office.noteDragSource(actions: model))
      page.addInteraction(Office.pageDropTarget(actions: model))
      DragSession.begin(in: shelf)!.drop(on: page)
      await settle()
      print(model.log)
      """)
    #expect(printed == [#"["load a as public.broken", "failed"]"#])
  }

  @Test func theTargetOfTheHighestPriorityTakesADrop() throws {
    let printed = try run(
      """
      <region id="outer" title="Outer">
        <drop-target id="page" feedback="none" drop-priority="1"><accept type="public.rich"/></drop-target>
        <region id="inner" title="Inner">
          <drop-target id="line" feedback="none">
            <accept type="public.rich"/><accept type="public.plain"/>
          </drop-target>
        </region>
      </region>
      """,
      members: Self.taking + """
        func takeLineDrop(_ drop: Office.Drop) throws { log.append("line") }
          func undoLineDrop(_ drop: Office.Drop) {}
        """,
      """
      page.addSubview(shelf)
      page.addInteraction(Office.pageDropTarget(actions: model))
      shelf.addInteraction(Office.lineDropTarget(actions: model))
      foreign("public.plain").drop(on: shelf)
      await settle()
      foreign("public.rich").drop(on: shelf)
      await settle()
      print(model.log)
      """)
    #expect(printed == [#"["line", "take [\"public.rich as public.rich\"], copy"]"#])
  }

  @Test func aDropStartsItsCommand() throws {
    let printed = try run(
      """
      <commands><command id="upload" title="Upload"/></commands>
      <toolbar id="main"><center><item ref="upload"/></center></toolbar>
      """ + Self.target("starts=\"upload\""),
      members: Self.taking + "func upload() { log.append(\"upload\") }",
      """
      page.addInteraction(Office.pageDropTarget(actions: model))
      foreign("public.plain").drop(on: page)
      await settle()
      print(model.log.last ?? "nothing")
      """)
    #expect(printed == ["upload"])
  }

  @Test func aTableMovesItsRowsAndShowsPlaceholdersForWhatHasNotArrived() throws {
    let printed = try run(
      """
      <region id="rows" title="Rows" control="table" container="true">
        \(Self.source("allows=\"copy move\" on-move=\"removeMoved\"")
          .replacing("for=\"Shelf\"", with: ""))
        \(Self.target("placeholder=\"true\" spring-loaded=\"true\"")
          .replacing("for=\"Page\" feedback=\"none\"", with: "feedback=\"insertion\""))
      </region>
      """,
      members: Self.giving.replacing(
        "at point: CGPoint, in view: UIView", with: "at indexPath: IndexPath")
        + Self.taking.replacing(
          "\\(drop.operation)", with: "\\(drop.operation) at \\(drop.indexPath!)"),
      """
      let table = UITableView()
      table.addInteraction(Office.noteDragSource(actions: model))
      table.addInteraction(Office.pageDropTarget(actions: model))
      let proposal = table.drop(table.drag([0, 1])!, at: [0, 2])!
      print(proposal.operation, proposal.intent, table.isSpringLoaded, table.placeholders)
      await settle()
      for line in model.log { print(line) }
      print(table.drop(foreign("public.plain"), at: [0, 0])!.operation, table.placeholders)
      await settle()
      print(table.placeholders, model.log.last!)
      """)
    #expect(
      printed == [
        "move insertAtDestinationIndexPath true []", "load a as public.rich",
        #"remove [AnyHashable("a")]"#, #"take ["a as public.rich"], move at [0, 2]"#,
        #"copy ["page"]"#, #"[] take ["public.plain as public.plain"], copy at [0, 0]"#,
      ])
  }
}
