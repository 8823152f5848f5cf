"""Draws the examples of a documentation catalogue, light and dark, and puts each picture below its text.

Usage: draw-examples.py MENUET CATALOGUE

The catalogue is changed in place: a copy of the one that is kept. Only the pages of elements and
rules are looked at; articles and tutorials bring their own pictures. An example that shows nothing,
or that has an error, gets none.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

# The groups of rules that judge what nobody sees, such as a reference that leads nowhere.
UNDRAWN_GROUPS = {"drag and drop", "generic", "source"}
EXAMPLE = re.compile(r"```xml\n(.*?)```\n", re.DOTALL)
STATES = {"off": "While its toggles are off", "on": "While its toggles are on"}
# A toggle with other words while it is on: one picture shows half of what they mean.
CHANGING = re.compile(r'<toggle id="([^"]+)"[^>]* on-title=')


def whole(example: str) -> str:
    """The example as a document; most are the elements alone that a rule or element is about."""
    if "<menuet" in example:
        return example
    return f'<menuet xmlns="urn:menuet:1" name="Example">\n{example}</menuet>\n'


def is_drawn(page: str) -> bool:
    group = re.search(r"^\*.* · (.+)\*$", page, re.MULTILINE)
    return group is None or group[1] not in UNDRAWN_GROUPS


def render(
    menuet: str, documents: pathlib.Path, pictures: pathlib.Path, appearance: str, *options: str
) -> None:
    """Draws a document, or all of a folder; those with errors are left out."""
    run = subprocess.run(
        [menuet, "render", "--quiet", "--appearance", appearance, "--output-dir", str(pictures),
         *options, str(documents)],
        capture_output=True, text=True, check=False)
    # Some examples are there for their errors.
    if run.returncode not in (0, 1):
        sys.exit(f"menuet render ended with {run.returncode}:\n{run.stderr}")


def main() -> None:
    menuet, catalogue = sys.argv[1], pathlib.Path(sys.argv[2])
    resources = catalogue / "Resources"
    pages = {
        path: path.read_text(encoding="utf-8")
        for folder in ("Reference", "Rules")
        for path in sorted((catalogue / folder).glob("*.md"))
    }
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        documents = folder / "documents"
        documents.mkdir()
        for path, page in pages.items():
            if not is_drawn(page):
                continue
            for number, example in enumerate(EXAMPLE.findall(page), 1):
                document = documents / f"{path.stem}-{number}.menuet.xml"
                document.write_text(whole(example), encoding="utf-8")
        for appearance in ("light", "dark"):
            render(menuet, documents, folder / appearance, appearance)
            for document in sorted(documents.glob("*.menuet.xml")):
                toggles = CHANGING.findall(document.read_text(encoding="utf-8"))
                for state in ("off", "on") if toggles else ():
                    states = ",".join(f"{toggle}={str(state == 'on').lower()}" for toggle in toggles)
                    render(menuet, document, folder / appearance / state, appearance, "--state", states)

        count = 0
        for path, page in pages.items():
            numbers = iter(range(1, 100))

            def drawn(folder_of: str, picture: str, name: str, words: str) -> str:
                """The picture as it is linked; empty where nothing is shown."""
                nonlocal count
                light = folder / "light" / folder_of / f"{picture}.svg"
                dark = folder / "dark" / folder_of / f"{picture}.svg"
                if not light.exists() or "· 0 surfaces" in light.read_text(encoding="utf-8"):
                    return ""
                (resources / f"{name}.svg").write_bytes(light.read_bytes())
                (resources / f"{name}~dark.svg").write_bytes(dark.read_bytes())
                count += 1
                return f"\n![{words}]({name}.svg)\n"

            def illustrated(match: re.Match) -> str:
                picture = f"{path.stem}-{next(numbers)}"
                states = [
                    f"\n{words}:\n{image}" for state, words in STATES.items()
                    if (image := drawn(state, picture, f"{picture}-{state}", f"The example {words.lower()}"))
                ]
                return match[0] + ("".join(states) or drawn(
                    "", picture, picture, "The example as it is drawn"))

            path.write_text(EXAMPLE.sub(illustrated, page), encoding="utf-8")
    if count == 0:
        sys.exit("no example could be drawn")
    print(f"{count} examples are drawn")


main()
