/// The parts that commands present.
extension Vocabulary {
  static let presentedAttributes: [AttributeSpec] = [
    .presentableID,
    .barTitle,
    .word(
      .content, PresentedContent.self,
      "What is shown; video, photo, camera and immersive content want a cover.", default: .standard
    ).withoutCode(),
    .word(
      .task, PresentedTask.self,
      "What people do there: something `simple`, `supplementary` or `complex`.", default: .simple
    ).withoutCode(),
    .name(.onDismiss, "The method of the app that is called after it has closed."),
    .platforms,
  ]

  static let presentation: [ElementSpec] = [
    ElementSpec(
      .sheet, "A presentation that rests at one or more heights above the view it comes from.",
      presentedAttributes + [
        .word(
          .style, SheetStyle.self,
          "The size of a sheet on a large screen: `page` is high, `form` compact.",
          default: .automatic),
        AttributeSpec(
          .detents, .detents,
          """
          The heights at which it rests, from the smallest: `medium`, `large`, `240pt`, `40%` or \
          ids of `detent` elements.
          """, default: "large"),
        AttributeSpec(.selected, .detent, "The detent at which it opens; default: the first."),
        .word(
          .modality, Modality.self,
          "Whether people can use the view behind it meanwhile (`nonmodal`) or not.",
          default: .modal),
        AttributeSpec(
          .undimmedThrough, .detent, "The largest detent at which the view behind it is not dimmed."
        ),
        .word(
          .grabber, Grabber.self,
          "The handle at its top; `auto` shows it where there are two detents or more.",
          default: .auto),
        .flag(
          .scrollExpands, "Whether scrolling up makes it larger before its content moves.",
          default: true),
        .flag(.scrollable, "Whether the sheet's content scrolls.").withoutCode(),
        .flag(.edgeAttached, "Whether it sits at the bottom edge where the screen is low."),
        .flag(
          .widthFollowsContent, "Whether it is as wide as its content there, not as the screen."),
        AttributeSpec(.preferredWidth, .length, "The width of the content in points."),
        AttributeSpec(.preferredHeight, .length, "The height of the content in points."),
        AttributeSpec(
          .cornerRadius, .length, "The radius of the sheet's corners in points; else the system's."),
        .flag(.edits, "Whether people can lose what they have entered.").withoutCode(),
        .word(
          .dismissal, Dismissal.self,
          """
          What a downward drag does: close it (`free`), nothing (`guarded`), ask by an alert \
          (`confirm`), or ask the app (`ask`).
          """, default: .free),
        .reference(
          .confirm, to: .alert,
          "The alert that asks before the sheet goes; needs `dismissal` `confirm`."),
        .references(
          .autoDismiss, to: .command,
          "The commands in it after which it closes by itself, divided by blanks."),
        .name(.onWillDismiss, "The method of the app that is called before it closes."),
      ],
      children: presentedContent.union([.detent]), single: [.toolbar]
    )
    .limited(.presentedInValues)
    .limited(
      .detents, .selected, .modality, .undimmedThrough, .grabber, .scrollExpands, .edgeAttached,
      .widthFollowsContent, .style, .cornerRadius, by: .sheetsOfMacs
    )
    .limited(.dismissal, .confirm, by: .withoutCode(in: .appkit))
    .limited(
      .confirm,
      by: .inexpressible(
        in: .swiftui, "a swipe that would dismiss a sheet tells nobody",
        instead: "the sheet stays until a command dismisses it")
    )
    .limited(
      .onWillDismiss,
      by: .inexpressible(
        in: .swiftui, "a view is told when a sheet has been dismissed, not before",
        instead: "the method is not called")
    )
    .limited(
      .edgeAttached, .widthFollowsContent,
      by: .inexpressible(
        in: .swiftui, "a sheet does not say how it rests in a low window", instead: "it covers that"
      )),
    ElementSpec(
      .detent, "A height at which a sheet rests.",
      [
        .id("The name that the sheet's `detents` list; not `medium` or `large`.", required: true),
        AttributeSpec(
          .height, .height,
          """
          The height in points, `240pt`, or in parts of the full one, `33.3%`; up to three \
          decimals.
          """, required: true),
      ]
    )
    .limited(.withoutCode(in: [.appkit, .values]))
    .limited(.id, by: .withoutCode(in: .swiftui)),
    ElementSpec(
      .cover, "A presentation that covers the whole screen.", presentedAttributes,
      children: presentedContent, single: [.toolbar]
    )
    .limited(.presentedInValues),
    ElementSpec(
      .popover, "A presentation that points at the control that opened it.",
      [
        .presentableID,
        .barTitle,
        .reference(
          .adaptsTo, to: .sheet, "The sheet that stands for the popover where the screen is narrow."
        ),
        .name(.anchor, "The control that the popover points at, by the app's name for it."),
        .platforms,
      ],
      children: presentedContent, single: [.toolbar]
    )
    .limited(.presentedInValues)
    .limited(.adaptsTo, by: .withoutCode(in: .appkit))
    .limited(
      .anchor,
      by: .inexpressible(
        in: .swiftui, "a popover points at the view that has it",
        instead: "it points at the control that presented it")),
    ElementSpec(
      .alert, "A question with its answers.",
      [
        .presentableID,
        .text(.title, "The question, in one short sentence.", required: true),
        .text(.message, "What follows from each answer, below the title."),
        .platforms,
      ],
      children: [.command, .item]),
    ElementSpec(
      .activityView, "A share sheet.",
      [
        .presentableID,
        .text(.title, "What is shared, for the app's own use."),
        .words(
          .excludes, SystemActivity.self,
          "Activities of the system to leave out, divided by blanks."),
        .platforms,
      ],
      children: [.activity]
    )
    .limited(.presentedInValues)
    .limited(.title, by: .withoutCode())
    .limited(
      .excludes,
      by: .inexpressible(
        in: .swiftui, "a ShareLink shows the system's activities", instead: "none is left out")),
    ElementSpec(
      .activity, "An activity of the app in a share sheet.",
      [
        .id(required: true),
        .text(
          .title, "The words below the activity's symbol: a verb, without the app's name.",
          required: true),
        AttributeSpec(
          .symbol, .symbol(allowsNone: false), "The activity's symbol.", required: true),
        AttributeSpec(
          .accepts, .typeCounts,
          """
          What it takes: `text`, `url`, `web-page`, `image`, `movie`, `file`, `attachment` or a \
          uniform type identifier, each with a greatest count if need be: `image:5 url`.
          """),
        .word(
          .kind, ActivityKind.self,
          "Whether it acts on the content (`action`) or sends it on (`share`).", default: .action),
      ]
    )
    .limited(
      .withoutCode(in: .values),
      .inexpressible(
        in: .swiftui, "a ShareLink shows the system's activities",
        instead: "those of the app are left out")
    )
    .limited(
      .kind, .accepts,
      by: .inexpressible(
        in: [.uikit, .appkit], "an activity of the app says itself what it takes",
        instead: "say it in the class of the activity")
    )
    .limited(
      .title, .symbol,
      by: .inexpressible(
        in: .uikit, "an activity is a class of the app, which has its title and symbol",
        instead: "a method of the app makes it")),
    ElementSpec(
      .shareExtension, "A share activity that other apps offer.", extensionAttributes,
      children: [.command]
    )
    .limited(.extensionsOfMacs, .extensionsOfValues)
    .limited(.symbol, .image, by: .iconsOfExtensions)
    .limited(
      .ui,
      by: .inexpressible(
        in: [.uikit, .swiftui], "what shares shows a view", instead: "it shows that of `interface`")
    )
    .limited(
      .surfaces,
      by: .inexpressible(
        in: [.uikit, .swiftui], "a share extension stands among what shares, and nowhere else",
        instead: "an action extension stands there")),
    ElementSpec(
      .actionExtension, "An action that other apps offer.", extensionAttributes,
      children: [.command]
    )
    .limited(.extensionsOfMacs, .extensionsOfValues)
    .limited(.symbol, .image, by: .iconsOfExtensions)
    .limited(.interface, by: .withoutCode(in: [.uikit, .swiftui])),
  ]
}
