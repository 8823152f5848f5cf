import MenuetLayout
import MenuetModel
import Testing

/// Breakpoint tables worked out by hand from the nominal metrics of iOS.
///
/// Margin 16, item spacing 8, group spacing 16, region spacing 16, least width of an item 44,
/// padding 12, icon 24, gap between icon and title 6, indicator 12, overflow button 44, fixed space
/// 16. An icon is thus 24 + 24 = 48 wide. Titles: 1 H = 13, 2 = 26, 3 = 38, 4 = 51, 5 = 63.
@Suite struct ToolbarLayoutTests {
  /// A table as text: `320: both a, icon b | c` is the range from 320 on, with the center's units in
  /// their forms and, after the bar, the overflow menu.
  private func table(_ layout: ToolbarLayout) -> [String] {
    layout.breakpoints.map { breakpoint in
      let units = breakpoint.units.filter { $0.form != .kept }
        .map { "\($0.form.rawValue) \($0.id)" }
      let text = "\(breakpoint.minimumWidth): \(units.joined(separator: ", "))"
      return breakpoint.overflow.isEmpty
        ? text : "\(text) | \(breakpoint.overflow.joined(separator: " "))"
    }
  }

  private func icons(_ sample: inout SampleDocument, _ ids: String...) -> [ToolbarUnit] {
    ids.map { ToolbarUnit(sample.command($0, "H", symbol: "star")) }
  }

  @Test func aNavigatorShowsNothingOfItsCenter() {
    var sample = SampleDocument()
    var toolbar = Toolbar(center: icons(&sample, "a", "b"), trailing: icons(&sample, "t"))
    toolbar[.center][1].overflow = .hide
    toolbar.style = .navigator
    for platform in [Platform.ios, .ipados, .visionos] {
      let layout = sample.layout(toolbar, platform: platform)
      let sizes = MetricSet(for: platform)
      // The trailing item and the button.
      let width = 2 * sizes.barMargin + 48 + sizes.itemSpacing + sizes.overflowWidth
      #expect(layout.minimumWidth == width)
      #expect(layout.shrinkChain.isEmpty)
      #expect(layout.units.map { $0.rungs.map(\.form) } == [[.overflow], [.hidden], [.kept]])
      #expect(layout.breakpoints.count == 1)
      #expect(layout.breakpoints[0].units.map(\.id) == ["t"])
      #expect(layout.breakpoints[0].overflow == ["a"])
      #expect(layout.placed(at: 2000).overflowButton != nil)
    }
    // A Mac's bars have no such style; a bar at the bottom has none; `browser` and `editor` show it.
    #expect(sample.layout(toolbar, platform: .macos).breakpoints[0].overflow.isEmpty)
    for style in [ToolbarStyle.browser, .editor, .automatic] {
      toolbar.style = style
      #expect(sample.layout(toolbar).breakpoints[0].overflow.isEmpty)
    }
    toolbar.style = .navigator
    toolbar.edge = .bottom
    #expect(sample.layout(toolbar).breakpoints[0].overflow.isEmpty)
  }

  @Test func anAutomaticStyleFollowsTheCenter() {
    var sample = SampleDocument()
    var toolbar = Toolbar(center: [ToolbarUnit(sample.command("a", "H", platforms: .ipados))])
    #expect(toolbar.resolvedStyle(on: .ipados) == .browser)
    #expect(toolbar.resolvedStyle(on: .ios) == .navigator)
    #expect(Toolbar(leading: [.title]).resolvedStyle(on: .ipados) == .navigator)
    toolbar.style = .editor
    #expect(toolbar.resolvedStyle(on: .ios) == .editor)
  }

  @Test func onlyBarsOfUIKitKeepTheirOverflowButton() {
    var sample = SampleDocument()
    let toolbar = Toolbar(center: icons(&sample, "a"), customizable: true)
    for platform in [Platform.ios, .ipados, .visionos] {
      #expect(sample.layout(toolbar, platform: platform).placed(at: 900).overflowButton != nil)
    }
    #expect(sample.layout(toolbar, platform: .macos).placed(at: 900).overflowButton == nil)
  }

