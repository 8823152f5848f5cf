// MARK: Drag and drop

/** The drag that goes on; undefined without one. */
let drag;
/** How long a drag rests on something until that opens, in milliseconds. */
const springTime = 700;

/** What is told to those who do not see a drag. */
const spoken = make("p", { class: "unseen", role: "status", "aria-live": "assertive" });
const keyHelp = {
  space: "Space selects.", drag: "D drags.", menu: "Return opens the menu.",
};
document.body.append(spoken, ...["space", "drag", "menu", "space-drag", "space-menu", "drag-menu", "space-drag-menu"]
  .map((keys) => make("p", { id: "keys-" + keys, hidden: true }, keys.split("-").map((key) => keyHelp[key]).join(" "))));

/** Another app, which takes whatever leaves this one. */
const elsewhere = { id: "another app", title: "Another App", isElsewhere: true };

const targetOf = (id) => data.drops?.find((target) => target.id === id);

/** What is dragged out of a region, or of a row of a kind: the selected rows, where the row is one of them. */
function payloadOf(thing, element, row) {
  const source = data.drags.find((source) => source.id === thing.drags[0]);
  const { rows, selected } = row ? contentOf(thing) : {};
  const isSelection = row && source.multiple && selected.has(row.key);
  return {
    source, element, region: row && thing.id, title: source.title,
    rows: isSelection ? rows.filter((other) => selected.has(other.key)) : [row ?? newRow(source.title)],
  };
}

const wordsOf = ({ rows, title, isForeign }) => isForeign ? `“${title}” of another app`
  : rows.length === 1 ? `“${title}”: 1 item` : `“${title}”: ${rows.length} items`;

/** What becomes of the drag on a target; undefined where that takes nothing of it. */
function offerOf(target) {
  if (target.isElsewhere) {
    return drag.isForeign || drag.source.stays ? undefined
      : { type: drag.source.type, operation: "copy", copying: "copy" };
  }
  return target.from?.find((offer) => offer.source === drag.source.id && !!offer.foreign === !!drag.isForeign);
}

/** The target at an element: the innermost that takes the drag, unless one around it comes first. */
function landing(element) {
  if (element?.closest("[data-elsewhere]")) {
    return offerOf(elsewhere) && { target: elsewhere, element: element.closest("[data-elsewhere]") };
  }
  for (let place = element?.closest("[data-drop]"); place; place = place.parentElement?.closest("[data-drop]")) {
    for (const target of place.dataset.drop.split(" ").map(targetOf)) {
      const isFirst = target && !target.rivals?.some((rival) => offerOf(targetOf(rival) ?? {}));
      if (isFirst && offerOf(target)) return { target, element: place };
    }
  }
  return undefined;
}

/** The operation of a drop now; undefined where the target does not let it drop. */
function operation() {
  if (!drag?.over) return undefined;
  const offer = offerOf(drag.over.target);
  if (drag.over.target.single && drag.rows.length > 1) return undefined;
  return drag.copies ? offer.copying : offer.operation;
}

// MARK: Dragging

/**
 * Begins to drag.
 *
 * @param how pointer, its id, with start, where it went down, and its event; or isByKeys.
 */
function beginDrag(payload, how) {
  if (drag || !payload) return;
  drag = { ...payload, ...how, left: new Set(), image: dragImage(payload), scale: scaleOf(payload.element) };
  document.body.append(drag.image);
  document.body.classList.add("dragging");
  record(`Drags ${wordsOf(drag)}`, drag.source.id);
  markRows();
  markPossible();
  if (drag.isByKeys) return beginByKeys();
  const box = payload.element.getBoundingClientRect();
  drag.grab = { x: Math.min(how.start.x - box.left, box.width), y: Math.min(how.start.y - box.top, box.height) };
  document.addEventListener("pointermove", followDrag);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, followDrag);
  followDrag(how.event);
  scrollAtEdges();
}

/** Adds what a further finger touches to a drag of several things. */
function addToDrag(payload) {
  if (!payload || !drag.source.multiple || payload.source !== drag.source) return false;
  const known = new Set(drag.rows.map((row) => row.key));
  const added = payload.rows.filter((row) => !known.has(row.key));
  if (!added.length) return false;
  drag.rows.push(...added);
  drag.image.remove();
  drag.image = dragImage(drag);
  document.body.append(drag.image);
  moveImage();
  markRows();
  return true;
}

