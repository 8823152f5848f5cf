// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreTransferable
import SwiftUI

extension Notes {
  // embed: sharedItem
  /// Something to share. Its file or address is made when people have chosen where it goes.
  public struct SharedItem: Transferable, Sendable {
    /// The words that the preview shows.
    public let title: String
    private let url: @Sendable () throws -> URL

    /// - Parameter url: makes the file, or gives the address; called on any thread.
    public init(_ title: String, url: @escaping @Sendable () throws -> URL) {
      self.title = title
      self.url = url
    }

    // By way of the URL a file keeps its type. Its asynchronous exporter is deprecated in iOS 17.
    public static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { item in try item.url() }
    }
  }
  // end

  // embed: presented
  /// The presentations on screen: a property of the app's model keeps them.
  public struct Presented: Equatable, Sendable {
    #if SHEETS
      /// The presentations over the app's view, the lowest first.
      public private(set) var presentations: [Presentation] = []
    #endif
    #if DETENTS
      fileprivate var detents: [Presentation: PresentationDetent] = [:]
    #endif
    #if BAR_POPOVERS
      /// The popovers whose items are in their bars now.
      fileprivate var popoversInBars: Set<Presentation> = []
    #endif
    #if QUESTIONS
      /// The id of the alert that is shown last, and the command that waits for its answer.
      fileprivate private(set) var alert: String?
      fileprivate private(set) var command: Command?
      fileprivate var isAsking = false
    #endif

    public init() {}

    #if SHEETS
      /// Presents over what is there.
      public mutating func present(_ presentation: Presentation) {
        guard !presentations.contains(presentation) else { return }
        presentations.append(presentation)
        #if DETENTS
          detents[presentation] = nil
        #endif
      }

      /// Dismisses what was presented last.
      public mutating func dismiss() {
        if !presentations.isEmpty { presentations.removeLast() }
      }

      /// Dismisses a presentation, and what lies over it.
      public mutating func dismiss(_ presentation: Presentation?) {
        guard let presentation, let place = presentations.firstIndex(of: presentation) else {
          return
        }
        presentations.removeSubrange(place...)
      }

      /// Indicates whether something is presented directly over another presentation, or over the
      /// app's view.
      fileprivate func holds(_ presentation: Presentation, over holder: Presentation?) -> Bool {
        guard let place = presentations.firstIndex(of: presentation) else { return false }
        return holder == (place == 0 ? nil : presentations[place - 1])
      }
    #endif

    #if QUESTIONS
      fileprivate mutating func ask(_ alert: String, before command: Command?) {
        self.alert = alert
        self.command = command
        isAsking = true
      }
    #endif
  }
  // end
}

@MainActor extension Notes {
  // embed: presenting
  #if SHEETS
    private static func isPresented(
      _ presentation: Presentation, over holder: Presentation?, on actions: any Actions
    ) -> Binding<Bool> {
      Binding {
        actions.presented.holds(presentation, over: holder)
      } set: { isPresented in
        if !isPresented { actions.presented.dismiss(presentation) }
      }
    }
  #endif

  #if DETENTS
    private static func detent(
      of presentation: Presentation, atFirst detent: PresentationDetent, on actions: any Actions
    ) -> Binding<PresentationDetent> {
      Binding {
        actions.presented.detents[presentation] ?? detent
      } set: {
        actions.presented.detents[presentation] = $0
      }
    }
  #endif

  #if QUESTIONS
    #if SHEETS
      private static func isAsked(
        _ alert: String, over holder: Presentation?, on actions: any Actions
      ) -> Binding<Bool> {
        Binding {
          let presented = actions.presented
          return presented.isAsking && presented.alert == alert
            && presented.presentations.last == holder
        } set: {
          actions.presented.isAsking = $0
        }
      }
    #else
      private static func isAsked(_ alert: String, on actions: any Actions) -> Binding<Bool> {
        Binding {
          actions.presented.isAsking && actions.presented.alert == alert
        } set: {
          actions.presented.isAsking = $0
        }
      }
    #endif

    /// Performs the command that has waited for an answer.
    private static func goOn(_ actions: any Actions) {
      actions.presented.isAsking = false
      if let command = actions.presented.command { carryOut(command, on: actions) }
    }
  #endif
  // end

  // embed: presenter
  #if SHEETS
    /// Shows over a view what the model presents there, and asks its questions.
    fileprivate struct Presenting<Shown: View>: ViewModifier {
      /// The presentation that has the view for its content; `nil` for the app's own view.
      let holder: Presentation?
      let actions: any Actions
      let shown: (Presentation) -> Shown

      func body(content: Content) -> some View {
        presenting(over: content, in: holder, on: actions, content: shown)
      }
    }
  #else
    /// Asks over a view the questions of the document.
    fileprivate struct Presenting: ViewModifier {
      let actions: any Actions

      func body(content: Content) -> some View {
        presenting(over: content, on: actions)
      }
    }
  #endif
  // end

  // embed: pointing
  #if BAR_POPOVERS
    /// A popover that points at an item of a toolbar. Where the item is in the overflow menu, or
    /// people have removed it, the view around shows the popover.
    fileprivate struct Pointing<Shown: View>: ViewModifier {
      let popover: Presentation
      let isAtItem: Bool
      let holder: Presentation?
      let actions: any Actions
      @ViewBuilder let shown: () -> Shown

      private var isShown: Binding<Bool> {
        actions.presented.popoversInBars.contains(popover) == isAtItem
          ? isPresented(popover, over: holder, on: actions) : .constant(false)
      }

      func body(content: Content) -> some View {
        content
          .background {
            // A menu shows no backgrounds: this one appears where the item is in its bar.
            if isAtItem {
              Color.clear
                .onAppear { actions.presented.popoversInBars.insert(popover) }
                .onDisappear { actions.presented.popoversInBars.remove(popover) }
            }
          }
          .popover(isPresented: isShown, content: shown)
      }
    }
  #endif
  // end

  // embed: sheetLook
  /// The properties that sheets have since iOS 16.4.
  private struct SheetLook: ViewModifier {
    var isNonmodal = false
    var undimmedThrough: PresentationDetent?
    var cornerRadius: CGFloat?
    var scrolls = false

    func body(content: Content) -> some View {
      if #available(iOS 16.4, macOS 13.3, *) {
        content
          .presentationBackgroundInteraction(interaction)
          .presentationCornerRadius(cornerRadius)
          .presentationContentInteraction(scrolls ? .scrolls : .automatic)
      } else {
        content
      }
    }

    @available(iOS 16.4, macOS 13.3, *)
    private var interaction: PresentationBackgroundInteraction {
      if let undimmedThrough { return .enabled(upThrough: undimmedThrough) }
      return isNonmodal ? .enabled : .automatic
    }
  }
  // end

  // embed: sheetSize
  /// The size of a form or of a page, which sheets have since iOS 18.
  private struct SheetSize: ViewModifier {
    let isPage: Bool

    func body(content: Content) -> some View {
      if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
        if isPage {
          content.presentationSizing(.page)
        } else {
          content.presentationSizing(.form)
        }
      } else {
        content
      }
    }
  }
  // end

  // embed: popoverAdaptation
  /// Lets a popover cover the screen where there is little room, since iOS 16.4.
  private struct CoveringPopover: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 16.4, macOS 13.3, *) {
        content.presentationCompactAdaptation(.fullScreenCover)
      } else {
        content
      }
    }
  }
  // end
}
