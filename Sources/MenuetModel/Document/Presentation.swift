/// A presentation that rests at one or more heights above the view that it comes from.
public struct Sheet: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The style in which the system presents it.
  public var style: SheetStyle
  /// The heights at which it rests, as written: `medium`, `large`, `240pt`, `40%`, or ids of its
  /// own detents.
  public var detents: [String]
  /// The heights that it declares itself, for `detents` to name.
  @Omittable public var ownDetents: [Detent]
  /// The detent at which it opens, one of `detents`; `nil` for the first.
  public var selected: String?
  /// The modality: a modal one keeps people from the view behind it.
  public var modality: Modality
  /// Indicates whether `modality` was written; false in a decoded document.
  @Transient public var statesModality: Bool
  /// The highest detent at which the view behind stays undimmed, one of `detents`; `nil` where none
  /// is written.
  public var undimmedThrough: String?
  /// When it shows its grabber.
  public var grabber: Grabber
  /// Indicates whether scrolling its content to the edge expands it to the next detent.
  public var scrollExpands: Bool
  /// Indicates whether its content scrolls.
  @Omittable public var scrollable: Bool
  /// Indicates whether it stays at the bottom edge in compact height, rather than fill the screen.
  @Omittable public var edgeAttached: Bool
  /// Indicates whether it is as wide as `preferredWidth` when it is attached to the edge in compact
  /// height.
  @Omittable public var widthFollowsContent: Bool
  /// The width that its content asks for, in points; `nil` where it asks for none.
  public var preferredWidth: Double?
  /// The height that its content asks for, in points; `nil` where it asks for none.
  public var preferredHeight: Double?
  /// The radius of its corners, in points; `nil` for the system's.
  public var cornerRadius: Double?
  /// The kind of its content.
  public var content: PresentedContent
  /// Its purpose.
  public var task: PresentedTask
  /// Indicates whether people enter something in it that dismissing it could lose.
  @Omittable public var edits: Bool
  /// How it lets itself be dismissed by a drag.
  public var dismissal: Dismissal
  /// The id of the alert that asks before it is dismissed; `nil` where none does.
  public var confirm: String?
  /// The ids of the commands in it that close it when they are done.
  @Omittable public var autoDismiss: [String]
  /// The handler of the app that is told when it has been dismissed; `nil` where none is.
  public var onDismiss: String?
  /// The handler of the app that is told before it is dismissed; `nil` where none is.
  public var onWillDismiss: String?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Its content.
  public var body: PresentedBody
  /// Where it stands in each nominal container of its platforms; empty before that was computed.
  @Omittable public var layouts: [PresentationLayout]
  /// Where it was written.
  public var source: SourceReference

  /// A height at which a sheet rests, declared in it.
  public struct Detent: Sendable, Hashable, Codable {
    /// The id, by which the sheet's other properties name it.
    public var id: String
    /// The height as written: `240pt` or `40%`.
    public var height: String

    /// A height under a name.
    public init(id: String, height: String) {
      self.id = id
      self.height = height
    }
  }

  /// An empty, modal sheet with the language's defaults: it rests at `large` and has no platforms
  /// yet.
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

/// The content of a sheet, a cover or a popover.
public struct PresentedBody: Sendable, Hashable, Codable {
  /// Commands, toggles and choices, in document order.
  @Omittable public var items: [Item]
  /// Buttons, in document order.
  @Omittable public var buttons: [Button]
  /// Pop-up buttons, in document order.
  @Omittable public var popUpButtons: [PopUpButton]
  /// Pull-down buttons, in document order.
  @Omittable public var pullDownButtons: [PullDownButton]
  /// Segmented controls, in document order.
  @Omittable public var segmented: [SegmentedControl]
  /// Areas of content, also those in other areas, the outer ones first.
  @Omittable public var regions: [ContentRegion]
  /// Its one toolbar; `nil` where there is none.
  public var toolbar: Toolbar?

  /// An empty body.
  public init() {}
}

