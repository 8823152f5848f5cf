// MARK: Toolbars

/**
 * The units of a region on glass, where bars have that: as in UIKit, neighbouring symbols share a
 * piece, and everything else has one of its own.
 */
function onGlass(elements) {
  if (!document.body.classList.contains("glass")) return elements;
  const pieces = [];
  let shared;
  for (const element of elements) {
    if (!element.classList.contains("shares")) {
      pieces.push(element);
      shared = undefined;
      continue;
    }
    if (!shared) pieces.push(shared = make("span", { class: "piece shared" }));
    shared.append(element);
  }
  return pieces;
}

const visibleForms = (form) => form !== "overflow" && form !== "hidden";

/**
 * A bar that shows what its breakpoint table says at the width that it has.
 *
 * @param options squeezes, true for one whose units are cut where it is too narrow for them.
 */
function toolbar(surface, fixedWidth, options = {}) {
  let shown = asCustomized(surface);
  let units = unitsOf(shown);
  const bar = make("div", {
    class: "bar", role: "toolbar", "aria-label": surface.title, "data-bar": surface.id,
  });
  let width = fixedWidth;

  function rangeIndex() {
    const index = (shown.ranges ?? []).findIndex((range) => width >= range.from);
    return index < 0 ? (shown.ranges?.length ?? 1) - 1 : index;
  }

  function formsAt(index) {
    const forms = [...shown.forms ?? []];
    for (const range of (shown.ranges ?? []).slice(0, index + 1)) {
      for (const [unit, form] of range.changes ?? []) forms[unit] = form;
    }
    return forms;
  }

  function draw() {
    shown = asCustomized(surface);
    units = unitsOf(shown);
    const fits = width >= (shown.minimum ?? 0);
    const forms = formsAt(rangeIndex());
    const focused = stopsOf(bar).indexOf(document.activeElement);
    bar.style.width = width + "px";
    bar.classList.toggle("unfit", !fits && !options.squeezes);
    bar.classList.toggle("squeezed", !fits && !!options.squeezes);
    bar.replaceChildren();
    if (!fits && !options.squeezes) {
      bar.append(make("p", { class: "note" }, `Does not fit: needs ${shown.minimum} pt`));
      return;
    }
    const overflow = units.filter((unit, index) => forms[index] === "overflow" && isInBar(surface, unit));
    for (const name of ["leading", "center", "trailing"]) {
      const region = barRegion(name, overflow, (unit) => forms[units.indexOf(unit)]);
      if (region.hasChildNodes()) bar.append(region);
    }
    bar.classList.toggle("centered", !!bar.querySelector(".region.center"));
    for (const stop of stopsOf(bar)) {
      const unit = stop.closest("[data-unit]")?.dataset.unit;
      stop.dataset.key ??= `${surface.id}.${unit}.${stop.dataset.item ?? ""}`;
    }
    easeTitle();
    rove(bar, focused);
  }

  /** Moves the center aside for the words of the title, as far as there is room behind it. */
  function easeTitle() {
    const [leading, center, trailing] = ["leading", "center", "trailing"]
      .map((name) => bar.querySelector(".region." + name));
    const title = leading?.querySelector(".heading .title");
    const missing = title ? title.scrollWidth - title.clientWidth : 0;
    if (missing <= 0 || !center) return;
    const scale = bar.getBoundingClientRect().width / bar.offsetWidth || 1;
    const box = center.getBoundingClientRect();
    // Its column is as wide as that of the leading region, whatever stands in it.
    const end = (trailing?.firstElementChild ?? bar).getBoundingClientRect();
    const room = isRightToLeft() ? box.left - (trailing ? end.right : end.left)
      : (trailing ? end.left : end.right) - box.right;
    const gap = parseFloat(getComputedStyle(trailing ?? bar).marginInlineStart) || 0;
    leading.style.minWidth = leading.offsetWidth + Math.max(0, Math.min(missing, room / scale - gap)) + "px";
  }

  function barRegion(name, overflow, formOf) {
    const pieces = (shown[name] ?? []).filter((piece) =>
      piece.space !== undefined || (visibleForms(formOf(piece)) && isShown(piece)
        && isInBar(surface, piece) && (!piece.item || isShown(piece.item))));
    if (name === "trailing" && (overflow.length || shown.keepsButton)) {
      const before = shown.buttonPlace === undefined ? undefined
        : shown.trailing[shown.buttonPlace];
      const index = before ? pieces.indexOf(before) : -1;
      pieces.splice(index < 0 ? pieces.length : index, 0, { overflow });
    }
    const isSpace = (piece) => piece === undefined || piece.space !== undefined;
    const placed = pieces.filter((piece, index) =>
      piece.space === undefined
        || (index > 0 && !isSpace(pieces[index - 1]) && pieces.slice(index).some((p) => !isSpace(p))));
    const elements = placed.map((piece) => {
      if (piece.overflow) return overflowButton(piece.overflow);
      if (piece.space !== undefined) {
        const space = make("span", { class: piece.flexible ? "space flexible" : "space" });
        space.style.width = piece.space + "px";
        return space;
      }
      const element = barUnit(piece, formOf(piece));
      element.setAttribute("data-key", `unit-${surface.id}-${units.indexOf(piece)}`);
      return element;
    });
    return make("div", { class: "region " + name }, onGlass(elements));
  }

  function overflowButton(overflow) {
    const { more, moreSymbol } = data.words;
    const element = button("unit overflow shares", more, symbol(moreSymbol), {
      "aria-label": more, title: more, "data-key": "overflow-" + surface.id,
      "data-overflow": overflow.map((unit) => unit.unit).join(" "),
    });
    return opens(element, () => ({ groups: overflowGroups(surface, overflow) }),
      { label: more, presses: true });
  }

  view(bar, draw);
  bar.setWidth = (value) => {
    width = Math.round(value);
    draw();
  };
  return {
    bar, formsAt, width: () => width, units: () => units, range: () => shown.ranges?.[rangeIndex()],
    minimum: () => shown.minimum ?? 0,
  };
}

