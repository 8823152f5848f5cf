"""Reads symbol graphs: declarations, how they hang together, and what is said of each."""

import json
import re
import tempfile
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from swift_source import ALWAYS, NEVER, vision_version
from symbol_graphs import OTHERS, header_graphs, module_graphs, sdk_graphs

DOMAINS = {"iOS": "iOS", "macOS": "macOS", "macCatalyst": "macCatalyst", "maccatalyst": "macCatalyst",
           "visionOS": "visionOS", "visionos": "visionOS", "xros": "visionOS"}
# The protocols of every type, those that say how it is printed, and those of Objective-C's values.
UNSAID = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "CVarArg",
          "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable"}


@dataclass
class Declaration:
    """A symbol of a graph; `path` is its name with those of its types, as `UIView.tintColor`."""

    identifier: str
    path: str
    kind: str
    words: list  # of its declaration, in Swift
    attributes: set
    availability: dict = field(default_factory=dict)  # platform: (introduced, deprecated)
    requirements: list = field(default_factory=list)
    owner: str = None  # the identifier of its type
    module: str = ""


@dataclass
class Graphs:
    """The symbols of several modules, and how they hang together."""

    symbols: dict = field(default_factory=dict)
    paths: dict = field(default_factory=dict)
    supertypes: dict = field(default_factory=dict)  # identifier: {identifiers}
    superclass: dict = field(default_factory=dict)
    overridden: dict = field(default_factory=dict)
    names: dict = field(default_factory=dict)

    def read(self, folder):
        for file in sorted(folder.glob("*.symbols.json")):
            self.read_graph(json.loads(file.read_text(encoding="utf-8")), folder.name)
        return self

    def read_graph(self, graph, module):
        extended = {}
        for relation in graph["relationships"]:
            if relation["kind"] == "extensionTo":
                extended[relation["source"]] = relation["target"]
        owners, generic = {}, {
            symbol["identifier"]["precise"]: symbol.get("swiftGenerics", {}).get("constraints", [])
            for symbol in graph["symbols"]}
        for relation in graph["relationships"]:
            kind, source, target = relation["kind"], relation["source"], relation["target"]
            source, target = extended.get(source, source), extended.get(target, target)
            if "targetFallback" in relation:
                self.names.setdefault(target, relation["targetFallback"].split(".", 1)[-1])
            if kind in ("memberOf", "requirementOf", "optionalRequirementOf"):
                owners[source] = target
            elif kind == "overrides":
                self.overridden[source] = target
            elif kind == "inheritsFrom":
                self.superclass[source] = target
                self.supertypes.setdefault(source, set()).add(target)
            elif kind == "conformsTo" and not conditional(relation, generic.get(source, [])):
                self.supertypes.setdefault(source, set()).add(target)
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            path = ".".join(symbol["pathComponents"])
            self.names[identifier] = path
            if identifier in self.symbols:
                continue
            declaration = read_symbol(symbol, identifier, path)
            declaration.owner, declaration.module = owners.get(identifier), module
            self.symbols[identifier] = declaration
            self.paths.setdefault(path, []).append(declaration)

    @cached_property
    def declared(self):
        """The members of each type, by its identifier."""
        found = {}
        for symbol in self.symbols.values():
            found.setdefault(symbol.owner, []).append(symbol)
        return found

    @cached_property
    def members(self):
        """The members of each type by its identifier and their name with labels."""
        found = {}
        for owner, symbols in self.declared.items():
            for symbol in symbols:
                name = symbol.path[len(self.names.get(owner, "")) + 1 :]
                found.setdefault((owner, name), []).append(symbol)
        return found

    def read_headers(self, file):
        """Adds what clang says of other platforms to the declarations of headers."""
        for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
            known = self.symbols.get(symbol["identifier"]["precise"])
            if known is not None:
                known.availability.update(read_availability(symbol))

    def everything_above(self, identifier):
        """The identifiers of all superclasses and protocols of a type, and its own."""
        found, left = [], [identifier]
        while left:
            above = left.pop(0)
            if above not in found:
                found.append(above)
                left += sorted(self.supertypes.get(above, ()))
        return found

    def superclasses(self, identifier):
        while identifier in self.superclass:
            identifier = self.superclass[identifier]
            yield self.names.get(identifier, identifier)

    def is_isolated(self, declaration):
        """Whether it is on the main actor, by what is written of it and of its types."""
        if "nonisolated" in declaration.attributes:
            return False
        if "MainActor" in declaration.attributes:
            return True
        above = {declaration.owner}
        if declaration.kind in TYPES:
            above = {self.superclass.get(declaration.identifier)}
            if not declaration.identifier.startswith("c:objc"):  # Swift infers it from a protocol
                above |= {name for name in self.supertypes.get(declaration.identifier, ())
                          if name in self.symbols and self.symbols[name].module == declaration.module}
        return any(self.is_isolated(self.symbols[name]) for name in above if name in self.symbols)

    def protocols(self, declaration):
        """The names of the protocols that a type is of."""
        found = {self.names.get(name, name) for name in self.everything_above(declaration.identifier)}
        found -= {declaration.path, *self.superclasses(declaration.identifier)}
        if self.is_isolated(declaration):
            found.add("Sendable")
        return found - UNSAID

    def available(self, declaration, platform):
        """(introduced, deprecated), by what is written of it and of its types.

        Where nothing names visionOS or Mac Catalyst, a version of iOS holds for them.
        """
        found = declaration.availability.get(platform)
        if found is None and platform in ("visionOS", "macCatalyst"):
            found = declaration.availability.get("iOS", (ALWAYS, None))
            if platform == "visionOS":
                found = tuple(vision_version(number) for number in found)
        introduced, deprecated = found or (ALWAYS, None)
        if declaration.owner in self.symbols:
            outer = self.available(self.symbols[declaration.owner], platform)
            introduced, deprecated = max(introduced, outer[0]), deprecated or outer[1]
        return introduced, deprecated


