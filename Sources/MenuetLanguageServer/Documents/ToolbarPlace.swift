import MenuetBinding
import MenuetModel
import MenuetXML

/// Where something stands in a toolbar, by the names that a layout has for it.
struct ToolbarPlace: Hashable {
  let toolbar: String
  let unit: String

  init(toolbar: String, unit: String) {
    self.toolbar = toolbar
    self.unit = unit
  }

  /// The unit of a toolbar that an element is, or stands in as a member of a group; `nil` outside of
  /// toolbars, and for what a unit's menu holds.
  init?(_ element: Int, of bound: BoundDocument) {
    var unit = element
    var parent = Int(bound.tree.elements[element].parent)
    if parent >= 0, bound.kind(parent) == .group {
      unit = parent
      parent = Int(bound.tree.elements[parent].parent)
    }
    guard parent >= 0, let region = bound.kind(parent),
      [.leading, .center, .trailing].contains(region)
    else { return nil }
    let toolbar = Int(bound.tree.elements[parent].parent)
    guard toolbar >= 0, let id = bound.text(.id, toolbar),
      let name = Self.unitID(unit, of: bound)
    else { return nil }
    self.init(toolbar: id, unit: name)
  }

  /// The id of a unit in its toolbar: its own, that of what it places, or the name of an element without
  /// either.
  static func unitID(_ element: Int, of bound: BoundDocument) -> String? {
    bound.text(.id, element) ?? bound.text(.ref, element) ?? bound.text(.choice, element)
      ?? bound.text(.system, element) ?? bound.kind(element)?.spelling
  }
}

/// How a toolbar is laid out, as far as an editor tells of it.
struct BarFacts: Sendable, Equatable {
  /// The platform of the layout; `nil` where the document has no other.
  private let platform: Platform?
  /// The least width at which everything kept fits, in points.
  private let minimumWidth: Int?
  /// By the names that the layout has for units.
  private var stories: [String: UnitStory] = [:]

  /// - Parameter platforms: Those of the document: the first that shows the toolbar has its layout.
  init(_ toolbar: Toolbar, platforms: [Platform]) {
    platform =
      platforms.count > 1
      ? platforms.first { toolbar.platforms.contains(PlatformSet($0)) } : nil
    minimumWidth = toolbar.minimumWidth
    let table = toolbar.breakpoints
    var stories = table.widestForms.map { UnitStory(isShown: $0.form.isVisible) }
    for index in table.indices.dropFirst() {
      for change in table.changes(at: index) {
        stories[change.unit].steps.append(
          UnitStory.Step(form: change.form, below: table.widths[index - 1].minimumWidth))
      }
    }
    for (unit, story) in zip(table.widestForms, stories) where self.stories[unit.id] == nil {
      self.stories[unit.id] = story
    }
  }

  private func onPlatform(_ words: String) -> String {
    platform.map { "\(words) on \($0.displayName)" } ?? words
  }

  /// The least width in few words: `≥ 356 pt`.
  var minimumLabel: String? { minimumWidth.map { onPlatform("≥ \($0) pt") } }

  /// How a unit gives way, in words; `nil` for one that the layout does not have.
  func words(of unit: String) -> String? { stories[unit].map { onPlatform($0.words) } }

  /// The same in few words; `nil` where nothing changes.
  func label(of unit: String) -> String? { stories[unit]?.label.map { onPlatform($0) } }
}

/// How a unit of a toolbar gives way as the bar becomes narrower.
private struct UnitStory: Sendable, Equatable {
  struct Step: Sendable, Equatable {
    let form: UnitForm
    /// The width in points below which the unit has the form.
    let below: Int
  }

  /// Indicates whether it is in the bar at the greatest widths.
  let isShown: Bool
  /// The forms that it takes, the first one first.
  var steps: [Step] = []

  /// The steps in words: `symbol alone below 800 pt, leaves the bar below 632 pt`.
  var words: String {
    guard isShown else { return "not in the bar" }
    if steps.isEmpty { return "in the bar at every width" }
    return steps.map { "\($0.form.becomes) below \($0.below) pt" }.joined(separator: ", ")
  }

  /// The same in few words; `nil` where nothing changes.
  var label: String? {
    steps.isEmpty
      ? nil : steps.map { "\($0.form.becomes) < \($0.below) pt" }.joined(separator: ", ")
  }
}

extension UnitForm {
  /// The work of a unit that takes the form.
  fileprivate var becomes: String {
    switch self {
    case .both: "symbol and title"
    case .icon, .icons: "symbol alone"
    case .title: "title alone"
    case .representative: "one button with a menu"
    case .overflow: "leaves the bar"
    case .hidden: "is hidden"
    case .members, .kept: "in full"
    }
  }
}
