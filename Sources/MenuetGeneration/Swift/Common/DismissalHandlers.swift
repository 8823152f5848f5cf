import MenuetModel

/// The methods of the app that are told when a sheet or a cover goes.
struct DismissalHandlers {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// `actions.letterClosed`, the method of a handler.
  func method(_ handler: String) -> Expression {
    .member("actions", SwiftIdentifier(plan.methodName(ofHandler: handler)))
  }

  /// The methods, each once. The method of a command can be one of them.
  ///
  /// - Parameter areToldBefore: whether the framework says that something is going to be dismissed.
  func requirements(areToldBefore: Bool) -> [Declaration] {
    let events = events
    guard !events.isEmpty else { return [] }
    var seen = Set(
      plan.commands.indices.filter {
        plan.commands[$0].handler == .method && !plan.commands[$0].namesPresentation
      }.map { plan.names.requirements[$0].text })
    return events.filter { areToldBefore || !$0.isBefore }.compactMap { event in
      let name = plan.methodName(ofHandler: event.handler)
      guard seen.insert(name).inserted else { return nil }
      return Declaration(
        .method(SwiftIdentifier(name)),
        comment: event.isBefore
          ? "Told before `\(event.presentation)` is dismissed."
          : "Told when `\(event.presentation)` has been dismissed.")
    }
  }

  private typealias Event = (handler: String, presentation: String, isBefore: Bool)

  private var events: [Event] {
    var events: [Event] = []
    func add(_ handler: String?, _ presentation: String, isBefore: Bool = false) {
      if let handler { events.append((handler, presentation, isBefore)) }
    }
    for sheet in document.sheets {
      add(sheet.onWillDismiss, sheet.id, isBefore: true)
      add(sheet.onDismiss, sheet.id)
    }
    for cover in document.covers { add(cover.onDismiss, cover.id) }
    return events
  }
}
