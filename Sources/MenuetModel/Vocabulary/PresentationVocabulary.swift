/// What commands present.
extension Vocabulary {
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
}
