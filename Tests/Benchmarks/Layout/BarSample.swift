import MenuetLayout
import MenuetModel

/// A toolbar of many units in the titles of one language.
struct BarSample {
  private let document: Document
  private let toolbar: Toolbar
  private let locale: String

  /// - Parameter locale: 0 for English; every further one has longer titles, one in four of them
  ///   beyond ASCII, and one in eight is written from right to left.
  init(unitCount: Int, locale number: Int) {
    locale = number % 8 == 7 ? "ar" : "en"
    var document = Document(name: "Benchmark", fileName: "Benchmark.menuet.xml", source: .none)
    var toolbar = Toolbar(id: "bar", title: nil, source: .none)
    toolbar.platforms = .all
    let words = number % 4 == 3 ? ["Größe", "Ändern", "Öffnen"] : ["Size", "Change", "Open"]
    for index in 0..<unitCount {
      var title = words[index % words.count] + " \(index)"
      title += String(repeating: "n", count: number % 16)
      var command = Command(id: "c\(index)", kind: .command, title: title, source: .none)
      command.symbol = "star"
      document.commands.append(command)
      let item = Item(
        id: command.id, kind: .command, subject: .command(index), platforms: .all, source: .none)
      var unit = ToolbarUnit(id: item.id, content: .item(item), source: .none)
      unit.display = .both
      unit.priority = index * 7 % 13
      toolbar.regions.center.append(unit)
    }
    self.document = document
    self.toolbar = toolbar
  }

  func layout(_ size: ContentSize) -> ToolbarLayout {
    ToolbarLayout(
      toolbar, in: document,
      context: LayoutContext(platform: .ipados, locale: locale, contentSize: size))
  }
}
