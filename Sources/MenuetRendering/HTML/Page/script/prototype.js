// MARK: The prototype

/** The state of the prototype; it outlasts a switch of contexts. */
const app = {
  section: document.getElementById("prototype"),
  /** The id of the view, and the ways that led to it, the last one last. */
  view: undefined, trail: [],
  /** The bars that people put in place, by view and edge. */
  bars: new Map(),
  /** The devices that people chose, by platform. */
  devices: new Map(),
  /** True while taps select rows, and do nothing else. */
  selects: false,
  /** The names of the panes that are shown. */
  panes: new Set(),
  /** The screen of a device, or a window, in which the view stands. */
  screen: undefined,
  layOut: () => {},
};

const isInPrototype = (element) => !!element && app.section.contains(element);

// MARK: Views

const viewTypes = ["toolbar", "context-menu", "edit-menu", "button", "segmented", "pop-up", "pull-down"];

/** The views of the document, and one of what stands in none of them. */
function appViews() {
  const own = data.views ?? [];
  const placed = new Set(own.flatMap((view) => view.surfaces ?? []));
  const rest = (data.surfaces ?? []).filter((surface) =>
    viewTypes.includes(surface.type) && !surface.within && !placed.has(surface.id));
  if (!rest.length && !data.parts && own.length) return own;
  return [...own, {
    id: "", title: own.length ? "Outside of views" : data.name, surfaces: rest.map(({ id }) => id),
    parts: data.parts,
  }];
}

const shownView = () => appViews().find((view) => view.id === app.view) ?? appViews()[0];

const viewOf = (surface) => appViews().find((view) => view.surfaces?.includes(surface));

/** The bars of a view at an edge, of which one is in place. */
const barsAt = (view, edge) => (view.surfaces ?? []).map((id) => surfaces.get(id))
  .filter((surface) => surface?.type === "toolbar" && (edge === "bottom") === !!surface.bottom);

const barInPlace = (view, edge) => {
  const bars = barsAt(view, edge);
  return bars.find(({ id }) => id === app.bars.get(`${view.id}.${edge}`)) ?? bars[0];
};

const ofType = (type) => (data.surfaces ?? []).find((surface) => surface.type === type);

function showView(id) {
  while (presented.length) presented.at(-1).close(false);
  // A pane that covers the content goes with it, and what tells of it as well.
  if (id !== app.view) app.panes.delete("inspector");
  if (id !== app.view && app.screen.offsetWidth < 600) app.panes.clear();
  if (id !== app.view) app.selects = false;
  app.view = id;
  drawView();
}

/** The content of a view in document order. */
function viewContent(view, hasTitle) {
  const body = make("div", { class: "content" },
    !hasTitle && view.title && make("h3", { class: "large-title" }, view.title));
  let line;
  let isFilled = false;
  for (const part of view.parts ?? []) {
    const surface = surfaces.get(part.surface);
    const isContent = part.region || ["context-menu", "edit-menu"].includes(surface?.type);
    if (isContent) {
      // What has the title of its view needs no second one.
      body.append(part.region ? regionPart(part.title === view.title ? { ...part, title: undefined } : part)
        : surface.type === "edit-menu" ? textPart(surface)
          : kindPart({ ...surface, label: surface.target ?? surface.title, menu: surface.id }));
      line = undefined;
      isFilled = true;
    } else if (surface && surface.type !== "toolbar") {
      if (!line) body.append(line = make("div", { class: "content-line" }));
      line.append(control(surface));
    }
  }
  if (!isFilled) body.append(make("div", { class: "sketched ground", "aria-hidden": "true" }));
  const menu = surfaces.get(view.menu);
  if (menu) pressable(body, (target) => target === body && { element: body, surface: menu, isGround: true });
  return body;
}

/**
 * The bar that a system draws above a view without one of its own: its title, and the way back.
 *
 * @param isTitled True where the title stands elsewhere.
 */
function titleBar(view, isTitled) {
  const before = app.trail.at(-1);
  const title = before && (appViews().find(({ id }) => id === before.view)?.title ?? "Back");
  const back = title && !data.desktop && button("unit back-unit", title,
    [chevron("leading"), make("span", { class: "title" }, title)], {
      "data-key": "way-back", onclick: () => { if (goBack()) record("Went back"); },
    });
  return make("div", { class: "title-bar" }, back,
    !isTitled && make("h3", {}, view.title ?? (data.desktop ? data.name : "")));
}

/** Draws the view: what stands above its content, the content, and what stands below. */
function drawView() {
  const view = shownView();
  app.view = app.screen.dataset.view = view.id;
  for (const part of [...app.screen.children]) {
    forget(part);
    part.remove();
  }
  const [top, bottom] = ["top", "bottom"].map((edge) => {
    const surface = barInPlace(view, edge);
    return surface && toolbar(surface, app.screen.offsetWidth);
  });
  const isInBar = surfaces.get(top?.bar.dataset.bar)?.leading?.some(({ kind }) => kind === "title");
  const bar = ofType("menu-bar");
  // A window of a Mac has its buttons and its title in the line of its toolbar.
  const above = (data.desktop || !top) && titleBar(view, data.desktop && isInBar);
  const head = make("div", { class: "head" },
    bar && !bar.overlay && !data.desktop && menuBar(bar),
    above, top?.bar);
  const foot = make("div", { class: "foot" }, bottom?.bar);
  const tabs = ofType("tab-bar");
  const strip = tabs && tabBar(tabs);
  app.screen.append(head, viewContent(view, data.desktop || !top || isInBar), foot, ...sketchedPanes());
  if (bar?.overlay) app.screen.append(shortcutOverlay(bar));
  app.layOut = () => {
    // As pictures draw it, a floating one stands at the top where there is room for it.
    const isAbove = data.desktop || (document.body.classList.contains("glass") && app.screen.offsetWidth >= 600);
    if (strip) (isAbove ? head : foot).append(strip);
    top?.bar.setWidth(app.screen.offsetWidth - (above ? above.offsetWidth + 1 : 0));
    bottom?.bar.setWidth(app.screen.offsetWidth);
    layPanes();
  };
  fitDevice();
  drawChips();
}

