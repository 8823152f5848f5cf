import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

@Suite struct ChangeDrawingTests {
  private func laidOut(_ document: Document) -> LaidOutDocument {
    LayoutEngine(context: LayoutContext(platform: .ipados, locale: "en")).layOut(document)
  }

  private func changes(_ change: (inout Document) -> Void) -> [SurfaceChange] {
    let document = DocumentFixture.notes()
    var changed = document
    change(&changed)
    return SVGRenderer(appearance: .light, version: "1.0")
      .changes(of: laidOut(changed), since: laidOut(document), surface: nil)
  }

  private func words(_ change: (inout Document) -> Void) -> [String] {
    changes(change).flatMap(\.words)
  }

  @Test func nothingChangesWhereNothingIsOther() { #expect(changes { _ in }.isEmpty) }

  @Test func aTitleASymbolAndARoleAreNamed() throws {
    let command = try #require(
      DocumentFixture.notes().commands.firstIndex { $0.system == nil && !$0.isToggle })
    let title = DocumentFixture.notes().commands[command].title
    #expect(
      words { $0.commands[command].title = "Changed" }
        .contains { $0.contains("“\(title)” is now “Changed”") })
    #expect(
      words { $0.commands[command].symbol = "star" }
        .contains { $0.contains("has the symbol star, not ") })
    #expect(
      words { $0.commands[command].role = .destructive }
        .contains { $0.contains("has the role destructive") })
  }

  @Test func whatIsNewGoneAndMovedIsNamed() throws {
    let content = DocumentFixture.notes().menus[0].content
    try #require(content.count > 2)
    let gone = words { $0.menus[0].content.removeLast() }
    #expect(gone.contains { $0.hasSuffix(" is gone") })
    let moved = words { $0.menus[0].content.append($0.menus[0].content.removeFirst()) }
    #expect(moved.filter { $0.hasSuffix(" has moved") }.count == 1, "\(moved)")
  }

  @Test func aSurfaceIsNewOrGone() {
    let document = DocumentFixture.notes()
    let menu = document.menus[0].id
    let gone = changes { $0.menus.removeFirst() }
    #expect(gone.contains { $0.surface == menu && $0.kind == .gone })
    let renderer = SVGRenderer(appearance: .light, version: "1.0")
    var without = document
    without.menus.removeFirst()
    let new = renderer.changes(of: laidOut(document), since: laidOut(without), surface: nil)
    #expect(new.contains { $0.surface == menu && $0.kind == .new })
    #expect(renderer.changes(of: laidOut(without), since: laidOut(document), surface: "x").isEmpty)
  }

  /// The bounds in the words are those of the breakpoint tables.
  @Test func breakpointsThatMovedAreNamed() throws {
    let document = DocumentFixture.notes()
    var changed = document
    let index = try #require(
      document.commands.firstIndex { command in
        Toolbar.Region.allCases.flatMap { document.toolbars[0][$0] }.contains { unit in
          if case .item(let item) = unit.content {
            document.command(of: item)?.id == command.id
          } else {
            false
          }
        }
      })
    changed.commands[index].title += ", with a much longer title than before"
    changed.commands[index].symbol = nil
    let (old, new) = (laidOut(document), laidOut(changed))
    let tables = [old, new].compactMap(\.shown.toolbars.first?.breakpoints)
    let ends = Set(tables.flatMap { $0.compactMap(\.maximumWidth) })
    let words = SVGRenderer(appearance: .light, version: "1.0")
      .changes(of: new, since: old, surface: document.toolbars[0].id).flatMap(\.words)
    let moved = words.filter { $0.contains("; it was ") }
    #expect(!moved.isEmpty)
    for sentence in moved {
      let bounds = sentence.matches(of: /below (\d+) pt/).compactMap { Int($0.1) }
      #expect(!bounds.isEmpty && ends.isSuperset(of: bounds), "\(sentence)")
    }
  }
}
