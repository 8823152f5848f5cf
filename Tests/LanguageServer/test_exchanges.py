"""Compares what `menuet lsp` answers on the sample Notes with recorded exchanges, whole messages each.

MENUET_RECORD=1 records them anew.
"""

import json
import os
from pathlib import Path

import pytest
from conftest import MENUET, ROOT
from raw_client import Server, position

FOLDER = Path(__file__).parent / "exchanges"
NOTES = ROOT / "Samples" / "Notes"
CAPABILITIES = {
    "textDocument": {
        "hover": {"contentFormat": ["markdown"]},
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "publishDiagnostics": {"relatedInformation": True}},
    "workspace": {"workspaceEdit": {"documentChanges": True}}}

# Changes of the text, as pieces and what stands there then; the request; the place of `|` in a piece of the
# text, for requests with a range the piece itself; further parameters.
EXCHANGES = {
    "completion-of-words": ([], "completion", 'role="|destructive"', {}),
    "completion-of-conditions": ([('"note-selected and ', '"note-selected ')], "completion",
                                 'enabled-when="note-selected |', {}),
    "completion-of-names": ([('presents="share-note"', 'presents="')], "completion", 'presents="|', {}),
    "completion-of-end-tags": ([], "completion", "</|states>", {}),
    "hover-of-command": ([], "hover", '<item ref="new-|note"/>', {}),
    "hover-of-unit": ([], "hover", '<item ref="show-for|mat" priority', {}),
    "hover-of-attribute": ([], "hover", 'ro|le="destructive"', {}),
    "hover-of-finding": ([('ref="new-note"', 'ref="new-mote"')], "hover", 'ref="new-|mote"', {}),
    "definition": ([], "definition", '<item ref="new-|note"/>', {}),
    "references": ([], "references", '<item ref="delete-|note"/>',
                   {"context": {"includeDeclaration": True}}),
    "highlights": ([], "documentHighlight", '<item ref="delete-|note"/>', {}),
    "prepare-rename": ([], "prepareRename", '<item ref="delete-|note"/>', {}),
    "rename": ([], "rename", '<item ref="delete-|note"/>', {"newName": "remove-note"}),
    "rename-refused": ([], "rename", '<item ref="delete-|note"/>', {"newName": "new-note"}),
    "code-actions": ([('title="New Folder…"', 'title="New Folder..."')], "codeAction",
                     'title="New Folder..."', {"context": {"diagnostics": []}}),
    "formatting": ([('<item ref="sort-order"/>', "<item   ref = 'sort-order'></item>")], "formatting",
                   None, {"options": {"tabSize": 2, "insertSpaces": True}}),
    "selection": ([], "selectionRange", '"note-|selected and not', {}),
    "hints": ([], "inlayHint", '<group id="text-toggles"', {}),
    "tokens": ([], "semanticTokens/range", '<command id="delete-note"', {}),
    "colours": ([], "documentColor", None, {}),
}


def answer(name: str, folder: Path) -> dict:
    """The response to an exchange, after its changes, and the findings in the text."""
    changes, method, mark, parameters = EXCHANGES[name]
    path = folder / "Notes.menuet.xml"
    text = path.read_text(encoding="utf-8")
    uri = path.as_uri()
    server = Server(MENUET)
    server.initialize(**CAPABILITIES)
    server.open(uri, text)
    version = 1
    for old, new in changes:
        start = text.index(old)
        version += 1
        server.change(uri, version, {
            "range": {"start": position(text, start), "end": position(text, start + len(old))},
            "text": new})
        text = text.replace(old, new, 1)
    findings = server.diagnostics(uri, version)
    parameters = {"textDocument": {"uri": uri}, **parameters}
    if mark is not None:
        offset = text.index(mark.replace("|", ""))
        at = position(text, offset + max(0, mark.find("|")))
        end = position(text, offset + len(mark.replace("|", "")))
        parameters |= {"position": at, "positions": [at], "range": {"start": at, "end": end}}
    response = server.ask(f"textDocument/{method}", parameters)
    assert server.end() == 0
    exchange = {"method": f"textDocument/{method}", "params": parameters, "findings": findings}
    exchange |= {key: response[key] for key in ("result", "error") if key in response}
    return json.loads(json.dumps(exchange).replace(folder.as_uri(), "file:///Notes"))


@pytest.mark.parametrize("name", EXCHANGES)
def test_answers_as_recorded(name, tmp_path):
    folder = tmp_path / "Notes"
    folder.mkdir()
    for file in NOTES.glob("*.*"):
        if file.is_file():
            (folder / file.name).write_bytes(file.read_bytes())
    exchange = answer(name, folder.resolve())
    record = FOLDER / f"{name}.json"
    if os.environ.get("MENUET_RECORD"):
        FOLDER.mkdir(exist_ok=True)
        record.write_text(
            json.dumps(exchange, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert exchange == json.loads(record.read_text(encoding="utf-8"))


def test_every_record_is_of_an_exchange():
    assert {path.stem for path in FOLDER.glob("*.json")} == set(EXCHANGES)
