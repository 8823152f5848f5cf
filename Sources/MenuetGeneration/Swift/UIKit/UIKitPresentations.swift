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
    if performing.dismissesAnything {
      methods.append(
        Declaration(
          .method("dismiss", [forCommand]),
          comment: """
            Dismisses what a command was performed in. A view controller has this by default.
            """))
    }
    if performing.setsAnyDetent {
      methods.append(
        Declaration(
          .method("selectDetent", ["_ detent: String", "of sheet: String"]),
          comment: "Moves a sheet to one of its detents. A view controller has this by default."))
    }
    if presentsAnything {
      methods.append(
        Declaration(
          .method("present", presentingParameters),
          comment: """
            Presents an alert, a sheet or a popover. A view controller has this by default.
            """))
    }
    let undoes = plan.commands.contains { if case .undo = $0.handler { true } else { false } }
    if undoes {
      methods.append(
        Declaration(
          .requirement("undoManager", .code("UndoManager?"), isSettable: false),
          comment: "Undoes and redoes. A view controller has one by default."))
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
            result: .code("UIViewController")),
          comment: "Makes what `\(content)` shows; `command` is the one that presents it.")
      ]
    }
    guard let view = document.activityViews.first(where: { $0.id == target }) else { return [] }
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

  /// Indicates whether anything is presented: what commands show, or alerts that ask.
  var presentsAnything: Bool {
    if !UIKitPerforming(plan: plan).targets.isEmpty { return true }
    if plan.commands.contains(where: { $0.confirm != nil }) { return true }
    return plan.walk.placements.contains {
      $0.place != .alert && $0.item.overrides?.value.confirm != nil
    }
  }

  /// The defaults of `present`, `dismiss` and `selectDetent`, for view controllers.
  var defaults: [Declaration] {
    let performing = UIKitPerforming(plan: plan)
    var defaults: [Declaration] = []
    if presentsAnything {
      defaults.append(
        Declaration(
          .function("present", presentingParameters, [.support(SupportCode.UIKit.presenting)]),
          comment: "Presents over this view controller; a popover points at its sender.",
          isInterface: true))
    }
    if performing.dismissesAnything {
      defaults.append(
        Declaration(
          .function("dismiss", [forCommand], [.support(SupportCode.UIKit.dismissing)]),
          comment: """
            Dismisses what this view controller presents, else the view controller itself.
            """, isInterface: true))
    }
    if performing.setsAnyDetent {
      let selecting = Statement.support(SupportCode.UIKit.selectingDetent)
      // Sheets have no detents on visionOS.
      let hasVision = document.platforms.contains(.visionos)
      defaults.append(
        Declaration(
          .function(
            "selectDetent", ["_ detent: String", "of sheet: String"],
            [hasVision ? .conditional("!os(visionOS)", [selecting]) : selecting]),
          comment: "Moves the sheet that this view controller presents, or in which it is.",
          isInterface: true))
    }
    guard !defaults.isEmpty else { return [] }
    return [
      Declaration(
        .extension(
          .path([plan.names.actions]), condition: "where Self: UIViewController", defaults))
    ]
  }

  // MARK: Making

  /// Makes the constant `controller`, with `actions` and `command` in scope.
  func making(_ target: String) -> [Statement] {
    if let alert = document.alerts.first(where: { $0.id == target }) {
      let call = Expression.call(
        .name(SwiftIdentifier(document.factoryName(of: alert))),
        [.init("actions", .code("actions"))])
      return [.constant("controller", call)]
    }
    if let view = document.activityViews.first(where: { $0.id == target }) {
      return making(view)
    }
    let method = SwiftIdentifier(
      "make" + document.typeName(ofPresentable: contentOwner(of: target) ?? target))
    var statements: [Statement] = [.constant("controller", made(method))]
    if document.popovers.contains(where: { $0.id == target }) {
      statements.set("controller.modalPresentationStyle", .code(".popover"))
    } else if document.covers.contains(where: { $0.id == target }) {
      statements.set("controller.modalPresentationStyle", .code(".fullScreen"))
    }
    statements.set("controller.view.accessibilityIdentifier", .string(target))
    return statements
  }

  /// `actions.makeCompose(for: command)`.
  private func made(_ method: SwiftIdentifier) -> Expression {
    .call(.member("actions", method), [.init("for", .code("command"))])
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

  private func making(_ view: ActivityView) -> [Statement] {
    let activities = view.activities.isEmpty ? .code("nil") : made(activitiesMethod(view))
    let call = Expression.call(
      "UIActivityViewController", .init("activityItems", made(itemsMethod(view))),
      .init("applicationActivities", activities))
    var statements: [Statement] = [.constant("controller", call)]
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
          ["actions: any Actions", "then go: @escaping @MainActor () -> Void = {}"],
          result: .code("UIAlertController"), statements(alert)),
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
