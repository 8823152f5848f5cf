/// An area of content: what people select in it, edit, drag out of it and drop into it.
public struct ContentRegion: Sendable, Hashable, Codable {
  /// The id, unique among the surfaces of the document.
  public var id: String
  /// The title of the area.
  public var title: String?
  /// The kind of its content.
  public var kind: RegionKind
  /// The control that shows it.
  public var control: RegionControl
  /// Indicates whether people can select something in it.
  @Omittable public var selectable: Bool
  /// Indicates whether people can change its content.
  @Omittable public var editable: Bool
  /// Indicates whether it scrolls.
  @Omittable public var scrollable: Bool
  /// How much can be selected; `single` for a selectable region that does not say.
  public var selection: SelectionMode
  /// The command that lets people select several things.
  public var selectCommand: String?
  /// A name that regions which show one model share.
  public var collection: String?
  /// The treatment of the attributes that dropped text brings.
  public var textAttributes: TextAttributes
  /// In points.
  public var height: Double?
  /// The region directly around it.
  public var parent: String?
  /// The region that counts as its container, which may be itself; `nil` for the document.
  public var container: String?
  /// The sheet, cover or popover in which it stands.
  public var presentation: String?
  /// The platforms it is for.
  @Narrowed public var platforms: PlatformSet
  /// For translators.
  public var comment: String?
  /// The view that it belongs to.
  public var view: String?
  /// The element that declares it.
  public var source: SourceReference

  /// A region of custom content that people can only look at.
  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    kind = .custom
    control = .custom
    selection = .none
    textAttributes = .plain
  }
}

/// A type of data that the document declares.
public struct DataType: Sendable, Hashable, Codable {
  /// Its uniform type identifier.
  public var id: String
  /// The title of things of the type.
  public var title: String?
  /// The types that it is a kind of.
  @Omittable public var conformsTo: [String]
  /// Indicates whether this is a type of the app's own, false for one of another app.
  @Omittable public var exported: Bool
  /// The parts of a structured type.
  @Omittable public var fields: [String]
  /// The element that declares it.
  public var source: SourceReference

  /// A type that other apps own.
  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
  }
}

/// Something that can be dragged.
public struct DragSource: Sendable, Hashable, Codable {
  /// The id, unique among the surfaces of the document.
  public var id: String
  /// A region, or a view or item kind of the app.
  public var target: String
  /// The region that `target` names, if it names one.
  public var region: ContentRegion?
  /// The operations that it allows a drop.
  public var allows: [DragOperation]
  /// Indicates whether several things can be dragged at once.
  @Omittable public var multiple: Bool
  /// How far the drag reaches.
  public var scope: DragScope
  /// The picture that follows the finger.
  public var preview: DragPreview
  /// How opaque a custom preview is: more than 0, at most 1.
  public var previewOpacity: Double
  /// How long the data takes to come.
  public var transfer: TransferSpeed
  /// The size of the data in bytes, where it is known.
  public var size: Int?
  /// Indicates whether the app reports the progress of the transfer.
  @Omittable public var progress: Bool
  /// Indicates whether a File Provider extension brings the data.
  @Omittable public var fileProvider: Bool
  /// The app's handler that deletes what was moved elsewhere.
  public var onMove: String?
  /// The platforms it is for.
  @Narrowed public var platforms: PlatformSet
  /// For the reader of the document.
  public var comment: String?
  /// The view that it belongs to.
  public var view: String?
  /// The forms in which the data is offered, the truest first.
  public var representations: [Representation]
  /// The element that declares it.
  public var source: SourceReference

  /// One form in which dragged data is offered.
  public struct Representation: Sendable, Hashable, Codable {
    /// A uniform type identifier.
    public var type: String
    /// How true to the original the form is, where the document says so.
    public var fidelity: Fidelity?
    /// The type, where the document declares it.
    public var declaration: DataType?
    /// The element that declares it.
    public var source: SourceReference

    /// A form whose type tells how true it is.
    public init(type: String, source: SourceReference) {
      self.type = type
      self.source = source
    }
  }

  /// A source of copies for all apps.
  public init(
    id: String, target: String, representations: [Representation], source: SourceReference
  ) {
    self.id = id
    self.target = target
    self.representations = representations
    self.source = source
    allows = [.copy]
    scope = .system
    preview = .system
    previewOpacity = 0.8
    transfer = .instant
  }
}

