import MenuetModel

/// Drag sources and drop targets: a function for each.
struct AppKitDragAndDrop {
  let plan: GenerationPlan

  private var sources: [DragSource] {
    plan.document.dragSources.filter { $0.platforms.hasAppKit }
  }

  private var targets: [DropTarget] {
    plan.document.dropTargets.filter { $0.platforms.hasAppKit }
  }

  private var exchange: ExchangeTypes { ExchangeTypes(plan: plan) }

  var types: [Declaration] {
    let targets =
      targets.isEmpty ? [] : [exchange.ids(of: targets), .support(SupportCode.AppKit.drops)]
    let sources =
      sources.isEmpty ? [] : [exchange.ids(of: sources), .support(SupportCode.AppKit.drags)]
    return targets + sources
  }

  private var onTarget: Declaration.Parameter {
    .init("on target: ", .path([plan.names.type, ExchangeTypes.targetID]))
  }

  private var fromSource: Declaration.Parameter {
    .init("from source: ", .path([plan.names.type, ExchangeTypes.sourceID]))
  }

  // MARK: Requirements

  /// The methods by which the app takes drops and gives data.
  var requirements: [Declaration] {
    var methods: [Declaration] = []
    func add(
      _ name: SwiftIdentifier, _ parameters: [Declaration.Parameter], result: TypeName? = nil,
      _ comment: Comment
    ) {
      methods.append(
        Declaration(.method(name, parameters, result: result), comment: comment))
    }
    if !targets.isEmpty {
      add(
        "takeDrop",
        [
          "of pasteboard: NSPasteboard", "as type: NSPasteboard.PasteboardType",
          "by operation: NSDragOperation", "at location: NSPoint", onTarget,
        ], result: .code("Bool"),
        """
        Takes what is dropped on a target, at a place in the window; gives false where that fails.
        """)
    }
    if targets.contains(where: Self.takesPromises) {
      add(
        "takeFile", ["_ file: URL", "by operation: NSDragOperation", onTarget],
        result: .code("Bool"),
        "Takes a file that was promised and is there now; gives false where that fails.")
    }
    if targets.contains(where: Self.isMarked) {
      add(
        "showDrop", ["at location: NSPoint?", onTarget],
        "Shows where in the window a drop would go; nowhere for `nil`.")
    }
    if targets.contains(where: Self.hasPlaceholders) {
      add(
        "showPlaceholders", ["_ count: Int", onTarget],
        "Shows so many placeholders for files that are on their way.")
    }
    if targets.contains(where: \.springLoaded) {
      add(
        "openUnderDrag", [onTarget],
        "Opens what a drag rests above, so that it goes on.")
    }
    if sources.contains(where: { !Self.promisesFiles($0) }) {
      add(
        "dragData",
        [
          "of element: Any", "as type: NSPasteboard.PasteboardType", fromSource,
        ], result: .code("Data?"), "The data of an element that people drag out of a source.")
    }
    if sources.contains(where: Self.promisesFiles) {
      add(
        "fileName",
        ["of element: Any", "as type: NSPasteboard.PasteboardType", fromSource],
        result: .code("String"), "The name of the file that an element becomes.")
      add(
        "writeFile",
        [
          "of element: Any", "to file: URL", fromSource,
          "then end: @escaping @MainActor ((any Error)?) -> Void",
        ], "Makes the file of an element that has been dropped, and then says how that ended.")
    }
    var removers: Set<String> = []
    for name in sources.compactMap({ removing($0) }) where removers.insert(name).inserted {
      add(
        SwiftIdentifier(name), ["by session: NSDraggingSession"],
        "Removes what people moved to another place.")
    }
    var seen = Set(plan.names.requirements.map(\.text))
    for handler in targets.compactMap(\.failureHandler) {
      let name = plan.methodName(ofHandler: handler)
      guard seen.insert(name).inserted else { continue }
      add(SwiftIdentifier(name), [], "Told when a drop has failed.")
    }
    return methods
  }

