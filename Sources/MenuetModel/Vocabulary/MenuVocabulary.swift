/// Menus of all kinds, and the buttons that open them.
extension Vocabulary {
  static let menus: [ElementSpec] = [
    ElementSpec(
      .menu,
      "A menu of commands, toggles, choices and submenus, which a button or the menu bar opens.",
      [
        .id("The name of the menu; a standard menu of a menu bar can do without."),
        .text(.title, "The words on the menu's button, or in the menu bar."),
        .menuLayout, .menuOrder,
        .word(
          .kind, MenuKind.self,
          """
          Where the menu opens: `status-item` is that of a status item in the Mac's menu bar, \
          `plain` any other.
          """, default: .plain),
        AttributeSpec(
          .standard, .word(ValueSet(StandardMenu.self)),
          """
          The standard menu that this one is. The system's own commands stay in it, beside the \
          items that the document adds; a standard command that it lists is where it is listed, in \
          SwiftUI where the system has it.
          """, only: .menuBar),
        .word(
          .systemItems, SystemItems.self,
          """
          What becomes of the system's own commands in a standard menu: `keep` leaves them, `none` \
          leaves the items that are written, and no more.
          """, default: .keep, only: .menuBar),
      ] + conditions + common,
      requires: [.anyOf([.id, .standard]), .anyOf([.title, .standard], only: .menuBar)],
      children: menuContent.union([.check])
    )
    .limited(
      .subtitle, .image, .accessibilityLabel, .hint, .order, .standard, .systemItems,
      by: .lookOfValues
    )
    .limited(
      .accessibilityLabel, .hint,
      by: .inexpressible(
        in: .uikit, "VoiceOver reads out the button that opens a menu, not the menu",
        instead: "say it of the button")
    )
    .limited(
      .subtitle,
      by: .inexpressible(
        in: .appkit, "a menu has no second line", instead: "it is left out")
    )
    .limited(.order, by: .oneOrder)
    .limited(
      .kind,
      by: .inexpressible(
        in: .uikit, "a status item is AppKit's", instead: "the app makes it with AppKit")
    )
    .limited(.kind, by: .lookOfValues)
    .limited(
      .order,
      by: .inexpressible(
        in: .uikit, "a UIMenu has no order of its own",
        instead: "set `preferredMenuElementOrder` of the control that shows it")),
    ElementSpec(
      .submenu, "A menu inside a menu.",
      [
        .partID(),
        .title(),
        .reference(
          .ref, to: .menu, "The menu to show, declared elsewhere, instead of content of its own."),
        .menuLayout, .whenUnavailable,
      ] + conditions + common,
      requires: [.anyOf([.title, .ref]), .instead(of: menuContent, .ref)],
      children: menuContent
    )
    .limited(.image, .accessibilityLabel, .hint, by: .lookOfValues),
    ElementSpec(
      .section, "Items that belong together, divided from their neighbours.",
      [
        .partID(),
        .text(.title, "A header above the section's items; without it, a line divides them."),
        AttributeSpec(
          .layout, .word(ValueSet(MenuLayoutSize.self)),
          "The form of this section's rows: as in the menu, or smaller in a row."),
        .platforms,
        AttributeSpec(
          .enabledWhen, .condition,
          """
          When what stands in it can be chosen, beside the conditions of its own; items that the app \
          supplies at run time have theirs only.
          """),
        AttributeSpec(
          .visibleWhen, .condition, "When the section is there at all, with what stands in it."),
      ],
      children: menuContent.subtracting([.section])
    )
    .limited(.id, by: .withoutCode(in: .swiftui)),
    ElementSpec(
      .separator, "A line between two groups of items.",
      [.platforms, .visibleWhen]
    )
    .limited(.visibleWhen, by: .conditionsOfValues),
    ElementSpec(
      .dynamic, "Items that the app supplies at run time.",
      [
        .partID(required: true),
        .text(.title, "What the items are, for placeholders in pictures."),
        AttributeSpec(
          .max, .positive, "The most items that the app supplies, for layouts and pictures."),
        .platforms, .visibleWhen,
      ]
    )
    .limited(.title, by: .withoutCode(in: .interfaces)),
    ElementSpec(
      .slot, "A place to which other documents add by `extend`.",
      [.partID(required: true)]
    )
    .limited(.withoutCode()),
    ElementSpec(
      .menuBar, "The menu bar of an app; standard menus that it leaves out are filled in.",
      [.partID(required: true), .platforms],
      children: [.menu]
    )
    .limited(.swiftName, by: .withoutCode(in: [.uikit, .appkit])),
  ]

  static let buttonLook: [AttributeSpec] = [
    .word(
      .style, ButtonStyle.self,
      """
      The button's prominence, rising: `plain`, `gray` and `glass`, `tinted`, `filled` and \
      `prominent-glass`.
      """),
    .word(.size, ButtonSize.self, "The button's size; without it, the surroundings decide."),
    .word(
      .corner, ButtonCorner.self, "The roundness of the button's corners.", default: .automatic),
    .name(.tint, "The name of a colour in the app's asset catalogue."),
  ]

