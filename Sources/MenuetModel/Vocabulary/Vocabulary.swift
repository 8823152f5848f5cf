/// The Menuet language, version 1, declared once: what the binder accepts, the near misses it
/// suggests, the schemas and the reference documentation all come from here.
public struct Vocabulary: Sendable {
  /// The namespace of the language.
  public static let namespace = "urn:menuet:1"

  /// Every element, in the order of `ElementName`.
  public static let elements: [ElementSpec] = {
    let declared = chapters.flatMap(\.elements)
    return ElementName.allCases.compactMap { name in declared.first { $0.name == name } }
  }()

  /// The elements by what they are for, in the order in which a reader wants them.
  public static let chapters: [(title: String, elements: [ElementSpec])] = [
    ("Structure", structure), ("Commands", commands), ("Menus", menus), ("Buttons", buttons),
    ("Toolbars", toolbars), ("Context and edit menus", contextMenus),
    ("Presentation", presentation), ("Drag and drop", dragAndDrop),
  ]

  /// The declaration of an element.
  public static func spec(_ name: ElementName) -> ElementSpec { elements[Int(name.rawValue)] }

  /// What has to be known of most attributes to accept a value by its bytes.
  public enum QuickCheck: UInt8, Sendable {
    /// The attribute is not one of the element's, or needs a closer look.
    case none
    /// Any text that is there will do.
    case text
    /// Any text but a reserved word.
    case symbol
    /// An id.
    case id
  }

  private static let quickChecks: [QuickCheck] = {
    let count = attributeCount
    var table = Array(repeating: QuickCheck.none, count: ElementName.allCases.count * count)
    for element in elements {
      for attribute in element.attributes where attribute.place == .anywhere {
        let check: QuickCheck
        switch attribute.type {
        case .text, .name, .path: check = .text
        case .symbol: check = .symbol
        case .id: check = .id
        default: check = .none
        }
        table[Int(element.name.rawValue) * count + Int(attribute.name.rawValue)] = check
      }
    }
    return table
  }()

  /// How an attribute, given by its raw value, can be checked quickly.
  public static func quickCheck(_ element: ElementName, _ attribute: UInt8) -> QuickCheck {
    quickChecks[Int(element.rawValue) * attributeCount + Int(attribute)]
  }

  private static let attributeCount = AttributeName.allCases.count

  private static let childTable: [ElementSet] = elements.map(\.children)

  /// True where an element may stand directly inside another.
  public static func allows(_ child: ElementName, in parent: ElementName) -> Bool {
    childTable[Int(parent.rawValue)].contains(child)
  }

  private static let singleTable: [ElementSet] = elements.map(\.single)

  /// True where an element may stand once only directly inside another.
  public static func allowsOneOnly(_ child: ElementName, in parent: ElementName) -> Bool {
    singleTable[Int(parent.rawValue)].contains(child)
  }

  /// The places in which an element stands, for attributes that apply in some places only.
  ///
  /// - Parameters:
  ///   - parent: The element directly around it; `nil` around the root.
  ///   - inMenuBar: True where a menu bar is anywhere around the element.
  public static func places(in parent: ElementName?, inMenuBar: Bool) -> AttributePlace {
    var places: AttributePlace = inMenuBar ? [.anywhere, .menuBar] : .anywhere
    guard let parent else { return places }
    if parent != .region { places.insert(.outsideRegion) }
    switch parent {
    case .leading, .center, .trailing: places.formUnion([.toolbarRegion, .toolbar])
    case .group: places.insert(.toolbar)
    case .editMenu: places.insert(.editMenu)
    // What holds everywhere may be meant for any place.
    case .commands: places.insert(.menuBar)
    // What is added to an unknown place may be meant for any.
    case .extend: places.formUnion([.toolbarRegion, .toolbar, .editMenu, .menuBar])
    default: break
    }
    return places
  }

  // MARK: Sets of elements

  /// What a menu holds.
  static let menuContent: ElementSet = [
    .command, .toggle, .choice, .item, .section, .submenu, .separator, .dynamic, .slot,
  ]

  /// What stands on a screen, or is presented there.
  static let surfaces: ElementSet = [
    .tabBar, .menu, .menuBar, .button, .popUpButton, .pullDownButton, .segmented, .toolbar,
    .contextMenu, .editMenu, .sheet, .cover, .popover, .alert, .activityView, .shareExtension,
    .actionExtension, .region, .type, .dragSource, .dropTarget,
  ]

