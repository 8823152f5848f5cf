import SwiftUI

@MainActor extension Notes {
  // embed: surface
  /// A menu, a bar or a button, for which items are made.
  @MainActor private struct Surface {
    /// Its id, with which the identifiers of its items begin.
    let id: String
    let actions: any Actions
    #if HIDING_SURFACES
      /// Indicates whether what is unavailable goes away instead of being dimmed.
      var hidesUnavailable = false
    #endif
    #if MENU_BARS
      /// Indicates whether it is in the menu bar, whose items have the keys of their commands.
      var isInMenuBar = false
    #endif

    #if RUNS
      /// The items of commands as they are everywhere.
      func items(_ commands: Command...) -> some View {
        ForEach(commands, id: \.self) { command in item(command) }
      }
    #endif

    /// The item of a command, as it shows now.
    func item(_ command: Command) -> ItemView { makeItem(command, in: self) }
  }

  private static func makeItem(_ command: Command, in surface: Surface) -> ItemView {
    let actions = surface.actions
    #if FILLED
      var item = ItemView(
        command: command, actions: actions, id: "\(surface.id).\(command.rawValue)",
        title: command.title, symbol: command.symbol, role: command.role,
        isEnabled: isEnabled(command, on: actions), isVisible: isVisible(command, on: actions))
    #else
      let item = ItemView(
        command: command, actions: actions, id: "\(surface.id).\(command.rawValue)",
        title: command.title, symbol: command.symbol, role: command.role,
        isEnabled: isEnabled(command, on: actions), isVisible: isVisible(command, on: actions))
    #endif
    #if UNDOING
      // What can be undone is asked where the item is shown.
      if undoes(command) { item.isEnabled = true }
    #endif
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
    #if HIDING_SURFACES
      item.hidesUnavailable = surface.hidesUnavailable
    #endif
    #if HIDING
      if let hides = command.hidesWhenUnavailable { item.hidesUnavailable = hides }
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

  /// The control of a command. The methods say what its place says of it.
  private struct ItemView: View {
    let command: Command
    let actions: any Actions
    /// The path of ids by which tests find it.
    var id: String
    var title: String
    var symbol: String?
    #if PLACED_IMAGES
      var image: String?
    #endif
    var role: Role
    var isEnabled: Bool
    var isVisible: Bool
    #if HIDING_ITEMS
      var hidesUnavailable = false
    #endif
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
    #if PRESSED
      /// The keys of its place, if its command has none.
      var pressing: KeyboardShortcut?
    #endif
    #if TOGGLES
      var isOn = false
    #endif
    #if PAIRS
      /// Indicates whether it is one of two items that say both states of a toggle.
      var isHalf = false
    #endif
    #if SHARE_LINKS
      /// Makes the items that it shares, in place of performing its command.
      var shared: (@MainActor () -> [SharedItem])?
    #endif
    #if PLACED_EFFECTS
      /// Its effect in this place, where that presents something else than the command.
      var effect: (@MainActor (Presented?) -> Void)?
    #endif
    #if UNDOING
      /// Indicates whether a view around it follows what can be undone.
      var isFollowed = false
    #endif
    #if PRESENTED
      @Environment(scene) var presented
    #endif

    #if TITLED
      func titled(_ title: String) -> ItemView { changed { $0.title = title } }
    #endif

    #if SUBTITLED
      func subtitled(_ subtitle: String) -> ItemView { changed { $0.subtitle = subtitle } }
    #endif

    #if SYMBOLIZED
      func showing(symbol: String) -> ItemView {
        changed {
          $0.symbol = symbol
          #if PLACED_IMAGES
            $0.image = nil
          #endif
        }
      }
    #endif

    #if DEPICTED
      func showing(image: String) -> ItemView { changed { $0.image = image } }
    #endif

    #if BARE
      func withoutSymbol() -> ItemView {
        changed {
          $0.symbol = nil
          #if PLACED_IMAGES
            $0.image = nil
          #endif
        }
      }
    #endif

    #if HINTED
      func hinted(_ hint: String) -> ItemView { changed { $0.hint = hint } }
    #endif

    #if LABELLED
      func labelled(_ label: String) -> ItemView { changed { $0.accessibilityLabel = label } }
    #endif

    #if CAST
      func inRole(_ role: Role) -> ItemView { changed { $0.role = role } }
    #endif

    #if ENABLED
      func enabled(if isEnabled: Bool) -> ItemView { changed { $0.isEnabled = isEnabled } }
    #endif

    #if REVEALED
      func shown(if isVisible: Bool) -> ItemView { changed { $0.isVisible = isVisible } }
    #endif

    #if CONCEALED
      func hidden(whenUnavailable hides: Bool) -> ItemView {
        changed { $0.hidesUnavailable = hides }
      }
    #endif

    #if KEYED
      func keyed(_ shortcut: Shortcut?) -> ItemView { changed { $0.shortcut = shortcut } }
    #endif

    #if PRESSED
      func pressed(by keys: KeyboardShortcut) -> ItemView { changed { $0.pressing = keys } }
    #endif

    #if PLACED_EFFECTS
      func performing(_ effect: @escaping @MainActor (Presented?) -> Void) -> ItemView {
        changed { $0.effect = effect }
      }
    #endif

    #if SHARE_LINKS
      func sharing(_ items: @escaping @MainActor () -> [SharedItem]) -> ItemView {
        changed { $0.shared = items }
      }
    #endif

    #if PAIRS
      /// One of the two items that say both states of a toggle. The one that does not hold has the
      /// keys.
      private func half(_ state: Bool) -> ItemView {
        changed { half in
          half.isHalf = true
          half.id += state ? ".on" : ".off"
          if state, let onTitle = command.onTitle { half.title = onTitle }
          half.isOn = isOn == state
          #if KEYS
            if half.isOn { half.shortcut = nil }
          #endif
        }
      }
    #endif

    #if CHANGES
      private func changed(_ change: (inout ItemView) -> Void) -> ItemView {
        var item = self
        change(&item)
        return item
      }
    #endif

    /// Indicates whether it is there now.
    var isShown: Bool {
      #if HIDING_ITEMS
        isVisible && (isEnabled || !hidesUnavailable)
      #else
        isVisible
      #endif
    }

    #if UNDOING
      var body: some View {
        if undoes(command), !isFollowed {
          UndoView(self)
        } else {
          content
        }
      }

      @ViewBuilder private var content: some View {
        #if PAIRS
          if command.toggleForm == .pair, !isHalf {
            half(true)
            half(false)
          } else if isShown {
            control
          }
        #else
          if isShown { control }
        #endif
      }
    #else
      var body: some View {
        #if PAIRS
          if command.toggleForm == .pair, !isHalf {
            half(true)
            half(false)
          } else if isShown {
            control
          }
        #else
          if isShown { control }
        #endif
      }
    #endif

    private var control: some View {
      button
        #if PRESENTED
          .disabled(!isEnabled || isOutOfScene)
        #else
          .disabled(!isEnabled)
        #endif
        .accessibilityIdentifier(id)
        #if KEYS
          #if PRESSED
            .keyboardShortcut(shortcut.flatMap { keys($0) } ?? pressing)
          #else
            .keyboardShortcut(shortcut.flatMap { keys($0) })
          #endif
        #else
          #if PRESSED
            .keyboardShortcut(pressing)
          #endif
        #endif
        #if PLACED_LABELS
          .modifier(Spoken(label: accessibilityLabel))
        #endif
        #if PLACED_HINTS
          .modifier(Hint(text: hint))
        #endif
        #if STAYING
          .modifier(Staying(isStaying: command.keepsMenuOpen))
        #endif
    }

    #if PRESENTED
      /// Indicates whether it presents or asks something where no view shows that.
      private var isOutOfScene: Bool {
        #if PLACED_EFFECTS
          presented == nil && (effect != nil || presents(command))
        #else
          presented == nil && presents(command)
        #endif
      }
    #endif

    @ViewBuilder private var button: some View {
      #if SHARE_LINKS
        if let shared {
          ShareLink(items: SharedItems(shared), preview: \.preview) { label }
        } else {
          action
        }
      #else
        action
      #endif
    }

    @ViewBuilder private var action: some View {
      #if TOGGLES
        switch command.toggleForm {
        #if PAIRS
          case .checkmark, .pair: Toggle(isOn: state) { label }
          case .title, nil: Button(role: buttonRole, action: run) { label }
        #else
          case .checkmark: Toggle(isOn: state) { label }
          default: Button(role: buttonRole, action: run) { label }
        #endif
        }
      #else
        Button(role: buttonRole, action: run) { label }
      #endif
    }

    @ViewBuilder private var label: some View {
      #if PLACED_SUBTITLES
        if let subtitle {
          Text(title)
          Text(subtitle)
          icon
        } else {
          face
        }
      #else
        face
      #endif
    }

    #if PLACED_SUBTITLES
      @ViewBuilder private var icon: some View {
        #if PLACED_IMAGES
          if let image {
            Image(image)
          } else if let symbol {
            Image(systemName: symbol)
          }
        #else
          if let symbol { Image(systemName: symbol) }
        #endif
      }
    #endif

    @ViewBuilder private var face: some View {
      #if PLACED_IMAGES
        if let image {
          Label(title, image: image)
        } else if let symbol {
          Label(title, systemImage: symbol)
        } else {
          Text(title)
        }
      #else
        if let symbol {
          Label(title, systemImage: symbol)
        } else {
          Text(title)
        }
      #endif
    }

    private var buttonRole: ButtonRole? {
      switch role {
      case .destructive: .destructive
      case .cancel: .cancel
      case .normal, .primary: nil
      }
    }

    #if TOGGLES
      private var state: Binding<Bool> {
        Binding {
          isOn
        } set: { _ in
          #if PAIRS
            if !isHalf || !isOn { run() }
          #else
            run()
          #endif
        }
      }
    #endif

    private func run() {
      #if PLACED_EFFECTS
        if let effect {
          effect(presented)
        } else {
          start(command, on: actions, in: presented)
        }
      #else
        #if PRESENTED
          start(command, on: actions, in: presented)
        #else
          start(command, on: actions)
        #endif
      #endif
    }
  }

  #if UNDOING
    /// An item that follows what can be undone, of which the undo manager tells and no model does.
    private struct UndoView: View {
      let item: ItemView
      @State private var changes = 0

      init(_ item: ItemView) { self.item = item }

      var body: some View {
        item(after: changes)
          .onReceive(publisher(.NSUndoManagerDidCloseUndoGroup)) { _ in changes += 1 }
          .onReceive(publisher(.NSUndoManagerDidUndoChange)) { _ in changes += 1 }
          .onReceive(publisher(.NSUndoManagerDidRedoChange)) { _ in changes += 1 }
      }

      private func item(after changes: Int) -> ItemView {
        var item = item
        item.isEnabled = item.isEnabled && isEnabled(item.command, on: item.actions)
        item.isFollowed = true
        return item
      }

      private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: name)
      }
    }
  #endif

  #if PLACED_LABELS
    /// Reads out other words than the title where there are such.
    private struct Spoken: ViewModifier {
      let label: String?

      func body(content: Content) -> some View {
        if let label {
          content.accessibilityLabel(label)
        } else {
          content
        }
      }
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

  // embed: keys
  private static func keys(_ shortcut: Shortcut) -> KeyboardShortcut? {
    guard let key = key(shortcut) else { return nil }
    let all: [(Shortcut.Modifiers, EventModifiers)] = [
      (.command, .command), (.shift, .shift), (.option, .option), (.control, .control),
    ]
    let held = all.filter { shortcut.modifiers.contains($0.0) }.map(\.1)
    return KeyboardShortcut(key, modifiers: EventModifiers(held))
  }
  // end

  // embed: performing
  #if PRESENTED
    /// Performs a command that is available; where an alert asks first, only after its answer.
    ///
    /// - Parameter presented: what the scene presents in which it is performed. Without it nothing
    ///   is asked or presented, and no command is performed that an alert asks before.
    /// - Returns: False where the command is unavailable, or where only the system performs it.
    @discardableResult
    public static func perform(
      _ command: Command, on actions: any Actions, in presented: Presented?
    ) -> Bool {
      guard isEnabled(command, on: actions), isVisible(command, on: actions) else { return false }
      #if IDLE_COMMANDS
        guard isPerformed(command) else { return false }
      #endif
      start(command, on: actions, in: presented)
      return true
    }
  #else
    /// Performs a command that is available.
    ///
    /// - Returns: False where the command is unavailable, or where only the system performs it.
    @discardableResult
    public static func perform(_ command: Command, on actions: any Actions) -> Bool {
      guard isEnabled(command, on: actions), isVisible(command, on: actions) else { return false }
      #if IDLE_COMMANDS
        guard isPerformed(command) else { return false }
      #endif
      start(command, on: actions)
      return true
    }
  #endif

  #if QUESTIONS
    private static func start(
      _ command: Command, on actions: any Actions, in presented: Presented?
    ) {
      if let alert = question(before: command) {
        presented?.ask(alert, before: command)
      } else {
        carryOut(command, on: actions, in: presented)
      }
    }
  #endif
  // end
}
