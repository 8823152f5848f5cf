// MARK: Dragging by keys

/** The places to which keys take a drag: targets that take something of it, and what opens under it. */
function stopsOfDrag() {
  const all = [...document.querySelectorAll("[data-drop], [data-elsewhere], .springs button")].filter((stop) =>
    stop.checkVisibility() && !stop.closest("[inert]")
    && (stop.matches("button:not([data-drop])") ? springAt(stop) === stop : landing(stop)?.element === stop));
  // Those beside it come first; surfaces can stand on the page several times.
  const section = drag.element.closest("main > section");
  const near = all.filter((stop) => stop.closest("main > section") === section || !stop.closest("main"));
  return near.some((stop) => stop.dataset.drop) || !section ? near : all;
}

function beginByKeys() {
  document.addEventListener("keydown", dragKeys, true);
  drag.stops = stopsOfDrag();
  if (!drag.stops.length) {
    cancelDrag();
    spoken.textContent = "Nothing here takes it";
    return;
  }
  const own = drag.stops.findIndex((stop) => stop.contains(drag.element));
  goToStop(Math.max(0, own), `Drags ${wordsOf(drag)}. Tab goes to the next place, Return drops, Escape cancels. `);
}

function goToStop(index, before = "") {
  const { stops } = drag;
  drag.stop = (index + stops.length) % stops.length;
  const stop = stops[drag.stop];
  stop.scrollIntoView({ block: "nearest" });
  if (drag.over) leaveTarget();
  document.querySelector(".stopped")?.classList.remove("stopped");
  stop.classList.add("stopped");
  if (stop.matches("[data-drop], [data-elsewhere]")) {
    enterTarget(landing(stop));
    const { target } = drag.over;
    const isFree = !stop.querySelector(":scope > .rows");
    if (target.mark) showPlace(isFree ? Math.round(stop.offsetHeight / 2) : rowsIn(stop).length);
  }
  const box = stop.getBoundingClientRect();
  drag.at = { x: box.left + Math.min(60, box.width / 2), y: box.top + Math.min(60, box.height / 2) };
  moveImage();
  showSign();
  spoken.textContent = before + wordsOfStop(stop);
}

function wordsOfStop(stop) {
  const { over } = drag;
  if (!over) return `${stop.getAttribute("aria-label") || stop.textContent}: Return opens it`;
  const kind = operation();
  const rows = rowsIn(over.element).length;
  const place = over.target.mark && over.element.querySelector(":scope > .rows")
    ? `, place ${over.place + 1} of ${rows + 1}` : "";
  return `“${over.target.title}”${place}: ${kind ? kind + " as " + offerOf(over.target).type : "not allowed"}`;
}

