#!/usr/bin/env python3
"""Writes a Menuet document with a number of commands in menus of ten to standard output.

Usage: make-document.py COUNT

The document is the one of `benchmarks.md`'s peers: commands with a title, a symbol and, for every
tenth, a condition, declared where they stand; ten of them a menu.
"""

import sys

VERBS = ["Open", "Close", "Copy", "Move", "Share", "Print", "Rename", "Archive", "Flag", "Export"]
NOUNS = ["Note", "Folder", "Message", "Photo", "Album", "Table", "Page", "Draft", "List", "Event"]


def main() -> None:
    count = int(sys.argv[1])
    write = sys.stdout.write
    write('<?xml version="1.0" encoding="UTF-8"?>\n')
    write('<menuet xmlns="urn:menuet:1" name="Benchmark" platforms="ipados macos">\n')
    write('  <states><state id="has-selection"/></states>\n')
    for index in range(count):
        if index % 10 == 0:
            write(f'  <menu id="menu-{index // 10}" title="Menu {index // 10}">\n')
        condition = ' enabled-when="has-selection"' if index % 10 == 0 else ""
        title = f"{VERBS[index % 10]} {NOUNS[index // 10 % 10]} {index}"
        write(
            f'    <command id="command-{index}" title="{title}" '
            f'symbol="square.and.pencil"{condition}/>\n'
        )
        if index % 10 == 9 or index == count - 1:
            write("  </menu>\n")
    write("</menuet>\n")


main()
