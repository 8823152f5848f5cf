import MenuetModel

/// Prints what is presented: content that the app makes, share sheets and alerts.
struct UIKitPresentations {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  // MARK: Requirements

  /// Prints the methods by which the app makes what its commands present.
  func printRequirements(into printer: inout SwiftPrinter) {
    let targets = UIKitPerforming(plan: plan).targets
    let command = commandType
    var made: Set<String> = []
    for target in targets {
      if let content = contentOwner(of: target) {
        guard made.insert(document.typeName(ofPresentable: content)).inserted else { continue }
        printer.print(
          .method(
            SwiftIdentifier("make" + document.typeName(ofPresentable: content)),
            [.init("for command: ", command)],
            result: .code("UIViewController")),
          comment: "Makes what `\(content)` shows; `command` is the one that presents it.")
      } else if let view = document.activityViews.first(where: { $0.id == target }) {
        printer.print(
          .method(
            itemsMethod(view), [.init("for command: ", command)], result: .code("[Any]")),
          comment: "The items that `\(view.id)` shares.")
        guard !view.activities.isEmpty else { continue }
        let ids = view.activities.map(\.id).joined(separator: ", ")
        printer.print(
          .method(
            activitiesMethod(view), [.init("for command: ", command)],
            result: .code("[UIActivity]")),
          comment: "The activities of the app in `\(view.id)`: \(ids).")
      }
    }
    if UIKitPerforming(plan: plan).dismissesAnything {
      printer.print(
        .method(SwiftIdentifier("dismiss"), [.init("for command: ", command)]),
        comment: """
          Dismisses what a command was performed in. A view controller has this by default.
          """)
    }
    if UIKitPerforming(plan: plan).setsAnyDetent {
      printer.print(
        .method(
          SwiftIdentifier("selectDetent"), [.init("_ detent: String"), .init("of sheet: String")]),
        comment: "Moves a sheet to one of its detents. A view controller has this by default.")
    }
    guard presentsAnything else { return }
    printer.print(
      .method(
        SwiftIdentifier("present"),
        [
          .init("_ controller: UIViewController"), .init("for command: ", command),
          .init("from sender: Any?"),
        ]),
      comment: """
        Presents an alert, a sheet or a popover. A view controller has this by default.
        """)
  }

  /// Whether anything is presented: what commands show, or alerts that ask.
  var presentsAnything: Bool {
    if !UIKitPerforming(plan: plan).targets.isEmpty { return true }
    if plan.commands.contains(where: { $0.confirm != nil }) { return true }
    var asks = false
    let walk = PlaceWalk(document)
    let visit: PlaceWalk.Visit = { _, item in
      if item?.overrides?.value.confirm != nil { asks = true }
    }
    walk.visitOutsideMenuBars(visit)
    for bar in document.menuBars {
      for menu in bar.menus { walk.visit(menu.content, visit) }
    }
    return asks
  }

