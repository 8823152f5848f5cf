// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine
import SwiftUI

@MainActor extension Notes {
  @MainActor public final class Parts {
    // embed: partsInit
    public nonisolated init() {}
    // end

    fileprivate func copy() -> Parts { self }
    fileprivate var all: [AnyObject?] { [] }
  }

  @MainActor public struct MenuBar {
    private let parts: Parts

    // embed: partsOfBar
    #if OBSERVED_PARTS
      /// Tells of the changes of the parts that the app has itself.
      @ObservedObject private var changes: Changes

      public init(_ parts: Parts = Parts()) {
        self.parts = parts
        changes = Changes(of: parts.all)
      }
    #else
      public init(_ parts: Parts = Parts()) {
        self.parts = parts
      }
    #endif
    // end
  }
}

extension Notes {
  // embed: partFocus
  /// Tells of the changes of observed objects.
  fileprivate final class Changes: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private var followed: [AnyCancellable] = []

    init(of objects: [AnyObject?]) {
      followed = objects.compactMap { ($0 as? any ObservableObject).map { follow($0) } }
    }

    private func follow(_ object: some ObservableObject) -> AnyCancellable {
      let changes = objectWillChange
      return object.objectWillChange.sink { _ in changes.send() }
    }
  }

  /// A part of the app that the window in front supplies, as `FocusedObject` follows it.
  fileprivate final class Focus<Part>: ObservableObject {
    let part: Part
    private let changes: Changes
    var objectWillChange: ObservableObjectPublisher { changes.objectWillChange }

    init(on part: Part) {
      self.part = part
      changes = Changes(of: [part as AnyObject])
    }
  }

  /// Supplies a part to the menu bar while its window is in front, by one object as long as it is
  /// the same part.
  fileprivate struct Focusing<Part>: ViewModifier {
    final class Latest {
      private var focus: Focus<Part>?

      func focus(on part: Part) -> Focus<Part> {
        if let focus, focus.part as AnyObject === part as AnyObject { return focus }
        let focus = Focus(on: part)
        self.focus = focus
        return focus
      }
    }

    let part: Part
    @State var latest = Latest()

    func body(content: Content) -> some View {
      content.focusedSceneObject(latest.focus(on: part))
    }
  }
  // end

  // embed: partsKey
  fileprivate struct PartsKey: EnvironmentKey {
    static let defaultValue = Parts()
  }
  // end
}