// MARK: Places

/**
 * Where in the prototype something is used that was used on the page: there, or where its view shows
 * the same. `back` leads people to where they were.
 *
 * @param isSame Finds another element that stands for it, by what its command does.
 */
function inPrototype(place, isSame) {
  const element = elementAt(place);
  if (isInPrototype(element) && !element.closest(".menu-bar, .overlay")) return place;
  const isOutside = !isInPrototype(element);
  if (isOutside) {
    const view = viewOf(element?.closest("[id^='surface-']")?.id.slice("surface-".length));
    if (view && view.id !== app.view) {
      app.trail.length = 0;
      showView(view.id);
    }
    while (presented.length) presented.at(-1).close(false);
  }
  const anchor = [...app.screen.querySelectorAll("[data-item]")].find((item) =>
    isSame?.(commands.get(item.dataset.item)) && item.checkVisibility());
  if (!isOutside) return { ...place, anchor };
  const back = { place, top: window.scrollY };
  reveal();
  return { ...placeOf(anchor ?? app.screen), anchor, back, subject: place?.subject };
}

/** Brings the prototype into view where most of it is not. */
function reveal() {
  const { top, bottom, height } = app.frame.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, tools.offsetHeight);
  if (seen < height * 0.7) app.section.scrollIntoView();
}

// MARK: Chips

/** The chips beside the device, which no app has. */
function drawChips() {
  const focused = document.activeElement?.dataset?.key;
  const view = shownView();
  const group = (label, list, choose) => list.length > 1 && make("div", {
    class: "chips", role: "group", "aria-label": label,
  }, make("span", { class: "chips-name" }, label), list.map(({ key, title, isOn, thing }) =>
    button("chip", title, title, {
      "aria-pressed": String(isOn), "data-key": key, onclick: () => choose(thing),
    })));
  const views = group("View", appViews().map((other) => ({
    key: "view-" + other.id, title: other.title ?? other.id, isOn: other.id === view.id, thing: other,
  })), (other) => {
    app.trail.length = 0;
    showView(other.id);
    record("Shows the view", other.id);
  });
  const bars = ["top", "bottom"].map((edge) => group("Bar", barsAt(view, edge).map((bar) => ({
    key: "place-" + bar.id, title: bar.title, isOn: bar === barInPlace(view, edge), thing: bar,
  })), (bar) => {
    app.bars.set(`${view.id}.${edge}`, bar.id);
    showView(view.id);
  }));
  const name = ({ name, width, height }) =>
    data.devices.filter((other) => other.name === name).length > 1 ? `${width} × ${height}` : name;
  const devices = group(data.desktop ? "Window" : "Device", data.devices.map((device, index) => ({
    key: "device-" + index, title: name(device), thing: device, isOn: isShownDevice(device),
  })), takeDevice);
  const overlay = app.screen.querySelector(".overlay");
  const command = overlay && button("chip", "", "Hold ⌘", {
    "aria-pressed": String(overlay.classList.contains("held")), "data-key": "hold-command",
    onclick: () => {
      overlay.classList.toggle("held");
      drawChips();
    },
  });
  // Of a list whose rows open by a tap, several are selected as in the edit mode of an app.
  const canSelect = !data.desktop && [...regions.values()].some((region) =>
    region.selection === "multiple" && app.screen.querySelector(`[data-region="${CSS.escape(region.id)}"]`));
  const selecting = canSelect && button("chip", "", "Select rows", {
    "aria-pressed": String(app.selects), "data-key": "select-rows",
    onclick: () => {
      app.selects = !app.selects;
      refresh();
      drawChips();
    },
  });
  app.section.querySelector(".switchboard").replaceChildren(...[views, ...bars, app.facts, devices,
    (command || selecting) && make("div", { class: "chips" }, command, selecting)].filter(Boolean));
  if (focused) [...app.section.querySelectorAll(".switchboard [data-key]")]
    .find(({ dataset }) => dataset.key === focused)?.focus({ preventScroll: true });
}

// MARK: The section

/** Draws the prototype in the context that is shown; the view and the device stay. */
function drawPrototype() {
  const known = appViews();
  app.trail = app.trail.filter(({ view }) => known.some(({ id }) => id === view));
  app.facts = make("output", { class: "kind" });
  app.screen = view(
    make("div", { class: "screen", tabindex: "-1", "aria-label": data.name, role: "group" }), showTextStyles);
  app.status = make("div", { class: "status", "aria-hidden": "true", dir: "ltr" },
    make("span", {}, "9:41"), make("span", { class: "battery" }));
  app.home = make("div", { class: "home", "aria-hidden": "true" });
  const bar = data.desktop && ofType("menu-bar");
  app.display = make("div", { class: "display" }, bar && menuBar(bar), app.screen, app.status, app.home);
  app.frame = make("div", { class: "device" }, app.display);
  app.grip = sideGrip();
  app.stage = make("div", { class: "stage prototype-stage" }, app.frame, app.grip);
  app.section.replaceChildren(make("div", { class: "switchboard" }), app.stage);
  drawView();
  // The chips have taken their room only now.
  fitDevice();
}
