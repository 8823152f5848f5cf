"""Asks the command how wide it takes labels to be."""

import json
import pathlib
import subprocess
import tempfile
from xml.sax.saxutils import quoteattr

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEFAULT = ROOT / ".build" / "debug" / "menuet"
# At this size a point is a thousandth of an em; a bar of so many labels stays below the greatest
# width that the command takes.
EM = 1000
LABELS_IN_A_BAR = 20
METRICS = {"font-size": EM, "item-padding": 0, "item-min-width": 0}


class Refused(Exception):
    """The command does not take a font; its words say why."""


def document(labels):
    """A document with bars of items that show the labels alone."""
    commands = "".join(
        f'<command id="c{index}" title={quoteattr(label)}/>' for index, label in enumerate(labels)
    )
    bars = "".join(
        f'<toolbar id="t{start}"><leading>'
        + "".join(
            f'<item ref="c{index}" display="title"/>'
            for index in range(start, min(start + LABELS_IN_A_BAR, len(labels)))
        )
        + "</leading></toolbar>"
        for start in range(0, len(labels), LABELS_IN_A_BAR)
    )
    return (
        '<menuet xmlns="urn:menuet:1" name="Labels" platforms="ios">'
        f"<commands>{commands}</commands>{bars}</menuet>"
    )


def widths(menuet, labels, font=None):
    """The width of each label in thousandths of an em, rounded up; with the advances of a font."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as metrics:
        json.dump(METRICS, metrics)
        metrics.flush()
        result = subprocess.run(
            [menuet, "layout", "--format", "json", "--width", "1000000", "--quiet"]
            + ["--metrics", metrics.name, *(["--font", font] if font else []), "-"],
            input=document(labels).encode(), capture_output=True,
        )
    if result.returncode != 0:
        raise Refused(result.stderr.decode().strip() or f"exit code {result.returncode}")
    bars = json.loads(result.stdout)["toolbars"]
    found = [unit["frame"]["width"] for bar in bars for unit in bar["units"]]
    if len(found) != len(labels):
        raise SystemExit(f"{len(found)} of {len(labels)} labels were laid out.")
    return found
