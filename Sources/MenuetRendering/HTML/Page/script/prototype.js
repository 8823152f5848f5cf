// MARK: The prototype

/** What the prototype shows; it outlasts a switch of contexts. */
const app = {
  section: document.getElementById("prototype"),
  /** The id of the view, and the ways that led to it, the last one last. */
  view: undefined, trail: [],
  /** The bars that people put in place, by view and edge. */
  bars: new Map(),
  /** The devices that people chose, by platform. */
  devices: new Map(),
  /** What the view stands in: the screen of a device, or a window. */
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
        : surface.type === "edit-menu" ? textPart(surface) : rowPart(surface));
      line = undefined;
      isFilled = true;
    } else if (surface && surface.type !== "toolbar") {
      if (!line) body.append(line = make("div", { class: "content-line" }));
      line.append(control(surface));
    }
  }
  if (!isFilled) body.append(make("div", { class: "sketched", "aria-hidden": "true" }));
  return body;
}

/** The bar that a system draws above a view without one of its own: its title, and the way back. */
function titleBar(view) {
  const before = app.trail.at(-1);
  const title = before && (appViews().find(({ id }) => id === before.view)?.title ?? "Back");
  const back = title && !data.desktop && button("unit back-unit", title,
    [chevron("leading"), make("span", { class: "title" }, title)], {
      "data-key": "way-back", onclick: () => { if (goBack()) record("Went back"); },
    });
  return make("div", { class: "title-bar" }, back,
    make("h3", {}, view.title ?? (data.desktop ? data.name : "")));
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
  const head = make("div", { class: "head" },
    bar && !bar.overlay && !data.desktop && menuBar(bar),
    (data.desktop || !top) && titleBar(data.desktop && isInBar ? {} : view), top?.bar);
  const foot = make("div", { class: "foot" }, bottom?.bar);
  const tabs = ofType("tab-bar");
  const strip = tabs && tabBar(tabs);
  app.screen.append(head, viewContent(view, data.desktop || !top || isInBar), foot);
  if (bar?.overlay) app.screen.append(shortcutOverlay(bar));
  app.layOut = () => {
    // As pictures draw it, a floating one stands at the top where there is room for it.
    const isAbove = data.desktop || (document.body.classList.contains("glass") && app.screen.offsetWidth >= 600);
    if (strip) (isAbove ? head : foot).append(strip);
    for (const bar of [top, bottom]) bar?.bar.setWidth(app.screen.offsetWidth);
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
  return { ...placeOf(anchor ?? app.screen), anchor, back };
}

/** Brings the prototype into view where most of it is not. */
function reveal() {
  const { top, bottom, height } = app.frame.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, tools.offsetHeight);
  if (seen < height * 0.7) app.section.scrollIntoView();
}

// MARK: Devices

/** Around a device: its frame, or the desktop behind a window. */
function surroundings({ width, height }) {
  if (!data.desktop) return { width, height, x: 0, y: 0 };
  const bar = ofType("menu-bar") ? 28 : 0;
  return { width: Math.max(width + 64, 820), height: height + bar + 52, bar };
}

/** What a device may take of the window. */
function roomForDevice() {
  const chips = app.section.querySelector(".switchboard");
  const taken = tools.offsetHeight + chips.offsetHeight + 64;
  return {
    width: app.stage.clientWidth - 52, height: Math.max(380, window.innerHeight - taken),
  };
}

function scaleFor(device) {
  const { width, height } = surroundings(device);
  const room = roomForDevice();
  return Math.min(1, room.width / width, room.height / height);
}

/** The device that people see first: as large as can be, a part of a screen only where little else fits. */
function firstDevice() {
  const best = (list) => list.reduce((best, device) => scaleFor(device) > scaleFor(best) ? device : best);
  const { kind } = data.devices.find(({ kind }) => kind !== "iphone-small");
  const usual = data.devices.filter((device) =>
    device.kind === kind && (kind === "ipad" || device.height > device.width));
  const first = best(usual.length ? usual : data.devices.slice(0, 1));
  return kind !== "iphone" && scaleFor(first) < 0.6 ? best(data.devices) : first;
}

const shownDevice = () => app.devices.get(wanted.platform) ?? firstDevice();

function takeDevice(device) {
  app.devices.set(wanted.platform, device);
  fitDevice();
  drawChips();
}