  /// What any region of a toolbar holds.
  static let regionContent: ElementSet = [
    .item, .command, .toggle, .button, .popUpButton, .pullDownButton, .segmented, .group, .space,
    .slot,
  ]

  static let leadingContent = regionContent.union([.back, .close, .sidebarToggle, .title])
  static let trailingContent = regionContent.union([.search, .inspectorToggle])

  /// What a sheet, a cover or a popover holds.
  static let presentedContent: ElementSet = [
    .command, .item, .toggle, .choice, .button, .popUpButton, .pullDownButton, .segmented, .region,
    .toolbar,
  ]

  // MARK: Sets of attributes

  /// What everything with a title may also have.
  static let common: [AttributeSpec] = [
    .text(.subtitle), AttributeSpec(.symbol, .symbol(allowsNone: false)), .name(.image),
    .text(.accessibilityLabel), .text(.hint), .words(.platforms, Platform.self),
    .text(.comment),
  ]

  static let conditions: [AttributeSpec] = [
    AttributeSpec(.enabledWhen, .condition), AttributeSpec(.visibleWhen, .condition),
  ]

  /// What stands in a toolbar's region may have these.
  static let toolbarItem: [AttributeSpec] = [
    AttributeSpec(.priority, .integer, default: "0", only: .toolbarRegion),
    .flag(.pinned, only: .toolbarRegion),
    .word(.display, ItemDisplay.self, default: .automatic, only: .toolbar),
    .word(.overflow, ItemOverflow.self, default: .menu, only: .toolbarRegion),
    .word(.customization, ItemCustomization.self, default: .default, only: .toolbarRegion),
  ]

  /// What has a place in a toolbar, but is no control outside it.
  static let placedItem: [AttributeSpec] = toolbarItem + [.flag(.springLoaded, only: .toolbar)]

  /// A control, which stands in a toolbar or by itself.
  static let control: [AttributeSpec] = toolbarItem + [.flag(.springLoaded)]

  static let shortcut = AttributeSpec(.shortcut, .shortcut(allowsNone: false))

  /// The attributes of a command but for those of its place.
  static let commandAttributes: [AttributeSpec] =
    [
      .id(), AttributeSpec(.system, .systemCommand), .text(.title),
      .word(.role, Role.self, default: .normal), shortcut, .flag(.needsInput),
      .reference(.confirm, to: .alert), .reference(.presents, to: .presentable),
      .word(.presentation, Presentation.self, default: .over), .flag(.dismisses),
      .references(.affects, to: .surface), AttributeSpec(.setsDetent, .sheetDetent),
      .word(.whenUnavailable, UnavailableBehavior.self), .flag(.activityIndicator),
      .word(.duration, WorkDuration.self, default: .short), .flag(.keepsMenuOpen),
      .reference(.alternateOf, to: .command, only: .menuBar),
      .word(.frequency, Frequency.self, default: .normal),
      .word(.scope, CommandScope.self), .flag(.destructive), .flag(.undoable),
      .reference(.navigates, to: .view),
      AttributeSpec(.near, .systemCommand, only: .editMenu),
      .word(.position, NeighborSide.self, default: .after, only: .editMenu),
      .references(.clears, to: .toggle), .flag(.animated, default: true),
      .flag(.continuesInApp),
    ] + conditions + common

  // MARK: Elements

