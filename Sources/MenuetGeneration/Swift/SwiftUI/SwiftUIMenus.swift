import MenuetModel

/// The content of menus: a view for each element, or for each run of elements that say nothing of
/// their own. `actions` is in scope, and the surface under its name.
struct SwiftUIMenus {
  let plan: GenerationPlan
  /// The name of the surface in code.
  let surface: SwiftIdentifier
  /// The id of the surface.
  let id: String
  /// The keys of the texts of places.
  let key: TitleKey.Surface
  /// Indicates whether the surface is in the menu bar.
  var isInMenuBar = false

  private var platforms: UIKitPlatforms { plan.uiKitPlatforms }
  private var items: SwiftUIItems { SwiftUIItems(plan: plan) }

  /// The most commands that a view shows, and the most views beside each other: the time
  /// that a call takes to type-check grows faster than its arguments.
  static let longestRun = 8

  func content(
    _ content: [MenuElement], layout: MenuLayoutSize = .large, outer: PlatformSet
  ) -> [Statement] {
    var content = content[...]
    var code: [Statement] = []
    var hasRow = false
    if layout != .large, let row = row(&content, layout, outer: outer) {
      code.append(row)
      hasRow = true
    }
    var run: [SwiftIdentifier] = []
    var alternate: MenuElement?
    func endRun() {
      guard !run.isEmpty else { return }
      code.append(
        .expression(
          .call(.member(.name(surface), "items"), run.map { .init(.implicitMember($0)) })))
      run = []
    }
    for (place, element) in content.enumerated() {
      let following = content.dropFirst(place + 1).first
      if let pair = alternates(element, following, outer: outer) {
        endRun()
        code.append(pair)
        alternate = following
        continue
      }
      if alternate != nil {
        alternate = nil
        continue
      }
      if let name = plainCommand(element, outer: outer) {
        if run.count == Self.longestRun || run.contains(name) { endRun() }
        run.append(name)
        continue
      }
      endRun()
      code += guarded(element.platforms, outer: outer) {
        // Of a menu that begins with a section, that has its row.
        $0 += view(element, layout: place == 0 && !hasRow ? layout : .large, outer: outer)
      }
    }
    endRun()
    return Self.grouped(code)
  }

  /// Puts views into groups where there are too many for one builder.
  static func grouped(_ views: [Statement]) -> [Statement] {
    guard views.count > longestRun else { return views }
    let count = (views.count + longestRun - 1) / longestRun
    let groups = (0..<count).map { place in
      let range = views.count * place / count..<views.count * (place + 1) / count
      return Statement.view(.init(.code("Group"), .init(Array(views[range]))))
    }
    return grouped(groups)
  }

  private func plainCommand(_ element: MenuElement, outer: PlatformSet) -> SwiftIdentifier? {
    guard case .item(let item) = element, items.isPlain(item),
      platforms.condition(item.platforms, within: outer).isAlways
    else { return nil }
    return plan.commandIndex(item).map { plan.names.commands[$0] }
  }

  /// Statements for the platforms of an element, under a condition where that needs one.
  func guarded(
    _ inner: PlatformSet, outer: PlatformSet, _ content: (inout [Statement]) -> Void
  ) -> [Statement] {
    switch platforms.condition(inner, within: outer) {
    case .always: return .build(content)
    case .never: return []
    case .when(let condition):
      let statements = [Statement].build(content)
      return statements.isEmpty ? [] : [.if(condition, statements)]
    }
  }

  private func guarded(_ condition: Condition?, _ statement: [Statement]) -> [Statement] {
    guard let condition, !statement.isEmpty else { return statement }
    return [.if(plan.expression(condition), statement)]
  }

  // MARK: Alternates

  /// An item with the one that stands in its place while a modifier is held; `nil` for other elements.
  private func alternates(
    _ element: MenuElement, _ following: MenuElement?, outer: PlatformSet
  ) -> Statement? {
    guard case .item(let item) = element, case .item(let other)? = following,
      let index = plan.commandIndex(item), let otherIndex = plan.commandIndex(other),
      let held = plan.document.modifiers(showing: otherIndex, insteadOf: index),
      platforms.condition(item.platforms, within: outer).isAlways,
      platforms.condition(other.platforms, within: outer).isAlways,
      let view = items.view(item, in: surface, key),
      let otherView = items.view(other, in: surface, key), otherView.modifiers.isEmpty
    else { return nil }
    let alternate = Expression.call(
      "Alternate", .init("modifiers", held), .init("other", otherView.call.call))
    return .view(
      view.call, modifiers: view.modifiers + [.init(.call(".modifier", .init(alternate)))])
  }

  // MARK: Rows

  /// The items at the start of a menu that stand side by side, which are taken from its content.
  private func row(
    _ content: inout ArraySlice<MenuElement>, _ layout: MenuLayoutSize, outer: PlatformSet
  ) -> Statement? {
    let row = content.prefix(while: { isCell($0) }).prefix(layout.cells)
    guard !row.isEmpty else { return nil }
    content = content.dropFirst(row.count)
    let group = Statement.ViewCall(
      .code("ControlGroup"), .init(self.content(Array(row), outer: outer)))
    let style = Statement.ViewCall(.call(".modifier", .init(.call("SymbolRow"))))
    return .view(group, modifiers: layout == .small ? [style] : [])
  }