  static let buttons: [ElementSpec] = [
    ElementSpec(
      .button, "A button that performs a command.",
      [
        .reference(
          .ref, to: [.command, .toggle],
          "The command or toggle that the button performs, declared elsewhere."),
        .word(
          .kind, ButtonKind.self, "A ready-made button of the system, which needs no title.",
          json: "readyMade"),
      ]
        + commandAttributes + control + buttonLook,
      requires: [
        .anyOf([.ref, .id, .system]), .anyOf([.title, .ref, .system, .kind]),
        .atMostOne([.ref, .id]), .atMostOne([.ref, .swiftName]), .atMostOne([.ref, .system]),
      ]
    )
    .limited(.alternateOf, .continuesInApp, by: .withoutCode())
    .limited(.ref, by: .withoutCode(in: .values))
    .limited(.style, .size, .corner, .tint, by: .lookOfValues),
    ElementSpec(
      .popUpButton, "A button that shows one of a flat list of options and lets people choose.",
      [
        .id(required: true),
        .choiceTitle,
        .reference(
          .choice, to: .choice, "The choice whose options it offers, unless it holds its own."),
      ] + buttonLook + conditions + common + control,
      children: [.option]
    )
    .limited(.subtitle, by: .onlyOptions)
    .limited(
      .symbol, .image,
      by: .inexpressible(
        in: .swiftui, "a control of options shows the options only",
        instead: "its title is read out, and this is left out")
    )
    .limited(
      .style, .size, .corner, .tint, .subtitle, .accessibilityLabel, .hint, by: .lookOfValues
    )
    .limited(.display, by: .barControlsShowOptions, .lookOfValues),
    ElementSpec(
      .pullDownButton, "A button that opens a menu of commands.",
      [
        .id(required: true),
        .title(),
        .reference(
          .primary, to: .command, "The command that a tap performs; pressing longer opens the menu."
        ),
        .flag(
          .more, "Whether this is the More button, with three dots and no title.", json: "isMore"),
        .menuLayout, .menuOrder,
        .whenUnavailable,
      ] + buttonLook + conditions + common + control,
      requires: [.anyOf([.title, .symbol, .image, .more])], children: menuContent
    )
    .limited(
      .style, .size, .corner, .tint, .subtitle, .accessibilityLabel, .hint, .order,
      by: .lookOfValues
    )
    .limited(.whenUnavailable, by: .conditionsOfValues)
    .limited(
      .order,
      by: .oneOrder
    )
    .limited(
      .subtitle,
      by: .inexpressible(
        in: .appkit, "a pull-down button has no second line", instead: "it is left out")),
    ElementSpec(
      .segmented, "A control that shows all options of a choice side by side.",
      [
        .id(),
        .reference(.choice, to: .choice, "The choice whose options it shows.", required: true),
        .choiceTitle,
      ] + conditions + common + control
    )
    .limited(.subtitle, .symbol, .image, by: .onlyOptions)
    .limited(.title, .subtitle, .symbol, .image, .accessibilityLabel, .hint, by: .lookOfValues)
    .limited(.enabledWhen, .visibleWhen, by: .conditionsOfValues)
    .limited(.display, by: .barControlsShowOptions, .lookOfValues)
    .limited(.swiftName, by: .withoutCode(in: .values)),
  ]

  static let contextMenus: [ElementSpec] = [
    ElementSpec(
      .contextMenu, "The commands on the thing that people press.",
      [
        .partID(required: true),
        .name(
          .for, "The kind of view or item that people press, or a region's id.", required: true,
          json: "target"),
        .text(.title, "A header above the menu's items."),
        .name(.preview, "The app's view that is shown large beside the menu."),
        .reference(.previewOpens, to: .command, "The command that tapping the preview performs."),
        .flag(.previewDrag, "Whether the preview can be dragged away."),
        .menuLayout, .menuOrder,
        .platforms,
      ],
      children: menuContent
    )
    .limited(.previewDrag, by: .withoutCode(in: .values))
    .limited(.order, by: .lookOfValues, .oneOrder)
    .limited(
      .preview, .previewOpens, .previewDrag,
      by: .inexpressible(
        in: .appkit, "a context menu has no preview", instead: "the menu opens without one")
    )
    .limited(
      .previewOpens, .previewDrag,
      by: .inexpressible(
        in: .swiftui, "a tap on a preview closes it", instead: "it opens and drags nothing")
    ),
    ElementSpec(
      .editMenu, "Commands beside the system's own on a selection.",
      [
        .partID(required: true),
        .name(
          .for, "The kind of text or content that is selected, or a region's id.", required: true,
          json: "target"),
        .word(
          .placement, EditMenuPlacement.self,
          "Whether the menu opens above or below the selection.", default: .automatic),
        .platforms,
      ],
      children: [.command, .item]
    )
    .limited(
      .inexpressible(
        in: .swiftui, "a text view has no modifier for its edit menu",
        instead: "its items are left out; offer them in a context menu")
    )
    .limited(.placement, by: .lookOfValues)
    .limited(
      .placement,
      by: .inexpressible(
        in: .appkit, "AppKit places the menu of a text view", instead: "it opens there")),
  ]
}
