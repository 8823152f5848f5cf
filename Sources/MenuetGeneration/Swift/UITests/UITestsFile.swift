import MenuetModel

/// The file of `--emit ui-tests`: page objects for XCUITest, which find what the code of a framework
/// shows by the paths of ids that it gives everything.
struct UITestsFile {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The type that holds every page.
  static func typeName(of document: Document) -> SwiftIdentifier {
    SwiftIdentifier(document.name).with("Pages")
  }

  /// The property of the app under test.
  static func memberName(of document: Document) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.member(document.name))
  }

  func fill(_ file: inout SourceFile) {
    file.imports = ["XCTest"]
    // XCTest has no taps elsewhere.
    if !document.platforms.isDisjoint(with: [.tvos, .watchos]) {
      file.condition = "os(iOS) || os(macOS) || os(visionOS)"
    }
    var pages = UITestsPages(plan: plan)
    pages.fill()
    file.needs = pages.needs
    let type = Self.typeName(of: document)
    let types = CommandTypes(plan: plan)
    let choices = pages.needs.contains(.choices) ? types.choices : []
    file.declarations = [property(type), root(type, pages)]
    file.declarations += pages.types.map { Declaration(.extension(.path([type]), [$0])) }
    if !choices.isEmpty {
      file.declarations += types.aliases + [Declaration(.extension(.path([type]), choices))]
    }
    file.declarations.append(
      Declaration(
        .extension(
          .path([type]),
          [
            .support(SupportCode.UITests.pages), .support(SupportCode.UITests.bars),
            .support(SupportCode.UITests.fitting),
          ])))
  }

  /// `var notes: NotesPages`, of the app under test.
  private func property(_ type: SwiftIdentifier) -> Declaration {
    let context = Expression.call(.member(.name(type), "Context"), [.init(.code("self"))])
    return Declaration(
      .extension(
        .code("XCUIApplication"),
        [
          Declaration(
            .getter(
              Self.memberName(of: document), .path([type]),
              .call(.name(type), [.init("context", context)])),
            comment: "The surfaces of \(document.fileName).", isInterface: true)
        ]), attributes: "@MainActor")
  }

  private func root(_ type: SwiftIdentifier, _ pages: UITestsPages) -> Declaration {
    Declaration(
      .type(
        "struct", type, [.support(SupportCode.UITests.context)] + pages.members),
      comment: "The surfaces of \(document.fileName), with the elements in them.",
      attributes: "@MainActor", isInterface: true)
  }
}
