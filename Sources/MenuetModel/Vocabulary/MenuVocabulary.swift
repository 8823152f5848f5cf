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
          "The standard menu that this one is; its usual commands are filled in.", only: .menuBar),
      ] + conditions + common,
      requires: [.anyOf([.id, .standard]), .anyOf([.title, .standard], only: .menuBar)],
      children: menuContent.union([.check])),
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
      children: menuContent),
    ElementSpec(
      .section, "Items that belong together, divided from their neighbours.",
      [
        .partID(),
        .text(.title, "A header above the section's items; without it, a line divides them."),
        AttributeSpec(
          .layout, .word(ValueSet(MenuLayoutSize.self)),
          "The form of this section's rows: as in the menu, or smaller in a row."),
        .platforms, .visibleWhen,
      ],
      children: menuContent.subtracting([.section])),
    ElementSpec(
      .separator, "A line between two groups of items.",
      [.platforms, .visibleWhen]),
    ElementSpec(
      .dynamic, "Items that the app supplies at run time.",
      [
        .partID(required: true),
        .text(.title, "What the items are, for placeholders in pictures."),
        AttributeSpec(
          .max, .positive, "The most items that the app supplies, for layouts and pictures."),
        .platforms, .visibleWhen,
      ]),
    ElementSpec(
      .slot, "A place to which other documents add by `extend`.",
      [.partID(required: true)]),
    ElementSpec(
      .menuBar, "The menu bar of an app; standard menus that it leaves out are filled in.",
      [.partID(required: true), .platforms],
      children: [.menu]),
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
      ]),
    ElementSpec(
      .popUpButton, "A button that shows one of a flat list of options and lets people choose.",
      [
        .id(required: true),
        .choiceTitle,
        .reference(
          .choice, to: .choice, "The choice whose options it offers, unless it holds its own."),
      ] + buttonLook + conditions + common + control,
      children: [.option]),
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
      requires: [.anyOf([.title, .symbol, .image, .more])], children: menuContent),
    ElementSpec(
      .segmented, "A control that shows all options of a choice side by side.",
      [
        .id(),
        .reference(.choice, to: .choice, "The choice whose options it shows.", required: true),
        .choiceTitle,
      ] + conditions + common + control),
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
      children: menuContent),
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
      children: [.command, .item]),
  ]
}
