import MenuetModel

/// The delegates that UIKit asks and tells when people dismiss a sheet, a cover or a popover.
struct UIKitPresentationDelegates {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var handlers: DismissalHandlers { DismissalHandlers(plan: plan) }

  /// The parts of a delegate.
  private struct Delegate {
    let id: String
    var dismissal = Dismissal.free
    var confirm: Alert?
    var onWillDismiss: String?
    var onDismiss: String?

    var isIdle: Bool {
      dismissal != .ask && confirm == nil && onWillDismiss == nil && onDismiss == nil
    }
  }

  private var delegates: [Delegate] { plan.presented.elements.compactMap { delegate(of: $0) } }

  /// The delegate of a sheet or a cover about whose end something is said.
  private func delegate(of presented: Presented) -> Delegate? {
    let delegate: Delegate
    switch presented.content {
    case .sheet(let sheet):
      delegate = Delegate(
        id: sheet.id, dismissal: sheet.dismissal,
        confirm: sheet.dismissal == .confirm ? plan.alerts[sheet.confirm] : nil,
        onWillDismiss: sheet.onWillDismiss, onDismiss: sheet.onDismiss)
    case .cover(let cover): delegate = Delegate(id: cover.id, onDismiss: cover.onDismiss)
    case .popover: return nil
    }
    return delegate.isIdle ? nil : delegate
  }

  /// Indicates whether the app is told when anything has been dismissed, or is going to be.
  var hasEndings: Bool {
    delegates.contains { $0.onWillDismiss != nil || $0.onDismiss != nil }
  }

  /// Indicates whether an alert asks before anything is dismissed.
  var confirmsAny: Bool { delegates.contains { $0.confirm != nil } }

  // MARK: Attaching

  private func name(_ id: String) -> SwiftIdentifier {
    SwiftIdentifier(document.typeName(ofPresentable: id)).with("PresentationDelegate")
  }

  /// Gives `controller` the delegate of a sheet or a cover, where there is one.
  func attaching(_ id: String) -> [Statement] {
    guard plan.presented[id].flatMap({ self.delegate(of: $0) }) != nil else { return [] }
    let delegate = Expression.call(.name(name(id)), [.init(.code("actions"))])
    return [.call("attach", .init(delegate), .init("to", .code("controller")))]
  }

  // MARK: Requirements

  /// The methods by which the app decides whether people may dismiss a sheet, and is told of it.
  var requirements: [Declaration] {
    delegates.filter { $0.dismissal == .ask }.flatMap { delegate in
      [
        Declaration(
          .method(
            method("shouldDismiss", delegate), ["_ controller: UIViewController"],
            result: .code("Bool")),
          comment: """
            Returns whether people may dismiss `\(delegate.id)`, at once: UIKit asks at any time.
            """),
        Declaration(
          .method(
            method("didAttemptToDismiss", delegate), ["_ controller: UIViewController"]),
          comment: """
            Told when people tried to dismiss `\(delegate.id)` and may not: the time to ask them.
            """),
      ]
    } + handlers.requirements(areToldBefore: true)
  }

  private func method(_ verb: String, _ delegate: Delegate) -> SwiftIdentifier {
    SwiftIdentifier(verb + document.typeName(ofPresentable: delegate.id))
  }

  // MARK: Classes

  /// A class for each sheet and cover about whose end something is said.
  var classes: [Declaration] {
    delegates.map { delegate in
      Declaration(
        .type(
          "final class", name(delegate.id),
          conformances: [.code("NSObject"), .code("UIAdaptivePresentationControllerDelegate")],
          [.support(SupportCode.UIKit.holdingActions)] + methods(delegate)),
        comment: "Asked and told when people dismiss `\(delegate.id)`.", modifiers: "private")
    }
  }

  private func methods(_ delegate: Delegate) -> [Declaration] {
    var methods: [Declaration] = []
    func add(
      _ name: SwiftIdentifier, result: TypeName? = nil, _ statements: [Statement]
    ) {
      methods.append(
        Declaration(
          .function(
            name, ["_ presentation: UIPresentationController"], result: result, statements)))
    }
    let controller = Expression.code("presentation.presentedViewController")
    if delegate.dismissal == .ask {
      let answer = Expression.call(
        .member("actions", method("shouldDismiss", delegate)), [.init(controller)])
      add(
        "presentationControllerShouldDismiss", result: .code("Bool"),
        [.guard(.binding("actions"), return: .code("true")), .return(answer)])
      add(
        "presentationControllerDidAttemptToDismiss",
        [.call(.member("actions?", method("didAttemptToDismiss", delegate)), .init(controller))])
    } else if let alert = delegate.confirm {
      add("presentationControllerDidAttemptToDismiss", asking(alert, about: controller))
    }
    if let handler = delegate.onWillDismiss {
      add("presentationControllerWillDismiss", telling(handler))
    }
    if let handler = delegate.onDismiss {
      add("presentationControllerDidDismiss", telling(handler))
    }
    return methods
  }

  private func telling(_ handler: String) -> [Statement] {
    [
      .guard(.binding("actions"), return: nil),
      .expression(.call(handlers.method(handler), [])),
    ] + (plan.hasFollowers ? [.call("update")] : [])
  }

  /// Presents an alert over a sheet; any of its answers but Cancel dismisses the sheet.
  private func asking(_ alert: Alert, about controller: Expression) -> [Statement] {
    let actions: [Statement] =
      plan.performsAnswers(of: alert) ? [.guard(.binding("actions"), return: nil)] : []
    return actions + [
      .constant("controller", controller),
      .closure(
        .constant("alert", call: plan.call(alert)), signature: "[weak controller]",
        [.if(.binding("controller"), [.call("dismiss", .init(.code("controller")))])]),
      .call("controller.present", .init(.code("alert")), .init("animated", .code("true"))),
    ]
  }
}
