// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor extension Notes {
  // embed: bars
  /// Makes the items of a bar.
  @MainActor private struct Bar {
    /// The id of the toolbar, with which the identifiers of its items begin.
    let id: String
    let actions: any Actions

    #if BAR_COMMANDS
      /// A button that performs a command, whose item is changed where it differs in this place.
      func command(
        _ command: Command, showsTitle: Bool = false,
        change: @escaping @MainActor (inout Item, any Actions) -> Void = { _, _ in }
      ) -> UIBarButtonItem {
        let content: @MainActor (any Actions) -> Item = { actions in
          var item = item(command, on: actions)
          change(&item, actions)
          return item
        }
        let button = UIBarButtonItem()
        button.primaryAction = UIAction { [weak actions, weak button] _ in
          if let actions { perform(content(actions), on: actions, from: button) }
        }
        // Made each time that the overflow menu opens.
        button.menuRepresentation = UIDeferredMenuElement.uncached { [id, weak actions] show in
          show(actions.map { [element(content($0), in: id, on: $0)] } ?? [])
        }
        follow(button, for: actions) { [id] button, actions in
          let item = content(actions)
          show(item, in: button, showsTitle: showsTitle)
          let path = "\(id).\(item.id)"
          if button.accessibilityIdentifier != path { button.accessibilityIdentifier = path }
        }
        return button
      }
    #endif

    /// A button that the system knows, and the app answers.
    func button(
      _ id: String, title: String, image: UIImage?,
      perform: @escaping @MainActor (any Actions) -> Void
    ) -> UIBarButtonItem {
      let action = UIAction(title: title, image: image) { [weak actions] _ in
        if let actions { perform(actions) }
      }
      let button = UIBarButtonItem(primaryAction: action)
      button.accessibilityIdentifier = "\(self.id).\(id)"
      return button
    }

    #if BAR_MENUS
      /// A button with a menu; where it has a primary command, a tap performs that.
      func pullDown(
        _ id: String, title: String, image: UIImage? = nil, primary: Command? = nil,
        showsTitle: Bool = false,
        order: UIContextMenuConfiguration.ElementOrder = .automatic,
        items: @escaping @MainActor (any Actions) -> MenuItems
      ) -> UIBarButtonItem {
        let button = UIBarButtonItem(title: title, image: showsTitle ? nil : image)
        button.menu = menu(title: "", for: actions, items: items)
        button.preferredMenuElementOrder = order
        let path = "\(self.id).\(id)"
        button.accessibilityIdentifier = path
        button.menuRepresentation = menu(
          id: path, title: title, image: image, for: actions
        ) { actions in
          guard let primary else { return items(actions) }
          var all = MenuItems(id, actions)
          all.add(primary)
          all.add(section: items(actions))
          return all
        }
        guard let primary else { return button }
        let action = UIAction(title: title, image: image) { [weak actions, weak button] _ in
          if let actions { perform(primary, on: actions, from: button) }
        }
        follow(button, for: actions) { button, actions in
          // Without an action a tap opens the menu.
          let performs = isEnabled(primary, on: actions)
          guard performs != (button.primaryAction != nil) else { return }
          button.primaryAction = performs ? action : nil
          button.title = title
          button.image = showsTitle ? nil : image
        }
        return button
      }
    #endif

    #if BAR_CHOICES
      #if BAR_POP_UPS
        /// A button that shows the option that holds.
        func popUp(
          _ id: String, title: String, image: UIImage? = nil,
          options: @escaping @MainActor (any Actions) -> [UIAction]
        ) -> UIBarButtonItem {
          let button = UIBarButtonItem(title: title, image: image)
          button.changesSelectionAsPrimaryAction = true
          button.accessibilityIdentifier = "\(self.id).\(id)"
          button.menuRepresentation = submenu(id, of: options, title: title, image: image)
          follow(button, for: actions) { button, actions in
            let options = options(actions)
            guard !shows(button.menu, options) else { return }
            button.menu = UIMenu(options: .singleSelection, children: options)
          }
          return button
        }
      #endif

      /// The options of a choice in the overflow menu.
      private func submenu(
        _ id: String, of options: @escaping @MainActor (any Actions) -> [UIAction], title: String,
        image: UIImage? = nil
      ) -> UIMenu {
        let content = UIDeferredMenuElement.uncached { [weak actions] completion in
          completion(actions.map(options) ?? [])
        }
        let menu = UIMenu(
          title: title, image: image, options: .singleSelection, children: [content])
        menu.accessibilityIdentifier = "\(self.id).\(id)"
        return menu
      }
    #endif

    #if BAR_SEGMENTS
      /// All options of a choice side by side.
      func segmented(
        _ id: String, title: String, options: @escaping @MainActor (any Actions) -> [UIAction]
      ) -> UIBarButtonItem {
        let control = segments(options, for: actions)
        control.accessibilityIdentifier = "\(self.id).\(id)"
        let button = UIBarButtonItem(customView: control)
        button.menuRepresentation = submenu(id, of: options, title: title)
        return button
      }
    #endif

    #if REPRESENTATIVES
      /// The button that stands for a group where there is no room for its items.
      func representative(
        _ id: String, title: String, image: UIImage?, of items: [UIBarButtonItem]
      ) -> UIBarButtonItem {
        let button = UIBarButtonItem(title: title, image: image, menu: submenu(of: items))
        button.accessibilityIdentifier = "\(self.id).\(id)"
        return button
      }
    #endif

    #if BAR_SUBMENUS
      /// The items of a group as a menu.
      func submenu(
        of items: [UIBarButtonItem], id: String? = nil, title: String = "", image: UIImage? = nil,
        options: UIMenu.Options = []
      ) -> UIMenu {
        let content = UIDeferredMenuElement.uncached { completion in
          completion(items.compactMap { $0.menuRepresentation })
        }
        let menu = UIMenu(title: title, image: image, options: options, children: [content])
        menu.accessibilityIdentifier = id.map { "\(self.id).\($0)" }
        return menu
      }
    #endif
  }

  #if BAR_COMMANDS
    private static func show(_ item: Item, in button: UIBarButtonItem, showsTitle: Bool) {
      let image = showsTitle ? nil : item.image
      let isHidden = !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true)
      let label = item.accessibilityLabel
      if button.title != item.title { button.title = item.title }
      if button.image != image { button.image = image }
      if button.isSelected != item.isOn { button.isSelected = item.isOn }
      if button.isEnabled != item.isEnabled { button.isEnabled = item.isEnabled }
      if button.isHidden != isHidden { button.isHidden = isHidden }
      if button.accessibilityLabel != label { button.accessibilityLabel = label }
      if button.accessibilityHint != item.hint { button.accessibilityHint = item.hint }
      #if PROMINENT
        if item.command.role == .primary {
          #if VERSION26
            let style = UIBarButtonItem.Style.prominent
          #else
            let style: UIBarButtonItem.Style
            if #available(iOS 26.0, *) { style = .prominent } else { style = .done }
          #endif
          if button.style != style { button.style = style }
        }
      #endif
    }
  #endif

  #if DOCUMENT_MENUS
    /// The menu of a title: what the system suggests besides, then the app's own items.
    ///
    /// - Parameter selectors: Those of the system's commands that the app performs itself.
    private static func documentMenu(
      _ suggested: [UIMenuElement], _ own: [UIMenuElement], inPlaceOf selectors: [Selector] = []
    ) -> UIMenu {
      let known = self.selectors(in: own).union(selectors)
      return UIMenu(children: suggested.compactMap { removing(known, from: $0) } + own)
    }

    private static func selectors(in elements: [UIMenuElement]) -> Set<Selector> {
      var result: Set<Selector> = []
      for element in elements {
        if let command = element as? UICommand { result.insert(command.action) }
        if let menu = element as? UIMenu { result.formUnion(selectors(in: menu.children)) }
      }
      return result
    }

    /// The element without commands of these selectors; `nil` where nothing is left.
    private static func removing(
      _ selectors: Set<Selector>, from element: UIMenuElement
    ) -> UIMenuElement? {
      if let command = element as? UICommand {
        return selectors.contains(command.action) ? nil : command
      }
      guard let menu = element as? UIMenu else { return element }
      let children = menu.children.compactMap { removing(selectors, from: $0) }
      return children.isEmpty ? nil : menu.replacingChildren(children)
    }
  #endif
  // end
}

