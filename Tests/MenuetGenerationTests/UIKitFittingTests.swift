import Foundation
import Menuet
import MenuetGeneration
import MenuetLayout
import MenuetModel
import Testing

/// How the center of a bar gives way on a device, in a simulation of UIKit.
@Suite struct UIKitFittingTests {
  /// Compiles toolbars and runs a program with the code generated from them.
  ///
  /// - Parameters:
  ///   - methods: of the app, which do nothing.
  ///   - isNewest: whether the system, and the compiler, are those of iOS 27.
  private func run(
    _ document: String, methods: [String], members: String = "", platforms: String = "ipados",
    isNewest: Bool = false, _ program: String
  ) throws -> [String] {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="\(platforms)" min-ios="16.0">
      \(document)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: .uikit, access: .internal)
    var swift = String(
      decoding: try #require(generated, "\(compilation.diagnostics)"), as: UTF8.self)
    if isNewest {
      // The condition alone: what is newer than a system is there in the simulation at any version.
      #expect(swift.contains("#if compiler(>=6.4)"))
      swift = swift.replacing("#if compiler(>=6.4)", with: "#if compiler(>=5)")
    }
    let tools = try SwiftTools()
    defer { tools.clean() }
    let main = """
      import UIKit

      final class Model: UIViewController, OfficeActions {
        \(methods.map { "func \($0)() {}" }.joined(separator: "\n  "))
        \(members)
      }

      let model = Model()
      @MainActor func titles(_ element: UIMenuElement) -> [String] {
        if let menu = element as? UIMenu {
          return menu.title.isEmpty ? menu.children.flatMap(titles) : [menu.title]
        }
        return element is UIDeferredMenuElement ? element.shown.flatMap(titles) : [element.title]
      }
      @MainActor func look(_ bar: UINavigationItem) {
        print(
          bar.items.filter { !$0.isHidden }.map { $0.title ?? "" },
          bar.additionalOverflowItems.map(titles) ?? [])
      }
      \(program)
      """
    let output = try tools.simulateUIKit(
      [tools.write(swift, "Office+Menuet.swift")], tools.write(main, "main.swift"))
    return output.split(separator: "\n").map(String.init)
  }

  private static let bar = """
    <toolbar id="main">
      <center>
        <group id="Text" title="Text" symbol="textformat" collapse="menu">
          <command id="Bold" title="Bold"/><command id="Slant" title="Slant"/>
        </group>
        <command id="Alpha" title="Alpha" priority="1"/>
        <command id="Beta" title="Beta"/>
        <command id="Gamma" title="Gamma" overflow="hide"/>
      </center>
    </toolbar>
    """

  private static let methods = ["bold", "slant", "alpha", "beta", "gamma"]

  /// The same, in a bar that follows the width of the model's view.
  private static let following = """
    @MainActor func lay(_ width: Double) {
      model.view.bounds = CGRect(x: 0, y: 0, width: width, height: 900)
      model.view.layoutIfNeeded()
      look(model.navigationItem)
    }
    Office.mainToolbar.apply(to: model.navigationItem, actions: model)

    """

  // MARK: The order of the layout

  /// Toolbars of a seed, with what each unit shows.
  private struct Bars {
    var random: SplitMix
    var commands: [String] = []
    var text = ""
    /// The titles that a unit shows in the bar, by its id.
    var members: [String: [String]] = [:]
    /// What has no button in the bar.
    var fields: Set<String> = []

    init(seed: UInt64, count: Int) {
      random = SplitMix(state: seed)
      for number in 0..<count { add(number) }
    }

    private mutating func one(in count: UInt64) -> Bool { random.next(below: count) == 0 }

    private mutating func command(_ attributes: String = "") -> (id: String, xml: String) {
      let id = "c\(commands.count)"
      let length = 1 + Int(random.next(below: 14))
      let title = id + String(repeating: "m", count: length)
      commands.append(id)
      members[id] = [title]
      return (id, "<command id=\"\(id)\" title=\"\(title)\"\(attributes)/>")
    }

