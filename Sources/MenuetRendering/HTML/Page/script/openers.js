// MARK: What opens menus

document.addEventListener("pointerdown", (event) => {
  if (!open.length || layer.contains(event.target)) return;
  // A click on the button of the open menu closes it, which the button does.
  if (open[0].origin?.contains(event.target)) return;
  closeMenus(0, false);
});
window.addEventListener("resize", () => closeMenus(0, false));

/**
 * Follows a pointer that went down where a menu opened: going up over an item, it performs that one.
 *
 * @param options ends, called when it goes up; keeps, true where going up beside the menu does not close it.
 */
function followPress(button, event, options = {}) {
  const start = { x: event.clientX, y: event.clientY };
  if (button.hasPointerCapture(event.pointerId)) button.releasePointerCapture(event.pointerId);
  let hasMoved = false;
  const itemAt = ({ clientX, clientY }) =>
    document.elementFromPoint(clientX, clientY)?.closest("#layer [data-item]");
  const entryOf = (item) => open.find((entry) => entry.element.contains(item));
  // What opened under the pointer is not where it went.
  const first = itemAt(event);
  const follow = (move) => {
    if (move.pointerId !== event.pointerId) return;
    hasMoved ||= Math.hypot(move.clientX - start.x, move.clientY - start.y) > 6
      && (!first || itemAt(move) !== first);
    const item = hasMoved && move.pointerType === "touch" && itemAt(move);
    if (item && document.activeElement !== item) item.focus({ preventScroll: true });
  };
  const end = (up) => {
    if (up.pointerId !== event.pointerId) return;
    document.removeEventListener("pointermove", follow);
    for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, end);
    options.ends?.();
    if (!hasMoved || up.type === "pointercancel" || !open.length) return;
    const item = itemAt(up);
    const target = document.elementFromPoint(up.clientX, up.clientY);
    if (item) choose(item, entryOf(item));
    else if (!options.keeps && !layer.contains(target) && !open[0].origin?.contains(target)) closeMenus();
  };
  document.addEventListener("pointermove", follow);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
}

/**
 * Makes a button that does something else open a menu: when a pointer is held on it, by the secondary
 * button, and by the keys for that.
 */
function opensWhenHeld(button, menu, options) {
  let timer;
  let isHeld = false;
  const show = (focus = "menu") => {
    if (button.getAttribute("aria-disabled") !== "true") openMenu(menu, button, { ...options, focus });
  };
  button.addEventListener("pointerdown", (event) => {
    isHeld = false;
    if (event.button !== 0 || button.getAttribute("aria-disabled") === "true") return;
    timer = setTimeout(() => { isHeld = true; show(); }, 500);
    followPress(button, event, { ends: () => clearTimeout(timer) });
  });
  button.addEventListener("pointerleave", () => clearTimeout(timer));
  button.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (!isHeld) show();
  });
  // The click that ends holding it is none.
  button.addEventListener("click", (event) => {
    if (isHeld && event.detail !== 0) event.stopImmediatePropagation();
    isHeld = false;
  });
  opensByArrows(button, show);
}

/** @param show Called with the item that has the focus then. */
function opensByArrows(button, show) {
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowUp" ? "last" : "first");
  });
}

/**
 * Makes a button with a menu perform a command, and open the menu when it is held; the menu alone while the
 * command cannot be used.
 */
function opensBeside(button, primary, menu, options) {
  if (!primary || !isEnabled(primary)) return opens(button, menu, options);
  button.setAttribute("aria-haspopup", "menu");
  button.setAttribute("aria-expanded", "false");
  button.dataset.item = primary.command;
  opensWhenHeld(button, menu, options);
  button.addEventListener("click", (event) => {
    if (button.getAttribute("aria-disabled") === "true") return;
    // On a Mac the arrow is a button of its own.
    if (data.desktop && event.target.closest(".chevron")) openMenu(menu, button, { ...options, focus: "menu" });
    else perform(primary, placeOf(button));
  });
  return button;
}

/**
 * Makes a button open a menu, by pointer and keys.
 *
 * @param options Those of the menu; presses, true for one that opens when a pointer goes down.
 */
function opens(button, menu, options = {}) {
  button.setAttribute("aria-haspopup", "menu");
  button.setAttribute("aria-expanded", "false");
  const show = (focus) => {
    if (button.getAttribute("aria-disabled") === "true") return;
    const content = typeof menu === "function" ? menu() : menu;
    openMenu(content, button, { ...options, focus });
  };
  let isPressed = false;
  if (options.presses) {
    button.addEventListener("pointerdown", (event) => {
      isPressed = false;
      if (event.button !== 0 || event.ctrlKey || open[0]?.origin === button) return;
      isPressed = true;
      closeMenus(0, false);
      show("menu");
      followPress(button, event);
    });
    // The focus stays in the menu.
    button.addEventListener("mousedown", (event) => isPressed && event.preventDefault());
  }
  button.addEventListener("click", (event) => {
    if (isPressed && event.detail !== 0) {
      isPressed = false;
      return;
    }
    if (open[0]?.origin === button) return closeMenus();
    closeMenus(0, false);
    // A click without a pointer is the Enter or Space of a keyboard.
    show(event.detail === 0 ? "first" : "menu");
  });
  opensByArrows(button, show);
  return button;
}

/** A menu that stands open on the page. */
function inlineMenu(content, label) {
  const element = make("div", { class: "menu", role: "menu", "aria-label": label });
  const entry = { element, content, level: -1, isInline: true };
  element.addEventListener("keydown", (event) => menuKeys(event, entry));
  return view(element, () => {
    const focused = itemsOf(element).indexOf(document.activeElement);
    fillMenu(element, content, entry);
    const items = itemsOf(element);
    items[0]?.setAttribute("tabindex", "0");
    for (const [index, item] of items.entries()) item.dataset.key = `row-${label}-${index}`;
    if (focused >= 0) items[Math.min(focused, items.length - 1)]?.focus();
  });
}
