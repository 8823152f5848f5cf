import MenuetModel

/// The Swift file of a share or action extension: the controller, and the protocol of its handler.
struct ExtensionController {
  let plan: GenerationPlan
  let appExtension: AppExtension

  private typealias Work = (
    method: SwiftIdentifier, name: SwiftIdentifier, id: String, title: Expression,
    continuesInApp: Bool
  )

  private var document: Document { plan.document }
  private var types: [SharedType] { SharedType.types(of: appExtension) }
  private var isReturning: Bool { !appExtension.returns.isEmpty }

  func fill(_ file: inout SourceFile) {
    // Social brings UIKit along: to import both in public is a warning.
    file.imports = appExtension.isComposing ? ["Social"] : ["UIKit"]
    if UIKitVersions(document).isOld { file.availability = "@available(iOS 16.0, *)" }
    file.needs.formUnion(needs)
    file.declarations = [
      Declaration(
        .type("enum", SwiftIdentifier(appExtension.typeStem(in: document) + "Extension"), members),
        comment: comment, isInterface: true)
    ]
  }

  private var comment: Comment {
    let kind = appExtension.kind == .share ? "share" : "action"
    return """
      The \(kind) extension `\(appExtension.id)` of \(document.fileName). Its principal class is yours:
      `final class \(appExtension.principalClass(in: document))`, which inherits from `Principal`.
      """
  }

  private var needs: Set<SupportCode.Need> {
    let identifiers = Set(types.map(\.identifier))
    let hasTexts = !identifiers.isDisjoint(with: Self.texts)
    let hasLinks = identifiers.contains("public.url")
    let all: [(SupportCode.Need, Bool)] = [
      (.composing, appExtension.isComposing), (.silent, appExtension.isSilent),
      (.composedCommands, works.count > 1), (.returning, isReturning), (.sharedTexts, hasTexts),
      (.sharedLinks, hasLinks), (.sharedObjects, hasTexts || hasLinks),
      (.sharedFiles, !identifiers.subtracting(Self.texts).subtracting(["public.url"]).isEmpty),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  /// The types that are loaded as texts.
  private static let texts: Set<String> = [
    "public.text", "public.plain-text", "public.utf8-plain-text",
  ]

  private var members: [Declaration] {
    typealias Code = SupportCode.Extensions
    let controller =
      appExtension.isSilent
      ? Code.silentController
      : appExtension.isComposing ? Code.composingController : Code.customController
    let returned =
      isReturning
      ? [
        enumeration(
          "ReturnedType", SharedType.returnedTypes(of: appExtension),
          "The types of what goes back to the other app."), .support(Code.returned),
      ] : []
    return [handler, command]
      + [
        enumeration(
          "ContentType", types, "The accepted types, the best one first."), .support(Code.content),
      ] + returned
      + [Code.principal, controller, Code.request, Code.loader].map { .support($0) }
  }

  private func enumeration(
    _ name: SwiftIdentifier, _ types: [SharedType], _ comment: Comment
  ) -> Declaration {
    Declaration(
      .type(
        "enum", name, conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")],
        types.map { Declaration(.enumCase($0.name, rawValue: $0.identifier)) }),
      comment: comment, isInterface: true)
  }

  // MARK: Commands

  /// The purpose of the extension: its commands, or that of its kind where it has none.
  private var works: [Work] {
    let works = appExtension.commands.compactMap { item -> Work? in
      guard let index = plan.commandIndex(item) else { return nil }
      let command = document.commands[index]
      let title = command.title.isEmpty ? appExtension.title : command.title
      return (
        plan.names.requirements[index], plan.names.commands[index], command.id,
        text(plan.keys.key(ofCommand: index), title), command.traits.contains(.continuesInApp)
      )
    }
    guard works.isEmpty else { return works }
    let kind: ElementName = appExtension.kind == .share ? .shareExtension : .actionExtension
    return [
      (
        SwiftIdentifier(SwiftName.member(appExtension.id)),
        SwiftIdentifier(SwiftName.enumCase(appExtension.id)), appExtension.id,
        text(.part(kind, appExtension.id), appExtension.title), false
      )
    ]
  }

  /// A text of the extension's own bundle.
  private func text(_ key: TitleKey?, _ text: String) -> Expression {
    guard let key else { return .string(text) }
    let table = document.table.map { [Expression.Argument("table", .string($0))] } ?? []
    return .call(
      .code("String"),
      [
        .init("localized", .string(key.description)), .init("defaultValue", .string(text)),
      ] + table)
  }

  private var handler: Declaration {
    let methods = works.map { work in
      Declaration(
        .method(
          work.method, ["_ content: Content"], effects: "async throws",
          result: isReturning ? .code("[Returned]") : nil),
        comment: comment(of: work))
    }
    return Declaration(
      .type("protocol", "Handler", conformances: [.code("AnyObject")], methods),
      comment: "The work of the extension, which its principal class does.",
      attributes: "@MainActor", isInterface: true)
  }

  private func comment(of work: Work) -> Comment {
    guard work.continuesInApp else {
      return "Performs `\(work.id)`. The other app waits until it returns or throws."
    }
    return """
      Begins `\(work.id)` and leaves the rest to the app, in the container of their app group.
      The other app waits until it returns or throws.
      """
  }

  private var command: Declaration {
    let works = works
    let cases = works.map { Declaration(.enumCase($0.name, rawValue: $0.id)) }
    let titles = works.map { Statement.Case([$0.name], .return($0.title)) }
    let title = Declaration(
      .property("title", .code("String"), [.switch("self", titles)]),
      comment: "The title in menus and buttons.", isInterface: true)
    let calls = works.map { work in
      Statement.Case(
        [work.name],
        .return(
          .closure(.call(.member(.code("try await $0"), work.method), [.init(.code("$1"))]))))
    }
    let type: StaticString =
      isReturning
      ? "@MainActor (any Handler, Content) async throws -> [Returned]"
      : "@MainActor (any Handler, Content) async throws -> Void"
    let work = Declaration(
      .property("work", .code(type), [.switch("self", calls)]), modifiers: "fileprivate")
    let hasTitles = !appExtension.isSilent && (!appExtension.isComposing || works.count > 1)
    return Declaration(
      .type(
        "enum", "Command",
        conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")],
        cases + (hasTitles ? [title] : []) + [work]),
      comment: "The commands of the extension. The raw values are the ids of the document.",
      isInterface: true)
  }
}
