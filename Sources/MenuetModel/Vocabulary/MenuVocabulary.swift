/// Menus of all kinds, and the buttons that open them.
extension Vocabulary {
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
}
