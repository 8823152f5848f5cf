import MenuetModel

/// What a toolbar shows at a width, found the slow way: by adding up the whole bar in every state.
///
/// It is written from the description of the layout alone and shares no code with the engine, nor
/// its metrics, nor the measuring of text: titles are of the letter H.
struct ToolbarOracle {
  /// Nominal metrics of a platform.
  struct Sizes {
    var margin = 16
    var item = 8
    var group = 16
    var region = 16
    var least = 44
    var padding = 12
    var icon = 24
    var gap = 6
    var indicator = 12
    var overflow = 44
    var search = 44...44
    var title = 60...200
    var space = 16
    var font = 17
    var height = 44
    /// How wide the letter H is, in font units, and how many of these an em has.
    var letter = (units: 2084, perEm: 2816)

    init(_ platform: Platform) {
      switch platform {
      case .ipados:
        margin = 20
        search = 120...240
        title = 80...320
        height = 50
      case .macos:
        (margin, item, group, region, least, padding) = (8, 6, 12, 12, 36, 8)
        (icon, gap, indicator, overflow, font, height) = (18, 5, 10, 36, 13, 52)
        search = 120...240
        title = 80...320
      default: break
      }
    }

    func text(_ letters: Int) -> Int {
      (letters * letter.units * font + letter.perEm - 1) / letter.perEm
    }
  }

  struct Unit {
    var id: String
    var isGroup = false
    var isSpace = false
    var isFlexible = false
    var priority = 0
    var pinned = false
    /// Form and width, widest first.
    var rungs: [(form: UnitForm, width: Int)]
    /// The width that it may grow to.
    var most = 0
  }

  /// The forms of the center's units after some steps, by their index.
  typealias State = [Int]

  let sizes: Sizes
  let isCustomizable: Bool
  private(set) var leading: [Unit] = []
  private(set) var center: [Unit] = []
  private(set) var trailing: [Unit] = []
  private(set) var states: [State] = []
  private(set) var widths: [Int] = []

  init(_ toolbar: GeneratedToolbar, letter: (units: Int, perEm: Int)? = nil) {
    var sizes = Sizes(toolbar.platform)
    if let letter { sizes.letter = letter }
    self.sizes = sizes
    isCustomizable = toolbar.isCustomizable
    leading = toolbar.leading.compactMap { unit($0, isCenter: false) }
    center = toolbar.center.compactMap { unit($0, isCenter: true) }
    trailing = toolbar.trailing.compactMap { unit($0, isCenter: false) }
    states = allStates(toolbar.shrink)
    widths = states.map(width)
  }

  /// The state that is shown at a width, `nil` where none fits.
  func state(at width: Int) -> Int? { widths.firstIndex { $0 <= width } }

  func overflow(_ state: Int) -> [String] {
    center.indices.filter { form($0, states[state]) == .overflow }.map { center[$0].id }
  }

  /// Ids and forms of what is in the bar.
  func shown(_ state: Int) -> [(id: String, form: UnitForm)] {
    let middle = center.indices.filter { !center[$0].isSpace && isVisible($0, states[state]) }
    return leading.filter { !$0.isSpace }.map { ($0.id, .kept) }
      + middle.map { (center[$0].id, form($0, states[state])) }
      + trailing.filter { !$0.isSpace }.map { ($0.id, .kept) }
  }

  func hasButton(_ state: State) -> Bool {
    isCustomizable || center.indices.contains { form($0, state) == .overflow }
  }
}

// MARK: Widths

extension ToolbarOracle {
  private func form(_ unit: Int, _ state: State) -> UnitForm {
    center[unit].rungs[state[unit]].form
  }

  private func isVisible(_ unit: Int, _ state: State) -> Bool {
    form(unit, state) != .overflow && form(unit, state) != .hidden
  }

  private func width(_ state: State) -> Int {
    let regions = [leading, visibleCenter(state), trailing(withButton: hasButton(state))]
    let widths = regions.map(sum)
    let filled = regions.count { region in region.contains { !$0.isSpace } }
    return 2 * sizes.margin + widths.reduce(0, +) + max(0, filled - 1) * sizes.region
  }

  /// The center's units that are in the bar, each with its present width as its only one.
  func visibleCenter(_ state: State) -> [Unit] {
    center.indices.filter { isVisible($0, state) }.map { index in
      var unit = center[index]
      unit.rungs = [center[index].rungs[state[index]]]
      return unit
    }
  }

  func trailing(withButton hasButton: Bool) -> [Unit] {
    guard hasButton else { return trailing }
    let last = trailing.lastIndex { $0.pinned && !$0.isSpace } ?? trailing.count
    var result = trailing
    result.insert(Unit(id: "", rungs: [(.kept, sizes.overflow)]), at: last)
    return result
  }

  private func sum(_ units: [Unit]) -> Int {
    let parts = arranged(units)
    return parts.reduce(0) { $0 + $1.gap + $1.unit.rungs[0].width }
  }

