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
  package let id: String
  package let title: String?
  package let body: PresentedBody
  package let platforms: PlatformSet
  package let source: SourceReference
  package let layouts: [PresentationLayout]

  init(_ sheet: Sheet) {
    content = .sheet(sheet)
    kind = .sheet
    id = sheet.id
    title = sheet.title
    body = sheet.body
    platforms = sheet.platforms
    source = sheet.source
    layouts = sheet.layouts
  }

  init(_ cover: Cover) {
    content = .cover(cover)
    kind = .cover
    id = cover.id
    title = cover.title
    body = cover.body
    platforms = cover.platforms
    source = cover.source
    layouts = cover.layouts
  }

  init(_ popover: Popover) {
    content = .popover(popover)
    kind = .popover
    id = popover.id
    title = popover.title
    body = popover.body
    platforms = popover.platforms
    source = popover.source
    layouts = popover.layouts
  }
}

extension Document {
  /// The sheets, covers and popovers, kind by kind in document order.
  package var presented: [Presented] {
    sheets.map(Presented.init) + covers.map(Presented.init) + popovers.map(Presented.init)
  }
}
