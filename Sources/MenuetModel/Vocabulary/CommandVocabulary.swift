/// Documents, views, states and commands.
extension Vocabulary {
  static let structure: [ElementSpec] = [
    ElementSpec(
      .menuet, "The root of a document: one module of an app.",
      [
        AttributeSpec(
          .name, .typeName,
          """
          The Swift type that holds everything generated: an upper-case letter, then letters, \
          digits and underscores.
          """, required: true),
        AttributeSpec(
          .language, .language, "The language of the titles, as a BCP 47 tag such as `en-GB`.",
          default: "en"
        ).withoutCode(),
        .words(
          .platforms, Platform.self,
          "The platforms that the document is for; whatever stands in it may narrow them.",
          default: "ios ipados macos"),
        AttributeSpec(
          .minIos, .version, "The oldest iOS and iPadOS that the app runs on.", default: "16.0"
        ).withoutCode(in: [.appkit, .values]),
        AttributeSpec(
          .minMacos, .version, "The oldest macOS that the app runs on.", default: "13.0"
        ).withoutCode(in: [.uikit, .values]),
        AttributeSpec(.minVisionos, .version, "The oldest visionOS that the app runs on.")
          .withoutCode(),
        AttributeSpec(.minWatchos, .version, "The oldest watchOS that the app runs on.")
          .withoutCode(),
        AttributeSpec(.minTvos, .version, "The oldest tvOS that the app runs on.").withoutCode(),
        AttributeSpec(
          .strings, .path,
          "The path of a String Catalog with the translations, from the document's folder."
        ).withoutCode(in: [.uikit, .swiftui, .appkit]),
        .name(.table, "The strings table in which generated code looks titles up."),
        .word(
          .guidelines, GuidelineEdition.self,
          "The edition of the Human Interface Guidelines that the rules follow.",
          default: .edition2022
        ).withoutCode(),
        AttributeSpec(
          .cornerRadius, .length,
          """
          The corner radius in points that the sheets of the app share; a rule flags one that \
          differs.
          """
        ).withoutCode(),
      ],
      children: surfaces.union([.states, .commands, .include, .extend, .view, .check])
    )
    .limited(.strings, .table, by: .wordsOfValues),
    ElementSpec(.states, "The states that the app supplies, for conditions.", children: [.state]),
    ElementSpec(
      .state, "A Boolean that the app supplies, for conditions.",
      [
        .id(
          "The name by which conditions know the state, unique among the commands.", required: true),
        .text(.title, "What the state is called in pictures and tables; people never see it."),
      ]
    )
    .limited(.title, by: .withoutCode()),
    ElementSpec(
      .commands, "Commands declared once and placed elsewhere.",
      [
        AttributeSpec(
          .handler, .typeName,
          """
          The part of the app that performs these commands: `Editor` makes a protocol \
          `NotesEditorActions` of a document named `Notes`. The others make `NotesAppActions`.
          """)
      ],
      children: [.command, .toggle, .choice]),
    ElementSpec(
      .include, "Another document whose content stands here.",
      [
        AttributeSpec(
          .href, .path, "The path of the other document, from this one's folder.", required: true)
      ]),
    ElementSpec(
      .extend, "Content added to a menu, group, toolbar region or slot that is declared elsewhere.",
      [
        AttributeSpec(
          .target, .name, "The id of what is added to; a toolbar's region is `toolbar.center`.",
          required: true),
        .word(
          .position, RelativePosition.self,
          """
          Where the content goes: `first` or `last` in the target, or `before` or `after` the \
          anchor.
          """, default: .last),
        AttributeSpec(
          .anchor, .name,
          "The id of what the content stands before or after; it needs such a `position`."),
      ],
      children: menuContent.union(leadingContent).union(trailingContent).union([.menu])),
    ElementSpec(
      .view, "The surfaces that appear together, as on one screen or in one window.",
      [
        .id("The name by which tabs and commands refer to the view.", required: true),
        .text(
          .title,
          """
          What the screen or window is called: in a bar whose `title` has no words of its own, and in \
          pictures, tables and findings.
          """),
        .name(.onAppear, "The method of the app that is called when the view appears."),
        .name(.onDisappear, "The method of the app that is called when the view disappears."),
        .platforms,
      ],
      children: surfaces.union([.check])
    )
    .limited(.id, .title, by: .withoutCode(in: .values))
    .limited(.onAppear, .onDisappear, by: .madeByViews),
    ElementSpec(
      .tabBar, "A bar that navigates between views.",
      [.id(required: true), .platforms],
      children: [.tab]
    )
    .limited(
      .inexpressible(
        in: .all, "a tab shows a view, and generated code makes no views",
        instead: "the app makes its own tab bar")),
    ElementSpec(
      .tab, "One tab: it shows a view and performs no command.",
      [
        .id(),
        .text(.title, "The words below the tab's symbol: one or two short nouns.", required: true),
        .reference(.view, to: .view, "The view that the tab shows.", required: true),
      ] + common
    )
    .limited(.withoutCode()),
    ElementSpec(
      .check, "Contexts in which the layout must work.",
      [
        AttributeSpec(
          .widths, .integers,
          "Widths of the bar in points at which the layout must work, divided by blanks."),
        AttributeSpec(
          .locales, .locales,
          """
          Languages in which the layout must work, or `pseudo` for a made-up one with long words.
          """),
        .words(
          .contentSizes, ContentSize.self,
          "Text sizes, from `xSmall` to `accessibility5`, at which the layout must work."),
        .words(.platforms, Platform.self, "The platforms on which the layout must work."),
      ]
    )
    .limited(.withoutCode()),
  ]

