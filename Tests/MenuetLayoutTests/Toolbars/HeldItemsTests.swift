import MenuetLayout
import MenuetModel
import Testing

@Suite struct HeldItemsTests {
  /// Menus that each show the next one twice, the last one an item: two to the power of their number
  /// ways to it.
  @Test func menusThatShowEachOtherAreReadOnce() {
    var sample = SampleDocument()
    var last = Menu(
      id: "m40", title: nil, content: [.item(sample.command("a", "H"))], source: .none)
    last.platforms = .all
    sample.document.menus = [last]
    for index in (0..<40).reversed() {
      let submenus = (0..<2).map { number -> MenuElement in
        var submenu = Submenu(
          id: "s\(index)-\(number)", title: "S\(index)", content: [], source: .none)
        submenu.ref = "m\(index + 1)"
        submenu.platforms = .all
        return .submenu(submenu)
      }
      var menu = Menu(id: "m\(index)", title: nil, content: submenus, source: .none)
      menu.platforms = .all
      sample.document.menus.append(menu)
    }
    let items = HeldItems(document: sample.document, platform: .ios)
      .all(in: sample.document.menus.last?.content ?? [])
    #expect(items.count == 81)
    #expect(items.filter { $0.id == "a" }.map(\.path) == [(0..<40).map { "S\($0)" }])
  }
}
