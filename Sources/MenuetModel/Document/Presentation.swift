/// A sheet.
public struct Sheet: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var style: SheetStyle
  /// `medium`, `large`, `240pt`, `40%`, or ids of own detents.
  public var detents: [String]
  @Omittable public var ownDetents: [Detent]
  public var selected: String?
  public var modality: Modality
  /// True where `modality` was written.
  @Transient public var statesModality: Bool
  public var undimmedThrough: String?
  public var grabber: Grabber
  public var scrollExpands: Bool
  @Omittable public var scrollable: Bool
  @Omittable public var edgeAttached: Bool
  @Omittable public var widthFollowsContent: Bool
  /// In points.
  public var preferredWidth: Double?
  /// In points.
  public var preferredHeight: Double?
  /// In points.
  public var cornerRadius: Double?
  public var content: PresentedContent
  public var task: PresentedTask
  @Omittable public var edits: Bool
  public var dismissal: Dismissal
  public var confirm: String?
  @Omittable public var autoDismiss: [String]
  public var onDismiss: String?
  public var onWillDismiss: String?
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var body: PresentedBody
  public var source: SourceReference

  /// A height of the sheet's own.
  public struct Detent: Sendable, Hashable, Codable {
    public var id: String
    /// `240pt` or `40%`.
    public var height: String

    public init(id: String, height: String) {
      self.id = id
      self.height = height
    }
  }

  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    style = .automatic
    detents = ["large"]
    modality = .modal
    grabber = .auto
    scrollExpands = true
    content = .standard
    task = .simple
    dismissal = .free
    body = PresentedBody()
  }
}

/// What stands in a sheet, a cover or a popover.
public struct PresentedBody: Sendable, Hashable, Codable {
  @Omittable public var items: [Item]
  @Omittable public var buttons: [Button]
  @Omittable public var popUpButtons: [PopUpButton]
  @Omittable public var pullDownButtons: [PullDownButton]
  @Omittable public var segmented: [SegmentedControl]
  public var toolbar: Toolbar?

  public init() {}
}

/// A presentation that covers the whole screen.
public struct Cover: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var content: PresentedContent
  public var task: PresentedTask
  public var onDismiss: String?
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var body: PresentedBody
  public var source: SourceReference

  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    content = .standard
    task = .simple
    body = PresentedBody()
  }
}

/// A popover.
public struct Popover: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  /// The sheet that it becomes where the width is compact.
  public var adaptsTo: String?
  public var anchor: String?
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var body: PresentedBody
  public var source: SourceReference

  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    body = PresentedBody()
  }
}

/// A question with its answers.
public struct Alert: Sendable, Hashable, Codable {
  public var id: String
  public var title: String
  public var message: String?
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var actions: [Item]
  public var source: SourceReference

  public init(id: String, title: String, actions: [Item], source: SourceReference) {
    self.id = id
    self.title = title
    self.actions = actions
    self.source = source
  }
}

/// A share sheet.
public struct ActivityView: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  @Omittable public var excludes: [SystemActivity]
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var activities: [Activity]
  public var source: SourceReference

  /// An activity of the app.
  public struct Activity: Sendable, Hashable, Codable {
    public var id: String
    public var title: String
    public var symbol: String
    public var kind: ActivityKind
    /// Kinds of content with an optional greatest count, as written.
    @Omittable public var accepts: [String]
    public var comment: String?
    public var source: SourceReference

    public init(id: String, title: String, symbol: String, source: SourceReference) {
      self.id = id
      self.title = title
      self.symbol = symbol
      self.source = source
      kind = .action
    }
  }

  public init(id: String, title: String?, activities: [Activity], source: SourceReference) {
    self.id = id
    self.title = title
    self.activities = activities
    self.source = source
  }
}

/// The surfaces that appear together.
public struct AppView: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var onAppear: String?
  public var onDisappear: String?
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var source: SourceReference

  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
  }
}

/// A bar that navigates between views.
public struct TabBar: Sendable, Hashable, Codable {
  public var id: String
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var tabs: [Tab]
  public var source: SourceReference

  public struct Tab: Sendable, Hashable, Codable {
    public var id: String
    public var title: String
    public var symbol: String?
    public var image: String?
    public var view: String
    @Narrowed public var platforms: PlatformSet
    public var source: SourceReference

    public init(id: String, title: String, view: String, source: SourceReference) {
      self.id = id
      self.title = title
      self.view = view
      self.source = source
    }
  }

  public init(id: String, tabs: [Tab], source: SourceReference) {
    self.id = id
    self.tabs = tabs
    self.source = source
  }
}
