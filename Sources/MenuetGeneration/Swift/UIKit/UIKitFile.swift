import MenuetModel

/// The file of `--framework uikit`.
struct UIKitFile {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var types: CommandTypes { CommandTypes(plan: plan) }

  func fill(_ file: inout SourceFile) {
    file.imports = ["UIKit"] + UIKitDragAndDrop(plan: plan).furtherImports
    if plan.hasFollowers, !plan.isInterfaceOnly { file.hiddenImports = ["Observation"] }
    if UIKitVersions(document).isOld { file.availability = "@available(iOS 16.0, *)" }
    // UIKit on the others has no menus and toolbars of this kind.
    if !document.platforms.isDisjoint(with: [.tvos, .watchos]) {
      file.condition = "os(iOS) || os(visionOS)"
    }
    if !plan.isInterfaceOnly { file.needs = UIKitNeeds.needs(of: plan) }
    let performing = UIKitPerforming(plan: plan).functions
    var places = MenuBarPlaces(commandCount: plan.commands.count)
    let surfaces = surfaces(&places)
    let responder = UIKitResponder(plan: plan, places: places)
    let responding = responder.isNeeded ? responder.declarations : []
    if responder.isNeeded, responder.hasOptions { file.needs.insert(.options) }
    if responder.isNeeded, responder.hasUnshownKeys { file.needs.insert(.keyCommands) }
    if responder.isNeeded, UIKitParts(plan: plan, responder: responder).isNeeded {
      file.needs.insert(.parts)
    }
    let hasShortcuts = responder.isNeeded && responder.hasOptionShortcuts
    if hasShortcuts { file.needs.insert(.optionShortcuts) }
    let options = types.optionProperties(hasShortcuts: hasShortcuts)
    let drops = UIKitDragAndDrop(plan: plan).conformances
    let type = type
    let own = [type] + options + performing + surfaces + drops + responding
    let mentions = Mentions(own + UIKitChoices(plan: plan).functions)
    file.declarations = [type] + types.aliases + actions(mentions) + options
    if !plan.isInterfaceOnly {
      file.needs.formUnion(UIKitNeeds.needs(mentions, of: plan))
      file.declarations += plan.extension(TextLookup(plan: plan).declarations(mentions))
    }
    file.declarations += plan.extension(performing, attributes: "@MainActor")
    file.declarations += plan.extension(surfaces, attributes: "@MainActor")
    if !plan.isInterfaceOnly {
      file.declarations += plan.extension(support(mentions), attributes: "@MainActor")
    }
    file.declarations += drops
    file.declarations += plan.extension(responding, attributes: "@MainActor")
  }

  private var type: Declaration {
    var members =
      [
        Declaration(.alias("Actions", .path([plan.names.actions])), isInterface: true),
        types.commands,
      ] + types.presentations + types.choices
    if !document.choices.isEmpty { members.append(.support(SupportCode.Common.menuOption)) }
    members.append(.support(SupportCode.Common.commandTypes))
    members += UIKitDetents(plan: plan).types
    members += UIKitToolbars(plan: plan).types + UIKitDragAndDrop(plan: plan).types
    return Declaration(
      .type("enum", plan.names.type, members),
      comment: "The commands, menus and toolbars of \(document.fileName).", isInterface: true)
  }

  /// The protocol that the app implements, with what view controllers have by default.
  private func actions(_ mentions: Mentions) -> [Declaration] {
    let presentations = UIKitPresentations(plan: plan)
    let inMenuBars = UIKitMenuBar(plan: plan).dynamicItems
    let shown = DynamicItemsWalk(plan.walk).names.filter {
      mentions.contains($0.text) || inMenuBars.contains($0)
    }
    let dynamicItems = shown.map {
      var comment: Comment = "Items of a menu that are known at run time only."
      if inMenuBars.contains($0) {
        comment = """
          Items of a menu that are known at run time only. Before iOS 26 the menu bar has them until
          it is built again: call `UIMenuSystem.main.setNeedsRebuild()` when they change.
          """
      }
      return Declaration(
        .method($0, ["limit: Int?"], result: .code("[UIMenuElement]")), comment: comment)
    }
    let toolbars = UIKitToolbars(plan: plan)
    let protocols = ActionsProtocol(plan: plan).declarations(
      comment: """
        The actions and the state of the app. Menus, toolbars and buttons hold it weakly.
        """,
      further: dynamicItems + toolbars.requirements + presentations.requirements
        + UIKitDragAndDrop(plan: plan).requirements)
    return protocols + presentations.defaults
  }

  private func surfaces(_ places: inout MenuBarPlaces) -> [Declaration] {
    UIKitMenuFactories(plan: plan).functions
      + UIKitMenuBar(plan: plan).functions(&places)
      + UIKitButtons(plan: plan).functions
      + UIKitToolbars(plan: plan).declarations
      + UIKitConfigurations(plan: plan).functions
      + UIKitPresentations(plan: plan).alerts
      + UIKitDragAndDrop(plan: plan).functions
  }

  /// The code that the surfaces share.
  private func support(_ mentions: Mentions) -> [Declaration] {
    var declarations: [Declaration] = []
    let hasItems = hasItems(mentions)
    if hasItems { declarations.append(.support(SupportCode.UIKit.items)) }
    if hasItems || !document.choices.isEmpty {
      declarations.append(.support(SupportCode.UIKit.images))
    }
    if hasItems { declarations.append(.support(SupportCode.UIKit.performing)) }
    if UIKitNeeds.hasMenuElements(mentions) {
      declarations.append(.support(SupportCode.UIKit.menuElements))
    }
    if UIKitNeeds.hasMenuItems(mentions) {
      declarations.append(.support(SupportCode.UIKit.menuItems))
    }
    declarations.append(.support(SupportCode.UIKit.menus))
    declarations += UIKitChoices(plan: plan).functions(mentions)
    if plan.hasFollowers { declarations.append(.support(SupportCode.UIKit.following)) }
    declarations.append(.support(SupportCode.UIKit.buttons))
    if mentions.contains("Bar") || mentions.contains("documentMenu") {
      declarations.append(.support(SupportCode.UIKit.bars))
    }
    declarations += UIKitToolbars(plan: plan).clearing
    if UIKitToolbars(plan: plan).ordersAny {
      declarations.append(.support(SupportCode.UIKit.fitting))
    }
    if !document.editMenus.isEmpty { declarations.append(.support(SupportCode.UIKit.editItems)) }
    if mentions.contains("PresentedItems") {
      declarations.append(.support(SupportCode.UIKit.presentedItems))
    }
    if mentions.contains("isOpen") { declarations.append(.support(SupportCode.UIKit.isOpen)) }
    declarations += UIKitPresentations(plan: plan).support
    declarations.append(.support(SupportCode.UIKit.platforms))
    return declarations
  }

  /// Indicates whether anything shows commands.
  private func hasItems(_ mentions: Mentions) -> Bool {
    UIKitNeeds.hasMenuElements(mentions) || !plan.walk.everyButton.isEmpty
      || mentions.contains("item")
  }
}
