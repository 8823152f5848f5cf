// The behavior of a page. Everything that it shows comes from the data beside it, as text: no string
// of a document is ever read as markup.
(() => {
  "use strict";

  const data = JSON.parse(document.getElementById("data").textContent);
  const commands = new Map(data.commands?.map((command) => [command.id, command]));
  const choices = new Map(data.choices?.map((choice) => [choice.id, choice]));
  const surfaces = new Map(data.surfaces?.map((surface) => [surface.id, surface]));
  const isRightToLeft = document.documentElement.dir === "rtl";
  const layer = document.getElementById("layer");

  // MARK: Elements

  /** Makes an element. Strings among the children become text. */
  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value === true ? "" : value);
    }
    for (const child of children.flat()) if (child) element.append(child);
    return element;
  }

  function symbol(id, extra = "") {
    const space = "http://www.w3.org/2000/svg";
    const picture = document.createElementNS(space, "svg");
    picture.setAttribute("class", "symbol " + extra);
    picture.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(space, "use");
    use.setAttribute("href", "#" + id);
    picture.append(use);
    return picture;
  }

  function chevron(kind) {
    return make("span", { class: "chevron " + kind, "aria-hidden": "true" });
  }

  // MARK: State

  /** The values of states and toggles, and of choices by `choice.option`; off without one. */
  const values = new Map();
  /** What draws itself again when a value changes. */
  const views = [];

  function reset() {
    values.clear();
    for (const name of data.on ?? []) values.set(name, true);
  }

  function holds(condition) {
    if (condition === undefined) return true;
    if (typeof condition === "string") return values.get(condition) === true;
    const [operator, ...operands] = condition;
    if (operator === "not") return !holds(operands[0]);
    return operator === "and" ? operands.every(holds) : operands.some(holds);
  }

  const both = (first, second) => first && second ? ["and", first, second] : first ?? second;

  const isEnabled = (thing) => holds(thing.enabled);
  const isShown = (thing) => holds(thing.visible) && (!thing.hides || isEnabled(thing));

  function view(element, draw) {
    const redraw = () => draw(element);
    views.push(redraw);
    redraw();
    return element;
  }

  function refresh() {
    const focused = document.activeElement?.dataset?.key;
    for (const redraw of views) redraw();
    if (focused && !document.activeElement?.dataset?.key) {
      document.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  function chosen(id) {
    return choices.get(id)?.options?.find((option) => values.get(`${id}.${option.id}`));
  }

  // MARK: Log

  const log = make("ol", { id: "log", "aria-live": "polite", "aria-label": "Events" });

  function record(words, detail) {
    log.prepend(make("li", {}, make("span", {}, words), detail && make("code", {}, detail)));
    while (log.children.length > 60) log.lastChild.remove();
  }

  // MARK: Actions

  /** The state of a toggle's or an option's mark; undefined where there is none. */
  function mark(item) {
    if (item.option) return values.get(`${item.choice}.${item.option}`) === true;
    const form = commands.get(item.command)?.toggle;
    if (item.turns) return (item.turns === "on") === (values.get(item.command) === true);
    return form === "checkmark" ? values.get(item.command) === true : undefined;
  }

  function titleOf(item) {
    const isOn = item.onTitle && !item.turns && values.get(item.command);
    return isOn ? item.onTitle : item.title;
  }

  function symbolOf(item) {
    return item.onSymbol && values.get(item.command) ? item.onSymbol : item.symbol;
  }

  /** Does what choosing an item does, behind the question that it asks first. */
  function perform(item, origin) {
    const command = commands.get(item.command);
    const question = item.confirm ?? command?.confirm;
    if (question && surfaces.get(question)) {
      record(`“${item.title}” asks first`, question);
      return openAlert(surfaces.get(question), origin, () => act(item, command, origin));
    }
    act(item, command, origin);
  }

  function act(item, command, origin) {
    if (item.option) {
      for (const option of choices.get(item.choice)?.options ?? []) {
        values.set(`${item.choice}.${option.id}`, option.id === item.option);
      }
      record(`Chose “${item.title}”`, `${item.choice}.${item.option}`);
    } else if (command?.toggle) {
      const isOn = item.turns ? item.turns === "on" : !values.get(command.id);
      const words = titleOf(item);
      values.set(command.id, isOn);
      record(`Performed “${words}”: ${isOn ? "on" : "off"}`, command.id);
    } else if (command) {
      for (const toggle of command.clears ?? []) values.set(toggle, false);
      record(`Performed “${item.title}”`, command.id);
    } else {
      record(`Chose “${item.title}”`, "of the system");
    }
    refresh();
    if (command?.navigates) record("Leads to the view", command.navigates);
    if (command?.detent) moveSheet(command.detent);
    const target = item.presents ?? command?.presents;
    if (target) present(target, origin);
  }

  function present(id, origin) {
    const surface = surfaces.get(id);
    if (!surface) return record("Presents", id);
    record(`Presents “${surface.title}”`, id);
    if (surface.type === "alert") return openAlert(surface, origin);
    const section = document.getElementById("surface-" + id);
    section?.dispatchEvent(new CustomEvent("present"));
    section?.scrollIntoView({ block: "nearest" });
  }

  // MARK: Menus

  /** What has been typed to find an item, and when. */
  let typed = "";
  let typedAt = 0;

  /** The open menus, each inside the one before it. */
  const open = [];

  function closeMenus(level = 0, returnsFocus = true) {
    if (open.length <= level) return;
    const origin = open[level].origin;
    const isInside = layer.contains(document.activeElement);
    while (open.length > level) {
      const menu = open.pop();
      menu.element.remove();
      menu.origin?.setAttribute("aria-expanded", "false");
    }
    if (returnsFocus || isInside) focusAgain(origin);
  }

  /** Gives the focus back to an element, or to the one that has been drawn in its place. */
  function focusAgain(element) {
    const key = element?.dataset.key;
    const place = element?.isConnected || !key ? element
      : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    place?.focus({ preventScroll: true });
  }

  /**
   * Opens a menu at something on the page.
   *
   * @param menu Its index in the table of menus, or its groups.
   * @param origin The element that has the focus again when it closes.
   * @param options level; at, a point; focus, "first", "last" or "menu"; side, of a submenu.
   */
  function openMenu(menu, origin, options = {}) {
    const level = options.level ?? 0;
    closeMenus(level, false);
    typed = "";
    const content = typeof menu === "number" ? data.menus[menu] : menu;
    if (!content) return;
    const label = options.label ?? origin?.getAttribute("aria-label") ?? origin?.textContent ?? "";
    const element = make("div", {
      class: "menu popup", role: "menu", tabindex: "-1", "aria-label": label.trim() || "Menu",
    });
    const entry = { element, origin, content, level, bar: options.bar };
    open.push(entry);
    origin?.setAttribute("aria-expanded", "true");
    fillMenu(element, content, entry);
    layer.append(element);
    placeMenu(element, origin, options);
    const items = itemsOf(element);
    if (options.focus === "menu" || !items.length) element.focus({ preventScroll: true });
    else (options.focus === "last" ? items.at(-1) : items[0]).focus({ preventScroll: true });
  }

  function placeMenu(element, origin, options) {
    const gap = 6;
    const box = (origin ?? document.body).getBoundingClientRect();
    const size = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const height = window.innerHeight;
    let x = isRightToLeft ? box.right - size.width : box.left;
    let y = box.bottom + gap;
    if (options.at) {
      x = isRightToLeft ? options.at.x - size.width : options.at.x;
      y = options.at.y;
    } else if (options.side) {
      x = isRightToLeft ? box.left - size.width + gap : box.right - gap;
      if (!isRightToLeft && x + size.width > width) x = box.left - size.width + gap;
      if (isRightToLeft && x < 0) x = box.right - gap;
      y = box.top - gap;
    } else if (y + size.height > height && box.top - gap - size.height > 0) {
      y = box.top - gap - size.height;
    }
    element.style.left = Math.max(4, Math.min(x, width - size.width - 4)) + "px";
    element.style.top = Math.max(4, Math.min(y, height - size.height - 4)) + "px";
  }

  const itemsOf = (menu) => [...menu.querySelectorAll("[data-item]")];

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
    const rows = [...element.querySelectorAll(".item")];
    element.classList.toggle("marked", rows.some((row) => row.classList.contains("markable")));
    element.classList.toggle("pictured", rows.some((row) => row.querySelector(".symbol")));
  }

  function menuGroup(group, entry) {
    const rows = (group.rows ?? []).map((row) => {
      if (!row.cells) return isShown(row) && menuItem(row, entry);
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
      class: ["item", item.role, isOn !== undefined && "markable", item.dynamic && "dynamic"]
        .filter(Boolean).join(" "),
      role, tabindex: "-1", "data-item": item.command ?? item.option ?? "", "data-title": title,
      "aria-checked": isOn === undefined ? undefined : String(isOn),
      "aria-disabled": enabled ? undefined : "true",
      "aria-haspopup": item.submenu ? "menu" : undefined,
      "aria-expanded": item.submenu ? "false" : undefined,
      "aria-label": size === "small" ? title : undefined,
      title: size === "small" ? title : undefined,
    });
    element.item = item;
    const words = make("span", { class: "words" }, make("span", { class: "title" }, title),
      item.subtitle && make("span", { class: "subtitle" }, item.subtitle));
    const shape = picture && symbol(picture);
    if (size) element.append(shape || "", size === "small" ? "" : words);
    else {
      element.append(make("span", { class: "mark", "aria-hidden": "true" }, isOn ? "✓" : ""));
      if (shape) element.append(shape);
      element.append(words);
      if (item.keys) element.append(make("bdo", { class: "keys", dir: "ltr" }, item.keys));
      if (item.submenu) element.append(chevron("trailing"));
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
      perform(item, element);
      if (!entry.isInline) {
        fillMenu(entry.element, entry.content, entry);
        itemsOf(entry.element)[index]?.focus({ preventScroll: true });
      }
      return;
    }
    const origin = open[0]?.origin;
    closeMenus();
    perform(item, origin);
  }

  function moveFocus(items, index) {
    items[(index + items.length) % items.length]?.focus({ preventScroll: false });
  }

  /** The keys of the menu pattern. */
  function menuKeys(event, entry) {
    const items = itemsOf(entry.element);
    const index = items.indexOf(document.activeElement);
    const current = items[index];
    const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
    const backward = isRightToLeft ? "ArrowRight" : "ArrowLeft";
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

  document.addEventListener("pointerdown", (event) => {
    if (!open.length || layer.contains(event.target)) return;
    // A click on the button of the open menu closes it, which the button does.
    if (open[0].origin?.contains(event.target)) return;
    closeMenus(0, false);
  });
  window.addEventListener("resize", () => closeMenus(0, false));

  /** Makes a button open a menu, by pointer and keys. */
  function opens(button, menu, options = {}) {
    button.setAttribute("aria-haspopup", "menu");
    button.setAttribute("aria-expanded", "false");
    const show = (focus) => {
      if (button.getAttribute("aria-disabled") === "true") return;
      const content = typeof menu === "function" ? menu() : menu;
      openMenu(content, button, { ...options, focus });
    };
    button.addEventListener("click", (event) => {
      if (open[0]?.origin === button) return closeMenus();
      // A click without a pointer is the Enter or Space of a keyboard.
      show(event.detail === 0 ? "first" : "menu");
    });
    button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      show(event.key === "ArrowUp" ? "last" : "first");
    });
    return button;
  }

  /** A menu that stands open on the page. */
  function inlineMenu(index, label) {
    const content = data.menus[index];
    const element = make("div", { class: "menu", role: "menu", "aria-label": label });
    const entry = { element, content, level: -1, isInline: true };
    element.addEventListener("keydown", (event) => menuKeys(event, entry));
    return view(element, () => {
      const focused = itemsOf(element).indexOf(document.activeElement);
      fillMenu(element, content, entry);
      const items = itemsOf(element);
      items[0]?.setAttribute("tabindex", "0");
      if (focused >= 0) items[Math.min(focused, items.length - 1)]?.focus();
    });
  }

  // MARK: Buttons

  function setEnabled(element, enabled) {
    if (enabled) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", "true");
  }

  function button(classes, title, content, attributes = {}) {
    return make("button", { type: "button", class: classes, ...attributes }, content);
  }

  /** A button that performs an item, as it is now. */
  function itemButton(item, classes, form = "both", choose = perform) {
    const title = titleOf(item);
    const picture = symbolOf(item);
    const isOn = mark(item);
    const showsTitle = form !== "icon" || !picture;
    const element = button([classes, item.role, isOn && "on"].filter(Boolean).join(" "), title,
      [form !== "title" && picture && symbol(picture),
        showsTitle && make("span", { class: "title" }, title)],
      {
        "aria-label": showsTitle ? undefined : title, title: showsTitle ? undefined : title,
        "aria-pressed": isOn === undefined ? undefined : String(isOn), "data-item": item.command,
      });
    setEnabled(element, isEnabled(item));
    element.addEventListener("click", () => {
      if (element.getAttribute("aria-disabled") !== "true") choose(item, element);
    });
    return element;
  }

  function lookClasses(surface) {
    return ["button", "look-" + surface.look, "size-" + surface.size,
      surface.corner && "corner-" + surface.corner].filter(Boolean).join(" ");
  }

  function choiceMenu(id) {
    const choice = choices.get(id);
    const rows = (choice?.options ?? []).map((option) =>
      ({ ...option, choice: id, option: option.id, enabled: both(choice.enabled, option.enabled) }));
    return { groups: [{ rows }] };
  }

  function segments(id, label) {
    const choice = choices.get(id);
    const options = (choice?.options ?? []).filter(isShown);
    const element = make("div", { class: "segments", role: "radiogroup", "aria-label": label });
    for (const option of options) {
      const isOn = values.get(`${id}.${option.id}`) === true;
      const segment = button("segment", option.title,
        option.symbol ? symbol(option.symbol) : make("span", {}, option.title), {
          role: "radio", "aria-checked": String(isOn), tabindex: isOn ? "0" : "-1",
          "aria-label": option.title, "data-key": `${label}.${id}.${option.id}`,
        });
      setEnabled(segment, isEnabled(option) && isEnabled(choice));
      const take = () => {
        if (segment.getAttribute("aria-disabled") === "true") return;
        perform({ ...option, choice: id, option: option.id }, segment);
      };
      segment.addEventListener("click", take);
      element.append(segment);
    }
    element.addEventListener("keydown", (event) => {
      const steps = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1,
        ArrowDown: 1, ArrowUp: -1 };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const all = [...element.children];
      const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
      next.focus();
      next.click();
    });
    return element;
  }

  // MARK: Toolbars

  const visibleForms = (form) => form !== "overflow" && form !== "hidden";

  /** A bar that shows what its breakpoint table says at the width that it has. */
  function toolbar(surface, fixedWidth) {
    const units = [];
    for (const region of ["leading", "center", "trailing"]) {
      for (const unit of surface[region] ?? []) if (unit.unit !== undefined) units.push(unit);
    }
    const bar = make("div", {
      class: "bar", role: "toolbar", "aria-label": surface.title, "data-bar": surface.id,
    });
    let width = fixedWidth;

    function rangeIndex() {
      const index = (surface.ranges ?? []).findIndex((range) => width >= range.from);
      return index < 0 ? (surface.ranges?.length ?? 1) - 1 : index;
    }

    function formsAt(index) {
      const forms = [...surface.forms ?? []];
      for (const range of (surface.ranges ?? []).slice(0, index + 1)) {
        for (const [unit, form] of range.changes ?? []) forms[unit] = form;
      }
      return forms;
    }

    function draw() {
      const fits = width >= (surface.minimum ?? 0);
      const forms = formsAt(rangeIndex());
      const focused = stopsOf(bar).indexOf(document.activeElement);
      bar.style.width = width + "px";
      bar.classList.toggle("unfit", !fits);
      bar.replaceChildren();
      if (!fits) {
        bar.append(make("p", { class: "note" }, `Does not fit: needs ${surface.minimum} pt`));
        return;
      }
      const overflow = units.filter((_, index) => forms[index] === "overflow");
      for (const name of ["leading", "center", "trailing"]) {
        const region = barRegion(name, overflow, (unit) => forms[units.indexOf(unit)]);
        if (region.hasChildNodes()) bar.append(region);
      }
      bar.classList.toggle("centered", !!bar.querySelector(".region.center"));
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
      const box = center.getBoundingClientRect();
      const end = (trailing ?? bar).getBoundingClientRect();
      const room = isRightToLeft ? box.left - (trailing ? end.right : end.left)
        : (trailing ? end.left : end.right) - box.right;
      const gap = parseFloat(getComputedStyle(trailing ?? bar).marginInlineStart) || 0;
      leading.style.minWidth = leading.offsetWidth + Math.max(0, Math.min(missing, room - gap)) + "px";
    }

    function barRegion(name, overflow, formOf) {
      const pieces = (surface[name] ?? []).filter((piece) =>
        piece.space !== undefined || (visibleForms(formOf(piece)) && isShown(piece)
          && (!piece.item || isShown(piece.item))));
      if (name === "trailing" && (overflow.length || surface.keepsButton)) {
        const before = surface.buttonPlace === undefined ? undefined
          : surface.trailing[surface.buttonPlace];
        const index = before ? pieces.indexOf(before) : -1;
        pieces.splice(index < 0 ? pieces.length : index, 0, { overflow });
      }
      const isSpace = (piece) => piece === undefined || piece.space !== undefined;
      const shown = pieces.filter((piece, index) =>
        piece.space === undefined
          || (index > 0 && !isSpace(pieces[index - 1]) && pieces.slice(index).some((p) => !isSpace(p))));
      return make("div", { class: "region " + name }, shown.map((piece) => {
        if (piece.overflow) return overflowButton(piece.overflow);
        if (piece.space !== undefined) {
          const space = make("span", { class: piece.flexible ? "space flexible" : "space" });
          space.style.width = piece.space + "px";
          return space;
        }
        const element = barUnit(piece, formOf(piece));
        element.setAttribute("data-key", `unit-${surface.id}-${units.indexOf(piece)}`);
        return element;
      }));
    }

    function overflowButton(overflow) {
      const element = button("unit overflow", "More", symbol("symbol-more"), {
        "aria-label": "More", title: "More", "data-key": "overflow-" + surface.id,
        "data-overflow": overflow.map((unit) => unit.unit).join(" "),
      });
      return opens(element, () => ({ groups: overflowGroups(surface, overflow) }), { label: "More" });
    }

    view(bar, draw);
    bar.setWidth = (value) => {
      width = Math.round(value);
      draw();
    };
    return { bar, rangeIndex, formsAt, units, width: () => width };
  }

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
      groups.push({ rows: [{ title: "Customize Toolbar…", system: true }] });
    }
    return groups;
  }

  function overflowRows(unit) {
    if (unit.kind === "segmented") return choiceMenu(unit.choice).groups[0].rows;
    if (unit.item) return [unit.item];
    const row = { title: unit.title, symbol: unit.symbol, enabled: unit.enabled, visible: unit.visible };
    if (unit.menu === undefined) return [{ ...row, system: true }];
    return [{ ...row, menu: unit.menu, submenu: true }];
  }

  /** The groups of the menu that stands for a group of a bar. */
  function representedMenu(unit) {
    return { groups: [{ title: unit.title, rows: unit.members.flatMap(overflowRows) }] };
  }

  function barUnit(unit, form) {
    const width = unit.widths?.find(([name]) => name === form)?.[1];
    const element = barUnitElement(unit, form === "kept" ? unit.form : form);
    element.setAttribute("data-unit", unit.unit);
    element.setAttribute("data-form", form);
    if (unit.springs) {
      element.classList.add("springs");
      element.title = `${unit.title}: opens while something is dragged over it`;
    }
    if (width && !["title", "search"].includes(unit.kind)) element.style.width = width + "px";
    else if (width) element.style.minWidth = width + "px";
    return element;
  }

  function barUnitElement(unit, form) {
    if (unit.members && form !== "representative") {
      return make("div", { class: "unit group", role: "group", "aria-label": unit.title },
        unit.members.map((member) =>
          barUnitElement(member, form === "icons" && member.form === "both" ? "icon" : member.form)));
    }
    if (unit.kind === "segmented") {
      const element = make("div", { class: "unit" }, segments(unit.choice, unit.title));
      return element;
    }
    if (unit.item) return itemButton(unit.item, "unit", form);
    const hasMenu = unit.members || unit.menu !== undefined || unit.kind === "pop-up-button";
    const option = unit.kind === "pop-up-button" ? chosen(unit.choice) : undefined;
    const title = option?.title ?? unit.title;
    const isHeading = unit.kind === "title";
    const shownForm = form === "representative" ? (unit.symbol ? "icon" : "title") : form;
    const picture = shownForm !== "title" && unit.symbol;
    const content = [
      picture && symbol(picture),
      (shownForm !== "icon" || !picture) && make("span", { class: "title" }, title),
      hasMenu && unit.kind !== "back" && chevron(unit.kind === "pop-up-button" ? "both" : "down"),
    ];
    if (isHeading && !hasMenu) return make("div", { class: "unit heading" }, content);
    if (unit.kind === "search") {
      return make("div", { class: "unit search" }, make("input", {
        type: "search", placeholder: unit.title, "aria-label": unit.title,
        onchange: (event) => record("Searched", event.target.value),
      }), symbol("symbol-search"));
    }
    const element = button("unit" + (isHeading ? " heading" : ""), title, content, {
      "aria-label": title, title: picture ? title : undefined,
    });
    setEnabled(element, isEnabled(unit));
    if (unit.kind === "back" && hasMenu) {
      element.addEventListener("contextmenu", (event) => {
        event.preventDefault();
        openMenu(unit.menu, element, { label: title });
      });
    }
    if (unit.members) return opens(element, () => representedMenu(unit), { label: title });
    if (hasMenu && unit.kind !== "back") {
      return opens(element, () => unit.menu ?? choiceMenu(unit.choice), { label: title });
    }
    element.addEventListener("click", () => record(`Pressed “${unit.title}”`, unit.unit));
    return element;
  }

  const stopsOf = (bar) => [...bar.querySelectorAll("button, input")];

  /** One stop of the Tab key for a bar; arrows go from one control to the next. */
  function rove(bar, focused) {
    const stops = stopsOf(bar);
    for (const [index, stop] of stops.entries()) stop.tabIndex = index === 0 ? 0 : -1;
    if (focused >= 0) stops[Math.min(focused, stops.length - 1)]?.focus({ preventScroll: true });
    bar.onkeydown = (event) => {
      const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
      const backward = isRightToLeft ? "ArrowRight" : "ArrowLeft";
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

  const devices = {
    ios: [["iPhone SE", 375], ["iPhone", 390], ["iPhone Plus", 430]],
    ipados: [["Narrow", 375], ["iPad mini", 744], ["iPad", 820], ["iPad, landscape", 1024],
      ["iPad Pro", 1366]],
    macos: [["Small window", 700], ["Window", 900], ["Large window", 1280]],
  };

  function toolbarStage(surface) {
    const usual = devices[data.platform] ?? devices.ios;
    const widest = surface.ranges?.[0]?.from ?? 0;
    const least = Math.max(120, (surface.minimum ?? 0) - 40);
    const most = Math.max(usual.at(-1)[1], widest + 160);
    const initial = usual.find(([, width]) => width >= widest)?.[1] ?? widest;
    const { bar, rangeIndex, formsAt, units, width } = toolbar(surface, initial);
    const output = make("output", { class: "range" });
    const slider = make("input", {
      type: "range", min: least, max: most, value: initial, "aria-label": "Width in points",
      oninput: () => resize(Number(slider.value)),
    });
    const grip = make("div", { class: "grip", "aria-hidden": "true", title: "Drag to resize" });
    const chips = make("div", { class: "chips", role: "group", "aria-label": "Widths" });

    function resize(value) {
      bar.setWidth(Math.max(least, Math.min(most, value)));
      slider.value = width();
      describe();
    }

    function describe() {
      const range = surface.ranges?.[rangeIndex()];
      const last = range?.to === undefined ? "and wider" : `– ${range.to - 1} pt`;
      const words = width() < (surface.minimum ?? 0) ? `needs ${surface.minimum} pt`
        : range ? `range ${range.from} ${last}` : "";
      output.textContent = `${width()} pt · ${words}`;
      for (const chip of chips.children) {
        chip.setAttribute("aria-pressed", String(Number(chip.dataset.width) === width()));
      }
    }

    const chip = (label, value, title) => chips.append(button("chip", label, label, {
      title, "data-width": value, onclick: () => resize(value),
    }));
    for (const [name, value] of usual) chip(`${name} ${value}`, value);
    for (const [index, range] of (surface.ranges ?? []).entries()) {
      const forms = formsAt(index);
      const gone = units.filter((_, unit) => forms[unit] === "overflow").map((unit) => unit.title);
      chip(`≥ ${range.from}`, range.from, gone.length ? `In the menu: ${gone.join(", ")}` : "All in the bar");
      chips.lastChild.classList.add("breakpoint");
    }
    grip.addEventListener("pointerdown", (event) => {
      const start = { x: event.clientX, width: width() };
      grip.setPointerCapture(event.pointerId);
      grip.onpointermove = (move) =>
        resize(start.width + (move.clientX - start.x) * (isRightToLeft ? -1 : 1));
    });
    for (const end of ["pointerup", "pointercancel"]) {
      grip.addEventListener(end, () => { grip.onpointermove = null; });
    }
    describe();
    return [make("div", { class: "stage wide" }, make("div", { class: "resizable" }, bar, grip)),
      make("div", { class: "controls" }, slider, output), chips];
  }

  // MARK: Alerts

  function alertCard(surface, answer) {
    const titleID = `alert-title-${surface.id}`;
    return make("div", { class: "alert", role: "group", "aria-label": surface.title },
      make("h3", { id: titleID }, surface.title),
      surface.message && make("p", {}, surface.message),
      make("div", { class: surface.row ? "answers row" : "answers" },
        (surface.answers ?? []).filter(isShown).map((item) =>
          itemButton({ ...item, symbol: undefined }, "answer", "title", answer))));
  }

  function openAlert(surface, origin, agreed) {
    const dialog = make("dialog", { class: "modal", "aria-label": surface.title });
    const finish = (item) => {
      dialog.close();
      dialog.remove();
      focusAgain(origin);
      if (!item) return record("Dismissed the alert", surface.id);
      act(item, commands.get(item.command), origin);
      if (item.role !== "cancel") agreed?.();
    };
    dialog.append(alertCard(surface, finish));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      finish(surface.answers?.find((item) => item.role === "cancel"));
    });
    document.body.append(dialog);
    dialog.showModal();
    record("Asks", surface.id);
  }

  // MARK: Sheets

  /** The stages of sheets, by the ids of their surfaces. */
  const stages = new Map();

  function moveSheet(target) {
    const [sheet, detent] = target.split(":");
    stages.get(sheet)?.(detent);
  }

  function panelContent(surface) {
    const inner = (data.surfaces ?? []).filter((other) => other.within === surface.id);
    const bar = inner.find((other) => other.type === "toolbar");
    const others = inner.filter((other) => other !== bar);
    const element = make("div", { class: "panel" });
    const head = make("div", { class: "panel-head" },
      bar ? undefined : make("h3", {}, surface.title));
    const list = view(make("div", { class: "panel-rows" }), (rows) => {
      rows.replaceChildren(...(surface.rows ?? []).filter(isShown).map((item) =>
        item.option ? optionRow(item) : itemButton(item, "panel-row")));
    });
    const controls = make("div", { class: "panel-controls" },
      others.map((other) => labelled(other, control(other))));
    element.append(head, list, controls);
    return { element, bar, head };
  }

  function optionRow(item) {
    const isOn = mark(item);
    const element = itemButton(item, "panel-row");
    element.setAttribute("role", "checkbox");
    element.setAttribute("aria-checked", String(isOn));
    element.removeAttribute("aria-pressed");
    if (isOn) element.append(make("span", { class: "mark", "aria-hidden": "true" }, "✓"));
    return element;
  }

  function labelled(surface, element) {
    const isPlain = surface.type === "button";
    return make("div", { class: "labelled", id: "surface-" + surface.id },
      isPlain ? undefined : make("span", { "aria-hidden": "true" }, surface.title), element);
  }

  function sheetStage(surface) {
    const places = surface.places ?? [];
    const { element: content, bar, head } = panelContent(surface);
    if (!places.length) return [make("p", { class: "facts" }, surface.facts ?? ""),
      make("div", { class: "stage" }, make("div", { class: "card loose" }, content))];
    let place = places[0];
    let rest = 0;
    let isOpen = true;
    const device = make("div", { class: "device" });
    const scrim = make("div", { class: "scrim" });
    const grabber = make("div", {
      class: "grabber", role: "slider", tabindex: "0", "aria-label": "Height of the sheet",
      "aria-orientation": "vertical",
    });
    const sheet = make("div", { class: "sheet", role: "group", "aria-label": surface.title },
      grabber, content);
    const view = make("div", { class: "screen" },
      make("div", { class: "skeleton", "aria-hidden": "true" }), scrim, sheet);
    device.append(view);
    const steps = make("div", { class: "chips", role: "group", "aria-label": "Detents" });
    const note = make("p", { class: "facts" });
    let inner;
    if (bar) {
      inner = toolbar(bar, 320);
      inner.bar.id = "surface-" + bar.id;
      head.append(inner.bar);
    }

    function draw() {
      const scale = Math.min(1, 760 / place.width, 680 / place.height);
      const position = place.rests[rest];
      device.style.width = place.width * scale + "px";
      device.style.height = place.height * scale + "px";
      view.style.width = place.width + "px";
      view.style.height = place.height + "px";
      view.style.transform = `scale(${scale})`;
      sheet.style.left = position.x + "px";
      sheet.style.width = position.width + "px";
      sheet.style.height = position.height + "px";
      sheet.style.top = (isOpen ? position.y : place.height) + "px";
      sheet.dataset.form = place.form;
      sheet.toggleAttribute("inert", !isOpen);
      sheet.classList.toggle("closed", !isOpen);
      scrim.classList.toggle("on", isOpen && !!position.dims);
      grabber.hidden = !position.grabber || place.rests.length < 2;
      grabber.setAttribute("aria-valuemin", "1");
      grabber.setAttribute("aria-valuemax", String(place.rests.length));
      grabber.setAttribute("aria-valuenow", String(rest + 1));
      grabber.setAttribute("aria-valuetext", position.caption);
      note.textContent = [surface.facts, place.note, position.caption].filter(Boolean).join(" · ");
      inner?.bar.setWidth(position.width);
      steps.replaceChildren(
        button("chip", "", isOpen ? "Dismiss" : "Present", {
          onclick: () => { isOpen = !isOpen; record(isOpen ? "Presented" : "Dismissed", surface.id); draw(); },
        }),
        ...place.rests.map((position, index) => button("chip", "", position.caption, {
          "aria-pressed": String(isOpen && index === rest), onclick: () => move(index),
        })));
    }

    function move(index) {
      const next = Math.max(0, Math.min(place.rests.length - 1, index));
      if (next !== rest || !isOpen) record("Sheet rests at", place.rests[next].caption);
      rest = next;
      isOpen = true;
      draw();
    }

    grabber.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      move(rest + step);
    });
    grabber.addEventListener("pointerdown", (event) => {
      const scale = device.clientHeight / place.height;
      const start = { y: event.clientY, top: place.rests[rest].y };
      grabber.setPointerCapture(event.pointerId);
      sheet.classList.add("dragged");
      let top = start.top;
      grabber.onpointermove = (drag) => {
        const least = Math.min(...place.rests.map((position) => position.y));
        top = Math.max(least, start.top + (drag.clientY - start.y) / scale);
        const bottom = place.rests[rest].y + place.rests[rest].height;
        sheet.style.top = top + "px";
        sheet.style.height = Math.max(40, bottom - top) + "px";
      };
      const end = () => {
        grabber.onpointermove = grabber.onpointerup = grabber.onpointercancel = null;
        sheet.classList.remove("dragged");
        const distances = place.rests.map((position) => Math.abs(position.y - top));
        move(distances.indexOf(Math.min(...distances)));
      };
      grabber.onpointerup = grabber.onpointercancel = end;
    });
    // Behind what the click performs, which may present something else.
    content.addEventListener("click", (event) => {
      const id = event.target.closest?.("[data-item]:not([aria-disabled])")?.dataset.item;
      if (!commands.get(id)?.dismisses) return;
      isOpen = false;
      record("Dismissed", surface.id);
      draw();
    });
    const picker = make("select", {
      "aria-label": "Device",
      onchange: () => { place = places[Number(picker.value)]; rest = 0; draw(); },
    }, places.map((place, index) => make("option", { value: index },
      `${place.device} · ${place.width} × ${place.height}`)));
    stages.set(surface.id, (detent) => {
      const index = place.rests.findIndex((position) => position.ids?.includes(detent));
      if (index >= 0) move(index);
    });
    draw();
    const stage = make("div", { class: "stage wide" }, device);
    stage.addEventListener("present-here", () => { isOpen = true; draw(); });
    return [make("div", { class: "controls" }, picker, steps), note, stage];
  }

  // MARK: Surfaces

  function control(surface) {
    switch (surface.type) {
      case "button":
        return view(make("span", { class: "holder" }), (holder) => {
          holder.replaceChildren();
          if (!isShown(surface.item)) return;
          holder.append(itemButton(surface.item, lookClasses(surface), surface.bare ? "icon" : "both"));
        });
      case "segmented":
        return view(make("span", { class: "holder" }), (holder) =>
          holder.replaceChildren(isShown(surface) ? segments(surface.choice, surface.title) : ""));
      case "pop-up": case "pull-down": return menuButton(surface);
      default: return make("span");
    }
  }

  function menuButton(surface) {
    return view(make("span", { class: "holder" }), (holder) => {
      holder.replaceChildren();
      if (!isShown(surface)) return;
      const option = surface.type === "pop-up" ? chosen(surface.choice) : undefined;
      const title = option?.title ?? surface.title;
      const picture = surface.type === "pop-up" ? option?.symbol : surface.symbol;
      const showsTitle = !surface.bare || (surface.type === "pop-up");
      const element = button(lookClasses(surface), title, [
        picture && symbol(picture), (showsTitle || !picture) && make("span", { class: "title" }, title),
        !surface.more && chevron(surface.type === "pop-up" ? "both" : "down"),
      ], { "aria-label": surface.type === "pop-up" ? `${surface.title}: ${title}` : title,
        "data-key": "button-" + surface.id });
      setEnabled(element, isEnabled(surface));
      holder.append(opens(element, surface.menu ?? choiceMenu(surface.choice), { label: surface.title }));
    });
  }

  function menuStage(surface) {
    const trigger = opens(button("button look-gray size-medium", surface.title,
      [make("span", { class: "title" }, surface.title), chevron("down")]), surface.menu,
      { label: surface.title });
    return [make("div", { class: "stage" }, trigger, inlineMenu(surface.menu, surface.title))];
  }

  function contextStage(surface) {
    const target = button("target", surface.target ?? surface.title, [
      make("strong", {}, surface.target ?? surface.title),
      make("span", {}, "Use the secondary button, a tap or Return."),
    ]);
    opens(target, surface.menu, { label: surface.title });
    target.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      const isPointer = event.detail !== 0 || event.clientX || event.clientY;
      openMenu(surface.menu, target, isPointer
        ? { at: { x: event.clientX, y: event.clientY }, focus: "menu", label: surface.title }
        : { label: surface.title });
    });
    return [make("div", { class: "stage" }, target, inlineMenu(surface.menu, surface.title))];
  }

  function menuBarStage(surface) {
    const bar = make("div", { class: "menu-bar", role: "menubar", "aria-label": surface.title });
    view(bar, () => {
      bar.replaceChildren();
      const menus = (surface.menus ?? []).filter(isShown);
      const titles = menus.map((menu, index) => {
        const title = button("menu-title" + (menu.app ? " app" : ""), menu.title, menu.title, {
          role: "menuitem", tabindex: index === 0 ? "0" : "-1", "data-key": "bar-" + menu.id,
        });
        setEnabled(title, isEnabled(menu));
        const step = (offset) => {
          const next = titles[(index + offset + titles.length) % titles.length];
          openMenu(menus[titles.indexOf(next)].menu, next, { bar: next.step, label: next.textContent });
        };
        title.step = step;
        opens(title, menu.menu, { bar: step, label: menu.title });
        title.addEventListener("pointerenter", () => {
          if (open[0]?.bar && open[0].origin !== title) {
            openMenu(menu.menu, title, { bar: step, focus: "menu", label: menu.title });
          }
        });
        title.addEventListener("keydown", (event) => {
          const offset = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
          if (!offset) return;
          event.preventDefault();
          titles[(index + offset + titles.length) % titles.length].focus();
        });
        return title;
      });
      bar.append(...titles);
    });
    return [make("div", { class: "stage wide" }, bar)];
  }

  function editStage(surface) {
    const parts = [];
    if (surface.bar) {
      parts.push(view(make("div", {
        class: "edit-items", role: "toolbar", "aria-label": `Commands on ${surface.target}`,
      }), (bar) => {
        bar.replaceChildren(...surface.bar.filter((item) =>
          isShown(item) && isEnabled(item)).map((item) => {
          const element = itemButton({ ...item, symbol: undefined }, "edit-item");
          element.classList.toggle("system", !!item.system);
          return element;
        }));
        rove(bar, -1);
      }));
      const turn = (classes, label, step) => button("edit-turn " + classes, label, chevron("trailing"), {
        "aria-label": label, tabindex: "-1", onclick: () => parts[0].querySelector(".edit-items")
          .scrollBy({ left: step * 300 * (isRightToLeft ? -1 : 1), behavior: "smooth" }),
      });
      parts[0] = make("div", { class: "edit-bar" },
        turn("back", "Previous commands", -1), parts[0], turn("", "Further commands", 1));
    }
    const target = make("p", { class: "selection" }, "Some text, with ",
      make("mark", {}, "a selection"), " in it.");
    parts.push(target);
    if (surface.menu !== undefined) parts.push(inlineMenu(surface.menu, surface.title));
    return [make("div", { class: "stage column" }, parts)];
  }

  function tabStage(surface) {
    let current = 0;
    const bar = make("div", { class: "tab-bar", role: "tablist", "aria-label": "Tabs" });
    const draw = () => bar.replaceChildren(...(surface.tabs ?? []).map((tab, index) =>
      button("tab", tab.title, [tab.symbol && symbol(tab.symbol), make("span", {}, tab.title)], {
        role: "tab", "aria-selected": String(index === current),
        onclick: () => { current = index; record("Leads to the view", tab.view); draw(); bar.children[index].focus(); },
      })));
    draw();
    return [make("div", { class: "stage wide" }, bar)];
  }

  function alertStage(surface) {
    const show = button("button look-gray size-medium", "Ask", make("span", { class: "title" }, "Ask"));
    show.addEventListener("click", () => openAlert(surface, show));
    const card = view(make("div", { class: "holder" }), (holder) =>
      holder.replaceChildren(alertCard(surface, (item) => act(item, commands.get(item.command)))));
    show.dataset.key = "ask-" + surface.id;
    return [make("div", { class: "stage" }, show, card)];
  }

  function stage(surface) {
    switch (surface.type) {
      case "menu": return menuStage(surface);
      case "context-menu": return contextStage(surface);
      case "menu-bar": return menuBarStage(surface);
      case "toolbar": return toolbarStage(surface);
      case "edit-menu": return editStage(surface);
      case "panel": return sheetStage(surface);
      case "alert": return alertStage(surface);
      case "tab-bar": return tabStage(surface);
      default: return [make("div", { class: "stage" }, control(surface))];
    }
  }

  function section(surface) {
    const id = "surface-" + surface.id;
    const element = make("section", { id, "aria-labelledby": id + "-title", "data-type": surface.type },
      make("header", {}, make("h2", { id: id + "-title" }, surface.title),
        make("p", { class: "kind" }, `${surface.kind} · `,
          make("a", { href: "#" + id }, make("code", {}, surface.id)))),
      stage(surface));
    element.addEventListener("present", () =>
      element.querySelector(".stage")?.dispatchEvent(new CustomEvent("present-here")));
    return element;
  }

  /** Controls that follow each other stand in one section. */
  function sections() {
    const parts = [];
    let run;
    for (const surface of (data.surfaces ?? []).filter((surface) => !surface.within)) {
      if (!["button", "segmented", "pop-up", "pull-down"].includes(surface.type)) {
        parts.push(section(surface));
        run = undefined;
        continue;
      }
      if (!run) {
        run = make("div", { class: "stage controls-list" });
        parts.push(make("section", { "aria-label": "Controls", "data-type": "controls" },
          make("header", {}, make("h2", {}, "Controls")), run));
      }
      run.append(make("figure", { id: "surface-" + surface.id },
        make("figcaption", {}, `${surface.kind} · `,
          make("a", { href: "#surface-" + surface.id }, make("code", {}, surface.id))),
        control(surface)));
    }
    return parts;
  }

  // MARK: The page

  function index() {
    const groups = new Map();
    for (const surface of data.surfaces ?? []) {
      const kind = surface.kind.split(" of ")[0];
      if (!groups.has(kind)) groups.set(kind, []);
      groups.get(kind).push(surface);
    }
    return [...groups].map(([kind, list]) => [
      make("h2", {}, kind),
      make("ul", {}, list.map((surface) =>
        make("li", {}, make("a", { href: "#surface-" + surface.id }, surface.title)))),
    ]);
  }

  function switches() {
    if (!data.states?.length) return undefined;
    const rows = data.states.map((state) => {
      const box = make("input", { type: "checkbox", role: "switch", "data-state": state.id });
      box.addEventListener("change", () => {
        values.set(state.id, box.checked);
        record(`${state.title}: ${box.checked ? "on" : "off"}`, state.id);
        refresh();
      });
      views.push(() => {
        box.checked = values.get(state.id) === true;
        box.setAttribute("aria-checked", String(box.checked));
      });
      return make("label", { class: "switch" }, make("span", {}, state.title), box);
    });
    const again = button("chip", "", "Start again", {
      onclick: () => { reset(); record("Started again"); refresh(); },
    });
    return make("section", { class: "box", "aria-label": "States" }, make("h2", {}, "States"), rows, again);
  }

  function findings() {
    if (!data.findings?.length) return undefined;
    return make("section", { class: "box", id: "findings", "aria-label": "Findings" },
      make("h2", {}, `Findings (${data.findings.length})`),
      make("ul", {}, data.findings.map((finding) =>
        make("li", { class: finding.severity },
          make("p", {}, make("strong", {}, finding.severity), ` ${finding.message}`),
          make("p", { class: "why" }, make("code", {}, finding.rule), ` ${finding.summary ?? ""} `,
            make("span", {}, finding.place))))));
  }

  function themePicker() {
    const root = document.documentElement;
    const picker = make("select", { id: "theme", "aria-label": "Appearance", onchange: () => {
      if (picker.value === "auto") delete root.dataset.theme;
      else root.dataset.theme = picker.value;
    } }, ["auto", "light", "dark"].map((name) => make("option", { value: name },
      { auto: "As the system", light: "Light", dark: "Dark" }[name])));
    picker.value = root.dataset.theme ?? "auto";
    return picker;
  }

  /** Asks the script beside the page again and again which version is there now. */
  function reloadWhenChanged({ file, version }) {
    let isOld = false;
    globalThis.menuetVersion = (now) => {
      if (now === version || isOld) return;
      isOld = true;
      location.reload();
    };
    setInterval(() => {
      const script = make("script", { src: `${encodeURIComponent(file)}?${Date.now()}` });
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }, 250);
  }

  if (data.reload) reloadWhenChanged(data.reload);
  reset();
  document.body.classList.add(data.desktop ? "desktop" : "touch");
  document.getElementById("tools").append(themePicker());
  document.getElementById("index").append(...index().flat());
  document.getElementById("main").replaceChildren(
    ...sections(),
    ...(data.missing?.length ? [make("p", { class: "missing" },
      `Symbols without a drawing: ${data.missing.join(", ")}`)] : []));
  const side = document.getElementById("side");
  side.append(...[switches(), make("section", { class: "box", "aria-label": "Events" },
    make("h2", {}, "Events"), log), findings()].filter(Boolean));
  record("Nothing has been used yet");
  refresh();
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
})();