@MainActor extension Notes {
  // embed: earlierBars
  /// The ids of the toolbars that items of navigation bars show.
  private static let earlierBars = NSMapTable<UINavigationItem, NSString>.weakToStrongObjects()

  /// Returns whether an item shows another toolbar of the document, and takes down that it shows
  /// this one.
  private static func replacesBar(of item: UINavigationItem, with id: ToolbarID) -> Bool {
    let id = NSString(string: id.rawValue)
    let earlier = earlierBars.object(forKey: item)
    earlierBars.setObject(id, forKey: item)
    return earlier != nil && earlier != id
  }
  // end
}

@MainActor extension Notes {
  // embed: fitting
  /// The units of bars that give way when there is less room, by the items that show them.
  private static let fittings = NSMapTable<UINavigationItem, Fitting>.weakToStrongObjects()

  /// The units of a bar that give way when there is less room.
  @MainActor private final class Fitting {
    /// How a unit is shown from a width on.
    struct Rung {
      enum Form {
        case both, icon, title, members, icons, representative, overflow, hidden, kept
      }

      let form: Form
      let width: CGFloat

      init(_ form: Form, from width: CGFloat) {
        self.form = form
        self.width = width
      }
    }

    private struct Unit {
      let group: UIBarButtonItemGroup
      let items: [UIBarButtonItem]
      let rungs: [Rung]
      #if REPRESENTATIVES
        /// Stands for the items: UIKit does not show the group's own among them.
        let representative: UIBarButtonItem?
      #endif
    }

