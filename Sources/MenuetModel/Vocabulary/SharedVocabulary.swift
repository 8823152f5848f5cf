/// The content and the attributes that several elements share.
extension Vocabulary {
  // MARK: Sets of elements

  /// The elements that a menu holds.
  static let menuContent: ElementSet = [
    .command, .toggle, .choice, .item, .section, .submenu, .separator, .dynamic, .slot,
  ]

  /// The elements that stand on a screen, or are presented there.
  static let surfaces: ElementSet = [
    .tabBar, .menu, .menuBar, .button, .popUpButton, .pullDownButton, .segmented, .toolbar,
    .contextMenu, .editMenu, .sheet, .cover, .popover, .alert, .activityView, .shareExtension,
    .actionExtension, .region, .type, .dragSource, .dropTarget,
  ]

  /// The elements that any region of a toolbar holds.
  static let regionContent: ElementSet = [
    .item, .command, .toggle, .button, .popUpButton, .pullDownButton, .segmented, .group, .space,
    .slot,
  ]

  static let leadingContent = regionContent.union([.back, .close, .sidebarToggle, .title])
  static let trailingContent = regionContent.union([.search, .inspectorToggle])

  /// The elements that a sheet, a cover or a popover holds.
  static let presentedContent: ElementSet = [
    .command, .item, .toggle, .choice, .button, .popUpButton, .pullDownButton, .segmented, .region,
    .toolbar,
  ]

  // MARK: Sets of attributes

  /// Attributes that follow the own ones of many elements, each declared once for all of them.
  static let shared: [(attribute: AttributeSpec, elements: ElementSet)] = [
    (
      .text(.comment, "A note for translators on what the words stand for.").withoutCode(),
      .all.subtracting([
        .states, .commands, .include, .extend, .check, .separator, .leading, .center, .trailing,
        .scrolling, .shrink, .step, .space, .detent, .type, .field, .representation, .accept,
      ])
    ),
    (
      AttributeSpec(
        .swiftName, .id,
        """
        What names in Swift are made of instead of the id, for one that another thing has already.
        """),
      [
        .state, .command, .toggle, .choice, .option, .menu, .menuBar, .button, .popUpButton,
        .pullDownButton, .segmented, .toolbar, .contextMenu, .editMenu, .sheet, .cover, .popover,
        .alert, .activityView,
      ]
    ),
  ]

  /// The attributes of everything with a title.
  static let common: [AttributeSpec] = [
    .subtitle, .symbol, .image,
    .accessibilityLabel, .hint, .platforms,
  ]

  static let conditions: [AttributeSpec] = [
    .enabledWhen, .visibleWhen,
  ]

  /// The attributes of elements in a toolbar's region.
  static let toolbarItem: [AttributeSpec] = [
    AttributeSpec(
      .priority, .integer,
      "How long it stays when the bar becomes narrow: a higher number stays longer.", default: "0",
      only: .toolbarRegion),
    .flag(.pinned, "Whether it stays in the bar at every width.", only: .toolbarRegion),
    .word(
      .display, ItemDisplay.self, "Whether the bar shows its symbol, its title or both.",
      default: .automatic, only: .toolbar),
    .word(
      .overflow, ItemOverflow.self,
      "Where it goes without room: into the overflow `menu`, or out of sight.", default: .menu,
      only: .toolbarRegion
    ).limited(
      .inexpressible(
        in: .swiftui, "an item is in the overflow menu where it does not fit",
        instead: "it stands there")),
    .word(
      .customization, ItemCustomization.self,
      """
      Whether it is in the bar until people remove it (`default`), in the palette until they add \
      it (`optional`), or always in the bar (`fixed`).
      """, default: .default, only: .toolbarRegion),
  ]

  /// The attributes of elements that are no control outside a toolbar.
  static let placedItem: [AttributeSpec] = toolbarItem + [.springLoaded(only: .toolbar)]

  /// A control, which stands in a toolbar or by itself.
  static let control: [AttributeSpec] = toolbarItem + [.springLoaded()]

