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
      ///
      /// - Parameter systemItem: The system's own button for the command, whose words it has.
      func command(
        _ command: Command, systemItem: UIBarButtonItem.SystemItem? = nil,
        showsTitle: Bool = false,
        change: @escaping @MainActor (inout Item, any Actions) -> Void = { _, _ in }
      ) -> UIBarButtonItem {
        let content: @MainActor (any Actions) -> Item = { actions in
          var item = item(command, on: actions)
          change(&item, actions)
          return item
        }
        #if SYSTEM_ITEMS
          let button = systemItem.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
        #else
          let button = UIBarButtonItem()
        #endif
        button.primaryAction = UIAction { [weak actions, weak button] _ in
          if let actions { perform(content(actions), on: actions, from: button) }
        }
        // Made each time that the overflow menu opens.
        button.menuRepresentation = UIDeferredMenuElement.uncached { [id, weak actions] show in
          show(actions.map { [element(content($0), in: id, on: $0)] } ?? [])
        }
        follow(button, for: actions) { [id] button, actions in
          let item = content(actions)
          #if SYSTEM_ITEMS
            show(item, in: button, showsTitle: showsTitle, isSystem: systemItem != nil)
          #else
            show(item, in: button, showsTitle: showsTitle)
          #endif
          let path = "\(id).\(item.id)"
          if button.accessibilityIdentifier != path { button.accessibilityIdentifier = path }
        }
        return button
      }
    #endif

    /// A button that the system knows, and the app answers.
    ///
    /// - Parameter systemItem: The system's own button, in place of these words and this image.
    func button(
      _ id: String, title: String = "", image: UIImage? = nil,
      systemItem: UIBarButtonItem.SystemItem? = nil,
      perform: @escaping @MainActor (any Actions) -> Void
    ) -> UIBarButtonItem {
      let action = UIAction(title: title, image: image) { [weak actions] _ in
        if let actions { perform(actions) }
      }
      let button =
        systemItem.map { UIBarButtonItem(systemItem: $0, primaryAction: action) }
        ?? UIBarButtonItem(primaryAction: action)
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
          // It shows the option alone; VoiceOver reads both.
          button.accessibilityLabel = title
          button.menuRepresentation = submenu(id, of: options, title: title, image: image)
          follow(button, for: actions) { button, actions in
            let options = options(actions)
            let value = chosenTitle(options)
            if button.accessibilityValue != value { button.accessibilityValue = value }
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
    private static func show(
      _ item: Item, in button: UIBarButtonItem, showsTitle: Bool, isSystem: Bool = false
    ) {
      let image = showsTitle ? nil : item.image
      let isHidden = !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true)
      let label = item.accessibilityLabel
      #if SYSTEM_ITEMS
        if !isSystem {
          if button.title != item.title { button.title = item.title }
          if button.image != image { button.image = image }
        }
      #else
        if button.title != item.title { button.title = item.title }
        if button.image != image { button.image = image }
      #endif
      if button.isSelected != item.isOn { button.isSelected = item.isOn }
      if button.isEnabled != item.isEnabled { button.isEnabled = item.isEnabled }
      if button.isHidden != isHidden { button.isHidden = isHidden }
      if button.accessibilityLabel != label { button.accessibilityLabel = label }
      if button.accessibilityHint != item.hint { button.accessibilityHint = item.hint }
      #if PROMINENT
        if item.command.role == .primary {
          #if VERSION26
            if button.style != .prominent { button.style = .prominent }
          #else
            if #available(iOS 26.0, *) {
              if button.style != .prominent { button.style = .prominent }
            } else if button.style != .done {
              button.style = .done
            }
          #endif
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
  #if FITTING
    /// The bars whose units give way by code, by the items that show them.
    private static let fittings = NSMapTable<UINavigationItem, Fitting>.weakToStrongObjects()
  #endif

  /// The units of a bar that give way when there is less room, in an order that was compiled.
  @MainActor private final class Fitting {
    private var units: [Unit] = []

    @MainActor private struct Unit {
      let id: String
      let group: UIBarButtonItemGroup
      let items: [UIBarButtonItem]
      #if REPRESENTATIVES
        /// Stands for the items: UIKit does not show the group's own among them.
        let representative: UIBarButtonItem?
      #endif

      init(_ id: String, _ group: UIBarButtonItemGroup) {
        self.id = id
        self.group = group
        items = group.barButtonItems
        #if REPRESENTATIVES
          representative = group.representativeItem.map { item in
            let button = UIBarButtonItem(title: item.title, image: item.image, menu: item.menu)
            button.accessibilityIdentifier = item.accessibilityIdentifier
            return button
          }
        #endif
      }
    }

    /// Takes a unit of the center.
    func unit(_ id: String, _ group: UIBarButtonItemGroup) -> UIBarButtonItemGroup {
      units.append(Unit(id, group))
      return group
    }

    /// Tells the system which units leave the bar first, by their ids; systems before iOS 27 are
    /// not told.
    ///
    /// - Returns: whether the system takes the order, and measures by itself.
    @discardableResult func prioritize(_ order: [String]) -> Bool {
      #if compiler(>=6.4)
        guard #available(iOS 27.0, visionOS 27.0, *) else { return false }
        let standard = UIBarButtonItemVisibilityPriority.standard.rawValue
        for (rank, id) in order.enumerated() {
          // UIBarButtonItem.visibilityPriority: an item with a higher value stays longer.
          let priority = UIBarButtonItemVisibilityPriority(standard - order.count + rank)
          for unit in units where unit.id == id {
            for item in unit.items { item.visibilityPriority = priority }
            unit.group.representativeItem?.visibilityPriority = priority
          }
        }
        return true
      #else
        return false
      #endif
    }

    #if FITTING
      /// A unit taking a narrower form.
      struct Step {
        enum Form {
          case overflow, hidden
          #if REPRESENTATIVES
            case representative
          #endif
        }

        let unit: String
        let form: Form

        init(_ unit: String, _ form: Form) {
          self.unit = unit
          self.form = form
        }
      }

      /// The sizes of bars, in points; titles are measured.
      struct Metrics {
        let margin, itemSpacing, groupSpacing, regionSpacing: CGFloat
        let itemMinWidth, itemPadding, iconWidth, iconTitleGap, indicatorWidth: CGFloat
        let overflowWidth, searchMinWidth, titleMinWidth: CGFloat
      }

      /// What stands side by side in a region.
      private struct Piece {
        let width: CGFloat
        var isGroup = false
      }

      private var order: [Step] = []
      private var metrics: Metrics?
      private weak var item: UINavigationItem?
      private weak var controller: UIViewController?
      private var width: CGFloat?
      /// The groups in the overflow menu.
      private var overflow: [UIBarButtonItemGroup] = []
      /// The displayed items when the bar was fitted.
      private var looks: [Look] = []

      /// The parts of an item that follow the state of the app and alter its width.
      private struct Look: Equatable {
        let title: String?
        let image: UIImage?
        let isHidden: Bool
        let options: [String]

        @MainActor init(_ item: UIBarButtonItem) {
          title = item.title
          image = item.image
          isHidden = item.isHidden
          let menu = item.changesSelectionAsPrimaryAction ? item.menu : nil
          options = menu?.children.map(\.title) ?? []
        }
      }

      /// Fits the bar from now on: with each layout of the view where the actions are its
      /// controller, else when somebody calls `fit`.
      func start(
        in item: UINavigationItem, for actions: any Actions, with metrics: Metrics,
        order: [Step]
      ) {
        #if REPRESENTATIVES
          let leaving = order.filter { $0.form != .representative }
        #else
          let leaving = order
        #endif
        if prioritize(leaving.map(\.unit)) { return }
        // The bars of a Mac are the system's to arrange.
        #if !targetEnvironment(macCatalyst)
          (self.item, self.metrics, self.order) = (item, metrics, order)
          fittings.setObject(self, forKey: item)
          guard let controller = actions as? UIViewController, controller.navigationItem === item
          else { return }
          self.controller = controller
          Ruler.follow(controller)
        #endif
      }

      /// Fits the bar again, as after a change of its titles.
      func fit() {
        if let width { fit(width: width) }
      }

      /// Fits the bar again where its items differ from those of the last time.
      func fitIfChanged() {
        if let item, looks != looks(of: item) { fit() }
      }

      private func looks(of item: UINavigationItem) -> [Look] {
        let pinned = [item.pinnedTrailingGroup].compactMap { $0 }
        let sides = item.leadingItemGroups + item.trailingItemGroups + pinned
        return (sides.flatMap(\.barButtonItems) + units.flatMap(\.items)).map { Look($0) }
      }

      /// Takes steps, in their order, until what remains fits.
      func fit(width: CGFloat) {
        self.width = width
        guard let item, let metrics else { return }
        looks = looks(of: item)
        let bar = Sizes(units, in: item, of: controller, metrics: metrics)
        var forms: [String: Step.Form] = [:]
        var shown = forms
        var least = bar.requiredWidth(forms)
        for step in order where least > width {
          forms[step.unit] = step.form
          let required = bar.requiredWidth(forms)
          // A step may cost more than it saves: the overflow button has a width, too.
          if required < least { (shown, least) = (forms, required) }
        }
        show(shown, in: item)
      }

      /// Writes what is different alone: a bar that changes is laid out again.
      private func show(_ forms: [String: Step.Form], in item: UINavigationItem) {
        var overflow: [UIBarButtonItemGroup] = []
        for unit in units {
          let form = forms[unit.id]
          #if REPRESENTATIVES
            let representative = form == .representative ? unit.representative : nil
            let items = representative.map { [$0] } ?? unit.items
            if unit.group.barButtonItems != items { unit.group.barButtonItems = items }
          #endif
          let isOut = form == .overflow || form == .hidden
          if unit.group.isHidden != isOut { unit.group.isHidden = isOut }
          if form == .overflow, unit.items.contains(where: { !$0.isHidden }) {
            overflow.append(unit.group)
          }
        }
        guard overflow != self.overflow else { return }
        self.overflow = overflow
        if overflow.isEmpty {
          item.additionalOverflowItems = nil
        } else {
          item.additionalOverflowItems = .uncached { completion in
            completion(overflow.flatMap { Self.elements(of: $0) })
          }
        }
      }

      private static func elements(of group: UIBarButtonItemGroup) -> [UIMenuElement] {
        if let menu = group.menuRepresentation { return [menu] }
        return group.barButtonItems.filter { !$0.isHidden }.compactMap(\.menuRepresentation)
      }

      /// The widths of what a bar shows, in the words and the font that it has now.
      @MainActor private struct Sizes {
        private let metrics: Metrics
        private let controller: UIViewController?
        private let appearance: UINavigationBarAppearance?
        private var leading: [Piece] = []
        private var trailing: [Piece] = []
        private var pinned: Piece?
        private var units: [(id: String, piece: Piece)] = []
        #if REPRESENTATIVES
          private var representatives: [String: Piece] = [:]
        #endif

        init(
          _ center: [Unit], in item: UINavigationItem, of controller: UIViewController?,
          metrics: Metrics
        ) {
          self.metrics = metrics
          self.controller = controller
          let navigation = controller?.navigationController
          appearance = item.standardAppearance ?? navigation?.navigationBar.standardAppearance
          if !item.hidesBackButton, let navigation, navigation.viewControllers.first !== controller,
            item.leadingItemGroups.isEmpty || item.leftItemsSupplementBackButton
          {
            leading.append(Piece(width: width(ofContent: metrics.iconWidth)))
          }
          if item.title?.isEmpty == false || item.titleView != nil {
            leading.append(Piece(width: metrics.titleMinWidth))
          }
          leading += item.leadingItemGroups.compactMap { piece($0.barButtonItems) }
          trailing = item.trailingItemGroups.compactMap { piece($0.barButtonItems) }
          if item.searchController != nil {
            trailing.append(Piece(width: metrics.searchMinWidth))
          }
          pinned = item.pinnedTrailingGroup.flatMap { piece($0.barButtonItems) }
          for unit in center {
            guard let piece = piece(unit.items) else { continue }
            units.append((unit.id, piece))
            #if REPRESENTATIVES
              representatives[unit.id] = unit.representative.map {
                Piece(width: width(of: $0), isGroup: piece.isGroup)
              }
            #endif
          }
        }

        /// The least width of the bar while some units have narrower forms than their own.
        func requiredWidth(_ forms: [String: Step.Form]) -> CGFloat {
          var center: [Piece] = []
          var hasOverflow = false
          for (id, piece) in units {
            switch forms[id] {
            case nil: center.append(piece)
            case .overflow: hasOverflow = true
            case .hidden: break
            #if REPRESENTATIVES
              case .representative: center.append(representatives[id] ?? piece)
            #endif
            }
          }
          // UINavigationItem.h: the pinned group is past the overflow button and search.
          let button = hasOverflow ? [Piece(width: metrics.overflowWidth)] : []
          let end = trailing + button + [pinned].compactMap { $0 }
          let regions = [leading, center, end].filter { !$0.isEmpty }
          return regions.reduce(2 * metrics.margin) { $0 + width(of: $1) }
            + CGFloat(max(0, regions.count - 1)) * metrics.regionSpacing
        }

        private func width(of line: [Piece]) -> CGFloat {
          let gaps = zip(line, line.dropFirst()).map {
            $0.isGroup || $1.isGroup ? metrics.groupSpacing : metrics.itemSpacing
          }
          return line.reduce(gaps.reduce(0, +)) { $0 + $1.width }
        }

        /// The items of a group, side by side; `nil` where none is visible.
        private func piece(_ items: [UIBarButtonItem]) -> Piece? {
          let shown = items.filter { item in
            if item.isHidden { return false }
            // A space between items has nothing to do.
            return item.primaryAction != nil || item.menu != nil || item.action != nil
              || item.customView != nil
          }
          if shown.isEmpty { return nil }
          return Piece(
            width: shown.reduce(0) { $0 + width(of: $1) }, isGroup: items.count > 1)
        }

        private func width(of item: UIBarButtonItem) -> CGFloat {
          if let view = item.customView {
            return max(metrics.itemMinWidth, view.intrinsicContentSize.width)
          }
          var content = metrics.iconWidth
          if item.image == nil {
            var titles = [item.title]
            if item.changesSelectionAsPrimaryAction, let menu = item.menu {
              // It shows the option that holds, which people change.
              titles = menu.children.map(\.title)
            }
            let font = font(of: item)
            let widths = titles.compactMap { $0 }.filter { !$0.isEmpty }.map {
              NSString(string: $0).size(withAttributes: [.font: font]).width.rounded(.up)
            }
            content = widths.max() ?? content
          }
          if item.menu != nil { content += metrics.iconTitleGap + metrics.indicatorWidth }
          return width(ofContent: content)
        }

        private func width(ofContent content: CGFloat) -> CGFloat {
          max(metrics.itemMinWidth, content + 2 * metrics.itemPadding)
        }

        /// The font of the app for the item or the bar, else the system's in the size that people
        /// use.
        private func font(of item: UIBarButtonItem) -> UIFont {
          let own = item.titleTextAttributes(for: .normal)
          let all = appearance?.buttonAppearance.normal.titleTextAttributes
          if let font = (own?[.font] ?? all?[.font]) as? UIFont { return font }
          let traits = controller?.traitCollection ?? .current
          let size = traits.preferredContentSizeCategory
          // UILargeContentViewerItem: items of bars do not grow to the accessibility sizes.
          return UIFont.preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(
              preferredContentSizeCategory: size.isAccessibilityCategory
                ? .extraExtraExtraLarge : size))
        }
      }

      /// Is as wide as the view of a controller, so that it is laid out when that width changes.
      private final class Ruler: UIView {
        private weak var controller: UIViewController?

        static func follow(_ controller: UIViewController) {
          // A view that is not there yet is not made: it may be what is being made.
          guard let view = controller.viewIfLoaded else { return }
          let earlier = view.subviews.lazy.compactMap { $0 as? Ruler }.first
          let ruler = earlier ?? Ruler(frame: view.bounds)
          ruler.controller = controller
          ruler.isUserInteractionEnabled = false
          ruler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          if earlier == nil { view.insertSubview(ruler, at: 0) }
          ruler.setNeedsLayout()
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          guard let view = superview, let item = controller?.navigationItem else { return }
          let insets = view.safeAreaInsets
          fittings.object(forKey: item)?
            .fit(width: view.bounds.width - insets.left - insets.right)
        }

        override func safeAreaInsetsDidChange() {
          super.safeAreaInsetsDidChange()
          setNeedsLayout()
        }

        // UITraitEnvironment: it is there to be overridden. A view does nothing in it, and to call
        // that is deprecated.
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          setNeedsLayout()
        }
      }
    #endif
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
      /// Moves units into the overflow menu, in the order of the document, until the rest fits into
      /// a width in points.
      ///
      /// A bar whose `actions` are the view controller with its item, and have their view when it
      /// is applied, follows their width by itself. For another, call this from
      /// `viewDidLayoutSubviews`, with the width of the navigation bar. From iOS 27 on the system
      /// measures, and this does nothing.
      @MainActor public func fit(width: CGFloat, in item: UINavigationItem) {
        fittings.object(forKey: item)?.fit(width: width)
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
