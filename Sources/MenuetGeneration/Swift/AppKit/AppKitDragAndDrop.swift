import MenuetModel

/// What people drag out of views and drop on them: a function for every drag source and drop target.
struct AppKitDragAndDrop {
  let plan: GenerationPlan

  private var sources: [DragSource] {
    plan.document.dragSources.filter { $0.platforms.hasAppKit }
  }

  private var targets: [DropTarget] {
    plan.document.dropTargets.filter { $0.platforms.hasAppKit }
  }

  var types: [Declaration] {
    (targets.isEmpty ? [] : [.support(SupportCode.AppKit.drops)])
      + (sources.isEmpty ? [] : [.support(SupportCode.AppKit.drags)])
  }

  /// The methods by which the app takes drops and gives data.
  var requirements: [Declaration] {
    var methods: [Declaration] = []
    if !targets.isEmpty {
      methods.append(
        Declaration(
          .method(
            "takeDrop",
            [
              "_ drop: any NSDraggingInfo", "as type: NSPasteboard.PasteboardType",
              "by operation: NSDragOperation", "on target: String",
            ], result: .code("Bool")),
          comment: "Takes what is dropped on a target; gives false where that fails."))
    }
    if !sources.isEmpty {
      methods.append(
        Declaration(
          .method(
            "dragData",
            [
              "of element: Any", "as type: NSPasteboard.PasteboardType", "from source: String",
            ], result: .code("Data?")),
          comment: "The data of an element that people drag out of a source."))
      methods.append(
        Declaration(
          .method("removeMoved", ["by session: NSDraggingSession", "from source: String"]),
          comment: "Removes what people moved from a source to another place."))
    }
    return methods
  }

  var functions: [Declaration] {
    var names = UniqueNames()
    return targets.map { target in
      function(
        names.name(SwiftName.factory(target.id, suffix: "drop-target")), "DropTarget", target.id,
        types: target.accepts.map(\.type), operations: Self.operations(target.operation),
        scope: Self.scope(target.scope),
        comment: "Answers what is dropped on \(target.target).")
    }
      + sources.map { source in
        function(
          names.name(SwiftName.factory(source.id, suffix: "drag-source")), "DragSource", source.id,
          types: source.representations.map(\.type), operations: source.allows.map(Self.operation),
          scope: source.scope == .app ? .init("isForAppOnly", .code("true")) : nil,
          comment: "Answers for what people drag out of \(source.target).")
      }
  }

  private func function(
    _ name: SwiftIdentifier, _ type: StaticString, _ id: String, types: [String],
    operations: [StaticString], scope: Expression.Argument?, comment: Comment
  ) -> Declaration {
    let list = operations.map { Expression.code($0) }
    var arguments: [Expression.Argument] = [
      .init(.string(id)),
      .init("types", .array(types.map { .call(".init", .init(.string($0))) })),
      .init("operations", list.count == 1 ? list[0] : .array(list)),
    ]
    if let scope { arguments.append(scope) }
    arguments.append(.init("for", .code("actions")))
    return Declaration(
      .function(
        name, ["actions: any Actions"], result: .code(type),
        [.expression(.call(.code(type), arguments))]),
      comment: comment, modifiers: "static", isInterface: true)
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

  private static func scope(_ scope: DropScope) -> Expression.Argument? {
    switch scope {
    case .system: nil
    case .app: .init("isFromApp", .code("true"))
    case .external: .init("isFromApp", .code("false"))
    }
  }
}
