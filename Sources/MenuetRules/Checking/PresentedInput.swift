import MenuetModel

/// Whether people enter something in each sheet, cover and popover, as far as the document tells.
struct PresentedInput {
  enum Answer {
    /// Something in it takes input, or it asks for an answer.
    case takesInput
    /// It has content, none of which takes input.
    case onlyShows
    /// It has no content but a way out: what it shows is the app's.
    case unknown
  }

  private var takesInput: Set<String> = []
  /// What has a command that makes use of the input, or gives up what is edited.
  private var completed: Set<String> = []
  /// The sheets that are said to edit something, or may be.
  private var editors: Set<String> = []
  /// Those that are not: what Cancel leaves there may have been looked at only.
  private var plainSheets: Set<String> = []
  /// What ends with a button such as "Create", which makes something anew.
  private var makers: Set<String> = []
  /// What asks whether to destroy something, and what holds anything else than that and its ways out.
  private var destructive: Set<String> = []
  private var others: Set<String> = []
  /// What has content of any kind.
  private var filled: Set<String> = []
  /// What is filled by a picture, a film or the camera, and what may have lost some of its content.
  private var uncertain: Set<String> = []
  private var covers: Set<String> = []
  private var emptyPopovers: Set<String> = []
  private var nonmodal: Set<String> = []

  init(_ context: RuleContext) {
    let document = context.document
    for sheet in document.sheets {
      if sheet.edits {
        takesInput.insert(sheet.id)
        others.insert(sheet.id)
      } else {
        plainSheets.insert(sheet.id)
      }
      if sheet.edits || context.mayLack(.edits, on: sheet.source) { editors.insert(sheet.id) }
      add(sheet.body, of: sheet.id)
      note(sheet.source, of: sheet.id, showsMedia: sheet.content != .standard, context)
      if sheet.isNonmodal { nonmodal.insert(sheet.id) }
    }
    for cover in document.covers {
      add(cover.body, of: cover.id)
      note(cover.source, of: cover.id, showsMedia: cover.content != .standard, context)
      covers.insert(cover.id)
    }
    for popover in document.popovers {
      add(popover.body, of: popover.id)
      if popover.body.items.isEmpty, popover.adaptsTo == nil { emptyPopovers.insert(popover.id) }
      note(popover.source, of: popover.id, showsMedia: false, context)
    }
    for placement in context.walk.placements {
      guard let id = placement.view, context.forms.contains(id) else { continue }
      add(placement.item, to: id, context)
    }
    let controls =
      context.walk.popUpButtons.map(\.view) + context.walk.segmentedControls.map(\.view)
    for view in controls.compactMap({ $0 }) {
      takesInput.insert(view)
      others.insert(view)
    }
  }

  /// True where something is entered and then confirmed or given up; where each change holds at once,
  /// as in settings, opening the form is all that its command does.
  func isCompleted(_ id: String) -> Bool { completed.contains(id) }

  /// True for a sheet in which people edit a thing and keep it; one with a button "Create" asks what to
  /// make.
  func isEditor(_ id: String) -> Bool { editors.contains(id) && !makers.contains(id) }

  /// True for a question that is shown as a sheet: all that it holds is a way out and a destructive
  /// command.
  func onlyConfirms(_ id: String) -> Bool { destructive.contains(id) && !others.contains(id) }

  /// True for a sheet or cover that is filled by a picture, a film or the camera, or may be, and for
  /// one that may have lost some of its content.
  func isUncertain(_ id: String) -> Bool { uncertain.contains(id) }

  /// True for a sheet that is said to edit something.
  func isEditing(_ id: String) -> Bool { editors.contains(id) }

  /// True for a popover of which the document says nothing.
  func isEmptyPopover(_ id: String) -> Bool { emptyPopovers.contains(id) }

  func isCover(_ id: String) -> Bool { covers.contains(id) }

  /// True for a sheet beside which the view stays in use.
  func isNonmodal(_ id: String) -> Bool { nonmodal.contains(id) }

  /// What is known of a sheet, cover or popover by its id.
  subscript(id: String) -> Answer {
    if takesInput.contains(id) { return .takesInput }
    return filled.contains(id) ? .onlyShows : .unknown
  }

  private mutating func note(
    _ source: SourceReference, of id: String, showsMedia: Bool, _ context: RuleContext
  ) {
    if showsMedia || context.mayLack(.content, on: source) || context.mayLackParts(source) {
      uncertain.insert(id)
    }
  }

  private mutating func add(_ body: PresentedBody, of id: String) {
    if !body.regions.isEmpty {
      filled.insert(id)
      others.insert(id)
    }
    if body.regions.contains(where: \.takesInput) { takesInput.insert(id) }
  }

  private func mayLackTitle(_ item: Item, _ context: RuleContext) -> Bool {
    if context.system(of: item) != nil || context.isWritten(.title, on: item.source) {
      return false
    }
    return
      !(context.document.command(of: item).map { context.isWritten(.title, on: $0.source) }
      ?? false)
  }

  private mutating func add(_ item: Item, to id: String, _ context: RuleContext) {
    // What can be cancelled was begun.
    if item.kind != .command || context.cancels(item) { takesInput.insert(id) }
    let goesOn = context.document.role(of: item) == .primary && context.system(of: item) != .done
    if goesOn || (context.cancels(item) && !plainSheets.contains(id)) { completed.insert(id) }
    if goesOn, context.system(of: item) != .save, !mayLackTitle(item, context),
      !["save", "add", "存储", "保存", "儲存", "添加"].contains(context.words(of: item).core)
    {
      makers.insert(id)
    }
    guard !context.isExit(item) else { return }
    filled.insert(id)
    if context.isDestructive(item) { destructive.insert(id) } else { others.insert(id) }
    // A button that goes on and closes the form answers what it asks.
    if context.document.role(of: item) == .primary, context.dismisses(item) {
      takesInput.insert(id)
    }
  }
}

extension ContentRegion {
  /// True for what people type, pick or drop something into.
  fileprivate var takesInput: Bool {
    switch control {
    case .textField, .textView, .searchField, .tokenField, .imageWell, .colorWell, .filePicker: true
    case .label, .list, .table, .grid, .collection, .image, .custom: editable
    }
  }
}
