import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// What generated code for SwiftUI keeps and tells, run without views: what a scene presents, the parts
/// that menu bars follow, and what is shared.
@Suite struct SwiftUIStateTests {
  /// Compiles a document, runs what its code has besides views, and returns the lines that are printed.
  private func run(
    _ content: String, least: String = "min-ios=\"16.0\" min-macos=\"13.0\"", own: String,
    _ program: String
  ) throws -> [String] {
    let text = """
      <?menuet-allow framework-cannot-express?>
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios ipados macos" \(least)>
      \(content)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Notes.menuet.xml")
    let generated = compilation.swift(framework: .swiftui, access: .internal)
    let source = try #require(generated, "\(compilation.diagnostics)")
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(
      Array((withoutViews(String(decoding: source, as: UTF8.self)) + own).utf8), "Notes.swift")
    let main = try tools.write(Array("import SwiftUI\n\(program)\n".utf8), "main.swift")
    let output = try tools.simulateSwiftUI([file], main)
    return output.split(separator: "\n").map(String.init)
  }

  /// The code before the surfaces, and the function that goes on after an answer.
  private func withoutViews(_ code: String) -> String {
    let head = "\n@MainActor extension Notes {"
    let parts = code.components(separatedBy: head)
    var kept = parts.prefix(2).joined(separator: head)
    let start = "  private static func goOn("
    if let body = code.components(separatedBy: start).dropFirst().first,
      let end = body.range(of: "\n  }\n")
    {
      kept += "\(head)\n\(start)\(body[..<end.upperBound])}\n"
    }
    return kept.replacingOccurrences(of: "import Combine\n", with: "")
      .replacingOccurrences(of: "import CoreTransferable\n", with: "")
  }

  private static let asking = """
    <states><state id="has-text"/></states>
    <commands><command id="delete" title="Delete…" confirm="sure" enabled-when="has-text"/></commands>
    <menu id="m" title="M"><item ref="delete"/></menu>
    <alert id="sure" title="Sure?"><command id="yes" title="Delete"/><command system="cancel"/></alert>
    """

  private static let driver = """

    @MainActor final class Model: NotesActions {
      var hasText = true
      var log: [String] = []
      func delete() { log.append("delete") }
    }

    extension Notes.Presented {
      var sure: Binding<Bool> { isAsked("sure") }
    }

    @MainActor extension Notes {
      static func answer(_ actions: any Actions, in presented: Presented) {
        goOn(actions, after: "sure", in: presented)
      }
    }
    """

  @Test func theAlertOfOneSceneIsNotThatOfAnother() throws {
    let printed = try run(
      Self.asking, own: Self.driver,
      """
      let model = Model()
      let (one, other) = (Notes.Presented(), Notes.Presented())
      var changes = 0
      let following = one.objectWillChange.sink { changes += 1 }
      Notes.perform(.delete, on: model, in: one)
      // It is an object that views observe: they are told, whatever the model is.
      print(changes, one.sure.wrappedValue, other.sure.wrappedValue, model.log)
      Notes.answer(model, in: other)
      print(model.log, one.sure.wrappedValue)
      // The system ends the alert, then the button acts; a second tap does nothing more.
      one.sure.wrappedValue = false
      Notes.answer(model, in: one)
      Notes.answer(model, in: one)
      print(model.log, one.sure.wrappedValue)
      Notes.perform(.delete, on: model, in: one)
      one.sure.wrappedValue = false
      print(model.log, one.sure.wrappedValue)
      // No scene: nobody could be asked.
      Notes.perform(.delete, on: model, in: nil)
      model.hasText = false
      Notes.perform(.delete, on: model, in: one)
      print(model.log, one.sure.wrappedValue)
      _ = following
      """)
    #expect(
      printed == [
        "1 true false []", "[] true", #"["delete"] false"#, #"["delete"] false"#,
        #"["delete"] false"#,
      ])
  }

  @Test func anAlertThatComesBeforeTheAnswerEndsTheQuestion() throws {
    let printed = try run(
      """
      <commands><command id="delete" title="Delete…" confirm="sure"/>
        <command id="erase" title="Erase…" confirm="really"/></commands>
      <menu id="m" title="M"><item ref="delete"/><item ref="erase"/></menu>
      <alert id="sure" title="Sure?"><command id="yes" title="Delete"/><command system="cancel"/></alert>
      <alert id="really" title="Really?"><command id="all" title="Erase"/><command system="cancel"/>
      </alert>
      """,
      own: """

        @MainActor final class Model: NotesActions {
          var log: [String] = []
          func delete() { log.append("delete") }
          func erase() { log.append("erase") }
        }

        extension Notes.Presented {
          var sure: Binding<Bool> { isAsked("sure") }
          var really: Binding<Bool> { isAsked("really") }
        }

        @MainActor extension Notes {
          static func answer(_ alert: String, _ actions: any Actions, in presented: Presented) {
            goOn(actions, after: alert, in: presented)
          }
        }
        """,
      """
      let (model, scene) = (Model(), Notes.Presented())
      Notes.perform(.delete, on: model, in: scene)
      Notes.perform(.erase, on: model, in: scene)
      print(scene.sure.wrappedValue, scene.really.wrappedValue)
      // The system takes the first alert away when the second one is asked for: that ends no other.
      scene.sure.wrappedValue = false
      print(scene.sure.wrappedValue, scene.really.wrappedValue, model.log)
      // A tap on the first, which is still on its way out, is no answer to the second.
      Notes.answer("sure", model, in: scene)
      print(scene.really.wrappedValue, model.log)
      scene.really.wrappedValue = false
      Notes.answer("really", model, in: scene)
      Notes.answer("really", model, in: scene)
      print(scene.really.wrappedValue, model.log)
      // The question that was ended can be asked again.
      Notes.perform(.delete, on: model, in: scene)
      print(scene.sure.wrappedValue)
      scene.sure.wrappedValue = false
      Notes.answer("sure", model, in: scene)
      print(model.log)
      """)
    #expect(
      printed == [
        "false true", "false true []", "true []", #"false ["erase"]"#, "true",
        #"["erase", "delete"]"#,
      ])
  }

  @Test func whatASceneDoesNotPresentIsLeftAlone() throws {
    let printed = try run(
      """
      <commands><command id="write" title="Write…" presents="compose"/>
        <command id="send" title="Send" dismisses="true"/></commands>
      <menu id="m" title="M"><item ref="write"/></menu>
      <sheet id="compose" title="Letter"><item ref="send"/></sheet>
      """,
      own: """

        @MainActor final class Model: NotesActions {
          func send() {}
        }

        extension Notes.Presented {
          var compose: Binding<Bool> { isPresented(.compose, over: nil) }
        }
        """,
      """
      let model = Model()
      let (one, other) = (Notes.Presented(), Notes.Presented())
      Notes.perform(.write, on: model, in: one)
      Notes.perform(.write, on: model, in: one)
      print(one.presentations.count, one.compose.wrappedValue, other.compose.wrappedValue)
      Notes.perform(.send, on: model, in: other)
      Notes.perform(.send, on: model, in: nil)
      Notes.perform(.write, on: model, in: nil)
      print(one.presentations.count, other.presentations.count)
      one.compose.wrappedValue = false
      one.compose.wrappedValue = false
      one.dismiss()
      print(one.presentations.count)
      Notes.perform(.write, on: model, in: one)
      Notes.perform(.send, on: model, in: one)
      print(one.presentations.count)
      """)
    #expect(printed == ["1 true false", "1 0", "0", "0"])
  }

  private static let parts = """
    <commands handler="Editor"><toggle id="bold" title="Bold"/></commands>
    <menu-bar id="main"><menu id="text" title="Text"><item ref="bold"/></menu></menu-bar>
    """

  @Test func theMenuBarIsToldOfThePartsOfTheWindowInFront() throws {
    let printed = try run(
      Self.parts,
      own: """

        @MainActor final class Editor: NotesEditorActions, ObservableObject {
          @Published var isBold = false
        }

        @MainActor final class Plain: NotesEditorActions {
          var isBold = false
        }

        @MainActor func focus(_ part: any NotesEditorActions, _ latest: Latest) -> AnyObject {
          latest.value.focus(on: part)
        }

        @MainActor final class Latest {
          fileprivate let value = Notes.Focusing<any NotesEditorActions>.Latest()
        }

        @MainActor func changes(
          of object: AnyObject, _ receive: @escaping () -> Void
        ) -> AnyCancellable {
          (object as! Notes.Focus<any NotesEditorActions>).objectWillChange.sink(
            receiveValue: receive)
        }
        """,
      """
      let (editor, latest) = (Editor(), Latest())
      let first = focus(editor, latest)
      var count = 0
      var following: AnyCancellable? = changes(of: first) { count += 1 }
      editor.isBold = true
      editor.isBold = false
      // Views that are made again supply the same object; another part is another.
      print(count, focus(editor, latest) === first, focus(Editor(), latest) === first)
      following = nil
      editor.isBold = true
      print(count)
      following = changes(of: focus(Plain(), latest)) { count += 1 }
      print(count)
      _ = following
      """)
    #expect(printed == ["2 true false", "2", "2"])
  }

  @Test func theAppIsAskedForWhatPeopleShareWhenTheyShare() throws {
    let printed = try run(
      """
      <commands><command system="share" presents="page"/></commands>
      <menu id="m" title="M"><item ref="share"/></menu>
      <activity-view id="page" title="Share Page"/>
      """,
      own: """

        @MainActor final class Shared {
          fileprivate let items: Notes.SharedItems
          init(_ ask: @escaping @MainActor () -> [Notes.SharedItem]) {
            items = Notes.SharedItems(ask)
          }
          var titles: [String] { items.map(\\.title) }
          var last: String { items[items.startIndex + 1].title }
        }
        """,
      """
      var (titles, count) = (["One", "Two"], 0)
      @MainActor func items() -> [Notes.SharedItem] {
        count += 1
        return titles.map { Notes.SharedItem($0) { URL(fileURLWithPath: "/") } }
      }
      let shared = Shared { items() }
      print(count)
      print(shared.titles, count > 0)
      titles = ["Three"]
      print(shared.titles, shared.last)
      titles = []
      print(shared.titles, shared.last)
      """)
    #expect(
      printed == ["0", #"["One", "Two"] true"#, #"["Three"] "#, "[] "])
  }
}