  /// The attributes of a command but for those of its place.
  static let commandAttributes: [AttributeSpec] =
    [
      .commandID(),
      AttributeSpec(
        .system, .systemCommand,
        """
        A standard command, which brings title, symbol, shortcut and selector; other attributes \
        replace what it brings.
        """),
      .title(),
      .word(
        .role, Role.self,
        """
        What it means to the system: `primary` is what people most likely want, `cancel` leaves \
        without effect, `destructive` loses data and is shown in red.
        """, default: .normal),
      AttributeSpec(
        .shortcut, .shortcut(allowsNone: true),
        """
        The keys that perform it, such as `cmd+shift+n`, `⇧⌘N` or `⌘⌫`; a capital letter does not \
        imply shift. `none` takes a standard command's away.
        """),
      .flag(
        .needsInput,
        """
        Whether it asks for more before anything happens; the title then ends in …. `false` says \
        that it does not, whatever its title says.
        """
      ).withoutCode(),
      .reference(.confirm, to: .alert, "The alert that asks before it is done."),
      .reference(
        .presents, to: .presentable,
        "The sheet, cover, popover, alert or share sheet that it opens, by id."
      ).withoutCode(in: .values),
      .word(
        .presentation, Presentation.self,
        """
        How that opens: `over` everything, `inside` the popover around the command, or in its \
        place (`replace`).
        """, default: .over
      ).limited(
        .inexpressible(
          Presentation.inside, in: .swiftui, "what a popover shows is the app's",
          instead: "go on inside it in the app"),
        .inexpressible(
          Presentation.inside, in: .appkit, "what a popover shows is the app's",
          instead: "go on inside it in the app"),
        .notGenerated(
          Presentation.replace, in: .appkit, "sheets and popovers open over what is there",
          instead: "dismiss that in the app"),
        .presentationsOfValues),
      .flag(.dismisses, "Whether it closes the surface in which it stands.").limited(
        .consequencesOfValues),
      .references(
        .affects, to: .surface, "The surfaces or regions that it changes, divided by blanks."
      ).limited(
        // Each command brings all that is on screen up to date.
        .withoutCode(in: .interfaces), .consequencesOfValues),
      AttributeSpec(
        .setsDetent, .sheetDetent, "The height to which it moves a sheet: `sheet:detent`."
      ).limited(
        .consequencesOfValues,
        .inexpressible(in: .appkit, "a sheet of a Mac has no detents", instead: "nothing moves")),
      .whenUnavailable,
      .flag(.activityIndicator, "Whether the app shows that it is at work.").limited(
        .withoutCode(in: .values),
        .inexpressible(
          in: .interfaces, "nobody says when the work of a command ends",
          instead: "the app shows that it is at work")),
      .word(
        .duration, WorkDuration.self,
        "Whether the work is done at once (`short`) or takes a while (`long`).", default: .short
      ).withoutCode(),
      .keepsMenuOpen,
      .reference(
        .alternateOf, to: .command,
        "The command in whose place it stands while a modifier key is held, in a menu of the Mac."),
      .frequency,
      .scope,
      .flag(
        .destructive,
        """
        Whether it loses data though its role has to be another; `false` says that it does not, \
        whatever its title says.
        """),
      .flag(.undoable, "Whether people can undo it.").withoutCode(),
      .reference(.navigates, to: .view, "The view that it leads to.").limited(
        .inexpressible(
          in: .all, "how the app goes to a view is its own",
          instead: "show it where the app performs the command")),
      .near, .nearPosition,
      .references(.clears, to: .toggle, "The toggles that it switches off, divided by blanks."),
      .flag(.animated, "Whether the change of a sheet's height is animated.", default: true)
        .limited(
          .withoutCode(in: [.appkit, .values]),
          .notGenerated(
            in: .swiftui, "the way in which a height changes is not asked for",
            instead: "the change is animated")),
      .flag(
        .continuesInApp,
        """
        Whether the app goes on with what the extension's command begins: it has a method for the \
        command too.
        """),
    ] + conditions + common
}

// MARK: Attributes that several elements have

