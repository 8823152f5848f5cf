"""A session of `menuet lsp` with pytest-lsp, a client of the Language Server Protocol."""

import os
import shutil
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = Path(__file__).resolve().parents[2]
MENUET = os.environ["MENUET"]


class Editor:
    """A document that is open in the client."""

    def __init__(self, client: LanguageClient, path: Path):
        self.client = client
        self.path = path
        self.uri = path.as_uri()
        self.text = path.read_text(encoding="utf-8")
        self.version = 1
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(self.uri, "menuet", self.version, self.text)))

    @property
    def document(self) -> types.TextDocumentIdentifier:
        return types.TextDocumentIdentifier(self.uri)

    def position(self, offset: int) -> types.Position:
        before = self.text[:offset]
        start = before.rfind("\n") + 1
        return types.Position(
            before.count("\n"), len(before[start:].encode("utf-16-le")) // 2)

    def at(self, marked: str) -> types.Position:
        """The place of `|` in a piece of the text, which stands in it once at least."""
        return self.position(self.text.index(marked.replace("|", "")) + marked.index("|"))

    def range(self, piece: str) -> types.Range:
        start = self.text.index(piece)
        return types.Range(self.position(start), self.position(start + len(piece)))

    def string(self, range: types.Range) -> str:
        lines = self.text.split("\n")

        def offset(position: types.Position) -> int:
            line = lines[position.line].encode("utf-16-le")[:2 * position.character]
            before = sum(len(line) + 1 for line in lines[:position.line])
            return before + len(line.decode("utf-16-le"))

        return self.text[offset(range.start):offset(range.end)]

    def replace(self, old: str, new: str) -> None:
        """Edits the text as an editor does: the range of what changes, and what stands there then."""
        self.version += 1
        change = types.TextDocumentContentChangePartial(text=new, range=self.range(old))
        self.text = self.text.replace(old, new, 1)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.version, self.uri), [change]))

    async def findings(self) -> list[types.Diagnostic]:
        """The findings in the text as it is now."""
        while self.client.seen.get(self.uri) != self.version:
            await self.client.wait_for_notification("textDocument/publishDiagnostics")
        return list(self.client.diagnostics[self.uri])


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[MENUET, "lsp"]))
async def client(lsp_client: LanguageClient):
    lsp_client.seen = {}

    # The client keeps the findings and forgets their versions.
    features = lsp_client.protocol.fm.features
    known = features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

    def published(parameters: types.PublishDiagnosticsParams):
        known(parameters)
        lsp_client.seen[parameters.uri] = parameters.version

    features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = published

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def registered(client: LanguageClient, parameters: types.RegistrationParams):
        client.registered = parameters.registrations

    @lsp_client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)
    def refreshed(client: LanguageClient, parameters: None):
        pass

    await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"), root_uri=None))
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest.fixture
def notes(client: LanguageClient, tmp_path: Path) -> Editor:
    """A copy of the sample, open in the client."""
    folder = tmp_path / "Notes"
    shutil.copytree(ROOT / "Samples" / "Notes", folder)
    return Editor(client, folder / "Notes.menuet.xml")
