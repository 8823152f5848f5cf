import MenuetLayout
import MenuetModel

/// The content of what is presented, from the top down: its controls and regions in document order,
/// and in the room below them a sketch of what the document says of the rest.
struct PresentationBody {
  let drawer: SurfaceDrawer
  let presented: Presented
  /// The controls and outer regions, in document order.
  private let content: [PresentedPart]

  private var style: DrawingStyle { drawer.style }
  private var document: Document { drawer.document }

  init(_ presented: Presented, _ content: [PresentedPart], by drawer: SurfaceDrawer) {
    self.presented = presented
    self.content = content
    self.drawer = drawer
  }

  /// One below the other.
  private enum Part {
    /// Small controls side by side.
    case controls([Block])
    case segmented(SegmentedControl)
    case region(ContentRegion)
  }

  private static let spacing = 12.0
  /// Of content that takes any height.
  private static let leastHeight = 72.0

  /// - Parameter margin: At both sides, which media and lists reach across.
  func elements(in room: Rect, margin: Double) -> [SVGElement] {
    var rest = room.inset(horizontal: margin, vertical: 0).without(top: margin > 0 ? 8 : 0)
    rest.height -= min(rest.height, margin > 0 ? 12 : 0)
    var elements: [SVGElement] = []
    let parts = parts
    let heights = heights(of: parts, in: rest)
    for (part, height) in zip(parts, heights) {
      // What takes any height may end where the room does, and scroll.
      let isElastic = fixedHeight(of: part, width: rest.width) == nil
      let height = isElastic ? min(height, rest.height) : height
      guard rest.height >= max(height, isElastic ? Self.leastHeight / 2 : 1) else { break }
      let frame = Rect(x: rest.x, y: rest.y, width: rest.width, height: height)
      elements += draw(part, in: frame)
      rest = rest.without(top: height + Self.spacing)
    }
    let isFilled = parts.contains { fixedHeight(of: $0, width: rest.width) == nil }
    guard !isFilled, rest.height >= 24 else { return elements }
    if presented.sketched.isMedia {
      rest = Rect(
        x: room.x, y: rest.y, width: room.width, height: max(0, room.maxY - rest.y))
    }
    return elements + ContentSketch(style: style).draw(presented.sketched, in: rest)
  }

  // MARK: Parts

  private var parts: [Part] {
    content.map(part).reduce(into: []) { parts, next in
      if case .controls(let more) = next, case .controls(let blocks)? = parts.last {
        parts[parts.count - 1] = .controls(blocks + more)
      } else {
        parts.append(next)
      }
    }
  }

  private func part(_ part: PresentedPart) -> Part {
    switch part {
    case .button(let button): .controls([drawer.button(button)])
    case .popUpButton(let button): .controls(Array(drawer.popUpButton(button).prefix(1)))
    case .pullDownButton(let button): .controls(Array(drawer.pullDownButton(button).prefix(1)))
    case .segmented(let control): .segmented(control)
    case .region(let region): .region(region)
    }
  }

  /// The heights of parts: those that take any height share what the others leave.
  private func heights(of parts: [Part], in room: Rect) -> [Double] {
    let fixed = parts.map { fixedHeight(of: $0, width: room.width) }
    let gaps = Double(max(0, parts.count - 1)) * Self.spacing
    let left = fixed.reduce(room.height - gaps) { $0 - ($1 ?? 0) }
    let count = Double(max(1, fixed.count { $0 == nil }))
    return fixed.map { $0 ?? max(Self.leastHeight, (left / count).rounded(.down)) }
  }

  private func fixedHeight(of part: Part, width: Double) -> Double? {
    switch part {
    case .controls(let blocks): flow(blocks, width: width).height
    case .segmented: style.isDesktop ? 24 : 32
    case .region(let region): region.height ?? drawer.sketch(of: region).height
    }
  }

  private func flow(_ blocks: [Block], width: Double) -> Block {
    let height = blocks.map(\.height).max() ?? 0
    let centered = blocks.map { block in
      Block(
        width: block.width, height: height,
        elements: SVGElement.moved(block.elements, x: 0, y: (height - block.height) / 2))
    }
    return style.flow(centered, spacing: 12, lineSpacing: 12, maximumWidth: width)
  }

  private func draw(_ part: Part, in frame: Rect) -> [SVGElement] {
    switch part {
    case .controls(let blocks):
      let block = flow(blocks, width: frame.width)
      let box = style.direction.leading(0, width: block.width, in: frame)
      return SVGElement.moved(block.elements, x: box.x, y: box.y)
    case .segmented(let control):
      guard let choice = document.choice(control.subject) else { return [] }
      let size = style.isDesktop ? style.metrics.fontSize : 13
      return style.segments(choice, in: frame, Font(size: size))
    case .region(let region): return drawer.sketch(of: region).draw(in: frame)
    }
  }
}

extension SurfaceDrawer {
  func sketch(of region: ContentRegion) -> RegionSketch {
    let isDropTarget = document.dropTargets.contains {
      $0.region?.id == region.id && $0.platforms.contains(PlatformSet(style.platform))
    }
    return RegionSketch(style: style, region: region, isDropTarget: isDropTarget)
  }
}

/// The facts of a presentation that tell what fills it.
struct SketchedContent: Sendable {
  var kind = PresentedContent.standard
  var task = PresentedTask.simple
  /// Indicates whether people enter something in it.
  var edits = false
  var scrolls = false

  /// Indicates whether it reaches to the edges.
  var isMedia: Bool { kind != .standard }
}

extension Presented {
  /// The words of the document for its content.
  var sketched: SketchedContent {
    switch content {
    case .sheet(let sheet):
      SketchedContent(
        kind: sheet.content, task: sheet.task, edits: sheet.edits, scrolls: sheet.scrollable)
    case .cover(let cover): SketchedContent(kind: cover.content, task: cover.task)
    case .popover: SketchedContent(task: .supplementary)
    }
  }
}
