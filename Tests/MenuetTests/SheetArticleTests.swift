import Foundation
import MenuetModel
import Testing

/// The article on sheets lists the containers that the layout uses.
@Suite struct SheetArticleTests {
  @Test func theTableListsEveryContainer() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/Menuet/Menuet.docc/Sheets.md"), encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    let containers = Platform.allCases.flatMap(DeviceContainer.nominal)
    let expected = containers.map { container in
      let device =
        container.device.displayName + (container.orientation == .landscape ? ", landscape" : "")
      let area = container.safeArea
      return
        "| \(device) | `\(container.device.rawValue)` | \(container.width) × \(container.height)"
        + " | \(container.widthClass), \(container.heightClass)"
        + " | \(area.top) \(area.left) \(area.bottom) \(area.right) |"
    }
    #expect(rows.map(String.init) == expected)
  }
}
