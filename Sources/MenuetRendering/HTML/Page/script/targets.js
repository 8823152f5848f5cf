// MARK: What takes a drag

/** Another app, which takes whatever leaves this one. */
const elsewhere = { id: "another app", title: "Another App", isElsewhere: true };

const targetOf = (id) => data.drops?.find((target) => target.id === id);

/** The operation of the drag on a target; undefined where that takes nothing of it. */
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

// MARK: Targets under a drag

/** Marks the targets that take something of the drag. */
function markPossible() {
  for (const place of document.querySelectorAll("[data-drop], [data-elsewhere]")) {
    place.classList.toggle("possible", !place.closest("[inert]") && landing(place)?.element === place);
  }
}

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

/** The time that a drag rests on something until that opens, in milliseconds. */
const springTime = 700;

/** A spring-loaded control at an element; of a segmented control one of its segments. */
const springAt = (element) => {
  const holder = element?.closest(".springs");
  if (!holder) return undefined;
  const control = element.closest("button") ?? holder.querySelector("button");
  return control?.getAttribute("aria-disabled") === "true" ? undefined : control;
};

/** Activates what a drag rests on, with a blink. */
function restOn(element) {
  const opened = drag.over?.target.springs ? element.closest(".row") ?? drag.over.element : undefined;
  const spring = springAt(element) ?? opened;
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
