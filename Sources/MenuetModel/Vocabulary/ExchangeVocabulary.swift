/// Extensions, drag and drop: what comes from other apps and goes to them.
extension Vocabulary {
  static let extensionAttributes: [AttributeSpec] = [
    .id(required: true),
    .text(
      .title, "The words below the extension's icon in the share sheets of other apps.",
      required: true),
    AttributeSpec(
      .accepts, .typeCounts,
      """
      The content for which the extension is offered: kinds such as `image` or uniform type \
      identifiers, each with a greatest count if need be: `image:5 url`.
      """, required: true),
    .symbol, .image,
    .word(
      .interface, ExtensionInterface.self,
      "The system's compose view, or a view controller of the app's own.", default: .compose),
    .flag(.ui, "Whether the extension shows anything at all.", default: true, json: "hasInterface"),
    .words(
      .surfaces, ExtensionSurface.self,
      "Where macOS offers the action: on hovering, in the toolbar, in the Finder."),
    AttributeSpec(
      .returns, .names, "The types of what the extension gives back, divided by blanks."),
    .platforms,
  ]

  static let dragAndDrop: [ElementSpec] = [
    ElementSpec(
      .region, "An area of content, for context menus, drags and drops.",
      [
        .id("The name by which menus, drags and drops refer to the area.", required: true),
        .text(.title, "What the area is called in pictures, tables and findings."),
        .word(
          .kind, RegionKind.self,
          "What the area holds; it decides what can be dragged and dropped.", default: .custom),
        .word(
          .control, RegionControl.self, "The control that shows the area's content.",
          default: .custom),
        .flag(.selectable, "Whether people can select its content."),
        .flag(.editable, "Whether people can change its content."),
        .flag(.scrollable, "Whether the area scrolls, so that a drag can reach what is hidden."),
        .flag(
          .container,
          """
          Whether drops inside the area move and do not copy; else the nearest area around it \
          tells.
          """),
        .word(
          .selection, SelectionMode.self,
          "How many things can be selected; default: `single` where it is `selectable`."),
        .reference(
          .selectCommand, to: .command, "The command that switches selecting several things on."),
        .name(.collection, "A name that areas share which show one collection of the app."),
        .word(
          .textAttributes, TextAttributes.self,
          "Whether its text keeps attributes such as bold (`rich`) or has none.", default: .plain),
        AttributeSpec(.height, .length, "The area's height in points."),
        .platforms,
      ],
      children: [.region, .dragSource, .dropTarget]
    )
    .limited(.id, by: .withoutCode(in: .values))
    .limited(.control, by: .withoutCode(in: [.swiftui, .appkit, .values]))
    .limited(
      .title, .kind, .selectable, .editable, .scrollable, .container, .selection, .selectCommand,
      .collection, .textAttributes, .height, by: .withoutCode()),
    ElementSpec(
      .type, "A type of data that the app drags and drops.",
      [
        AttributeSpec(
          .id, .typeID, "The uniform type identifier, such as `com.example.note`.", required: true),
        AttributeSpec(
          .conformsTo, .uniformTypes,
          "The uniform types that this one conforms to, divided by blanks."),
        .flag(.exported, "Whether the app owns the type and declares it to the system."),
        .text(.title, "What people call a thing of this type."),
      ],
      children: [.field]
    )
    .limited(.withoutCode(in: .values))
    .limited(.conformsTo, .title, by: .withoutCode())
    .limited(.exported, by: .withoutCode(in: [.appkit])),
    ElementSpec(
      .field, "A part of a structured type.",
      [.name(.name, "The field's name, which an `accept` can take by itself.", required: true)]
    )
    .limited(.withoutCode()),
    ElementSpec(
      .dragSource, "Something that can be dragged.",
      [
        .id(required: true),
        .areaName,
        .words(
          .allows, DragOperation.self, "What a drop may do with the data: `copy`, `move` or both.",
          default: "copy"),
        .flag(.multiple, "Whether several things can be dragged at once."),
        .word(
          .scope, DragScope.self, "Whether the drag may leave the app (`system`) or not (`app`).",
          default: .system),
        .word(
          .preview, DragPreview.self, "Who draws the picture that follows the finger.",
          default: .system),
        AttributeSpec(
          .previewOpacity, .opacity, "The opacity of the picture, more than 0 and at most 1.",
          default: "0.8"),
        .word(
          .transfer, TransferSpeed.self,
          "How long the data takes: `instant`, `slow`, or as long as a `download`.",
          default: .instant),
        AttributeSpec(.size, .count, "The usual size of the data in bytes."),
        .flag(.progress, "Whether the source reports how far its data has come."),
        .flag(.fileProvider, "Whether a file provider hands the data over."),
        .name(.onMove, "The method of the app that removes the original after a move."),
        .platforms,
      ],
      requires: [.anyOf([.for], only: .outsideRegion)], children: [.representation]
    )
    .limited(
      .notGenerated(
        in: .values, "values hold no drags",
        instead: "the app makes them, by the JSON of the document")
    )
    .limited(.size, by: .withoutCode(in: [.swiftui, .appkit, .values]))
    .limited(.transfer, by: .withoutCode(in: [.uikit, .swiftui, .values]))
    .limited(
      .multiple, .preview, .previewOpacity, .onMove, .progress, .fileProvider, .allows, .scope,
      by: .dragsOfSwiftUI
    )
    .limited(
      .multiple, .preview, .previewOpacity, .progress,
      by: .inexpressible(
        in: .appkit, "the view begins a drag", instead: "say it where the view begins the drag")
    ),
    ElementSpec(
      .representation, "One form in which dragged data is offered.",
      [
        AttributeSpec(
          .type, .uniformType, "The uniform type identifier of this form of the data.",
          required: true),
        .word(
          .fidelity, Fidelity.self,
          "How true this form is to the original, from `native` to `plain`."),
      ]
    )
    .limited(.withoutCode(in: .values))
    .limited(.fidelity, by: .withoutCode()),
    ElementSpec(
      .dropTarget, "A place that takes drops.",
      [
        .id(required: true),
        .areaName,
        AttributeSpec(
          .accepts, .uniformTypes,
          "The types that it takes, the richest first; `accept` elements say more about each."),
        .word(
          .operation, DropOperation.self,
          """
          What becomes of the data; `auto` moves inside one container or collection, and copies \
          elsewhere.
          """, default: .auto),
        .text(.operationReason, "Why another operation than the usual one is right here."),
        .word(
          .scope, DropScope.self,
          """
          Where a drop may come from: the `app` alone, any app (`system`), or others \
          (`external`).
          """, default: .system),
        .flag(.multiple, "Whether several things can be dropped at once.", default: true),
        .word(
          .feedback, DropFeedback.self,
          """
          What shows that a drop is possible: a `highlight`, the place of `insertion`, movement \
          (`animate`), or nothing.
          """, default: .highlight),
        .flag(.gap, "Whether the content makes room where the drop would go."),
        AttributeSpec(
          .dropPriority, .integer,
          "Which of several targets in one place takes the drop: the highest.", default: "0"),
        .word(
          .autoScroll, AutoScroll.self,
          "Whether the content scrolls when a drag comes near its edges."),
        AttributeSpec(
          .autoScrollZone, .number, "How near to the edge that is, in points.", default: "44"),
        .flag(.placeholder, "Whether a placeholder stands for data that has not arrived."),
        .word(
          .progress, DropProgress.self,
          """
          How a long drop shows its progress: by the system's alert, `inline` where the content \
          will stand, or not.
          """, default: .system),
        .reference(.starts, to: .command, "The command that dropping starts, such as an upload."),
        .reference(.status, to: .region, "The region that shows how that command fares."),
        AttributeSpec(
          .onFailure, .notice([.alert, .region]),
          "The alert or region that says why nothing came, or `handler:` and a method."),
        .flag(.undo, "Whether people can undo the drop.", default: true),
        .reference(
          .confirm, to: [.sheet, .activityView, .alert],
          "The alert, sheet or share sheet that asks before data is taken."),
        .word(
          .textStyle, TextStyleSource.self,
          "Whose style dropped text takes: that of its source or of its destination.",
          default: .auto),
        .flag(.springLoaded, "Whether a drag that rests on it opens it."),
        .platforms,
      ],
      requires: [.anyOf([.for], only: .outsideRegion), .instead(of: [.accept], .accepts)],
      children: [.accept]
    )
    .limited(
      .notGenerated(
        in: .values, "values hold no drops",
        instead: "the app makes them, by the JSON of the document")
    )
    .limited(.operationReason, by: .withoutCode(in: [.swiftui, .appkit, .values]))
    .limited(
      .progress,
      by: .inexpressible(
        in: .appkit, "nothing shows progress where a file will stand",
        instead: "show an NSProgressIndicator in the placeholder")
    )
    .limited(
      .multiple, .feedback, .gap, .dropPriority, .autoScroll, .autoScrollZone, .placeholder,
      .progress, .starts, .status, .onFailure, .undo, .textStyle, .confirm, .springLoaded, .scope,
      by: .dropsOfSwiftUI
    )
    .limited(
      .operation,
      by: .notGenerated(
        DropOperation.move, .link, in: .swiftui, "drops go through `dropDestination`, which copies",
        instead: "the app removes what was moved")
    )
    .limited(
      .dropPriority,
      by: .inexpressible(
        in: .appkit, "of views above each other the topmost that takes the type is asked",
        instead: "the views decide by how they lie")
    )
    .limited(
      .status,
      by: .inexpressible(
        in: [.uikit, .appkit], "how a region shows work that goes on is the app's",
        instead: "show it where the app performs the command")
    )
    .limited(
      .textStyle, .undo,
      by: .notGenerated(
        in: .appkit, "the app reads what was dropped",
        instead: "it decides so where it takes the drop")),
    ElementSpec(
      .accept, "A type that a drop target takes.",
      [
        AttributeSpec(
          .type, .uniformType, "The uniform type identifier of what is taken.", required: true),
        AttributeSpec(
          .take, .names,
          "The fields of the type that are taken, divided by blanks; default: all of it."),
      ]
    )
    .limited(.withoutCode(in: .values))
    .limited(
      .take,
      by: .notGenerated(
        in: [.swiftui, .appkit], "the app reads what was dropped",
        instead: "it takes what it wants where it takes the drop")),
  ]
}
