import MenuetLayout
import MenuetModel

/// The order in which the units of a toolbar's center give way, by platforms.
struct UIKitFitting: Sendable {
  /// What holds on some of the toolbar's platforms.
  struct Order: Sendable {
    var platforms: PlatformSet
    /// The names of units with the forms that they take, the first step first.
    let steps: [Step]
    let metrics: MetricSet
    /// Indicates whether code measures where the system takes no order.
    let measures: Bool
  }

  struct Step: Sendable, Hashable {
    let unit: String
    let form: UnitForm

    /// Indicates whether the unit leaves the bar.
    var leaves: Bool { form == .overflow || form == .hidden }
  }

  let orders: [Order]
  /// The names of the center's units, which differ where their ids do not.
  let names: [String]

  /// Returns none for a bar that is left to the system, and where no bodies are made.
  init(_ toolbar: Toolbar, in plan: GenerationPlan) {
    var uses: [String: Int] = [:]
    let names = toolbar.regions.center.map { unit in
      uses[unit.id, default: 0] += 1
      let use = uses[unit.id] ?? 1
      return use == 1 ? unit.id : "\(unit.id)#\(use)"
    }
    self.names = names
    guard toolbar.edge != .bottom, toolbar.overflowBy == .menuet, !plan.isInterfaceOnly else {
      orders = []
      return
    }
    let platforms = toolbar.platforms.intersection(plan.uiKitPlatforms.document)
    let filled = Self.filled(toolbar)
    orders = platforms.members.reduce(into: []) { orders, platform in
      let context = plan.context(on: platform)
      let layout = ToolbarLayout(filled, in: plan.document, context: context)
      // A bar button item of UIKit shows its symbol where it has one: titles have gone already.
      let steps = layout.indexedChain.filter { $0.to != .icon && $0.to != .icons }.map {
        Step(unit: names[$0.unit], form: $0.to)
      }
      guard !steps.isEmpty else { return }
      let measures = !toolbar.customizable && UIKitPlatforms.bars.contains(platform)
      let same = orders.firstIndex {
        $0.steps == steps && $0.measures == measures
          && (!measures || $0.metrics == context.metrics)
      }
      if let same {
        orders[same].platforms.formUnion(PlatformSet(platform))
      } else {
        orders.append(
          Order(
            platforms: PlatformSet(platform), steps: steps, metrics: context.metrics,
            measures: measures))
      }
    }
  }

  /// The toolbar with all that people can add to it: once there, that gives way in the order of the
  /// document, too.
  private static func filled(_ toolbar: Toolbar) -> Toolbar {
    guard toolbar.customizable else { return toolbar }
    var filled = toolbar
    for index in filled.regions.center.indices
    where filled.regions.center[index].customization == .optional {
      filled.regions.center[index].customization = .default
    }
    return filled
  }

  /// Indicates whether nothing is said of the order.
  var isEmpty: Bool { orders.isEmpty }

  /// Indicates whether code measures on any platform.
  var measures: Bool { orders.contains(where: \.measures) }
}

extension UIKitFitting.Order {
  /// `fitting.start(in: navigationItem, …)`, or `fitting.prioritize(["bold", …])` where nothing is
  /// measured.
  var statement: Statement {
    guard measures else {
      return .call(
        "fitting.prioritize", .init(.array(steps.filter(\.leaves).map { .string($0.unit) })))
    }
    let order = steps.map { step in
      Expression.call(
        ".init", .init(.string(step.unit)),
        .init(.implicitMember(SwiftIdentifier(step.form.rawValue))))
    }
    return .call(
      "fitting.start", .init("in", .code("navigationItem")), .init("for", .code("actions")),
      .init("with", size), .init("order", .array(order)))
  }

  private var size: Expression {
    .call(
      ".init", .init("margin", .integer(metrics.barMargin)),
      .init("itemSpacing", .integer(metrics.itemSpacing)),
      .init("groupSpacing", .integer(metrics.groupSpacing)),
      .init("regionSpacing", .integer(metrics.regionSpacing)),
      .init("itemMinWidth", .integer(metrics.itemMinWidth)),
      .init("itemPadding", .integer(metrics.itemPadding)),
      .init("iconWidth", .integer(metrics.iconWidth)),
      .init("iconTitleGap", .integer(metrics.iconTitleGap)),
      .init("indicatorWidth", .integer(metrics.indicatorWidth)),
      .init("overflowWidth", .integer(metrics.overflowWidth)),
      .init("searchMinWidth", .integer(metrics.searchMinWidth)),
      .init("titleMinWidth", .integer(metrics.titleMinWidth)))
  }
}
