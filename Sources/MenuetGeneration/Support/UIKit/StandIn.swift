// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates for UIKit, as far as the code that all documents share needs it. Nothing
// of this file is embedded.

public import UIKit

@MainActor public protocol NotesActions: AnyObject {}

@MainActor extension Notes {
  private static func perform(
    _ command: Command, on actions: any Actions, from sender: Any? = nil
  ) {}
  #if STANDARD_EDITS
    private static func standardEdit(_ command: Command) -> Selector? { nil }
  #endif
  private static var keys: [UIKeyCommand] { [] }
  private static func menuBarItem(at place: String, on actions: any Actions) -> Item? { nil }
  #if OPTIONS
    private static func option(at place: String, on actions: any Actions) -> UIAction? { nil }
  #endif
  private static func input(_ shortcut: Shortcut) -> String? { shortcut.key }
}
