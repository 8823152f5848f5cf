"""Documents made from language.txt: valid ones, and ones with a few things changed at random.

They are valid as far as a grammar can tell; what their references name does not exist.
"""

import random
import re
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

NAMESPACE = "urn:menuet:1"


# What the language is -----------------------------------------------------------------------------


@dataclass
class Attribute:
    name: str
    type: str
    required: bool = False
    place: str | None = None


@dataclass
class Rule:
    """What attributes owe each other; `needs` one of them, or `excludes` more than one."""

    kind: str
    names: list[str]
    place: str | None = None


@dataclass
class Element:
    name: str
    children: list[str]
    single: set[str]
    attributes: dict[str, Attribute] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)


class Language:
    """The elements of a list, and the words of its word types."""

    def __init__(self, path):
        self.words, self.groups, self.bundles, self.elements = {}, {}, {}, {}
        self.element = None
        for line in Path(path).read_text().splitlines():
            if line.strip() and not line.startswith("#"):
                self.read(line)
        self.names = list(self.elements)
        self.attributes = sorted({a for e in self.elements.values() for a in e.attributes})

    def read(self, line):
        if match := re.match(r"(words|group|attributes) (\S+) = (.*)", line):
            kind, name, rest = match.groups()
            table = {"words": self.words, "group": self.groups, "attributes": self.bundles}[kind]
            table[name] = rest.split()
        elif match := re.match(r"element (\S+):(.*)", line):
            children = self.expanded(match[2].split(), self.groups, "@")
            self.element = Element(
                match[1], [c.rstrip("?") for c in children],
                {c.rstrip("?") for c in children if c.endswith("?")})
            self.elements[match[1]] = self.element
        elif match := re.match(r"\s+(needs|excludes) (\S+)(?: >(\S+))?$", line):
            self.element.rules.append(Rule(match[1], match[2].split("|"), match[3]))
        else:
            for word in self.expanded(line.split(), self.bundles, "&"):
                self.add(word)

    def expanded(self, words, table, sign):
        result = []
        for word in words:
            result += (
                self.expanded(table[word[1:]], table, sign) if word.startswith(sign) else [word])
        return result

    def add(self, word):
        if match := re.match(r"(excludes|needs)\((\S+)\)", word):
            self.element.rules.append(Rule(match[1], match[2].split("|")))
            return
        name, rest = word.split(":", 1)
        rest, _, place = rest.partition(">")
        self.element.attributes[name] = Attribute(
            name, rest.rstrip("!"), rest.endswith("!"), place or None)


def places(parent, in_bar):
    """The places in which an element stands."""
    found = {"bar"} if in_bar or parent == "commands" else set()
    if parent in ("leading", "center", "trailing"):
        found |= {"region", "toolbar"}
    if parent == "group":
        found.add("toolbar")
    if parent == "edit-menu":
        found.add("edit")
    if parent == "extend":
        found |= {"region", "toolbar", "edit", "bar"}
    if parent != "region":
        found.add("outside")
    return found


# Values -------------------------------------------------------------------------------------------

