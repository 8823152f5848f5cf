// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

@MainActor extension Notes {
  // embed: row
  /// Shows items side by side as symbols, since iOS 17 and macOS 14; before, the way in which the
  /// system shows a group of controls in a menu.
  private struct SymbolRow: ViewModifier {
    func body(content: Content) -> some View {
      // A compact menu, which is older, is a submenu by the documentation when it is in a menu.
      if #available(iOS 17.0, macOS 14.0, *) {
        content.controlGroupStyle(.palette)
      } else {
        content
      }
    }
  }
  // end

  // embed: order
  /// The order of a menu's items: as they are written, or the first nearest to the finger.
  fileprivate struct Ordered: ViewModifier {
    let isByPriority: Bool

    func body(content: Content) -> some View {
      #if os(macOS)
        content.menuOrder(isByPriority ? .automatic : .fixed)
      #else
        content.menuOrder(isByPriority ? .priority : .fixed)
      #endif
    }
  }
  // end

  // embed: followed
  /// The items of a menu in the menu bar, as a view: views follow what they read of a model.
  private struct Followed<Content: View>: View {
    #if PRESENTED
      /// What the window in front presents: there the items present, and ask.
      @FocusedObject var presented: Presented?
    #endif
    @ViewBuilder let content: () -> Content

    var body: some View {
      content()
        #if PRESENTED
          .environment(scene, presented)
        #endif
    }
  }
  // end

  // embed: noWindowList
  /// Takes the list of windows out of the Window menu of a Mac; elsewhere there is none.
  private struct NoWindowList: Commands {
    var body: some Commands {
      #if os(macOS)
        CommandGroup(replacing: .windowList) { EmptyView() }
      #else
        EmptyCommands()
      #endif
    }
  }
  // end

  // embed: alternate
  /// Shows another item while modifier keys are held, on a Mac since macOS 15; before and
  /// elsewhere, below this one.
  private struct Alternate<Other: View>: ViewModifier {
    let modifiers: EventModifiers
    let other: Other

    func body(content: Content) -> some View {
      #if os(macOS)
        if #available(macOS 15.0, *) {
          content.modifierKeyAlternate(modifiers) { other }
        } else {
          content
          other
        }
      #else
        content
        other
      #endif
    }
  }
  // end

  // embed: picker
  #if DIMMED_OPTIONS
    /// Shows options of which one holds.
    ///
    /// - Parameters:
    ///   - presenting: those that present something.
    ///   - isOutOfScene: whether no view shows that, so that they are dimmed.
    private static func picker<Option: MenuOption & Hashable>(
      _ title: String, id: String, selection: Binding<Option>, options: [Option],
      presenting: [Option] = [], isOutOfScene: Bool = false
    ) -> some View {
      Picker(selection: selection) {
        ForEach(options, id: \.self) { option in
          OptionLabel(option: option)
            .modifier(Dimmed(isDimmed: isOutOfScene && presenting.contains(option)))
            .tag(option)
            .accessibilityIdentifier("\(id).\(option.rawValue)")
        }
      } label: {
        Text(title)
      }
    }

    /// Dims an option of a picker, since iOS 17 and macOS 14.
    private struct Dimmed: ViewModifier {
      let isDimmed: Bool

      func body(content: Content) -> some View {
        #if BEFORE17
          if #available(iOS 17.0, macOS 14.0, *) {
            content.selectionDisabled(isDimmed)
          } else {
            content
          }
        #else
          content.selectionDisabled(isDimmed)
        #endif
      }
    }
  #else
    /// Shows options of which one holds.
    private static func picker<Option: MenuOption & Hashable>(
      _ title: String, id: String, selection: Binding<Option>, options: [Option]
    ) -> some View {
      Picker(selection: selection) {
        ForEach(options, id: \.self) { option in
          OptionLabel(option: option)
            .tag(option)
            .accessibilityIdentifier("\(id).\(option.rawValue)")
        }
      } label: {
        Text(title)
      }
    }
  #endif
  // end

  // embed: optionLabel
  private struct OptionLabel<Option: MenuOption>: View {
    let option: Option

    var body: some View {
      if let symbol = option.symbol {
        Label(option.title, systemImage: symbol)
      } else {
        Text(option.title)
      }
    }
  }
  // end

  // embed: optionItems
  #if DIMMED_OPTIONS
    /// Shows options of which one holds as items of a menu, with their keys: options of a picker
    /// have none.
    ///
    /// - Parameters:
    ///   - presenting: those that present something.
    ///   - isOutOfScene: whether no view shows that, so that they are dimmed.
    private static func optionItems<Option: MenuOption & Hashable>(
      id: String, selection: Binding<Option>, options: [Option],
      presenting: [Option] = [], isOutOfScene: Bool = false,
      shortcut: @escaping (Option) -> Shortcut?
    ) -> some View {
      Section {
        ForEach(options, id: \.self) { option in
          Toggle(isOn: isSelected(option, in: selection)) { OptionLabel(option: option) }
            .disabled(isOutOfScene && presenting.contains(option))
            .keyboardShortcut(shortcut(option).flatMap { keys($0) })
            .accessibilityIdentifier("\(id).\(option.rawValue)")
        }
      }
    }
  #else
    /// Shows options of which one holds as items of a menu, with their keys: options of a picker
    /// have none.
    private static func optionItems<Option: MenuOption & Hashable>(
      id: String, selection: Binding<Option>, options: [Option],
      shortcut: @escaping (Option) -> Shortcut?
    ) -> some View {
      Section {
        ForEach(options, id: \.self) { option in
          Toggle(isOn: isSelected(option, in: selection)) { OptionLabel(option: option) }
            .keyboardShortcut(shortcut(option).flatMap { keys($0) })
            .accessibilityIdentifier("\(id).\(option.rawValue)")
        }
      }
    }
  #endif

  private static func isSelected<Option: Equatable>(
    _ option: Option, in selection: Binding<Option>
  ) -> Binding<Bool> {
    Binding {
      selection.wrappedValue == option
    } set: { _ in
      selection.wrappedValue = option
    }
  }
  // end

  // embed: dynamicItems
  /// The items that the app supplies, as they are now: the view that shows them asks for them.
  private static func dynamic(_ items: some RandomAccessCollection<DynamicItem>) -> some View {
    ForEach(items) { item in
      Button(role: nil, action: item.perform) {
        if let symbol = item.symbol {
          Label(item.title, systemImage: symbol)
        } else {
          Text(item.title)
        }
      }
    }
  }
  // end

  // embed: dynamicItem
  /// An item of a menu that is known at run time only.
  public struct DynamicItem: Identifiable {
    public let id: String
    public let title: String
    public let symbol: String?
    public let perform: @MainActor () -> Void

    public init(
      id: String, title: String, symbol: String? = nil, perform: @escaping @MainActor () -> Void
    ) {
      self.id = id
      self.title = title
      self.symbol = symbol
      self.perform = perform
    }
  }
  // end
}
