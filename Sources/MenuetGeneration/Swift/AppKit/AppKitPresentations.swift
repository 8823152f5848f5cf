import MenuetModel

/// The presentations: content that the app makes, sharing and alerts.
struct AppKitPresentations {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  // MARK: Requirements

  /// The methods by which the app makes what its commands present.
  var requirements: [Declaration] {
    let performing = AppKitPerforming(plan: plan)
    var made: Set<String> = []
    var methods = performing.targets.flatMap { makingMethods(of: $0, &made) }
    if performing.endsPresentations {
      methods.append(
        Declaration(
          .method("dismiss", [forCommand]),
          comment: """
            Dismisses what a command was performed in. A view controller has this by default.
            """))
    }
    if presentsAnything {
      methods.append(
        Declaration(
          .method("presenter", [forCommand], result: .code("NSViewController?")),
          comment: """
            The view controller over which a command presents. A view controller has this by
            default.
            """))
    }
    var seen = Set(plan.names.requirements.map(\.text))
    for name in dismissalHandlers where seen.insert(name).inserted {
      methods.append(
        Declaration(
          .method(SwiftIdentifier(name)),
          comment: "Told when something is dismissed, or has been."))
    }
    return methods
  }

  private func makingMethods(of target: String, _ made: inout Set<String>) -> [Declaration] {
    if let content = contentOwner(of: target) {
      guard made.insert(document.typeName(ofPresentable: content)).inserted else { return [] }
      return [
        Declaration(
          .method(
            SwiftIdentifier("make" + document.typeName(ofPresentable: content)), [forCommand],
            result: .code("NSViewController")),
          comment: "Makes what `\(content)` shows; `command` is the one that presents it.")
      ]
    }
    guard let view = plan.activityViews[target] else { return [] }
    let items = Declaration(
      .method(itemsMethod(view), [forCommand], result: .code("[Any]")),
      comment: "The items that `\(view.id)` shares.")
    return [items]
      + zip(view.activities, performers(view)).map { activity, name in
        Declaration(
          .method(name, ["on items: [Any]"]),
          comment: "Performs the activity `\(activity.id)` of the app on what `\(view.id)` shares.")
      }
  }

  // MARK: Dismissals and anchors

  /// The methods of the app that are told when something that commands present goes, or has gone.
  private func handlers(of target: String) -> (will: String?, did: String?) {
    func method(_ handler: String?) -> String? {
      handler.map { plan.methodName(ofHandler: $0) }
    }
    if let sheet = plan.presented[target]?.sheet {
      return (method(sheet.onWillDismiss), method(sheet.onDismiss))
    }
    return (nil, method(plan.presented[target]?.cover?.onDismiss))
  }

  private var dismissalHandlers: [String] {
    AppKitPerforming(plan: plan).targets.flatMap { target in
      let handlers = handlers(of: target)
      return [handlers.will, handlers.did].compactMap { $0 }
    }
  }

  var tellsDismissals: Bool { !dismissalHandlers.isEmpty }

  /// The id of what a popover points at, where that is not what people clicked.
  private func anchor(of target: String) -> String? {
    plan.presented[target]?.popover?.anchor
  }

  var hasAnchors: Bool {
    AppKitPerforming(plan: plan).targets.contains { anchor(of: $0) != nil }
  }

  /// `willDismiss: { $0.letterCloses() }`.
  private func telling(_ label: StaticString, _ handler: String?) -> [Expression.Argument] {
    guard let handler else { return [] }
    return [
      .init(label, .closure(.call(.member("$0", SwiftIdentifier(handler)), [])))
    ]
  }

  /// `for command: Notes.Command?`.
  private var forCommand: Declaration.Parameter {
    .init("for command: ", .optional(.path([plan.names.type, "Command"])))
  }

  /// Indicates whether anything is presented: what commands show, or alerts that ask.
  var presentsAnything: Bool {
    if AppKitDragAndDrop(plan: plan).presentsAlerts { return true }
    if !AppKitPerforming(plan: plan).targets.isEmpty { return true }
    return asks
  }

  /// Indicates whether an alert asks before any command.
  private var asks: Bool {
    if plan.commands.contains(where: { $0.confirm != nil }) { return true }
    return plan.walk.placements.contains {
      $0.place != .alert && $0.item.overrides?.value.confirm != nil
    }
  }

