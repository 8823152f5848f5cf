import MenuetModel

/// Toolbars: a value for each, and the function that gives a window its bar, in which each item is
/// listed together with how it is made.
struct AppKitToolbars {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The toolbars of a Mac.
  var toolbars: [Toolbar] { plan.walk.toolbars.filter { $0.platforms.hasAppKit } }

  /// The names and places of a toolbar's parts.
  struct Place {
    let toolbar: Toolbar
    /// The name of the toolbar's value.
    let name: SwiftIdentifier
    /// The id of the sheet, cover or popover that holds it.
    let presentation: String?
  }

  /// The type of toolbars, which the app names.
  var types: [Declaration] {
    toolbars.isEmpty ? [] : [.support(SupportCode.AppKit.toolbar)]
  }

  var declarations: [Declaration] { toolbars.flatMap { declarations($0) } }

  /// Indicates whether any toolbar has items that the system does not make.
  var hasMadeItems: Bool {
    toolbars.contains {
      AppKitToolbarItems(plan: plan, place: Place(toolbar: $0, name: "toolbar", presentation: nil))
        .hasMadeItems
    }
  }

  private func declarations(_ toolbar: Toolbar) -> [Declaration] {
    let name = SwiftIdentifier(document.factoryName(of: toolbar))
    let place = Place(
      toolbar: toolbar, name: name, presentation: plan.presentationsOfToolbars[toolbar.id])
    let prepare = SwiftIdentifier("prepare" + SwiftName.type(name.text))
    let items = AppKitToolbarItems(plan: plan, place: place)
    let value = Expression.call(
      "Toolbar", plan.argument("id", for: toolbar), .init("prepare", .name(prepare)))
    return [
      Declaration(
        .constant(name, value), comment: "The toolbar `\(toolbar.id)`.", modifiers: "static",
        isInterface: true),
      Declaration(
        .function(
          prepare, ["_ window: NSWindow", "actions: any Actions"], statements(place, items)),
        modifiers: "private static"),
    ] + items.menus
  }

  private func statements(_ place: Place, _ items: AppKitToolbarItems) -> [Statement] {
    let toolbar = place.toolbar
    return .build { code in
      code.append(
        .constant(
          "toolbar",
          .call("WindowToolbar", .init("identifier", .string("\(document.name).\(toolbar.id)")))))
      if toolbar.customizable {
        code.set("toolbar.allowsUserCustomization", .code("true"))
        code.set("toolbar.autosavesConfiguration", .code("true"))
      }
      code += listing(toolbar, items)
      for unit in toolbar.regions.leading { code += words(unit, in: toolbar) }
      code.set("window.toolbarStyle", .code(style(toolbar)))
      code.append(
        .call("toolbar.show", .init("in", .code("window")), .init("for", .code("actions"))))
    }
  }

  /// The height that was laid out is that of a unified bar.
  private func style(_ toolbar: Toolbar) -> StaticString {
    toolbar.style == .navigator ? ".unifiedCompact" : ".unified"
  }

  /// The title of a bar is that of its window, which a document gives it (NSWindowController.h).
  private func words(_ unit: ToolbarUnit, in toolbar: Toolbar) -> [Statement] {
    guard case .title(let title) = unit.content, title.platforms.hasAppKit else { return [] }
    return .build { code in
      if let text = plan.barTitle(title, unit, in: toolbar) {
        code.append(
          .if(
            .equal(.code("window.windowController?.document"), .code("nil")),
            .build { $0.set("window.title", text) }))
      }
      if let text = title.subtitle {
        let key = plan.keys.key(of: unit, title, in: toolbar, .subtitle)
        code.set("window.subtitle", plan.text(key, text))
      }
    }
  }

  // MARK: The list of items

  private func listing(_ toolbar: Toolbar, _ items: AppKitToolbarItems) -> [Statement] {
    let leading = items.units(in: .leading)
    let center = items.units(in: .center)
    let trailing = items.units(in: .trailing)
    return .build { code in
      code += leading.flatMap { items.listing($0, in: .leading) }
      if !center.isEmpty || !trailing.isEmpty { code.append(Self.flexibleSpace) }
      code += center.flatMap { items.listing($0, in: .center) }
      if !center.isEmpty, !trailing.isEmpty { code.append(Self.flexibleSpace) }
      code += trailing.flatMap { items.listing($0, in: .trailing) }
    }
  }

  private static let flexibleSpace = Statement.call(
    "toolbar.add", .init("system", .code(".flexibleSpace")))

  // MARK: Requirements

  /// The methods that toolbars ask of the app besides commands; each is told which toolbar asks.
  var requirements: [Declaration] {
    let units = toolbars.flatMap { toolbar in
      AppKitToolbarItems(
        plan: plan, place: Place(toolbar: toolbar, name: "toolbar", presentation: nil)
      ).all
    }
    var methods: [Declaration] = []
    if units.contains(where: { $0.content.kind == .back }) {
      methods.append(
        Declaration(
          .method("goBack", [plan.forToolbar]),
          comment: "Goes back to what was shown before."))
    }
    if units.contains(where: { $0.content.kind == .search }) {
      methods.append(
        Declaration(
          .method("prepareSearch", ["_ field: NSSearchField", plan.forToolbar]),
          comment: "Prepares the search field of a toolbar, as by giving it a delegate."))
    }
    return methods
  }
}
