#!/usr/bin/env python3
"""Validates JSON outputs of Menuet against their schema.

    validate-output.py [--mutate] SCHEMA FILE...

Prints one line an error, `FILE: PATH: message`, and exits with 1 if there is any. Beyond the schema,
a file must be UTF-8, end with one line feed, and have no key twice in one object.

With --mutate each file is also changed in every way that must make it invalid: a key that does not
exist in every kind of object, another type for every kind of value, and the list MUTATIONS. A change
that the schema lets pass is an error.

Needs the package jsonschema.
"""

import argparse
import copy
import json
import sys

from jsonschema import Draft202012Validator


class Invalid(Exception):
    """What keeps a file from being JSON as Menuet writes it."""


def unique(pairs):
    keys = [key for key, _ in pairs]
    twice = {key for key in keys if keys.count(key) > 1}
    if twice:
        raise Invalid(f"keys twice in one object: {', '.join(sorted(twice))}")
    return dict(pairs)


def no_constant(name):
    raise Invalid(f"{name} is no JSON")


def load(path):
    with open(path, "rb") as file:
        data = file.read()
    try:
        if not data.endswith(b"\n") or data.endswith(b"\n\n"):
            raise Invalid("the file does not end with one line feed")
        return json.loads(data.decode("utf-8"), object_pairs_hook=unique, parse_constant=no_constant)
    except UnicodeDecodeError as error:
        raise Invalid(f"not UTF-8: {error}") from error
    except json.JSONDecodeError as error:
        raise Invalid(f"not JSON: {error}") from error


def spelled(path):
    """A path as `$.menus[0].id`."""
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def errors(validator, document):
    found = sorted(validator.iter_errors(document), key=lambda error: list(map(str, error.absolute_path)))
    wrong = [tuple(error.absolute_path) for error in found if error.validator != "unevaluatedProperties"]
    for error in found:
        # What is wrong deep inside makes every object around it seem to have surplus keys.
        path = tuple(error.absolute_path)
        if error.validator == "unevaluatedProperties" and any(other[: len(path)] == path for other in wrong):
            continue
        message = error.message if len(error.message) < 300 else error.message[:300] + "…"
        yield f"{spelled(error.absolute_path)}: {message}"


# Changes that must be refused: a name, the test for the object to change, and the change.
MUTATIONS = [
    ("another format", lambda o: "format" in o, lambda o: o.update(format="menuet/2")),
    ("a missing top-level array", lambda o: "format" in o, lambda o: o.pop("popovers")),
    ("a word among the extensions", lambda o: "format" in o, lambda o: o["extensions"].append("x")),
    ("an unknown platform", lambda o: "platforms" in o, lambda o: o["platforms"].append("linux")),
    ("an id with a blank", lambda o: "id" in o, lambda o: o.update(id="two words")),
    ("a node of a syntax tree", lambda o: "line" in o, lambda o: o.update(node={"file": 0, "element": 1})),
    ("an unknown role", lambda o: "role" in o, lambda o: o.update(role="default")),
    ("a trait twice", lambda o: "traits" in o, lambda o: o["traits"].append(o["traits"][0])),
    ("modifiers out of order", lambda o: "shortcut" in o, lambda o: o.update(shortcut="shift+cmd+n")),
    ("a key of two letters", lambda o: "shortcut" in o, lambda o: o.update(shortcut="cmd+nn")),
    ("a condition with a comma", lambda o: "enabledWhen" in o, lambda o: o.update(enabledWhen="a, b")),
    ("a condition that ends early", lambda o: "enabledWhen" in o, lambda o: o.update(enabledWhen="a and")),
    ("a flag that is false", lambda o: o.get("hidesSymbol") is True, lambda o: o.update(hidesSymbol=False)),
    ("content of a separator", lambda o: o.get("kind") == "separator" and "id" in o, lambda o: o.update(content=[])),
    ("a submenu without content", lambda o: o.get("kind") == "submenu" and "content" in o, lambda o: o.pop("content")),
    ("an item of an unknown kind", lambda o: "overrides" in o, lambda o: o.update(kind="item")),
    ("a layout in a form that is none", lambda o: "rows" in o, lambda o: o.update(effectiveLayout="tiny")),
    ("a section in a form that is none", lambda o: "sections" in o, lambda o: o["sections"][0].update(effectiveLayout="tiny")),
    ("half a point in sight", lambda o: "visibleHeight" in o, lambda o: o.update(visibleHeight=0.5)),
    ("a frame without a width", lambda o: "truncated" in o, lambda o: o["frame"].pop("width")),
    ("half a point in a row", lambda o: "cells" in o, lambda o: o.update(y=0.5)),
    ("a unit with the fields of another kind", lambda o: o.get("kind") == "search", lambda o: o.update(members=[])),
    ("a group without members", lambda o: "collapse" in o, lambda o: o.pop("members")),
    ("a button without its item", lambda o: "readyMade" in o, lambda o: o.pop("item")),
    ("a device that there is not", lambda o: "widthClass" in o, lambda o: o.update(device="fridge")),
    ("a detent that may be dimmed", lambda o: "dimmed" in o, lambda o: o.pop("dimmed")),
    ("an invisible preview", lambda o: "previewOpacity" in o, lambda o: o.update(previewOpacity=0)),
    ("a type without a dot", lambda o: "fidelity" in o, lambda o: o.update(type="png")),
    ("an operation twice", lambda o: "allows" in o, lambda o: o.update(allows=["copy", "copy"])),
    ("a drop priority of 0 written out", lambda o: "autoScrollZone" in o, lambda o: o.update(dropPriority=0)),
    ("an activity that the system lacks", lambda o: "excludes" in o, lambda o: o["excludes"].append("fax")),
]