  static let commands: [ElementSpec] = [
    ElementSpec(
      .command, "Something that people can do.", commandAttributes + placedItem,
      requires: [.anyOf([.id, .system], only: .outsideAlert), .anyOf([.title, .system])]),
    ElementSpec(
      .toggle, "A command that switches something on and off.",
      [
        .commandID(required: true),
        .word(
          .form, ToggleForm.self,
          """
          How it shows its state: a `checkmark`, a changing `title`, or a `pair` of items, of which \
          the one of the present state has a checkmark. Default: `title` where `on-title` and \
          `off-title` are written, else `checkmark`.
          """),
        .text(.title, "The words beside the checkmark; the form `checkmark` alone needs them."),
        .text(
          .onTitle,
          """
          Of the form `title` the words while it is on, which say what choosing it does, such as Hide \
          Ruler; of a `pair` the item that has the checkmark while it is on, which names that state, \
          such as Grid On. The form `checkmark` has none.
          """),
        .text(
          .offTitle,
          """
          Of the form `title` the words while it is off, such as Show Ruler; of a `pair` the item that \
          has the checkmark while it is off, such as Grid Off. The form `checkmark` has none.
          """),
        AttributeSpec(
          .onSymbol, .symbol(allowsNone: false), "The symbol while it is on; default: `symbol`."),
        AttributeSpec(
          .offSymbol, .symbol(allowsNone: false), "The symbol while it is off; default: `symbol`."),
        .shortcut, .keepsMenuOpen, .frequency, .scope, .whenUnavailable,
      ] + conditions + common + placedItem),
    ElementSpec(
      .choice, "Two or more options of which exactly one holds at a time.",
      [
        .commandID(required: true),
        .text(.title, "The words above the options, where they are a menu of their own."),
        .frequency, .whenUnavailable,
      ] + conditions + common,
      children: [.option]
    )
    .limited(
      .subtitle,
      by: .inexpressible(
        in: .interfaces, "what stands around the options of a choice has one line",
        instead: "this is left out")
    )
    .limited(
      .symbol, .image,
      by: .inexpressible(
        in: .swiftui, "a picker shows the option that holds, or all options",
        instead: "this is left out")
    )
    .limited(.subtitle, .accessibilityLabel, .hint, by: .lookOfValues),
    ElementSpec(
      .option, "One of a choice's options.",
      [
        .id(
          "The option's name, unique in its choice; conditions write `choice.option`.",
          required: true),
        .title(required: true),
        .shortcut,
        .flag(
          .default, "Whether the option holds at first; one of a choice at most.", json: "isDefault"
        ),
        .flag(
          .custom, "Whether the option stands for a value that people give themselves.",
          json: "isCustom"),
        .reference(
          .presents, to: .presentable, "The surface in which people say what they want instead."
        ).withoutCode(in: .values),
      ] + conditions + common
    )
    .limited(.default, .custom, by: .withoutCode())
    .limited(.shortcut, .image, .accessibilityLabel, .hint, by: .lookOfValues)
    .limited(.enabledWhen, .visibleWhen, by: .conditionsOfValues)
    .limited(
      .subtitle, .hint, .image, .accessibilityLabel,
      by: .notGenerated(
        in: .swiftui, "pickers are made of the titles and symbols of their options",
        instead: "this is left out")),
    ElementSpec(
      .item, "A place for a command, toggle or choice that is declared elsewhere.",
      [
        .reference(
          .ref, to: .placeable,
          "The command, toggle or choice that stands here, by its id or system name.",
          required: true),
        AttributeSpec(
          .symbol, .symbol(allowsNone: true),
          "A symbol in place of the command's own here, or `none` for no symbol."),
        AttributeSpec(
          .shortcut, .shortcut(allowsNone: true),
          "`none` to show no shortcut here, or the one that is to be shown."),
        .text(.title, "Words that stand here in place of the command's own."),
        .image, .subtitle, .accessibilityLabel, .hint,
        .platforms,
        .whenUnavailable,
        .near, .nearPosition,
        AttributeSpec(
          .enabledWhen, .condition,
          "When the item can be chosen here, in place of the command's own condition."),
        AttributeSpec(
          .visibleWhen, .condition,
          "When the item is there at all, in place of the command's own condition."),
      ] + placedItem),
  ]
}
