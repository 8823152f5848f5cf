/// Documents, views, states and commands.
extension Vocabulary {
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
}
