import SwiftUI

@MainActor extension Notes {
  // embed: places
  /// The places of a toolbar's items.
  private enum Place {
    #if LEADING
      static var leading: ToolbarItemPlacement {
        #if os(macOS)
          return .navigation
        #else
          return .topBarLeading
        #endif
      }
    #endif

    #if TRAILING
      static var trailing: ToolbarItemPlacement {
        #if os(macOS)
          return .primaryAction
        #else
          return .topBarTrailing
        #endif
      }
    #endif

    #if PINNED
      /// The place of items that stay when others go into the overflow menu.
      static var pinned: ToolbarItemPlacement {
        #if os(macOS)
          return .primaryAction
        #else
          #if compiler(>=6.4)
            if #available(iOS 27.0, visionOS 27.0, *) { return .topBarPinnedTrailing }
          #endif
          return .topBarTrailing
        #endif
      }
    #endif

    #if BOTTOM
      static var bottom: ToolbarItemPlacement {
        #if os(macOS)
          return .automatic
        #else
          return .bottomBar
        #endif
      }
    #endif
  }
  // end

  // embed: viewTitle
  #if BEFORE17
    /// The title of a view; in a window of a document that is the document's name, since iOS 17 and
    /// macOS 14.
    fileprivate struct ViewTitle: ViewModifier {
      let text: String

      func body(content: Content) -> some View {
        if #available(iOS 17.0, macOS 14.0, *) {
          content.modifier(TitleOutsideDocuments(text: text))
        } else {
          content.navigationTitle(text)
        }
      }
    }

    @available(iOS 17.0, macOS 14.0, *)
    private struct TitleOutsideDocuments: ViewModifier {
      let text: String
      @Environment(\.documentConfiguration) private var document

      func body(content: Content) -> some View {
        if document == nil {
          content.navigationTitle(text)
        } else {
          content
        }
      }
    }
  #else
    /// The title of a view; in a window of a document that is the document's name.
    fileprivate struct ViewTitle: ViewModifier {
      let text: String
      @Environment(\.documentConfiguration) private var document

      func body(content: Content) -> some View {
        if document == nil {
          content.navigationTitle(text)
        } else {
          content
        }
      }
    }
  #endif
  // end

  // embed: priority
  /// Says when an item goes into the overflow menu, since iOS 27 and macOS 26.1.
  ///
  /// - Parameters:
  ///   - turn: its place in the order of leaving, counted from the last one, which has 1; 0 for
  ///     what stays as long as others can go.
  ///   - isEarly: whether it goes before the others on a system that tells no more apart.
  private static func prioritized<Content: ToolbarContent>(
    turn: Int = 0, isEarly: Bool = false, @ToolbarContentBuilder _ content: () -> Content
  ) -> some ToolbarContent {
    // Returned, not built: the builder keeps types that older systems lack.
    #if compiler(>=6.4) && !os(visionOS)
      if #available(iOS 27.0, macOS 26.1, *) {
        var priority: ToolbarItemVisibilityPriority = turn == 0 ? .high : .automatic
        if #available(macOS 27.0, *) {
          for _ in 0..<turn { priority = ToolbarItemVisibilityPriority(lowerThan: priority) }
        } else if isEarly {
          priority = .low
        }
        return content().visibilityPriority(priority)
      }
    #endif
    return content()
  }
  // end

  // embed: space
  #if !os(visionOS)
    /// Room between items, which bars have since iOS 26; nothing before.
    private static func space(
      isFlexible: Bool = false, placement: ToolbarItemPlacement
    ) -> some CustomizableToolbarContent {
      // Returned, not built: the builder keeps types that older systems lack.
      if #available(iOS 26.0, macOS 26.0, *) {
        return ToolbarSpacer(isFlexible ? .flexible : .fixed, placement: placement)
      }
      return ToolbarItem<String, EmptyView>?.none
    }
  #endif
  // end

  // embed: bottomSpace
  #if BOTTOM
    /// Room between items of a bar at the bottom; what is not flexible is there since iOS 26.
    private static func bottomSpace(isFlexible: Bool = true) -> some ToolbarContent {
      // Returned, not built: the builder keeps types that older systems lack.
      #if !os(visionOS)
        if #available(iOS 26.0, macOS 26.0, *) {
          return ToolbarSpacer(isFlexible ? .flexible : .fixed, placement: Place.bottom)
        }
      #endif
      return isFlexible ? ToolbarItem(placement: Place.bottom) { Spacer() } : nil
    }
  #endif
  // end

  // embed: prominent
  /// The look of a primary command in a bar, which bars of SwiftUI have since iOS 26.
  private struct Prominent: ViewModifier {
    func body(content: Content) -> some View {
      #if os(visionOS)
        content
      #else
        if #available(iOS 26.0, macOS 26.0, *) {
          content.buttonStyle(.glassProminent)
        } else {
          content
        }
      #endif
    }
  }
  // end

  // embed: subtitle
  /// The second line of a title, which navigation bars have since iOS 26.
  fileprivate struct Subtitle: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
      #if os(visionOS)
        content
      #else
        if #available(iOS 26.0, macOS 11.0, *) {
          content.navigationSubtitle(text)
        } else {
          content
        }
      #endif
    }
  }
  // end

  // embed: role
  /// The arrangement of a toolbar: centre items stand in the bar of a browser or an editor.
  fileprivate struct BarRole: ViewModifier {
    let isBrowser: Bool

    func body(content: Content) -> some View {
      #if os(macOS)
        content.toolbarRole(isBrowser ? .automatic : .editor)
      #else
        content.toolbarRole(isBrowser ? .browser : .editor)
      #endif
    }
  }
  // end

  // embed: wayOut
  /// Shows the title of Cancel or Done on the systems before 26, which have words there.
  private struct WayOut: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 26.0, macOS 26.0, visionOS 26.0, *) {
        content
      } else {
        content.labelStyle(.titleOnly)
      }
    }
  }
  // end

  // embed: glass
  /// A button of glass, which is newer than iOS 18; before, its nearest relative.
  private struct Glass: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
      #if os(visionOS)
        before(content)
      #else
        if #available(iOS 26.0, macOS 26.0, *) {
          if isProminent {
            content.buttonStyle(.glassProminent)
          } else {
            content.buttonStyle(.glass)
          }
        } else {
          before(content)
        }
      #endif
    }

    @ViewBuilder private func before(_ content: Content) -> some View {
      if isProminent {
        content.buttonStyle(.borderedProminent)
      } else {
        content.buttonStyle(.bordered)
      }
    }
  }
  // end

  // embed: springLoading
  /// Opens when something is held above it, since iOS 17.
  private struct SpringLoading: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 17.0, macOS 14.0, *) {
        content.springLoadingBehavior(.enabled)
      } else {
        content
      }
    }
  }
  // end
}