/** The things that are dragged, under the pointer, with their number. */
function dragImage({ element, rows, source }) {
  const copies = Array.from({ length: Math.min(3, rows.length) }, () => copyOf(element));
  const image = make("div", { class: "drag-image", "aria-hidden": "true" }, copies.reverse(),
    rows.length > 1 && make("span", { class: "drag-count" }, String(rows.length)),
    make("span", { class: "drag-sign" }));
  image.style.opacity = source.opacity ?? "";
  return image;
}

function markRows() {
  if (!drag.region) return;
  const keys = new Set(drag.rows.map((row) => row.key));
  for (const row of document.querySelectorAll(`[data-region="${CSS.escape(drag.region)}"] .row`)) {
    row.classList.toggle("taken-along", keys.has(row.dataset.row));
  }
}

/** Marks the targets that take something of the drag. */
function markPossible() {
  for (const place of document.querySelectorAll("[data-drop], [data-elsewhere]")) {
    place.classList.toggle("possible", landing(place)?.element === place);
  }
}

function followDrag(event) {
  if (event.pointerId !== drag?.pointer) return;
  if (event.type === "pointercancel") return cancelDrag();
  drag.copies = event.altKey;
  drag.at = { x: event.clientX, y: event.clientY };
  moveImage();
  hoverOver(document.elementFromPoint(drag.at.x, drag.at.y), drag.at);
  if (event.type === "pointerup") finishDrag();
}

function moveImage() {
  const { at, grab } = drag;
  if (!at) return;
  const [x, y] = [at.x - (grab?.x ?? 20), at.y - (grab?.y ?? 20)];
  drag.image.style.transform = `translate(${x}px,${y}px) scale(${drag.scale})`;
}

/** Scrolls what a drag is near the edge of. */
function scrollAtEdges() {
  if (!drag || drag.isByKeys) return;
  const { x, y } = drag.at;
  const zone = drag.over?.target.zone ?? 44;
  const side = (box) => y < box.top + Math.min(zone, box.height / 4) ? -1
    : y > box.bottom - Math.min(zone, box.height / 4) ? 1 : 0;
  let part = document.elementFromPoint(x, y);
  const scrolls = (element) => element.scrollHeight > element.clientHeight + 1
    && /auto|scroll/.test(getComputedStyle(element).overflowY);
  while (part && part !== document.body && !scrolls(part)) part = part.parentElement;
  if (part && part !== document.body) part.scrollTop += 6 * side(part.getBoundingClientRect());
  else if (y < 24 || y > window.innerHeight - 24) window.scrollBy(0, y < 24 ? -8 : 8);
  requestAnimationFrame(scrollAtEdges);
}

// MARK: Targets under a drag

function hoverOver(element, at) {
  const found = landing(element);
  if (drag.over && (drag.over.element !== found?.element || drag.over.target !== found?.target)) leaveTarget();
  if (found && !drag.over) enterTarget(found);
  if (drag.over && at) showPlace(placeAt(drag.over, at));
  restOn(element);
  showSign();
}

/** In its own container a drag needs no sign on a touch screen, until it has left that. */
function enterTarget(found) {
  drag.over = found;
  const { target, element } = found;
  const isOwn = target.own?.includes(drag.source.id) && !drag.left.has(target.id);
  if (operation() && (target.isElsewhere || (target.highlights && !isOwn))) element.classList.add("highlighted");
  if (target.mark === "animate") element.classList.add("animated");
}

function leaveTarget() {
  drag.left.add(drag.over.target.id);
  hideMarks();
  drag.over = undefined;
}

function hideMarks() {
  drag.over?.mark?.remove();
  for (const part of document.querySelectorAll(".highlighted, .animated")) {
    part.classList.remove("highlighted", "animated");
  }
}

const rowsIn = (element) => [...element.querySelectorAll(":scope > .rows > .row")];

/** The number of rows before a point; of content without rows its height there. */
function placeAt({ target, element }, { x, y }) {
  if (!target.mark) return undefined;
  const list = element.querySelector(":scope > .rows");
  if (!list) return Math.round(y - element.getBoundingClientRect().top);
  const gap = drag.over.mark?.getBoundingClientRect();
  if (gap?.height > 4 && y >= gap.top && y <= gap.bottom && x >= gap.left && x <= gap.right) return drag.over.place;
  const isGrid = list.matches(".grid, .collection");
  const rows = rowsIn(element);
  const index = rows.findIndex((row) => {
    const box = row.getBoundingClientRect();
    if (!isGrid) return y < (box.top + box.bottom) / 2;
    const isBefore = isRightToLeft() ? x > (box.left + box.right) / 2 : x < (box.left + box.right) / 2;
    return y < box.top || (y <= box.bottom && isBefore);
  });
  return index < 0 ? rows.length : index;
}