def places(value, path=()):
    """Every value with its path, the outer one first."""
    yield path, value
    if isinstance(value, dict):
        for key, member in value.items():
            yield from places(member, path + (key,))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from places(element, path + (index,))


def at(document, path):
    for part in path:
        document = document[part]
    return document


def kinds_of_places(document):
    """One path for each kind of place: places with the same key and type, in objects of the same
    kind under the same key, are alike."""
    seen = {}
    for path, value in places(document):
        holder = at(document, path[:-1]) if path else None
        keys = [part for part in path if isinstance(part, str)]
        kinds = [object.get("kind") for object in (holder, value) if isinstance(object, dict)]
        seen.setdefault(str((keys[-2:], kinds, type(path[-1] if path else None), type(value))), path)
    return seen.values()


def mutations(document):
    """Names, paths and changes of the objects or arrays at the paths."""
    for path in kinds_of_places(document):
        value = at(document, path)
        if isinstance(value, dict):
            yield "a key that does not exist", path, lambda object: object.update(surplus=1)
            for key in {"id", "source"} & set(value):
                yield f"no {key}", path, lambda object, key=key: object.pop(key)
        if path:
            other = 7.5 if isinstance(value, (str, list)) else "text"
            yield "another type", path[:-1], lambda holder, key=path[-1], other=other: holder.__setitem__(key, other)
    for name, applies, change in MUTATIONS:
        for path, value in places(document):
            if isinstance(value, dict) and applies(value):
                yield name, path, change
                break


def excerpt(document, path):
    """A copy of a document with nothing in its lists but the surface that a path leads to, which a
    validator is done with sooner, and the path in it."""
    if len(path) < 2 or path[0] == "source" or path[0] == "platforms":
        return copy.deepcopy(document), path
    lists = {key: [] for key, value in document.items() if isinstance(value, list) and key != "platforms"}
    surface = copy.deepcopy(document[path[0]][path[1]])
    return {**document, **lists, path[0]: [surface]}, (path[0], 0, *path[2:])


def survivors(validator, document):
    """The changes that the schema lets pass, and how many there were."""
    count = 0
    passed = []
    for name, path, change in mutations(document):
        mutant, place = excerpt(document, path)
        change(at(mutant, place))
        count += 1
        if validator.is_valid(mutant):
            passed.append(f"{spelled(path)}: a change that must be refused passes: {name}")
    return count, passed


def main():
    parser = argparse.ArgumentParser(description="Validates JSON outputs of Menuet against their schema.")
    parser.add_argument("--mutate", action="store_true", help="also check that changed files are refused")
    parser.add_argument("schema")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    with open(options.schema, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    failed = False
    for path in options.files:
        try:
            document = load(path)
            found = list(errors(validator, document))
            if options.mutate and not found:
                count, found = survivors(validator, document)
                print(f"{path}: {count - len(found)} of {count} changes are refused")
        except (Invalid, OSError) as error:
            found = [str(error)]
        for line in found:
            print(f"{path}: {line}")
        failed = failed or bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
