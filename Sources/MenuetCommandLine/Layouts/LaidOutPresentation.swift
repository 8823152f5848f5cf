import MenuetModel
import MenuetTool

/// A sheet, cover or popover with its places on the devices of one platform.
struct LaidOutPresentation {
  let kind: PresentableKind
  let id: String
  let title: String?
  /// None on a platform of which no container is known.
  let layouts: [PresentationLayout]

  init(_ presented: Presented) {
    kind = presented.kind
    id = presented.id
    title = presented.title
    layouts = presented.layouts
  }

  // MARK: Text

  /// A line for each detent in each container.
  var table: TextTable {
    var table = TextTable([
      TextTable.Column(heading: "device"), TextTable.Column(heading: "container", isRight: true),
      TextTable.Column(heading: "shown as"), TextTable.Column(heading: "detent"),
      TextTable.Column(heading: "x", isRight: true), TextTable.Column(heading: "y", isRight: true),
      TextTable.Column(heading: "width", isRight: true),
      TextTable.Column(heading: "height", isRight: true), TextTable.Column(heading: "behind"),
      TextTable.Column(heading: "grabber"),
    ])
    for layout in layouts {
      let device = Self.words(for: layout)
      let container = "\(layout.width) × \(layout.height)"
      let presentation = ([layout.presentation.rawValue] + [layout.sheet].compactMap { $0 })
        .joined(separator: " ")
      if let frame = layout.frame {
        let numbers = Self.numbers(of: frame)
        table.append(
          device, container, presentation, "–", numbers[0], numbers[1], numbers[2], numbers[3],
          Self.viewBehind(layout.presentation, isDimmed: layout.presentation == .windowSheet), "no")
      }
      for (index, (ids, detent)) in layout.rests.enumerated() {
        let names = ids.joined(separator: ", ")
        let first = index == 0 ? [device, container, presentation] : ["", "", ""]
        let numbers = Self.numbers(of: detent.frame)
        table.append(
          first[0], first[1], first[2], detent.active ? names : "(\(names))",
          numbers[0], numbers[1], numbers[2], numbers[3],
          Self.viewBehind(layout.presentation, isDimmed: detent.dimmed),
          detent.grabber ? "yes" : "no")
      }
    }
    return table
  }

  /// The remark on what the table leaves open.
  var legend: String? {
    layouts.contains { $0.rests.contains { !$0.detent.active } }
      ? "(x): it never rests at x there" : nil
  }

  /// The state of the view behind.
  private static func viewBehind(_ presentation: PresentationForm, isDimmed: Bool) -> String {
    presentation == .fullScreen ? "hidden" : isDimmed ? "dimmed" : "in sight"
  }

  private static func words(for layout: PresentationLayout) -> String {
    layout.orientation == .landscape
      ? layout.device.displayName + ", landscape" : layout.device.displayName
  }

  private static func numbers(of frame: Frame) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map(LayoutText.number)
  }
}

extension LayoutText {
  /// The places of what is presented, device by device.
  func places(of presentation: LaidOutPresentation) -> String {
    let heading = heading(
      presentation.kind.rawValue, presentation.id, presentation.title, "")
    if presentation.layouts.isEmpty {
      return heading + "  no container of \(platformName) is known: it has no layout\n"
    }
    let legend = presentation.legend.map { style("  " + $0, .dim) + "\n" } ?? ""
    return heading + presentation.table.text + legend
  }
}

extension LayoutJSON {
  /// A presentation, as `layout --format json` prints it.
  struct Presented: Encodable {
    let id: String
    let layouts: [PresentationLayout]

    static func list(
      _ kind: PresentableKind, of presentations: [LaidOutPresentation]
    ) -> [Presented] {
      presentations.filter { $0.kind == kind }.map { Presented(id: $0.id, layouts: $0.layouts) }
    }
  }
}
