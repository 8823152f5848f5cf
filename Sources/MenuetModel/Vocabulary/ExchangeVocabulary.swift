/// Extensions, drag and drop: what comes from other apps and goes to them.
extension Vocabulary {
  static let extensionAttributes: [AttributeSpec] = [
    .id(required: true), .text(.title, required: true),
    AttributeSpec(.accepts, .typeCounts, required: true),
    AttributeSpec(.symbol, .symbol(allowsNone: false)), .name(.image),
    .word(.interface, ExtensionInterface.self, default: .compose), .flag(.ui, default: true),
    .words(.surfaces, ExtensionSurface.self), AttributeSpec(.returns, .names),
    .words(.platforms, Platform.self), .text(.comment),
  ]

  static let dragAndDrop: [ElementSpec] = [
    ElementSpec(
      .region, "An area of content, for context menus, drags and drops.",
      [
        .id(required: true), .text(.title), .word(.kind, RegionKind.self, default: .custom),
        .word(.control, RegionControl.self, default: .custom), .flag(.selectable),
        .flag(.editable), .flag(.scrollable), .flag(.container),
        .word(.selection, SelectionMode.self), .reference(.selectCommand, to: .command),
        .name(.collection), .word(.textAttributes, TextAttributes.self, default: .plain),
        AttributeSpec(.height, .length), .words(.platforms, Platform.self), .text(.comment),
      ],
      children: [.region, .dragSource, .dropTarget]),
    ElementSpec(
      .type, "A type of data that the app drags and drops.",
      [
        AttributeSpec(.id, .typeID, required: true), AttributeSpec(.conformsTo, .uniformTypes),
        .flag(.exported), .text(.title),
      ],
      children: [.field]),
    ElementSpec(.field, "A part of a structured type.", [.name(.name, required: true)]),
    ElementSpec(
      .dragSource, "Something that can be dragged.",
      [
        .id(required: true), .name(.for), .words(.allows, DragOperation.self, default: "copy"),
        .flag(.multiple), .word(.scope, DragScope.self, default: .system),
        .word(.preview, DragPreview.self, default: .system),
        AttributeSpec(.previewOpacity, .opacity, default: "0.8"),
        .word(.transfer, TransferSpeed.self, default: .instant), AttributeSpec(.size, .count),
        .flag(.progress), .flag(.fileProvider), .name(.onMove),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      requires: [.anyOf([.for], only: .outsideRegion)], children: [.representation]),
    ElementSpec(
      .representation, "One form in which dragged data is offered.",
      [AttributeSpec(.type, .uniformType, required: true), .word(.fidelity, Fidelity.self)]),
    ElementSpec(
      .dropTarget, "A place that takes drops.",
      [
        .id(required: true), .name(.for), AttributeSpec(.accepts, .uniformTypes),
        .word(.operation, DropOperation.self, default: .auto), .text(.operationReason),
        .word(.scope, DropScope.self, default: .system), .flag(.multiple, default: true),
        .word(.feedback, DropFeedback.self, default: .highlight), .flag(.gap),
        AttributeSpec(.dropPriority, .integer, default: "0"), .word(.autoScroll, AutoScroll.self),
        AttributeSpec(.autoScrollZone, .number, default: "44"), .flag(.placeholder),
        .word(.progress, DropProgress.self, default: .system),
        .reference(.starts, to: .command), .reference(.status, to: .region),
        AttributeSpec(.onFailure, .notice([.alert, .region])),
        .flag(.undo, default: true),
        .reference(.confirm, to: [.sheet, .activityView, .alert]),
        .word(.textStyle, TextStyleSource.self, default: .auto), .flag(.springLoaded),
        .words(.platforms, Platform.self), .text(.comment),
      ],
      requires: [
        .anyOf([.for], only: .outsideRegion), .instead(of: [.accept], .accepts),
      ],
      children: [.accept]),
    ElementSpec(
      .accept, "A type that a drop target takes.",
      [AttributeSpec(.type, .uniformType, required: true), AttributeSpec(.take, .names)]),
  ]
}
