"""How `menuet lsp` ends, and what it makes of clients that break the protocol."""

import json
import subprocess
import sys

from conftest import MENUET, ROOT
from raw_client import Server


def message(value) -> bytes:
    content = json.dumps(value).encode()
    return b"Content-Length: %d\r\n\r\n" % len(content) + content


def code_of(data: bytes) -> int:
    """The exit code where a client writes bytes and goes."""
    return subprocess.run(
        [MENUET, "lsp"], input=data, stdout=subprocess.DEVNULL, timeout=20, check=False).returncode


INITIALIZE = message({
    "jsonrpc": "2.0", "id": 1, "method": "initialize",
    "params": {"processId": None, "capabilities": {}}})
SHUTDOWN = message({"jsonrpc": "2.0", "id": 2, "method": "shutdown"})
EXIT = message({"jsonrpc": "2.0", "method": "exit"})


def test_exit_codes_are_those_of_the_protocol():
    assert code_of(INITIALIZE + SHUTDOWN + EXIT) == 0
    assert code_of(INITIALIZE + EXIT) == 1
    assert code_of(EXIT) == 1
    # The client is gone.
    assert code_of(INITIALIZE) == 1
    assert code_of(b"") == 1


def test_every_cut_of_a_session_ends_it():
    session = INITIALIZE + SHUTDOWN + EXIT
    for end in range(0, len(session), 7):
        assert code_of(session[:end]) in (0, 1), end


def test_malformed_messages_do_not_stop_it():
    broken = [
        b"Content-Length: 5\r\n\r\n{\"a\":", b"Content-Length: x\r\n\r\n", b"garbage\r\n\r\n",
        message([1, 2]), message({"jsonrpc": "2.0", "id": None, "method": "x"}),
        message({"jsonrpc": "2.0", "id": 7, "method": "textDocument/hover", "params": 3}),
        b"Content-Length: 2\r\n\r\n{}", b"\xff\xfe\r\n\r\n"]
    for data in broken:
        assert code_of(INITIALIZE + data + SHUTDOWN + EXIT) == 0, data


def test_ends_with_the_process_of_its_client():
    client = subprocess.Popen([sys.executable, "-c", ""])
    client.wait()
    server = Server(MENUET)
    server.start("initialize", {"processId": client.pid, "capabilities": {}})
    assert server.process.wait(timeout=10) == 1


def test_requests_can_be_taken_back():
    server = Server(MENUET)
    server.initialize()
    path = ROOT / "Samples" / "Notes" / "Notes.menuet.xml"
    server.open(path.as_uri(), path.read_text(encoding="utf-8"))
    document = {"textDocument": {"uri": path.as_uri()}}
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}
    number = server.start(
        "textDocument/codeAction", {**document, "range": whole, "context": {"diagnostics": []}})
    server.notify("$/cancelRequest", {"id": number})
    response = server.response(number)
    assert response.get("error", {}).get("code") == -32800 or "result" in response
    assert server.end() == 0
