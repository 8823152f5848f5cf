import MenuetModel

extension ForeignDocument {
  /// Makes one command of items that have one action and one shortcut: whichever the system takes does
  /// the same, and the titles are those of their places.
  mutating func joinByShortcut() {
    var first: [String: String] = [:]
    var joined: [String: String] = [:]
    func visit(_ items: [ForeignItem]) {
      for item in items {
        visit(item.items)
        guard let action = item.action, let shortcut = item.shortcut, let identity = item.identity
        else { continue }
        let key = "\(action)\u{1F}\(shortcut.chord.spelling)"
        if let known = first[key] {
          if known != identity, joined[identity] == nil {
            joined[identity] = joined[known] ?? known
          }
        } else {
          first[key] = identity
        }
      }
    }
    for surface in surfaces { visit(surface.items) }
    guard !joined.isEmpty else { return }
    for index in surfaces.indices { surfaces[index].items.rename(joined) }
  }
}

extension [ForeignItem] {
  /// Gives items other identities.
  fileprivate mutating func rename(_ identities: [String: String]) {
    for index in indices {
      self[index].items.rename(identities)
      if let identity = self[index].identity.flatMap({ identities[$0] }) {
        self[index].identity = identity
      }
    }
  }
}
