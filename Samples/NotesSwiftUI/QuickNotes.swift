// A note in a window: what an app adds to the Swift that Menuet generates for SwiftUI.
//
//   menuet compile --framework swiftui -o QuickNotes+Menuet.swift QuickNotes.menuet.xml
//
// Both files belong to the app's target.

import SwiftUI

@main struct QuickNotesApp: App {
  @State private var model = NoteModel()

  var body: some Scene {
    scene.commands { QuickNotes.mainMenuBar(model) }
  }

  // There is one note: on a Mac it has one window, with which the app ends.
  @SceneBuilder private var scene: some Scene {
    #if os(macOS)
      Window("Quick Notes", id: "note") { note }
    #else
      WindowGroup { note }
    #endif
  }

  private var note: some View {
    NavigationStack { NoteView(model: model) }
  }
}

/// The note: its text, what people can do with it, and the state that menus and bars show.
@MainActor @Observable final class NoteModel: QuickNotesActions {
  var text = ""

  // MARK: State

  var hasText: Bool { !text.isEmpty }
  var isWordCount = false
  var textSize = QuickNotes.Choice.defaultTextSize

  // MARK: Actions

  func newNote() { text = "" }

  // Generated code has asked before.
  func deleteNote() { text = "" }

  func insertDate() { text += Date().formatted(date: .long, time: .shortened) }
}

/// The view of the note. Its toolbar and its question follow the model.
struct NoteView: View {
  @Bindable var model: NoteModel

  var body: some View {
    TextEditor(text: $model.text)
      .font(.system(size: size))
      .safeAreaInset(edge: .bottom) {
        if model.isWordCount { Text("^[\(words) word](inflect: true)") }
      }
      .quickNotesNoteToolbar(model)
      .quickNotesPresentations(model)
  }

  // MARK: What the state looks like

  private var words: Int { model.text.split { $0 == " " || $0 == "\n" }.count }

  private var size: CGFloat {
    switch model.textSize {
    case .small: 13
    case .medium: 17
    case .large: 24
    }
  }
}
