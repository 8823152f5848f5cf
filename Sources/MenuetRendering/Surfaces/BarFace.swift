import MenuetLayout
import MenuetModel

/// The words and the symbol of a unit of a toolbar, whatever its form.
struct BarFace: Sendable {
  var id: String
  var title: String
  /// A symbol's or image's name.
  var symbol: String?
  var role = Role.normal
  var indicator = ButtonFace.Indicator.none
  var kind: ToolbarUnit.Content.Kind
  /// Indicates whether it is the button behind which the rest is: More, or that of the overflow menu.
  var isMore = false
  /// Indicates whether it cannot be used.
  var isDimmed = false
  /// Indicates whether it is a toggle that is on.
  var isOn = false
  /// The form in which it stands where it has the room.
  var widestForm = UnitForm.icon
  /// Of a group, in bar order.
  var members: [BarFace] = []
  /// Indicates whether the members of a group are the segments of one control: on the Mac, where the
  /// group becomes a menu as a whole. UIKit has its members stand as its other items do.
  var isControl = false
  /// Of a segmented control or a pop-up button.
  var choice: Choice?
  /// The menu that it opens.
  var menu: MenuSurface?

  /// The face of the button that opens the overflow menu.
  static let overflow = BarFace(
    id: "", title: StandardWord.more.title, symbol: StandardWord.more.symbol, kind: .command,
    isMore: true)

  /// Indicates whether it stands on glass, where bars have that: its own shape is no field or track.
  ///
  /// - Parameter width: In points.
  func hasGlass(width: Double) -> Bool {
    switch kind {
    case .title, .segmented: false
    case .search: width < Self.leastFieldWidth
    default: true
    }
  }

  /// The width from which a search field is no button, in points.
  static let leastFieldWidth = 90.0

  /// The form of a member where its group has one: with icons only, what shows both loses its title,
  /// and nothing else changes.
  func form(inGroup group: UnitForm) -> UnitForm {
    group == .icons && widestForm == .both ? .icon : widestForm
  }
}

/// The faces of a toolbar's units by id.
///
/// Ids that a bar has twice are handed out in bar order, the last of them for good.
struct BarFaces: Sendable {
  private var faces: [String: [BarFace]] = [:]
  /// All of them in bar order.
  private(set) var all: [BarFace] = []

  init(_ toolbar: Toolbar, in document: Document, on platform: Platform) {
    let reader = BarFaceReader(toolbar: toolbar, document: document, platform: platform)
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] {
        guard let face = reader.face(of: unit) else { continue }
        all.append(face)
        faces[unit.id, default: []].append(face)
      }
    }
    for id in faces.keys { faces[id]?.reverse() }
  }

  /// The face of the next unit of an id; a bare one where the bar has no such unit.
  mutating func next(_ id: String) -> BarFace {
    guard let waiting = faces[id], let next = waiting.last else {
      return BarFace(id: id, title: id, kind: .command, widestForm: .title)
    }
    if waiting.count > 1 { faces[id]?.removeLast() }
    return next
  }
}

/// Reads faces from the units of a toolbar.
private struct BarFaceReader {
  let toolbar: Toolbar
  let document: Document
  let platform: Platform

  /// The face of a unit; nil for what has none, or does not stand on the platform.
  func face(of unit: ToolbarUnit) -> BarFace? {
    guard var face = bareFace(of: unit) else { return nil }
    if unit.content.kind != .group { face.widestForm = form(of: face, display: unit.display) }
    return face
  }

  private func bareFace(of unit: ToolbarUnit) -> BarFace? {
    let id = unit.id
    let kind = unit.content.kind
    switch unit.content {
    case .item(let item): return face(of: item, document.face(of: item), id: id, kind)
    case .button(let button): return face(of: button.item, document.face(of: button), id: id, kind)
    case .popUpButton(let button): return face(of: button, id: id)
    case .pullDownButton(let button): return face(of: button, id: id)
    case .segmented(let control):
      guard stands(control.platforms) else { return nil }
      let choice = document.choice(control.subject)
      var face = BarFace(id: id, title: control.title ?? choice?.title ?? id, kind: kind)
      face.choice = choice
      face.isDimmed = !document.holds(control.enabledWhen)
      return face
    case .group(let group):
      guard stands(group.platforms) else { return nil }
      var face = BarFace(
        id: id, title: group.title ?? id, symbol: group.symbol ?? group.image,
        indicator: .pullDown, kind: kind, widestForm: .members)
      face.isDimmed = !document.holds(group.enabledWhen)
      face.members = group.members.compactMap { self.face(of: $0) }
      face.isControl = platform == .macos && group.isControlInAppKit
      return face
    case .space, .slot: return nil
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      return face(of: button, in: unit)
    case .title(let title): return face(of: title, id: id)
    }
  }

