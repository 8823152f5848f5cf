import MenuetModel

/// The file of `--framework swiftui`.
///
/// Menus, toolbars and menu bars are functions with the builder's attribute, which read the app's
/// state where they are called: the view that calls them follows it, whether the model is observable
/// or an observed object.
struct SwiftUIFile {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var types: CommandTypes { CommandTypes(plan: plan) }
  private var presentations: SwiftUIPresentations { SwiftUIPresentations(plan: plan) }
  private var dragAndDrop: SwiftUIDragAndDrop { SwiftUIDragAndDrop(plan: plan) }

  func fill(_ file: inout SourceFile) {
    let transfers = dragAndDrop.isNeeded || presentations.shares
    let parts = SwiftUIParts(plan: plan, further: requirements)
    let observes = parts.areObserved || presentations.isNeeded
    file.imports =
      (observes ? ["Combine"] : []) + (transfers ? ["CoreTransferable"] : [])
      + ["SwiftUI"] + dragAndDrop.furtherImports
    if document.minimumVersions.isOldForSwiftUI {
      file.availability = "@available(iOS 16.0, macOS 13.0, *)"
    }
    // SwiftUI on the others has no menus of this kind.
    if !document.platforms.isDisjoint(with: [.tvos, .watchos]) {
      file.condition = "os(iOS) || os(macOS) || os(visionOS)"
    }
    let performing = SwiftUIPerforming(plan: plan).functions
    let (type, options) = (type, types.optionProperties())
    let mentions = Mentions(
      [type] + options + performing + surfaces + viewExtensions + own)
    file.declarations = [type] + types.aliases + actions + options
    if !plan.isInterfaceOnly {
      file.needs = SwiftUINeeds.needs(of: plan, mentions)
      file.declarations += plan.extension(TextLookup(plan: plan).declarations(mentions))
    }
    file.declarations += plan.extension(parts.type)
    file.declarations += parts.values + presentations.values
    file.declarations += plan.extension(
      performing + parts.functions, attributes: "@MainActor")
    file.declarations += plan.extension(surfaces + parts.menuBars, attributes: "@MainActor")
    file.declarations += viewExtensions
    if !plan.isInterfaceOnly {
      file.declarations += plan.extension(
        support + SwiftUINeeds.support(mentions), attributes: "@MainActor")
    }
  }

  private var type: Declaration {
    var members =
      [
        Declaration(.alias("Actions", .path([plan.names.actions])), isInterface: true),
        types.commands,
      ] + types.presentations + types.choices
    if !document.choices.isEmpty { members.append(.support(SupportCode.Common.menuOption)) }
    members.append(.support(SupportCode.Common.commandTypes))
    if presentations.isNeeded { members.append(.support(SupportCode.SwiftUI.presented)) }
    if presentations.shares {
      members += [
        .support(SupportCode.SwiftUI.sharedItem), .support(SupportCode.SwiftUI.sharedItems),
      ]
    }
    if !dynamicItems.isEmpty {
      members.append(.support(SupportCode.SwiftUI.dynamicItem))
    }
    members += plan.toolbarType(isNeeded: !SwiftUIToolbars(plan: plan).requirements.isEmpty)
    members += dragAndDrop.types
    return Declaration(
      .type("enum", plan.names.type, members),
      comment: "The commands, menus and toolbars of \(document.fileName).", isInterface: true)
  }

  /// The protocol that the app's model implements.
  private var actions: [Declaration] {
    ActionsProtocol(plan: plan).declarations(
      comment: """
        The actions and the state of the app. An observable model implements it: views that show
        menus and toolbars follow what they read of it.
        """,
      further: requirements, isOfApp: plan.hasParts)
  }

  private var dynamicItems: [DynamicItems] { SwiftUIMenuBar(plan: plan).suppliedItems }

  /// The requirements of the app besides commands and state.
  private var requirements: [Declaration] {
    let dynamicItems = DynamicItemsWalk.names(of: self.dynamicItems).map {
      Declaration(
        .method($0, ["limit: Int?"], result: .array(.path([plan.names.type, "DynamicItem"]))),
        comment: """
          Items of a menu that are known at run time only. SwiftUI asks for them again when something
          changes that it observes: what this reads of an `@Observable` model, or, before iOS 17 and
          macOS 14, an `ObservableObject` of the view around. Nothing else brings a menu up to date.
          """)
    }
    return dynamicItems + SwiftUIToolbars(plan: plan).requirements + presentations.requirements
  }

  private var surfaces: [Declaration] {
    SwiftUIMenuFactories(plan: plan).functions
      + SwiftUIMenuBar(plan: plan).functions
      + SwiftUIButtons(plan: plan).functions
      + SwiftUIToolbars(plan: plan).functions
      + SwiftUIPresentedItems(plan: plan).functions
      + presentations.functions + SwiftUIToolbars(plan: plan).documentMenus
  }

  /// The modifiers that the app applies to its views.
  private var viewExtensions: [Declaration] {
    let modifiers =
      SwiftUIMenuFactories(plan: plan).viewModifiers + SwiftUIToolbars(plan: plan).viewModifiers
      + SwiftUIPresentedItems(plan: plan).viewModifiers
      + presentations.viewModifiers + dragAndDrop.viewModifiers
      + SwiftUIParts(plan: plan, further: requirements).viewModifiers
    guard !modifiers.isEmpty else { return [] }
    return [Declaration(.extension(.code("View"), modifiers), attributes: "@MainActor")]
  }

  /// The functions that are written for the document itself besides its surfaces.
  private var own: [Declaration] {
    SwiftUIKeys(plan: plan).functions + SwiftUIChoices(plan: plan).functions
  }

  /// The items and pickers of surfaces.
  private var support: [Declaration] {
    let choices = SwiftUIChoices(plan: plan).functions
    return (SwiftUINeeds.hasItems(plan) ? [.support(SupportCode.SwiftUI.surface)] : []) + own
      + (SwiftUIKeys(plan: plan).isMentioned ? [.support(SupportCode.SwiftUI.keys)] : [])
      + (SwiftUIChoices(plan: plan).shortcuts.isEmpty
        ? [] : [.support(SupportCode.SwiftUI.optionItems)])
      + (SwiftUIChoices(plan: plan).arePicked ? [.support(SupportCode.SwiftUI.picker)] : [])
      + (choices.isEmpty ? [] : [.support(SupportCode.SwiftUI.optionLabel)])
  }
}

extension MinimumVersions {
  /// Indicates whether anything generated is newer than the least version.
  fileprivate var isOldForSwiftUI: Bool {
    ios < PlatformVersion(16) || macos < PlatformVersion(13)
  }
}
