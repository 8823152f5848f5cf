#!/usr/bin/env python3
"""Writes a program that prints what generated values say, and what they have to say by the JSON.

    expect.py DOCUMENT.json MAIN.swift EXPECTED.txt

The two outputs of the compiler come from one model by two roads; where they differ one is wrong.
"""

import json
import sys

PROGRAM = """func text(_ value: String?) -> String { value ?? "-" }

for command in NAME.Command.allCases {
  print("command", command.rawValue, command.title, text(command.symbol), command.role)
}
func show(_ menu: NAME.Menu, _ kind: String, _ depth: Int) {
  let margin = String(repeating: "  ", count: depth)
  print(margin + kind, menu.id, kind == "section" ? "" : text(menu.title))
  for element in menu.elements {
    switch element {
    case .item(let item): print(margin + "  item", item.command.rawValue)
    case .choice(let id): print(margin + "  choice", id.rawValue)
    case .submenu(let menu): show(menu, "submenu", depth + 1)
    case .section(let menu): show(menu, "section", depth + 1)
    case .separator: print(margin + "  separator")
    case .dynamic(let items): print(margin + "  dynamic", items.id)
    }
  }
}
"""

# A document without surfaces of a kind has no list of them.
LISTS = {
    "menus": """for menu in NAME.menus { show(menu, "menu", 0) }
""",
    "menuBars": """for bar in NAME.menuBars {
  print("menu bar", bar.id)
  for menu in bar.menus { show(menu, "menu", 1) }
}
""",
    "contextMenus": """for menu in NAME.contextMenus {
  print("context menu", menu.target)
  show(menu.menu, "menu", 1)
}
""",
    "toolbars": """for toolbar in NAME.toolbars {
  print("toolbar", toolbar.id, toolbar.minimumWidth)
  for width in WIDTHS[toolbar.id] ?? [] {
    let layout = toolbar.layout(atWidth: width)
    print(" ", width, layout.units.map { "\\($0.id):\\($0.form)" }, layout.overflow, layout.fits)
  }
}
""",
}


def text(value):
    return "-" if value is None else value


def array(words):
    """An array of strings as Swift prints it; ids and titles of the samples need few escapes."""
    return "[" + ", ".join(json.dumps(word, ensure_ascii=False) for word in words) + "]"


def platform_of(surface, document):
    """The platform that the values of a surface are for: the first of its own."""
    return surface.get("platforms", document["platforms"])[0]


def shown(menu, kind, depth, platform):
    """The lines of a menu, a submenu or a section with everything that is there on a platform."""
    margin = "  " * depth
    title = "" if kind == "section" else text(menu.get("title"))
    lines = [f"{margin}{kind} {menu['id']} {title}"]
    for element in menu["content"]:
        kind = element["kind"]
        is_elsewhere = platform not in element.get("platforms", [platform])
        if kind == "slot" or is_elsewhere or element.get("standard"):
            continue
        if kind in ("submenu", "section"):
            lines += shown(element, kind, depth + 1, platform)
        elif kind in ("command", "toggle"):
            lines.append(f"{margin}  item {element['id']}")
        elif kind == "separator":
            lines.append(f"{margin}  separator")
        else:
            lines.append(f"{margin}  {kind} {element['id']}")
    return lines


def main():
    document = json.load(open(sys.argv[1], encoding="utf-8"))
    name = document["name"]
    lines = []
    # The system's own commands, which standard menus keep, are no part of the code.
    for command in (one for one in document["commands"] if not one.get("standard")):
        title = command.get("offTitle") or command["title"]
        symbol = command.get("offSymbol") or command.get("symbol")
        role = "destructive" if "destructive" in command.get("traits", []) else command["role"]
        lines.append(f"command {command['id']} {title} {text(symbol)} {role}")
    for menu in document["menus"]:
        lines += shown(menu, "menu", 0, platform_of(menu, document))
    for bar in document["menuBars"]:
        lines.append(f"menu bar {bar['id']}")
        platform = platform_of(bar, document)
        for menu in bar["menus"]:
            if "source" in menu and platform in menu.get("platforms", [platform]):
                lines += shown(menu, "menu", 1, platform)
    for menu in document["contextMenus"]:
        lines.append(f"context menu {menu['target']}")
        lines += shown(menu, "menu", 1, platform_of(menu, document))
    widths = {}
    for toolbar in document["toolbars"]:
        lines.append(f"toolbar {toolbar['id']} {toolbar['minimumWidth']}")
        points = toolbar["breakpoints"]
        widths[toolbar["id"]] = [
            width for point in points
            for width in (point["minimumWidth"], point["minimumWidth"] + 1)]
        for point in points:
            units = [f"{unit['id']}:{unit['form']}" for unit in point["units"]]
            for width in (point["minimumWidth"], point["minimumWidth"] + 1):
                lines.append(f"  {width} {array(units)} {array(point['overflow'])} true")
    program = PROGRAM + "".join(LISTS[key] for key in LISTS if document[key])
    program = program.replace("NAME", name)
    table = ", ".join(f'"{key}": {value}' for key, value in widths.items()) or ":"
    program = program.replace("WIDTHS", f"([{table}] as [String: [Int]])")
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(program)
    with open(sys.argv[3], "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
