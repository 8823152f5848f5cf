package import MenuetModel

/// Something that people reach through a menu, and that has no place of its own in a bar.
package struct HeldItem: Sendable, Hashable {
  /// The id of the element; of an option, `choice.option`.
  package let id: String
  /// Its title; `nil` where it has no title.
  package let title: String?
  /// The titles of the submenus on the way to it, outermost first.
  package let path: [String]
}

/// Lists what is in the menus of a document on one platform.
package struct HeldItems: Sendable {
  private let document: Document
  private let platform: PlatformSet

  package init(document: Document, platform: Platform) {
    self.document = document
    self.platform = PlatformSet(platform)
  }

  /// Everything in a menu, at any depth, in document order.
  package func all(in content: [MenuElement]) -> [HeldItem] {
    var items: [HeldItem] = []
    var shown: Set<String> = []
    add(content, path: [], shown: &shown, to: &items)
    return items
  }

  /// The options of a choice, behind the choice itself.
  package func all(of subject: Subject, choice: String) -> [HeldItem] {
    var items: [HeldItem] = []
    add(subject, choice: choice, path: [], to: &items)
    return items
  }

  /// Everything in the menu that a unit of a toolbar opens, or in the segments that it shows; nothing
  /// for a group, whose members have places of their own.
  func all(in unit: ToolbarUnit) -> [HeldItem] {
    if let subject = unit.choiceSubject {
      return all(of: subject, choice: document.choice(subject)?.id ?? "")
    }
    switch unit.content {
    case .pullDownButton(let button): return all(in: button.content)
    case .back(let button): return all(in: button.content)
    case .title(let title):
      guard let menu = title.documentMenu, menu.platforms.contains(platform) else { return [] }
      return all(in: menu.content)
    default: return []
    }
  }

  /// - Parameter shown: The menus declared elsewhere that submenus have shown: once is enough, as
  ///   such menus may show each other twice at every level.
  private func add(
    _ content: [MenuElement], path: [String], shown: inout Set<String>, to items: inout [HeldItem]
  ) {
    for element in content where element.platforms.contains(platform) {
      switch element {
      case .item(let item):
        if item.kind == .choice {
          add(item.subject, choice: item.id, path: path, to: &items)
        } else {
          items.append(HeldItem(id: item.id, title: document.title(of: item), path: path))
        }
      case .submenu(let submenu):
        items.append(HeldItem(id: submenu.id, title: submenu.title, path: path))
        var content = submenu.content
        if let ref = submenu.ref {
          guard shown.insert(ref).inserted else { continue }
          content = document.menus.first { $0.id == ref }?.content ?? []
        }
        add(content, path: path + [submenu.title], shown: &shown, to: &items)
      case .section(let section):
        add(section.content, path: path, shown: &shown, to: &items)
      case .dynamic(let dynamic):
        items.append(HeldItem(id: dynamic.id, title: dynamic.title, path: path))
      case .separator, .slot: continue
      }
    }
  }

  private func add(
    _ subject: Subject, choice: String, path: [String], to items: inout [HeldItem]
  ) {
    items.append(HeldItem(id: choice, title: document.choice(subject)?.title, path: path))
    for option in document.options(subject, on: platform) {
      items.append(HeldItem(id: "\(choice).\(option.id)", title: option.title, path: path))
    }
  }
}