  /// The defaults of `presenter` and `dismiss`, for view controllers.
  var defaults: [Declaration] {
    var defaults: [Declaration] = []
    if presentsAnything {
      defaults.append(
        Declaration(
          .function(
            "presenter", [forCommand], result: .code("NSViewController?"),
            [.support(SupportCode.AppKit.presenter)]),
          comment: "This view controller, or what it presents.", isInterface: true))
    }
    if AppKitPerforming(plan: plan).endsPresentations {
      defaults.append(
        Declaration(
          .function("dismiss", [forCommand], [.support(SupportCode.AppKit.dismissing)]),
          comment: """
            Dismisses what this view controller presents, else the view controller itself.
            """, isInterface: true))
    }
    guard !defaults.isEmpty else { return [] }
    return [
      Declaration(
        .extension(
          .path([plan.names.actions]), condition: "where Self: NSViewController", defaults))
    ]
  }

  // MARK: Support

  private enum Kind { case sheet, popover, alert, sharing }

  private func kind(of target: String) -> Kind {
    if plan.alerts[target] != nil { return .alert }
    if plan.activityViews[target] != nil { return .sharing }
    return plan.presented[target]?.popover != nil ? .popover : .sheet
  }

  /// Indicates whether anything offers services.
  var shares: Bool {
    AppKitPerforming(plan: plan).targets.contains { kind(of: $0) == .sharing }
  }

  /// The code by which things are presented.
  var support: [Declaration] {
    let kinds = Set(AppKitPerforming(plan: plan).targets.map { kind(of: $0) })
    var code: [Declaration] = []
    if kinds.contains(.sheet) { code.append(.support(SupportCode.AppKit.presentingSheet)) }
    if kinds.contains(.popover) { code.append(.support(SupportCode.AppKit.presentingPopover)) }
    if kinds.contains(.popover) || kinds.contains(.sharing) {
      code.append(.support(SupportCode.AppKit.anchor))
    }
    if kinds.contains(.sharing) { code.append(.support(SupportCode.AppKit.sharing)) }
    if hasActivities { code.append(.support(SupportCode.AppKit.services)) }
    if kinds.contains(.alert) || asks || AppKitDragAndDrop(plan: plan).presentsAlerts {
      code.append(.support(SupportCode.AppKit.presentingAlert))
    }
    return code
  }

  /// Indicates whether any presentation offers activities of the app.
  private var hasActivities: Bool {
    let targets = AppKitPerforming(plan: plan).targets
    return document.activityViews.contains {
      targets.contains($0.id) && !$0.activities.isEmpty
    }
  }

  /// The type of alerts, which the app may begin itself.
  var types: [Declaration] {
    document.alerts.isEmpty ? [] : [.support(SupportCode.AppKit.alerts)]
  }

  // MARK: Presenting

  /// The statements that present something, with `actions`, `command` and `sender` in scope.
  func presenting(_ target: String) -> [Statement] {
    let rest: [Expression.Argument] = [
      .init("for", .code("command")), .init("on", .code("actions")),
    ]
    let sender = Expression.Argument("from", .code("sender"))
    switch kind(of: target) {
    case .alert:
      guard let alert = plan.alerts[target] else { return [] }
      return [.expression(.call(.code("presentAlert"), [.init(plan.call(alert))] + rest))]
    case .sheet:
      let handlers = handlers(of: target)
      return identified(target) + [
        .expression(
          .call(
            .code("presentSheet"),
            [.init(.code("controller"))] + rest + telling("willDismiss", handlers.will)
              + telling("didDismiss", handlers.did)))
      ]
    case .popover:
      if let anchor = anchor(of: target) {
        let view = Expression.call(
          .code("anchor"), [.init(.string(anchor))] + rest + [.init("or", .code("sender"))])
        return identified(target) + [
          .constant("view", view),
          .expression(
            .call(
              .code("presentPopover"),
              [.init(.code("controller"))] + rest + [.init("from", .code("view"))])),
        ]
      }
      return identified(target) + [
        .expression(
          .call(.code("presentPopover"), [.init(.code("controller"))] + rest + [sender]))
      ]
    case .sharing:
      guard let view = plan.activityViews[target] else { return [] }
      let filter = Expression.Argument("filter", filterCall(view))
      return [
        .expression(
          .call(.code("share"), [.init(made(itemsMethod(view)))] + rest + [sender, filter]))
      ]
    }
  }

