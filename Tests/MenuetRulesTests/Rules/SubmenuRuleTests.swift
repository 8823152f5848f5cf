import MenuetRules
import MenuetSource
import Testing

@Suite("submenu-depth") struct SubmenuDepthTests {
  @Test
  func `a submenu in a submenu is a note once, a circle of menus nothing`() {
    let inner = #"<submenu title="B"><submenu title="C"><dynamic id="d"/></submenu></submenu>"#
    let outcome = Outcome(
      "submenu-depth", "<menu id=\"m\" title=\"M\"><submenu title=\"A\">\(inner)</submenu></menu>")
    #expect(outcome.severities == [.note])
    let circle = #"<menu id="m" title="M"><submenu ref="m" title="N"/></menu>"#
    #expect(Outcome("submenu-depth", circle).isEmpty)
  }
}

@Suite("submenu-length") struct SubmenuLengthTests {
  @Test
  func `six rows are a note in every menu, placeholders count nothing`() {
    func outcome(_ rows: Int, _ more: String = "") -> Outcome {
      let items = (0..<rows).map { "<command id=\"c\($0)\" title=\"Open\"/>" }.joined()
      return Outcome(
        "submenu-length",
        "<menu id=\"m\" title=\"M\"><submenu title=\"S\">\(items)\(more)</submenu></menu>")
    }
    #expect(outcome(5).isEmpty)
    #expect(outcome(5, #"<dynamic id="d"/>"#).isEmpty)
    #expect(outcome(6).severities == [.note])
  }
}

@Suite("submenu-repeated-term") struct SubmenuRepeatedTermTests {
  @Test
  func `a word that more than two items of a group begin or end with is a term`() {
    func outcome(_ titles: [String]) -> Outcome {
      let items = titles.enumerated().map { "<command id=\"c\($0)\" title=\"\($1)\"/>" }.joined()
      return Outcome("submenu-repeated-term", "<menu id=\"m\" title=\"M\">\(items)</menu>")
    }
    #expect(outcome(["Sort by Date", "Sort by Name", "Sort by Size"]).message.contains("'Sort'"))
    #expect(outcome(["Copy Link", "Open Link", "Share Link"]).message.contains("end with 'Link'"))
    #expect(outcome(["Sort by Date", "Sort by Name", "Open"]).isEmpty)
  }
}

@Suite("submenu-single") struct SubmenuSingleTests {
  @Test
  func `a submenu of one item is a warning unless others add to it`() {
    func outcome(_ content: String) -> Outcome {
      Outcome(
        "submenu-single",
        "<menu id=\"m\" title=\"M\"><submenu title=\"S\">\(content)</submenu></menu>")
    }
    let item = #"<command id="a" title="Open"/>"#
    #expect(outcome(item).severities == [.warning])
    #expect(outcome(item + #"<slot id="s"/>"#).isEmpty)
    #expect(outcome(item + #"<command id="b" title="Close"/>"#).isEmpty)
  }
}