  @Test func iconsLeaveFromTheTrailingEnd() {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: [.back], center: icons(&sample, "a", "b", "c"), trailing: icons(&sample, "share"))
    let layout = sample.layout(toolbar)
    // State 0: 2 × 16 + 48 + 16 + (3 × 48 + 2 × 8) + 16 + 48 = 320.
    // State 1: center 2 × 48 + 8 = 104, trailing 48 + 8 + 44 = 100: 32 + 48 + 16 + 104 + 16 + 100.
    // State 2: center 48. State 3: no center and one gap: 32 + 48 + 16 + 100.
    #expect(
      table(layout) == [
        "320: icon a, icon b, icon c", "316: icon a, icon b | c", "260: icon a | b c",
        "196:  | a b c",
      ])
    #expect(layout.requiredWidths == [320, 316, 260, 196])
    #expect(layout.breakpoints.map(\.maximumWidth) == [nil, 320, 316, 260])
    #expect(layout.minimumWidth == 196)
    #expect(layout.leastRegionWidths.leading == 48)
    #expect(layout.leastRegionWidths.center == 0)
    #expect(layout.leastRegionWidths.trailing == 100)
    #expect(
      layout.shrinkChain == [
        ChainStep(unit: "c", to: .overflow), ChainStep(unit: "b", to: .overflow),
        ChainStep(unit: "a", to: .overflow),
      ])
  }

  @Test func theUnitsOfEveryRegionHaveTheirRungs() {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: [.back, .title],
      center: [
        ToolbarUnit(sample.command("a", "HHHH", symbol: "star")) {
          $0.display = .both
          $0.priority = 3
        },
        .group("g", collapse: .menu, icons(&sample, "b", "c")) { $0.overflow = .hide },
      ],
      trailing: [.search])
    let units = sample.layout(toolbar).units
    func rung(_ form: UnitForm, _ width: Int) -> LaidOutUnit.Rung {
      LaidOutUnit.Rung(form: form, width: width)
    }
    #expect(units.map(\.id) == ["back", "title", "a", "g", "search"])
    #expect(units.map(\.region) == [.leading, .leading, .center, .center, .trailing])
    #expect(units.map(\.kind) == [.back, .title, .command, .group, .search])
    #expect(units.map(\.priority) == [0, 0, 3, 0, 0])
    #expect(units[3].members == ["b", "c"])
    // Both: 24 + 6 + 51 + 24 = 105. The group has no title and no symbol: 6 + 12 + 24 = 42, so 44.
    #expect(
      units.map(\.rungs) == [
        [rung(.kept, 48)], [rung(.kept, 60)],
        [rung(.both, 105), rung(.icon, 48), rung(.overflow, 0)],
        [rung(.members, 96), rung(.representative, 44), rung(.hidden, 0)], [rung(.kept, 44)],
      ])
  }

  @Test func theOverflowButtonDoesNotAppearForOneUnitThatIsNoWider() {
    var sample = SampleDocument()
    let one = Toolbar(leading: [.back], center: [ToolbarUnit(sample.command("a", "H"))])
    // 13 + 24 = 37 is less than 44: the item takes as much as the button in its place would.
    #expect(table(sample.layout(one)) == ["140: title a"])
    #expect(sample.layout(one).requiredWidths == [140, 140])

    let two = Toolbar(
      leading: [.back],
      center: [ToolbarUnit(sample.command("b", "H")), ToolbarUnit(sample.command("c", "H"))])
    // 32 + 48 + 16 + 96 = 192. With one in the menu: 32 + 48 + 16 + 44 + 16 + 44 = 200, not shown.
    #expect(table(sample.layout(two)) == ["192: title b, title c", "140:  | b c"])
    #expect(sample.layout(two).requiredWidths == [192, 200, 140])
    #expect(sample.layout(two).shownStates == [0, 2])
  }

  @Test func theCustomizableBarAlwaysHasItsButton() {
    var sample = SampleDocument()
    let toolbar = Toolbar(center: icons(&sample, "a"), customizable: true)
    // 32 + 48 + 16 + 44 = 140, then 32 + 44.
    #expect(table(sample.layout(toolbar)) == ["140: icon a", "76:  | a"])
    #expect(sample.layout(Toolbar(customizable: true)).minimumWidth == 76)
    #expect(sample.layout(Toolbar()).minimumWidth == 32)
  }

  @Test func titlesGoFirstThenGroupsCloseThenUnitsLeave() {
    var sample = SampleDocument()
    let toolbar = Toolbar(center: [
      ToolbarUnit(sample.command("a", "HH", symbol: "star")) { $0.display = .both },
      .group(
        "g", symbol: "star", collapse: .menu,
        [
          ToolbarUnit(sample.command("b", "HH", symbol: "star")) { $0.display = .both },
          ToolbarUnit(sample.command("c", "HH", symbol: "star")),
          ToolbarUnit(sample.command("d", "HH", symbol: "star")),
        ]),
      ToolbarUnit(sample.command("e", "HH", symbol: "star")) {
        $0.display = .both
        $0.priority = -1
      },
    ])
    // Both: 24 + 6 + 26 + 24 = 80. Members 80 + 48 + 48 = 176, icons 144, representative
    // 24 + 6 + 12 + 24 = 66. State 0: 32 + 80 + 16 + 176 + 16 + 80 = 400.
    #expect(
      table(sample.layout(toolbar)) == [
        "400: both a, members g, both e",
        "368: both a, members g, icon e",  // priority -1 first: 48 for 80
        "336: both a, icons g, icon e",  // ties from the trailing end: 144 for 176
        "304: icon a, icons g, icon e",
        "226: icon a, representative g, icon e",  // 66 for 144
        // e: 48 + 16 less, 16 + 44 more.
        "222: icon a, representative g | e",
        // g: 66 + 16 less. 32 + 48 + 16 + 44.
        "140: icon a | g e", "76:  | a g e",
      ])
  }

  @Test func ladderEndsAsItsUnitSays() {
    var sample = SampleDocument()
    let both = ToolbarUnit(sample.command("a", "HH", symbol: "star")) {
      $0.display = .both
      $0.pinned = true
    }
    let hidden = ToolbarUnit(sample.command("b", "HH")) { $0.overflow = .hide }
    let fixed = ToolbarUnit.group(
      "g", collapse: .none,
      [ToolbarUnit(sample.command("c", "HH", symbol: "star")) { $0.display = .both }])
    let layout = sample.layout(Toolbar(center: [both, hidden, fixed]))
    // 32 + 80 + 8 + 50 + 16 + 80 = 266, then icons: 32 less each, then b with its 8 leaves.
    #expect(
      table(layout) == [
        "266: both a, title b, members g", "234: both a, title b, icons g",
        "202: icon a, title b, icons g", "144: icon a, icons g",
      ])
    #expect(layout.placed(at: 144).overflowButton == nil)
  }

  @Test func anExplicitChainComesFirstAndTheRestFollows() {
    var sample = SampleDocument()
    let group = ToolbarUnit.group("g", collapse: .menu, icons(&sample, "c", "d"))
    let pinned = ToolbarUnit(sample.command("p", "HH", symbol: "star")) {
      $0.display = .both
      $0.pinned = true
    }
    let units = icons(&sample, "a", "b") + [group, pinned]
    let layout = sample.layout(
      Toolbar(
        center: units,
        shrink: [
          ("b", .overflow), ("nobody", .icon), ("b", .icon), ("g", .icon), ("p", .overflow),
          ("g", .overflow), ("g", .menu),
        ]))
    #expect(
      layout.shrinkChain == [
        ChainStep(unit: "b", to: .overflow), ChainStep(unit: "g", to: .overflow),
        ChainStep(unit: "p", to: .icon), ChainStep(unit: "a", to: .overflow),
      ])
  }

  @Test func spacesMergeAndVanishAtTheEnds() {
    var sample = SampleDocument()
    let (a, b, c) = (icons(&sample, "a")[0], icons(&sample, "b")[0], icons(&sample, "c")[0])
    let group = ToolbarUnit.group("g", icons(&sample, "d"))
    // 32 + 48 + (8 + 16 + 8) + 48.
    #expect(sample.layout(Toolbar(leading: [a, .space(), b])).minimumWidth == 160)
    #expect(sample.layout(Toolbar(leading: [.space(), a, b, .space()])).minimumWidth == 136)
    #expect(sample.layout(Toolbar(leading: [a, .space(), .space(), b])).minimumWidth == 160)
    #expect(
      sample.layout(Toolbar(leading: [a, .space(flexible: true), b])).minimumWidth == 144)
    #expect(
      sample.layout(Toolbar(leading: [a, .space(flexible: true), .space(), b])).minimumWidth
        == 160)
    // Group spacing on the side of the group: 8 + 16 + 16.
    #expect(sample.layout(Toolbar(leading: [a, .space(), group])).minimumWidth == 168)
    #expect(sample.layout(Toolbar(leading: [.space()])).minimumWidth == 32)
    // When b leaves, its two spaces are one: 32 + 48 + 32 + 48 + 16 + 44.
    let layout = sample.layout(
      Toolbar(center: [a, .space(), b, .space(flexible: true), c], shrink: [("b", .overflow)]))
    #expect(layout.requiredWidths[...1] == [32 + 144 + 32 + 16, 220])
    // When c leaves too, no space is left at the end: 32 + 48 + 16 + 44.
    #expect(layout.requiredWidths[2] == 140)
  }

  @Test func groupSpacingStandsOnceBetweenGroups() {
    var sample = SampleDocument()
    let groups = ["g", "h"].map { ToolbarUnit.group($0, icons(&sample, $0 + "1")) }
    #expect(sample.layout(Toolbar(leading: groups)).minimumWidth == 32 + 48 + 16 + 48)
    let item = icons(&sample, "a")
    #expect(
      sample.layout(Toolbar(leading: groups + item)).minimumWidth == 32 + 48 + 16 + 48 + 16 + 48)
  }

  @Test func theOverflowButtonStandsBeforeTheLastPinnedItem() {
    var sample = SampleDocument()
    var units = icons(&sample, "a", "b", "c")
    units[1].pinned = true
    let middle = sample.layout(Toolbar(trailing: units, customizable: true))
    // At 240 the region of 3 × 48 + 44 + 3 × 8 = 212 begins at 12, which is at the least width 244.
    #expect(middle.minimumWidth == 244)
    let placed = middle.placed(at: 244)
    #expect(placed.units.map(\.frame.x) == [16, 124, 180])
    #expect(placed.overflowButton == Frame(x: 72, y: 0, width: 44, height: 44))

    // A space before the pinned item stands before the button, one at the end before the button.
    let before = Toolbar(trailing: [units[0], .space(), units[1]], customizable: true)
    #expect(sample.layout(before).minimumWidth == 32 + 48 + 32 + 44 + 8 + 48)
    let last = Toolbar(trailing: [units[0], .space()], customizable: true)
    #expect(sample.layout(last).minimumWidth == 32 + 48 + 32 + 44)
    let first = Toolbar(trailing: [.space(), units[1]], customizable: true)
    #expect(sample.layout(first).minimumWidth == 32 + 44 + 8 + 48)
  }

  @Test func whatIsNotInTheLayoutTakesNoRoom() {
    var sample = SampleDocument()
    let mac = ToolbarUnit(sample.command("m", "H", symbol: "star", platforms: .macos))
    let optional = ToolbarUnit(sample.command("o", "H", symbol: "star")) {
      $0.customization = .optional
    }
    let slot = ToolbarUnit(id: "slot", content: .slot, source: .none)
    let empty = ToolbarUnit.group("g", [mac])
    let units = [mac, optional, slot, empty] + icons(&sample, "a")
    let layout = sample.layout(Toolbar(center: units, shrink: [("o", .overflow)]))
    #expect(layout.units.map(\.id) == ["a"])
    #expect(table(layout) == ["80: icon a", "76:  | a"])
    // What leads and trails is fixed, so that it cannot be optional.
    #expect(sample.layout(Toolbar(trailing: [optional])).units.map(\.id) == ["o"])
  }

  @Test func aThousandUnitsAreLaidOutInTheTimeOfALoop() {
    var sample = SampleDocument()
    let units = (0..<1000).map { index in
      ToolbarUnit(sample.command("u\(index)", "HHHH", symbol: "star")) {
        $0.display = .both
        $0.priority = index % 7
      }
    }
    let layout = sample.layout(Toolbar(center: units))
    #expect(layout.requiredWidths.count == 2001)
    // 32 + 1000 × 105 + 999 × 8, and at last the overflow button alone.
    #expect(layout.requiredWidths.first == 113_024)
    #expect(layout.requiredWidths.last == 76)
  }
}
