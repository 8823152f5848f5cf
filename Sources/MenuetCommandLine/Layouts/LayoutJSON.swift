import MenuetLayout
import MenuetModel
import MenuetTool

/// The layouts of a document in one context, as `layout --format json` prints them; the keys stand
/// in this order.
struct LayoutJSON: Encodable {
  struct Context: Encodable {
    let platform: Platform
    let locale: String
    let contentSize: ContentSize
    let direction: String
  }

  struct BarUnit: Encodable {
    let id: String
    let form: UnitForm
    let frame: Frame
  }

  struct OverflowButton: Encodable {
    let frame: Frame
  }

  struct Bar: Encodable {
    let id: String
    let width: Int
    let state: Int
    let units: [BarUnit]
    let overflowButton: OverflowButton?
    let overflow: [String]
    let minimumWidth: Int
  }

  struct Menu: Encodable {
    let id: String
    let layouts: MenuLayouts
  }

  /// Toolbars at some widths, each laid out as it is written: all of a large bar at every one of its
  /// ranges, taken together, would be the square of its units.
  struct Bars: Encodable {
    private let layouts: [(ToolbarLayout, widths: [Int])]

    /// - Parameter widths: `nil` for the least width of each range.
    fileprivate init(_ toolbars: [Toolbar], in laidOut: LaidOutDocument, widths: [Int]?) {
      layouts = toolbars.map { toolbar in
        (
          ToolbarLayout(toolbar, in: laidOut.shown, context: laidOut.context),
          widths ?? toolbar.breakpoints.widths.map(\.minimumWidth)
        )
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for (layout, widths) in layouts {
        for width in widths { try container.encode(Bar(layout.placed(at: width))) }
      }
    }
  }

  let context: Context
  let toolbars: Bars
  let menus: [Menu]
  let sheets: [Presented]
  let covers: [Presented]
  let popovers: [Presented]

  /// - Parameter widths: Of the toolbars; `nil` for the least width of each of their ranges.
  init(_ laidOut: LaidOutDocument, _ surfaces: LayoutSurfaces, widths: [Int]?) {
    context = Context(laidOut.context)
    toolbars = Bars(surfaces.toolbars, in: laidOut, widths: widths)
    menus = surfaces.menus.map { Menu(id: $0.id, layouts: $0.layouts) }
    sheets = Presented.list(.sheet, of: surfaces.presentations)
    covers = Presented.list(.cover, of: surfaces.presentations)
    popovers = Presented.list(.popover, of: surfaces.presentations)
  }
}

extension LayoutJSON.Context {
  init(_ context: LayoutContext) {
    platform = context.platform
    locale = context.locale
    contentSize = context.contentSize
    direction = context.isRightToLeft ? "right-to-left" : "left-to-right"
  }
}

extension LayoutJSON.Bar {
  fileprivate init(_ placed: PlacedToolbar) {
    id = placed.id
    width = placed.width
    state = placed.state
    units = placed.units.map { LayoutJSON.BarUnit(id: $0.id, form: $0.form, frame: $0.frame) }
    overflowButton = placed.overflowButton.map { LayoutJSON.OverflowButton(frame: $0) }
    overflow = placed.overflow
    minimumWidth = placed.minimumWidth
  }
}
