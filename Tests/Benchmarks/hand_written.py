"""Writes by rule what a developer would write by hand: a table of the same facts as generated code.

The facts are those of `menuet compile --emit json`. A command is a constant of a structure, with its
id, the key of its title, the title, the symbol, the shortcut, and one line that calls the handler; a
menu is a constant with its commands; a toolbar is one with its units, and one with what it shows at
which widths. The rest is the same for every document.

One array of 10 000 such structures would be shorter, and is what people try first: Swift type-checks a
literal as one expression, which takes longer than linear time. So the table has a constant a command,
the fastest form that is still a table.
"""

import json

IMPORTS = {"uikit": "UIKit", "swiftui": "SwiftUI", "appkit": "AppKit", "none": ""}

TYPES = """
struct Row {
  let id: String
  let key: String
  let title: String
  let symbol: String?
  let shortcut: String?
}

struct RowMenu {
  let id: String
  let title: String
  let rows: [Row]
  let submenus: [RowMenu]
}

struct RowUnit {
  let id: String
  let region: String
  let priority: Int
  let rows: [Row]
}

struct RowBreakpoint {
  let minimumWidth: Int
  let shown: [String]
  let overflow: [String]
}
"""

MENUS = {
    "uikit": """
@MainActor func menu(_ menu: RowMenu, on handler: any Handler) -> UIMenu {
  let items: [UIMenuElement] = menu.rows.map { row in
    UIAction(title: row.title, image: row.symbol.flatMap { UIImage(systemName: $0) }) { _ in
      if isEnabled(row.id, on: handler) { perform(row.id, on: handler) }
    }
  }
  let submenus: [UIMenuElement] = menu.submenus.map { submenu in
    UIMenu(title: submenu.title, children: submenu.rows.map { row in
      UIAction(title: row.title) { _ in perform(row.id, on: handler) }
    })
  }
  return UIMenu(title: menu.title, children: items + submenus)
}
""",
    "appkit": """
@MainActor func menu(_ menu: RowMenu, on handler: any Handler) -> NSMenu {
  let result = NSMenu(title: menu.title)
  for row in menu.rows {
    let item = NSMenuItem(title: row.title, action: nil, keyEquivalent: row.shortcut ?? "")
    item.image = row.symbol.flatMap {
      NSImage(systemSymbolName: $0, accessibilityDescription: nil)
    }
    item.isEnabled = isEnabled(row.id, on: handler)
    result.addItem(item)
  }
  return result
}
""",
    "swiftui": """
struct RowButton: View {
  let row: Row
  let handler: any Handler

  var body: some View {
    Button(action: { perform(row.id, on: handler) }) { Text(row.title) }
      .disabled(!isEnabled(row.id, on: handler))
  }
}
""",
    "none": "",
}


def text(value) -> str:
    return "nil" if value is None else json.dumps(value, ensure_ascii=False)


def name(id: str) -> str:
    first, *others = id.replace(".", "-").split("-")
    return first + "".join(word.capitalize() for word in others)


def table(document: dict, framework: str):
    """The lines of the table."""
    commands = {command["id"]: command for command in document["commands"]}
    if IMPORTS[framework]:
        yield f"import {IMPORTS[framework]}"
    yield "@MainActor protocol Handler: AnyObject {"
    for state in document["states"]:
        yield f"  var {name(state['id'])}: Bool {{ get }}"
    for id in commands:
        yield f"  func {name(id)}()"
    yield "}" + TYPES
    yield "enum Rows {"
    for id, command in commands.items():
        title, symbol, shortcut = (text(command.get(key)) for key in ["title", "symbol", "shortcut"])
        yield f"  static let {name(id)}: Row = Row("
        yield f"    id: {text(id)}, key: {text(f'command.{id}.title')}, title: {title},"
        yield f"    symbol: {symbol}, shortcut: {shortcut})"
    yield "}"
    yield "@MainActor func perform(_ id: String, on handler: any Handler) {"
    yield "  switch id {"
    for id in commands:
        yield f"  case {text(id)}: handler.{name(id)}()"
    yield "  default: break"
    yield "  }"
    yield "}"
    yield "@MainActor func isEnabled(_ id: String, on handler: any Handler) -> Bool {"
    yield "  switch id {"
    for id, command in commands.items():
        if "enabledWhen" in command:
            # With `return`: a switch without is one expression, which Swift checks as a whole.
            yield f"  case {text(id)}: return handler.{name(command['enabledWhen'])}"
    yield "  default: return true"
    yield "  }"
    yield "}"
    yield "enum Menus {"
    tops = document["menus"] + [menu for bar in document["menuBars"] for menu in bar["menus"]]
    for menu in tops:
        yield from menu_constants(menu, commands)
    yield "}"
    yield "enum Toolbars {"
    for toolbar in document["toolbars"]:
        yield from toolbar_constants(toolbar, commands)
    yield "}" + MENUS[framework]


def rows(ids, commands) -> str:
    return "[" + ", ".join(f"Rows.{name(id)}" for id in ids if id in commands) + "]"


def menu_constants(menu: dict, commands: dict):
    """A constant of each submenu, then that of the menu."""
    content = menu["content"]
    submenus = [element for element in content if element["kind"] == "submenu"]
    for submenu in submenus:
        yield from menu_constants(submenu, commands)
    yield f"  static let {name(menu['id'])}: RowMenu = RowMenu("
    yield f"    id: {text(menu['id'])}, title: {text(menu.get('title', ''))},"
    yield f"    rows: {rows((element['id'] for element in content), commands)},"
    yield f"    submenus: [{', '.join(name(submenu['id']) for submenu in submenus)}])"


def toolbar_constants(toolbar: dict, commands: dict):
    id = name(toolbar["id"])
    yield f"  static let {id}: [RowUnit] = ["
    for unit in toolbar["units"]:
        members = unit["members"] or [unit["id"]]
        yield (
            f"    RowUnit(id: {text(unit['id'])}, region: {text(unit['region'])},"
            f" priority: {unit['priority']}, rows: {rows(members, commands)}),")
    yield "  ]"
    yield f"  static let {id}Breakpoints: [RowBreakpoint] = ["
    for breakpoint in toolbar["breakpoints"]:
        shown = [f"{unit['id']}: {unit['form']}" for unit in breakpoint["units"]]
        yield (
            f"    RowBreakpoint(minimumWidth: {breakpoint['minimumWidth']},"
            f" shown: {text(shown)}, overflow: {text(breakpoint['overflow'])}),")
    yield "  ]"


def write(document: dict, framework: str) -> str:
    return "\n".join(table(document, framework)) + "\n"
