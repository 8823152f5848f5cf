import MenuetModel

/// The elements that people drag out of views and drop on them: a type that can be transferred for each,
/// and the modifier that adds it to a view.
struct SwiftUIDragAndDrop {
  let plan: GenerationPlan

  private var sources: [DragSource] {
    plan.document.dragSources.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  private var targets: [DropTarget] {
    plan.document.dropTargets.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  var isNeeded: Bool { !sources.isEmpty || !targets.isEmpty }

  var furtherImports: [StaticString] { isNeeded ? ["UniformTypeIdentifiers"] : [] }

  /// The most representations that a builder takes.
  static let most = 8

  private func names() -> (sources: [String], targets: [String]) {
    var names = UniqueNames()
    return (
      sources.map { names.name(SwiftName.factory($0.id, suffix: "drag")).text },
      targets.map { names.name(SwiftName.factory($0.id, suffix: "drop")).text }
    )
  }

  // MARK: Types

  var types: [Declaration] {
    let names = names()
    return zip(sources, names.sources).map { source, name in
      type(
        SwiftName.type(name),
        "Something that people drag out of \(source.target), the best form first.",
        [
          Declaration(
            .stored("data", .code("@Sendable (UTType) async throws -> Data")),
            modifiers: "nonisolated")
        ],
        source.representations.prefix(Self.most).map { representation in
          let type = ExchangeTypes.contentType(representation.type, representation.declaration)
          return .view(
            .init(
              .call("DataRepresentation", .init("exportedContentType", type)),
              .init(
                signature: "item", [.expression(.call("try await item.data", .init(type)))])))
        })
    }
      + zip(targets, names.targets).map { target, name in
        let identifier = SwiftIdentifier(SwiftName.type(name))
        return type(
          identifier.text,
          "Something that people drop on \(target.target), in the best form that it has.",
          [
            Declaration(
              .stored("type", .code("UTType")), comment: "The type of its data.",
              modifiers: "nonisolated", isInterface: true),
            Declaration(
              .stored("data", .code("Data")), comment: "Its data.", modifiers: "nonisolated",
              isInterface: true),
          ],
          target.accepts.prefix(Self.most).map { accept in
            let type = ExchangeTypes.contentType(accept.type, accept.declaration)
            return .view(
              .init(
                .call("DataRepresentation", .init("importedContentType", type)),
                .init(
                  signature: "data",
                  [
                    .expression(
                      .call(
                        .name(identifier), [.init("type", type), .init("data", .code("data"))]))
                  ])))
          })
      }
  }

  /// A type whose values the system takes along to other threads, and whatever the isolation is that
  /// the app's target has by itself.
  private func type(
    _ name: String, _ comment: Comment, _ properties: [Declaration], _ forms: [Statement]
  ) -> Declaration {
    Declaration(
      .type(
        "struct", SwiftIdentifier(name),
        conformances: [.code("Transferable"), .code("Sendable")],
        properties + [
          Declaration(
            .property(
              "transferRepresentation", .code("some TransferRepresentation"), forms),
            comment: "The forms of its data.", modifiers: "nonisolated static",
            isInterface: true)
        ]), comment: comment, isInterface: true)
  }

  // MARK: Views

  var viewModifiers: [Declaration] {
    let names = names()
    let type = plan.names.type
    return zip(sources, names.sources).map { source, name in
      let drag = Expression.call(
        .member(.name(type), SwiftIdentifier(SwiftName.type(name))),
        [.init("data", .code("data"))])
      return Declaration(
        .function(
          plan.viewModifier(name),
          ["data: @escaping @Sendable (UTType) async throws -> Data"], result: .code("some View"),
          [.expression(.call("draggable", .init(drag)))]),
        comment:
          "Lets people drag an element out of \(source.target), whose data are given by type.",
        isInterface: true)
    }
      + zip(targets, names.targets).map { target, name in
        let drop = TypeName.path([type, SwiftIdentifier(SwiftName.type(name))])
        let call = Expression.call(
          "dropDestination", .init("for", .metatype(drop)),
          .init("action", .code("{ items, _ in perform(items) }")),
          .init("isTargeted", .code("isTargeted")))
        return Declaration(
          .function(
            plan.viewModifier(name),
            [
              "isTargeted: @escaping (Bool) -> Void = { _ in }",
              .init("perform: ", .function(of: .array(drop), result: "Bool")),
            ], result: .code("some View"), [.expression(call)]),
          comment: """
            Lets people drop on \(target.target); `perform` takes what they drop, and gives false
            where that fails.
            """, isInterface: true)
      }
  }
}