# For each type values that are right and values that are wrong.
VALUES = {
    "text": (["Note", "Löschen…", "a < b & c", " padded ", "none", "\u00a0"], ["", " ", "\t\n"]),
    "name": (["NoteRow", "some.name", "two words", "ä"], ["", "  "]),
    "path": (["Other.menuet.xml", "a/b.xcstrings"], ["", " "]),
    "id": ([], ["1a", "a b", "ä", "-a", "not", "and", "or", "a.b", " a", "a ", "", "_a"]),
    "type-id": (["com.example.note", "a", "com.x-y.z_1"], ["1.a", "a..b", "a.", ".a", "a b", ""]),
    "ref": (["bold", "a-b", "select-all", "a.b"], ["", " "]),
    "refs": (["bold", "bold italic", " a  b "], ["", " "]),
    "boolean": (["true", "false"], ["yes", "TRUE", "1", " true", "true ", "", "0"]),
    "integer": (["0", "-5", "123456789", "007", "-0"], ["1.5", "+1", "1234567890", "a", " 1", ""]),
    "count": (["0", "12", "123456789"], ["-1", "1.5", "1234567890", "-0", ""]),
    "positive": (["1", "12", "007", "123456789"], ["0", "000", "-1", "1.5", "1234567890", ""]),
    "number": (["0", "-1.5", "44", "123456.789"], [".5", "1.", "1.2345", "1234567", "1e3", ""]),
    "length": (["0", "1.5", "123456.789"], ["-1", "1.", "4pt", "INF", ""]),
    "opacity": (["1", "0.8", "1.0", "0.001", "00.5"], ["0", "0.0", "1.1", "2", "-0.5", ".5", ""]),
    "version": (["16", "16.4", "16.4.1"], ["16.", "a", "1234", "16.4.1.2", "-1", ""]),
    "language": (["en", "de-CH", "zh-Hant-TW", "abcdefgh"], ["e", "en_US", "en-", "abcdefghi", ""]),
    "locales": (["en de", "pseudo", "en pseudo ar"], ["en_US", "en,de", "e", ""]),
    "type-name": (
        ["Notes", "A", "My_App2"],
        ["notes", "My App", "Ünits", "String", "Any", "A-b", ""]),
    "condition": (
        ["a", "not a", "a and (b or not c.d)", " a\nor b ", "(a)", "not(a)"],
        ["", "a &", "a.b.c", "a and and b", "(a", "a b", "1a", "!a", "not"]),
    "shortcut": (
        ["cmd+n", "⌘⇧N", "f5", "CMD+Shift+return", "cmd++", "⌘+N", "esc", "fn+page-up", "+", "é"],
        ["", "cmd", "cmd+", "cmd+nn", "hyper+n", "cmd+cmd+n", "cmd + n", "⌘", "none", "f21"]),
    "symbol": (["trash", "square.and.pencil", "Any text"], ["none", "", " "]),
    "detents": (
        ["medium", "medium large", "240pt", "40% small", "100%", "33.3% 240.5pt"],
        ["240px", "1a", "-4pt", ""]),
    "detent": (["medium", "240pt", "40%", "small"], ["a b", "", " "]),
    "height": (
        ["240pt", "40%", "100%", "1pt", "05pt", "240.5pt", "33.333%", "0.001pt", "100.000%"],
        ["0pt", "101%", "medium", "240", "pt", "-1pt", "", "0.000pt", "100.001%", "1.2345pt", ".5%"]),
    "sheet-detent": (["compose:large", "a:240pt", "a:b"], ["compose", ":large", "a:", "a b:c", ""]),
    "uti": (["public.png", "com.example.a-b"], ["png", "public.", "public png", "", ".png"]),
    "utis": (["public.png", "public.png public.text"], ["png", "public.png, public.text", ""]),
    "notice": (["some-alert", "handler:failed"], ["handler:", "handler:a b", "other:a", ""]),
    "counts": (
        ["image:5 url", "text", "com.example.a:12"],
        ["image:", "image:a", "image:12345", ""]),
    "names": (["title body", "a"], ["", " "]),
    "widths": (["375 678", "0", " 1024 "], ["375px", "-1", "375,678", "1234567", ""]),
}
VALUES["symbol-or-none"] = (VALUES["symbol"][0] + ["none"], ["", " "])
VALUES["shortcut-or-none"] = (
    VALUES["shortcut"][0] + ["none"], [v for v in VALUES["shortcut"][1] if v != "none"])


class Values:
    """Values by type; every id is another one."""

    def __init__(self, language, chance):
        self.language, self.chance, self.count = language, chance, 0

    def right(self, type):
        if type == "id":
            self.count += 1
            return f"{self.chance.choice(['id', 'X', 'a_b-'])}{self.count}"
        if words := self.words(type):
            some = self.chance.sample(words, self.chance.randint(1, min(3, len(words))))
            return " ".join(some) if type.startswith("words") else some[0]
        return self.chance.choice(VALUES[type][0])

    def wrong(self, type):
        if words := self.words(type):
            word = self.chance.choice(words)
            wrong = ["", " ", "nonsense", word.upper() + "x", word + ",", word + "." + word]
            wrong += [word + " " + word] + ([] if type.startswith("words") else [" " + word])
            return self.chance.choice(wrong)
        return self.chance.choice(VALUES[type][1])

    def words(self, type):
        match = re.match(r"words?\((.*)\)", type)
        if not match:
            return None
        return self.language.words.get(match[1]) or match[1].split(",")


