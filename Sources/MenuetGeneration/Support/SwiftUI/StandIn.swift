// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates for SwiftUI, as far as the code that all documents share needs it. Nothing
// of this file is embedded.

import SwiftUI

@MainActor public protocol NotesActions: AnyObject {}

extension EnvironmentValues {
  fileprivate var notesPresented: Notes.Presented? {
    get { self[Notes.PresentedKey.self] }
    set { self[Notes.PresentedKey.self] = newValue }
  }
}

extension Notes {
  fileprivate static var scene: WritableKeyPath<EnvironmentValues, Presented?> { \.notesPresented }
}

@MainActor extension Notes {
  #if SHEETS
    public enum Presentation: String, Sendable { case compose }
  #endif

  private static func isPerformed(_ command: Command) -> Bool { true }
  #if QUESTIONS
    private static func carryOut(
      _ command: Command, on actions: any Actions, in presented: Presented?
    ) {}
    private static func question(before command: Command) -> String? { nil }
  #elseif PRESENTED
    private static func start(
      _ command: Command, on actions: any Actions, in presented: Presented?
    ) {}
  #else
    private static func start(_ command: Command, on actions: any Actions) {}
  #endif
  #if PRESENTED
    private static func presents(_ command: Command) -> Bool { false }
  #endif
  #if SHEETS
    fileprivate static func presenting<Content: View>(
      over view: some View, in holder: Presentation?, of presented: Presented,
      on actions: any Actions, @ViewBuilder content: @escaping (Presentation) -> Content
    ) -> some View { view }
  #else
    fileprivate static func presenting(
      over view: some View, of presented: Presented, on actions: any Actions
    ) -> some View { view }
  #endif
  #if UNDOING
    private static func undoes(_ command: Command) -> Bool { false }
  #endif
  #if MENU_BARS
    private static func isInMenuBar(_ command: Command) -> Bool { false }
  #endif
  private static func key(_ shortcut: Shortcut) -> KeyEquivalent? { nil }
}
