import MenuetModel

/// The presentations: content that the app makes, share sheets and alerts.
struct UIKitPresentations {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  // MARK: Requirements

  /// The methods by which the app makes what its commands present.
  var requirements: [Declaration] {
    let performing = UIKitPerforming(plan: plan)
    var made: Set<String> = []
    var methods = performing.targets.flatMap { makingMethods(of: $0, &made) }
    if plan.endsPresentations {
      methods.append(
        Declaration(
          .method("dismiss", [forCommand]),
          comment: """
            Dismisses what a command was performed in. A view controller has this by default.
            """))
    }
    methods += UIKitDetents(plan: plan).requirements
    if presentsAnything {
      methods.append(
        Declaration(
          .method("present", presentingParameters),
          comment: """
            Presents an alert, a sheet or a popover. A view controller has this by default.
            """))
    }
    if presents(.replace) {
      methods.append(
        Declaration(
          .method("replace", replacingParameters),
          comment: """
            Dismisses what a command was performed in, and presents something in its place. A view
            controller has this by default.
            """))
    }
    if presents(.inside) {
      methods.append(
        Declaration(
          .method("isInPopover", [forCommand], result: .code("Bool")),
          comment: """
            Returns whether a command is performed in a popover. A view controller has this by
            default.
            """))
    }
    methods += UIKitConfigurations(plan: plan).anchors
    methods += UIKitPresentationDelegates(plan: plan).requirements
    let undoes =
      plan.commands.contains { if case .undo = $0.handler { true } else { false } }
      || UIKitDragAndDrop(plan: plan).undoes
    if undoes {
      methods.append(
        Declaration(
          .requirement("undoManager", .code("UndoManager?"), isSettable: false),
          comment: """
            Undoes and redoes. A view controller has that of its window by default; text views have
            one of their own.
            """))
    }
    return methods
  }

  private func makingMethods(of target: String, _ made: inout Set<String>) -> [Declaration] {
    if let content = contentOwner(of: target) {
      guard made.insert(document.typeName(ofPresentable: content)).inserted else { return [] }
      let hasItems = plan.presented[content]?.body.items.isEmpty == false
      return [
        Declaration(
          .method(
            SwiftIdentifier("make" + document.typeName(ofPresentable: content)), [forCommand],
            result: .code("UIViewController")),
          comment: hasItems
            ? """
            Makes what `\(content)` shows, in a navigation controller: its items stand in bars.
            `command` is the one that presents it.
            """
            : "Makes what `\(content)` shows; `command` is the one that presents it.")
      ]
    }
    guard let view = plan.activityViews[target] else { return [] }
    let items = Declaration(
      .method(itemsMethod(view), [forCommand], result: .code("[Any]")),
      comment: "The items that `\(view.id)` shares.")
    guard !view.activities.isEmpty else { return [items] }
    let ids = view.activities.map(\.id).joined(separator: ", ")
    return [
      items,
      Declaration(
        .method(activitiesMethod(view), [forCommand], result: .code("[UIActivity]")),
        comment: "The activities of the app in `\(view.id)`: \(ids)."),
    ]
  }

  /// `for command: Notes.Command?`.
  private var forCommand: Declaration.Parameter {
    .init("for command: ", .optional(.path([plan.names.type, "Command"])))
  }

  private var presentingParameters: [Declaration.Parameter] {
    ["_ controller: UIViewController", forCommand, "from sender: Any?"]
  }

  private var replacingParameters: [Declaration.Parameter] {
    ["with controller: UIViewController", forCommand, "from sender: Any?"]
  }

  /// Returns whether any command presents in this way.
  private func presents(_ mode: Presentation) -> Bool {
    UIKitPerforming(plan: plan).presentations.contains { $0.mode == mode }
  }

  /// Indicates whether anything is presented: what commands show, or alerts that ask.
  var presentsAnything: Bool {
    if !UIKitPerforming(plan: plan).targets.isEmpty { return true }
    if plan.commands.contains(where: { $0.confirm != nil }) { return true }
    if UIKitDragAndDrop(plan: plan).presentsAnything { return true }
    return plan.walk.placements.contains {
      $0.place != .alert && $0.item.overrides?.value.confirm != nil
    }
  }

