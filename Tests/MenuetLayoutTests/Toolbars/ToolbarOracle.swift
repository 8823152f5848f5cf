import MenuetModel

/// What a toolbar shows at a width, found the slow way: by adding up the whole bar in every state,
/// trying the states one after another, and handing out points one at a time.
///
/// It is written from the description of the layout alone and shares nothing with the engine but
/// the names of forms: neither metrics, nor the measuring of text, nor widths, states and frames.
struct ToolbarOracle {
  /// The rung of each of the center's units after some steps.
  typealias State = [Int]

  let sizes: OracleSizes
  /// Whether the overflow button is there with an empty menu.
  let keepsButton: Bool
  let leading: [OracleUnit]
  /// Spaces included, as in the other regions.
  let center: [OracleUnit]
  let trailing: [OracleUnit]
  private(set) var states: [State] = []
  /// The width that each state requires, in points.
  private(set) var widths: [Int] = []

  init(_ toolbar: GeneratedToolbar) {
    let sizes = OracleSizes(toolbar)
    self.sizes = sizes
    keepsButton = toolbar.isCustomizable && toolbar.platform != .macos
    let isNavigator = toolbar.style == .navigator && toolbar.platform != .macos
    leading = toolbar.leading.compactMap { OracleUnit($0, isCenter: false, sizes) }
    center = toolbar.center.compactMap { OracleUnit($0, isCenter: true, sizes, isNavigator) }
    trailing = toolbar.trailing.compactMap { OracleUnit($0, isCenter: false, sizes) }
    states = allStates(toolbar.shrink)
    widths = states.map(width)
  }

  /// The state that is shown at a width, `nil` where none fits.
  func state(at width: Int) -> Int? {
    for index in widths.indices where widths[index] <= width { return index }
    return nil
  }

  /// The least width at which some state fits.
  var minimumWidth: Int { widths.min() ?? 0 }

  /// Ids of what is in the overflow menu.
  func overflow(_ state: State) -> [String] {
    center.indices.filter { form($0, state) == .overflow }.map { center[$0].id }
  }

  func hasButton(_ state: State) -> Bool {
    keepsButton || center.indices.contains { form($0, state) == .overflow }
  }

  func form(_ unit: Int, _ state: State) -> UnitForm { center[unit].rungs[state[unit]].form }

  private func isVisible(_ unit: Int, _ state: State) -> Bool {
    form(unit, state) != .overflow && form(unit, state) != .hidden
  }
}

// MARK: Widths

extension ToolbarOracle {
  private func width(_ state: State) -> Int {
    var sum = 2 * sizes.margin
    var filled = 0
    for region in regions(state) {
      let parts = arranged(region)
      if !parts.isEmpty { filled += 1 }
      for part in parts { sum += part.gap + part.unit.rungs[0].width }
    }
    return sum + max(0, filled - 1) * sizes.region
  }

  /// What is in the three regions, each unit with its present rung as its only one, and spaces where
  /// they were written.
  func regions(_ state: State) -> [[OracleUnit]] {
    var middle: [OracleUnit] = []
    for index in center.indices where isVisible(index, state) {
      middle.append(center[index])
      middle[middle.count - 1].rungs = [center[index].rungs[state[index]]]
    }
    var end = trailing
    if hasButton(state) {
      let position = trailing.lastIndex { $0.pinned && !$0.isSpace } ?? trailing.count
      end.insert(.button(sizes), at: position)
    }
    return [leading, middle, end]
  }

  /// What is left of a region when spaces are dropped at its ends and merged inside, with the room
  /// before each unit.
  func arranged(_ units: [OracleUnit]) -> [OraclePart] {
    var result: [OraclePart] = []
    var spaces: [OracleUnit] = []
    for unit in units {
      if unit.isSpace {
        spaces.append(unit)
        continue
      }
      defer { spaces = [] }
      guard let last = result.last?.unit else {
        result.append(OraclePart(unit: unit, gap: 0))
        continue
      }
      if spaces.isEmpty {
        let gap = last.isGroup || unit.isGroup ? sizes.group : sizes.item
        result.append(OraclePart(unit: unit, gap: gap))
        continue
      }
      let widest = spaces.map { $0.rungs[0].width }.max() ?? 0
      let before = last.isGroup ? sizes.group : sizes.item
      let after = unit.isGroup ? sizes.group : sizes.item
      result.append(
        OraclePart(
          unit: unit, gap: before + widest + after,
          isFlexible: spaces.contains { $0.isFlexible }))
    }
    return result
  }
}

// MARK: States

extension ToolbarOracle {
  /// Every state from the widest on: explicit steps first, then phase by phase the unit of least
  /// priority, the last one of equals, as long as one has a step of that phase to take.
  private func allStates(_ shrink: [GeneratedToolbar.Step]) -> [State] {
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

/// What is visible in a region, with the least room before it in points.
struct OraclePart {
  let unit: OracleUnit
  let gap: Int
  /// Whether that room may grow.
  var isFlexible = false
}
