// MARK: Places of sheets

/** The lengths of the style that sheets are placed by, in points. */
const lengths = () => ({
  partialInset: data.lengths["partial-inset"], sheetRadius: data.lengths["sheet-radius"],
  floatingRadius: data.lengths["floating-radius"], popoverRadius: data.lengths["popover-radius"],
});

/** Phones with a home button have square screens. */
const screenRadius = (place) => place.kind === "mac-window" ? lengths().floatingRadius
  : ({ "iphone-small": 0, iphone: 44, "iphone-large": 44 })[place.kind] ?? 18;

/**
 * The frame and the corners of a sheet at rest: below its full height glass keeps off the edges.
 *
 * @param box Its frame as laid out.
 * @param scene The size and the corners of what it stands over.
 */
function restingPlace(surface, place, box, scene) {
  const { partialInset, sheetRadius, floatingRadius, popoverRadius } = lengths();
  const isAtBottom = place.form === "sheet" && box.y + box.height >= scene.height;
  const isPartial = isAtBottom && box.height < scene.full && box.height > 4 * partialInset;
  const inset = isPartial ? partialInset : 0;
  const own = { popover: popoverRadius, "full-screen": scene.radius }[place.form];
  const top = own ?? surface.radius ?? (isAtBottom ? sheetRadius : floatingRadius);
  const bottom = !isAtBottom ? top : inset ? Math.max(top, scene.radius - inset)
    : box.width >= scene.width ? scene.radius : 0;
  return {
    box: { x: box.x + inset, y: box.y, width: box.width - 2 * inset, height: box.height - inset },
    corners: `${top}px ${top}px ${bottom}px ${bottom}px`,
  };
}

// MARK: Sheets

/** The sheets that can be dismissed, by their elements. */
const standing = new WeakMap();

/**
 * Those that take detents, by the ids of their surfaces and of the sheets that these become, the one that
 * was opened last first.
 */
const stages = new Map();

function keepStage(sheet) {
  for (const id of [sheet.surface.id, sheet.surface.holds]) {
    if (id) stages.set(id, [sheet, ...(stages.get(id) ?? [])]);
  }
}

function leaveStage(sheet) {
  for (const [id, list] of stages) stages.set(id, list.filter((other) => other !== sheet));
}

function moveSheet(target) {
  const [sheet, detent] = target.split(":");
  const [first] = stages.get(sheet) ?? [];
  const index = first?.place.rests.findIndex((rest) => rest.ids?.includes(detent)) ?? -1;
  if (index >= 0) first.move(index);
}

/**
 * A sheet with its content and the handle that takes it from one rest to the next.
 *
 * @param scene Where it stands: `frame`, the frame and the corners of a rest; `height`; `scale`, the
 *   pixels of a point; `draw`; `leave`, by a drag or not; `isPlace`.
 */
function makeSheet(surface, scene) {
  const { element: content, strips } = panelContent(surface, scene.isPlace);
  const grabber = make("div", {
    class: "grabber", role: "slider", tabindex: "0", "aria-label": "Height of the sheet",
    "aria-orientation": "vertical",
  });
  const element = make("div", {
    class: "sheet", role: scene.isPlace ? "group" : "dialog", tabindex: "-1", "aria-label": surface.title,
  }, content, grabber);
  const scrim = make("div", { class: "scrim" });
  const sheet = { surface, element, content, scrim, place: undefined, rest: 0, isOpen: true };

  sheet.draw = () => {
    const { place, isOpen } = sheet;
    const rest = place.rests[sheet.rest];
    const { box, corners } = scene.frame(rest);
    Object.assign(element.style, {
      left: box.x + "px", width: box.width + "px", height: box.height + "px",
      top: (isOpen ? box.y : scene.height()) + "px", borderRadius: corners,
    });
    const isAtEnd = place.form === "sheet" && box.y + box.height > scene.height() - 40;
    const isFull = place.form === "full-screen" && !data.desktop;
    content.style.paddingTop = isFull ? (place.top ?? 0) + "px" : "";
    content.style.paddingBottom = isAtEnd && place.bottom && !data.desktop ? place.bottom + "px" : "";
    element.dataset.form = place.form;
    element.toggleAttribute("inert", !isOpen);
    element.classList.toggle("closed", !isOpen);
    scrim.classList.toggle("on", isOpen && !!rest.dims);
    grabber.hidden = !rest.grabber || place.rests.length < 2;
    grabber.setAttribute("aria-valuemin", "1");
    grabber.setAttribute("aria-valuemax", String(place.rests.length));
    grabber.setAttribute("aria-valuenow", String(sheet.rest + 1));
    grabber.setAttribute("aria-valuetext", rest.caption);
    for (const strip of strips) strip.bar.setWidth(box.width);
  };
  sheet.move = (index) => {
    const next = Math.max(0, Math.min(sheet.place.rests.length - 1, index));
    if (next !== sheet.rest || !sheet.isOpen) record("Sheet rests at", sheet.place.rests[next].caption);
    sheet.rest = next;
    sheet.isOpen = true;
    scene.draw();
  };
  sheet.dismiss = () => scene.leave(false);
  standing.set(element, sheet);
  if (!scene.isPlace || !surface.holds) keepStage(sheet);

  grabber.addEventListener("keydown", (event) => {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    sheet.move(sheet.rest + step);
  });
  element.addEventListener("pointerdown", (event) => {
    if (event.button === 0 && isHandle(event)) dragSheet(sheet, scene, event);
  });
  return sheet;
}

/** The reason why a sheet does not go by a drag, in words; undefined where there is none. */
const guardWords = (surface) => ({
  guarded: "Stays: it is guarded", ask: "Asks the app before it goes", confirm: "Stays until it is confirmed",
})[surface.dismissal];

