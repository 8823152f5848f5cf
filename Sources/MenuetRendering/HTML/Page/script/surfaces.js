// MARK: Surfaces

function control(surface) {
  const element = controlElement(surface);
  element.classList.toggle("springs", !!surface.springs);
  return element;
}

function controlElement(surface) {
  switch (surface.type) {
    case "button":
      return view(make("span", { class: "holder" }), (holder) => {
        holder.replaceChildren();
        if (!isShown(surface.item)) return;
        const element = itemButton(surface.item, lookClasses(surface), surface.bare ? "icon" : "both");
        element.dataset.key = "button-" + surface.id;
        holder.append(element);
      });
    case "segmented":
      return view(make("span", { class: "holder" }), (holder) =>
        holder.replaceChildren(isShown(surface) ? segments(surface.choice, surface) : ""));
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
    ], { ...readOut(surface), title: toolTip(surface), "data-key": "button-" + surface.id });
    const name = surface.label ?? surface.title;
    element.setAttribute("aria-label", surface.type === "pop-up" ? `${name}: ${title}` : name);
    setEnabled(element, isEnabled(surface));
    holder.append(opensBeside(element, surface.primary, surface.menu ?? choiceMenu(surface.choice),
      { label: surface.title }));
  });
}

function menuStage(surface) {
  return [make("div", { class: "stage" }, inlineMenu(surface.menu, surface.title))];
}

// MARK: Content

/** Opens a menu by the secondary button, by holding a pointer, and by Return. */
function opensContextMenu(element, surface) {
  const label = surface.title;
  element.setAttribute("aria-haspopup", "menu");
  element.setAttribute("aria-expanded", "false");
  let timer;
  const show = (at) => openMenu(surface.menu, element, at ? { at, focus: "menu", label } : { label });
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    timer = setTimeout(() => {
      ignoreLift();
      show({ x: event.clientX, y: event.clientY });
    }, holdingTime);
    followPress(element, event, { ends: () => clearTimeout(timer), keeps: true });
  });
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    if (event.pointerType === "touch") ignoreLift();
    show(event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : undefined);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  });
  return element;
}

/** Text with a selection, over which the bar of an edit menu stands when it is used. */
function textPart(surface) {
  const bar = surface.bar && editBar(surface);
  const content = { id: "selection-" + surface.id, region: "selection", text: "a selection" };
  const mark = view(make("mark", { role: "button", tabindex: "0", "data-key": content.id }), (mark) => {
    const { text } = contentOf(content);
    mark.textContent = text || "\u200b";
    mark.classList.toggle("caret", !text);
  });
  marks.set(mark, content);
  const text = make("div", { class: "content-text" },
    make("div", { class: "sketched", "aria-hidden": "true" }),
    make("p", { class: "selection" }, bar, "Some text, with ", mark, " in it."),
    make("div", { class: "sketched", "aria-hidden": "true" }));
  mark.addEventListener("keydown", (event) => {
    if (!["Backspace", "Delete"].includes(event.key) || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    affect({ id: "delete", does: "delete" }, { mark: content }, placeOf(mark));
  });
  if (surface.menu !== undefined) opensContextMenu(mark, surface);
  if (!bar) return text;
  mark.removeAttribute("aria-haspopup");
  const toggle = (isShown) => {
    bar.hidden = !isShown;
    mark.setAttribute("aria-expanded", String(isShown));
  };
  toggle(false);
  mark.addEventListener("click", () => toggle(bar.hidden));
  bar.addEventListener("click", (event) => event.target.closest(".edit-item") && toggle(false));
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || bar.hidden) return;
    toggle(false);
    mark.focus();
  });
  mark.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    toggle(bar.hidden);
  }, { capture: true });
  return text;
}

// A tap anywhere else closes the bar over a selection.
document.addEventListener("pointerdown", ({ target }) => {
  for (const bar of app.section.querySelectorAll(".selection > .edit-bar:not([hidden])")) {
    const mark = bar.parentElement.querySelector("mark");
    if (bar.contains(target) || mark.contains(target)) continue;
    bar.hidden = true;
    mark.setAttribute("aria-expanded", "false");
  }
});

// MARK: Menu bars

function menuBar(surface) {
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
      opens(title, menu.menu, { bar: step, label: menu.title, presses: true });
      title.addEventListener("pointerenter", () => {
        if (open[0]?.bar && open[0].origin !== title) {
          openMenu(menu.menu, title, { bar: step, focus: "menu", label: menu.title });
        }
      });
      title.addEventListener("keydown", (event) => {
        const offset = { ArrowRight: isRightToLeft() ? -1 : 1, ArrowLeft: isRightToLeft() ? 1 : -1 }[event.key];
        if (!offset) return;
        event.preventDefault();
        titles[(index + offset + titles.length) % titles.length].focus();
      });
      return title;
    });
    bar.append(...titles);
  });
  return bar;
}

function menuBarStage(surface) {
  const bar = menuBar(surface);
  if (!surface.overlay) return [make("div", { class: "stage wide" }, bar)];
  return [make("div", { class: "stage column" },
    make("p", { class: "note" }, "While ⌘ is held"), shortcutOverlay(surface),
    make("p", { class: "note" }, "The menus that it is made of"), bar)];
}

