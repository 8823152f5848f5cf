/// Something that people see by itself: a menu, a control, a bar, or what is presented.
package struct PlacedSurface: Sendable {
  package enum Content: Sendable {
    case menu(Menu)
    case menuBar(MenuBar)
    /// A menu of the menu bar before it.
    case menuOfBar(Menu)
    case button(Button)
    case segmented(SegmentedControl)
    case popUpButton(PopUpButton)
    case pullDownButton(PullDownButton)
    case tabBar(TabBar)
    case toolbar(Toolbar)
    /// The places to go back to, with the id of the button.
    case backMenu(BarButton, id: String)
    case documentMenu(DocumentMenu)
    case contextMenu(ContextMenu)
    case editMenu(EditMenu)
    case presented(Presented)
    case alert(Alert)
    case activityView(ActivityView)
  }

  package let content: Content
  /// The platforms it is for, within those of what it stands in.
  package let platforms: PlatformSet
  /// Indicates whether it stands in the toolbar before it.
  package let isInToolbar: Bool
  /// The id of the sheet, cover or popover in which it stands; `nil` outside of them.
  package let presentation: String?
}

/// A sheet, a cover or a popover.
package struct Presented: Sendable {
  package enum Content: Sendable {
    case sheet(Sheet)
    case cover(Cover)
    case popover(Popover)
  }

  package let content: Content
  package let kind: PresentableKind
  private let surface: any PresentedSurface

  package var id: String { surface.id }
  package var title: String? { surface.title }
  package var body: PresentedBody { surface.body }
  package var platforms: PlatformSet { surface.platforms }
  package var source: SourceReference { surface.source }
  package var layouts: [PresentationLayout] { surface.layouts }

  package var sheet: Sheet? { if case .sheet(let sheet) = content { sheet } else { nil } }
  package var cover: Cover? { if case .cover(let cover) = content { cover } else { nil } }
  package var popover: Popover? { if case .popover(let popover) = content { popover } else { nil } }

  init(_ sheet: Sheet) {
    content = .sheet(sheet)
    kind = .sheet
    surface = sheet
  }

  init(_ cover: Cover) {
    content = .cover(cover)
    kind = .cover
    surface = cover
  }

  init(_ popover: Popover) {
    content = .popover(popover)
    kind = .popover
    surface = popover
  }
}

private protocol PresentedSurface: Sendable {
  var id: String { get }
  var title: String? { get }
  var body: PresentedBody { get }
  var platforms: PlatformSet { get }
  var source: SourceReference { get }
  var layouts: [PresentationLayout] { get }
}

extension Sheet: PresentedSurface {}
extension Cover: PresentedSurface {}
extension Popover: PresentedSurface {}

extension PlacedSurface {
  /// Indicates whether it is a toolbar, or a button or control by itself or in one.
  package var isControl: Bool {
    switch content {
    case .toolbar, .button, .segmented, .popUpButton, .pullDownButton: true
    default: false
    }
  }

  /// Its id; `nil` for the menu of a title, which has none.
  package var id: String? {
    switch content {
    case .menu(let menu), .menuOfBar(let menu): menu.id
    case .menuBar(let bar): bar.id
    case .button(let button): button.id
    case .segmented(let control): control.id
    case .popUpButton(let button): button.id
    case .pullDownButton(let button): button.id
    case .tabBar(let bar): bar.id
    case .toolbar(let toolbar): toolbar.id
    case .backMenu(_, let id): id
    case .documentMenu: nil
    case .contextMenu(let menu): menu.id
    case .editMenu(let menu): menu.id
    case .presented(let presented): presented.id
    case .alert(let alert): alert.id
    case .activityView(let view): view.id
    }
  }
}

extension Document {
  /// The sheets, covers and popovers, kind by kind in document order.
  package var presented: [Presented] {
    sheets.map(Presented.init) + covers.map(Presented.init) + popovers.map(Presented.init)
  }
}
