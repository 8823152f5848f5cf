// MARK: Menus

/** The letters typed to find an item, and when. */
let typed = "";
let typedAt = 0;

/** The open menus, each inside the one before it. */
const open = [];

function closeMenus(level = 0, returnsFocus = true) {
  if (open.length <= level) return;
  const { place } = open[level];
  const isInside = layer.contains(document.activeElement);
  while (open.length > level) {
    const menu = open.pop();
    menu.element.remove();
    menu.ends?.();
    menu.origin?.setAttribute("aria-expanded", "false");
  }
  if (returnsFocus || isInside) focusAgain(place);
}

/**
 * Opens a menu at something on the page.
 *
 * @param content Its groups, and what else the data say of it.
 * @param origin The element that has the focus again when it closes.
 * @param options level; at, a point; focus, "first", "last" or "menu"; side, of a submenu; ends, called
 *   when it closes.
 */
function openMenu(content, origin, options = {}) {
  const level = options.level ?? 0;
  closeMenus(level, false);
  typed = "";
  if (!content) return;
  const label = options.label ?? origin?.getAttribute("aria-label") ?? origin?.textContent ?? "";
  const element = make("div", {
    class: "menu popup", role: "menu", tabindex: "-1", "aria-label": label.trim() || "Menu",
  });
  const entry = {
    element, origin, place: placeOf(origin), content, level, bar: options.bar, ends: options.ends,
    scale: open[0]?.scale ?? scaleOf(origin),
  };
  open.push(entry);
  origin?.setAttribute("aria-expanded", "true");
  layer.append(element);
  fillMenu(element, content, entry);
  placeMenu(element, origin, options);
  const items = itemsOf(element);
  if (options.focus === "menu" || !items.length) element.focus({ preventScroll: true });
  else (options.focus === "last" ? items.at(-1) : items[0]).focus({ preventScroll: true });
}

function placeMenu(element, origin, options) {
  const gap = 6;
  const { scale } = open.at(-1);
  if (scale < 1) element.style.transform = `scale(${scale})`;
  const box = (origin ?? document.body).getBoundingClientRect();
  const size = element.getBoundingClientRect();
  const ground = open[0].ground ??= menuGround(origin);
  let x = isRightToLeft() ? box.right - size.width : box.left;
  let y = box.bottom + gap;
  // The part of the window that it may take: it scrolls there, and does not cover the bar that it comes from.
  let { top, bottom } = ground;
  if (options.at) {
    x = isRightToLeft() ? options.at.x - size.width : options.at.x;
    y = options.at.y;
  } else if (options.side) {
    x = isRightToLeft() ? box.left - size.width + gap : box.right - gap;
    if (!isRightToLeft() && x + size.width > ground.right) x = box.left - size.width + gap;
    if (isRightToLeft() && x < ground.left) x = box.right - gap;
    y = box.top - gap;
    [top, bottom] = open[0].room ?? [top, bottom];
  } else {
    const bar = origin?.closest(".bar, .menu-bar, .panel-bar")?.getBoundingClientRect() ?? box;
    const [above, below] = [Math.min(box.top, bar.top) - gap, Math.max(box.bottom, bar.bottom) + gap];
    const isBelow = below + size.height <= bottom || bottom - below >= above - top;
    if (isBelow) top = y = Math.max(below, top);
    else [bottom, y] = [above, above - size.height];
  }
  open.at(-1).room = [top, bottom];
  element.style.maxHeight = (bottom - top) / scale + "px";
  const shown = Math.min(size.height, bottom - top);
  element.style.left = Math.max(ground.left, Math.min(x, ground.right - size.width)) + "px";
  element.style.top = Math.max(top, Math.min(y, bottom - shown)) + "px";
}

/** The room for menus: of the device that they come from the part in sight, else the window. */
function menuGround(origin) {
  const edge = 4;
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const device = origin?.closest(".device")?.getBoundingClientRect();
  const ground = {
    left: Math.max(edge, device?.left ?? 0), right: Math.min(width - edge, device?.right ?? width),
    top: Math.max(edge, device?.top ?? 0), bottom: Math.min(height - edge, device?.bottom ?? height),
  };
  const isRoomy = ground.bottom - ground.top > 300;
  return isRoomy ? ground : { ...ground, top: edge, bottom: height - edge };
}

const itemsOf = (menu) => [...menu.querySelectorAll("[data-item]")];