/** Shows where a drop would go. */
function showPlace(place) {
  const { over } = drag;
  if (place === over.place && over.mark?.isConnected) return;
  over.place = place;
  over.mark?.remove();
  if (place === undefined || !operation()) return;
  const list = over.element.querySelector(":scope > .rows");
  const isLine = over.target.mark === "line" && !list?.matches(".grid, .collection");
  over.mark = make("div", { class: isLine ? "drop-line" : "drop-gap", "aria-hidden": "true" });
  if (list) {
    const rows = rowsIn(over.element);
    if (!isLine && rows[0]) over.mark.style.height = rows[0].offsetHeight + "px";
    list.insertBefore(over.mark, rows[place] ?? null);
  } else {
    over.mark.classList.add("free");
    over.mark.style.top = place + "px";
    over.element.append(over.mark);
  }
}

function showSign() {
  const sign = operation() ?? "no";
  drag.image.dataset.sign = sign;
  document.body.dataset.sign = sign;
}

// MARK: Springs

/** A spring-loaded control at an element; of a segmented control one of its segments. */
const springAt = (element) => {
  const holder = element?.closest(".springs");
  if (!holder) return undefined;
  const control = element.closest("button") ?? holder.querySelector("button");
  return control?.getAttribute("aria-disabled") === "true" ? undefined : control;
};

/** Activates what a drag rests on, with a blink. */
function restOn(element) {
  const spring = springAt(element) ?? (drag.over?.target.springs ? element.closest(".row") ?? drag.over.element : undefined);
  if (spring === drag.spring) return;
  clearTimeout(drag.resting);
  drag.spring = spring;
  if (spring) drag.resting = setTimeout(() => blinkAndOpen(spring), springTime);
}

function blinkAndOpen(spring) {
  const current = drag;
  spring.classList.add("blinks");
  setTimeout(() => {
    spring.classList.remove("blinks");
    if (drag !== current) return;
    openUnderDrag(spring);
  }, 240);
}

function openUnderDrag(spring) {
  if (spring.matches("button:not(.row)")) {
    record("Opened under the drag", spring.dataset.item || spring.getAttribute("aria-label") || spring.textContent);
    spring.click();
  } else {
    record(`Opened “${drag.over?.target.title}” under the drag`, drag.over?.target.id);
  }
  markPossible();
}

// MARK: The end of a drag

function endDrag() {
  clearTimeout(drag.resting);
  hideMarks();
  drag.image.remove();
  document.body.classList.remove("dragging");
  delete document.body.dataset.sign;
  for (const part of document.querySelectorAll(".possible, .taken-along, .blinks, .stopped")) {
    part.classList.remove("possible", "taken-along", "blinks", "stopped");
  }
  document.removeEventListener("pointermove", followDrag);
  for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, followDrag);
  document.removeEventListener("keydown", dragKeys, true);
  drag = undefined;
}

function cancelDrag() {
  const place = placeOf(drag.element);
  const wasByKeys = drag.isByKeys;
  endDrag();
  record("Let the drag go");
  spoken.textContent = "Cancelled";
  if (wasByKeys) focusAgain(place);
}

function finishDrag() {
  const kind = operation();
  if (!kind) return cancelDrag();
  const { over, rows, region, source, title, isForeign, element, isByKeys } = drag;
  const drop = {
    target: over.target, offer: offerOf(over.target), place: over.place, kind, rows, region, source, title,
    isForeign, element: over.element, from: placeOf(element), isByKeys,
  };
  endDrag();
  receive(drop);
}

document.addEventListener("keydown", (event) => {
  if (!drag || drag.isByKeys) return;
  if (event.key === "Escape") cancelDrag();
  else if (event.key !== "Alt") return;
  else drag.copies = true;
  if (drag) showSign();
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("keyup", (event) => {
  if (!drag || drag.isByKeys || event.key !== "Alt") return;
  drag.copies = false;
  showSign();
});