# Documents ----------------------------------------------------------------------------------------


@dataclass
class Node:
    name: str
    attributes: dict[str, str]
    children: list = field(default_factory=list)
    text: str = ""
    """What stands before the children, as it is written."""

    def nodes(self):
        yield self
        for child in self.children:
            yield from child.nodes()

    def written(self, depth=0):
        attributes = "".join(
            f" {name}={quoteattr(value)}" for name, value in self.attributes.items())
        head = "  " * depth + f"<{self.name}{attributes}"
        if not self.children and not self.text:
            return head + "/>\n"
        inner = "".join(child.written(depth + 1) for child in self.children)
        return f"{head}>{self.text}\n{inner}{'  ' * depth}</{self.name}>\n"


class Maker:
    """Makes documents that the language allows."""

    def __init__(self, language, seed):
        self.language = language
        self.chance = random.Random(seed)
        self.values = Values(language, self.chance)

    def document(self):
        self.left = self.chance.randint(3, 40)
        root = self.node("menuet", None, False, 0)
        root.attributes["xmlns"] = NAMESPACE
        # Narrowing platforms to none is a mistake that no grammar sees.
        root.attributes["platforms"] = " ".join(self.language.words["platform"])
        return root

    def node(self, name, parent, in_bar, depth):
        element = self.language.elements[name]
        node = Node(name, self.attributes(element, places(parent, in_bar)))
        in_bar = in_bar or name == "menu-bar"
        used = set()
        for _ in range(self.chance.randint(0, 5) if depth else 12):
            if not element.children or self.left <= 0 or depth > 7:
                break
            # A submenu that shows another menu has no content of its own.
            if name == "submenu" and "ref" in node.attributes:
                break
            child = self.chance.choice(element.children)
            if child in used or (child == "accept" and "accepts" in node.attributes):
                continue
            self.left -= 1
            used |= {child} & element.single
            node.children.append(self.node(child, name, in_bar, depth + 1))
        return node

    def attributes(self, element, where):
        allowed = [a for a in element.attributes.values() if not a.place or a.place in where]
        rate = self.chance.choice([0.05, 0.3])
        chosen = {a.name for a in allowed if a.required or self.chance.random() < rate}
        for rule in element.rules:
            self.obey(rule, chosen, where, {a.name for a in allowed})
        # A toggle with a checkmark needs its title; that depends on a value.
        if element.name == "toggle":
            chosen.add("title")
        names = sorted(chosen)
        self.chance.shuffle(names)
        return {name: self.values.right(element.attributes[name].type) for name in names}

    def obey(self, rule, chosen, where, allowed):
        present = [name for name in rule.names if name in chosen]
        if rule.kind == "needs" and (not rule.place or rule.place in where) and not present:
            chosen.add(self.chance.choice([name for name in rule.names if name in allowed]))
        if rule.kind == "excludes":
            for name in present[1:]:
                chosen.discard(name)