/** The units of a bar, as its breakpoint table counts them. */
const unitsOf = (bar) => ["leading", "center", "trailing"].flatMap((region) =>
  (bar[region] ?? []).filter((piece) => piece.unit !== undefined));

/** The groups of an overflow menu: a group of the bar stands by itself, under its title. */
function overflowGroups(surface, overflow) {
  const groups = [];
  let rows;
  for (const unit of overflow) {
    if (unit.members) {
      groups.push({ title: unit.title, rows: unit.members.flatMap(overflowRows) });
      rows = undefined;
      continue;
    }
    if (!rows) groups.push({ rows: rows = [] });
    rows.push(...overflowRows(unit));
  }
  if (surface.keepsButton) {
    groups.push({ rows: [{ title: data.words.customize, system: true, customizes: surface }] });
  }
  return groups;
}

function overflowRows(unit) {
  if (unit.kind === "segmented") return choiceMenu(unit.choice).groups[0].rows;
  if (unit.item) return [unit.item];
  const { title, symbol, label, hint, enabled, visible } = unit;
  const row = { title, symbol, label, hint, enabled, visible };
  // The command of a button with a menu stands first in it.
  const menu = unit.primary
    ? { groups: [{ rows: [unit.primary] }, ...unit.menu?.groups ?? []] } : unit.menu;
  return [menu === undefined ? { ...row, system: true, pane: paneToggles[unit.kind] }
    : { ...row, menu, submenu: true }];
}

/** The groups of the menu that stands for a group of a bar. */
function representedMenu(unit) {
  return { groups: [{ title: unit.title, rows: unit.members.flatMap(overflowRows) }] };
}

function barUnit(unit, form) {
  const width = unit.widths?.find(([name]) => name === form)?.[1];
  const shown = form === "kept" ? unit.form : form;
  const element = barUnitElement(unit, shown);
  const isField = ["title", "segmented", "search"].includes(unit.kind);
  const isPrimary = unit.item?.role === "primary";
  if (shown === "icon" && unit.kind !== "back" && !isField && !isPrimary) {
    element.classList.add("shares");
  } else if (!isField) {
    element.classList.add("piece");
  }
  element.setAttribute("data-unit", unit.unit);
  element.setAttribute("data-form", form);
  if (width && !["title", "search"].includes(unit.kind)) element.style.width = width + "px";
  else if (width) element.style.minWidth = width + "px";
  return element;
}