/** Gives the device its size, and the window or screen in it. */
function fitDevice() {
  const device = app.device = shownDevice();
  const { width, height, bar } = surroundings(device);
  const scale = scaleFor(device);
  const radius = data.desktop ? 12 : screenRadius(device);
  const { display, frame, screen } = app;
  Object.assign(frame.style, {
    width: width * scale + "px", height: height * scale + "px", borderRadius: radius * scale + "px",
  });
  Object.assign(display.style, {
    width: width + "px", height: height + "px", transform: scale < 1 ? `scale(${scale})` : "",
  });
  Object.assign(screen.style, {
    width: device.width + "px", height: device.height + "px",
    borderRadius: (data.desktop ? screenRadius(device) : radius) + "px",
    left: (width - device.width) / 2 + "px", top: data.desktop ? bar + 20 + "px" : "0",
  });
  for (const name of ["--safe-top", "--safe-bottom"]) {
    screen.style.setProperty(name, (data.desktop ? 0 : device[name.slice(7)] ?? 0) + "px");
  }
  frame.dataset.kind = data.desktop ? "desktop" : device.kind;
  app.grip.setAttribute("aria-valuenow", String(device.width));
  app.grip.setAttribute("aria-valuetext", `${device.width} points`);
  app.layOut();
  const size = scale < 1 ? ` · at ${Math.round(scale * 100)} %` : "";
  app.facts.textContent = `${data.context} · ${device.width} × ${device.height} pt${size}`;
}

/** The side of the device, which gives it another width. */
function sideGrip() {
  const [least, most] = [320, 1440];
  const resize = (width) => takeDevice({
    ...app.device, name: undefined, width: Math.max(least, Math.min(most, Math.round(width))),
  });
  const grip = make("div", {
    class: "grip", role: "slider", tabindex: "0", "aria-label": "Width of the device",
    "aria-valuemin": least, "aria-valuemax": most, title: "Drag to resize",
  });
  grip.addEventListener("pointerdown", (event) => {
    const start = { x: event.clientX, width: app.device.width };
    // The device stands in the middle: its other side moves as well.
    const step = 2 / scaleFor(app.device) * (isRightToLeft() ? -1 : 1);
    grip.setPointerCapture(event.pointerId);
    grip.onpointermove = (move) => resize(start.width + (move.clientX - start.x) * step);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grip.addEventListener(end, () => { grip.onpointermove = null; });
  }
  grip.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 10, ArrowUp: 10, ArrowLeft: -10, ArrowDown: -10 }[event.key];
    if (!step) return;
    event.preventDefault();
    resize(app.device.width + step);
  });
  return grip;
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
    key: "device-" + index, title: name(device), thing: device,
    isOn: ["kind", "width", "height"].every((name) => device[name] === app.device[name]),
  })), takeDevice);
  const overlay = app.screen.querySelector(".overlay");
  const command = overlay && button("chip", "", "Hold ⌘", {
    "aria-pressed": String(overlay.classList.contains("held")), "data-key": "hold-command",
    onclick: () => {
      overlay.classList.toggle("held");
      drawChips();
    },
  });
  app.section.querySelector(".switchboard").replaceChildren(...[views, ...bars, app.facts, devices,
    command && make("div", { class: "chips" }, command)].filter(Boolean));
  if (focused) [...app.section.querySelectorAll(".switchboard [data-key]")]
    .find(({ dataset }) => dataset.key === focused)?.focus({ preventScroll: true });
}

// MARK: The section

/** Draws the prototype in the context that is shown; the view and the device stay. */
function drawPrototype() {
  const known = appViews();
  app.trail = app.trail.filter(({ view }) => known.some(({ id }) => id === view));
  app.facts = make("output", { class: "kind" });
  app.screen = make("div", { class: "screen", tabindex: "-1", "aria-label": data.name, role: "group" });
  const bar = data.desktop && ofType("menu-bar");
  app.display = make("div", { class: "display" }, bar && menuBar(bar), app.screen);
  app.frame = make("div", { class: "device" }, app.display);
  app.grip = sideGrip();
  app.stage = make("div", { class: "stage prototype-stage" }, app.frame, app.grip);
  app.section.replaceChildren(make("div", { class: "switchboard" }), app.stage);
  drawView();
  // The chips have taken their room only now.
  fitDevice();
}

window.addEventListener("resize", () => fitDevice());
