// Measures the bars, menus and sheets of UIKit on the device that it runs on, from iOS 17 on.
//
// This file and Measurements.swift are an app. It asks UIKit where its items are
// (`UIBarButtonItem.frame(in:)`), and finds texts and symbols among the views of its own window by what
// they show: public properties of public classes. What is not found so is not measured.

import UIKit

final class ProbeController: UIViewController {
  private let content = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: content)
  private var measurements = Measurements()
  private var hasBegun = false

  private var bar: UINavigationBar { navigation.navigationBar }
  private var item: UINavigationItem { content.navigationItem }

  /// A title that is wider than the least width of an item.
  private static let title = "Measured"
  /// A title that no bar has room for.
  private static let longTitle = String(repeating: "Measured ", count: 40)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    item.style = .editor
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasBegun { return }
    hasBegun = true
    Task {
      await measureItems()
      await measureSymbols()
      await measurePopUp()
      await measureOverflow()
      await measureTitle()
      await measureSearch()
      await measureMenu()
      await measureSheets()
      let device = UIDevice.current
      measurements.write(of: "\(device.model), \(device.systemName) \(device.systemVersion)")
      exit(0)
    }
  }

  // MARK: Bars

  private func measureItems() async {
    let symbol = Self.symbol("trash")
    let short = Self.item("i")
    let long = Self.item(Self.title)
    item.leadingItemGroups = [symbol.creatingFixedGroup()]
    await show([short.creatingFixedGroup(), long.creatingFixedGroup()])
    measurements[.barHeight] = bar.bounds.height
    // What stands nearest to an end of the bar stands as far from it as the bar has it.
    let margins = bar.safeAreaInsets
    measurements[.barMargin] = [symbol, short, long].compactMap(frame).map { frame in
      min(frame.minX - margins.left, bar.bounds.maxX - margins.right - frame.maxX)
    }.min()
    measurements[.itemMinWidth] = frame(short)?.width
    measurements[.itemSpacing] = gap(short, long)
    if let frame = frame(long), let label = label(Self.title), let font = label.font {
      measurements[.fontSize] = font.pointSize
      measurements[.itemPadding] = (frame.width - Self.width(of: Self.title, font)) / 2
      for text in ["New Note", "Share", "Text Format", "Einstellungen"] {
        measurements.note("text \"\(text)\": \(Self.width(of: text, font)) points wide")
      }
    }

    let members = ["a", "b"].map(Self.item)
    let group = UIBarButtonItemGroup.fixedGroup(items: members)
    await show([short.creatingFixedGroup(), group])
    measurements[.groupSpacing] = members.compactMap { gap(short, $0) }.min()
    if let gap = gap(members[0], members[1]) {
      measurements.note("members of a group: \(gap) points apart; laid out without a gap")
    }
    if #available(iOS 26.0, *), let spacing = measurements[.itemSpacing] {
      await show([short.creatingFixedGroup(), .fixedSpace(), long.creatingFixedGroup()])
      measurements[.spaceFixed] = gap(short, long).map { $0 - 2 * spacing }
    }
  }

  /// The widest of the symbols that bars have most.
  private func measureSymbols() async {
    var widths: [CGFloat] = []
    let names = [
      "square.and.arrow.up", "trash", "folder", "ellipsis", "plus", "magnifyingglass", "bold",
      "square.and.pencil",
    ]
    for name in names {
      let symbol = Self.symbol(name)
      await show([symbol.creatingFixedGroup()])
      if let width = image(in: symbol)?.width { widths.append(width) }
    }
    measurements[.iconWidth] = widths.max()
  }

  private func measurePopUp() async {
    let popUp = Self.item(Self.title)
    popUp.menu = UIMenu(children: [
      UIAction(title: Self.title, state: .on) { _ in }, UIAction(title: "i") { _ in },
    ])
    popUp.changesSelectionAsPrimaryAction = true
    await show([popUp.creatingFixedGroup()])
    guard let image = image(in: popUp), let label = label(Self.title) else { return }
    measurements[.indicatorWidth] = image.width
    measurements[.iconTitleGap] = label.convert(label.bounds, to: bar).gap(to: image)
  }

  private func measureOverflow() async {
    item.additionalOverflowItems = UIDeferredMenuElement.uncached { completion in
      completion([UIAction(title: Self.title) { _ in }])
    }
    await show([])
    measurements[.overflowWidth] = item.overflowPresentationSource?.frame(in: bar)?.width
    item.additionalOverflowItems = nil
  }

  /// A title that is too long leaves the least gap behind it; one that leaves more in the widest bar
  /// has a greatest width.
  private func measureTitle() async {
    let long = Self.item(Self.title)
    content.title = Self.longTitle
    await show([long.creatingFixedGroup()])
    var gaps: [CGFloat] = []
    var widths: [CGFloat] = []
    forEachWidth {
      guard let title = label(Self.longTitle), let trailing = frame(long) else { return }
      let frame = title.convert(title.bounds, to: bar)
      gaps.append(frame.gap(to: trailing))
      widths.append(frame.width)
    }
    content.title = nil
    guard let least = gaps.min() else { return }
    measurements[.regionSpacing] = least
    if gaps[0] > least + 1 { measurements[.titleMaxWidth] = widths[0] }
  }

  private func measureSearch() async {
    let search = UISearchController(searchResultsController: nil)
    item.searchController = search
    if #available(iOS 26.0, *) {
      item.preferredSearchBarPlacement = .integrated
    } else {
      item.preferredSearchBarPlacement = .inline
    }
    await show([])
    var widths: [CGFloat] = []
    forEachWidth {
      if let width = searchWidth(search) { widths.append(width) }
    }
    measurements[.searchMinWidth] = widths.min()
    measurements[.searchMaxWidth] = widths.max()
    item.searchController = nil
  }

  /// The width of the field, or of its button; `nil` where search stands below the bar.
  private func searchWidth(_ search: UISearchController) -> CGFloat? {
    if #available(iOS 26.0, *), item.searchBarPlacement == .integratedButton {
      return frame(item.searchBarPlacementBarButtonItem)?.width
    }
    let field = search.searchBar.searchTextField
    guard item.searchBarPlacement != .stacked, field.window != nil else { return nil }
    return field.bounds.width
  }

  // MARK: Menus and sheets

  /// The rows of an open menu are found by their titles, where the system keeps them in a window of
  /// the app. It promises nothing of the kind.
  private func measureMenu() async {
    guard #available(iOS 17.4, *) else { return }
    let titles = ["First Row", "Second Row", "Third Row"]
    let rows = titles.map { UIAction(title: $0) { _ in } }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 44, height: 44)
    button.menu = UIMenu(children: [
      rows[0], rows[1], UIMenu(options: .displayInline, children: [rows[2]]),
    ])
    button.showsMenuAsPrimaryAction = true
    content.view.addSubview(button)
    button.performPrimaryAction()
    await settle()
    let windows = view.window?.windowScene?.windows ?? []
    let labels = titles.compactMap { title in
      windows.lazy.compactMap { Self.label(title, in: $0) }.first
    }
    if labels.count == titles.count {
      let places = labels.map { $0.convert($0.bounds, to: nil).midY }
      let height = places[1] - places[0]
      measurements[.menuRowHeight] = height
      measurements[.menuSeparatorHeight] = places[2] - places[1] - height
      measurements[.menuSectionGap] = measurements[.menuSeparatorHeight]
      let ancestors = sequence(first: labels[0] as UIView, next: \.superview)
      measurements[.menuWidth] = ancestors.first { $0 is UIScrollView }?.bounds.width
    }
    button.contextMenuInteraction?.dismissMenu()
    await settle()
    button.removeFromSuperview()
  }

  private func measureSheets() async {
    let detents: [(String, UISheetPresentationController.Detent)] = [
      ("medium", .medium()), ("large", .large()),
    ]
    for (name, detent) in detents {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [detent]
      present(sheet, animated: false)
      await settle()
      if let controller = sheet.presentationController, let container = controller.containerView {
        let frame = controller.frameOfPresentedViewInContainerView
        measurements.note(
          "sheet, \(name): \(frame.width) × \(frame.height) points"
            + " of \(container.bounds.width) × \(container.bounds.height),"
            + " with \(container.safeAreaInsets.top) safe at the top")
      }
      dismiss(animated: false)
      await settle()
    }
  }

  // MARK: Looking

  private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private static func symbol(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
  }

  /// Shows groups at the trailing end of the bar.
  private func show(_ groups: [UIBarButtonItemGroup]) async {
    item.trailingItemGroups = groups
    await settle()
  }

  /// Lets the system lay out what has changed.
  private func settle() async {
    try? await Task.sleep(for: .milliseconds(400))
    navigation.view.layoutIfNeeded()
  }

  /// Narrows the bar from the width of the window to that of the smallest iPhone.
  private func forEachWidth(_ look: () -> Void) {
    var width = view.bounds.width
    while width >= 320 {
      navigation.view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
      navigation.view.layoutIfNeeded()
      look()
      width = width - 4
    }
    navigation.view.frame = view.bounds
    navigation.view.layoutIfNeeded()
  }

  /// The frame of an item in the bar; `nil` where it is not in sight.
  private func frame(_ item: UIBarButtonItem) -> CGRect? {
    item.frame(in: bar).flatMap { $0.width > 0 ? $0 : nil }
  }

  private func gap(_ first: UIBarButtonItem, _ second: UIBarButtonItem) -> CGFloat? {
    guard let first = frame(first), let second = frame(second) else { return nil }
    return first.gap(to: second)
  }

  /// The frame of the symbol that an item shows.
  private func image(in item: UIBarButtonItem) -> CGRect? {
    guard let room = frame(item) else { return nil }
    return Self.views(in: bar).lazy.compactMap { $0 as? UIImageView }
      .filter { $0.image?.isSymbolImage == true }
      .map { [bar] in $0.convert($0.bounds, to: bar) }
      .first { $0.minX >= room.minX && $0.maxX <= room.maxX }
  }

  private func label(_ text: String) -> UILabel? { Self.label(text, in: bar) }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    views(in: view).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  /// A view and all that it holds, as far as it is in sight.
  private static func views(in view: UIView) -> [UIView] {
    if view.isHidden || view.alpha == 0 { return [] }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }

  private static func width(of text: String, _ font: UIFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ProbeController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