/** Whether a sheet is dragged by what is under a pointer: its grabber, or what is at its top but a control. */
function isHandle({ target, clientY }) {
  if (target.closest(".grabber")) return true;
  const sheet = target.closest(".sheet[data-form=sheet]");
  if (!sheet || target.closest("button, input, select, textarea")) return false;
  return !!target.closest(".panel-head, .share-head")
    || clientY - sheet.getBoundingClientRect().top < 30 * scaleOf(sheet);
}

/** Follows a pointer with a sheet, which comes to rest at the nearest place, or goes below the lowest one. */
function dragSheet(sheet, scene, event) {
  const { element, surface } = sheet;
  const boxes = sheet.place.rests.map((rest) => scene.frame(rest).box);
  const start = { y: event.clientY, box: boxes[sheet.rest] };
  const least = Math.min(...boxes.map((box) => box.y));
  const lowest = boxes.reduce((low, box) => box.y > low.y ? box : low);
  const canRise = boxes.length > 1;
  let top = start.box.y;
  let isDragged = false;
  const follow = (move) => {
    if (move.pointerId !== event.pointerId) return;
    const way = (move.clientY - start.y) / scene.scale();
    if (!isDragged && Math.abs(way) < 4) return;
    isDragged = true;
    element.classList.remove("bounces");
    element.classList.add("dragged");
    top = start.box.y + way;
    // Beyond its places it follows less and less, also where it may not go.
    const over = top < least ? top - least : guardWords(surface) && top > lowest.y ? top - lowest.y : 0;
    const shown = top - over * 0.75;
    element.style.top = shown + "px";
    const isBelow = shown > lowest.y || !canRise;
    element.style.height = (isBelow ? lowest.height : start.box.y + start.box.height - shown) + "px";
  };
  const end = (up) => {
    if (up.pointerId !== event.pointerId) return;
    document.removeEventListener("pointermove", follow);
    for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, end);
    if (!isDragged) return;
    element.classList.remove("dragged");
    if (top > lowest.y + Math.min(80, lowest.height / 3)) {
      if (guardWords(surface)) element.classList.add("bounces");
      return scene.leave(true);
    }
    const distances = boxes.map((box) => Math.abs(box.y - top));
    sheet.move(distances.indexOf(Math.min(...distances)));
  };
  document.addEventListener("pointermove", follow);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
}

/** A sheet by itself, on each device. */
function sheetStage(surface) {
  const facts = make("p", { class: "facts" }, surface.facts ?? "");
  if (!surface.places?.length) {
    const { element, strips } = panelContent(surface, true);
    const card = make("div", { class: "card loose" }, element);
    card.style.width = (surface.activity?.width ?? 390) + "px";
    for (const strip of strips) strip.bar.setWidth(388);
    return [facts, make("div", { class: "stage" }, card)];
  }
  const device = make("div", { class: "device" });
  const scale = () => Math.min(1, 760 / sheet.place.width, 680 / sheet.place.height);
  const sheet = makeSheet(surface, {
    isPlace: true, draw, leave, height: () => sheet.place.height, scale,
    frame: (rest) => {
      const { place } = sheet;
      const x = isRightToLeft() === !!data.rightToLeft ? rest.x : place.width - rest.x - rest.width;
      return restingPlace(surface, place, { ...rest, x }, {
        width: place.width, height: place.height, full: place.full ?? 0, radius: screenRadius(place),
      });
    },
  });
  const behind = make("div", { class: "sketched behind", "aria-hidden": "true" });
  const screen = make("div", { class: "screen" }, behind, sheet.scrim, sheet.element);
  device.append(screen);
  const steps = make("div", { class: "chips", role: "group", "aria-label": "Detents" });

  function leave(byDrag) {
    const words = byDrag && guardWords(surface);
    sheet.isOpen = !!words;
    record(words || "Dismissed", surface.id);
    draw();
  }

  function draw() {
    const { place, isOpen } = sheet;
    Object.assign(device.style, {
      width: place.width * scale() + "px", height: place.height * scale() + "px",
      borderRadius: screenRadius(place) * scale() + "px",
    });
    Object.assign(screen.style, {
      width: place.width + "px", height: place.height + "px", transform: `scale(${scale()})`,
      borderRadius: screenRadius(place) + "px",
    });
    behind.style.top = (place.top ?? 0) + (place.bar ?? 44) + 12 + "px";
    device.dataset.kind = place.kind;
    sheet.draw();
    const { caption } = place.rests[sheet.rest];
    const size = scale() < 1 && `at ${Math.round(scale() * 100)} %`;
    facts.textContent = [surface.facts, place.note, caption, size].filter(Boolean).join(" · ");
    steps.replaceChildren(
      button("chip", "", isOpen ? "Dismiss" : "Present", {
        onclick: () => {
          if (isOpen) return leave();
          record("Presented", surface.id);
          sheet.isOpen = true;
          draw();
        },
      }),
      ...place.rests.map((rest, index) => button("chip", "", rest.caption, {
        "aria-pressed": String(isOpen && index === sheet.rest), onclick: () => sheet.move(index),
      })));
  }

  const picker = make("select", {
    "aria-label": "Device",
    onchange: () => {
      sheet.place = surface.places[Number(picker.value)];
      sheet.rest = 0;
      draw();
    },
  }, surface.places.map((place, index) => make("option", { value: index },
    `${place.device} · ${place.width} × ${place.height}`)));
  [sheet.place] = surface.places;
  draw();
  return [make("div", { class: "controls" }, picker, steps), facts,
    make("div", { class: "stage wide" }, device)];
}
