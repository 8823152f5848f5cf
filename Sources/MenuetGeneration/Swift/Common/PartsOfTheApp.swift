import MenuetModel

/// Finds what a document describes and generated code of no framework does: it is checked, laid out and
/// written as JSON, and the app does it itself. Things of one kind are one finding, at the first.
struct PartsOfTheApp {
  private let document: Document
  private var findings: [UnsupportedFeature] = []

  /// The findings, by kinds.
  static func findings(in document: Document, for framework: Framework) -> [UnsupportedFeature] {
    var parts = PartsOfTheApp(document)
    if framework == .none { parts.findDragAndDrop() }
    parts.findExtensions()
    if framework == .appkit || framework == .none {
      if framework != .appkit { parts.findDismissals() }
      parts.findHandlers()
      if framework != .appkit { parts.findAnchors() }
      parts.findPresentations()
    }
    if framework == .none { parts.findPresented() }
    return parts.findings
  }

  private init(_ document: Document) { self.document = document }

  private mutating func add(_ what: String, _ instead: String, at sources: [SourceReference]) {
    guard let first = sources.first else { return }
    let count = sources.count > 1 ? " (\(sources.count) in the document)" : ""
    findings.append(UnsupportedFeature(what + count, instead: instead, at: first))
  }

  private mutating func findDragAndDrop() {
    add(
      "values hold no drags", "the app makes them, by the JSON of the document",
      at: document.dragSources.map(\.source))
    add(
      "values hold no drops", "the app makes them, by the JSON of the document",
      at: document.dropTargets.map(\.source))
  }

  private mutating func findExtensions() {
    add(
      "extensions are targets of their own, which are not generated",
      "write its Info.plist and its controller, by the JSON of the document",
      at: document.extensions.map(\.source))
  }

  /// Names of functions that the app is told by, at moments that only the app knows.
  private mutating func findHandlers() {
    add(
      "handlers of views that appear and disappear are not called",
      "call them where the view appears and disappears",
      at: document.views.filter { $0.onAppear != nil || $0.onDisappear != nil }.map(\.source))
  }

  private mutating func findDismissals() {
    let sheets = document.sheets.filter { $0.onDismiss != nil || $0.onWillDismiss != nil }
    let covers = document.covers.filter { $0.onDismiss != nil }
    add(
      "handlers of what is dismissed are not called",
      "call them in the delegate of the presentation",
      at: sheets.map(\.source) + covers.map(\.source))
  }

  private mutating func findAnchors() {
    add(
      "what a popover points at and becomes in a narrow window is the app's",
      "it points at the button that was pressed, and the app makes what it becomes",
      at: document.popovers.filter { $0.adaptsTo != nil || $0.anchor != nil }.map(\.source))
  }

  private mutating func findPresentations() {
    add(
      "generated code presents over what is there", "dismiss or fill the popover in the app",
      at: document.commands.filter { $0.presents != nil && $0.presentation != .over }
        .map(\.source))
  }

  /// Values know what a command presents, and not what stands in it.
  private mutating func findPresented() {
    add(
      "values hold no sheets, covers, popovers and share sheets",
      "the app makes them where a command presents one",
      at: document.presented.map(\.source) + document.activityViews.map(\.source))
  }
}