def read_sdks(found, modules, report):
    """The graphs of iOS and of macOS, each with the modules that are asked for."""
    graphs = {}
    for system, name in (("iOS", "iphoneos"), ("macOS", "macosx")):
        graphs[system] = Graphs()
        for module in dict.fromkeys([*modules, *OTHERS]):
            sdk = found[name]
            if module == "SwiftUI" and system == "iOS":
                sdk = found.get("iphoneos-isolated", sdk)
            if sdk.has(module):
                report(f"reading {module} of {system} {sdk.version}")
                graphs[system].read(sdk_graphs(sdk, module))
    for module in modules:
        if found["iphoneos"].has(module) and module != "SwiftUI":
            for file in header_graphs(found, module):
                graphs["iOS"].read_headers(file)
    for identifier, declaration in graphs["macOS"].symbols.items():
        if identifier in graphs["iOS"].symbols and "macOS" in declaration.availability:
            own = graphs["iOS"].symbols[identifier].availability
            own.setdefault("macOS", declaration.availability["macOS"])
    return graphs


def read_modules(modules):
    """The graphs of the declaration modules."""
    ours = Graphs()
    with tempfile.TemporaryDirectory() as scratch:
        for module in modules:
            ours.read(module_graphs(module, Path(scratch)))
    return ours


TYPES = {"class", "struct", "enum", "protocol", "actor"}


def conditional(relation, constraints):
    """Whether a conformance needs more than its type does."""
    return any(constraint["rhs"] not in UNSAID and constraint not in constraints
               for constraint in relation.get("swiftConstraints", []))


def number(value):
    return tuple(value.get(part, 0) for part in ("major", "minor", "patch")) if value else None


def read_availability(symbol):
    found = {}
    for entry in symbol.get("availability", []):
        platform = DOMAINS.get(entry.get("domain"))
        if platform is None:
            continue
        introduced, deprecated = number(entry.get("introduced")), number(entry.get("deprecated"))
        if deprecated is None and entry.get("isUnconditionallyDeprecated"):
            deprecated = introduced or (0, 0, 0)
        if deprecated is not None and deprecated[0] >= 1000:  # API_TO_BE_DEPRECATED
            deprecated = None
        if entry.get("isUnconditionallyUnavailable"):
            introduced = NEVER
        before = found.get(platform, ((0, 0, 0), None))
        found[platform] = (max(introduced or (0, 0, 0), before[0]), deprecated or before[1])
    return found


WORD = re.compile(r"@?`?\w+`?|->|\.\.\.|\S")


