import MenuetModel

/// The file of `--framework appkit`.
struct AppKitFile {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var types: CommandTypes { CommandTypes(plan: plan) }

  func fill(_ file: inout SourceFile) {
    file.imports = ["AppKit"]
    if plan.appKitVersions.isOld { file.availability = "@available(macOS 13.0, *)" }
    if !plan.isInterfaceOnly { file.needs = AppKitNeeds.needs(of: plan) }
    let performing = AppKitPerforming(plan: plan).functions
    let surfaces = surfaces
    let responder = AppKitMenuBar(plan: plan).responder
    let (type, options) = (type, types.optionProperties())
    let mentions = Mentions(
      [type] + options + performing + surfaces + responder)
    file.declarations = [type] + types.aliases + actions + options
    if !plan.isInterfaceOnly {
      file.needs.formUnion(AppKitNeeds.needs(mentions))
      file.declarations += plan.extension(TextLookup(plan: plan).declarations(mentions))
    }
    file.declarations += plan.extension(performing, attributes: "@MainActor")
    file.declarations += plan.extension(surfaces, attributes: "@MainActor")
    if !plan.isInterfaceOnly {
      file.declarations += plan.extension(support(mentions), attributes: "@MainActor")
    }
    file.declarations += plan.extension(responder, attributes: "@MainActor")
  }

  private var type: Declaration {
    var members =
      [
        Declaration(.alias("Actions", .path([plan.names.actions])), isInterface: true),
        types.commands,
      ] + types.presentations + types.choices
    if !document.choices.isEmpty { members.append(.support(SupportCode.Common.menuOption)) }
    members.append(.support(SupportCode.Common.commandTypes))
    members += AppKitToolbars(plan: plan).types + AppKitPresentations(plan: plan).types
    members += plan.toolbarType(isNeeded: !AppKitToolbars(plan: plan).toolbars.isEmpty)
    members += AppKitDragAndDrop(plan: plan).types
    return Declaration(
      .type("enum", plan.names.type, members),
      comment: "The commands, menus and toolbars of \(document.fileName).", isInterface: true)
  }

  /// The protocol that the app implements, with what view controllers have by default.
  private var actions: [Declaration] {
    let presentations = AppKitPresentations(plan: plan)
    let dynamicItems = DynamicItemsWalk.names(of: AppKitMenuBar(plan: plan).suppliedItems).map {
      Declaration(
        .method($0, ["limit: Int?"], result: .code("[NSMenuItem]")),
        comment: "Items of a menu that are known at run time only.")
    }
    let toolbars = AppKitToolbars(plan: plan)
    let protocols = ActionsProtocol(plan: plan).declarations(
      comment: """
        The actions and the state of the app. Menus, toolbars and buttons hold it weakly.
        """,
      further: dynamicItems + toolbars.requirements + presentations.requirements
        + AppKitDragAndDrop(plan: plan).requirements)
    return protocols + presentations.defaults
  }

  private var surfaces: [Declaration] {
    AppKitMenuFactories(plan: plan).functions + AppKitMenuBar(plan: plan).functions
      + AppKitButtons(plan: plan).functions + AppKitToolbars(plan: plan).declarations
      + AppKitPresentations(plan: plan).alerts + AppKitPresentations(plan: plan).filters
      + AppKitDragAndDrop(plan: plan).functions
  }

  /// The code that the surfaces share.
  private func support(_ mentions: Mentions) -> [Declaration] {
    var declarations = [Declaration.support(SupportCode.AppKit.following)]
    if hasItems {
      declarations.insert(.support(SupportCode.AppKit.items), at: 0)
      declarations += AppKitChoices(plan: plan).functions(mentions)
      if AppKitNeeds.needs(of: plan).contains(.menuKeys) {
        declarations += AppKitKeys(plan: plan).declarations
      }
      declarations += standardSymbols
    }
    if AppKitNeeds.hasMenus(plan) { declarations.append(.support(SupportCode.AppKit.menus)) }
    if !AppKitMenuBar(plan: plan).bars.isEmpty {
      declarations.append(.support(SupportCode.AppKit.menuBars))
    }
    if document.editMenus.contains(where: { $0.platforms.hasAppKit }) {
      declarations.append(.support(SupportCode.AppKit.editItems))
    }
    declarations.append(.support(SupportCode.AppKit.buttons))
    if !AppKitToolbars(plan: plan).toolbars.isEmpty {
      declarations.append(.support(SupportCode.AppKit.bars))
    }
    if keepsObjects { declarations.append(.support(SupportCode.AppKit.keeping)) }
    return declarations + AppKitPresentations(plan: plan).support
  }

  private var standardSymbols: [Declaration] {
    let commands = AppKitNeeds.standardSymbols(plan)
    guard !commands.isEmpty else { return [] }
    return [
      Declaration(
        .constant(
          "standardSymbols", type: .code("Set<Command>"),
          .array(commands.map { .implicitMember(plan.names.commands[$0]) })),
        comment: "The standard commands with the symbols of the system, which nobody has chosen.",
        modifiers: "private static")
    ]
  }

  /// Indicates whether menus, controls or pickers have objects that they do not keep.
  private var keepsObjects: Bool {
    let needs = AppKitNeeds.needs(of: plan)
    return AppKitNeeds.hasMenus(plan) || needs.contains(.followers)
      || AppKitPresentations(plan: plan).shares
  }

  /// Indicates whether anything shows commands or options.
  private var hasItems: Bool {
    !document.choices.isEmpty
      || plan.walk.surfaces.contains { surface in
        if case .alert = surface.content { false } else { true }
      }
  }
}
