import MenuetModel

/// The functions that build menu bars, and the responder that performs what people choose there.
///
/// AppKit has no menus of its own: the standard menus that a document leaves out are written too. The
/// items have no target; each command has a selector, which the responder chain brings to the
/// responder of the window that people work in.
struct AppKitMenuBar {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The menu bars of a Mac.
  var bars: [MenuBar] { document.menuBars.filter { $0.platforms.hasAppKit } }

  /// `buildMainMenu`, or a function of that kind for each of several menu bars.
  var functions: [Declaration] {
    bars.map { bar in
      let name =
        bars.count == 1 ? "buildMainMenu" : "build" + SwiftName.type(document.factoryName(of: bar))
      return Declaration(
        .function(SwiftIdentifier(name), ["in app: NSApplication"], statements(bar)),
        comment: """
          Builds the menu bar `\(bar.id)`: call it in `applicationWillFinishLaunching(_:)`.
          A `CommandResponder` performs what people choose.
          """, modifiers: "static", isInterface: true)
    }
  }

  private func statements(_ bar: MenuBar) -> [Statement] {
    var locals = UniqueNames(besides: ["app", "mainMenu"])
    var menus = AppKitMenus(plan: plan, isInMenuBar: true)
    return .build { code in
      code.append(
        .constant("mainMenu", .call("NSMenu", .init("title", .string(document.name)))))
      for menu in bar.menus where menu.platforms.hasAppKit {
        let name = locals.name(SwiftName.factory(menu.id, suffix: "menu"))
        let title = menu.title ?? menu.standard?.title(inAppNamed: document.name) ?? ""
        let key = plan.keys.key(of: menu)
        code.append(
          AppKitMenuFactories(plan: plan).declaration(
            name, menu.id, title: plan.text(key, title), for: .code("nil")))
        menus.isConditional = menu.enabledWhen != nil
        code += menus.conditions(menu.enabledWhen, menu.visibleWhen, of: name)
        menus.add(
          menu.standard == .window ? Self.withoutWindows(menu.content) : menu.content,
          layout: menu.layout, to: name, in: .init(.menu, menu.id), locals: &locals, into: &code)
        code.append(.call("add", .init(.name(name)), .init("to", .code("mainMenu"))))
        switch menu.standard {
        case .window: code.set("app.windowsMenu", .member(.name(name), "menu"))
        case .help: code.set("app.helpMenu", .member(.name(name), "menu"))
        default: break
        }
      }
      code.set("app.mainMenu", .code("mainMenu"))
    }
  }

  // MARK: Windows

  /// The items that a Window menu has at run time: AppKit lists the app's windows there itself.
  var windows: [DynamicItems] {
    bars.flatMap(\.menus).filter { $0.standard == .window && $0.platforms.hasAppKit }
      .flatMap { DynamicItemsWalk.items(in: $0.content) }
  }

  private static func withoutWindows(_ content: [MenuElement]) -> [MenuElement] {
    content.compactMap { element in
      switch element {
      case .dynamic: return nil
      case .section(var section):
        section.content = withoutWindows(section.content)
        return .section(section)
      case .item, .submenu, .separator, .slot: return element
      }
    }
  }

  /// The items that the app supplies at run time.
  var suppliedItems: [DynamicItems] {
    let listed = Set(windows.map(\.id))
    return DynamicItemsWalk(plan.walk).items.filter { !listed.contains($0.id) }
  }

  // MARK: The responder

  /// The commands that reach the responder by selectors of their own.
  var performed: [Int] {
    let performing = AppKitPerforming(plan: plan)
    var found: Set<Int> = []
    for placement in placements where !performing.isSystems(placement) {
      guard let index = plan.commandIndex(placement.item) else { continue }
      switch plan.commands[index].handler {
      case .method, .toggle, .presentation, .standardEdit, .undo: found.insert(index)
      case .systemMenu, .answer, .elsewhere: break
      }
    }
    return found.sorted()
  }

  /// The choices whose options do.
  var chosen: [Int] {
    Set(placements.compactMap { plan.choiceIndex($0.item.subject) }).sorted()
  }

  /// Indicates whether a menu bar has options.
  var hasOptions: Bool { !chosen.isEmpty }

  private var placements: [Placement] {
    plan.walk.placements.filter {
      $0.place == .menu(.menuBar) && $0.item.platforms.hasAppKit
    }
  }

  /// The responder, and the selectors by which the menu bar reaches it.
  var responder: [Declaration] {
    guard !bars.isEmpty else { return [] }
    let type = Declaration(
      .type(
        "final class", "CommandResponder",
        conformances: [.code("NSResponder"), .code("NSMenuItemValidation")],
        [.support(SupportCode.AppKit.responding)] + methods),
      comment: """
        Performs commands from the menu bar. A view controller, a window controller or the app's
        delegate, if that is a responder, that has one lets it answer for itself:

            override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
              commands.supplementalTarget(forAction: action, sender: sender)
                ?? super.supplementalTarget(forAction: action, sender: sender)
            }
        """, isInterface: true)
    return [type] + AppKitParts(plan: plan).declarations
      + [.support(SupportCode.AppKit.choosing), action]
  }

  private var methods: [Declaration] {
    performed.map { method(ofCommand: $0) }
      + chosen.map { index in
        method(
          document.responderName(of: document.choices[index]),
          .call("chooseOption", .init("from", .code("sender"))))
      }
  }

  /// `@objc func bold(_ sender: Any?) { choose(.bold, from: sender) }`.
  func method(ofCommand index: Int) -> Declaration {
    method(
      document.responderName(ofCommand: index),
      .call(
        "choose", .init(.implicitMember(plan.names.commands[index])),
        .init("from", .code("sender"))))
  }

  func method(_ name: String, _ value: Expression) -> Declaration {
    Declaration(
      .shortFunction(SwiftIdentifier(name), ["_ sender: Any?"], value), attributes: "@objc",
      isInterface: true)
  }

  /// The function that gives the selector of a command.
  private var action: Declaration {
    var table = CaseTable<Int>()
    for index in performed { table.add(plan.names.commands[index], index) }
    return Declaration(
      .function(
        "action", ["_ command: Command"], result: .code("Selector?"),
        [
          table.statement(
            over: "command", of: plan.commands.count, otherwise: .code("nil")
          ) { .responderSelector(SwiftIdentifier(document.responderName(ofCommand: $0))) }
        ]),
      comment: "The selector by which the menu bar performs a command.",
      modifiers: "private static")
  }
}
