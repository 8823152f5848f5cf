import MenuetModel

/// The file of `--framework uikit`.
struct UIKitFile {
  let plan: GenerationPlan
  let access: AccessLevel

  private var document: Document { plan.document }
  private var platforms: UIKitPlatforms { UIKitPlatforms(document) }

  func print(into printer: inout SwiftPrinter) {
    printer.blankLine()
    if UIKitVersions(document).isOld { printer.availability = "@available(iOS 16.0, *)" }
    guard document.platforms.isDisjoint(with: [.tvos, .watchos]) else {
      // UIKit there has no menus and toolbars of this kind.
      printer.print(.code("#if os(iOS) || os(visionOS)"))
      printer.indentFile { printContent(into: &$0) }
      printer.print(.code("#endif"))
      return
    }
    printContent(into: &printer)
  }

  private func printContent(into printer: inout SwiftPrinter) {
    printer.print(.code(importLine))
    printer.blankLine()
    printTypes(into: &printer)
    CommandTypes(plan: plan).printAliases(into: &printer)
    printProtocol(into: &printer)
    CommandTypes(plan: plan).printOptionProperties(into: &printer)
    printExtension(attributes: nil, into: &printer) { printer in
      TextTables(plan: plan).printStrings(into: &printer)
      guard !document.commands.isEmpty else { return }
      printer.blankLine()
      TextTables(plan: plan).print(into: &printer)
    }
    printExtension(attributes: "@MainActor", into: &printer) { printer in
      UIKitPerforming(plan: plan).print(into: &printer)
    }
    var places = MenuBarPlaces()
    if hasSurfaces {
      printExtension(attributes: "@MainActor", into: &printer) {
        places = printSurfaces(into: &$0)
      }
    }
    let needs = UIKitNeeds(plan)
    printExtension(attributes: "@MainActor", into: &printer) { printer in
      UIKitItems(needs: needs).print(into: &printer)
      UIKitChoices(plan: plan).print(platforms: platforms, into: &printer)
      UIKitButtonSupport.print(needs, into: &printer)
      if needs.toolbars {
        UIKitBarSupport(needs: needs, versions: UIKitVersions(document)).print(into: &printer)
      }
      if !document.editMenus.isEmpty { UIKitEditMenus.printSupport(into: &printer) }
      platforms.print(into: &printer)
    }
    let responder = UIKitResponder(plan: plan, needs: needs, places: places)
    guard responder.isNeeded else { return }
    printExtension(attributes: "@MainActor", into: &printer) { responder.print(into: &$0) }
  }

  private var hasSurfaces: Bool {
    !document.menus.isEmpty || !document.menuBars.isEmpty || !document.contextMenus.isEmpty
      || !document.editMenus.isEmpty || !document.alerts.isEmpty
      || !document.everyButton.isEmpty || !document.everyPopUpButton.isEmpty
      || !document.everyPullDownButton.isEmpty || !document.everySegmentedControl.isEmpty
      || !document.everyToolbar.isEmpty
  }

  private var importLine: StaticString {
    switch access {
    case .public: "public import UIKit"
    case .package: "package import UIKit"
    case .internal: "import UIKit"
    }
  }

  private func printTypes(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .type("enum", plan.names.type, conformances: []),
        comment: "The commands, menus and toolbars of \(document.fileName).", isInterface: true)
    ) { printer in
      printer.print(
        .alias(SwiftIdentifier("Actions"), .path([plan.names.actions]), isInterface: true))
      printer.blankLine()
      CommandTypes(plan: plan).printCommands(into: &printer)
      CommandTypes(plan: plan).printChoices(into: &printer)
      ChoiceFunctions(plan: plan).printProtocol(into: &printer)
      CommandTypes(plan: plan).printPropertyTypes(into: &printer)
      UIKitToolbars(plan: plan, platforms: platforms).printTypes(into: &printer)
      UIKitButtonSupport.printTypes(UIKitNeeds(plan), into: &printer)
    }
  }

  private func printProtocol(into printer: inout SwiftPrinter) {
    let presentations = UIKitPresentations(plan: plan)
    ActionsProtocol(plan: plan).print(
      comment: """
        What the app does, and what it knows. Menus, toolbars and buttons hold it weakly.
        """, into: &printer
    ) { printer in
      let result: TypeName = .code("[UIMenuElement]")
      for name in DynamicItemsWalk(document).names {
        printer.print(
          .method(name, [.init("limit: Int?")], result: result),
          comment: "Items of a menu that are known at run time only.")
      }
      UIKitToolbars(plan: plan, platforms: platforms).printRequirements(into: &printer)
      presentations.printRequirements(into: &printer)
    }
    presentations.printDefault(into: &printer)
  }

  private func printSurfaces(into printer: inout SwiftPrinter) -> MenuBarPlaces {
    UIKitMenuFactories(plan: plan, platforms: platforms).print(into: &printer)
    let places = UIKitMenuBar(plan: plan, platforms: platforms).print(into: &printer)
    UIKitButtons(plan: plan, platforms: platforms).print(into: &printer)
    UIKitToolbars(plan: plan, platforms: platforms).print(into: &printer)
    UIKitPresentations(plan: plan).printAlerts(into: &printer)
    return places
  }

  private func printExtension(
    attributes: StaticString?, into printer: inout SwiftPrinter,
    _ content: (inout SwiftPrinter) -> Void
  ) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(.extension(.path([plan.names.type])), attributes: attributes), content)
  }
}
