#!/usr/bin/env python3
"""Writes a Menuet document of some shape with a number of commands to standard output.

Usage: make-document.py SHAPE COUNT [SEED]
       make-document.py --list

The same shape, count and seed give the same document. Every document is free of errors.
"""

import random
import sys

VERBS = ["Open", "Close", "Copy", "Move", "Share", "Print", "Rename", "Archive", "Flag", "Export"]
NOUNS = ["Note", "Folder", "Message", "Photo", "Album", "Table", "Page", "Draft", "List", "Event"]
SYMBOLS = "folder doc photo flag tag bell star heart bookmark paperclip".split()


def title(index: int) -> str:
    return f"{VERBS[index % 10]} {NOUNS[index // 10 % 10]} {index}"


def command(index: int, attributes: str = "", words: str = "") -> str:
    words = words or title(index)
    symbol = SYMBOLS[index % 10]
    return f'<command id="command-{index}" title="{words}" symbol="{symbol}"{attributes}/>'


def groups(count: int, size: int):
    """The numbers of the commands, so many at a time, with the number of each group."""
    for group, first in enumerate(range(0, count, size)):
        yield group, range(first, min(first + size, count))


def shortcuts(seeded: random.Random) -> list[str]:
    """All the shortcuts that a document may have, in some order."""
    keys = [
        f"{modifiers}+{key}"
        for key in "bdefgijklruvwxy1234567890"
        for modifiers in ["cmd+opt", "cmd+ctrl", "cmd+shift+opt", "cmd+opt+ctrl"]
    ]
    seeded.shuffle(keys)
    return keys


def flat(count: int, seeded: random.Random):
    """Menus of ten, every tenth command with a condition: the document of the peers."""
    yield '<states><state id="has-selection"/></states>'
    for group, indices in groups(count, 10):
        yield f'<menu id="menu-{group}" title="Menu {group}">'
        for index in indices:
            yield command(index, ' enabled-when="has-selection"' if index % 10 == 0 else "")
        yield "</menu>"


def families(count: int, seeded: random.Random):
    """Sections of commands whose ids share a first word, with opposites among them."""
    pairs = [("move-up", "move-down"), ("zoom-in", "zoom-out"), ("show", "hide")]
    for menu, indices in groups(count, 12):
        yield f'<menu id="menu-{menu}" title="Menu {menu}">'
        for section, start in enumerate(range(indices.start, indices.stop, 6), start=menu):
            yield "<section>"
            for place, index in enumerate(range(start, min(start + 6, indices.stop))):
                noun = seeded.choice(NOUNS).lower()
                first = pairs[section % 3][place % 2] if place < 4 else "rename"
                words = f"{first.replace('-', ' ').title()} {noun.title()} {index}"
                yield f'<command id="{first}-{noun}-{index}" title="{words}"/>'
            yield "</section>"
        yield "</menu>"


def toolbars(count: int, seeded: random.Random):
    """Views, each with a toolbar of three regions, a group that collapses, and its menu."""
    for view, indices in groups(count, 10):
        yield f'<view id="view-{view}" title="View {view}"><toolbar id="toolbar-{view}">'
        yield "<leading><back/></leading><center>"
        own = list(indices)
        for index in own[:3]:
            yield command(index, f' priority="{seeded.randrange(10)}"')
        yield f'<group id="group-{view}" title="Group {view}" symbol="textformat" collapse="menu">'
        for index in own[3:7]:
            yield command(index)
        yield "</group></center><trailing>"
        for index in own[7:9]:
            yield command(index)
        yield f'</trailing></toolbar><menu id="menu-{view}" title="Menu {view}">'
        for index in own[:9]:
            yield f'<item ref="command-{index}"/>'
        for index in own[9:]:
            yield command(index)
        yield "</menu></view>"


def menubar(count: int, seeded: random.Random):
    """A menu bar with ten submenus of ten commands a menu, and all the shortcuts there are."""
    # Those of full screen and of the Dock are the system's.
    keys = [key for key in shortcuts(seeded) if key not in ("cmd+ctrl+f", "cmd+opt+d")]
    yield '<menu-bar id="main">'
    for menu, indices in groups(count, 100):
        yield f'<menu id="menu-{menu}" title="Menu {menu}">'
        for submenu, first in enumerate(range(indices.start, indices.stop, 10), start=menu * 10):
            yield f'<submenu id="submenu-{submenu}" title="Submenu {submenu}">'
            for index in range(first, min(first + 10, indices.stop)):
                yield command(index, f' shortcut="{keys[index]}"' if index < len(keys) else "")
            yield "</submenu>"
        yield "</menu>"
    yield "</menu-bar>"


