"""Checks that every link of a built site leads to one of its files.

Usage: check-links.py SITE [BASE-PATH]

Links to other servers are not followed.
"""

import html.parser
import json
import pathlib
import sys


class Links(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.update(
            value for name, value in attributes if name in ("href", "src") and value)


def links_of_page(path: pathlib.Path) -> set[str]:
    links = Links()
    links.feed(path.read_text(encoding="utf-8"))
    return links.found


def links_of_data(value: object) -> set[str]:
    """Every 'url' in the data of a page: links to pages, and the variants of pictures."""
    found: set[str] = set()
    # A chapter is a part of its table of contents, and no page.
    if isinstance(value, dict) and "/tutorials/Tutorials/" in str(value.get("identifier")):
        return found
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "url" and isinstance(inner, str):
                found.add(inner)
            else:
                found |= links_of_data(inner)
    elif isinstance(value, list):
        for inner in value:
            found |= links_of_data(inner)
    return found


def main() -> None:
    site = pathlib.Path(sys.argv[1])
    base = sys.argv[2].rstrip("/") if len(sys.argv) > 2 else ""
    files = {"/" + str(path.relative_to(site)) for path in site.rglob("*") if path.is_file()}
    pages = {file.removesuffix("/index.html") for file in files}
    count, broken = 0, []
    sources = [(path, links_of_page(path)) for path in sorted(site.rglob("*.html"))]
    sources += [
        (path, links_of_data(json.loads(path.read_text(encoding="utf-8"))))
        for path in sorted((site / "data").rglob("*.json"))
    ]
    for path, links in sources:
        for link in sorted(links):
            if not link.startswith("/") or link.startswith("//"):
                continue
            count += 1
            # The data of pages has no base path; the pages have it.
            target = link.split("#")[0]
            if base and target.startswith(base + "/"):
                target = target.removeprefix(base)
            target = target.rstrip("/")
            if target and target not in pages | files:
                broken.append(f"{path.relative_to(site)}: {link} leads nowhere")
    if count == 0:
        sys.exit("no page has a link")
    if broken:
        sys.exit("\n".join(broken))
    print(f"{count} links lead to a file")


main()