  private func stands(_ platforms: PlatformSet) -> Bool {
    platforms.contains(PlatformSet(platform))
  }

  private func face(
    of item: Item, _ face: Face, id: String, _ kind: ToolbarUnit.Content.Kind
  ) -> BarFace? {
    guard stands(item.platforms) else { return nil }
    var bar = BarFace(
      id: id, title: face.title, symbol: face.picture, role: document.role(of: item), kind: kind)
    bar.isDimmed = !document.isEnabled(item)
    // One whose title changes says so with it.
    bar.isOn = document.isOn(document.command(of: item)) && document.toggleForm(of: item) != .title
    return bar
  }

  private func face(of button: PopUpButton, id: String) -> BarFace? {
    guard stands(button.platforms) else { return nil }
    let choice = document.choice(button.subject)
    var face = BarFace(
      id: id, title: button.title ?? choice?.title ?? id, symbol: button.symbol ?? button.image,
      indicator: .popUp, kind: .popUpButton)
    face.choice = choice
    face.isDimmed = !document.holds(button.enabledWhen)
    let item = Item(
      id: button.choice, kind: .choice, subject: button.subject, platforms: .all,
      source: button.source)
    face.menu = MenuSurface(
      title: face.title, content: [.item(item)], layouts: button.layouts, declared: .large)
    return face
  }

  private func face(of button: PullDownButton, id: String) -> BarFace? {
    guard stands(button.platforms) else { return nil }
    let title = button.face.title
    var face = BarFace(
      id: id, title: title, symbol: button.face.picture,
      indicator: .pullDown, kind: .pullDownButton, isMore: button.isMore)
    face.isDimmed = !document.holds(button.enabledWhen)
    face.menu = MenuSurface(
      title: title.isEmpty ? id : title, content: button.content, layouts: button.layouts,
      declared: button.layout)
    return face
  }

  /// The face of a button that every bar has.
  private func face(of button: BarButton, in unit: ToolbarUnit) -> BarFace? {
    guard stands(button.platforms) else { return nil }
    let shown = document.face(of: unit)
    var face = BarFace(
      id: unit.id, title: shown.title, symbol: shown.picture, kind: unit.content.kind)
    if !button.content.isEmpty {
      face.menu = MenuSurface(
        title: face.title, content: button.content, layouts: button.layouts, declared: .large)
    }
    return face
  }

  private func face(of title: TitleItem, id: String) -> BarFace? {
    guard stands(title.platforms) else { return nil }
    var face = BarFace(
      id: id, title: document.words(of: title, in: toolbar),
      indicator: title.documentMenu == nil ? .none : .pullDown, kind: .title)
    if let menu = title.documentMenu, stands(menu.platforms) {
      face.menu = MenuSurface(
        title: face.title, content: menu.content, layouts: menu.layouts, declared: .large)
    }
    return face
  }

  /// The widest form of an item.
  private func form(of face: BarFace, display: ItemDisplay) -> UnitForm {
    if face.kind == .title { return .title }
    if face.kind == .segmented { return display == .title ? .title : .icon }
    switch Face(title: face.title, symbol: face.symbol).form(display) {
    case .icon: return .icon
    case .title: return .title
    case .both: return .both
    }
  }
}

extension ToolbarGroup {
  /// Indicates whether AppKit shows it as one control, of which each segment performs a command.
  fileprivate var isControlInAppKit: Bool {
    collapse == .menu
      && members.allSatisfy { member in
        switch member.content {
        case .item(let item): item.kind != .choice && !member.springLoaded
        case .button: !member.springLoaded
        default: false
        }
      }
  }
}