    private mutating func group(_ attributes: String) -> String {
      let id = "g\(members.count)"
      var titles: [String] = []
      var xml = "<group id=\"\(id)\" title=\"\(id)mm\"\(attributes)>"
      for _ in 0..<(2 + random.next(below: 2)) {
        let member = command()
        titles += members[member.id] ?? []
        xml += member.xml
      }
      members[id] = titles
      return xml + "</group>"
    }

    private mutating func place() -> String {
      var attributes = one(in: 2) ? " priority=\"\(random.next(below: 4))\"" : ""
      if one(in: 8) { attributes += " pinned=\"true\"" }
      if one(in: 6) { attributes += " overflow=\"hide\"" }
      return attributes
    }

    private mutating func add(_ number: Int) {
      var xml = "<toolbar id=\"b\(number)\" overflow-by=\"menuet\"><leading>"
      if one(in: 2) {
        xml += "<title title=\"T\(number)\"/>"
        fields.insert("title")
      }
      for _ in 0..<random.next(below: 2) { xml += command().xml }
      xml += "</leading><center>"
      for _ in 0..<(2 + random.next(below: 5)) {
        if one(in: 3) {
          let collapse = ["overflow", "menu", "none"][Int(random.next(below: 3))]
          xml += group(" collapse=\"\(collapse)\"" + place())
        } else {
          xml += command(place()).xml
        }
      }
      xml += "</center><trailing>"
      for _ in 0..<random.next(below: 3) { xml += one(in: 3) ? group("") : command().xml }
      if one(in: 3) {
        xml += "<search/>"
        fields.insert("search")
      }
      if one(in: 3) { xml += command(" pinned=\"true\"").xml }
      text += xml + "</trailing></toolbar>\n"
    }
  }

  /// At every width the device shows what the layout says, where its titles have the widths that were
  /// laid out: the law is one.
  @Test(arguments: [1, 2] as [UInt64]) func barsShowWhatWasLaidOut(seed: UInt64) throws {
    let bars = Bars(seed: seed, count: 24)
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados" min-ios="16.0">
      \(bars.text)
      </menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let document = try #require(compilation.document, "\(compilation.diagnostics)")
    let metrics = MetricSet(for: .ipados)
    var widths: [String: Int] = [:]
    func measure(_ title: String) {
      widths[title] = metrics.text.width(of: title, fontSize: metrics.fontSize)
    }
    bars.members.values.joined().forEach(measure)
    for id in bars.members.keys { measure(id + "mm") }

    var expected: [String] = []
    var program = "UIFont.widths = \(widths)\nvar bar = UINavigationItem()\n"
    for toolbar in document.toolbars {
      var asked: [Int] = []
      for range in toolbar.breakpoints {
        let most = (range.maximumWidth ?? range.minimumWidth + 400) - 1
        for width in [range.minimumWidth, (range.minimumWidth + most) / 2, most] {
          asked.append(width)
          let shown = range.units.filter { !bars.fields.contains($0.id) }.flatMap { unit in
            unit.form == .representative ? [unit.id + "mm"] : bars.members[unit.id] ?? ["?"]
          }
          let overflow = range.overflow.flatMap { id in
            // A group has its title in the menu.
            id.hasPrefix("g") ? [id + "mm"] : bars.members[id] ?? ["?"]
          }
          expected.append("\(toolbar.id) \(width): \(shown) \(overflow)")
        }
      }
      // Where nothing fits, it is the narrowest state.
      let least = toolbar.minimumWidth ?? 0
      asked.append(least - 1)
      let last = expected.last { $0.hasPrefix("\(toolbar.id) \(least):") } ?? ""
      expected.append(last.replacing(" \(least):", with: " \(least - 1):"))
      program += """
        bar = UINavigationItem()
        Office.\(toolbar.id)Toolbar.apply(to: bar, actions: model)
        for width in \(asked) {
          Office.\(toolbar.id)Toolbar.fit(width: Double(width), in: bar)
          print("\(toolbar.id) \\(width): ", terminator: "")
          look(bar)
        }

        """
    }
    let printed = try run(
      bars.text, methods: bars.commands,
      members: "func makeSearchController(for toolbar: Office.ToolbarID) -> UISearchController "
        + "{ UISearchController() }",
      program)
    #expect(expected.count > 200)
    for (shown, laidOut) in zip(printed, expected) { #expect(shown == laidOut) }
    #expect(printed.count == expected.count)
  }

  @Test func theWordsThatPeopleReadAreMeasured() throws {
    let printed = try run(
      Self.bar, methods: Self.methods,
      """
      Office.mainToolbar.apply(to: model.navigationItem, actions: model)
      Office.mainToolbar.fit(width: 460, in: model.navigationItem)
      look(model.navigationItem)
      // The same words in another language.
      UIFont.widths = ["Bold": 90, "Slant": 110, "Alpha": 80, "Beta": 70, "Gamma": 60]
      Office.mainToolbar.fit(width: 460, in: model.navigationItem)
      look(model.navigationItem)
      """)
    #expect(
      printed == [
        #"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#,
        #"["Text", "Alpha", "Beta", "Gamma"] []"#,
      ])
  }