/** The shortcuts that an iPad without a menu bar shows while the Command key is held: a menu at a time. */
function shortcutOverlay(surface) {
  const menus = () => (surface.menus ?? []).filter((menu) => isShown(menu) && menu.keys);
  let current = menus()[0]?.id;
  return view(make("div", { class: "overlay", role: "group", "aria-label": surface.title }), (card) => {
    const shown = menus();
    const chosen = shown.find((menu) => menu.id === current) ?? shown[0];
    const focused = card.contains(document.activeElement)
      ? document.activeElement.dataset.key : undefined;
    const rows = (chosen?.keys ?? []).filter(isShown).map((item, index) => {
      const row = itemButton({ ...item, symbol: undefined, onSymbol: undefined }, "shortcut");
      row.dataset.key = `key-${chosen.id}-${index}`;
      row.append(make("bdo", { class: "keys", dir: "ltr" }, item.keys));
      return row;
    });
    const tabs = shown.map((menu) => button("overlay-tab", menu.title, menu.title, {
      "aria-pressed": String(menu === chosen), "data-key": "keys-of-" + menu.id,
      onclick: () => { current = menu.id; refresh(); },
    }));
    card.replaceChildren(make("div", { class: "shortcuts" }, rows),
      make("div", { class: "overlay-tabs" }, tabs));
    if (focused) withKey(focused, scopeOf(card))?.focus({ preventScroll: true });
  });
}

// MARK: Edit menus

function editBar(surface) {
  const items = view(make("div", {
    class: "edit-items", role: "toolbar", "aria-label": `Commands on ${surface.target}`,
  }), (bar) => {
    bar.replaceChildren(...surface.bar.filter((item) =>
      isShown(item) && isEnabled(item)).map((item) => {
      const element = itemButton({ ...item, symbol: undefined }, "edit-item");
      element.dataset.key = `edit-${surface.id}-${item.command ?? item.title}`;
      return element;
    }));
    rove(bar, -1);
    page(bar);
  });
  const back = turn("back", "Previous commands", -1);
  const forth = turn("", "Further commands", 1);
  const bar = make("div", { class: "edit-bar" }, back, items, forth);
  new ResizeObserver(() => page(items)).observe(items);
  items.addEventListener("focusin", () => page(items));
  items.addEventListener("scroll", () => page(items));
  return bar;

  /** The items with the places where they begin and end, from the leading end of what is in sight. */
  function places(items) {
    const box = items.getBoundingClientRect();
    const scale = box.width / items.offsetWidth || 1;
    return [...items.children].map((item) => {
      const { left, right } = item.getBoundingClientRect();
      const [start, end] = isRightToLeft() ? [box.right - right, box.right - left] : [left - box.left, right - box.left];
      return { item, start: start / scale, end: end / scale };
    });
  }

  /** Shows whole items alone, and an arrow where there are more. */
  function page(items) {
    if (!items.offsetWidth) return;
    const all = places(items);
    const isSeen = ({ start, end }) => start > -1 && end < items.clientWidth + 1;
    for (const place of all) place.item.classList.toggle("cut", !isSeen(place));
    back.hidden = !(all[0]?.start < -1);
    forth.hidden = !(all.at(-1)?.end > items.clientWidth + 1);
  }

  /** Turns to the items after those in sight, or before them. */
  function turnTo(step) {
    const all = places(items);
    const next = step > 0 ? all.find(({ end }) => end > items.clientWidth + 1)
      : all.find(({ start }) => start >= all.find(({ start }) => start > -1).start - items.clientWidth);
    if (next) items.scrollBy({ left: next.start * (isRightToLeft() ? -1 : 1) });
  }

  function turn(classes, label, step) {
    return button("edit-turn " + classes, label, chevron("trailing"), {
      "aria-label": label, tabindex: "-1", onclick: () => turnTo(step),
    });
  }
}

function editStage(surface) {
  return [make("div", { class: "stage column" }, surface.bar && editBar(surface),
    make("p", { class: "selection" }, "Some text, with ", make("mark", {}, "a selection"), " in it."),
    surface.menu !== undefined && inlineMenu(surface.menu, surface.title))];
}

// MARK: Tabs and alerts

/** The tabs, which lead to the views of the prototype. */
function tabBar(surface) {
  const root = app.trail[0]?.view ?? shownView().id;
  const tabs = surface.tabs ?? [];
  const current = Math.max(0, tabs.findIndex((tab) => tab.view === root));
  const bar = make("div", { class: "tab-bar", role: "tablist", "aria-label": "Tabs" });
  bar.append(...tabs.map((tab, index) =>
    button("tab", tab.title, [tab.symbol && symbol(tab.symbol), make("span", {}, tab.title)], {
      role: "tab", "aria-selected": String(index === current), "data-key": `tab-${index}`,
      onclick: () => {
        const wasInPrototype = isInPrototype(bar);
        app.trail.length = 0;
        record("Leads to the view", tab.view);
        showView(tab.view);
        if (wasInPrototype) withKey(`tab-${index}`, app.section)?.focus({ preventScroll: true });
        else reveal();
      },
    })));
  return bar;
}

function alertStage(surface) {
  return [make("div", { class: "stage" }, view(make("div", { class: "holder" }), (holder) =>
    holder.replaceChildren(alertCard(surface, (item) => act(item, commands.get(item.command))))))];
}

function stage(surface) {
  switch (surface.type) {
    case "menu": case "context-menu": return menuStage(surface);
    case "menu-bar": return menuBarStage(surface);
    case "toolbar": return toolbarStage(surface);
    case "edit-menu": return editStage(surface);
    case "panel": return sheetStage(surface);
    case "alert": return alertStage(surface);
    case "tab-bar": return [make("div", { class: "stage wide" }, tabBar(surface))];
    default: return [make("div", { class: "stage" }, control(surface))];
  }
}

function section(surface) {
  const id = "surface-" + surface.id;
  return make("section", { id, tabindex: "-1", "aria-labelledby": id + "-title", "data-type": surface.type },
    make("header", {}, make("h2", { id: id + "-title" }, surface.title),
      make("p", { class: "kind" }, `${surface.kind} · `,
        make("a", { href: "#" + id }, make("code", {}, surface.id)))),
    stage(surface));
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