  static let structure: [ElementSpec] = [
    ElementSpec(
      .menuet, "The root of a document: one module of an app.",
      [
        AttributeSpec(.name, .typeName, required: true),
        AttributeSpec(.language, .language, default: "en"),
        .words(.platforms, Platform.self, default: "ios ipados macos"),
        AttributeSpec(.minIos, .version, default: "16.0"),
        AttributeSpec(.minMacos, .version, default: "13.0"),
        AttributeSpec(.minVisionos, .version), AttributeSpec(.minWatchos, .version),
        AttributeSpec(.minTvos, .version), AttributeSpec(.strings, .path),
        .name(.table), .word(.guidelines, GuidelineEdition.self, default: .edition2022),
        AttributeSpec(.cornerRadius, .length), .text(.comment),
      ],
      children: surfaces.union([.states, .commands, .include, .extend, .view, .check])),
    ElementSpec(.states, "The states that the app supplies, for conditions.", children: [.state]),
    ElementSpec(
      .state, "A Boolean that the app supplies, for conditions.",
      [.id(required: true), .text(.title), .text(.comment)]),
    ElementSpec(
      .commands, "Commands declared once and placed elsewhere.",
      children: [.command, .toggle, .choice]),
    ElementSpec(
      .include, "Another document whose content stands here.",
      [AttributeSpec(.href, .path, required: true)]),
    ElementSpec(
      .extend, "Content added to a menu, group, toolbar region or slot that is declared elsewhere.",
      [
        AttributeSpec(.target, .name, required: true),
        .word(.position, RelativePosition.self, default: .last), AttributeSpec(.anchor, .name),
      ],
      children: menuContent.union(leadingContent).union(trailingContent).union([.menu])),
    ElementSpec(
      .view, "The surfaces that appear together, as on one screen or in one window.",
      [
        .id(required: true), .text(.title), .name(.onAppear), .name(.onDisappear),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: surfaces.union([.check])),
    ElementSpec(
      .tabBar, "A bar that navigates between views.",
      [.id(required: true), .words(.platforms, Platform.self), .text(.comment)],
      children: [.tab]),
    ElementSpec(
      .tab, "One tab: it shows a view and performs no command.",
      [
        .id(), .text(.title, required: true), .reference(.view, to: .view, required: true),
      ] + common),
    ElementSpec(
      .check, "Contexts in which the layout must work.",
      [
        AttributeSpec(.widths, .integers), AttributeSpec(.locales, .locales),
        .words(.contentSizes, ContentSize.self), .words(.platforms, Platform.self),
      ]),
  ]

  static let commands: [ElementSpec] = [
    ElementSpec(
      .command, "Something that people can do.", commandAttributes + placedItem,
      requires: [.anyOf([.id, .system]), .anyOf([.title, .system])]),
    ElementSpec(
      .toggle, "A command that switches something on and off.",
      [
        .id(required: true), .word(.form, ToggleForm.self, default: .checkmark), .text(.title),
        .text(.onTitle), .text(.offTitle),
        AttributeSpec(.onSymbol, .symbol(allowsNone: false)),
        AttributeSpec(.offSymbol, .symbol(allowsNone: false)), shortcut, .flag(.keepsMenuOpen),
        .word(.frequency, Frequency.self, default: .normal), .word(.scope, CommandScope.self),
        .word(.whenUnavailable, UnavailableBehavior.self),
      ] + conditions + common + placedItem),
    ElementSpec(
      .choice, "Two or more options of which exactly one holds at a time.",
      [
        .id(required: true), .text(.title),
        .word(.frequency, Frequency.self, default: .normal),
        .word(.whenUnavailable, UnavailableBehavior.self),
      ] + conditions + common,
      children: [.option]),
    ElementSpec(
      .option, "One of a choice's options.",
      [
        .id(required: true), .text(.title, required: true), shortcut, .flag(.default),
        .flag(.custom), .reference(.presents, to: .presentable),
      ] + conditions + common),
    ElementSpec(
      .item, "A place for a command, toggle or choice that is declared elsewhere.",
      [
        .reference(.ref, to: .placeable, required: true),
        AttributeSpec(.symbol, .symbol(allowsNone: true)),
        AttributeSpec(.shortcut, .shortcut(allowsNone: true)), .text(.title), .name(.image),
        .text(.subtitle), .text(.accessibilityLabel), .text(.hint),
        .words(.platforms, Platform.self), .text(.comment),
        .word(.whenUnavailable, UnavailableBehavior.self),
        AttributeSpec(.near, .systemCommand, only: .editMenu),
        .word(.position, NeighborSide.self, default: .after, only: .editMenu),
      ] + conditions + placedItem),
  ]

  static let menus: [ElementSpec] = [
    ElementSpec(
      .menu,
      "A menu of commands, toggles, choices and submenus, which a button or the menu bar opens.",
      [
        .id(), .text(.title), .word(.layout, MenuLayoutSize.self, default: .large),
        .word(.order, MenuOrder.self, default: .automatic),
        AttributeSpec(.standard, .word(ValueSet(StandardMenu.self)), only: .menuBar),
      ] + conditions + common,
      requires: [
        .anyOf([.id, .standard]), .anyOf([.title, .standard], only: .menuBar),
      ],
      children: menuContent.union([.check])),
    ElementSpec(
      .submenu, "A menu inside a menu.",
      [
        .id(), .text(.title), .reference(.ref, to: .menu),
        .word(.layout, MenuLayoutSize.self, default: .large),
        .word(.whenUnavailable, UnavailableBehavior.self),
      ] + conditions + common,
      requires: [.anyOf([.title, .ref]), .instead(of: menuContent, .ref)],
      children: menuContent),
    ElementSpec(
      .section, "Items that belong together, divided from their neighbours.",
      [
        .id(), .text(.title), AttributeSpec(.layout, .word(ValueSet(MenuLayoutSize.self))),
        .words(.platforms, Platform.self), AttributeSpec(.visibleWhen, .condition),
        .text(.comment),
      ],
      children: menuContent.subtracting([.section])),
    ElementSpec(
      .separator, "A line between two groups of items.",
      [.words(.platforms, Platform.self), AttributeSpec(.visibleWhen, .condition)]),
    ElementSpec(
      .dynamic, "Items that the app supplies at run time.",
      [
        .id(required: true), .text(.title), AttributeSpec(.max, .positive),
        .words(.platforms, Platform.self), AttributeSpec(.visibleWhen, .condition),
        .text(.comment),
      ]),
    ElementSpec(
      .slot, "A place to which other documents add by `extend`.",
      [.id(required: true), .text(.comment)]),
    ElementSpec(
      .menuBar, "The menu bar of an app; standard menus that it leaves out are filled in.",
      [.id(required: true), .words(.platforms, Platform.self), .text(.comment)],
      children: [.menu]),
  ]

  static let buttonLook: [AttributeSpec] = [
    .word(.style, ButtonStyle.self), .word(.size, ButtonSize.self),
    .word(.corner, ButtonCorner.self, default: .automatic), .name(.tint),
  ]

  static let buttons: [ElementSpec] = [
    ElementSpec(
      .button, "A button that performs a command.",
      [.reference(.ref, to: [.command, .toggle]), .word(.kind, ButtonKind.self)]
        + commandAttributes + control + buttonLook,
      requires: [
        .anyOf([.ref, .id, .system]), .anyOf([.title, .ref, .system, .kind]),
        .atMostOne([.ref, .id]), .atMostOne([.ref, .system]),
      ]),
    ElementSpec(
      .popUpButton, "A button that shows one of a flat list of options and lets people choose.",
      [.id(required: true), .text(.title), .reference(.choice, to: .choice)] + buttonLook
        + conditions + common + control,
      children: [.option]),
    ElementSpec(
      .pullDownButton, "A button that opens a menu of commands.",
      [
        .id(required: true), .text(.title), .reference(.primary, to: .command), .flag(.more),
        .word(.layout, MenuLayoutSize.self, default: .large),
        .word(.order, MenuOrder.self, default: .automatic),
        .word(.whenUnavailable, UnavailableBehavior.self),
      ] + buttonLook + conditions + common + control,
      requires: [.anyOf([.title, .symbol, .image, .more])], children: menuContent),
    ElementSpec(
      .segmented, "A control that shows all options of a choice side by side.",
      [
        .id(), .reference(.choice, to: .choice, required: true), .text(.title),
      ] + conditions + common + control),
  ]

  static let toolbars: [ElementSpec] = [
    ElementSpec(
      .toolbar, "A bar of commands with three regions.",
      [
        .id(required: true), .text(.title),
        .word(.style, ToolbarStyle.self, default: .automatic),
        .word(.edge, ToolbarEdge.self, default: .automatic), .flag(.customizable),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.leading, .center, .trailing, .scrolling, .shrink, .check],
      single: [.leading, .center, .trailing]),
    ElementSpec(
      .leading, "The region at the leading edge, always visible.", children: leadingContent),
    ElementSpec(
      .center, "The region in the middle, whose items give way when the bar becomes narrow.",
      children: regionContent),
    ElementSpec(
      .trailing, "The region at the trailing edge, always visible.", children: trailingContent),
    ElementSpec(
      .scrolling, "The item above a watch's scrolling content.",
      children: [.item, .command, .toggle, .button]),
    ElementSpec(
      .shrink, "An explicit order in which a toolbar's items give way when it becomes narrow.",
      children: [.step]),
    ElementSpec(
      .step, "One step of a shrink chain.",
      [
        AttributeSpec(.unit, .name, required: true),
        AttributeSpec(.to, .word(ValueSet(ShrinkTarget.self)), required: true),
      ]),
    ElementSpec(
      .group, "Items of a toolbar that belong together.",
      [
        .id(required: true), .text(.title),
        .word(.collapse, GroupCollapse.self, default: .overflow),
      ] + conditions + common + placedItem,
      children: [
        .item, .command, .toggle, .button, .popUpButton, .pullDownButton, .segmented, .slot,
      ]),
    ElementSpec(
      .space, "Room between two items.", [.flag(.flexible), .words(.platforms, Platform.self)]),
    ElementSpec(
      .back, "The button that goes back; its content is the list of places to go back to.",
      common, children: menuContent),
    ElementSpec(.close, "The button that closes the view.", common),
    ElementSpec(.sidebarToggle, "The button that shows and hides the sidebar.", common),
    ElementSpec(
      .title, "The title of the view.", [.text(.title)] + common, children: [.documentMenu],
      single: [.documentMenu]),
    ElementSpec(
      .documentMenu, "The menu of the title: commands on the whole document.",
      [.id(), .words(.platforms, Platform.self), .text(.comment)], children: menuContent),
    ElementSpec(.search, "The search field.", [.text(.title)] + common),
    ElementSpec(.inspectorToggle, "The button that shows and hides the inspector.", common),
  ]

  static let contextMenus: [ElementSpec] = [
    ElementSpec(
      .contextMenu, "The commands on the thing that people press.",
      [
        .id(required: true), .name(.for, required: true), .text(.title), .name(.preview),
        .reference(.previewOpens, to: .command), .flag(.previewDrag),
        .word(.layout, MenuLayoutSize.self, default: .large),
        .word(.order, MenuOrder.self, default: .automatic),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: menuContent),
    ElementSpec(
      .editMenu, "Commands beside the system's own on a selection.",
      [
        .id(required: true), .name(.for, required: true),
        .word(.placement, EditMenuPlacement.self, default: .automatic),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.command, .item]),
  ]

  static let presentedAttributes: [AttributeSpec] = [
    .id(required: true), .text(.title),
    .word(.content, PresentedContent.self, default: .standard),
    .word(.task, PresentedTask.self, default: .simple), .name(.onDismiss),
    .words(.platforms, Platform.self), .text(.comment),
  ]

  static let presentation: [ElementSpec] = [
    ElementSpec(
      .sheet, "A presentation that rests at one or more heights above the view it comes from.",
      presentedAttributes + [
        .word(.style, SheetStyle.self, default: .automatic),
        AttributeSpec(.detents, .detents, default: "large"), AttributeSpec(.selected, .detent),
        .word(.modality, Modality.self, default: .modal),
        AttributeSpec(.undimmedThrough, .detent), .word(.grabber, Grabber.self, default: .auto),
        .flag(.scrollExpands, default: true), .flag(.scrollable), .flag(.edgeAttached),
        .flag(.widthFollowsContent), AttributeSpec(.preferredWidth, .length),
        AttributeSpec(.preferredHeight, .length), AttributeSpec(.cornerRadius, .length),
        .flag(.edits), .word(.dismissal, Dismissal.self, default: .free),
        .reference(.confirm, to: .alert), .references(.autoDismiss, to: .command),
        .name(.onWillDismiss),
      ],
      children: presentedContent.union([.detent]), single: [.toolbar]),
    ElementSpec(
      .detent, "A height at which a sheet rests.",
      [.id(required: true), AttributeSpec(.height, .height, required: true)]),
    ElementSpec(
      .cover, "A presentation that covers the whole screen.", presentedAttributes,
      children: presentedContent, single: [.toolbar]),
    ElementSpec(
      .popover, "A presentation that points at the control that opened it.",
      [
        .id(required: true), .text(.title), .reference(.adaptsTo, to: .sheet), .name(.anchor),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: presentedContent, single: [.toolbar]),
    ElementSpec(
      .alert, "A question with its answers.",
      [
        .id(required: true), .text(.title, required: true), .text(.message),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.command, .item]),
    ElementSpec(
      .activityView, "A share sheet.",
      [
        .id(required: true), .text(.title), .words(.excludes, SystemActivity.self),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.activity]),
    ElementSpec(
      .activity, "An activity of the app in a share sheet.",
      [
        .id(required: true), .text(.title, required: true),
        AttributeSpec(.symbol, .symbol(allowsNone: false), required: true),
        AttributeSpec(.accepts, .typeCounts),
        .word(.kind, ActivityKind.self, default: .action), .text(.comment),
      ]),
    ElementSpec(
      .shareExtension, "A share activity that other apps offer.", extensionAttributes,
      children: [.command]),
    ElementSpec(
      .actionExtension, "An action that other apps offer.", extensionAttributes,
      children: [.command]),
  ]

  static let extensionAttributes: [AttributeSpec] = [
    .id(required: true), .text(.title, required: true),
    AttributeSpec(.accepts, .typeCounts, required: true),
    AttributeSpec(.symbol, .symbol(allowsNone: false)), .name(.image),
    .word(.interface, ExtensionInterface.self, default: .compose), .flag(.ui, default: true),
    .words(.surfaces, ExtensionSurface.self), AttributeSpec(.returns, .names),
    .words(.platforms, Platform.self), .text(.comment),
  ]

  static let dragAndDrop: [ElementSpec] = [
    ElementSpec(
      .region, "An area of content, for context menus, drags and drops.",
      [
        .id(required: true), .text(.title), .word(.kind, RegionKind.self, default: .custom),
        .word(.control, RegionControl.self, default: .custom), .flag(.selectable),
        .flag(.editable), .flag(.scrollable), .flag(.container),
        .word(.selection, SelectionMode.self), .reference(.selectCommand, to: .command),
        .name(.collection), .word(.textAttributes, TextAttributes.self, default: .plain),
        AttributeSpec(.height, .length), .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.region, .dragSource, .dropTarget]),
    ElementSpec(
      .type, "A type of data that the app drags and drops.",
      [
        AttributeSpec(.id, .typeID, required: true), AttributeSpec(.conformsTo, .uniformTypes),
        .flag(.exported), .text(.title),
      ],
      children: [.field]),
    ElementSpec(.field, "A part of a structured type.", [.name(.name, required: true)]),
    ElementSpec(
      .dragSource, "Something that can be dragged.",
      [
        .id(required: true), .name(.for), .words(.allows, DragOperation.self, default: "copy"),
        .flag(.multiple), .word(.scope, DragScope.self, default: .system),
        .word(.preview, DragPreview.self, default: .system),
        AttributeSpec(.previewOpacity, .opacity, default: "0.8"),
        .word(.transfer, TransferSpeed.self, default: .instant), AttributeSpec(.size, .count),
        .flag(.progress), .flag(.fileProvider), .name(.onMove),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      requires: [.anyOf([.for], only: .outsideRegion)], children: [.representation]),
    ElementSpec(
      .representation, "One form in which dragged data is offered.",
      [AttributeSpec(.type, .uniformType, required: true), .word(.fidelity, Fidelity.self)]),
    ElementSpec(
      .dropTarget, "A place that takes drops.",
      [
        .id(required: true), .name(.for), AttributeSpec(.accepts, .uniformTypes),
        .word(.operation, DropOperation.self, default: .auto), .text(.operationReason),
        .word(.scope, DropScope.self, default: .system), .flag(.multiple, default: true),
        .word(.feedback, DropFeedback.self, default: .highlight), .flag(.gap),
        AttributeSpec(.dropPriority, .integer, default: "0"), .word(.autoScroll, AutoScroll.self),
        AttributeSpec(.autoScrollZone, .number, default: "44"), .flag(.placeholder),
        .word(.progress, DropProgress.self, default: .system),
        .reference(.starts, to: .command), .reference(.status, to: .region),
        AttributeSpec(.onFailure, .notice([.alert, .region])),
        .flag(.undo, default: true),
        .reference(.confirm, to: [.sheet, .activityView, .alert]),
        .word(.textStyle, TextStyleSource.self, default: .auto), .flag(.springLoaded),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      requires: [
        .anyOf([.for], only: .outsideRegion), .instead(of: [.accept], .accepts),
      ],
      children: [.accept]),
    ElementSpec(
      .accept, "A type that a drop target takes.",
      [AttributeSpec(.type, .uniformType, required: true), AttributeSpec(.take, .names)]),
  ]
}
