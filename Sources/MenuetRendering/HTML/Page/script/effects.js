// MARK: Effects of commands

/** The rows, or the text, that were cut or copied. */
let clipboard = {};
/** The styles of text that commands have put on. */
const textStyles = new Set();
const knownStyles = ["bold", "italic", "underline"];

function forgetEffects() {
  clipboard = {};
  textStyles.clear();
  customized.clear();
}

/** True where a menu, or one inside it, performs a command. */
const performs = (menu, id) => (menu?.groups ?? []).some((group) => (group.rows ?? []).some((row) =>
  row.cells ? row.cells.some((cell) => cell.command === id)
    : row.command === id || performs(row.menu, id)));

/**
 * The rows that a command is about: those where it was used, or else the selected ones of the view, in a list
 * whose own menu has the command, where some menu has it; or a text.
 *
 * @returns `list`, a region or a kind, its `rows`, and `first`, the first list of the view that it may be; or
 *   `text`, the element of a text; or `mark`, a selected text; undefined without any.
 */
function subjectOf(command, place) {
  const asked = place?.subject ?? standing.get(place?.sheet)?.origin?.subject;
  if (asked) return asked;
  const element = elementAt(place);
  if (element?.matches?.("textarea, input")) return { text: element };
  const has = (surface) => surface?.type === "context-menu" && performs(surface.menu, command?.id);
  const seen = [...app.screen.querySelectorAll(".rows")].map((rows) => lists.get(rows)).filter(Boolean);
  const own = seen.filter(({ menu }) => has(surfaces.get(menu)));
  const all = own.length || (data.surfaces ?? []).some(has) ? own : seen;
  const [first] = all;
  const row = element?.closest?.(".row[data-row]");
  const list = row && lists.get(row.closest(".rows"));
  if (list) {
    const { rows, selected } = contentOf(list);
    const key = row.dataset.row;
    return {
      list, first, rows: rows.filter((other) => selected.has(key) ? selected.has(other.key) : other.key === key),
    };
  }
  // What stands in a sheet is about nothing behind it, unless it was opened for that.
  if (place?.sheet) return undefined;
  const chosen = all.find((list) => contentOf(list).selected.size) ?? first;
  if (!chosen) {
    const mark = app.screen.querySelector(".selection mark");
    return mark && { mark: marks.get(mark) };
  }
  const { rows, selected, current } = contentOf(chosen);
  const marked = rows.filter(({ key }) => selected.has(key));
  return { list: chosen, first, rows: marked.length ? marked : rows.filter((row, index) =>
    current && rows.some(({ key }) => key === current) ? row.key === current : index === 0) };
}

/** The selected texts, by the elements with these: content as that of regions. */
const marks = new WeakMap();

/** The work of the commands whose effect on content is known, on lists and on texts. */
const effects = {
  // It is no matter of what is selected.
  new: { list: ({ first, list }) => insert(first ?? list, 0, [newRow()]) },
  duplicate: { list: ({ list, rows }) => insert(list, indexAfter(list, rows), copies(rows)) },
  delete: {
    list: removeRows, text: ({ text }) => replaceSelection(text, ""), mark: ({ mark }) => writeMark(mark, ""),
  },
  copy: { list: copyRows, text: copyText, mark: copyMark },
  cut: {
    list: (subject) => copyRows(subject) ?? removeRows(subject),
    text: (subject) => copyText(subject) ?? replaceSelection(subject.text, ""),
    mark: (subject) => contentOf(subject.mark).text
      ? copyMark(subject) ?? writeMark(subject.mark, "") : undefined,
  },
  paste: {
    list: ({ list, rows }) => clipboard.rows && insert(list, indexAfter(list, rows), copies(clipboard.rows)),
    text: ({ text }) => clipboard.text && replaceSelection(text, clipboard.text),
    mark: ({ mark }) => clipboard.text && writeMark(mark, clipboard.text),
  },
  "select-all": { list: selectAll, text: ({ text }) => text.select() },
};
effects["paste-and-match-style"] = effects.paste;

const copies = (rows) => rows.map(({ title, picture }) => newRow(title, picture));
const countOf = (rows) => rows.length === 1 ? "1 item" : `${rows.length} items`;

function indexAfter(list, rows) {
  const all = contentOf(list).rows;
  return 1 + Math.max(-1, ...rows.map((row) => all.findIndex(({ key }) => key === row.key)));
}

function insert(list, index, rows) {
  if (!rows.length) return undefined;
  const content = contentOf(list);
  content.rows.splice(index, 0, ...rows.map((row) => ({ ...row, isNew: true })));
  content.current = rows[0].key;
  return `Added ${countOf(rows)} to “${list.label}”`;
}

function removeRows({ list, rows }) {
  const content = contentOf(list);
  const gone = new Set(rows.map(({ key }) => key));
  const index = content.rows.findIndex(({ key }) => gone.has(key));
  if (index < 0) return undefined;
  content.rows = content.rows.filter(({ key }) => !gone.has(key));
  for (const key of gone) content.selected.delete(key);
  content.current = content.rows[Math.min(index, content.rows.length - 1)]?.key;
  return `Removed ${countOf(rows)} of “${list.label}”`;
}

function copyRows({ rows }) {
  if (rows.length) clipboard = { rows };
}