function barUnitElement(unit, form) {
  const element = barUnitContent(unit, form);
  if (unit.springs) {
    element.classList.add("springs");
    element.title = `${unit.title}: opens while something is dragged over it`;
  }
  return element;
}

function barUnitContent(unit, form) {
  if (unit.members && form !== "representative") {
    const classes = unit.control ? "unit group control" : "unit group";
    return make("div", { class: classes, role: "group", ...readOut(unit, unit.title) },
      unit.members.map((member) =>
        barUnitElement(member, form === "icons" && member.form === "both" ? "icon" : member.form)));
  }
  if (unit.kind === "segmented") {
    return make("div", { class: "unit choice" },
      segments(unit.choice, unit, form === "title"));
  }
  if (unit.item) return itemButton(unit.item, "unit", form);
  const hasMenu = unit.members || unit.menu !== undefined || unit.choice !== undefined;
  const option = unit.kind === "pop-up-button" ? chosen(unit.choice) : undefined;
  const title = option?.title ?? unit.title;
  const isHeading = unit.kind === "title";
  const shownForm = form === "representative" ? (unit.symbol ? "icon" : "title") : form;
  const picture = shownForm !== "title" && unit.symbol;
  const content = [
    picture && symbol(picture),
    (shownForm !== "icon" || !picture) && make("span", { class: "title" }, title),
    hasMenu && (unit.kind === "pop-up-button" ? chevron("both")
      : unit.choice === undefined && unit.kind !== "back" && chevron("down")),
  ];
  if (isHeading && !hasMenu) return make("div", { class: "unit heading" }, content);
  if (unit.kind === "search") {
    return make("div", { class: "unit search" }, make("input", {
      type: "search", placeholder: unit.title, ...readOut(unit, unit.title),
      onchange: (event) => record("Searched", event.target.value),
    }), symbol("symbol-search"));
  }
  const element = button("unit" + (isHeading ? " heading" : ""), title, content, {
    ...readOut(unit, title || unit.unit),
    title: toolTip(unit, picture ? title || unit.unit : undefined),
  });
  if (option && unit.label) element.setAttribute("aria-label", `${unit.label}: ${title}`);
  setEnabled(element, isEnabled(unit));
  if (unit.kind === "back" && hasMenu) opensWhenHeld(element, unit.menu, { label: title });
  if (unit.members) return opens(element, () => representedMenu(unit), { label: title, presses: true });
  if (hasMenu && unit.kind !== "back") {
    return opensBeside(element, unit.primary, unit.menu ?? choiceMenu(unit.choice),
      { label: title, presses: true });
  }
  const pane = paneToggles[unit.kind];
  if (pane) {
    element.dataset.pane = pane;
    element.setAttribute("aria-expanded", String(app.panes.has(pane)));
    element.addEventListener("click", () => togglePane(pane));
    return element;
  }
  element.addEventListener("click", () => {
    const isBack = ["back", "close"].includes(unit.kind) && isInPrototype(element) && goBack();
    record(isBack ? "Went back" : `Pressed “${unit.title}”`, unit.unit);
  });
  return element;
}

const stopsOf = (bar) => [...bar.querySelectorAll("button, input")];

/** One stop of the Tab key for a bar; arrows go from one control to the next. */
function rove(bar, focused) {
  const stops = stopsOf(bar);
  for (const [index, stop] of stops.entries()) stop.tabIndex = index === 0 ? 0 : -1;
  if (focused >= 0) stops[Math.min(focused, stops.length - 1)]?.focus({ preventScroll: true });
  bar.onkeydown = (event) => {
    const forward = isRightToLeft() ? "ArrowLeft" : "ArrowRight";
    const backward = isRightToLeft() ? "ArrowRight" : "ArrowLeft";
    const index = stops.indexOf(document.activeElement);
    if (index < 0 || document.activeElement.tagName === "INPUT") return;
    const next = event.key === forward ? index + 1 : event.key === backward ? index - 1
      : event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : undefined;
    if (next === undefined || !stops[next] || event.defaultPrevented) return;
    event.preventDefault();
    for (const stop of stops) stop.tabIndex = -1;
    stops[next].tabIndex = 0;
    stops[next].focus();
  };
}
