// MARK: Content of regions

/** The content of each region, by its id: rows, the keys of those that are selected, and text. */
const contents = new Map();
/** The regions that are shown, by their ids. */
const regions = new Map();
/** The regions and kinds of which rows are shown, by the elements with these. */
const lists = new WeakMap();

const collections = ["list", "table", "grid", "collection"];
const isCollection = (region) => collections.includes(region?.region);
const isGrid = (region) => ["grid", "collection"].includes(region.region);
const isText = (region) => region.region === "text-view" || (region.kind === "text" && region.region === "custom");

let rowCount = 0;
const newRow = (title, picture) => ({ key: String(++rowCount), title, picture });

function contentOf(region) {
  if (!contents.has(region.id)) {
    const count = !isCollection(region) ? 0 : region.isKind ? 3 : isGrid(region) ? 8 : 4;
    contents.set(region.id, {
      rows: Array.from({ length: count }, () => newRow()), selected: new Set(), text: region.text ?? "",
    });
  }
  return contents.get(region.id);
}

// MARK: Changes

const undoable = [];
const redoable = [];

/** The content of all regions now. */
const keepContents = () => new Map([...contents].map(([id, { rows, text }]) => [id, { rows: [...rows], text }]));

/**
 * Changes content, so that it can be taken back.
 *
 * @param id Whatever changes it.
 * @param isUndoable False where the change is for good.
 * @returns The result of the work, which is truthy where it changed something.
 */
function change(id, isUndoable, work) {
  const before = keepContents();
  const result = work();
  if (!result) return result;
  if (isUndoable) undoable.push({ id, before, after: keepContents() });
  redoable.length = 0;
  return result;
}

/** Takes the last change back, or makes it again; nothing where there is none. */
function undoChange(isAgain) {
  const [from, to] = isAgain ? [redoable, undoable] : [undoable, redoable];
  const last = from.pop();
  if (!last) return;
  for (const [id, { rows, text }] of isAgain ? last.after : last.before) {
    Object.assign(contents.get(id), { rows: [...rows], text });
  }
  to.push(last);
  record(isAgain ? "Made the change again" : "Took the change back", last.id);
  refresh();
}

function forgetContents() {
  contents.clear();
  undoable.length = redoable.length = 0;
}

// MARK: Regions

/** The controls of one line, or of a well. */
const lowRegions = ["label", "text-field", "search-field", "token-field", "file-picker",
  "image-well", "color-well"];
const fields = ["text-field", "search-field", "token-field"];

/**
 * A region with everything in it: rows that can be selected and dragged, text that can be typed into, and
 * the regions inside it. Shapes stand in place of content that a document does not hold.
 */
function regionPart(region) {
  regions.set(region.id, region);
  if (region.region === "row") return kindPart(region);
  const isLow = lowRegions.includes(region.region) || region.height;
  const element = make("div", {
    class: `region-part ${isLow ? "low" : ""}`, "data-region": region.id,
    "data-drop": region.drops?.join(" "), role: "group", "aria-label": region.label,
  }, region.title && make("span", { class: "region-name", "aria-hidden": "true" }, region.title));
  // A pane is what stands in it.
  const isPane = region.parts && region.region === "custom" && !region.drags && !region.menu;
  if (!isPane) {
    const content = regionContent(region);
    if (region.height) content.style.height = region.height + "px";
    element.append(content);
    addMenus(element, content, region);
  }
  for (const part of region.parts ?? []) element.append(regionPart(part));
  return element;
}

function regionContent(region) {
  if (isCollection(region)) return rowList(region);
  if (fields.includes(region.region)) return fieldOf(region);
  if (isText(region) && (region.edits || region.region === "text-view")) return textOf(region);
  if (region.region === "color-well") {
    return make("input", { type: "color", class: "color-well", value: "#0a84ff", "aria-label": region.label,
      onchange: (event) => record(`Picked a colour in “${region.label}”`, event.target.value) });
  }
  if (region.region === "file-picker") {
    return button("picker", "", [region.symbol && symbol(region.symbol), make("span", {}, region.label)], {
      onclick: () => record(`Picks in “${region.label}”`, region.id),
    });
  }
  return thingOf(region);
}

/** A field or a text of which people see what they typed and dropped. */
function typable(region, element) {
  element.addEventListener("input", () => { contentOf(region).text = element.value; });
  element.addEventListener("change", () => record(`Typed in “${region.label}”`, region.id));
  return view(element, () => {
    const { text } = contentOf(region);
    if (element.value !== text) element.value = text;
  });
}

