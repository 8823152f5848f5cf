import SwiftUI

@MainActor extension Notes {
  // embed: surface
  /// A menu, a bar or a button, for which items are made.
  @MainActor private struct Surface {
    /// Its id, with which the identifiers of its items begin.
    let id: String
    let actions: any Actions
    /// Indicates whether what is unavailable goes away instead of being dimmed.
    var hidesUnavailable = false
    #if MENU_BARS
      /// Indicates whether it is in the menu bar, whose items have the keys of their commands.
      var isInMenuBar = false
    #endif

    /// The items of commands as they are everywhere.
    func items(_ commands: Command...) -> some View {
      ForEach(commands, id: \.self) { command in item(command) }
    }

    /// The item of a command, with what this place says of it.
    func item(
      _ command: Command, title: String? = nil, subtitle: String? = nil, symbol: String? = nil,
      image: String? = nil, hidesSymbol: Bool = false, hint: String? = nil,
      accessibilityLabel: String? = nil, role: Role? = nil, isEnabled: Bool? = nil,
      isVisible: Bool? = nil, hidesWhenUnavailable: Bool? = nil,
      perform: (@MainActor (any Actions) -> Void)? = nil
    ) -> ItemView {
      var item = makeItem(command, in: self)
      if let title { item.title = title }
      if let symbol {
        item.symbol = symbol
        item.image = nil
      }
      if let image { item.image = image }
      if hidesSymbol {
        item.symbol = nil
        item.image = nil
      }
      #if PLACED_SUBTITLES
        if let subtitle { item.subtitle = subtitle }
      #endif
      #if PLACED_HINTS
        if let hint { item.hint = hint }
      #endif
      #if PLACED_LABELS
        if let accessibilityLabel { item.accessibilityLabel = accessibilityLabel }
      #endif
      if let role { item.role = role }
      if let isEnabled { item.isEnabled = isEnabled }
      if let isVisible { item.isVisible = isVisible }
      item.isShown =
        item.isVisible
        && (item.isEnabled
          || !(hidesWhenUnavailable ?? item.hidesWhenUnavailable ?? hidesUnavailable))
      item.perform = perform
      return ItemView(item: item, actions: actions)
    }
  }

  /// The parts of a command that a menu, a bar or a button shows.
  private struct Item {
    let command: Command
    /// The path of ids by which tests find it.
    let id: String
    var title: String
    var symbol: String?
    var image: String?
    var role: Role
    #if PLACED_SUBTITLES
      var subtitle: String?
    #endif
    #if PLACED_HINTS
      var hint: String?
    #endif
    #if PLACED_LABELS
      var accessibilityLabel: String?
    #endif
    #if KEYS
      var shortcut: Shortcut?
    #endif
    #if TOGGLES
      var isOn = false
    #endif
    #if SHARE_LINKS
      /// The items that it shares, in place of performing its command.
      var shared: [URL]?
    #endif
    var isEnabled = true
    var isVisible = true
    var isShown = true
    var hidesWhenUnavailable: Bool?
    /// Its effect in this place, where that differs from the command's.
    var perform: (@MainActor (any Actions) -> Void)?
  }

  /// The item of a command, as it shows now.
  private static func makeItem(_ command: Command, in surface: Surface) -> Item {
    let actions = surface.actions
    var item = Item(
      command: command, id: "\(surface.id).\(command.rawValue)", title: command.title,
      symbol: command.symbol, role: command.role)
    item.isEnabled = isEnabled(command, on: actions)
    item.isVisible = isVisible(command, on: actions)
    #if IMAGES
      item.image = command.image
    #endif
    #if TOGGLES
      item.isOn = isOn(command, on: actions)
    #endif
    #if ON_TITLES
      if item.isOn, command.toggleForm != .pair, let title = command.onTitle { item.title = title }
    #endif
    #if ON_SYMBOLS
      if item.isOn, command.toggleForm != .pair, let symbol = command.onSymbol {
        item.symbol = symbol
      }
    #endif
    #if SUBTITLES
      item.subtitle = command.subtitle
    #endif
    #if HINTS
      item.hint = command.hint
    #endif
    #if LABELS
      item.accessibilityLabel = command.accessibilityLabel
    #endif
    #if HIDING
      item.hidesWhenUnavailable = command.hidesWhenUnavailable
    #endif
    #if KEYS
      #if MENU_BARS
        // Two items with the same keys would be ambiguous: the menu bar has them where it can.
        let hasKeys = surface.isInMenuBar || !isInMenuBar(command)
        item.shortcut = hasKeys ? command.shortcut : nil
      #else
        item.shortcut = command.shortcut
      #endif
    #endif
    return item
  }