function copyText({ text }) {
  clipboard = { text: text.value.slice(text.selectionStart, text.selectionEnd) };
}

function copyMark({ mark }) {
  const { text } = contentOf(mark);
  if (text) clipboard = { text };
}

function writeMark(mark, words) {
  contentOf(mark).text = words;
  return words ? `Wrote “${words}”` : "Removed the selected text";
}

function replaceSelection(text, words) {
  text.setRangeText(words, text.selectionStart, text.selectionEnd, "end");
  text.dispatchEvent(new Event("input"));
  return "Changed the text";
}

function selectAll({ list }) {
  if (list.selection !== "multiple") return;
  const content = contentOf(list);
  content.selected = new Set(content.rows.map(({ key }) => key));
}

/**
 * Changes the content as a command does: a standard one, one that has the shortcut of a standard one, or one
 * that is destructive. Of all others a document does not say it.
 */
function affect(command, subject, place) {
  const does = command?.does;
  if (does === "undo" || does === "redo") undoChange(does === "redo");
  else if (does === "customize-toolbar") openPalette(barToCustomize(), place);
  else if (does === "select") {
    app.selects = !app.selects;
    drawChips();
  } else if (does === "find") app.screen.querySelector("input[type=search]")?.focus();
  if (knownStyles.includes(does) && !command.toggle) {
    if (!textStyles.delete(does)) textStyles.add(does);
  }
  const kind = subject && ["text", "mark", "list"].find((kind) => subject[kind]);
  // What an app destroys is more than the words that are selected.
  const isOfText = does !== "delete" || command.id === does;
  const work = kind === "list" || isOfText ? effects[does]?.[kind] : undefined;
  if (!work) return refresh();
  const isChange = !["copy", "select-all"].includes(does);
  // What the system deletes comes back; what the app destroys only where it says so.
  const isUndoable = isOfText || command.undoable;
  const words = isChange ? change(command.id, isUndoable, () => work(subject)) : work(subject);
  if (words) record(words, (does === "new" ? subject.first : subject.list ?? subject.mark)?.id ?? command.id);
  refresh();
  const { list } = does === "new" ? { list: subject.first } : subject;
  if (!list || document.activeElement !== document.body) return;
  const { current } = contentOf(list);
  withKey(`row-${list.id}-${current}`, app.section)?.focus({ preventScroll: true });
}

/** Shows the text of the app in the styles that are on. */
function showTextStyles(screen) {
  for (const style of knownStyles) {
    screen.classList.toggle("is-" + style, textStyles.has(style)
      || !!data.commands?.some((command) =>
        command.does === style && command.toggle && values.get(command.id)));
  }
}

// MARK: Customizing

/** The units that people took out of bars or brought into them, with whether they are in, by the bar's id. */
const customized = new Map();

const isInside = (bar, { unit }) => unitsOf(bar).some((other) => other.unit === unit);

/** Indicates whether a unit stands in a bar, or in its overflow menu, as people have it. */
const isInBar = (surface, unit) => customized.get(surface.id)?.get(unit.unit) ?? isInside(surface, unit);

/** A bar with the units of its palette, where people have brought one in. */
function asCustomized(surface) {
  const isFilled = surface.filled && unitsOf(surface.filled).some((unit) =>
    isInBar(surface, unit) && !isInside(surface, unit));
  return isFilled ? { ...surface, ...surface.filled } : surface;
}

/** The bar of the view that people can customize. */
const barToCustomize = () => ["top", "bottom"].map((edge) => barInPlace(shownView(), edge))
  .find((bar) => bar?.customizable);

/** Opens the palette of a bar over the view: each unit that may go or come is a button that says whether it is in. */
function openPalette(surface, place) {
  if (!surface) return record("No bar of this view can be customized");
  const title = data.words.customize.replace(/…$/, "");
  const units = unitsOf(surface.filled ?? surface).filter(({ movable }) => movable);
  const tiles = view(make("div", { class: "palette", role: "group", "aria-label": title }), (box) =>
    box.replaceChildren(...units.map((unit) => {
      const isIn = isInBar(surface, unit);
      return button("palette-unit", "", [unit.symbol && symbol(unit.symbol), make("span", {}, unit.title)], {
        "aria-pressed": String(isIn), "data-key": "palette-" + unit.unit,
        onclick: () => {
          if (!customized.has(surface.id)) customized.set(surface.id, new Map());
          customized.get(surface.id).set(unit.unit, !isIn);
          record(isIn ? `Took “${unit.title}” out of the bar` : `Brought “${unit.title}” into the bar`, unit.unit);
          refresh();
        },
      });
    })));
  const element = make("div", {
    class: "asking", role: "dialog", tabindex: "-1", "aria-modal": "true", "aria-label": title,
  }, make("div", { class: "alert palette-card" }, make("h3", {}, title), tiles,
    make("div", { class: "answers" }, button("answer standard", "", data.words.done, { onclick: close }))));
  const entry = {
    surface: {}, element, origin: inPrototype(place), isModal: true, leave: close,
    layer: make("div", { class: "over modal-layer palette-layer" }, make("div", { class: "scrim" }), element),
  };
  function close() { entry.close(); }
  putOver(entry);
  guard();
  record(`Opens “${title}”`, surface.id);
  stopsIn(element)[0].focus({ preventScroll: true });
}
