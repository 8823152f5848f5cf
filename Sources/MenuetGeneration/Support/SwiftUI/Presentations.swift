// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreTransferable
import SwiftUI

extension Notes {
  // embed: sharedItem
  /// Something to share. Its file or address is made when people have chosen where it goes.
  public struct SharedItem: Transferable, Sendable {
    /// The words that the preview shows.
    public nonisolated let title: String
    private nonisolated let url: @Sendable () throws -> URL

    /// - Parameter url: makes the file, or gives the address; called on any thread.
    public nonisolated init(_ title: String, url: @escaping @Sendable () throws -> URL) {
      self.title = title
      self.url = url
    }

    fileprivate nonisolated var preview: SharePreview<Never, Never> { SharePreview(title) }

    // By way of the URL a file keeps its type. Its asynchronous exporter is deprecated in iOS 17.
    public nonisolated static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { item in try item.url() }
    }
  }
  // end

  // embed: sharedItems
  /// The items of an activity view. The app is asked for them when something goes through them,
  /// not when a view with a link to share them is made.
  fileprivate struct SharedItems: RandomAccessCollection {
    @MainActor private final class Answer {
      private let ask: @MainActor () -> [SharedItem]
      private lazy var items = ask()

      init(_ ask: @escaping @MainActor () -> [SharedItem]) { self.ask = ask }

      func items(isAsked: Bool) -> [SharedItem] {
        if isAsked { items = ask() }
        return items
      }
    }

    private let answer: Answer

    @MainActor init(_ ask: @escaping @MainActor () -> [SharedItem]) { answer = Answer(ask) }

    /// Who goes through the items begins here: the app is asked anew.
    nonisolated var startIndex: Int { items(isAsked: true).startIndex }
    nonisolated var endIndex: Int { items().endIndex }

    nonisolated subscript(place: Int) -> SharedItem {
      let items = items()
      // The app may have fewer by now.
      return items.indices.contains(place)
        ? items[place] : SharedItem("") { throw CancellationError() }
    }

    private nonisolated func items(isAsked: Bool = false) -> [SharedItem] {
      let answer = answer
      if Thread.isMainThread {
        return MainActor.assumeIsolated { answer.items(isAsked: isAsked) }
      }
      return DispatchQueue.main.sync {
        MainActor.assumeIsolated { answer.items(isAsked: isAsked) }
      }
    }
  }
  // end

  // embed: presented
  /// What a scene presents. `.notesPresentations` shows it, and keeps one for each scene.
  @MainActor public final class Presented: ObservableObject {
    #if SHEETS
      /// The presentations over the app's view, the lowest first.
      @Published public private(set) var presentations: [Presentation] = []
    #endif
    #if DETENTS
      @Published fileprivate var detents: [Presentation: PresentationDetent] = [:]
    #endif
    #if BAR_POPOVERS
      /// The popovers whose items are in their bars now.
      @Published fileprivate var popoversInBars: Set<Presentation> = []
    #endif
    #if QUESTIONS
      @Published private var question: Question?

      private struct Question {
        let alert: String
        /// The command that waits for the answer.
        var command: Command?
        var isAsked = true
      }
    #endif

    public nonisolated init() {}

    #if SHEETS
      /// Presents over what is there.
      public func present(_ presentation: Presentation) {
        guard !presentations.contains(presentation) else { return }
        #if DETENTS
          detents[presentation] = nil
        #endif
        presentations.append(presentation)
      }

      /// Dismisses what was presented last.
      public func dismiss() {
        if !presentations.isEmpty { presentations.removeLast() }
      }

      /// Dismisses a presentation, and what lies over it.
      public func dismiss(_ presentation: Presentation?) {
        guard let presentation, let place = presentations.firstIndex(of: presentation) else {
          return
        }
        presentations.removeSubrange(place...)
      }

      /// Indicates whether something is presented directly over another presentation, or over the
      /// app's view; false dismisses it.
      fileprivate func isPresented(
        _ presentation: Presentation, over holder: Presentation?
      ) -> Binding<Bool> {
        Binding {
          self.holds(presentation, over: holder)
        } set: { isPresented in
          if !isPresented { self.dismiss(presentation) }
        }
      }

      private func holds(_ presentation: Presentation, over holder: Presentation?) -> Bool {
        guard let place = presentations.firstIndex(of: presentation) else { return false }
        return holder == (place == 0 ? nil : presentations[place - 1])
      }
    #endif

    #if DETENTS
      fileprivate func detent(
        of presentation: Presentation, atFirst detent: PresentationDetent
      ) -> Binding<PresentationDetent> {
        Binding {
          self.detents[presentation] ?? detent
        } set: {
          self.detents[presentation] = $0
        }
      }
    #endif

    #if QUESTIONS
      /// Shows an alert.
      ///
      /// - Parameter command: the command that waits for its answer.
      fileprivate func ask(_ alert: String, before command: Command?) {
        question = Question(alert: alert, command: command)
      }

      #if SHEETS
        fileprivate func isAsked(_ alert: String, over holder: Presentation?) -> Binding<Bool> {
          Binding {
            self.isAsked(alert) && self.presentations.last == holder
          } set: { isAsked in
            // Another alert may be asked by now.
            if !isAsked, self.question?.alert == alert { self.question?.isAsked = false }
          }
        }
      #else
        fileprivate func isAsked(_ alert: String) -> Binding<Bool> {
          Binding {
            self.isAsked(alert)
          } set: { isAsked in
            // Another alert may be asked by now.
            if !isAsked, self.question?.alert == alert { self.question?.isAsked = false }
          }
        }
      #endif

      private func isAsked(_ alert: String) -> Bool {
        question.map { $0.isAsked && $0.alert == alert } ?? false
      }

      /// Ends the question of an alert, and returns the command that has waited for its answer.
      fileprivate func answer(to alert: String) -> Command? {
        // Another alert may be asked by now: this answer is none to that.
        guard let question, question.alert == alert else { return nil }
        let command = question.command
        self.question = nil
        return command
      }
    #endif
  }
  // end
}

