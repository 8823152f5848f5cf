/// Toolbars and their regions.
extension Vocabulary {
  static let toolbars: [ElementSpec] = [
    ElementSpec(
      .toolbar, "A bar of commands with three regions.",
      [
        .partID(required: true),
        .text(.title, "What the bar is called in pictures, tables and findings."),
        .word(
          .style, ToolbarStyle.self,
          """
          How the navigation bar is arranged: `navigator` steps back through a hierarchy, \
          `browser` goes back and forth, `editor` works on a document.
          """, default: .automatic),
        .word(
          .edge, ToolbarEdge.self, "The edge of the screen or window at which the bar stands.",
          default: .automatic),
        .flag(.customizable, "Whether people may move, add and remove items."),
        .word(
          .overflowBy, OverflowArranger.self,
          """
          Who moves what does not fit into the overflow menu: with `menuet` the items of the center \
          leave in the computed order, `system` leaves it to the bar, which begins at its end. \
          Without it `menuet` where an item of the center writes `priority`, `pinned`, `overflow` or \
          `collapse`, or the bar has a `shrink`, else `system`. The order is compiled, the widths are \
          the device's: those of `layout` and `check` are nominal.
          """),
        .platforms,
      ],
      children: [.leading, .center, .trailing, .scrolling, .shrink, .check],
      single: [.leading, .center, .trailing]
    )
    .limited(.title, by: .withoutCode(in: .interfaces))
    .limited(.edge, by: .lookOfValues)
    .limited(.overflowBy, by: .withoutCode(in: [.appkit, .values]))
    .limited(
      .edge,
      by: .inexpressible(
        in: .appkit, "a window has its toolbar at the top", instead: "it stands there")),
    ElementSpec(
      .leading, "The region at the leading edge, always visible.", children: leadingContent),
    ElementSpec(
      .center, "The region in the middle, whose items give way when the bar becomes narrow.",
      children: regionContent),
    ElementSpec(
      .trailing, "The region at the trailing edge, always visible.", children: trailingContent),
    ElementSpec(
      .scrolling, "The item above a watch's scrolling content.",
      children: [.item, .command, .toggle, .button]
    )
    .limited(
      .inexpressible(
        in: [.uikit, .appkit], "a watch has no bars of this framework",
        instead: "they are left out"),
      .notGenerated(
        in: .swiftui, "there is code of iOS, iPadOS, macOS and visionOS",
        instead: "the app adds them to the toolbar of its watch app")
    ),
    ElementSpec(
      .shrink, "An explicit order in which a toolbar's items give way when it becomes narrow.",
      children: [.step]
    )
    .limited(
      .inexpressible(
        in: .swiftui, "priorities say when an item leaves a toolbar, not that it becomes narrower",
        instead: "its items leave in this order from iOS 27 and macOS 26.1 on")),
    ElementSpec(
      .step, "One step of a shrink chain.",
      [
        AttributeSpec(
          .unit, .name, "The id of the item or group that gives way at this step.", required: true),
        AttributeSpec(
          .to, .word(ValueSet(ShrinkTarget.self)),
          "What it becomes: its symbol alone, one button with a menu, or an overflow item.",
          required: true),
      ]
    ),
    ElementSpec(
      .group, "Items of a toolbar that belong together.",
      [
        .partID(required: true),
        .text(.title, "The words on the button that opens the group once it is collapsed."),
        .word(
          .collapse, GroupCollapse.self,
          """
          What the group does without room: its members leave together (`overflow`), one button \
          opens them first (`menu`), or they stay (`none`).
          """, default: .overflow),
      ] + conditions + common + placedItem,
      children: [
        .item, .command, .toggle, .button, .popUpButton, .pullDownButton, .segmented, .slot,
      ]
    )
    .limited(
      .subtitle,
      by: .inexpressible(
        in: [.uikit, .appkit], "the button of a collapsed group has no second line",
        instead: "this is left out")
    )
    .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues)
    .limited(
      .display, .springLoaded,
      by: .inexpressible(
        in: .interfaces, "a group shows its members, and its title once it is collapsed",
        instead: "say it of the members")
    )
    .limited(.display, by: .lookOfValues)
    .limited(
      .collapse,
      by: .inexpressible(
        GroupCollapse.menu, in: .swiftui, "the system decides how a group gives way",
        instead: "it becomes a menu where there is no room")
    ),
    ElementSpec(
      .space, "Room between two items.",
      [
        .flag(.flexible, "Whether the space takes all the room there is.", json: "isFlexible"),
        .platforms,
      ]
    )
    .limited(.flexible, by: .lookOfValues),
    ElementSpec(
      .back, "The button that goes back; its content is the list of places to go back to.",
      common, children: menuContent
    )
    .limited(.subtitle, by: .oneLine)
    .limited(.accessibilityLabel, .hint, by: .namesOfSystem(in: [.uikit, .swiftui]))
    .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues)
    .limited(.image, by: .barButtonsOfSystem)
    .limited(
      .symbol,
      by: .inexpressible(
        in: [.uikit, .swiftui], "the system draws this item of a bar", instead: "this is left out")),
    ElementSpec(.close, "The button that closes the view.", common)
      .limited(.subtitle, by: .oneLine)
      .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues),
    ElementSpec(.sidebarToggle, "The button that shows and hides the sidebar.", common)
      .limited(.subtitle, by: .oneLine)
      .limited(.accessibilityLabel, .hint, by: .namesOfSystem(in: [.swiftui, .appkit]))
      .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues)
      .limited(
        .symbol, .image,
        by: .inexpressible(
          in: [.swiftui, .appkit], "the system draws this item of a bar",
          instead: "this is left out")),
    ElementSpec(
      .title, "The title of the view.",
      [.text(.title, "The words in the title's place, instead of the view's title.")] + common,
      children: [.documentMenu],
      single: [.documentMenu]
    )
    .limited(
      .accessibilityLabel, .hint,
      by: .inexpressible(
        in: .interfaces, "the title of a bar is read out as it is", instead: "this is left out")
    )
    .limited(.image, .subtitle, .accessibilityLabel, .hint, by: .lookOfValues)
    .limited(
      .symbol, .image,
      by: .inexpressible(
        in: .interfaces, "the title of a bar is words only", instead: "this is left out")),
    ElementSpec(
      .documentMenu, "The menu of the title: commands on the whole document.",
      [.id(), .platforms], children: menuContent
    )
    .limited(.id, by: .withoutCode(in: [.appkit, .values])),
    ElementSpec(
      .search, "The search field.", [.text(.title, "The words in the empty field.")] + common
    )
    .limited(.subtitle, by: .oneLine)
    .limited(.accessibilityLabel, .hint, by: .namesOfSystem(in: .swiftui))
    .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues)
    .limited(.symbol, .image, by: .barButtonsOfSystem),
    ElementSpec(.inspectorToggle, "The button that shows and hides the inspector.", common)
      .limited(.subtitle, by: .oneLine)
      .limited(.accessibilityLabel, .hint, by: .namesOfSystem(in: .appkit))
      .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues)
      .limited(
        .symbol, .image,
        by: .inexpressible(
          in: .appkit, "the system draws this item of a bar", instead: "this is left out")),
  ]
}
