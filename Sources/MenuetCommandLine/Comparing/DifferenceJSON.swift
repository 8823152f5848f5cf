import MenuetComparison
import MenuetGeneration
import MenuetLayout
import MenuetModel

/// Differences as `diff --format json` prints them; the keys stand in this order.
struct DifferenceJSON: Encodable {
  let format = "menuet/diff-1"
  /// The documents that have changed; none where nothing has.
  let documents: [Document]

  private enum CodingKeys: CodingKey { case format, documents }

  init(_ differences: [DocumentDifference]) { documents = differences.map { Document($0) } }

  /// The text of a file.
  static func text(of differences: [DocumentDifference]) -> String {
    // Texts and numbers of points can always be written.
    let bytes = try? JSONEmitter(isCompact: false).emit(DifferenceJSON(differences))
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  struct Document: Encodable {
    let name: String
    let status: DocumentDifference.Status
    let old: String?
    let new: String?
    let breaking: Bool
    let changes: [AuthorChange]
    let widths: [Width]
    let interface: [Interface]

    init(_ difference: DocumentDifference) {
      name = difference.name
      status = difference.status
      old = difference.old
      new = difference.new
      breaking = difference.isBreaking
      changes = difference.comparison.changes.map { AuthorChange($0) }
      widths = difference.comparison.widths.map { Width($0) }
      interface = difference.comparison.interface.map { Interface($0) }
    }
  }

  struct Position: Encodable {
    let container: String
    let after: String?

    init(_ position: Change.Position) {
      container = position.container
      after = position.after
    }
  }

  struct AuthorChange: Encodable {
    let kind: String
    let element: String
    let id: String?
    let title: String?
    let oldID: String?
    let sure: Bool?
    let attribute: String?
    let old: String?
    let new: String?
    let oldPosition: Position?
    let position: Position?
    let places: [String]?
    let oldSource: SourceReference?
    let source: SourceReference?
    let sentence: String

    init(_ change: Change) {
      kind = change.kind.rawValue
      element = change.element.spelling
      id = change.id.isEmpty ? nil : change.id
      title = change.title
      oldID = change.oldID
      sure = change.kind == .renamed ? change.isSure : nil
      attribute = change.attribute
      old = change.old
      new = change.new
      oldPosition = change.oldPosition.map { Position($0) }
      position = change.position.map { Position($0) }
      places = change.places.isEmpty ? nil : change.places
      oldSource = change.oldSource
      source = change.source
      sentence = change.sentence
    }
  }

  /// The forms of a unit of a toolbar, or the least width of the bar.
  struct Width: Encodable {
    struct Form: Encodable {
      let form: UnitForm
      let below: Int?
    }

    struct Widths: Encodable {
      let old: Int?
      let new: Int?
    }

    let toolbar: String
    let platform: Platform
    let unit: String?
    let title: String?
    let old: [Form]?
    let new: [Form]?
    /// The widths below which the unit is not in the bar.
    let leaves: Widths?
    let minimumWidth: Widths?
    let sentence: String

    init(_ change: WidthChange) {
      toolbar = change.toolbar
      platform = change.platform
      unit = change.unit
      title = change.title
      old = change.stories.map { Self.forms($0.old) }
      new = change.stories.map { Self.forms($0.new) }
      leaves = change.exits.flatMap { exits in
        exits.old == nil && exits.new == nil ? nil : Widths(old: exits.old, new: exits.new)
      }
      minimumWidth = change.minimumWidths.map { Widths(old: $0.old, new: $0.new) }
      sentence = change.sentence
    }

    private static func forms(_ story: UnitStory) -> [Form] {
      story.steps.map { Form(form: $0.form, below: $0.below) }
    }
  }

  struct Interface: Encodable {
    let kind: String
    let scope: String?
    let old: String?
    let new: String?
    let requirement: Bool
    let frameworks: [String]
    let breaking: Bool
    let sentence: String

    init(_ change: InterfaceChange) {
      kind = change.kind.rawValue
      scope = change.scope.isEmpty ? nil : change.scope
      old = change.old
      new = change.new
      requirement = change.isRequirement
      frameworks = change.frameworks.members.map(\.rawValue)
      breaking = change.isBreaking
      sentence = change.sentence
    }
  }
}
