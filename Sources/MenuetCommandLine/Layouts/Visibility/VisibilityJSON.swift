import MenuetLayout
import MenuetModel
import MenuetTool

/// Why an item is not in the bar, as `layout --why --format json` prints it; the keys stand in this
/// order.
struct VisibilityJSON: Encodable {
  struct Bar: Encodable {
    let id: String
    let minimumWidth: Int
    let units: [Unit]
  }

  struct Unit: Encodable {
    let id: String
    let title: String?
    /// The member of the unit that is asked about, or in whose menu the item is.
    let member: Member?
    /// Where in the menu of the unit or member the item is; absent where it stands in the bar.
    let held: Held?
    let region: Toolbar.Region
    /// `platform`, `optional` or `empty`; absent where the unit is in the layout.
    let absence: String?
    let visibleFrom: Int?
    /// Of a member: from where its group is in the bar in any form.
    let groupVisibleFrom: Int?
    let ranges: [Range]
    let givenAway: [Step]
    let widths: [AtWidth]
  }

  struct Member: Encodable {
    let id: String
    let title: String?
  }

  struct Held: Encodable {
    let id: String
    let title: String?
    /// The titles of the submenus on the way.
    let path: [String]
  }

  /// A menu outside of toolbars that holds the item.
  struct Place: Encodable {
    let menu: String
    let kind: String
    let title: String?
    let path: [String]
  }

  struct Range: Encodable {
    let minimumWidth: Int
    /// Not included, as in the table of breakpoints.
    let maximumWidth: Int
    let form: UnitForm
  }

  struct Step: Encodable {
    let unit: String
    let to: UnitForm
    let below: Int
    let reason: String
  }

  struct Room: Encodable {
    let id: String
    let region: Toolbar.Region
    let form: UnitForm
    let width: Int
    /// Absent for the unit that is asked about.
    let reason: String?
  }

  struct AtWidth: Encodable {
    let width: Int
    let form: UnitForm
    let missing: Int
    let missingForBar: Int
    let room: [Room]
    let overflowButton: Int
    let gaps: Int
    let remedies: [Remedy]
  }

  struct Remedy: Encodable {
    /// In the words of the language: `shorten`, `display`, `priority`…
    let change: String
    let unit: String
    /// The member of the unit that is changed; absent for the unit itself.
    let member: String?
    let value: String?
    let words: String
    let visibleFrom: Int
  }

  let context: LayoutJSON.Context
  let item: String
  let toolbars: [Bar]
  let menus: [Place]

  init(_ answers: VisibilityAnswers, _ context: LayoutJSON.Context) {
    self.context = context
    item = answers.item
    toolbars = answers.toolbars.map { toolbar, reports in
      Bar(
        id: toolbar.id, minimumWidth: reports.first?.minimumWidth ?? 0,
        units: reports.map { Unit($0, toolbar) })
    }
    menus = answers.places.map {
      Place(menu: $0.menu.id, kind: $0.menu.kind, title: $0.menu.title, path: $0.item.path)
    }
  }
}

extension VisibilityJSON.Unit {
  fileprivate init(_ report: VisibilityReport, _ toolbar: Toolbar) {
    id = report.unit
    title = report.title
    member = report.member.map { VisibilityJSON.Member(id: $0.id, title: $0.title) }
    held = report.held.map { VisibilityJSON.Held(id: $0.id, title: $0.title, path: $0.path) }
    region = report.region
    absence = report.absence?.rawValue
    visibleFrom = report.visibleFrom
    groupVisibleFrom = report.groupVisibleFrom
    ranges = report.ranges.map {
      VisibilityJSON.Range(
        minimumWidth: $0.minimumWidth, maximumWidth: $0.maximumWidth + 1, form: $0.form)
    }
    givenAway = report.givenAway.map {
      VisibilityJSON.Step(unit: $0.unit, to: $0.to, below: $0.below, reason: $0.reason.key)
    }
    widths = report.widths.map { VisibilityJSON.AtWidth($0, toolbar) }
  }
}

extension VisibilityJSON.AtWidth {
  fileprivate init(_ report: VisibilityReport.AtWidth, _ toolbar: Toolbar) {
    width = report.width
    form = report.form
    missing = report.missing
    missingForBar = report.missingForBar
    room = report.room.map {
      VisibilityJSON.Room(
        id: $0.unit, region: $0.region, form: $0.form, width: $0.width, reason: $0.reason?.key)
    }
    overflowButton = report.overflowButton
    gaps = report.gaps
    remedies = report.remedies.map { VisibilityJSON.Remedy($0, toolbar) }
  }
}

extension VisibilityJSON.Remedy {
  fileprivate init(_ remedy: VisibilityReport.Remedy, _ toolbar: Toolbar) {
    let place = remedy.change.place
    let whole = ToolbarPlace(place.region, place.index)
    unit = toolbar[whole]?.id ?? ""
    member = place.member.flatMap { _ in toolbar[place]?.id }
    (change, value) = remedy.change.kind.keyAndValue
    words = remedy.change.words
    visibleFrom = remedy.visibleFrom
  }
}

extension ToolbarChange.Kind {
  /// The change in words of the language, and what it sets.
  fileprivate var keyAndValue: (String, String?) {
    switch self {
    case .shorten(let count, _): ("shorten", String(count))
    case .showIcon: ("display", ItemDisplay.icon.rawValue)
    case .collapseToMenu: ("collapse", GroupCollapse.menu.rawValue)
    case .setPriority(let priority): ("priority", String(priority))
    case .pin: ("pinned", "true")
    case .unpin: ("pinned", "false")
    case .move(let region): ("move", region.rawValue)
    case .removeSteps: ("shrink", nil)
    case .remove: ("remove", nil)
    case .includeByDefault: ("customization", ItemCustomization.default.rawValue)
    }
  }
}

extension VisibilityReport.Reason {
  /// The attribute or element that decides.
  fileprivate var key: String {
    switch self {
    case .shrink: "shrink"
    case .titlesFirst: "titles-first"
    case .groupsBeforeOverflow: "groups-before-overflow"
    case .priority: "priority"
    case .position: "position"
    case .region: "region"
    case .pinned: "pinned"
    case .collapseNone: "collapse"
    }
  }
}