class Mutator:
    """Changes documents in ways that may or may not make them wrong."""

    def __init__(self, maker):
        self.maker, self.language, self.chance = maker, maker.language, maker.chance
        self.changes = [
            self.rename, self.misname, self.add_attribute, self.add_attribute, self.drop_attribute,
            self.drop_attribute, self.spoil, self.spoil, self.spoil, self.spoil, self.right,
            self.repeat, self.add, self.add, self.move, self.text,
            self.harmless, self.tooling, self.foreign, self.prefix, self.misspell, self.place,
        ]

    def mutate(self, root):
        for _ in range(self.chance.choice([1, 1, 1, 2, 3])):
            self.chance.choice(self.changes)(root)
        return root

    def some(self, root):
        return self.chance.choice(list(root.nodes()))

    def inner(self, root):
        return self.chance.choice(list(root.nodes())[1:] or [root])

    def rename(self, root):
        self.inner(root).name = self.chance.choice(self.language.names)

    def misname(self, root):
        self.inner(root).name = self.chance.choice(["Command", "entry", "menu_bar", "commands-"])

    def add_attribute(self, root):
        node = self.some(root)
        name = self.chance.choice(self.language.attributes)
        owner = self.language.elements.get(node.name)
        attribute = owner and owner.attributes.get(name)
        node.attributes.setdefault(
            name, self.maker.values.right(attribute.type if attribute else "text"))

    def drop_attribute(self, root):
        node = self.some(root)
        names = [name for name in node.attributes if not name.startswith("xmlns")]
        if names:
            del node.attributes[self.chance.choice(names)]

    def set_value(self, root, value):
        node = self.some(root)
        element = self.language.elements.get(node.name)
        if element and element.attributes:
            name = self.chance.choice(list(element.attributes))
            # Where it does not belong, its value would not be looked at.
            if name in node.attributes or not element.attributes[name].place:
                node.attributes[name] = value(element.attributes[name].type)

    def spoil(self, root):
        self.set_value(root, self.maker.values.wrong)

    def right(self, root):
        self.set_value(root, self.maker.values.right)

    def repeat(self, root):
        node = self.inner(root)
        for parent in root.nodes():
            if any(child is node for child in parent.children):
                parent.children.append(node)
                return

    def move(self, root):
        node, target = self.inner(root), self.some(root)
        if any(other is target for other in node.nodes()):
            return
        for parent in root.nodes():
            parent.children = [child for child in parent.children if child is not node]
        target.children.append(node)

    def add(self, root):
        """Adds an element that may not belong there, or is there already."""
        parents = [n for n in list(root.nodes())[1:] if self.has_children(n.name)] or [root]
        parent = self.chance.choice(parents)
        name = self.chance.choice(self.language.names)
        if self.chance.random() < 0.7:
            # What belongs in its own kind, or in a neighbour, is the likelier mistake.
            neighbours = [
                c for e in self.language.elements.values() if parent.name in e.children
                for c in e.children if self.has_children(c)]
            owner = self.language.elements[self.chance.choice(neighbours or [parent.name])]
            name = self.chance.choice(owner.children)
        if name != "menuet":
            self.maker.left = 3
            parent.children.append(self.maker.node(name, parent.name, False, 3))

    def has_children(self, name):
        return name in self.language.elements and self.language.elements[name].children

    def text(self, root):
        self.some(root).text = self.chance.choice(["text", "<![CDATA[text]]>", "&amp;", "."])

    def harmless(self, root):
        self.some(root).text = self.chance.choice(
            ["<!-- a comment -->", "<?other-tool data?>", "  \n ", "<?menuet-allow empty-menu?>"])

    def tooling(self, root):
        node = self.some(root)
        if self.chance.random() < 0.5:
            node.attributes["xml:lang"] = "de"
        else:
            node.attributes["xmlns:xsi"] = "http://www.w3.org/2001/XMLSchema-instance"
            node.attributes["xsi:schemaLocation"] = "urn:other other.xsd"

    def foreign(self, root):
        node = self.inner(root)
        kind = self.chance.randrange(4)
        if kind == 0:
            node.attributes |= {"xmlns:o": "urn:other", "o:note": "x"}
        elif kind == 1:
            node.attributes |= {"xmlns:m": NAMESPACE, "m:comment": "x"}
        elif kind == 2:
            node.attributes["xmlns"] = self.chance.choice(["", "urn:other", "urn:menuet:2"])
        else:
            node.children.append(Node("o:note", {"xmlns:o": "urn:other"}))

    def prefix(self, root):
        node = self.inner(root)
        if ":" not in node.name:
            node.name = "m:" + node.name
            node.attributes["xmlns:m"] = NAMESPACE

    def misspell(self, root):
        node = self.some(root)
        names = [name for name in node.attributes if not name.startswith("xml")]
        if names:
            name = self.chance.choice(names)
            node.attributes[name.title()] = node.attributes.pop(name)

    def place(self, root):
        """Adds an attribute that only belongs in some places."""
        node = self.some(root)
        element = self.language.elements.get(node.name)
        placed = [a for a in element.attributes.values() if a.place] if element else []
        if placed:
            attribute = self.chance.choice(placed)
            node.attributes[attribute.name] = self.maker.values.right(attribute.type)


def documents(language, count, seed):
    """Texts with names that say how they were made."""
    for index in range(count):
        maker = Maker(language, f"{seed}-{index}")
        root = maker.document()
        kind = "valid"
        if index % 5 > 1:
            kind = "changed"
            Mutator(maker).mutate(root)
        yield f"{kind}-{index:05}.menuet.xml", root.written()
