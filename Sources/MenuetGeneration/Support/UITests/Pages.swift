// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

extension NotesPages {
  // embed: pages
  /// The app under test, and what tests have to know of the system.
  @MainActor public struct Context {
    public let app: XCUIApplication
    /// How long to wait for an element that has to appear, in seconds.
    public var timeout: TimeInterval = 5
    #if FITTING
      /// Finds the button of a bar that opens the menu of what has no room. The name that a Mac
      /// gives it is in the language of the system.
      public var overflowButton: @MainActor (XCUIElement) -> XCUIElement = { bar in
        #if os(macOS)
          bar.popUpButtons["more toolbar items"]
        #else
          bar.buttons["OverflowBarButtonItem"]
        #endif
      }
    #endif

    public init(_ app: XCUIApplication) { self.app = app }

    /// The element of an accessibility identifier.
    public func find(_ path: String) -> XCUIElement {
      app.descendants(matching: .any).matching(identifier: path).firstMatch
    }

    /// Indicates whether people see an element. The items of a Mac's menus exist while those are
    /// closed.
    fileprivate func isShown(_ element: XCUIElement) -> Bool {
      #if os(macOS)
        return element.exists && element.isHittable
      #else
        return element.exists
      #endif
    }

    fileprivate func tap(_ element: XCUIElement) {
      _ = element.waitForExistence(timeout: timeout)
      #if os(macOS)
        element.click()
      #else
        element.tap()
      #endif
    }