def read_symbol(symbol, identifier, path):
    text = "".join(piece["spelling"] for piece in symbol["declarationFragments"])
    words = [word.strip("`") if len(word) > 1 else word for word in WORD.findall(text)]
    attributes = set()
    while words[0].startswith("@") or words[0] in MODIFIERS and words[1] not in (":", "="):
        if words[0] == "class" and words[1] not in MEMBERS:
            break
        attributes.add(words.pop(0).lstrip("@"))
        if words[0] == "(":
            del words[: words.index(")") + 1]
    generics = symbol.get("swiftGenerics", {})
    return Declaration(
        identifier, path, symbol["kind"]["identifier"].removeprefix("swift."), words, attributes,
        read_availability(symbol),
        [generics.get("parameters", []), generics.get("constraints", [])])


MEMBERS = {"func", "var", "let", "subscript", "override", "final"}
MODIFIERS = {"override", "convenience", "required", "final", "weak", "unowned", "nonisolated",
             "optional", "mutating", "nonmutating", "static", "indirect", "dynamic", "open", "public",
             "class"}


def ending(words, start):
    """The index behind the bracket that opens at an index."""
    pairs, depth = {"(": 1, "[": 1, "{": 1, "<": 1, ")": -1, "]": -1, "}": -1, ">": -1}, 0
    for index in range(start, len(words)):
        depth += pairs.get(words[index], 0)
        if depth == 0:
            return index + 1
    return len(words)


def parts(words):
    """The words between commas outside of brackets."""
    start = index = 0
    while index < len(words):
        if words[index] in ("(", "[", "<"):
            index = ending(words, index)
        elif words[index] == ",":
            yield words[start:index]
            start = index = index + 1
        else:
            index += 1
    if words[start:]:
        yield words[start:]


def spelled(words, generic):
    """A type in one line, with generic parameters named by their place."""
    text = " ".join(generic.get(word, word) for word in words)
    text = re.sub(r"\bVoid\b", "( )", text).replace("@ MainActor", "@MainActor")
    text = text.replace("@MainActor @Sendable", "@MainActor")  # the one implies the other
    text = re.sub(r" ?([()\[\]<>.?!,:]) ?", lambda m: m[1], text)
    return text.replace(",", ", ").replace("->", " -> ").replace("  ", " ").strip()


def facts(declaration):
    """What is said of a declaration, each under a name."""
    words, generic = declaration.words, {}
    for index, parameter in enumerate(declaration.requirements[0]):
        generic[parameter["name"]] = f"T{index + 1}"
    found = {"kind": KINDS.get(declaration.kind, declaration.kind)}
    for constraint in declaration.requirements[1]:
        if constraint["rhs"] not in UNSAID and constraint["lhs"] != "Self":
            sides = [spelled(re.findall(r"\w+|\S", constraint[side]), generic)
                     for side in ("lhs", "rhs")]
            found[f"requirement {sides[0]} {constraint['kind']} {sides[1]}"] = "yes"
    if declaration.kind in TYPES:
        return found
    for name in ("mutating", "optional"):
        found[name] = "yes" if name in declaration.attributes else "no"
    if declaration.kind == "typealias":
        found["type"] = spelled(words[words.index("=") + 1 :], generic) if "=" in words else ""
        return found
    stop = words.index("where") if "where" in words else len(words)
    words = words[:stop]
    if "(" in words and words[0] not in ("var", "let"):
        opening = words.index("(")
        if "<" in words[2:opening]:
            opening = ending(words, words.index("<", 2))
        closing = ending(words, opening)
        for index, parameter in enumerate(parts(words[opening + 1 : closing - 1])):
            colon = parameter.index(":") if ":" in parameter else -1
            equals = parameter.index("=") if "=" in parameter else len(parameter)
            builder = [word for word in parameter[:colon] if word.startswith("@")]
            found[f"argument {index + 1}"] = spelled(builder + parameter[colon + 1 : equals], generic)
            found[f"default of argument {index + 1}"] = "yes" if equals < len(parameter) else "no"
        after = words[closing:]
        if words[0] == "init":
            found["type"] = words[1] if words[1] in ("?", "!") else ""
        for effect in ("async", "throws", "rethrows"):
            found[effect] = "yes" if effect in after[: 3] else "no"
        if "->" in after:
            found["type"] = spelled(after[after.index("->") + 1 :], generic)
    elif ":" in words:
        colon = words.index(":")
        brace = words.index("{") if "{" in words else len(words)
        found["type"] = spelled(words[colon + 1 : brace], generic)
        can_set = words[0] == "var" and (brace == len(words) or "set" in words[brace:])
        found["settable"] = "yes" if can_set else "no"
    return found


KINDS = {"type.property": "static property", "type.method": "static method", "enum.case": "case"}