  /// The control of a command.
  private struct ItemView: View {
    var item: Item
    let actions: any Actions

    #if SHARE_LINKS
      /// The same item, which shares.
      func sharing(_ items: [URL]) -> ItemView {
        var view = self
        view.item.shared = items
        return view
      }
    #endif

    var body: some View {
      if item.isShown {
        control
          .disabled(!item.isEnabled)
          .accessibilityIdentifier(item.id)
          #if KEYS
            .keyboardShortcut(item.shortcut.flatMap { keys($0) })
          #endif
          #if PLACED_LABELS
            .accessibilityLabel(item.accessibilityLabel ?? item.title)
          #endif
          #if PLACED_HINTS
            .modifier(Hint(text: item.hint))
          #endif
          #if STAYING
            .modifier(Staying(isStaying: item.command.keepsMenuOpen))
          #endif
      }
    }

    @ViewBuilder private var control: some View {
      #if SHARE_LINKS
        if let shared = item.shared {
          ShareLink(items: shared) { label }
        } else {
          button
        }
      #else
        button
      #endif
    }

    @ViewBuilder private var button: some View {
      #if TOGGLES
        switch item.command.toggleForm {
        case .checkmark: Toggle(isOn: isOn) { label }
        #if PAIRS
          case .pair:
            Toggle(isOn: half(true)) { Text(item.command.onTitle ?? item.title) }
            Toggle(isOn: half(false)) { Text(item.title) }
          case .title, nil: Button(role: role, action: run) { label }
        #else
          default: Button(role: role, action: run) { label }
        #endif
        }
      #else
        Button(role: role, action: run) { label }
      #endif
    }

    @ViewBuilder private var label: some View {
      #if PLACED_SUBTITLES
        if let subtitle = item.subtitle {
          Text(item.title)
          Text(subtitle)
          if let symbol = item.symbol { Image(systemName: symbol) }
        } else {
          face
        }
      #else
        face
      #endif
    }

    @ViewBuilder private var face: some View {
      if let image = item.image {
        Label(item.title, image: image)
      } else if let symbol = item.symbol {
        Label(item.title, systemImage: symbol)
      } else {
        Text(item.title)
      }
    }

    private var role: ButtonRole? {
      switch item.role {
      case .destructive: .destructive
      case .cancel: .cancel
      case .normal, .primary: nil
      }
    }

    #if TOGGLES
      private var isOn: Binding<Bool> {
        Binding {
          item.isOn
        } set: { _ in
          run()
        }
      }
    #endif

    #if PAIRS
      /// One of the two items that say both states of a toggle.
      private func half(_ state: Bool) -> Binding<Bool> {
        Binding {
          item.isOn == state
        } set: { _ in
          if item.isOn != state { run() }
        }
      }
    #endif

    private func run() {
      if let action = item.perform {
        action(actions)
      } else {
        perform(item.command, on: actions)
      }
    }
  }

  #if KEYS
    private static func keys(_ shortcut: Shortcut) -> KeyboardShortcut? {
      guard let key = key(shortcut) else { return nil }
      let all: [(Shortcut.Modifiers, EventModifiers)] = [
        (.command, .command), (.shift, .shift), (.option, .option), (.control, .control),
      ]
      let held = all.filter { shortcut.modifiers.contains($0.0) }.map(\.1)
      return KeyboardShortcut(key, modifiers: EventModifiers(held))
    }
  #endif

  #if PLACED_HINTS
    /// Shows a hint where there is one.
    private struct Hint: ViewModifier {
      let text: String?

      func body(content: Content) -> some View {
        if let text {
          content.help(text).accessibilityHint(text)
        } else {
          content
        }
      }
    }
  #endif

  #if STAYING
    /// Keeps the menu open when people choose an item.
    private struct Staying: ViewModifier {
      let isStaying: Bool

      func body(content: Content) -> some View {
        #if os(macOS)
          content
        #else
          if #available(iOS 16.4, *) {
            content.menuActionDismissBehavior(isStaying ? .disabled : .automatic)
          } else {
            content
          }
        #endif
      }
    }
  #endif
  // end

  static func perform(_ command: Command, on actions: any Actions) {
    // embed: performingIfAvailable
    guard isEnabled(command, on: actions), isVisible(command, on: actions) else { return }
    #if QUESTIONS
      if let alert = question(before: command) {
        actions.presented.ask(alert, before: command)
      } else {
        carryOut(command, on: actions)
      }
    #else
      carryOut(command, on: actions)
    #endif
    // end
  }
}