  // MARK: Needs

  var needs: [(SupportCode.Need, Bool)] {
    [
      (.dropScopes, targets.contains { $0.scope != .system }),
      (.singleDrops, targets.contains { !$0.multiple }),
      (.dropHighlights, targets.contains(where: Self.isHighlighted)),
      (.dropMarks, targets.contains(where: Self.isMarked)),
      (.dropScrolling, targets.contains { $0.autoScroll == .edges }),
      (.dropQuestions, targets.contains { asking($0) != nil }),
      (.dropEffects, targets.contains { !effects(of: $0).isEmpty }),
      (.promisedDrops, targets.contains(where: Self.takesPromises)),
      (.placeholders, targets.contains(where: Self.hasPlaceholders)),
      (.springDrops, targets.contains(where: \.springLoaded)),
      (.draggedData, sources.contains { !Self.promisesFiles($0) }),
      (.promisedDrags, sources.contains(where: Self.promisesFiles)),
      (.movedDrags, sources.contains { removing($0) != nil }),
    ]
  }

  /// Indicates whether an alert asks before a drop, or tells that one failed.
  var presentsAlerts: Bool {
    targets.contains { asking($0) != nil || alert($0.onFailure) != nil }
  }

  private static func isHighlighted(_ target: DropTarget) -> Bool { target.feedback == .highlight }

  private static func isMarked(_ target: DropTarget) -> Bool {
    target.gap || target.feedback == .insertion || target.feedback == .animate
  }

  /// Returns whether apps promise files of a type that a target takes: the system's types, but for
  /// text and addresses.
  static func takesPromises(_ target: DropTarget) -> Bool {
    target.accepts.contains { accept in
      let text = ["text", "url", "rtf", "html", "contact", "vcard"]
      return accept.type.hasPrefix("public.") && !text.contains { accept.type.contains($0) }
        || accept.type == "com.adobe.pdf"
    }
  }

  private static func hasPlaceholders(_ target: DropTarget) -> Bool {
    target.placeholder && takesPromises(target)
  }

  /// Returns whether the files of a source are made when they have been dropped.
  private static func promisesFiles(_ source: DragSource) -> Bool {
    source.fileProvider || source.transfer != .instant
  }

  // MARK: Functions

  var functions: [Declaration] {
    var names = UniqueNames()
    return targets.map { target in
      function(
        names.name(SwiftName.factory(target.id, suffix: "drop-target")), "DropTarget",
        "target", target.id, types: target.accepts.map(\.type),
        operations: Self.operations(target.operation), changes: changes(target),
        comment: "Answers what is dropped on \(target.target): register its view.")
    }
      + sources.map { source in
        function(
          names.name(SwiftName.factory(source.id, suffix: "drag-source")), "DragSource", "source",
          source.id, types: source.representations.map(\.type),
          operations: source.allows.map(Self.operation),
          scope: source.scope == .app ? .init("isForAppOnly", .code("true")) : nil,
          changes: changes(source),
          comment: "Answers for what people drag out of \(source.target).")
      }
  }

  private func function(
    _ name: SwiftIdentifier, _ type: StaticString, _ local: SwiftIdentifier, _ id: String,
    types: [String], operations: [StaticString], scope: Expression.Argument? = nil,
    changes: [Statement], comment: Comment
  ) -> Declaration {
    let list = operations.map { Expression.code($0) }
    var arguments: [Expression.Argument] = [
      .init(.implicitMember(exchange.caseName(id))),
      .init("types", .array(types.map { .call(".init", .init(.string($0))) })),
      .init("operations", list.count == 1 ? list[0] : .array(list)),
    ]
    if let scope { arguments.append(scope) }
    arguments.append(.init("for", .code("actions")))
    let made = Expression.call(.code(type), arguments)
    return Declaration(
      .function(
        name, ["actions: any Actions"], result: .code(type),
        changes.isEmpty
          ? [.expression(made)]
          : [.constant(local, made)] + changes + [.return(.name(local))]),
      comment: comment, modifiers: "static", isInterface: true)
  }