  /// What is left of a region when spaces are dropped at its ends and merged inside, with the room
  /// before each unit.
  func arranged(_ units: [Unit]) -> [(unit: Unit, gap: Int, isFlexible: Bool)] {
    var result: [(unit: Unit, gap: Int, isFlexible: Bool)] = []
    for (index, unit) in units.enumerated() where !unit.isSpace {
      guard let last = result.last?.unit else {
        result.append((unit, 0, false))
        continue
      }
      let before = units[..<index].reversed().prefix { $0.isSpace }
      func beside(_ unit: Unit) -> Int { unit.isGroup ? sizes.group : sizes.item }
      if before.isEmpty {
        result.append((unit, max(beside(last), beside(unit)), false))
      } else {
        let widest = before.map { $0.rungs[0].width }.max() ?? 0
        let isFlexible = before.contains { $0.isFlexible }
        result.append((unit, beside(last) + widest + beside(unit), isFlexible))
      }
    }
    return result
  }
}

// MARK: Ladders

extension ToolbarOracle {
  private func unit(_ unit: GeneratedToolbar.Unit, isCenter: Bool) -> Unit? {
    if isCenter && unit.isOptional { return nil }
    var result = Unit(id: unit.id, priority: unit.priority, pinned: unit.pinned, rungs: [])
    var leaves = !unit.pinned
    switch unit.content {
    case .slot: return nil
    case .title:
      result.rungs = [(.kept, sizes.title.lowerBound)]
      result.most = sizes.title.upperBound
      return result
    case .search:
      result.rungs = [(.kept, sizes.search.lowerBound)]
      result.most = sizes.search.upperBound
      return result
    case .space(let isFlexible):
      result.isSpace = true
      result.isFlexible = isFlexible
      result.rungs = [(.kept, isFlexible ? 0 : sizes.space)]
      return result
    case .item(let item):
      if !item.isForPlatform { return nil }
      result.rungs = forms(item)
    case .group(let items, let collapse, let hasSymbol, let titleLength):
      let members = items.filter(\.isForPlatform).map(forms)
      if members.isEmpty { return nil }
      result.isGroup = true
      result.rungs = [(.members, members.map { $0[0].width }.reduce(0, +))]
      if members.contains(where: { $0[0].form == .both }) {
        result.rungs.append((.icons, members.map { $0[$0.count - 1].width }.reduce(0, +)))
      }
      if collapse == .menu {
        let content = hasSymbol ? sizes.icon : sizes.text(titleLength)
        result.rungs.append((.representative, item(content + sizes.gap + sizes.indicator)))
      }
      if collapse == .none { leaves = false }
    }
    if !isCenter {
      result.rungs = [(.kept, result.rungs[0].width)]
    } else if leaves {
      result.rungs.append((unit.hides ? .hidden : .overflow, 0))
    }
    return result
  }

  private func item(_ content: Int) -> Int { max(sizes.least, content + 2 * sizes.padding) }

  private func forms(_ item: GeneratedToolbar.Unit.Item) -> [(form: UnitForm, width: Int)] {
    let text = sizes.text(item.titleLength)
    if item.isSegmented {
      if item.hasSymbol && item.display != .title { return [(.icon, 3 * self.item(sizes.icon))] }
      return [(.title, 3 * self.item(text))]
    }
    let more = item.hasIndicator ? sizes.gap + sizes.indicator : 0
    let icon = (form: UnitForm.icon, width: self.item(sizes.icon + more))
    let title = (form: UnitForm.title, width: self.item(text + more))
    let both = (
      form: UnitForm.both, width: self.item(sizes.icon + sizes.gap + text + more)
    )
    if !item.hasSymbol { return [title] }
    if item.titleLength == 0 { return [icon] }
    switch item.display {
    case .automatic, .icon: return [icon]
    case .title: return [title]
    case .both: return [both, icon]
    }
  }

  /// Every state from the widest on: explicit steps first, then phase by phase the unit of least
  /// priority, the last one of equals, as long as one has a step of that phase to take.
  private func allStates(_ shrink: [(unit: String, to: ShrinkTarget)]) -> [State] {
    var states: [State] = [Array(repeating: 0, count: center.count)]
    for step in shrink {
      guard let index = center.firstIndex(where: { $0.id == step.unit && !$0.isSpace }) else {
        continue
      }
      let wanted: [UnitForm] =
        switch step.to {
        case .icon: [.icon, .icons]
        case .menu: [.representative]
        case .overflow: [.overflow, .hidden]
        }
      var state = states[states.count - 1]
      guard let rung = center[index].rungs.firstIndex(where: { wanted.contains($0.form) }),
        rung > state[index]
      else { continue }
      state[index] = rung
      states.append(state)
    }
    for forms in [[UnitForm.icon, .icons], [.representative], [.overflow, .hidden]] {
      while let next = next(states[states.count - 1], to: forms) { states.append(next) }
    }
    return states
  }

  private func next(_ state: State, to forms: [UnitForm]) -> State? {
    var best: Int?
    for index in center.indices where !center[index].isSpace {
      let rung = state[index] + 1
      guard rung < center[index].rungs.count, forms.contains(center[index].rungs[rung].form)
      else { continue }
      if let best, center[best].priority < center[index].priority { continue }
      best = index
    }
    guard let best else { return nil }
    var result = state
    result[best] += 1
    return result
  }
}
