// Measures the bars, menus and sheets of UIKit on the device that it runs on, from iOS 17 on, and reports
// behavior that no text states.
//
// This file and Measurements.swift are an app. It asks UIKit where its items are
// (`UIBarButtonItem.frame(in:)`), and finds texts and symbols among the views of its own window by what
// they show: public properties of public classes. What is not found so is not measured.
//
// After it has measured, it shows all questions with how each was tried and its answer, as one text: the
// buttons Share and Copy send it. The menu Try has what needs a person, step by step.

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
      measurements.write(of: Answers.device)
      tryPresentationStyles()
      await tryBarOf375()
      await tryPopUpValue()
      await tryPresented()
      await MenuBarTrial.shared.rebuild()
      FileHandle.standardError.write(Data(Answers.shared.text.utf8))
      navigation.setViewControllers([AnswersController()], animated: false)
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

  // MARK: Questions

  private func tryPresentationStyles() {
    let styles: [(String, UIModalPresentationStyle)] = [
      ("automatic", .automatic), ("pageSheet", .pageSheet), ("popover", .popover),
      ("fullScreen", .fullScreen),
    ]
    let controller = UIViewController()
    Answers.shared[.presentationStyle] = styles.map { name, style in
      controller.modalPresentationStyle = style
      let again = controller.presentationController.map { "\(type(of: $0))" } ?? "none"
      let other = UIViewController()
      other.modalPresentationStyle = style
      let first = other.presentationController.map { "\(type(of: $0))" } ?? "none"
      return "\(name): \(again), a new one \(first)"
    }.joined(separator: "; ")
  }

  private func tryBarOf375() async {
    let names = ["trash", "folder", "plus", "bold", "italic", "underline", "paperclip", "flag"]
    let width = min(375, view.bounds.width)
    navigation.view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    var found: [String] = []
    for (form, makes) in [("symbols", Self.symbol), ("titles", Self.item)] {
      for count in [4, 6, 8] {
        let items = names.prefix(count).map(makes)
        await show(items.map { $0.creatingFixedGroup() })
        let hasOverflow = item.overflowPresentationSource?.frame(in: bar)?.width ?? 0 > 0
        found.append(
          "\(items.filter { frame($0) != nil }.count) of \(count) \(form)"
            + (hasOverflow ? " and an overflow button" : ""))
      }
    }
    await show([])
    navigation.view.frame = view.bounds
    Answers.shared[.narrowBar] = "at \(width) points: " + found.joined(separator: ", ")
  }

  private func tryPopUpValue() async {
    let popUp = Self.item(Self.title)
    popUp.menu = UIMenu(children: [UIAction(title: Self.title, state: .on) { _ in }])
    popUp.changesSelectionAsPrimaryAction = true
    popUp.accessibilityLabel = "Label"
    popUp.accessibilityValue = "Value"
    await show([popUp.creatingFixedGroup()])
    let views = Self.views(in: bar).filter {
      $0.accessibilityLabel == "Label" || $0.accessibilityValue == "Value"
    }
    Answers.shared[.popUpValue] =
      views.isEmpty
      ? "no view of the bar has either"
      : views.map {
        "\(type(of: $0)): \($0.accessibilityLabel ?? "none"), \($0.accessibilityValue ?? "none")"
      }.joined(separator: "; ")
    await show([])
  }

  private func tryPresented() async {
    let presented = UIViewController()
    present(presented, animated: false)
    await settle()
    Answers.shared[.responderChain] = sequence(first: presented as UIResponder, next: \.next)
      .map { "\(type(of: $0))" }.joined(separator: " → ")
    dismiss(animated: false)
    await settle()
    let shares = UIActivityViewController(activityItems: ["Probe"], applicationActivities: nil)
    shares.view.accessibilityIdentifier = "probe"
    shares.popoverPresentationController?.sourceView = view
    present(shares, animated: false)
    await settle()
    let id = presentedViewController?.view.accessibilityIdentifier ?? "none"
    Answers.shared[.activityIdentifier] = "\(presentedViewController === shares), \(id)"
    dismiss(animated: false)
    await settle()
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

// MARK: Answers

/// A behavior that no text states.
enum Question: String, CaseIterable {
  case takenKeys = "taken-keys"
  case takenCommand = "taken-command"
  case removedMenu = "removed-menu"
  case systemSubmenus = "system-submenus"
  case presentationStyle = "presentation-style"
  case responderChain = "responder-chain"
  case activityIdentifier = "activity-identifier"
  case narrowBar = "narrow-bar"
  case removedGroup = "removed-group"
  case popUpValue = "pop-up-value"
  case chosenOption = "chosen-option"
  case openMenu = "open-menu"
  case disabledPair = "disabled-pair"
  case deleteKeys = "delete-keys"

  /// The question, and how it is tried.
  var wording: (question: String, trial: String) {
    switch self {
    case .takenKeys:
      (
        "does the menu bar take a menu with keys that another command has?",
        "a second command with the keys ⇧⌘9 is inserted"
      )
    case .takenCommand:
      (
        "does the menu bar take a menu with a command that it has already?",
        "a second command of the same action and property list is inserted"
      )
    case .removedMenu:
      (
        "does a menu that was removed come back when the menu bar is rebuilt?",
        "Format is removed, and looked for when buildMenu is called again"
      )
    case .systemSubmenus:
      (
        "which of the system's submenus are there, and what is in them?",
        "menu(for:) before anything is changed"
      )
    case .presentationStyle:
      (
        "of which style is a presentation controller that is asked for before presenting?",
        "presentationController after each change of the style, and of a new view controller"
      )
    case .responderChain:
      (
        "what follows a presented view controller in the responder chain?",
        "each next of one that is on screen"
      )
    case .activityIdentifier:
      (
        "does an activity view keep the accessibility identifier of its view?",
        "set before it is presented, read from presentedViewController"
      )
    case .narrowBar:
      (
        "what does a bar hold at 375 points?",
        "items at the trailing end, of which those with a frame in the bar are counted"
      )
    case .removedGroup:
      (
        "does a group that people removed from a bar come back when the bar is set again?",
        "customize the bar, remove Optional, then choose Set the Bar Again"
      )
    case .popUpValue:
      (
        "does a pop-up button of a bar hand its accessibility label and value on?",
        "the views of the bar that have one of them"
      )
    case .chosenOption:
      (
        "is the new option among a menu's selectedElements when its handler is called?",
        "choose another size in the pop-up button of the bar"
      )
    case .openMenu:
      (
        "does an open menu dim a command that becomes unavailable?",
        "open Probe in the menu bar, and wait for five seconds: does Soon Unavailable dim?"
      )
    case .disabledPair:
      (
        "does the disabled item of a pair dim, though it has a mark?",
        "open Probe in the menu bar: is Show Ruler dimmed, and does it have its mark?"
      )
    case .deleteKeys:
      (
        "which key is UIKeyCommand.inputDelete?",
        "press ⌥⌘⌫, then ⌥⌘⌦ (fn with ⌫), on a keyboard"
      )
    }
  }

  /// Indicates whether a person says what there is to see.
  var isSeen: Bool { self == .openMenu || self == .disabledPair }

  /// Indicates whether trying it may end the app.
  var endsApp: Bool { self == .takenKeys || self == .takenCommand }
}

/// All answers so far.
@MainActor final class Answers {
  static let shared = Answers()
  private var values: [Question: [String]] = [:]
  var onChange: () -> Void = {}

  static var device: String {
    let device = UIDevice.current
    return "\(device.model), \(device.systemName) \(device.systemVersion)"
  }

  private init() {
    // What ended the app at its last launch.
    for question in Question.allCases where UserDefaults.standard.bool(forKey: question.rawValue) {
      values[question] = ["the app ended"]
    }
  }

  subscript(question: Question) -> String? {
    get { values[question]?.joined(separator: "; ") }
    set {
      values[question] = newValue.map { [$0] }
      onChange()
    }
  }

  /// Adds to an answer that has several parts.
  func add(_ part: String, to question: Question) {
    values[question, default: []].append(part)
    onChange()
  }

  /// One text for everything.
  var text: String {
    let lines = Question.allCases.flatMap { question in
      let (asked, trial) = question.wording
      return [
        "\(question.rawValue): \(asked)", "  tried: \(trial)",
        "  answer: \(self[question] ?? "not tried yet")", "",
      ]
    }
    return (["UIKit of \(Self.device)", ""] + lines).joined(separator: "\n") + "\n"
  }
}

/// What is tried with the menu bar, each time that it is built.
@MainActor final class MenuBarTrial {
  static let shared = MenuBarTrial()
  private var builds = 0
  private var hadFormat = false
  /// The question that the next build tries.
  private var due: Question?

  func rebuild(trying question: Question? = nil) async {
    due = question
    if let question { UserDefaults.standard.set(true, forKey: question.rawValue) }
    UIMenuSystem.main.setNeedsRebuild()
    try? await Task.sleep(for: .seconds(1))
    if let question { UserDefaults.standard.set(false, forKey: question.rawValue) }
  }

  func build(_ builder: any UIMenuBuilder) {
    builds += 1
    if builds == 1 {
      Answers.shared[.systemSubmenus] = Self.submenus(builder)
      hadFormat = builder.menu(for: .format) != nil
    } else {
      let isThere = builder.menu(for: .format) != nil
      Answers.shared[.removedMenu] =
        !hadFormat ? "there was none" : isThere ? "it is there again" : "it stays away"
    }
    if builder.menu(for: .format) != nil { builder.remove(menu: .format) }
    let probe = UIMenu(
      title: "Probe", identifier: .init("probe.menu"),
      children: [
        UICommand(title: "Soon Unavailable", action: #selector(AnswersController.soonUnavailable)),
        UICommand(
          title: "Show Ruler", action: #selector(AnswersController.ruler), propertyList: "on"),
        UICommand(
          title: "Hide Ruler", action: #selector(AnswersController.ruler), propertyList: "off"),
        UIKeyCommand(
          title: "First", action: #selector(AnswersController.first), input: "9",
          modifierFlags: [.command, .shift]),
      ])
    if builder.menu(for: .view) != nil {
      builder.insertSibling(probe, afterMenu: .view)
    } else {
      builder.insertChild(probe, atEndOfMenu: .root)
    }
    guard let question = due else { return }
    due = nil
    let again = UIMenu(
      title: "Again", identifier: .init("probe.again"), options: .displayInline,
      children: [
        question == .takenKeys
          ? UIKeyCommand(
            title: "Second", action: #selector(AnswersController.second), input: "9",
            modifierFlags: [.command, .shift])
          : UICommand(
            title: "Hide Ruler", action: #selector(AnswersController.ruler), propertyList: "off")
      ])
    builder.insertChild(again, atEndOfMenu: .init("probe.menu"))
    let taken = builder.menu(for: .init("probe.again"))
    Answers.shared[question] =
      taken.map { "it is there, with \($0.children.count) items" } ?? "it is refused"
  }

  private static func submenus(_ builder: any UIMenuBuilder) -> String {
    let submenus: [(String, UIMenu.Identifier)] = [
      ("openRecent", .openRecent), ("find", .find), ("spelling", .spelling),
      ("substitutions", .substitutions), ("transformations", .transformations),
      ("speech", .speech), ("font", .font), ("text", .text),
    ]
    return submenus.map { name, identifier in
      builder.menu(for: identifier).map { "\(name): \(tree($0))" } ?? "\(name): none"
    }.joined(separator: "; ")
  }

  private static func tree(_ element: UIMenuElement) -> String {
    guard let menu = element as? UIMenu else { return element.title }
    return "\(menu.title)[\(menu.children.map(tree).joined(separator: ", "))]"
  }
}

/// Shows the answers, and has what a person tries.
final class AnswersController: UIViewController {
  private let text = UITextView()
  private var opened: Date?
  private var validations = 0
  private var optional = UIBarButtonItem()

  override func loadView() {
    text.isEditable = false
    view = text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Answers.shared.onChange = { [weak self] in self?.text.text = Answers.shared.text }
    text.text = Answers.shared.text
    navigationItem.style = .editor
    navigationItem.customizationIdentifier = "probe"
    let share = UIAction(title: "Share") { [weak self] action in self?.share(from: action.sender) }
    let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.string = Answers.shared.text }
    navigationItem.trailingItemGroups = [
      UIBarButtonItem(primaryAction: share).creatingFixedGroup(),
      UIBarButtonItem(primaryAction: copy).creatingFixedGroup(),
      UIBarButtonItem(title: "Try", menu: trials).creatingFixedGroup(),
    ]
    setBar()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { true }

  private func share(from sender: Any?) {
    let shares = UIActivityViewController(
      activityItems: [Answers.shared.text], applicationActivities: nil)
    shares.popoverPresentationController?.sourceItem =
      sender as? any UIPopoverPresentationControllerSourceItem
    present(shares, animated: true)
  }

  // MARK: Trying

  private var trials: UIMenu {
    UIMenu(
      children: Question.allCases.compactMap { question -> UIMenuElement? in
        if question.isSeen { return seen(question) }
        if question.endsApp {
          return UIAction(
            title: "\(question.rawValue), which may end the app: open it again then"
          ) { _ in
            Task { await MenuBarTrial.shared.rebuild(trying: question) }
          }
        }
        guard question == .removedGroup else { return nil }
        return UIAction(title: "Set the Bar Again") { [weak self] _ in self?.tryRemovedGroup() }
      })
  }

  private func seen(_ question: Question) -> UIMenu {
    UIMenu(
      title: question.wording.trial,
      children: ["Yes", "No"].map { answer in
        UIAction(title: answer) { _ in Answers.shared.add(answer, to: question) }
      })
  }

  private func setBar() {
    let sizes = ["Small", "Large"].enumerated().map { index, title in
      UIAction(title: title, state: index == 0 ? .on : .off) { [weak self] _ in self?.chose(title) }
    }
    let popUp = UIBarButtonItem(
      title: "Size", menu: UIMenu(options: .singleSelection, children: sizes))
    popUp.changesSelectionAsPrimaryAction = true
    self.popUp = popUp
    optional = UIBarButtonItem(
      title: "Optional", primaryAction: UIAction(title: "Optional") { _ in })
    navigationItem.centerItemGroups = [
      popUp.creatingFixedGroup(),
      optional.creatingOptionalGroup(customizationIdentifier: "optional"),
    ]
  }

  private weak var popUp: UIBarButtonItem?

  private func chose(_ title: String) {
    func selected() -> String {
      popUp?.menu?.selectedElements.map(\.title).joined(separator: ", ") ?? "none"
    }
    let inHandler = selected()
    Task {
      try? await Task.sleep(for: .seconds(1))
      Answers.shared[.chosenOption] =
        "\(title) was chosen: \(inHandler) in the handler, \(selected()) a second later"
    }
  }

  private func tryRemovedGroup() {
    guard let bar = navigationController?.navigationBar else { return }
    let before = optional.frame(in: bar) != nil
    setBar()
    Task {
      try? await Task.sleep(for: .seconds(1))
      let after = optional.frame(in: bar) != nil
      Answers.shared[.removedGroup] = "shown before: \(before), after: \(after)"
    }
  }

  // MARK: The menu bar and keys

  @objc func soonUnavailable() {}
  @objc func ruler() {}
  @objc func first() {}
  @objc func second() {}

  override func validate(_ command: UICommand) {
    super.validate(command)
    switch command.action {
    case #selector(soonUnavailable): validateSoonUnavailable(command)
    case #selector(ruler):
      command.state = (command.propertyList as? String) == "on" ? .on : .off
      command.attributes = .disabled
    default: break
    }
  }

  /// Makes the command unavailable two seconds after its menu was opened, and tells the system so.
  private func validateSoonUnavailable(_ command: UICommand) {
    validations += 1
    if let opened {
      if Date().timeIntervalSince(opened) > 2 { command.attributes.insert(.disabled) }
      return
    }
    opened = Date()
    Task {
      try? await Task.sleep(for: .seconds(3))
      UIMenuSystem.main.setNeedsRevalidate()
      try? await Task.sleep(for: .seconds(3))
      Answers.shared.add("validated \(validations) times in six seconds", to: .openMenu)
      (opened, validations) = (nil, 0)
    }
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputDelete, modifierFlags: [.command, .alternate],
        action: #selector(pressedDelete)),
      UIKeyCommand(
        input: "\u{8}", modifierFlags: [.command, .alternate], action: #selector(pressedBackspace)),
    ]
  }

  @objc private func pressedDelete() { Answers.shared.add("inputDelete", to: .deleteKeys) }
  @objc private func pressedBackspace() { Answers.shared.add("U+0008", to: .deleteKeys) }
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

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    if builder.system == .main { MenuBarTrial.shared.build(builder) }
  }
}