  /// The defaults for view controllers.
  var defaults: [Declaration] {
    let last = call("last", .init("presentedBy", .code("self")))
    let controller = Expression.code("controller")
    let sender = Expression.Argument("from", .code("sender"))
    var defaults: [Declaration] = []
    func add(
      _ name: SwiftIdentifier, _ parameters: [Declaration.Parameter], result: TypeName? = nil,
      _ expression: Expression, _ comment: Comment
    ) {
      defaults.append(
        Declaration(
          .function(name, parameters, result: result, [.expression(expression)]),
          comment: comment, isInterface: true))
    }
    if presentsAnything {
      add(
        "present", presentingParameters,
        call("present", .init(controller), .init("over", last), sender),
        "Presents over this view controller; a popover points at its sender.")
    }
    if presents(.replace) {
      add(
        "replace", replacingParameters,
        call("replace", .init(last), .init("with", controller), sender),
        "Presents in place of what this view controller presents, else of itself.")
    }
    if presents(.inside) {
      add(
        "isInPopover", [forCommand], result: .code("Bool"), call("isPopover", .init(last)),
        "Returns whether the last that this view controller presents is a popover.")
    }
    if plan.endsPresentations {
      add(
        "dismiss", [forCommand], call("dismiss", .init(last)),
        "Dismisses what this view controller presents, else the view controller itself.")
    }
    defaults += UIKitDetents(plan: plan).defaults
    guard !defaults.isEmpty else { return [] }
    return [
      Declaration(
        .extension(
          .path([plan.names.actions]), condition: "where Self: UIViewController", defaults))
    ]
  }

  /// `Notes.present(controller, over: self)`, a function of the type that holds everything.
  private func call(_ function: SwiftIdentifier, _ arguments: Expression.Argument...) -> Expression
  {
    .call(.member(.name(plan.names.type), function), arguments)
  }

  /// The code that presents and dismisses.
  var support: [Declaration] {
    let delegates = UIKitPresentationDelegates(plan: plan)
    let needed: [(SupportCode, Bool)] = [
      (
        SupportCode.UIKit.lastPresented, presentsAnything || plan.endsPresentations
      ),
      (SupportCode.UIKit.presenting, presentsAnything),
      (SupportCode.UIKit.replacing, presents(.replace)),
      (SupportCode.UIKit.popovers, presents(.inside)),
      (
        SupportCode.UIKit.dismissing,
        plan.endsPresentations || presents(.replace) || delegates.hasEndings
          || delegates.confirmsAny
      ),
    ]
    return needed.filter(\.1).map { .support($0.0) } + UIKitConfigurations(plan: plan).support
      + (hasAdaptedDetents ? [idsOfSheets] : [])
  }

  /// Indicates whether commands choose detents and a popover becomes a sheet.
  var hasAdaptedDetents: Bool {
    !plan.movedSheets.isEmpty && document.popovers.contains { $0.adaptsTo != nil }
  }

  /// The function that gives the ids under which a sheet may be on screen.
  private var idsOfSheets: Declaration {
    var sheets: [String] = []
    for popover in document.popovers {
      if let sheet = popover.adaptsTo, !sheets.contains(sheet) { sheets.append(sheet) }
    }
    let cases = sheets.map { sheet in
      let ids = [sheet] + document.popovers.filter { $0.adaptsTo == sheet }.map(\.id)
      return Statement.Case(.string(sheet), [.return(.array(ids.map { .string($0) }))])
    }
    return Declaration(
      .function(
        "ids", ["ofSheet sheet: String"], result: .code("[String]"),
        [.switch("sheet", cases + [Statement.Case(.default, [.return(.code("[sheet]"))])])]),
      comment: "The ids of a sheet and of the popovers that become it where the screen is narrow.",
      modifiers: "private static")
  }

  // MARK: Making

  /// Makes the constant `controller`, with `actions` and `command` in scope.
  ///
  /// - Parameter isInPopover: whether it takes the place of what a popover shows.
  func making(_ target: String, isInPopover: Bool = false) -> [Statement] {
    if let alert = plan.alerts[target] {
      return [.constant("controller", plan.call(alert))]
    }
    if let view = plan.activityViews[target] {
      return making(view)
    }
    let method = SwiftIdentifier(
      "make" + document.typeName(ofPresentable: contentOwner(of: target) ?? target))
    guard let presented = plan.presented[target] else { return [] }
    let configurations = UIKitConfigurations(plan: plan)
    var statements: [Statement] = [.constant("controller", made(method))]
    statements +=
      isInPopover
      ? configurations.statements(presented, isInPopover: true)
      : [configurations.call(presented)]
    statements.set("controller.view.accessibilityIdentifier", .string(target))
    return statements
  }

  /// `actions.makeCompose(for: command)`.
  private func made(_ method: SwiftIdentifier) -> Expression {
    .call(.member("actions", method), [.init("for", .code("command"))])
  }