extension Notes {
  // embed: presentedKey
  fileprivate struct PresentedKey: EnvironmentKey {
    static let defaultValue: Presented? = nil
  }
  // end
}

@MainActor extension Notes {
  // embed: answering
  #if QUESTIONS
    /// Performs the command that has waited for the answer to an alert.
    private static func goOn(
      _ actions: any Actions, after alert: String, in presented: Presented
    ) {
      if let command = presented.answer(to: alert) {
        carryOut(command, on: actions, in: presented)
      }
    }
  #endif
  // end

  // embed: inScene
  /// Gives a view what the scene around presents.
  private struct InScene<Content: View>: View {
    @Environment(scene) var presented
    @ViewBuilder let content: (Presented?) -> Content

    var body: some View { content(presented) }
  }
  // end

  // embed: presenter
  #if SHEETS
    /// Shows over a view what its scene presents, and asks its questions.
    fileprivate struct PresentingScene<Shown: View>: ViewModifier {
      let actions: any Actions
      /// What the scene presents, where the app keeps it.
      let given: Presented?
      let shown: (Presentation) -> Shown
      @StateObject var own = Presented()

      func body(content: Content) -> some View {
        let presented = given ?? own
        content
          .modifier(
            Presenting(holder: nil, presented: presented, actions: actions, shown: shown)
          )
          .focusedSceneObject(presented)
      }
    }

    fileprivate struct Presenting<Shown: View>: ViewModifier {
      /// The presentation that has the view for its content; `nil` for the app's own view.
      let holder: Presentation?
      @ObservedObject var presented: Presented
      let actions: any Actions
      let shown: (Presentation) -> Shown

      func body(content: Content) -> some View {
        presenting(
          over: content.environment(scene, presented), in: holder, of: presented, on: actions,
          content: shown)
      }
    }
  #else
    /// Asks over a view the questions of its scene.
    fileprivate struct PresentingScene: ViewModifier {
      let actions: any Actions
      /// What the scene presents, where the app keeps it.
      let given: Presented?
      @StateObject var own = Presented()

      func body(content: Content) -> some View {
        let presented = given ?? own
        content
          .modifier(Presenting(presented: presented, actions: actions))
          .focusedSceneObject(presented)
      }
    }

    fileprivate struct Presenting: ViewModifier {
      @ObservedObject var presented: Presented
      let actions: any Actions

      func body(content: Content) -> some View {
        presenting(over: content.environment(scene, presented), of: presented, on: actions)
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
      let holder: Presentation?
      /// What the scene presents, for the view around; an item finds it.
      let given: Presented?
      @ViewBuilder let shown: (Presented) -> Shown
      @Environment(scene) var presented

      func body(content: Content) -> some View {
        if let presented = given ?? presented {
          content.modifier(
            PointingInScene(
              popover: popover, isAtItem: given == nil, holder: holder, presented: presented,
              shown: shown))
        } else {
          content
        }
      }
    }

    fileprivate struct PointingInScene<Shown: View>: ViewModifier {
      let popover: Presentation
      let isAtItem: Bool
      let holder: Presentation?
      @ObservedObject var presented: Presented
      @ViewBuilder let shown: (Presented) -> Shown

      private var isShown: Binding<Bool> {
        presented.popoversInBars.contains(popover) == isAtItem
          ? presented.isPresented(popover, over: holder) : .constant(false)
      }

      func body(content: Content) -> some View {
        content
          .background {
            // A menu shows no backgrounds: this one appears where the item is in its bar.
            if isAtItem {
              Color.clear
                .onAppear { presented.popoversInBars.insert(popover) }
                .onDisappear { presented.popoversInBars.remove(popover) }
            }
          }
          .popover(isPresented: isShown) { shown(presented) }
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