  // MARK: Whoever does nothing

  @Test func aBarFollowsTheWidthOfItsView() throws {
    let printed = try run(
      Self.bar, methods: Self.methods,
      Self.following + """
        lay(1000)
        lay(300)
        // UIView.h: the safe area is what bars and notches leave.
        model.view.bounds.width = 500
        model.view.safeAreaInsets.left = 150
        lay(500)
        lay(150)
        lay(1000)
        """)
    #expect(
      printed == [
        #"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#,
        #"["Text", "Alpha", "Beta"] []"#,
        #"["Text", "Alpha", "Beta", "Gamma"] []"#,
        #"[] ["Text", "Alpha", "Beta"]"#,
        #"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#,
      ])
  }

  @Test func aBarFollowsTheTextSize() throws {
    let printed = try run(
      Self.bar, methods: Self.methods,
      Self.following + """
        lay(440)
        model.view.traitCollection = UITraitCollection(
          preferredContentSizeCategory: .extraExtraExtraLarge)
        lay(440)
        // Items of bars do not grow to the sizes for accessibility.
        model.view.traitCollection = UITraitCollection(
          preferredContentSizeCategory: .accessibilityExtraLarge)
        lay(440)
        model.view.traitCollection = UITraitCollection(preferredContentSizeCategory: .large)
        lay(440)
        """)
    let all = #"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#
    let fewer = #"["Text", "Alpha", "Beta", "Gamma"] []"#
    #expect(printed == [all, fewer, fewer, all])
  }

  @Test func aBarHasTheFontOfTheApp() throws {
    let printed = try run(
      Self.bar, methods: Self.methods,
      Self.following + """
        lay(440)
        let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 23)]
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = large
        model.navigationItem.standardAppearance = appearance
        Office.update()
        look(model.navigationItem)
        model.navigationItem.standardAppearance = nil
        Office.update()
        look(model.navigationItem)
        for item in model.navigationItem.items { item.setTitleTextAttributes(large, for: .normal) }
        Office.update()
        look(model.navigationItem)
        """)
    let all = #"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#
    let fewer = #"["Text", "Alpha", "Beta", "Gamma"] []"#
    #expect(printed == [all, fewer, all, fewer])
  }

  @Test func aBarFollowsTheStateOfTheApp() throws {
    let printed = try run(
      """
      <states><state id="open"/></states>
      <toolbar id="main"><center>
        <command id="Alpha" title="Alpha" priority="1"/>
        <toggle id="Beta" on-title="Beta Beta Beta Beta" off-title="Beta" title="Beta"/>
        <command id="Gamma" title="Gamma" visible-when="open" priority="2"/>
      </center></toolbar>
      """, methods: ["alpha", "gamma"], members: "var open = true; var isBeta = false",
      Self.following + """
        lay(300)
        lay(238)
        model.open = false
        Office.update()
        look(model.navigationItem)
        model.isBeta = true
        Office.update()
        look(model.navigationItem)
        UIBarButtonItemGroup.writes = 0
        Office.update()
        lay(239)
        print(UIBarButtonItemGroup.writes)
        """)
    #expect(
      printed == [
        #"["Alpha", "Beta", "Gamma"] []"#, #"["Alpha", "Gamma"] ["Beta"]"#,
        #"["Alpha", "Beta"] []"#, #"["Alpha"] ["Beta Beta Beta Beta"]"#,
        #"["Alpha"] ["Beta Beta Beta Beta"]"#, "0",
      ])
  }

  @Test func aBarFollowsAnObservableModel() throws {
    let printed = try run(
      """
      <states><state id="open"/><state id="online"/></states>
      <toolbar id="main"><center>
        <command id="Alpha" title="Alpha" priority="1" enabled-when="online"/>
        <toggle id="Beta" on-title="Beta Beta Beta Beta" off-title="Beta" title="Beta"/>
        <command id="Gamma" title="Gamma" visible-when="open" priority="2"/>
      </center></toolbar>
      """, methods: ["alpha", "gamma"],
      members: """
        let store = Store()
          var open: Bool { store.open }
          var online: Bool { store.online }
          var isBeta: Bool { get { store.beta } set { store.beta = newValue } }
        """,
      """
      import Observation
      @Observable @MainActor final class Store {
        var open = true
        var online = false
        var beta = false
      }
      @MainActor func change(_ change: () -> Void) async {
        UIFont.measurements = 0
        change()
        for _ in 0..<20 { await Task.yield() }
        look(model.navigationItem)
        print(UIFont.measurements)
      }
      \(Self.following)
      lay(238)
      await change { model.store.open = false }
      await change { (model.store.open, model.store.beta) = (true, true) }
      // One title and one item, and one fitting.
      UIFont.measurements = 0
      Office.mainToolbar.fit(width: 238, in: model.navigationItem)
      print(UIFont.measurements)
      await change { model.store.online = true }
      """)
    #expect(
      printed == [
        #"["Alpha", "Gamma"] ["Beta"]"#, #"["Alpha", "Beta"] []"#, "2",
        #"["Alpha", "Gamma"] ["Beta Beta Beta Beta"]"#, "3", "3",
        #"["Alpha", "Gamma"] ["Beta Beta Beta Beta"]"#, "0",
      ])
  }

  @Test func aBackButtonTakesRoom() throws {
    let printed = try run(
      "<toolbar id=\"main\"><leading><back/></leading><center>"
        + "<command id=\"Alpha\" title=\"Alpha\" priority=\"1\"/>"
        + "<command id=\"Beta\" title=\"Beta\"/></center></toolbar>",
      methods: ["alpha", "beta"],
      Self.following + """
        let navigation = UINavigationController(rootViewController: UIViewController())
        lay(200)
        navigation.pushViewController(model, animated: false)
        lay(230)
        """)
    #expect(printed == [#"["Alpha", "Beta"] []"#, #"["Alpha"] ["Beta"]"#])
  }

  @Test func nothingIsLeftOfAnEarlierBar() throws {
    let other = """
      <toolbar id="other"><trailing><item ref="Alpha"/></trailing></toolbar>
      <toolbar id="third" overflow-by="system"><center><item ref="Beta"/></center></toolbar>
      """
    let printed = try run(
      Self.bar + other, methods: Self.methods,
      """
      // No view is made: it may be what is being made.
      model.isViewLoaded = false

      """ + Self.following + """
        print(model.view.subviews.count)
        lay(150)
        model.isViewLoaded = true
        for _ in 0..<3 { Office.mainToolbar.apply(to: model.navigationItem, actions: model) }
        print(model.view.subviews.count)
        lay(171)
        Office.otherToolbar.apply(to: model.navigationItem, actions: model)
        lay(152)
        Office.thirdToolbar.apply(to: model.navigationItem, actions: model)
        lay(153)
        Office.mainToolbar.fit(width: 10, in: model.navigationItem)
        Office.mainToolbar.fit(width: 10, in: UINavigationItem())
        look(model.navigationItem)
        """)
    #expect(
      printed == [
        "0", #"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#, "1",
        #"["Alpha"] ["Text", "Beta"]"#, #"["Alpha"] []"#, #"["Beta"] []"#, #"["Beta"] []"#,
      ])
  }

  @Test func eachDeviceHasItsOwnSizesAndUnits() throws {
    let printed = try run(
      """
      <toolbar id="main"><center>
        <command id="Alpha" title="Alpha" priority="1"/><command id="Beta" title="Beta"/>
        <command id="Gamma" title="Gamma" platforms="ipados" priority="-1"/>
      </center></toolbar>
      """, methods: ["alpha", "beta", "gamma"], platforms: "ios ipados",
      """
      for idiom in [UIDevice.Idiom.phone, .pad] {
        UIDevice.current.userInterfaceIdiom = idiom
        let bar = UINavigationItem()
        Office.mainToolbar.apply(to: bar, actions: model)
        // Alpha, Beta and their spacing are 64 + 8 + 56.
        for width in [168, 160, 159] {
          Office.mainToolbar.fit(width: Double(width), in: bar)
          look(bar)
        }
      }
      """)
    #expect(
      printed == [
        #"["Alpha", "Beta"] []"#, #"["Alpha", "Beta"] []"#, #"["Alpha"] ["Beta"]"#,
        #"["Alpha"] ["Beta", "Gamma"]"#, #"[] ["Alpha", "Beta", "Gamma"]"#,
        #"[] ["Alpha", "Beta", "Gamma"]"#,
      ])
  }

  // MARK: What is left to the system

  /// Nothing tells which groups people have removed: none of them is hidden, or listed.
  @Test(arguments: ["customizable=\"true\"", "overflow-by=\"system\""])
  func theSystemArrangesBarsThatAreLeftToIt(attribute: String) throws {
    let document = Self.bar.replacing("id=\"main\"", with: "id=\"main\" \(attribute)")
    let printed = try run(document, methods: Self.methods, Self.following + "lay(100)")
    #expect(printed == [#"["Bold", "Slant", "Alpha", "Beta", "Gamma"] []"#])
    let fitting = try run(
      document, methods: Self.methods,
      Self.following + "Office.mainToolbar.fit(width: 100, in: model.navigationItem)")
    #expect(fitting.contains { $0.contains("has no member 'fit'") })
  }

  // MARK: Systems that take an order

  @Test(arguments: ["", " customizable=\"true\""])
  func theNewestSystemIsToldTheOrder(attribute: String) throws {
    let document = Self.bar.replacing("id=\"main\"", with: "id=\"main\"\(attribute)")
      .replacing("</center>", with: "<command id=\"Pin\" title=\"Pin\" pinned=\"true\"/></center>")
    let printed = try run(
      document, methods: Self.methods + ["pin"], isNewest: true,
      Self.following + """
        lay(100)
        for item in model.navigationItem.items {
          let priority = item.visibilityPriority.rawValue
          print(item.title ?? "", priority - UIBarButtonItemVisibilityPriority.standard.rawValue)
        }
        """)
    #expect(
      printed == [
        #"["Bold", "Slant", "Alpha", "Beta", "Gamma", "Pin"] []"#, "Bold -2", "Slant -2",
        "Alpha -1", "Beta -3", "Gamma -4", "Pin 0",
      ])
  }

  /// What people add gives way in the order of the document, too.
  @Test func theNewestSystemIsToldTheOrderOfWhatPeopleCanAdd() throws {
    let printed = try run(
      """
      <toolbar id="main" customizable="true"><center>
        <command id="Alpha" title="Alpha" priority="1"/>
        <command id="Beta" title="Beta" customization="optional"/>
        <command id="Gamma" title="Gamma" customization="optional" priority="2"/>
        <command id="Delta" title="Delta"/>
      </center></toolbar>
      """, methods: ["alpha", "beta", "gamma", "delta"], isNewest: true,
      Self.following + """
        for item in model.navigationItem.items {
          let priority = item.visibilityPriority.rawValue
          print(item.title ?? "", priority - UIBarButtonItemVisibilityPriority.standard.rawValue)
        }
        """)
    #expect(printed == ["Alpha -2", "Beta -3", "Gamma -1", "Delta -4"])
  }

  @Test func theNewestSystemIsToldNothingOfBarsThatAreLeftToIt() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados">
      \(Self.bar.replacing("id=\"main\"", with: "id=\"main\" overflow-by=\"system\""))
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: .uikit, access: .internal)
    let swift = String(decoding: try #require(generated), as: UTF8.self)
    #expect(!swift.contains("visibilityPriority"))
    #expect(!swift.contains("Fitting"))
  }
}