/// A place that takes drops.
public struct DropTarget: Sendable, Hashable, Codable {
  /// The id, unique among the surfaces of the document.
  public var id: String
  /// A region, or a view or item kind of the app.
  public var target: String
  /// The region that `target` names, if it names one.
  public var region: ContentRegion?
  /// The effect of a drop on the data.
  public var operation: DropOperation
  /// Why the operation is another than people expect.
  public var operationReason: String?
  /// Where a drop may come from.
  public var scope: DropScope
  /// Indicates whether several things can be dropped at once.
  public var multiple: Bool
  /// How it answers a drag above it.
  public var feedback: DropFeedback
  /// Indicates whether its content makes room for what is dropped.
  @Omittable public var gap: Bool
  /// The rank among targets that overlap: the highest takes the drop.
  @Omittable public var dropPriority: Int
  /// Where dragging near an edge scrolls, where the document says so.
  public var autoScroll: AutoScroll?
  /// The depth in points of the zone at an edge in which a drag scrolls.
  public var autoScrollZone: Double
  /// Indicates whether a placeholder stands until the data has come.
  @Omittable public var placeholder: Bool
  /// How it shows its progress.
  public var progress: DropProgress
  /// The command that a drop performs.
  public var starts: String?
  /// The region that shows how the work goes on which a drop started.
  public var status: String?
  /// The alert or region that tells of a drop that failed.
  public var onFailure: String?
  /// The app's handler that tells of a drop that failed.
  public var failureHandler: String?
  /// Indicates whether people can undo a drop.
  public var undo: Bool
  /// The id of what asks before a drop takes effect: a sheet, a share sheet or an alert.
  public var confirm: String?
  /// Whose style dropped text takes.
  public var textStyle: TextStyleSource
  /// Indicates whether a drag that rests above it opens it.
  @Omittable public var springLoaded: Bool
  /// The platforms it is for.
  @Narrowed public var platforms: PlatformSet
  /// For the reader of the document.
  public var comment: String?
  /// The view that it belongs to.
  public var view: String?
  /// The types that it takes, the richest first.
  public var accepts: [Accept]
  /// The element that declares it.
  public var source: SourceReference

  /// A type that a drop target takes.
  public struct Accept: Sendable, Hashable, Codable {
    /// A uniform type identifier.
    public var type: String
    /// The parts of the data that are taken; all where there are none.
    @Omittable public var take: [String]
    /// The type, where the document declares it.
    public var declaration: DataType?
    /// The element that names it.
    public var source: SourceReference

    /// A type that is taken as a whole.
    public init(type: String, source: SourceReference) {
      self.type = type
      self.source = source
    }
  }

  /// A target for drops from everywhere, which can be undone.
  public init(id: String, target: String, accepts: [Accept], source: SourceReference) {
    self.id = id
    self.target = target
    self.accepts = accepts
    self.source = source
    operation = .auto
    scope = .system
    multiple = true
    feedback = .highlight
    autoScrollZone = 44
    progress = .system
    undo = true
    textStyle = .auto
  }
}

extension RegionControl {
  /// Indicates whether this is one of the standard text controls, which bring drag and drop along.
  package var isStandardText: Bool { [.textField, .textView, .searchField].contains(self) }

  /// Indicates whether this is a control that shows many things side by side.
  package var isCollection: Bool { [.list, .table, .grid, .collection].contains(self) }
}

extension ContentRegion {
  /// Indicates whether this is text, or a control for it.
  package var isText: Bool {
    kind == .text || [.textField, .textView, .searchField, .tokenField].contains(control)
  }

  /// The key of the container around the region, else of its view.
  package var containerKey: String { container.map { "region \($0)" } ?? "view \(view ?? "")" }

  /// Indicates whether people type, pick or drop something into it.
  package var takesInput: Bool {
    switch control {
    case .textField, .textView, .searchField, .tokenField, .imageWell, .colorWell, .filePicker: true
    case .label, .list, .table, .grid, .collection, .image, .custom: editable
    }
  }

  /// Indicates whether this is text that people edit in a control of the app's own.
  package var isCustomTextEditor: Bool { kind == .text && control == .custom && editable }
}

extension DragSource {
  /// Indicates whether this is on a control that brings drag and drop along.
  package var isOnStandardText: Bool { region?.control.isStandardText ?? false }

  /// Returns whether a source and a target stand in one container, `nil` where nobody knows: one of
  /// them is for a view of the app that the document does not describe.
  package func sharesContainer(with target: DropTarget) -> Bool? {
    if self.target == target.target { return true }
    guard let first = region, let second = target.region else { return nil }
    return first.containerKey == second.containerKey
  }
}

extension DropTarget {
  /// Indicates whether this is on a control that brings drag and drop along.
  package var isOnStandardText: Bool { region?.control.isStandardText ?? false }

  /// Indicates whether dropped text keeps its style; where nobody says, as its region keeps styles.
  package var keepsTextStyle: Bool {
    switch textStyle {
    case .source: true
    case .destination: false
    case .auto: region.map { !$0.isText || $0.textAttributes == .rich } ?? true
    }
  }
}
