// MARK: Drag and drop

/** The drag that goes on; undefined without one. */
let drag;

/** The words for those who do not see a drag. */
const spoken = make("p", { class: "unseen", role: "status", "aria-live": "assertive" });
const keyHelp = { space: "Space selects.", drag: "D drags.", menu: "Return opens the menu." };
document.body.append(spoken);
for (const keys of ["space", "drag", "menu", "space-drag", "space-menu", "drag-menu", "space-drag-menu"]) {
  const words = keys.split("-").map((key) => keyHelp[key]).join(" ");
  document.body.append(make("p", { id: "keys-" + keys, hidden: true }, words));
}

/**
 * The things dragged out of a region, or of a row of a kind: the selected rows, where the row is one of them, or
 * the text that was typed.
 */
function payloadOf(thing, element, row) {
  const source = data.drags.find((source) => source.id === thing.drags[0]);
  const { rows, selected } = row ? contentOf(thing) : {};
  const text = !row && thing.region ? contentOf(thing).text : "";
  const isSelection = row && source.multiple && selected.has(row.key);
  return {
    source, element, region: row && thing.id, typedIn: text && thing.id, title: source.title,
    rows: isSelection ? rows.filter((other) => selected.has(other.key)) : [row ?? newRow(text || source.title)],
  };
}

const wordsOf = ({ rows, title, isForeign }) => isForeign ? `“${title}” of another app`
  : rows.length === 1 ? `“${title}”: 1 item` : `“${title}”: ${rows.length} items`;

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
  const { over, rows, region, typedIn, source, title, isForeign, element, isByKeys } = drag;
  const drop = {
    target: over.target, offer: offerOf(over.target), place: over.place, kind, rows, region, typedIn, source,
    title, isForeign, element: over.element, from: placeOf(element), isByKeys,
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
