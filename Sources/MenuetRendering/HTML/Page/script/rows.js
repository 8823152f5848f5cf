// MARK: Rows of a kind

/**
 * The rows of a kind that a menu or drags are for, in the place of those of the app.
 *
 * @param kind Its `id` and `label`, and as a region has them its `menu`, `drags` and `drops`.
 */
function kindPart(kind) {
  return make("div", { class: "region-part", role: "group", "aria-label": kind.label },
    make("span", { class: "region-name", "aria-hidden": "true" }, kind.label),
    rowList({ ...kind, region: "list", kind: "custom", isKind: true }));
}

// MARK: Pressing

/** The time after which a pointer counts as held, in milliseconds. */
const holdingTime = 500;

/** Lets nothing be pressed by the lift of a pointer that was held, whatever has opened under it since. */
function ignoreLift() {
  const names = ["mousedown", "mouseup", "click"];
  const ignore = (event) => {
    // A click without a pointer is one of the keyboard.
    if (event.type === "click" && event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const end = () => {
    for (const name of names) document.removeEventListener(name, ignore, true);
    document.removeEventListener("pointerdown", end, true);
  };
  for (const name of names) document.addEventListener(name, ignore, true);
  document.addEventListener("pointerdown", end, true);
}

/**
 * Lets people press, hold and drag things, and open their menus: by the secondary button, by holding, and by
 * Return, Shift-F10 or the key for menus.
 *
 * @param find The thing at an element: `element`; `tap`; `surface`, of its menu; `payload`, a function
 *   that tells what a drag takes along.
 */
function pressable(area, find) {
  let press;
  let isOver = false;
  const menuOf = (thing) => thing?.surface?.menu !== undefined;

  area.addEventListener("pointerdown", (event) => {
    const thing = find(event.target);
    isOver = false;
    if (!thing || event.button !== 0 || (event.ctrlKey && data.desktop)) return;
    // A further finger adds what it touches.
    if (drag) {
      isOver = addToDrag(thing.payload?.());
      return;
    }
    const isTouch = event.pointerType !== "mouse";
    const start = { x: event.clientX, y: event.clientY };
    press = { isHeld: false };
    const timer = setTimeout(() => {
      if (data.desktop && !isTouch) return;
      press.isHeld = isOver = true;
      ignoreLift();
      if (menuOf(thing)) openRowMenu(thing, start, "menu");
      if (menuOf(thing) && !thing.payload) followPress(thing.element, event, { keeps: true });
      if (!menuOf(thing) && thing.payload) thing.element.classList.add("lifted");
    }, holdingTime);
    const follow = (move) => {
      if (move.pointerId !== event.pointerId) return;
      const distance = Math.hypot(move.clientX - start.x, move.clientY - start.y);
      const isDrag = press.isHeld ? distance > 10 : !isTouch && distance > 5;
      if (!press.isHeld && distance > 10) clearTimeout(timer);
      if (!isDrag || !thing.payload) return;
      isOver = true;
      stop();
      thing.element.classList.remove("lifted");
      closeMenus(0, false);
      beginDrag(thing.payload(), { pointer: event.pointerId, start, event: move });
    };
    const stop = (up) => {
      if (up && up.pointerId !== event.pointerId) return;
      clearTimeout(timer);
      press = undefined;
      thing.element.classList.remove("lifted");
      document.removeEventListener("pointermove", follow);
      for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, stop);
    };
    document.addEventListener("pointermove", follow);
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, stop);
  });
  // What is held is dragged, and scrolls nothing.
  area.addEventListener("touchmove", (event) => {
    if ((press?.isHeld || drag) && event.cancelable) event.preventDefault();
  }, { passive: false });
  area.addEventListener("contextmenu", (event) => {
    const thing = find(event.target);
    if (!thing) return;
    event.preventDefault();
    // The one of a held finger comes by the timer.
    if (press || drag || !menuOf(thing) || event.pointerType === "touch") return;
    const isPointer = event.detail !== 0 || event.clientX || event.clientY;
    openRowMenu(thing, isPointer ? { x: event.clientX, y: event.clientY } : undefined, isPointer ? "menu" : "first");
  });
  area.addEventListener("click", (event) => {
    const thing = find(event.target);
    if (isOver && event.detail !== 0) isOver = false;
    else if (thing && event.detail === 0 && menuOf(thing)) openRowMenu(thing, undefined, "first");
    else if (thing) thing.tap?.(event);
  });
  area.addEventListener("keydown", (event) => {
    const thing = find(event.target);
    if (!thing || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const opensMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)
      || (event.key === "Enter" && !thing.element.matches("button"));
    if (opensMenu && menuOf(thing)) openRowMenu(thing, undefined, "first");
    else if (opensMenu && event.key === "Enter" && thing.element.matches("[role=option]")) thing.tap?.(event);
    else if (event.key.toLowerCase() === "d" && thing.payload) beginDrag(thing.payload(), { isByKeys: true });
    else if (["Enter", " "].includes(event.key) && thing.element.matches(".thing")) thing.tap?.(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

// MARK: Previews

/**
 * Opens the context menu of a thing; on a touch screen under its preview, or under the thing itself.
 *
 * @param at Where a pointer asked for it.
 */
function openRowMenu(thing, at, focus) {
  const { element, surface } = thing;
  if (data.desktop || thing.isGround) return openMenu(surface.menu, element, { at, focus, label: surface.title });
  const ground = make("div", { class: "preview-ground", "aria-hidden": "true" });
  const card = surface.preview ? previewCard(thing) : copyOf(element);
  (element.closest(".device") ?? document.body).append(ground);
  openMenu(surface.menu, element, {
    at: at ?? { x: 0, y: 0 }, focus, label: surface.title,
    ends: () => {
      ground.remove();
      card.remove();
    },
  });
  layer.append(card);
  placePreview(card, element, open[0].element, !!surface.preview);
}

/** The view that is shown large; a tap on it does what the menu says. */
function previewCard(thing) {
  const { surface, element } = thing;
  const opened = commands.get(surface.previewOpens);
  const card = button("preview-card", "", [
    make("span", { class: "sketched media", "aria-hidden": "true" }),
    make("span", { class: "sketched text", "aria-hidden": "true" }),
    make("span", { class: "region-name" }, surface.preview),
  ], { "aria-label": opened ? `${surface.preview}: ${opened.title}` : surface.preview });
  pressable(card, () => ({
    element: card, payload: surface.previewDrag && surface.drags && (() => payloadOf(surface, element)),
    tap: () => {
      closeMenus();
      if (opened) perform({ title: opened.title, command: opened.id }, placeOf(element));
    },
  }));
  return card;
}

function copyOf(element) {
  const copy = element.cloneNode(true);
  for (const name of ["id", "data-key", "data-drop", "tabindex", "aria-haspopup", "role"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("row-copy");
  copy.style.width = element.offsetWidth + "px";
  return copy;
}

/** The preview around its row, and the menu under it; both where menus may be. */
function placePreview(card, element, menu, isLarge) {
  const scale = scaleOf(element);
  const gap = 10 * scale;
  const row = element.getBoundingClientRect();
  const ground = menuGround(element);
  const [width, height] = [ground.right - ground.left, ground.bottom - ground.top];
  if (isLarge) card.style.width = Math.max(160, Math.min(320, width / scale * 0.72)) + "px";
  if (isLarge) card.style.height = card.offsetWidth * 0.75 + "px";
  card.style.transform = `scale(${scale})`;
  const list = menu.getBoundingClientRect();
  const most = Math.max(isLarge ? 90 * scale : row.height, height - list.height - gap);
  if (isLarge && card.offsetHeight * scale > most) card.style.height = most / scale + "px";
  const size = { width: card.offsetWidth * scale, height: card.offsetHeight * scale };
  const shown = Math.min(list.height, height - size.height - gap);
  const clamp = (value, least, most) => Math.max(least, Math.min(value, most));
  const left = clamp(row.left + (row.width - size.width) / 2, ground.left, ground.right - size.width);
  const top = clamp(row.top - (size.height - row.height) / 2, ground.top, ground.bottom - size.height - gap - shown);
  const beginning = isRightToLeft() ? left + size.width - list.width : left;
  Object.assign(card.style, { left: left + "px", top: top + "px" });
  Object.assign(menu.style, {
    left: clamp(beginning, ground.left, ground.right - list.width) + "px",
    top: top + size.height + gap + "px", maxHeight: shown / scale + "px",
  });
}
