import MenuetModel

/// Places the sheets, covers and popovers of a document in the nominal containers of a platform.
struct PresentationLayoutEngine {
  private let platform: PlatformSet
  private let containers: [ContainerLayout]
  private let sheets: [String: Sheet]
  private let contentWidth: ContentWidth

  init(document: Document, context: LayoutContext) {
    let platform = PlatformSet(context.platform)
    self.platform = platform
    contentWidth = ContentWidth(document: document, context: context)
    containers = DeviceContainer.nominal(on: context.platform).map {
      ContainerLayout($0, isRightToLeft: context.isRightToLeft)
    }
    sheets = Dictionary(
      document.sheets.filter { $0.platforms.contains(platform) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// One layout for each container; none where the sheet is not for the platform.
  func layOut(_ sheet: Sheet) -> [PresentationLayout] {
    sheet.platforms.contains(platform) ? containers.map { $0.layOut(sheet) } : []
  }

  /// One layout for each container; none where the cover is not for the platform.
  func layOut(_ cover: Cover) -> [PresentationLayout] {
    cover.platforms.contains(platform) ? containers.map { $0.layOutCover() } : []
  }

  /// One layout for each container; none where the popover is not for the platform.
  func layOut(_ popover: Popover) -> [PresentationLayout] {
    guard popover.platforms.contains(platform) else { return [] }
    let sheet = popover.adaptsTo.flatMap { sheets[$0] }
    // Without content of its own it has that of the sheet.
    let body = popover.body == PresentedBody() ? sheet?.body ?? popover.body : popover.body
    let width = contentWidth.points(of: body)
    return containers.map { $0.layOut(popover, adaptingTo: sheet, contentWidth: width) }
  }
}