  /// Makes the constant `controller`, whose view bears its path.
  private func identified(_ target: String) -> [Statement] {
    [
      .constant("controller", content(of: target)),
      .call("controller.view.setAccessibilityIdentifier", .init(.string(target))),
    ] + sizing(target)
  }

  /// The statements that give a sheet the size that is preferred for it.
  private func sizing(_ target: String) -> [Statement] {
    guard let sheet = plan.presented[target]?.sheet else { return [] }
    return .build { code in
      code.set("controller.preferredContentSize.width", sheet.preferredWidth.map { .number($0) })
      code.set("controller.preferredContentSize.height", sheet.preferredHeight.map { .number($0) })
    }
  }

  private func content(of target: String) -> Expression {
    made(
      SwiftIdentifier(
        "make" + document.typeName(ofPresentable: contentOwner(of: target) ?? target)))
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

  // MARK: Sharing

  private func itemsMethod(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier("make\(document.typeName(ofPresentable: view.id))Items")
  }

  /// The methods that perform the app's own activities.
  private func performers(_ view: ActivityView) -> [SwiftIdentifier] {
    var names = UniqueNames()
    let start = "perform" + document.typeName(ofPresentable: view.id)
    return view.activities.map { names.name(start + SwiftName.type($0.id)) }
  }

  /// The arguments of the button of a toolbar that shares; `nil` where a command presents something
  /// else.
  func sharing(_ index: Int) -> [Expression.Argument]? {
    guard case .presentation(let target) = plan.commands[index].handler,
      plan.commands[index].confirm == nil,
      let view = plan.activityViews[target]
    else { return nil }
    let command = Expression.implicitMember(plan.names.commands[index])
    let items = Expression.call(
      .member("$0", itemsMethod(view)),
      [.init("for", .member(.code("Command"), plan.names.commands[index]))])
    return [
      .init(command), .init("filter", filterCall(view)), .init("items", .closure(items)),
    ]
  }

  /// `shareNoteFilter(for: actions)`, or one that lets everything through.
  private func filterCall(_ view: ActivityView) -> Expression {
    isFiltered(view)
      ? .call(.name(filterName(view)), [.init("for", .code("actions"))]) : .code("ServiceFilter()")
  }

  private func filterName(_ view: ActivityView) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.factory(view.id, suffix: "filter"))
  }

  private func isFiltered(_ view: ActivityView) -> Bool {
    !view.activities.isEmpty || view.excludes.contains { Self.service($0) != nil }
  }

  /// The functions that make the filters of services.
  var filters: [Declaration] {
    let targets = AppKitPerforming(plan: plan).targets
    return document.activityViews.filter { targets.contains($0.id) && isFiltered($0) }.map {
      Declaration(
        .function(
          filterName($0), ["for actions: any Actions"], result: .code("ServiceFilter"),
          [filter($0)]),
        modifiers: "private static")
    }
  }

  /// The statement that makes the filter of services.
  private func filter(_ view: ActivityView) -> Statement {
    let excluded = view.excludes.compactMap { Self.service($0) }
    let list = Expression.Argument("excluding", .array(excluded.map { .code($0) }))
    let call = Expression.call(.code("ServiceFilter"), excluded.isEmpty ? [] : [list])
    if view.activities.isEmpty { return .expression(call) }
    return .closure(
      .argument(of: excluded.isEmpty ? .code("ServiceFilter") : call),
      signature: "[weak actions] items", services(view))
  }

  /// The service that does what an activity of the system does; `nil` where a Mac has none.
  static func service(_ activity: SystemActivity) -> StaticString? {
    switch activity {
    case .mail: ".composeEmail"
    case .messages: ".composeMessage"
    case .airdrop: ".sendViaAirDrop"
    case .addToReadingList: ".addToSafariReadingList"
    case .invite: ".cloudSharing"
    default: nil
    }
  }

  /// The statements that make the app's own services, with `items` in scope.
  private func services(_ view: ActivityView) -> [Statement] {
    var locals = UniqueNames(besides: ["actions", "items", "services"])
    return .build { code in
      code.append(.variable("services", type: .code("[NSSharingService]"), .array([])))
      for (activity, method) in zip(view.activities, performers(view)) {
        let name = locals.name(SwiftName.member(activity.id) + "Service")
        let title = plan.text(.part(.activity, activity.id), activity.title)
        let call = Expression.call(
          "service", .init("title", title), .init("symbol", .string(activity.symbol)))
        let perform = Statement.expression(
          .call(.member(.code("actions?"), method), [.init("on", .code("items"))]))
        code.append(.closure(.constant(name, call: call), signature: "[weak actions]", [perform]))
        code.append(.call("services.append", .init(.name(name))))
      }
      code.append(.return(.code("services")))
    }
  }

  // MARK: Alerts

  /// A function for every alert.
  var alerts: [Declaration] {
    document.alerts.map { alert in
      Declaration(
        .function(
          SwiftIdentifier(document.factoryName(of: alert)),
          plan.parameters(of: alert), result: .code("CommandAlert"), statements(alert)),
        comment: """
          Makes the alert `\(alert.id)`; its answers are performed, and any but Cancel goes on.
          """, modifiers: "static", isInterface: true)
    }
  }

  private func statements(_ alert: Alert) -> [Statement] {
    var arguments: [Expression.Argument] = [
      .init("title", plan.text(.part(.alert, alert.id), alert.title))
    ]
    if let message = alert.message {
      arguments.append(
        .init("message", plan.text(.part(.alert, alert.id, .message), message)))
    }
    var locals = UniqueNames(besides: ["alert", "actions", "go"])
    return .build { code in
      code.declare("alert", .call(.code("CommandAlert"), arguments)) { code in
        var hasCancel = false
        for (place, item) in ordered(alert).enumerated() {
          guard let index = plan.commandIndex(item) else { continue }
          let isCancel = document.role(of: item) == .cancel
          code += answer(
            item, index, in: alert, isFirst: place == 0, hasEscape: isCancel && !hasCancel,
            &locals)
          hasCancel = hasCancel || isCancel
        }
      }
      code.append(.return(.code("alert")))
    }
  }

  /// The answers in the order of AppKit: the one that Return presses, Cancel beside it, the others.
  private func ordered(_ alert: Alert) -> [Item] {
    var rest = alert.actions
    var ordered: [Item] = []
    func take(_ test: (Role) -> Bool) {
      guard let index = rest.firstIndex(where: { test(document.role(of: $0)) }) else { return }
      ordered.append(rest.remove(at: index))
    }
    take { $0 == .primary }
    if ordered.isEmpty { take { $0 != .cancel } }
    take { $0 == .cancel }
    return ordered + rest
  }

  private func answer(
    _ item: Item, _ index: Int, in alert: Alert, isFirst: Bool, hasEscape: Bool,
    _ locals: inout UniqueNames
  ) -> [Statement] {
    let command = plan.names.commands[index]
    let role = document.role(of: item)
    var title = Expression.member(.member(.code("Command"), command), "title")
    if let own = item.overrides?.value.title {
      title = plan.text(
        .place(of: document.commands[index].id, in: .init(.alert, alert.id)), own)
    }
    let call = Expression.call(
      "alert.add", .init(title), .init("id", .string(IDPath.part(item.id, of: alert.id))))
    let isDestructive = role == .destructive
    let name = locals.name(command.text + "Button")
    let isChanged = isDestructive || hasEscape
    var code: [Statement] = []
    if role == .cancel {
      code.append(isChanged ? .constant(name, call) : .expression(call))
    } else {
      let isAnswer = plan.commands[index].handler == .answer
      let perform = Statement.call(
        "perform", .init(.implicitMember(command)), .init("on", .code("actions")))
      let effect: [Statement] =
        (isAnswer ? [] : [.if(.binding("actions"), [perform])]) + [.call("go"), .call("update")]
      code.append(
        .closure(
          isChanged ? .constant(name, call: call) : .argument(of: call),
          signature: isAnswer ? nil : "[weak actions]", effect))
    }
    if isDestructive {
      code.append(.assignment(.member(.name(name), "hasDestructiveAction"), .code("true")))
      // Return presses nothing that destroys.
      if isFirst {
        code.append(.assignment(.member(.name(name), "keyEquivalent"), .string("")))
      }
    } else if hasEscape {
      code.append(
        .assignment(.member(.name(name), "keyEquivalent"), .code(#""\u{1B}""#)))
    }
    return code
  }
}