function fieldOf(region) {
  const field = typable(region, make("input", {
    type: region.region === "search-field" ? "search" : "text", class: "field", "aria-label": region.label,
    placeholder: region.region === "search-field" ? region.label : undefined,
  }));
  return region.symbol ? make("div", { class: "field-holder" }, symbol(region.symbol), field) : field;
}

function textOf(region) {
  const text = typable(region, make("textarea", {
    class: "text-area", "aria-label": region.label, placeholder: " ", readonly: !region.edits,
  }));
  if (!region.drags) return text;
  // A pointer that goes down in the text selects it.
  const grip = button("drag-grip", "", "", { "aria-label": `Drag ${region.label}` });
  const holder = make("div", { class: "text-holder" }, text, grip);
  pressable(grip, () => ({ element: grip, payload: () => payloadOf(region, grip) }));
  return holder;
}

/** A thing that is dragged, or has its menu, as a whole; else a shape. */
function thingOf(region) {
  const isUsed = region.drags || region.menu || region.selection;
  const shape = make("div", {
    class: `sketched ${region.region} of-${region.kind}` + (isUsed ? " thing row" : ""),
    ...isUsed ? { role: "button", tabindex: "0", "aria-label": region.label, "data-key": "thing-" + region.id }
      : {}, "aria-hidden": isUsed ? undefined : "true",
  }, region.symbol && symbol(region.symbol));
  const holder = make("div", { class: "thing-holder" }, shape,
    view(make("div", { class: "taken" }), (taken) => taken.replaceChildren(
      ...contentOf(region).rows.map((row) => make("span", { class: row.waits ? "waits" : "" },
        row.picture && symbol(row.picture), row.title ?? region.label)))));
  if (!isUsed) return holder;
  describe(shape, region);
  pressable(shape, () => ({
    element: shape, surface: surfaces.get(region.menu),
    payload: region.drags && (() => payloadOf(region, shape)),
    tap: () => {
      if (!region.selection) return;
      const isOn = shape.getAttribute("aria-pressed") === "true";
      shape.setAttribute("aria-pressed", String(!isOn));
      record(isOn ? "Selected nothing in" : "Selected", region.id);
    },
  }));
  return holder;
}

// MARK: Rows

/** The rows of a region: selected by clicks and keys, dragged, and with a menu where one is for them. */
function rowList(region) {
  const isUsed = region.selection || region.drags || region.menu;
  const list = view(make("div", { class: `rows ${region.region} of-${region.kind}` }), (list) => {
    const content = contentOf(region);
    const has = content.rows.length && isUsed;
    for (const [name, value] of Object.entries({
      role: has ? "listbox" : undefined, "aria-label": has ? region.label : undefined,
      "aria-hidden": isUsed || region.drops ? undefined : "true",
      "aria-multiselectable": has && region.selection === "multiple" ? "true" : undefined,
    })) {
      if (value) list.setAttribute(name, value);
      else list.removeAttribute(name);
    }
    const current = Math.max(0, content.rows.findIndex((row) => row.key === content.current));
    list.replaceChildren(...content.rows.map((row, index) =>
      rowElement(region, row, index, isUsed && index === current)));
    if (!content.rows.length) list.append(make("p", { class: "note" }, "Empty"));
  });
  lists.set(list, region);
  if (!isUsed) return list;
  const rowOf = (element) => contentOf(region).rows.find((row) => row.key === element.dataset.row);
  pressable(list, (target) => {
    const element = target.closest(".row");
    const row = element && rowOf(element);
    return row && !row.waits && {
      element, surface: surfaces.get(region.menu), tap: (event) => tapRow(region, row, event),
      payload: region.drags && (() => payloadOf(region, element, row)),
    };
  });
  list.addEventListener("keydown", (event) => rowKeys(event, region, list));
  return list;
}

function rowElement(region, row, index, isStop) {
  const { selected } = contentOf(region);
  const name = row.title ?? `${region.label} ${index + 1}`;
  const element = make("div", {
    class: ["row", isGrid(region) && "cell", region.isKind && "kind-row", row.isNew && "new", row.waits && "waits"].filter(Boolean).join(" "), "data-row": row.key,
    // What is dropped on a kind is dropped on one of its rows.
    "data-drop": region.isKind ? region.drops?.join(" ") : undefined,
    ...region.selection || region.drags || region.menu ? {
      role: "option", tabindex: isStop ? "0" : "-1", "aria-label": name, "data-key": `row-${region.id}-${row.key}`,
      "aria-selected": region.selection ? String(selected.has(row.key)) : undefined,
    } : {},
  }, app.selects && region.selection === "multiple" && make("span", { class: "pick", "aria-hidden": "true" }),
  make("span", { class: "thumb", "aria-hidden": "true" },
    row.picture ?? region.symbol ? symbol(row.picture ?? region.symbol) : ""),
  row.title ? make("span", { class: "row-title" }, row.title)
    : make("i", { "aria-hidden": "true" }),
  row.waits && row.inline && make("progress", { "aria-label": `Progress of ${name}` }));
  describe(element, region);
  delete row.isNew;
  return element;
}