  /// Returns whether an element can stand beside others: not a choice, and not a toggle of two
  /// items.
  private func isCell(_ element: MenuElement) -> Bool {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return false }
    return plan.document.commands[index].form != .pair
  }

  // MARK: Elements

  private func view(
    _ element: MenuElement, layout: MenuLayoutSize, outer: PlatformSet
  ) -> [Statement] {
    let inner = element.platforms.intersection(outer)
    switch element {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        let own = item.overrides?.value
        return guarded(
          own?.visibleWhen ?? plan.document.choices[choice].shownWhen,
          SwiftUIChoices(plan: plan).inline(
            choice, enabledWhen: own?.enabledWhen, isInMenuBar: isInMenuBar))
      }
      return items.view(item, in: surface, key).map {
        [.view($0.call, modifiers: $0.modifiers)]
      } ?? []
    case .submenu(let submenu): return guarded(submenu.shownWhen, [view(submenu, outer: inner)])
    case .section(let section):
      let content = content(section.content, layout: section.layout ?? layout, outer: inner)
      let title = section.title.map { plan.text(.part(.section, section.id), $0) }
      let call: Expression = title.map { .call("Section", .init($0)) } ?? .code("Section")
      guard !content.isEmpty else { return [] }
      return guarded(section.visibleWhen, [.view(.init(call, .init(content)))])
    case .separator(let separator):
      return guarded(separator.visibleWhen, [.call("Divider")])
    case .dynamic(let dynamic):
      let items = Expression.call(
        .member("actions", DynamicItemsWalk.method(of: dynamic)),
        [.init("limit", dynamic.max.map { .integer($0) } ?? .code("nil"))])
      let limited =
        dynamic.max.map { Expression.call(.member(items, "prefix"), [.init(.integer($0))]) }
      return guarded(dynamic.visibleWhen, [.call("dynamic", .init(limited ?? items))])
    case .slot: return []
    }
  }

  private func view(_ submenu: Submenu, outer: PlatformSet) -> Statement {
    let nested = SwiftUIMenus(
      plan: plan, surface: surface, id: id, key: TitleKeys.surface(in: submenu),
      isInMenuBar: isInMenuBar)
    var content = nested.content(submenu.content, layout: submenu.layout, outer: outer)
    if content.isEmpty { content = [.call("EmptyView")] }
    let label = SwiftUILabel(
      title: plan.text(plan.keys.key(of: submenu), submenu.title),
      subtitle: submenu.subtitle.map { plan.text(plan.keys.key(of: submenu, .subtitle), $0) },
      symbol: submenu.symbol, image: submenu.image)
    var modifiers: [Statement.ViewCall] = []
    if let condition = submenu.enabledWhen {
      modifiers.append(
        .init(.call(".disabled", .init(.negated(plan.expression(condition))))))
    }
    modifiers += SwiftUILabel.words(
      label: submenu.accessibilityLabel.map {
        plan.text(plan.keys.key(of: submenu, .accessibilityLabel), $0)
      }, hint: submenu.hint.map { plan.text(plan.keys.key(of: submenu, .hint), $0) })
    modifiers.append(SwiftUILabel.identifier(IDPath.part(submenu.id, of: id)))
    return .view(
      .init(.code("Menu"), .init(content), .init("label", label.statements)), modifiers: modifiers)
  }
}

/// The label of a menu or a control.
struct SwiftUILabel {
  let title: Expression
  var subtitle: Expression?
  var symbol: String?
  var image: String?
  /// The modifier that chooses between title and symbol, where both could be shown.
  var style: [Statement.ViewCall] = []

  var statements: [Statement] {
    if let subtitle {
      let symbols: [Statement] =
        if let image {
          [.call("Image", .init(.string(image)))]
        } else if let symbol {
          [.call("Image", .init("systemName", .string(symbol)))]
        } else {
          []
        }
      return [.call("Text", .init(title)), .call("Text", .init(subtitle))] + symbols
    }
    if let image {
      return [styled(.call("Label", .init(title), .init("image", .string(image))))]
    }
    if let symbol {
      return [styled(.call("Label", .init(title), .init("systemImage", .string(symbol))))]
    }
    return [.call("Text", .init(title))]
  }

  private func styled(_ label: Expression) -> Statement {
    style.isEmpty ? .expression(label) : .view(.init(label), modifiers: style)
  }

  /// The modifiers for what is read out.
  static func words(label: Expression?, hint: Expression?) -> [Statement.ViewCall] {
    var modifiers: [Statement.ViewCall] = []
    if let label { modifiers.append(.init(.call(".accessibilityLabel", .init(label)))) }
    if let hint {
      modifiers.append(.init(.call(".help", .init(hint))))
      modifiers.append(.init(.call(".accessibilityHint", .init(hint))))
    }
    return modifiers
  }

  static func identifier(_ id: String) -> Statement.ViewCall {
    .init(.call(".accessibilityIdentifier", .init(.string(id))))
  }
}

extension Document {
  /// The modifiers that are held to see one command in place of another; `nil` where it is no alternate
  /// of that, or has keys of its own.
  func modifiers(showing other: Int, insteadOf index: Int) -> Expression? {
    guard commands[other].alternateOf == commands[index].id else { return nil }
    var held = Shortcut.Modifiers.option
    if let own = commands[other].shortcut {
      guard let shortcut = commands[index].shortcut, shortcut.key == own.key,
        own.modifiers.isStrictSuperset(of: shortcut.modifiers)
      else { return nil }
      held = own.modifiers.subtracting(shortcut.modifiers)
    }
    let names: [(Shortcut.Modifiers, StaticString)] = [
      (.command, ".command"), (.shift, ".shift"), (.option, ".option"), (.control, ".control"),
    ]
    let all = names.filter { held.contains($0.0) }.map { Expression.code($0.1) }
    return all.isEmpty ? nil : all.count == 1 ? all[0] : .array(all)
  }
}
