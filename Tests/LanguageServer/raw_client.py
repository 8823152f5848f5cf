"""A client of the language server that speaks JSON-RPC by itself, for scripts that count bytes, time and
exit codes."""

import json
import select
import subprocess
import time
from pathlib import Path


class Server:
    """A running server, with the messages that it has sent and that nobody has asked for yet."""

    def __init__(self, menuet: str, *options: str):
        self.process = subprocess.Popen(
            [menuet, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.buffer = b""
        self.notifications: list[dict] = []
        self.responses: dict = {}

    def send_bytes(self, data: bytes) -> None:
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message: dict) -> None:
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(content) + content)

    def notify(self, method: str, parameters=None) -> None:
        self.send({"method": method, "params": parameters})

    def start(self, method: str, parameters=None) -> int:
        """Sends a request, and gives its id."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        return self.number

    def ask(self, method: str, parameters=None, timeout: float = 30) -> dict:
        """The response to a request."""
        return self.response(self.start(method, parameters), timeout)

    def result(self, method: str, parameters=None, timeout: float = 30):
        response = self.ask(method, parameters, timeout)
        assert "error" not in response, response["error"]
        return response["result"]

    def response(self, number, timeout: float = 30) -> dict:
        end = time.monotonic() + timeout
        while number not in self.responses:
            self.receive(end - time.monotonic())
        return self.responses.pop(number)

    def diagnostics(self, uri: str, version=None, timeout: float = 30) -> list[dict]:
        """The findings in a document, once they are those of a version."""
        end = time.monotonic() + timeout
        while True:
            found = [
                message["params"] for message in self.notifications
                if message["method"] == "textDocument/publishDiagnostics"
                and message["params"]["uri"] == uri]
            if found and (version is None or found[-1].get("version") == version):
                return found[-1]["diagnostics"]
            self.receive(end - time.monotonic())

    def receive(self, timeout: float) -> None:
        """Takes one message."""
        while True:
            head, mark, rest = self.buffer.partition(b"\r\n\r\n")
            if mark:
                length = int(head.split(b":")[1])
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return self.take(json.loads(rest[:length]))
            if timeout <= 0 or not select.select([self.process.stdout], [], [], timeout)[0]:
                raise TimeoutError("the server is silent")
            data = self.process.stdout.read1(1 << 16)
            if not data:
                raise EOFError("the server has ended")
            self.buffer += data

    def take(self, message: dict) -> None:
        if "method" not in message:
            self.responses[message["id"]] = message
        elif "id" in message:
            self.send({"id": message["id"], "result": None})
        else:
            self.notifications.append(message)

    def initialize(self, root: Path | None = None, **capabilities) -> dict:
        result = self.result("initialize", {
            "processId": None, "rootUri": root.as_uri() if root else None,
            "capabilities": capabilities})
        self.notify("initialized", {})
        return result

    def open(self, uri: str, text: str, version: int = 1) -> None:
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "menuet", "version": version, "text": text}})

    def change(self, uri: str, version: int, *changes: dict) -> None:
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})

    def end(self) -> int:
        self.result("shutdown")
        self.notify("exit")
        return self.process.wait(timeout=10)


def position(text: str, offset: int) -> dict:
    """The position of a character, counted in UTF-16."""
    before = text[:offset]
    line = before.count("\n")
    start = before.rfind("\n") + 1
    return {"line": line, "character": len(before[start:].encode("utf-16-le")) // 2}