/** Names the keys that use something. */
function describe(element, region) {
  const keys = [region.selection && "space", region.drags && "drag", region.menu && "menu"].filter(Boolean);
  if (keys.length) element.setAttribute("aria-describedby", `keys-${keys.join("-")}`);
}

/** Selects a row; where the menu of rows says what opens them, a tap or a double click does that as well. */
function tapRow(region, row, event) {
  const opened = commands.get(surfaces.get(region.menu)?.previewOpens);
  const adds = event.metaKey || event.ctrlKey || event.shiftKey;
  const opens = opened && !adds && !app.selects && (!data.desktop || event.detail === 2);
  const place = placeOf(event.target.closest(".row"));
  if (region.selection) select(region, row, event, !!opened);
  else if (!opens) record(`Tapped in “${region.label}”`, region.id);
  if (opens) perform({ title: opened.title, command: opened.id }, place);
}

/** @param opens True where a tap does more than to select. */
function select(region, row, event, opens = false) {
  const content = contentOf(region);
  const { rows, selected } = content;
  content.current = row.key;
  const adds = region.selection === "multiple" && (app.selects || event.metaKey || event.ctrlKey || event.key === " "
    || (event.pointerType === "touch" && !opens));
  const anchor = rows.findIndex((other) => other.key === content.anchor);
  if (event.shiftKey && region.selection === "multiple" && anchor >= 0) {
    const index = rows.indexOf(row);
    selected.clear();
    for (const other of rows.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)) selected.add(other.key);
  } else {
    const isOn = selected.has(row.key);
    if (!adds) selected.clear();
    if (isOn && (adds || event.key === " ")) selected.delete(row.key);
    else selected.add(row.key);
    content.anchor = row.key;
  }
  record(`Selected ${selected.size} in “${region.label}”`, region.id);
  refresh();
}

/** Arrows go from row to row, the space bar selects. */
function rowKeys(event, region, list) {
  const rows = [...list.querySelectorAll(".row")];
  const index = rows.indexOf(event.target.closest(".row"));
  if (index < 0 || event.defaultPrevented) return;
  const row = contentOf(region).rows[index];
  const forward = isRightToLeft() ? "ArrowLeft" : "ArrowRight";
  const backward = isRightToLeft() ? "ArrowRight" : "ArrowLeft";
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, [forward]: index + 1, [backward]: index - 1, Home: 0,
    End: rows.length - 1 }[event.key];
  if (event.key === " " && region.selection) {
    event.preventDefault();
    select(region, row, event);
  } else if (rows[next]) {
    event.preventDefault();
    const content = contentOf(region);
    content.current = content.rows[next].key;
    if (event.shiftKey && region.selection === "multiple") {
      content.anchor ??= row.key;
      select(region, content.rows[next], event);
    }
    for (const other of list.querySelectorAll(".row")) other.tabIndex = -1;
    const target = list.querySelectorAll(".row")[next];
    target.tabIndex = 0;
    target.focus();
  }
}

// MARK: Menus of texts

/** Shows the bar of an edit menu over what is selected in a text, and a menu by the secondary button. */
function addMenus(element, content, region) {
  const [edit, own] = [region.editMenu, region.menu].map((id) => surfaces.get(id));
  const text = content.matches("textarea, input") ? content : content.querySelector("textarea, input");
  if (edit?.bar) {
    const place = make("div", { class: "edit-place", hidden: true }, editBar(edit));
    const update = () => { place.hidden = !!text && text.selectionStart === text.selectionEnd; };
    place.addEventListener("click", (event) => {
      if (event.target.closest(".edit-item")) place.hidden = true;
    });
    element.insertBefore(place, content);
    for (const name of ["select", "keyup", "pointerup"]) content.addEventListener(name, () => setTimeout(update));
    element.addEventListener("focusout", (event) => {
      if (!element.contains(event.relatedTarget)) place.hidden = true;
    });
  }
  const surface = text && own || edit;
  if (surface?.menu === undefined) return;
  content.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    openMenu(surface.menu, text ?? content, {
      at: { x: event.clientX, y: event.clientY }, focus: "menu", label: surface.title,
    });
  });
}