    private var units: [Unit] = []
    /// The rung of each unit that the bar shows.
    private var shown: [Int] = []

    /// Takes a unit with its rungs, the widest first.
    func unit(_ group: UIBarButtonItemGroup, in rungs: [Rung]) -> UIBarButtonItemGroup {
      #if REPRESENTATIVES
        let representative = group.representativeItem.map { item in
          let button = UIBarButtonItem(title: item.title, image: item.image, menu: item.menu)
          button.accessibilityIdentifier = item.accessibilityIdentifier
          return button
        }
        units.append(
          Unit(
            group: group, items: group.barButtonItems, rungs: rungs,
            representative: representative))
      #else
        units.append(Unit(group: group, items: group.barButtonItems, rungs: rungs))
      #endif
      return group
    }

    func fit(width: CGFloat, in item: UINavigationItem) {
      let rungs = units.map { unit in
        unit.rungs.firstIndex { $0.width <= width } ?? unit.rungs.count - 1
      }
      // A bar that changes is laid out again, which asks again.
      guard rungs != shown else { return }
      shown = rungs
      var overflow: [UIBarButtonItemGroup] = []
      for (unit, rung) in zip(units, rungs) {
        let form = unit.rungs[rung].form
        #if REPRESENTATIVES
          let collapsed = form == .representative ? unit.representative : nil
          unit.group.barButtonItems = collapsed.map { [$0] } ?? unit.items
        #endif
        unit.group.isHidden = form == .overflow || form == .hidden
        if form == .overflow { overflow.append(unit.group) }
      }
      guard !overflow.isEmpty else {
        item.additionalOverflowItems = nil
        return
      }
      item.additionalOverflowItems = .uncached { completion in
        completion(overflow.flatMap { Self.elements(of: $0) })
      }
    }

    private static func elements(of group: UIBarButtonItemGroup) -> [UIMenuElement] {
      if let menu = group.menuRepresentation { return [menu] }
      return group.barButtonItems.filter { !$0.isHidden }.compactMap(\.menuRepresentation)
    }
  }
  // end
}

extension Notes {
  // embed: toolbar
  /// A toolbar in the navigation bar.
  public struct Toolbar: Sendable {
    public let id: ToolbarID
    fileprivate let prepare: @MainActor @Sendable (UINavigationItem, any Actions) -> Void

    /// Shows the toolbar, in place of another that the item shows.
    @MainActor public func apply(to item: UINavigationItem, actions: any Actions) {
      clear(item, for: id)
      #if FITTING
        fittings.removeObject(forKey: item)
      #endif
      prepare(item, actions)
    }

    #if FITTING
      /// Puts into the bar what was laid out for a width in points, and the rest into the overflow
      /// menu. Call it after `apply` and from `viewDidLayoutSubviews`, with the width of the
      /// navigation bar.
      ///
      /// The widths are those of the language and text size of the document. Where people use
      /// others, or have customized the bar, the system moves what still does not fit.
      @MainActor public func fit(width: CGFloat, in item: UINavigationItem) {
        fittings.object(forKey: item)?.fit(width: width, in: item)
      }
    #endif
  }
  // end

  // embed: bottomToolbar
  /// A toolbar at the bottom of a view controller.
  public struct BottomToolbar: Sendable {
    public let id: ToolbarID
    fileprivate let prepare: @MainActor @Sendable (UIViewController, any Actions) -> Void

    /// Shows the toolbar, in place of another that the view controller shows; one without items
    /// is hidden.
    ///
    /// The view controller is in its navigation controller by then, as it is in `viewDidLoad`
    /// where that shows it. One that is not keeps the items: apply the toolbar again when it is,
    /// as in `viewWillAppear`.
    @MainActor public func apply(to controller: UIViewController, actions: any Actions) {
      controller.toolbarItems = nil
      prepare(controller, actions)
      // A navigation controller hides its toolbar until it is told otherwise.
      controller.navigationController?.setToolbarHidden(
        controller.toolbarItems == nil, animated: false)
    }
  }
  // end
}
