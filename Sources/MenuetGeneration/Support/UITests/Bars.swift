// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

extension NotesPages {
  // embed: bars
  #if BARS
    /// A bar of the app.
    fileprivate struct Bar {
      enum Kind { case navigation, bottom }

      let kind: Kind
      /// The identifiers of what it shows at every width, or else of all that it may show.
      let landmarks: [String]

      /// The bar that has one of its units.
      @MainActor func element(in context: Context) -> XCUIElement {
        #if os(macOS)
          let bars = context.app.toolbars
        #else
          let bars = kind == .navigation ? context.app.navigationBars : context.app.toolbars
        #endif
        for landmark in landmarks {
          let bar = bars.containing(.any, identifier: landmark).firstMatch
          if bar.exists { return bar }
        }
        return bars.firstMatch
      }

      /// Its width, or that of the window where it is not found.
      @MainActor func width(in context: Context) -> CGFloat {
        let bar = element(in: context)
        return bar.exists ? bar.frame.width : context.app.windows.firstMatch.frame.width
      }
    }
  #endif
  // end

  // embed: fitting
  #if FITTING
    /// Where a bar has a unit.
    public enum Place: Sendable { case bar, group, overflow, hidden }

    /// How a unit is shown from a width on, in points.
    fileprivate struct Rung: Sendable {
      enum Form { case both, icon, title, members, icons, representative, overflow, hidden, kept }

      let form: Form
      let width: CGFloat

      init(_ form: Form, from width: CGFloat) {
        self.form = form
        self.width = width
      }

      var place: Place {
        switch form {
        case .both, .icon, .title, .members, .icons, .kept: .bar
        case .representative: .group
        case .overflow: .overflow
        case .hidden: .hidden
        }
      }
    }

    /// A unit of a bar that gives way when there is less room.
    fileprivate struct Unit {
      let path: String
      let bar: Bar
      /// Its forms, the widest first.
      let rungs: [Rung]
      /// The identifier of the group around it that becomes one button with a menu.
      let group: String?

      @MainActor func place(in context: Context) -> Place {
        let width = bar.width(in: context)
        let rung = rungs.first { $0.width <= width } ?? rungs.last
        return rung?.place ?? .bar
      }

      /// Opens the menu in which the table of widths has it. Where it is not in the bar that has
      /// room for it, people or the system have moved it.
      @MainActor func reveal(in context: Context) {
        switch place(in: context) {
        case .hidden: break
        case .group: if let group { context.tap(context.find(group)) }
        case .overflow: openOverflow(in: context)
        case .bar:
          guard !context.find(path).waitForExistence(timeout: context.timeout) else { return }
          openOverflow(in: context)
        }
      }

      @MainActor private func openOverflow(in context: Context) {
        let button = context.overflowButton(bar.element(in: context))
        guard button.waitForExistence(timeout: context.timeout) else { return }
        context.tap(button)
        if let group { context.tap(context.find(group)) }
      }
    }
  #endif
  // end
}