    #if MENUS
      /// Closes the menu that is open.
      public func closeMenu() {
        #if os(macOS)
          app.typeKey(.escape, modifierFlags: [])
        #else
          app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).tap()
        #endif
      }
    #endif
  }

  /// One thing that people do to get to an element.
  fileprivate enum Step {
    #if MENUS
      /// Taps the control, or the element of a menu, of an accessibility identifier.
      case tap(String)
      /// Holds a button that does something else when it is tapped.
      case hold(Element)
      /// Taps an element of the app's own.
      case tapElement(XCUIElement)
      /// Opens the context menu of an element of the app's own.
      case press(XCUIElement)
    #endif
    #if FITTING
      /// Opens what a bar shows a unit in.
      case unit(Unit)
    #endif

    @MainActor func take(in context: Context) {
      switch self {
      #if MENUS
        case .tap(let path): context.tap(context.find(path))
        case .hold(let button):
          #if FITTING
            // In the menu of what has no room it is a menu inside.
            if button.place == .overflow { return context.tap(button.element) }
          #endif
          button.element.press(forDuration: 1)
        case .tapElement(let element): context.tap(element)
        case .press(let element):
          #if os(macOS)
            element.rightClick()
          #else
            element.press(forDuration: 1)
          #endif
      #endif
      #if FITTING
        case .unit(let unit): unit.reveal(in: context)
      #endif
      }
    }
  }

  /// A control, an answer or an element of a menu, and the way to it.
  @MainActor public struct Element {
    public let context: Context
    /// Its accessibility identifier: its path of ids.
    public let path: String
    fileprivate var steps: [Step] = []
    #if FITTING
      fileprivate var unit: Unit?

      /// Where the bar has it at its present width; `nil` for what stands in no bar, or is always
      /// in it.
      public var place: Place? { unit?.place(in: context) }
    #endif

    /// The element of the app, as it is now.
    public var element: XCUIElement { context.find(path) }

    public var exists: Bool { element.exists }

    /// Opens everything that it stands in.
    @discardableResult public func reveal() -> XCUIElement {
      let element = element
      for step in steps where !context.isShown(element) { step.take(in: context) }
      return element
    }

    /// Opens what it stands in, and taps it.
    public func tap() { context.tap(reveal()) }

    public var isEnabled: Bool { reveal().isEnabled }
  }

  /// A bar, a menu, or something that is presented.
  @MainActor public struct Surface {
    public let context: Context
    /// Its accessibility identifier: its id.
    public let path: String
    fileprivate var steps: [Step] = []
    #if BARS
      fileprivate var bar: Bar?
    #endif

    fileprivate init(_ context: Context, _ path: String) {
      self.context = context
      self.path = path
    }

    #if MENUS
      /// A menu, or a bar of menus, that opens by what people do first.
      fileprivate init(_ context: Context, _ path: String, _ steps: Step...) {
        self.init(context, path)
        self.steps = steps
      }

      /// The menu of a button.
      ///
      /// - Parameter holds: people hold the button, because it does something when it is tapped.
      fileprivate init(_ button: Element, holds: Bool = false) {
        self.init(button.context, button.path)
        steps = button.steps + [holds ? .hold(button) : .tap(button.path)]
      }

      /// Opens it.
      public func open() {
        for step in steps { step.take(in: context) }
      }
    #endif

    #if BARS
      fileprivate init(_ context: Context, _ path: String, bar: Bar.Kind, landmarks: [String]) {
        self.init(context, path)
        self.bar = Bar(kind: bar, landmarks: landmarks)
      }

      /// The width of the bar, by which its units give way.
      public var width: CGFloat { bar?.width(in: context) ?? element.frame.width }
    #endif

    #if FITTING
      /// A unit of a bar, with its forms by width.
      fileprivate func unit(
        _ path: String, in rungs: [Rung], group: String? = nil
      ) -> Element {
        guard let bar else { return element(path) }
        let unit = Unit(path: path, bar: bar, rungs: rungs, group: group)
        return Element(context: context, path: path, steps: [.unit(unit)], unit: unit)
      }
    #endif

    /// The element of the app that shows it.
    public var element: XCUIElement {
      #if BARS
        if let bar { return bar.element(in: context) }
      #endif
      return context.find(path)
    }

    public var exists: Bool { element.exists }

    /// Returns whether it appears in time.
    public func waitForExistence() -> Bool { element.waitForExistence(timeout: context.timeout) }

    /// An element in it, which may stand in menus inside.
    fileprivate func element(_ path: String, in menus: String...) -> Element {
      #if MENUS
        return Element(context: context, path: path, steps: steps + menus.map { .tap($0) })
      #else
        return Element(context: context, path: path, steps: steps)
      #endif
    }
  }

  #if TOGGLES
    /// A toggle.
    @MainActor public struct Toggle {
      public let element: Element

      fileprivate init(_ element: Element) { self.element = element }

      public func tap() { element.tap() }

      public var isOn: Bool {
        let shown = element.reveal()
        return shown.isSelected || ["1", "true"].contains("\(shown.value ?? "")")
      }

      /// Taps it unless it is in this state.
      public func turn(on state: Bool) {
        if isOn != state { tap() }
      }
    }
  #endif

  #if PAIRS
    /// The two items of a toggle that says both its states.
    @MainActor public struct TogglePair {
      public let on: Element
      public let off: Element

      fileprivate init(_ element: Element) {
        on = Element(
          context: element.context, path: element.path + ".on", steps: element.steps)
        off = Element(
          context: element.context, path: element.path + ".off", steps: element.steps)
      }

      public var isOn: Bool { on.reveal().isSelected }

      /// Taps the item of a state.
      public func turn(on state: Bool) {
        if state { on.tap() } else { off.tap() }
      }
    }
  #endif

  #if CHOICES
    /// The options of a choice in a menu or in that of a pop-up button.
    @MainActor public struct Options<Option: RawRepresentable<String> & CaseIterable> {
      public let context: Context
      private let choice: String
      private let steps: [Step]

      /// Options that stand in a surface, or in menus inside.
      fileprivate init(_ choice: String, on surface: Surface, in menus: String...) {
        context = surface.context
        self.choice = choice
        #if MENUS
          steps = surface.steps + menus.map { .tap($0) }
        #else
          steps = surface.steps
        #endif
      }

      #if POP_UP_BUTTONS
        /// Options that a button shows when it is tapped.
        fileprivate init(_ choice: String, opening button: Element) {
          context = button.context
          self.choice = choice
          steps = button.steps + [.tap(button.path)]
        }
      #endif

      public func option(_ option: Option) -> Element {
        Element(context: context, path: "\(choice).\(option.rawValue)", steps: steps)
      }

      public func choose(_ option: Option) { self.option(option).tap() }

      /// The option that has the mark.
      public var chosen: Option? {
        Option.allCases.first { option($0).reveal().isSelected }
      }
    }
  #endif

  #if SEGMENTS
    /// The options of a choice side by side.
    @MainActor public struct Segments<Option: RawRepresentable<String> & CaseIterable> {
      public let element: Element
      private let choice: String

      fileprivate init(_ choice: String, in element: Element) {
        self.element = element
        self.choice = choice
      }

      /// The segments have no identifiers: their order is that of the options.
      public func option(_ option: Option) -> XCUIElement {
        let shown = element.reveal()
        #if FITTING
          if element.place == .overflow {
            element.context.tap(shown)
            return element.context.find("\(choice).\(option.rawValue)")
          }
        #endif
        let values = Option.allCases.map(\.rawValue)
        let index = values.firstIndex(of: option.rawValue) ?? 0
        #if os(macOS)
          return shown.radioButtons.element(boundBy: index)
        #else
          return shown.buttons.element(boundBy: index)
        #endif
      }

      public func choose(_ option: Option) { element.context.tap(self.option(option)) }

      /// The option whose segment is selected; `nil` where the bar has no room for them.
      public var chosen: Option? {
        #if FITTING
          if element.place == .overflow { return nil }
        #endif
        return Option.allCases.first { option($0).isSelected }
      }
    }
  #endif
  // end
}