  /// Prints the defaults of `present`, `dismiss` and `selectDetent`, for view controllers.
  func printDefault(into printer: inout SwiftPrinter) {
    let performing = UIKitPerforming(plan: plan)
    var defaults: [(inout SwiftPrinter) -> Void] = []
    if presentsAnything { defaults.append { printPresenting(into: &$0) } }
    if performing.dismissesAnything { defaults.append { printDismissing(into: &$0) } }
    if performing.setsAnyDetent { defaults.append { printSelectingDetent(into: &$0) } }
    guard !defaults.isEmpty else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .extension(.path([plan.names.actions]), condition: "where Self: UIViewController"))
    ) { printer in
      for (index, print) in defaults.enumerated() {
        if index > 0 { printer.blankLine() }
        print(&printer)
      }
    }
  }

  private var commandType: TypeName {
    TypeName.path([plan.names.type, SwiftIdentifier("Command")], after: "?")
  }

  private func printPresenting(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier("present"),
          [
            .init("_ controller: UIViewController"), .init("for command: ", commandType),
            .init("from sender: Any?"),
          ], result: nil),
        comment: "Presents over this view controller; a popover points at its sender.",
        isInterface: true)
    ) { $0.print(.code(Self.presenting)) }
  }

  private func printDismissing(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier("dismiss"), [.init("for command: ", commandType)], result: nil),
        comment: "Dismisses what this view controller presents, else the view controller itself.",
        isInterface: true)
    ) {
      $0.print(
        .code(
          """
          let dismissed: UIViewController = self
          dismissed.dismiss(animated: true)
          """))
    }
  }

  private func printSelectingDetent(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier("selectDetent"), [.init("_ detent: String"), .init("of sheet: String")],
          result: nil),
        comment: "Moves the sheet that this view controller presents, or in which it is.",
        isInterface: true)
    ) { printer in
      guard document.platforms.contains(.visionos) else {
        return printer.print(.code(Self.selectingDetent))
      }
      // Sheets have no detents there.
      printer.print(.code("#if !os(visionOS)"))
      printer.indented { $0.print(.code(Self.selectingDetent)) }
      printer.print(.code("#endif"))
    }
  }

  private static let selectingDetent: StaticString = """
    let presenter: UIViewController = self
    let presented = presenter.presentedViewController ?? presenter
    guard let controller = presented.sheetPresentationController else { return }
    controller.animateChanges {
      switch detent {
      case "medium": controller.selectedDetentIdentifier = .medium
      case "large": controller.selectedDetentIdentifier = .large
      default: controller.selectedDetentIdentifier = .init(detent)
      }
    }
    """

  private static let presenting: StaticString = """
    let presenter: UIViewController = self
    if let popover = controller.popoverPresentationController {
      if let source = sender as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = source
      } else if let view = presenter.view {
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
    }
    presenter.present(controller, animated: true)
    """

  // MARK: Making

  /// Prints what makes the constant `controller`, with `actions` and `command` in scope.
  func printMaking(_ target: String, into printer: inout SwiftPrinter) {
    let controller = SwiftIdentifier("controller")
    if let alert = document.alerts.first(where: { $0.id == target }) {
      printer.print(
        .constant(
          controller,
          .call(
            .name(SwiftIdentifier(document.factoryName(of: alert))),
            [.init("actions", .code("actions"))])))
    } else if let view = document.activityViews.first(where: { $0.id == target }) {
      printActivityView(view, into: &printer)
    } else {
      let content = contentOwner(of: target) ?? target
      let method = SwiftIdentifier("make" + document.typeName(ofPresentable: content))
      printer.print(
        .constant(
          controller, .call(.member("actions", method), [.init("for", .code("command"))])))
      if document.popovers.contains(where: { $0.id == target }) {
        printer.print(.code("controller.modalPresentationStyle = .popover"))
      } else if document.covers.contains(where: { $0.id == target }) {
        printer.print(.code("controller.modalPresentationStyle = .fullScreen"))
      }
    }
  }

  /// Whose content is shown: a popover without content of its own shows that of its sheet.
  private func contentOwner(of target: String) -> String? {
    if let popover = document.popovers.first(where: { $0.id == target }) {
      let isEmpty = popover.body == PresentedBody()
      return isEmpty ? popover.adaptsTo ?? target : target
    }
    let isContent =
      document.sheets.contains { $0.id == target } || document.covers.contains { $0.id == target }
    return isContent ? target : nil
  }

  // MARK: Share sheets

  private func itemsMethod(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier("make\(document.typeName(ofPresentable: view.id))Items")
  }

  private func activitiesMethod(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier("make\(document.typeName(ofPresentable: view.id))Activities")
  }

  private func printActivityView(_ view: ActivityView, into printer: inout SwiftPrinter) {
    func made(_ method: SwiftIdentifier) -> Expression {
      .call(.member("actions", method), [.init("for", .code("command"))])
    }
    let activities = view.activities.isEmpty ? .code("nil") : made(activitiesMethod(view))
    printer.print(
      .constant(
        SwiftIdentifier("controller"),
        .call(
          "UIActivityViewController", .init("activityItems", made(itemsMethod(view))),
          .init("applicationActivities", activities))))
    let excluded = view.excludes.compactMap { Self.activityType($0) }
    guard !excluded.isEmpty else { return }
    printer.print(
      .assignment(
        .code("controller.excludedActivityTypes"), .array(excluded.map { .code($0) })))
    if view.excludes.contains(.addToHomeScreen) {
      printer.print(.code(Self.excludingHomeScreen))
    }
  }

  private static let excludingHomeScreen: StaticString = """
    if #available(iOS 16.4, *) { controller.excludedActivityTypes?.append(.addToHomeScreen) }
    """

  /// The type of a system activity that every supported version knows; `nil` for others.
  static func activityType(_ activity: SystemActivity) -> StaticString? {
    switch activity {
    case .copy: ".copyToPasteboard"
    case .print: ".print"
    case .mail: ".mail"
    case .messages: ".message"
    case .airdrop: ".airDrop"
    case .markup: ".markupAsPDF"
    case .invite: ".collaborationInviteWithLink"
    case .saveImage: ".saveToCameraRoll"
    case .assignToContact: ".assignToContact"
    case .addToReadingList: ".addToReadingList"
    case .openInBooks: ".openInIBooks"
    case .sharePlay: ".sharePlay"
    case .copyLink: ".collaborationCopyLink"
    case .addToHomeScreen, .saveToFiles: nil
    }
  }

  // MARK: Alerts

  /// Prints a function for every alert.
  func printAlerts(into printer: inout SwiftPrinter) {
    for alert in document.alerts {
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .function(
            SwiftIdentifier(document.factoryName(of: alert)),
            [
              .init("actions: any Actions"),
              .init("then go: @escaping @MainActor () -> Void = {}"),
            ], result: .code("UIAlertController")),
          comment: """
            Makes the alert `\(alert.id)`; its answers are performed, and any but Cancel goes on.
            """, modifiers: "static", isInterface: true)
      ) { print(alert, into: &$0) }
    }
  }

  private func print(_ alert: Alert, into printer: inout SwiftPrinter) {
    let key = TitleKey.surface("alert", alert.id)
    let message = alert.message.map {
      plan.text(TitleKey.surface("alert", alert.id, .message), $0)
    }
    printer.print(
      .constant(
        SwiftIdentifier("alert"),
        .call(
          "UIAlertController", .init("title", plan.text(key, alert.title)),
          .init("message", message ?? .code("nil")), .init("preferredStyle", .code(".alert")))))
    var locals = UniqueNames(besides: ["alert", "actions", "go"])
    var hasCancel = false
    var hasPreferred = false
    for item in alert.actions {
      guard let index = plan.commandIndex(item) else { continue }
      let role = document.role(of: item)
      let isCancel = role == .cancel && !hasCancel
      if isCancel { hasCancel = true }
      let name = printAnswer(
        item, index, role: role, isCancel: isCancel, in: alert, locals: &locals, into: &printer)
      printer.print(.call(.code("alert.addAction"), .init(.name(name))))
      if role == .primary, !hasPreferred {
        hasPreferred = true
        printer.print(.assignment(.code("alert.preferredAction"), .name(name)))
      }
    }
    printer.print(.code("return alert"))
  }

  private func printAnswer(
    _ item: Item, _ index: Int, role: Role, isCancel: Bool, in alert: Alert,
    locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> SwiftIdentifier {
    let command = plan.names.commands[index]
    var title = Expression.member(.member(.code("Command"), command), SwiftIdentifier("title"))
    if let own = item.overrides?.value.title {
      title = plan.text(
        TitleKey.item(document.commands[index].id, in: "alert", alert.id), own)
    }
    let style: StaticString =
      isCancel ? ".cancel" : role == .destructive ? ".destructive" : ".default"
    let name = locals.name(command.text + "Answer")
    let call = Expression.call(
      "UIAlertAction", .init("title", title), .init("style", .code(style)))
    if role == .cancel {
      printer.print(.constant(name, call))
      return name
    }
    let hasHandler = plan.commands[index].handler != .answer
    printer.print(
      .closure(
        constant: name, call: call, signature: hasHandler ? "[weak actions] _" : "_")
    ) { printer in
      if hasHandler {
        printer.print(
          .if(.code("let actions"))
        ) {
          $0.print(
            .call(
              .code("perform"), .init(.implicitMember(command)), .init("on", .code("actions"))))
        }
      }
      printer.print(.code("go()"))
    }
    return name
  }
}