  /// Whose content is shown: a popover without content of its own shows that of its sheet.
  private func contentOwner(of target: String) -> String? {
    if let popover = plan.presented[target]?.popover {
      let isEmpty = popover.body == PresentedBody()
      return isEmpty ? popover.adaptsTo ?? target : target
    }
    return plan.presented[target] == nil ? nil : target
  }

  // MARK: Share sheets

  private func itemsMethod(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier("make\(document.typeName(ofPresentable: view.id))Items")
  }

  private func activitiesMethod(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier("make\(document.typeName(ofPresentable: view.id))Activities")
  }

  private func making(_ view: ActivityView) -> [Statement] {
    let activities = view.activities.isEmpty ? .code("nil") : made(activitiesMethod(view))
    let call = Expression.call(
      "UIActivityViewController", .init("activityItems", made(itemsMethod(view))),
      .init("applicationActivities", activities))
    var statements: [Statement] = [
      .constant("controller", call),
      .assignment("controller.view.accessibilityIdentifier", .string(view.id)),
    ]
    let excluded = view.excludes.compactMap { Self.activityType($0) }
    guard !excluded.isEmpty else { return statements }
    statements.set("controller.excludedActivityTypes", .array(excluded.map { .code($0) }))
    if view.excludes.contains(.addToHomeScreen) {
      let append = Statement.call(
        "controller.excludedActivityTypes?.append", .init(.code(".addToHomeScreen")))
      statements.append(.available("iOS 16.4", [append], else: []))
    }
    return statements
  }

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

  /// A function for every alert.
  var alerts: [Declaration] {
    document.alerts.map { alert in
      Declaration(
        .function(
          SwiftIdentifier(document.factoryName(of: alert)),
          plan.parameters(of: alert), result: .code("UIAlertController"), statements(alert)),
        comment: """
          Makes the alert `\(alert.id)`; its answers are performed, and any but Cancel goes on.
          """, modifiers: "static", isInterface: true)
    }
  }

  private func statements(_ alert: Alert) -> [Statement] {
    let message = alert.message.map { plan.text(.part(.alert, alert.id, .message), $0) }
    let call = Expression.call(
      "UIAlertController", .init("title", plan.text(.part(.alert, alert.id), alert.title)),
      .init("message", message ?? .code("nil")), .init("preferredStyle", .code(".alert")))
    var code: [Statement] = [
      .constant("alert", call),
      .assignment("alert.view.accessibilityIdentifier", .string(alert.id)),
    ]
    var locals = UniqueNames(besides: ["alert", "actions", "go"])
    var hasCancel = false
    var hasPreferred = false
    for item in alert.actions {
      guard let index = plan.commandIndex(item) else { continue }
      let role = document.role(of: item)
      let isCancel = role == .cancel && !hasCancel
      if isCancel { hasCancel = true }
      let name = locals.name(plan.names.commands[index].text + "Answer")
      code.append(answer(item, index, name, role: role, isCancel: isCancel, in: alert))
      code.append(
        .assignment(
          .member(.name(name), "accessibilityIdentifier"),
          .string(IDPath.part(item.id, of: alert.id))))
      code.append(.call("alert.addAction", .init(.name(name))))
      if role == .primary, !hasPreferred {
        hasPreferred = true
        code.set("alert.preferredAction", .name(name))
      }
    }
    return code + [.return(.code("alert"))]
  }

  private func answer(
    _ item: Item, _ index: Int, _ name: SwiftIdentifier, role: Role, isCancel: Bool,
    in alert: Alert
  ) -> Statement {
    let command = plan.names.commands[index]
    var title = Expression.member(.member(.code("Command"), command), "title")
    if let own = item.overrides?.value.title {
      title = plan.text(
        .place(of: document.commands[index].id, in: .init(.alert, alert.id)), own)
    }
    let style: StaticString =
      isCancel ? ".cancel" : role == .destructive ? ".destructive" : ".default"
    let call = Expression.call(
      "UIAlertAction", .init("title", title), .init("style", .code(style)))
    if role == .cancel { return .constant(name, call) }
    let go = [Statement.call("go")] + (plan.hasFollowers ? [.call("update")] : [])
    if plan.commands[index].handler == .answer {
      return .closure(.constant(name, call: call), signature: "_", go)
    }
    let perform = Statement.call(
      "perform", .init(.implicitMember(command)), .init("on", .code("actions")))
    return .closure(
      .constant(name, call: call), signature: "[weak actions] _",
      [.if(.binding("actions"), [perform])] + go)
  }
}