  /// The method of the app that removes what has been moved out of a source.
  private func removing(_ source: DragSource) -> String? {
    guard source.allows.contains(.move) else { return nil }
    return source.onMove.map { plan.methodName(ofHandler: $0) }
  }

  private func changes(_ source: DragSource) -> [Statement] {
    .build { code in
      if Self.promisesFiles(source) { code.set("source.promisesFiles", .code("true")) }
      guard let handler = removing(source) else { return }
      code.append(
        .closure(
          .assigned(to: .code("source.remove")), signature: "actions, session",
          [
            .expression(
              .call(
                .member("actions", SwiftIdentifier(handler)), [.init("by", .code("session"))]))
          ]))
    }
  }

  /// The statements that set what a target says beyond its types and operations.
  private func changes(_ target: DropTarget) -> [Statement] {
    .build { code in
      switch target.scope {
      case .system: break
      case .app: code.set("target.isFromApp", .code("true"))
      case .external: code.set("target.isFromApp", .code("false"))
      }
      if !target.multiple { code.set("target.takesOne", .code("true")) }
      if Self.isHighlighted(target) { code.set("target.isHighlighted", .code("true")) }
      if Self.isMarked(target) { code.set("target.isMarked", .code("true")) }
      if target.autoScroll == .edges {
        code.set("target.scrollZone", .number(target.autoScrollZone))
      }
      if Self.takesPromises(target) { code.set("target.takesPromises", .code("true")) }
      if Self.hasPlaceholders(target) { code.set("target.hasPlaceholders", .code("true")) }
      if target.springLoaded { code.set("target.isSpringLoaded", .code("true")) }
      if let alert = asking(target) {
        code.append(
          .closure(
            .assigned(to: .code("target.ask")), signature: "actions, go",
            [presenting(alert, then: .code("go"))]))
      }
      for (place, statements) in effects(of: target) {
        code.append(.closure(.assigned(to: .code(place)), signature: "actions", statements))
      }
    }
  }

  /// The alert that asks before a drop takes effect.
  private func asking(_ target: DropTarget) -> Alert? { alert(target.confirm) }

  private func alert(_ id: String?) -> Alert? {
    plan.document.alerts.first { $0.id == id && $0.platforms.hasAppKit }
  }

  private func presenting(_ alert: Alert, then go: Expression? = nil) -> Statement {
    .call(
      "presentAlert", .init(plan.call(alert, then: go)), .init("for", .code("nil")),
      .init("on", .code("actions")))
  }

  /// The effects of a drop, and of a drop that failed.
  private func effects(of target: DropTarget) -> [(StaticString, [Statement])] {
    var failure: [Statement] = []
    if let alert = alert(target.onFailure) { failure.append(presenting(alert)) }
    if let handler = target.failureHandler {
      let name = SwiftIdentifier(plan.methodName(ofHandler: handler))
      failure.append(.expression(.call(.member("actions", name), [])))
    }
    let commands = plan.document.commands
    let started = commands.indices.first { commands[$0].id == target.starts }.map { index in
      [
        Statement.call(
          "perform", .init(.implicitMember(plan.names.commands[index])),
          .init("on", .code("actions")))
      ]
    }
    return [("target.didTake", started ?? []), ("target.didFail", failure)]
      .filter { !$0.1.isEmpty }
  }

  private static func operations(_ operation: DropOperation) -> [StaticString] {
    switch operation {
    case .auto: [".copy", ".move"]
    case .copy: [".copy"]
    case .move: [".move"]
    case .link: [".link"]
    }
  }

  private static func operation(_ operation: DragOperation) -> StaticString {
    operation == .copy ? ".copy" : ".move"
  }
}
