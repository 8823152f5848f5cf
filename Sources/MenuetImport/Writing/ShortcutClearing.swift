import MenuetModel

/// Takes away the shortcuts that cannot hold: two commands have one, or a menu has none.
struct ShortcutClearing {
  private let purpose: DocumentComposer.Purpose
  /// The owners of shortcuts: what they are, and their titles.
  private var owners: [Shortcut: (key: String, title: String)] = [:]
  private var count = 0

  init(_ purpose: DocumentComposer.Purpose) { self.purpose = purpose }

  func clear(_ document: inout ForeignDocument) {
    var clearing = self
    // The menu bar's are those that work everywhere.
    let order = document.surfaces.indices.sorted {
      (document.surfaces[$0].isMenuBar ? 0 : 1, $0) < (document.surfaces[$1].isMenuBar ? 0 : 1, $1)
    }
    let isApple = document.format == .xib || document.format == .storyboard
    for index in order {
      let surface = document.surfaces[index]
      switch purpose {
      case .auditing:
        // AppKit looks for key equivalents in the menu bar alone.
        if isApple, !surface.isMenuBar { Self.strip(&document.surfaces[index].items) }
      case .writing:
        clearing.clear(&document.surfaces[index].items, in: surface)
      }
    }
  }

  private static func strip(_ items: inout [ForeignItem]) {
    for index in items.indices {
      items[index].shortcut = nil
      items[index].statesShortcut = false
      strip(&items[index].items)
    }
  }

  private mutating func clear(_ items: inout [ForeignItem], in surface: ForeignSurface) {
    for index in items.indices {
      clear(&items[index], in: surface)
      clear(&items[index].items, in: surface)
    }
  }

  private mutating func clear(_ item: inout ForeignItem, in surface: ForeignSurface) {
    guard let shortcut = item.shortcut else { return }
    count += 1
    let identity = item.identity ?? "\(count)"
    let key = item.system.map { "system \($0.rawValue)" } ?? identity
    let title = item.title?.text ?? item.system?.rawValue ?? ""
    if let owner = owners[shortcut.chord] {
      // An alternate has the key of what it stands for, with more modifiers.
      if owner.key != key {
        item.shortcut = nil
        item.statesShortcut = item.system != nil
        item.lose("its shortcut '\(shortcut.spelling)' belongs to '\(owner.title)' already")
        return
      }
    } else {
      owners[shortcut.chord] = (key, title)
    }
    guard surface.isContextMenu else { return }
    if item.system == nil {
      // Context menus show no shortcuts: the command has it where it is declared.
      item.identity = identity
      item.isDeclared = true
    } else if shortcut.spelling != item.system?.facts.shortcut {
      item.shortcut = nil
      item.lose("a context menu shows no shortcuts")
    }
    item.statesShortcut = false
  }
}

extension ForeignSurface {
  var isMenuBar: Bool {
    if case .menuBar = kind { true } else { false }
  }

  fileprivate var isContextMenu: Bool {
    if case .contextMenu = kind { true } else { false }
  }
}