extension AttributeSpec {
  static let subtitle = text(.subtitle, "A second, smaller line below the title.")
  static let symbol = AttributeSpec(
    .symbol, .symbol(allowsNone: false),
    "The name of an SF Symbol, such as `trash`; instead of `image`.")
  static let image = name(
    .image, "The name of an image in the app's asset catalogue; instead of `symbol`.")
  static let accessibilityLabel = text(
    .accessibilityLabel, "What VoiceOver says instead of the title.")
  static let hint = text(
    .hint, "What VoiceOver adds after the title: what happens, in a few words.")
  static let platforms = words(
    .platforms, Platform.self,
    "The platforms on which it exists, fewer than around it; default: all of those.")

  static let enabledWhen = AttributeSpec(
    .enabledWhen, .condition,
    """
    When it can be chosen: states, toggles and `choice.option` with `not`, `and`, `or` and \
    parentheses; default: always.
    """)
  static let visibleWhen = AttributeSpec(
    .visibleWhen, .condition, "When it is there at all, in the same words; default: always.")
  static let whenUnavailable = word(
    .whenUnavailable, UnavailableBehavior.self,
    "Whether it is dimmed or hidden while it is not enabled.")

  static let shortcut = AttributeSpec(
    .shortcut, .shortcut(allowsNone: false),
    """
    The keys that perform it, such as `cmd+shift+n`, `⇧⌘N` or `⌘⌫`; a capital letter does not \
    imply shift.
    """)
  static let keepsMenuOpen = flag(
    .keepsMenuOpen, "Whether the menu stays open after it is chosen; iOS 16 or later.")
  static let frequency = word(
    .frequency, Frequency.self,
    "How often people use it; rules about order and hiding look at this.", default: .normal
  ).withoutCode()
  static let scope = word(
    .scope, CommandScope.self, "What it acts on: the `document`, the `selection` or the `app`."
  ).withoutCode()
  static let near = AttributeSpec(
    .near, .systemCommand, "The system command beside which it stands in the edit menu.",
    only: .editMenu
  )
  .withoutCode(in: .swiftui)
  static let nearPosition = word(
    .position, NeighborSide.self,
    "Whether it stands `before` or `after` the system command that `near` names.", default: .after,
    only: .editMenu
  )
  .withoutCode(in: .swiftui)

  static let menuLayout = word(
    .layout, MenuLayoutSize.self,
    """
    The menu's form: `large` is a list, `medium` begins with a row of up to three items with \
    titles, `small` with a row of up to four symbols.
    """, default: .large)
  static let menuOrder = word(
    .order, MenuOrder.self,
    """
    Which item is nearest to the finger: `fixed` keeps the document's order, `priority` puts the \
    first one there, `automatic` leaves it to the system.
    """, default: .automatic)

  static let barTitle = text(.title, "The words in its title bar.").withoutCode(in: [
    .appkit, .values,
  ])
  static let choiceTitle = text(
    .title, "What is chosen here, for the label beside the control and for assistive technologies.")
  static let areaName = name(
    .for, "The kind of view or item, or a region's id; inside a region it is that region.",
    json: "target")

  static func title(required: Bool = false) -> AttributeSpec {
    text(.title, "The words that people read, in title case.", required: required)
  }

  static func springLoaded(only place: AttributePlace = .anywhere) -> AttributeSpec {
    flag(.springLoaded, "Whether a drag that rests on it activates it.", only: place)
      .limited(.lookOfValues)
  }

  /// The id of a command, toggle or choice.
  static func commandID(required: Bool = false) -> AttributeSpec {
    id(
      """
      The name by which the rest of the document and the generated code know the command; unique \
      among commands, toggles, choices and states.
      """, required: required)
  }

  /// The id of a surface's part, or of a surface that no command presents.
  static func partID(required: Bool = false) -> AttributeSpec {
    id(
      """
      The name by which `extend`, shrink steps and the generated code know it; unique among the \
      surfaces.
      """, required: required)
  }

  /// The id of what a command can present.
  static let presentableID = id(
    "The name by which `presents` refers to it; unique among the surfaces.", required: true)
}
