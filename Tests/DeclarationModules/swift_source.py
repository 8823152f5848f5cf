"""The lexical reading of Swift that the scripts beside this file share: tokens, brackets, versions,
conditions of `#if`, and what an `@available` says of a platform.
"""

import re
from collections import namedtuple

# Tokens

Token = namedtuple("Token", "kind text line column")  # kind: name, text, number, mark

PATTERN = re.compile(
    r"""(?P<space>\s+|//[^\n]*)|(?P<comment>/\*)|(?P<text>(?P<hashes>\#*)(?P<quotes>\"{3}|\"))
    |(?P<number>\d[\w.]*)|(?P<name>[#@]?`?[^\W\d]\w*`?)|(?P<mark>->|.)""",
    re.VERBOSE | re.DOTALL,
)


def tokens_of(source):
    """The tokens of a file; a string literal is one token, followed by those it interpolates."""
    tokens, position, line, line_start = [], 0, 1, 0

    def interpolation_end(start):
        depth, index = 1, start
        while depth and index < len(source):
            match = PATTERN.match(source, index)
            if match.group("text") is not None:
                index = string_end(match)[0]
                continue
            depth += {"(": 1, ")": -1}.get(match.group(), 0)
            index = match.end()
        return index

    def string_end(opening):
        """The end of a literal and the ranges of its interpolated code."""
        hashes, quotes = opening.group("hashes"), opening.group("quotes")
        index, ranges = opening.end(), []
        while index < len(source):
            if source.startswith(quotes + hashes, index):
                return index + len(quotes + hashes), ranges
            if source.startswith("\\" + hashes, index):
                index += 1 + len(hashes)
                if source.startswith("(", index):
                    end = interpolation_end(index + 1)
                    ranges.append((index, end))
                    index = end
                    continue
            index += 1
        return index, ranges

    def scan(start, end):
        nonlocal position, line, line_start
        index = start
        while index < end:
            match = PATTERN.match(source, index)
            newlines = source.count("\n", position, index)
            if newlines:
                line, line_start = line + newlines, source.rfind("\n", 0, index) + 1
            position = index
            place = (line, index - line_start + 1)
            if match.group("comment"):
                index = comment_end(source, index)
            elif match.group("text") is not None:
                literal_end, ranges = string_end(match)
                tokens.append(Token("text", "", *place))
                for inner in ranges:
                    scan(*inner)
                index = literal_end
            else:
                if not match.group("space"):
                    kind = match.lastgroup
                    tokens.append(Token(kind, match.group().replace("`", ""), *place))
                index = match.end()

    scan(0, len(source))
    return tokens


def comment_end(source, start):
    depth, index = 0, start
    while index < len(source):
        pair = source[index : index + 2]
        if pair == "/*":
            depth, index = depth + 1, index + 2
        elif pair == "*/":
            depth, index = depth - 1, index + 2
            if depth == 0:
                return index
        else:
            index += 1
    return index


def closing(tokens, opening):
    """The index of the bracket that closes the one at `opening`."""
    depth = 0
    for index in range(opening, len(tokens)):
        if tokens[index].kind == "mark":
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(tokens[index].text, 0)
            if depth == 0:
                return index
    return len(tokens) - 1


def parts(tokens, opening, end):
    """The ranges between the commas of a bracket's content."""
    start, index = opening + 1, opening + 1
    while index < end:
        if tokens[index].text in ("(", "[", "{") and tokens[index].kind == "mark":
            index = closing(tokens, index)
        elif tokens[index].text == ",":
            yield start, index
            start = index + 1
        index += 1
    if start < end:
        yield start, end


# Versions


def version(text):
    numbers = [int(number) for number in re.findall(r"\d+", text)[:3]]
    return tuple(numbers + [0] * (3 - len(numbers)))


def written(version):
    return ".".join(str(number) for number in (version if version[2] else version[:2]))


ALWAYS, NEVER = (0, 0, 0), (999, 0, 0)


def vision_version(ios):
    """The visionOS in which an API of an iOS is, where its declaration names no visionOS."""
    if ios is None or ios == NEVER or ios >= (26, 0, 0):
        return ios
    if ios >= (18, 0, 0):
        return (ios[0] - 16, *ios[1:])
    return (1, max(ios[1] - 3, 0), 0) if ios[0] == 17 else (1, 0, 0)


def platform_versions(tokens, opening, platform):
    """(introduced, deprecated, unavailable everywhere) of `(iOS 16.0, *)` and its longer forms."""
    end = closing(tokens, opening)
    words = [token.text for token in tokens[opening + 1 : end]]
    introduced = deprecated = None
    if words[:1] == ["*"]:
        return None, None, "unavailable" in words
    if platform not in words and "iOS" in words and platform in ("visionOS", "macCatalyst"):
        introduced, deprecated, hidden = platform_versions(tokens, opening, "iOS")
        if platform == "visionOS":
            introduced, deprecated = vision_version(introduced), vision_version(deprecated)
        return introduced, deprecated, hidden
    if platform in words:
        after = words[words.index(platform) + 1 :]
        if after and after[0][0].isdigit():
            introduced = version(after[0])
        elif words[0] == platform:  # the long form speaks of one platform
            colons = [i for i in range(1, len(after) - 1) if after[i] == ":"]
            named = {after[i - 1]: after[i + 1] for i in colons}
            introduced = version(named["introduced"]) if "introduced" in named else None
            deprecated = version(named["deprecated"]) if "deprecated" in named else None
            if "unavailable" in after:
                introduced = NEVER
    return introduced, deprecated, False


# Conditions of `#if`


CONDITIONS = {"#if", "#elseif", "#else", "#endif"}


def active(tokens, platform):
    """The tokens that a build for a platform sees; conditions of `-D` are taken as not given."""
    kept, states, index = [], [], 0  # states: (is active, a branch was taken)
    marks = [i for i, token in enumerate(tokens) if token.text in CONDITIONS] + [len(tokens)]
    for mark in marks:
        if all(is_active for is_active, _ in states):
            kept += tokens[index:mark]
        if mark == len(tokens):
            break
        index, token = mark, tokens[mark]
        start = index = index + 1
        while index < len(tokens) and tokens[index].line == token.line:
            index += 1
        if token.text == "#endif":
            states.pop()
        else:
            taken = False if token.text == "#if" else states.pop()[1]
            holds = token.text == "#else" or condition_holds(tokens[start:index], platform)
            states.append((holds and not taken, taken or holds))
    return kept


def condition_holds(tokens, platform):
    system = "iOS" if platform == "macCatalyst" else platform
    text = " ".join(token.text for token in tokens)
    text = re.sub(r"os \( (\w+) \)", lambda match: str(match[1] == system), text)
    text = re.sub(r"targetEnvironment \( (\w+) \)", lambda m: str(m[1] == platform), text)
    text = re.sub(r"(?:canImport|compiler|swift) \([^)]*\)", "True", text)
    text = text.replace("& &", " and ").replace("| |", " or ").replace("!", " not ")
    words = re.findall(r"[()]|\w+", text)
    known = {"True", "False", "and", "or", "not", "(", ")"}
    return eval(" ".join(word if word in known else "False" for word in words))