/** Whether the Option key is held, with which alternates take the places of their commands. */
let holdsOption = false;

function holdOption(isHeld) {
  if (isHeld === holdsOption) return;
  holdsOption = isHeld;
  const entry = open.at(-1);
  if (entry) refill(entry, itemsOf(entry.element).indexOf(document.activeElement));
}

for (const name of ["keydown", "keyup"]) {
  document.addEventListener(name, (event) => holdOption(event.altKey), true);
}
// Of a key that goes up in another window nothing is heard.
window.addEventListener("blur", () => holdOption(false));

/** Draws an open menu again, and gives the focus to one of its items, or to the menu. */
function refill(entry, index) {
  fillMenu(entry.element, entry.content, entry);
  (itemsOf(entry.element)[index] ?? entry.element).focus({ preventScroll: true });
}

function fillMenu(element, content, entry) {
  element.replaceChildren();
  if (content.width && !data.desktop) element.style.width = content.width + "px";
  if (data.desktop && content.width) element.style.minWidth = content.width + "px";
  const groups = (content.groups ?? []).map((group) => menuGroup(group, entry));
  const shown = groups.filter(Boolean);
  for (const [index, group] of shown.entries()) {
    if (index > 0) element.append(make("div", { class: "divider", role: "separator" }));
    element.append(group);
  }
  if (!shown.length) {
    element.append(make("p", { class: "empty" }, "Nothing can be used in these states."));
  }
  // Of a list that no layout has, such as an overflow menu, the rows tell.
  const hasMarks = !!element.querySelector(data.desktop ? ".markable" : ".markable, .opens");
  element.classList.toggle("marked", content.width ? !!content.marked : hasMarks);
  const isAligned = content.width ? content.aligned : !!element.querySelector(".picture > .symbol");
  element.classList.toggle("aligned", !!isAligned);
  if (element.isConnected) keepWords(element);
}

/** Shrinks the titles of rows with a word that is wider than its row, so that no word is broken. */
function keepWords(within) {
  const wide = [...within.querySelectorAll(".item .title")]
    .filter((title) => title.scrollWidth > title.clientWidth + 1 && !title.style.fontSize)
    .map((title) => [title, title.clientWidth / title.scrollWidth]);
  for (const [title, part] of wide) {
    const size = parseFloat(getComputedStyle(title).fontSize);
    title.style.fontSize = Math.floor(size * Math.max(0.5, part)) + "px";
  }
}

function menuGroup(group, entry) {
  const rows = (group.rows ?? []).map((row) => {
    if (!row.cells) return isShown(row) && menuItem(holdsOption && row.alternate || row, entry);
    const cells = row.cells.filter(isShown).map((cell) => menuItem(cell, entry, row.size));
    return cells.length ? make("div", { class: "cells " + row.size }, cells) : undefined;
  }).filter(Boolean);
  if (!rows.length) return undefined;
  const title = group.title && make("div", { class: "header", "aria-hidden": "true" }, group.title);
  return make("div", { role: "group", "aria-label": group.title }, title, rows);
}

/** A row, or with a size a cell, of a menu. */
function menuItem(item, entry, size) {
  const isOn = mark(item);
  const role = item.option || item.turns ? "menuitemradio"
    : isOn !== undefined ? "menuitemcheckbox" : "menuitem";
  const title = titleOf(item);
  const picture = symbolOf(item);
  const enabled = isEnabled(item) && !item.dynamic;
  const element = make("div", {
    class: ["item", item.role, isOn !== undefined && "markable", item.dynamic && "dynamic",
      item.submenu && "opens"].filter(Boolean).join(" "),
    role, tabindex: "-1", "data-item": item.command ?? item.option ?? "", "data-title": title,
    "aria-checked": isOn === undefined ? undefined : String(isOn),
    "aria-disabled": enabled ? undefined : "true",
    "aria-haspopup": item.submenu ? "menu" : undefined,
    "aria-expanded": item.submenu ? "false" : undefined,
    ...readOut(item, size === "small" ? title : undefined),
    title: toolTip(item, size === "small" ? title : undefined),
  });
  element.item = item;
  const words = make("span", { class: "words" }, make("span", { class: "title" }, title),
    item.subtitle && make("span", { class: "subtitle" }, item.subtitle));
  const shape = picture && symbol(picture);
  if (size) element.append(shape || "", size === "small" ? "" : words);
  else {
    // On touch the arrow of a submenu stands before the titles, in the column of the marks.
    const leadingArrow = item.submenu && !data.desktop;
    element.append(make("span", { class: "mark", "aria-hidden": "true" },
      isOn ? make("span", { class: "check" }) : leadingArrow ? chevron("trailing") : ""));
    element.append(make("span", { class: "picture" }, shape), words);
    if (item.keys) element.append(make("bdo", { class: "keys", dir: "ltr" }, item.keys));
    if (item.submenu && !leadingArrow) element.append(chevron("trailing"));
  }
  element.addEventListener("click", () => choose(element, entry));
  element.addEventListener("pointermove", (event) => hover(element, entry, event));
  return element;
}

