import MenuetModel
import Testing

/// What the laws are tried on, and how a failure is shown: a proof is worth what its cases are.
@Suite struct ToolbarGeneratorTests {
  private static let toolbars = (1...3000 as ClosedRange<UInt64>).map { seed in
    var generator = ToolbarGenerator(seed: seed)
    return generator.toolbar()
  }

  private static let units = toolbars.flatMap { $0.leading + $0.center + $0.trailing }

  private static let items = units.flatMap { unit -> [GeneratedToolbar.Item] in
    switch unit.content {
    case .item(let item): [item]
    case .group(let group): group.members
    case .space, .title, .search, .slot: []
    }
  }

  @Test func equalSeedsGiveEqualToolbars() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var (first, second) = (ToolbarGenerator(seed: seed), ToolbarGenerator(seed: seed))
      #expect(first.toolbar() == second.toolbar())
    }
  }

  @Test func everyUnitOccurs() {
    let items = Self.items
    let kinds: [(GeneratedToolbar.Item.Kind) -> Bool] = [
      { $0 == .command }, { $0 == .choice }, { $0 == .button }, { $0 == .readyMade },
      { $0 == .pullDown }, { $0 == .more }, { $0 == .back }, { $0 == .close },
      { $0 == .sidebarToggle }, { $0 == .inspectorToggle },
      { if case .toggle = $0 { true } else { false } },
      { if case .popUp(let options) = $0 { options.isEmpty } else { false } },
      { if case .popUp(let options) = $0 { options.count > 2 } else { false } },
      { if case .segmented(let options) = $0 { options.isEmpty } else { false } },
      { if case .segmented(let options) = $0 { options.count > 2 } else { false } },
    ]
    for (index, kind) in kinds.enumerated() {
      #expect(items.contains { kind($0.kind) }, "kind \(index)")
    }
    for display in ItemDisplay.allCases { #expect(items.contains { $0.display == display }) }
    #expect(items.contains { !$0.isForPlatform } && items.contains { $0.titleLength == 0 })
    for content in [GeneratedToolbar.Unit.Content.title(0), .search, .slot] {
      #expect(Self.units.contains { $0.content == content })
    }
    let groups = Self.units.compactMap { unit -> GeneratedToolbar.Group? in
      if case .group(let group) = unit.content { group } else { nil }
    }
    for collapse in GroupCollapse.allCases {
      #expect(groups.contains { $0.collapse == collapse && $0.members.count > 1 })
    }
    #expect(groups.contains(where: \.members.isEmpty) && groups.contains { !$0.hasSymbol })
  }

  @Test func everyAttributeOccurs() {
    let toolbars = Self.toolbars
    for platform in [Platform.ios, .ipados, .macos] {
      #expect(toolbars.contains { $0.platform == platform && $0.isCustomizable })
      #expect(toolbars.contains { $0.platform == platform && !$0.metrics.isEmpty })
    }
    #expect(Set(toolbars.map(\.mirroredLocale)).count == 5)
    let center = toolbars.flatMap(\.center)
    #expect(Set(center.map(\.priority)) == [-1, 0, 1])
    #expect(center.contains { $0.pinned } && center.contains { $0.hides })
    #expect(center.contains { $0.isOptional } && center.contains { !$0.isForPlatform })
    for region in Toolbar.Region.allCases {
      #expect(toolbars.contains { $0[region].isEmpty })
      #expect(toolbars.contains { $0[region].count > 4 })
    }
    for target in ShrinkTarget.allCases {
      #expect(toolbars.contains { $0.shrink.contains { $0.to == target } })
    }
    let wide = toolbars.contains { ($0.metrics["overflow-width"] ?? 0) > 200 }
    #expect(wide && toolbars.contains { $0.center.count > 16 })
  }

  @Test func spacesAndGroupsStandWhereItMatters() {
    func isSpace(_ unit: GeneratedToolbar.Unit) -> Bool {
      if case .space = unit.content { true } else { false }
    }
    func isGroup(_ unit: GeneratedToolbar.Unit) -> Bool {
      if case .group = unit.content { true } else { false }
    }
    for region in Toolbar.Region.allCases {
      let regions = Self.toolbars.map { $0[region] }
      let pairs = regions.map { Array(zip($0, $0.dropFirst())) }
      #expect(regions.contains { $0.first.map(isSpace) ?? false })
      #expect(regions.contains { $0.last.map(isSpace) ?? false })
      #expect(pairs.contains { $0.contains { isSpace($0) && isSpace($1) && $0 != $1 } })
      #expect(pairs.contains { $0.contains { isGroup($0) && isGroup($1) } })
      #expect(pairs.contains { $0.contains { isGroup($0) && isSpace($1) } })
    }
  }

  @Test func aFailureShrinksToWhatItNeeds() {
    func isFailing(_ toolbar: GeneratedToolbar) -> Bool {
      toolbar.center.contains { unit -> Bool in
        if case .group(let group) = unit.content {
          unit.pinned && group.members.contains { $0.display == .both && $0.titleLength > 2 }
        } else {
          false
        }
      } && toolbar.metrics["item-padding"] != nil
    }
    let found = Self.toolbars.filter(isFailing)
    #expect(found.count > 3)
    for toolbar in found.prefix(20) {
      var smallest = ToolbarShrinker(isFailing: isFailing).minimal(toolbar)
      #expect(smallest.leading.isEmpty && smallest.trailing.isEmpty && smallest.shrink.isEmpty)
      #expect(smallest.center.count == 1 && smallest.metrics.count == 1)
      guard case .group(var group)? = smallest.center.first?.content else { continue }
      #expect(group.members.count == 1 && group.members.first?.titleLength == 3)
      group.members = []
      smallest.center[0].id = "u"
      smallest.center[0].content = .group(group)
      var wanted = GeneratedToolbar()
      wanted.center = [
        GeneratedToolbar.Unit(
          id: "u", content: .group(GeneratedToolbar.Group(members: [])), pinned: true)
      ]
      wanted.metrics = toolbar.metrics.filter { $0.key == "item-padding" }
      #expect(smallest == wanted)
    }
  }

  @Test func aFailureIsPrintedAsADocument() {
    var toolbar = GeneratedToolbar()
    toolbar.leading = [GeneratedToolbar.Unit(id: "title", content: .title(0))]
    let option = GeneratedToolbar.Item.Option(titleLength: 2, hasSymbol: false)
    toolbar.center = [
      GeneratedToolbar.Unit(
        id: "g",
        content: .group(
          GeneratedToolbar.Group(
            members: [GeneratedToolbar.Item(id: "a", display: .both)], collapse: .menu)),
        priority: 2, hides: true),
      GeneratedToolbar.Unit(id: "space", content: .space(isFlexible: true)),
      GeneratedToolbar.Unit(
        id: "s", content: .item(GeneratedToolbar.Item(id: "s", kind: .segmented([option])))),
    ]
    toolbar.shrink = [GeneratedToolbar.Step(unit: "g", to: .menu)]
    toolbar.metrics = ["overflow-width": 90]
    #expect(
      toolbar.xml == """
        <menuet xmlns="urn:menuet:1" name="Generated" platforms="ios macos">
          <commands>
            <command id="a" title="H" symbol="star"/>
            <choice id="s" title="H"><option id="o0" title="HH"/></choice>
          </commands>
          <toolbar id="bar">
            <leading>
              <title/>
            </leading>
            <center>
              <group id="g" symbol="star" collapse="menu" priority="2" overflow="hide">
                <item ref="a" display="both"/>
              </group>
              <space flexible="true"/>
              <segmented choice="s"/>
            </center>
            <shrink><step unit="g" to="menu"/></shrink>
          </toolbar>
        </menuet>
        --metrics {"overflow-width": 90}
        --platform ios --locale en,ar
        """)
  }
}