def deep(count: int, seeded: random.Random):
    """Menus of submenus in submenus, six levels deep."""
    for menu, indices in groups(count, 24):
        yield f'<menu id="menu-{menu}" title="Menu {menu}">'
        own = list(indices)
        levels = 0
        for level in range(6):
            for index in own[level * 4:level * 4 + 4]:
                yield command(index)
            if level < 5 and own[level * 4 + 4:]:
                levels += 1
                noun = seeded.choice(NOUNS)
                yield f'<submenu id="submenu-{menu}-{level}" title="{noun} {menu} {level}">'
        yield "</submenu>" * levels + "</menu>"


def exchange(count: int, seeded: random.Random):
    """Views with sheets, alerts, content areas, drag sources and drop targets."""
    types = ["com.example.note", "public.utf8-plain-text"]
    yield f'<type id="{types[0]}" conforms-to="public.data" exported="true"/>'
    for view, indices in groups(count, 10):
        own = list(indices)
        yield f'<view id="view-{view}" title="View {view}">'
        yield f'<menu id="menu-{view}" title="Menu {view}">'
        for index in own[:1]:
            yield command(index, f' presents="sheet-{view}"', f"Edit Note {index}…")
        for index in own[1:2]:
            attributes = f' role="destructive" confirm="alert-{view}"'
            yield command(index, attributes, f"Delete Note {index}…")
        for index in own[2:6]:
            yield command(index)
        yield "".join(f'<command system="{name}"/>' for name in ["undo", "copy", "paste"])
        yield f'</menu><region id="region-{view}" title="Notes {view}" kind="file"'
        yield '  control="collection" selectable="true" scrollable="true" editable="true"'
        yield '  container="true"/>'
        yield f'<drag-source id="drag-{view}" for="region-{view}" multiple="true">'
        yield "".join(f'<representation type="{name}"/>' for name in types) + "</drag-source>"
        yield f'<drop-target id="drop-{view}" for="region-{view}" feedback="insertion"'
        yield '  undo="true" placeholder="true" on-failure="handler:failed">'
        yield "".join(f'<accept type="{name}"/>' for name in types) + "</drop-target>"
        yield f'<sheet id="sheet-{view}" title="Sheet {view}" detents="medium large"'
        yield '  grabber="visible">'
        for index in own[6:]:
            yield command(index)
        yield '<command system="cancel"/><command system="done"/></sheet>'
        if len(own) > 1:
            yield f'<alert id="alert-{view}" title="Delete note {view}?">'
            yield f'<command id="really-{view}" title="Delete" role="destructive"/>'
            yield '<command system="cancel"/></alert>'
        yield "</view>"


def conditions(count: int, seeded: random.Random):
    """Menus of ten whose every command has two conditions of several states and options."""
    states = [f"state-{index}" for index in range(40)]
    yield "<states>" + "".join(f'<state id="{state}"/>' for state in states) + "</states>"
    yield '<commands><choice id="order" title="Sort By">'
    yield '<option id="date" title="Date" default="true"/><option id="name" title="Name"/>'
    yield "</choice></commands>"
    yield '<menu id="sorting" title="Sort By"><item ref="order"/></menu>'
    for group, indices in groups(count, 10):
        yield f'<menu id="menu-{group}" title="Menu {group}">'
        for index in indices:
            one, two, three, four = seeded.sample(states, 4)
            yield command(
                index,
                f' enabled-when="{one} and (not {two} or order.date)"'
                f' visible-when="{three} or {four} and not {one}"')
        yield "</menu>"


def long(count: int, seeded: random.Random):
    """Menus of ten with titles and subtitles of many words, and all the shortcuts there are."""
    keys = shortcuts(seeded)
    for group, indices in groups(count, 10):
        yield f'<menu id="menu-{group}" title="Menu {group}">'
        for index in indices:
            words = title(index) + " " + " ".join(seeded.choice(NOUNS) for _ in range(20))
            extra = f' shortcut="{keys[index]}"' if index < len(keys) else ""
            yield command(index, extra + f' accessibility-label="{words}"', words)
        yield "</menu>"


SHAPES = {
    shape.__name__: shape
    for shape in [flat, families, toolbars, menubar, deep, exchange, conditions, long]
}


def main() -> None:
    if sys.argv[1] == "--list":
        print(" ".join(SHAPES))
        return
    shape, count = sys.argv[1], int(sys.argv[2])
    seeded = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    write = sys.stdout.write
    write('<?xml version="1.0" encoding="UTF-8"?>\n')
    write('<menuet xmlns="urn:menuet:1" name="Benchmark" platforms="ipados macos">\n')
    for line in SHAPES[shape](count, seeded):
        write("  " + line + "\n")
    write("</menuet>\n")


main()
