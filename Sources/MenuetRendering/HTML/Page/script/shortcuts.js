// MARK: Shortcuts

/** The names of keys in the data, by those of the browser. */
const keyNames = {
  Enter: "return", Escape: "esc", Tab: "tab", " ": "space", Backspace: "delete",
  Delete: "forward-delete", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left",
  ArrowRight: "right", Home: "home", End: "end", PageUp: "page-up", PageDown: "page-down",
};

/** The signs of keys of which another one may be typed with the modifiers, by the codes of the browser. */
const keySigns = {
  Slash: "/", Comma: ",", Period: ".", Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]",
  Backslash: "\\", Semicolon: ";", Quote: "'", Backquote: "`",
};

/** The chords that readers need of their browser: loading again, the address and the size. */
const keptChords = ["cmd+r", "cmd+l", "cmd+=", "cmd+shift+=", "cmd+-", "cmd+0"];

/** The chords of an event, spelled as in the data; Control stands for the Command key as well. */
function chordsOf(event) {
  const { key, code } = event;
  const base = keyNames[key] ?? (/^[a-z]$/i.test(key) || key.length > 1 ? key.toLowerCase()
    : /^(Key|Digit)/.test(code) ? code.at(-1).toLowerCase() : keySigns[code] ?? key.toLowerCase());
  const spell = (names, key, hasShift) => [
    names.includes("cmd") && "cmd", hasShift && "shift", event.altKey && "opt",
    names.includes("ctrl") && "ctrl", key].filter(Boolean).join("+");
  const held = event.metaKey && event.ctrlKey ? [["cmd", "ctrl"]] : event.metaKey ? [["cmd"]]
    : event.ctrlKey ? [["ctrl"], ["cmd"]] : [[]];
  return held.flatMap((names) => [spell(names, base, event.shiftKey), spell(names, key, false)]);
}

const isTyping = (element) =>
  !!element?.closest?.("textarea, select, [contenteditable], input:not([type=checkbox], [type=range])");

/** Where a shortcut is used: at an item of the view that performs the same. */
function placeOfShortcut(item, scope) {
  return [...scope.querySelectorAll(`[data-item="${CSS.escape(item.command ?? "")}"]`)]
    .find((element) => element.checkVisibility() && !element.closest("[inert], .overlay"));
}

function pressShortcut(event) {
  if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
  // A key by itself belongs to what has the focus.
  const hasModifier = event.metaKey || event.ctrlKey || event.altKey;
  if (!hasModifier && !event.target.matches("body, section")) return;
  const chords = chordsOf(event);
  if (keptChords.includes(chords.at(-2)) || (chords.includes("cmd+c") && String(getSelection()))) return;
  const item = chords.map((chord) => data.shortcuts?.find((item) =>
    item.press === chord && isShown(item) && isEnabled(item))).find(Boolean);
  if (!item) return;
  const modal = presented.findLast((sheet) => sheet.isModal);
  const button = placeOfShortcut(item, modal?.element ?? app.screen);
  if (modal && !button) return;
  event.preventDefault();
  closeMenus(0);
  record(`Pressed ${item.keys}`);
  perform(item, placeOf(button ?? app.screen));
}

// MARK: The overlay

let holding;

/** Ends what a held key has shown. */
function letGo() {
  clearTimeout(holding);
  app.screen?.querySelector(".overlay.held")?.classList.remove("held");
}

document.addEventListener("keydown", (event) => {
  const isAlone = ["Meta", "Control"].includes(event.key) && !event.shiftKey && !event.altKey;
  if (isAlone && event.repeat) return;
  letGo();
  if (isAlone && !isTyping(event.target)) {
    holding = setTimeout(() => app.screen.querySelector(".overlay")?.classList.add("held"), 1000);
  }
  pressShortcut(event);
});
document.addEventListener("keyup", letGo);
window.addEventListener("blur", letGo);
