"use strict";

// Starts `menuet lsp` for documents, and shows what `menuet render` draws of one beside it.

const { execFile } = require("child_process");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

function command() {
  return vscode.workspace.getConfiguration("menuet").get("path") || "menuet";
}

// The options that text and drawing are made with, such as the sizes of bars.
function settings() {
  const options = vscode.workspace.getConfiguration("menuet").get("arguments") || [];
  return options.filter((option) => option !== "--stdio");
}

function activate(context) {
  client = new LanguageClient(
    "menuet",
    "Menuet",
    { command: command(), args: ["lsp", ...settings()], transport: TransportKind.stdio },
    { documentSelector: [{ language: "menuet" }] },
  );
  context.subscriptions.push(
    vscode.commands.registerCommand("menuet.preview", () => preview(context)),
    client,
  );
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

// A drawing of the text as it is in the editor, made again after each pause.
function preview(context) {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const document = editor.document;
  const panel = vscode.window.createWebviewPanel(
    "menuet.preview",
    `Drawing of ${document.fileName.split(/[\\/]/).pop()}`,
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    {},
  );
  let timer;
  let running = 0;
  const draw = () => {
    const number = ++running;
    const folder = vscode.Uri.joinPath(document.uri, "..").fsPath;
    const process = execFile(
      command(),
      ["render", "--format", "svg", ...settings(), "-"],
      { cwd: folder, maxBuffer: 1 << 28 },
      (error, output, words) => {
        if (number !== running) return;
        panel.webview.html = page(output, output ? "" : words || String(error));
      },
    );
    process.stdin.on("error", () => {});
    process.stdin.end(document.getText());
  };
  const changes = vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.document !== document) return;
    clearTimeout(timer);
    timer = setTimeout(draw, 300);
  });
  panel.onDidDispose(() => {
    clearTimeout(timer);
    running++;
    changes.dispose();
  });
  context.subscriptions.push(panel);
  draw();
}

function escaped(text) {
  return text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]);
}

// The drawing as an image: nothing in it is run.
function page(svg, words) {
  const image = svg
    ? `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}">`
    : `<pre>${escaped(words)}</pre>`;
  return `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>body { background: #fff; color: #000 } img { max-width: 100% }</style>${image}`;
}

module.exports = { activate, deactivate };
