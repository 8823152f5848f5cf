"""Writes the man page of the command from what its verbs say with --help.

Usage: make-man-page.py MENUET >menuet.1
"""

import re
import subprocess
import sys


def help_of(menuet: str, *words: str) -> str:
    return subprocess.run(
        [menuet, *words, "--help"], check=True, capture_output=True, text=True).stdout


def escaped(text: str) -> str:
    """Text of the field in roff: no line begins a request, and '-' stays what can be typed."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    text = "".join(c if c.isascii() else rf"\[u{ord(c):04X}]" for c in text)
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.MULTILINE)


def blocks(text: str) -> list[list[str]]:
    """The paragraphs between empty lines."""
    return [block.split("\n") for block in re.split(r"\n{2,}", text.strip("\n"))]


def entries(lines: list[str]) -> list[tuple[str, str]]:
    """The terms of a list with their descriptions: two blanks before a term, more before the rest."""
    result: list[tuple[str, str]] = []
    for line in lines:
        match = re.match(r"  (\S.*?)(?: {2,}(.*))?$", line)
        if match and not line.startswith("   "):
            result.append((match[1], match[2] or ""))
        else:
            term, description = result[-1]
            result[-1] = (term, f"{description} {line.strip()}".strip())
    return result


def body(text: str) -> str:
    """What follows the summary and the usage of a page."""
    out = ""
    for block in blocks(text):
        heading = re.fullmatch(r"(\w[\w ]*):", block[0])
        if heading is None:
            out += ".PP\n" + escaped("\n".join(block)) + "\n"
        elif heading[1] in ("Example", "Examples"):
            out += ".PP\n" + heading[1] + ":\n.PP\n.nf\n.RS\n"
            out += escaped("\n".join(line.strip() for line in block[1:])) + "\n.RE\n.fi\n"
        else:
            out += ".PP\n" + heading[1] + ":\n"
            for term, description in entries(block[1:]):
                out += f".TP\n\\fB{escaped(term)}\\fR\n{escaped(description)}\n"
    return out


def parts(page: str) -> tuple[str, str, str]:
    """The summary, the usage and the rest of a page."""
    first, usage, rest = page.split("\n\n", 2)
    return first.split(": ", 1)[1].replace("\n", " "), usage.removeprefix("Usage: "), rest


def main() -> None:
    menuet = sys.argv[1]
    overview = help_of(menuet)
    version = re.match(r"menuet (\S+):", overview)[1]
    summary, usage, rest = parts(overview)
    verbs = [term for term, _ in entries(
        next(block for block in blocks(rest) if block[0] == "Verbs:")[1:])]
    out = f'.TH MENUET 1 "" "menuet {version}"\n'
    out += f".SH NAME\nmenuet \\- {escaped(summary)}\n"
    out += f".SH SYNOPSIS\n{escaped(usage)}\n"
    out += ".SH DESCRIPTION\n" + body(rest)
    for verb in verbs:
        summary, usage, rest = parts(help_of(menuet, verb))
        out += f'.SH "{escaped(usage)}"\n{escaped(summary[0].upper() + summary[1:])}.\n' + body(rest)
    sys.stdout.write(out)


main()
