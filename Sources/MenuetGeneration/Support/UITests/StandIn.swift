// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates for UI tests, as far as the code that all documents share needs it. Of
// this file the context alone is embedded.

public import XCTest

@MainActor public struct NotesPages {
  // embed: context
  /// The app under test, and what tests have to know of the system.
  public var context: Context
  // end
}

extension XCUIApplication {
  public var notes: NotesPages { NotesPages(context: NotesPages.Context(self)) }
}

extension NotesPages {
  public enum Choice {
    public enum SortOrder: String, CaseIterable, Sendable { case byDate = "by-date" }
  }

  @MainActor public struct MainToolbar {
    public let surface: Surface
    public var share: Element { surface.element("main.share") }
    #if FITTING
      public var bold: Element {
        surface.unit(
          "main.bold", in: [.init(.icon, from: 640), .init(.overflow, from: 0)], group: "main.text")
      }
    #endif
    #if TOGGLES
      public var italic: Toggle { Toggle(surface.element("main.italic")) }
    #endif
    #if PAIRS
      public var ruler: TogglePair { TogglePair(surface.element("main.ruler")) }
    #endif
    #if CHOICES
      public var sortOrder: Options<Choice.SortOrder> { Options("sort-order", on: surface) }
    #endif
    #if POP_UP_BUTTONS
      public var sort: Options<Choice.SortOrder> {
        Options("sort-order", opening: surface.element("main.sort"))
      }
    #endif
    #if SEGMENTS
      public var segments: Segments<Choice.SortOrder> {
        Segments("sort-order", in: surface.element("main.segments"))
      }
    #endif
  }

  #if BARS
    public var mainToolbar: MainToolbar {
      MainToolbar(surface: Surface(context, "main", bar: .navigation, landmarks: ["main.share"]))
    }
  #endif

  #if MENUS
    public var formatMenu: Surface { Surface(context, "format", .tap("format")) }
    public func formatMenu(openedBy element: XCUIElement) -> Surface {
      Surface(context, "format", .tapElement(element))
    }
    public func noteContextMenu(on element: XCUIElement) -> Surface {
      Surface(context, "note", .press(element))
    }
    public var addButton: Surface {
      Surface(Element(context: context, path: "add"), holds: true)
    }
  #endif
}