function dragKeys(event) {
  if (["Alt", "Shift", "Control", "Meta"].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  drag.copies = event.altKey;
  const stop = drag.stops[drag.stop];
  const forward = isRightToLeft() ? -1 : 1;
  const step = {
    Tab: event.shiftKey ? -1 : 1, ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 1, ArrowUp: -1,
  }[event.key];
  const hasRows = drag.over?.target.mark && drag.over.element.querySelector(":scope > .rows");
  if (event.key === "Escape") return cancelDrag();
  if (["ArrowDown", "ArrowUp"].includes(event.key) && hasRows) {
    showPlace(Math.max(0, Math.min(rowsIn(drag.over.element).length, drag.over.place + step)));
    spoken.textContent = wordsOfStop(stop);
  } else if (step) {
    goToStop(drag.stop + step);
  } else if (["Enter", " "].includes(event.key)) {
    if (drag.over) return finishDrag();
    openUnderDrag(stop);
    drag.stops = stopsOfDrag();
    const next = drag.stops.indexOf(stop);
    if (drag.stops.length) goToStop(next < 0 ? 0 : next);
    else cancelDrag();
  }
}

// MARK: Drops

/** A drop that waits for an answer in something that is presented, by the id of that. */
let waiting;
/** Whether the data of the next drop do not arrive. */
let failsNext = false;

function forgetDrops() {
  forgetContents();
  waiting = undefined;
}

/** Takes a drop, when its data have come. */
function receive(drop) {
  const { target, source, element, isForeign } = drop;
  const region = regions.get(element.dataset.region);
  drop.to = target.isElsewhere ? undefined : region;
  const comesFromElsewhere = isForeign || drop.region !== region?.id;
  const waits = source.slow || (target.placeholder && comesFromElsewhere);
  if (!waits) return settleDrop(drop);
  record(target.placeholder ? "Shows a placeholder until the data have come"
    : "Waits for the data", target.id);
  if (target.placeholder && isCollection(region)) {
    drop.placeholder = { ...newRow("…"), waits: true, inline: target.inline };
    contentOf(region).rows.splice(drop.place ?? Infinity, 0, drop.placeholder);
    refresh();
  }
  setTimeout(() => {
    if (drop.placeholder) {
      const content = contentOf(region);
      const index = content.rows.indexOf(drop.placeholder);
      if (index >= 0) content.rows.splice(drop.place = index, 1);
      refresh();
    }
    settleDrop(drop);
  }, 900);
}

function settleDrop(drop) {
  const { target } = drop;
  if (failsNext && !target.isElsewhere) return fail(drop);
  const question = surfaces.get(target.confirm);
  if (!question) return takeDrop(drop);
  record("Asks before it takes the drop", question.id);
  const place = placeOf(drop.element);
  if (question.type === "alert") return openAlert(question, place, () => takeDrop(drop));
  waiting = { id: question.id, drop };
  present(question.id, place);
}

/** Takes the drop that waits, where something in a sheet has been chosen that is no way back. */
function answerDrop(surface, item) {
  if (!waiting || waiting.id !== surface?.id) return;
  const { drop } = waiting;
  waiting = undefined;
  if (item.role !== "cancel") takeDrop(drop);
}

function fail({ target, element }) {
  failsNext = false;
  record(`Nothing came of the drop on “${target.title}”`, target.id);
  const alert = surfaces.get(target.failure);
  if (alert?.type === "alert") openAlert(alert, placeOf(element));
  else if (target.handler) record("Tells the app why", target.handler);
  else if (target.failure) record("Says why in", target.failure);
  refresh();
}

function takeDrop(drop) {
  const { target, offer, kind, rows, source, isForeign } = drop;
  const moves = kind === "move" && !isForeign;
  if (moves && source.onMove) record("Removes what was moved", source.onMove);
  const landed = change(target.id, target.undo, () => put(drop, moves));
  const verb = { move: "Moved", copy: "Copied", link: "Linked" }[kind];
  const place = landed.place === undefined ? "" : `, place ${landed.place + 1}`;
  const how = [offer.take && `only ${offer.take.join(", ")}`, offer.restyled && "in the style of its place"]
    .filter(Boolean).map((words) => `, ${words}`).join("");
  const count = rows.length === 1 ? "1 item" : `${rows.length} items`;
  const words = `${verb} ${count} to “${target.title}”${place}${how}`;
  record(words, `${target.id}: ${offer.type}`);
  spoken.textContent = words;
  refresh();
  if (drop.isByKeys) {
    const row = landed.row && withKey(`row-${drop.to.id}-${landed.row.key}`, scopeOf(drop.element));
    if (row) row.focus({ preventScroll: true });
    else focusAgain(drop.from);
  }
  const command = commands.get(target.starts);
  if (command) perform({ title: command.title, command: command.id }, placeOf(drop.element));
  if (command && target.status) record(`Shows how it goes on in “${target.status}”`, target.id);
}

/** Puts what was dropped in its place, and takes what was moved out of the place where it was. */
function put(drop, moves) {
  const { rows, region, to, title, isForeign } = drop;
  let { place } = drop;
  if (moves && region) {
    const content = contents.get(region);
    if (to?.id === region && place !== undefined) {
      place -= content.rows.slice(0, place).filter((row) => rows.includes(row)).length;
    }
    content.rows = content.rows.filter((row) => !rows.includes(row));
    for (const row of rows) content.selected.delete(row.key);
  }
  if (moves && drop.typedIn) {
    // Text that goes where it was stays as it is.
    if (to?.id === drop.typedIn) return {};
    contents.get(drop.typedIn).text = "";
  }
  if (!to) {
    drop.element.classList.add("took");
    setTimeout(() => drop.element.classList.remove("took"), 900);
    return {};
  }
  const content = contentOf(to);
  const name = (row) => row.title ?? (isForeign || to.id === region ? row.title : title);
  const landed = rows.map((row) => moves ? { ...row, isNew: true }
    : { ...newRow(name(row), row.picture), isNew: true });
  if (fields.includes(to.region) || isText(to)) {
    const words = landed.map((row) => row.title ?? title).join(" ");
    content.text = content.text ? `${content.text} ${words}` : words;
    return {};
  }
  const index = isCollection(to) ? place ?? content.rows.length : content.rows.length;
  content.rows.splice(index, 0, ...landed);
  content.current = landed[0].key;
  return isCollection(to) ? { place: index, row: landed[0] } : {};
}

// MARK: Other apps

/** Things that other apps offer, of the kinds that some target takes, and a place for those that leave. */
function otherApps() {
  if (!data.drops && !data.drags) return undefined;
  const chips = (data.outside ?? []).map((source) => {
    const chip = button("chip outside", "", [symbol(source.symbol), make("span", {}, source.title)], {
      "aria-label": `Drag: ${source.title}`,
    });
    const payload = () => ({
      source, element: chip, title: source.title, isForeign: true, rows: [newRow(source.title, source.symbol)],
    });
    pressable(chip, () => ({
      element: chip, payload, tap: (event) => event.detail === 0 && beginDrag(payload(), { isByKeys: true }),
    }));
    return chip;
  });
  const fails = data.drops && make("label", { class: "switch" }, make("span", {}, "The next drop fails"),
    view(make("input", {
      type: "checkbox", role: "switch", onchange: (event) => { failsNext = event.target.checked; },
    }), (box) => {
      box.checked = failsNext;
      box.setAttribute("aria-checked", String(failsNext));
    }));
  return make("section", { class: "box", id: "other-apps", "aria-label": "Another app" },
    make("h2", {}, "Another app"),
    chips.length && make("p", { class: "note" }, "Drag these into the app, or press Return on them."),
    make("div", { class: "chips" }, chips),
    data.drags && make("div", { class: "elsewhere", "data-elsewhere": true }, "What leaves the app is dropped here."),
    fails, data.drops?.some((target) => target.undo) && view(button("chip", "", "Undo", {
      onclick: () => undoChange(),
    }), (chip) => setEnabled(chip, undoable.length > 0)));
}