/// A presentation that covers the whole screen.
public struct Cover: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The kind of its content.
  public var content: PresentedContent
  /// Its purpose.
  public var task: PresentedTask
  /// The handler of the app that is told when it has been dismissed; `nil` where none is.
  public var onDismiss: String?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Its content.
  public var body: PresentedBody
  /// Where it stands in each nominal container of its platforms; empty before that was computed.
  @Omittable public var layouts: [PresentationLayout]
  /// Where it was written.
  public var source: SourceReference

  /// An empty cover with the language's defaults and no platforms yet.
  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    content = .standard
    task = .simple
    body = PresentedBody()
  }
}

/// A presentation that points at what opened it.
public struct Popover: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The id of the sheet that it becomes where the width is compact; `nil` where it becomes none.
  public var adaptsTo: String?
  /// The name of what it points at; `nil` where that is what opened it.
  public var anchor: String?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Its content.
  public var body: PresentedBody
  /// Where it stands in each nominal container of its platforms; empty before that was computed.
  @Omittable public var layouts: [PresentationLayout]
  /// Where it was written.
  public var source: SourceReference

  /// An empty popover with the language's defaults and no platforms yet.
  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    body = PresentedBody()
  }
}

/// A question with its answers.
public struct Alert: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see.
  public var title: String
  /// The text below the title; `nil` where there is none.
  public var message: String?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The answers, in document order.
  public var actions: [Item]
  /// Where it was written.
  public var source: SourceReference

  /// An alert with its answers and no platforms yet.
  public init(id: String, title: String, actions: [Item], source: SourceReference) {
    self.id = id
    self.title = title
    self.actions = actions
    self.source = source
  }
}

/// A share sheet.
public struct ActivityView: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The activities of the system that it leaves out.
  @Omittable public var excludes: [SystemActivity]
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The activities of the app that it offers, in document order.
  public var activities: [Activity]
  /// Where it was written.
  public var source: SourceReference

  /// An activity of the app.
  public struct Activity: Sendable, Hashable, Codable {
    /// The id as written; nothing else in a document refers to it.
    public var id: String
    /// The title that people see.
    public var title: String
    /// The name of the SF Symbol shown.
    public var symbol: String
    /// The kind: it acts on what is shared, or shares it.
    public var kind: ActivityKind
    /// Kinds of content with an optional greatest count, as written: `image:5`, `url`.
    @Omittable public var accepts: [String]
    /// A note for translators; `nil` where there is none.
    public var comment: String?
    /// Where it was written.
    public var source: SourceReference

    /// An action that accepts nothing yet.
    public init(id: String, title: String, symbol: String, source: SourceReference) {
      self.id = id
      self.title = title
      self.symbol = symbol
      self.source = source
      kind = .action
    }
  }

  /// A share sheet that leaves nothing out and has no platforms yet.
  public init(id: String, title: String?, activities: [Activity], source: SourceReference) {
    self.id = id
    self.title = title
    self.activities = activities
    self.source = source
  }
}

/// The surfaces that appear together.
public struct AppView: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The handler of the app that is told when the view appears; `nil` where none is.
  public var onAppear: String?
  /// The handler of the app that is told when the view disappears; `nil` where none is.
  public var onDisappear: String?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// Where it was written.
  public var source: SourceReference

  /// A view without handlers and platforms; surfaces join it by its id.
  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
  }
}

/// A bar that navigates between views.
public struct TabBar: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The tabs, in document order.
  public var tabs: [Tab]
  /// Where it was written.
  public var source: SourceReference

  /// One tab: it shows a view and performs no command.
  public struct Tab: Sendable, Hashable, Codable {
    /// The id, given or derived from the title; unique among the document's surfaces and their
    /// parts.
    public var id: String
    /// The title that people see.
    public var title: String
    /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
    public var symbol: String?
    /// The name of the image asset shown in place of a symbol; `nil` where there is none.
    public var image: String?
    /// The id of the view that it shows.
    public var view: String
    /// The platforms it is for, a subset of the document's.
    @Narrowed public var platforms: PlatformSet
    /// Where it was written.
    public var source: SourceReference

    /// A tab without a symbol and platforms.
    public init(id: String, title: String, view: String, source: SourceReference) {
      self.id = id
      self.title = title
      self.view = view
      self.source = source
    }
  }

  /// A bar with its tabs and no platforms yet.
  public init(id: String, tabs: [Tab], source: SourceReference) {
    self.id = id
    self.tabs = tabs
    self.source = source
  }
}