function hover(element, entry, event) {
  if (event.pointerType === "touch" || document.activeElement === element) return;
  if (entry.isInline) return;
  element.focus({ preventScroll: true });
  const level = entry.level + 1;
  if (open[level] && open[level].origin !== element) closeMenus(level, false);
  if (element.item.submenu && isEnabled(element.item) && !open[level]) {
    openSubmenu(element, entry, "menu");
  }
}

function openSubmenu(element, entry, focus = "first") {
  if (element.item.menu === undefined || !isEnabled(element.item)) return;
  openMenu(element.item.menu, element, {
    level: (entry.level ?? -1) + 1, side: true, focus, label: element.item.title, bar: entry.bar,
  });
}

function choose(element, entry) {
  const item = element.item;
  if (element.getAttribute("aria-disabled") === "true") return;
  if (item.submenu) return openSubmenu(element, entry);
  const keepsOpen = commands.get(item.command)?.keepsOpen || entry.isInline;
  if (keepsOpen) {
    const index = itemsOf(entry.element).indexOf(element);
    perform(item, entry.isInline ? placeOf(element) : open[0]?.place);
    if (!entry.isInline) refill(entry, index);
    return;
  }
  const place = open[0]?.place;
  closeMenus();
  perform(item, place);
}

function moveFocus(items, index) {
  items[(index + items.length) % items.length]?.focus({ preventScroll: false });
}

/** The keys of the menu pattern. */
function menuKeys(event, entry) {
  const items = itemsOf(entry.element);
  const index = items.indexOf(document.activeElement);
  const current = items[index];
  const forward = isRightToLeft() ? "ArrowLeft" : "ArrowRight";
  const backward = isRightToLeft() ? "ArrowRight" : "ArrowLeft";
  const cells = current?.parentElement.classList.contains("cells")
    ? [...current.parentElement.children] : undefined;
  const place = cells?.indexOf(current);
  switch (event.key) {
    case "ArrowDown":
      moveFocus(items, cells ? items.indexOf(cells.at(-1)) + 1 : index + 1); break;
    case "ArrowUp":
      moveFocus(items, cells ? items.indexOf(cells[0]) - 1 : index < 0 ? -1 : index - 1); break;
    case "Home": moveFocus(items, 0); break;
    case "End": moveFocus(items, -1); break;
    case "Enter": case " ": if (current) choose(current, entry); break;
    case "Escape": if (entry.isInline) return; closeMenus(entry.level); break;
    case "Tab": if (!entry.isInline) closeMenus(0); return;
    case forward:
      if (cells && place + 1 < cells.length) cells[place + 1].focus();
      else if (current?.item.submenu) openSubmenu(current, entry);
      else entry.bar?.(1);
      break;
    case backward:
      if (cells && place > 0) cells[place - 1].focus();
      else if (entry.level > 0) closeMenus(entry.level);
      else entry.bar?.(-1);
      break;
    case "Shift": return;
    default:
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typeAhead(event, items, index);
      event.preventDefault();
      event.stopPropagation();
      return;
  }
  typed = "";
  event.preventDefault();
  event.stopPropagation();
}

function typeAhead(event, items, index) {
  typed = event.timeStamp - typedAt < 700 ? typed + event.key : event.key;
  typedAt = event.timeStamp;
  const from = typed.length > 1 ? index : index + 1;
  const order = items.map((_, offset) => items[(from + offset + items.length) % items.length]);
  const wanted = typed.toLocaleLowerCase();
  order.find((item) => item.dataset.title.toLocaleLowerCase().startsWith(wanted))?.focus();
}

layer.addEventListener("keydown", (event) => {
  const entry = open.findLast((menu) => menu.element.contains(event.target));
  if (entry) menuKeys(event, entry);
});
