// MARK: What stands over the view

/** The sheets and the like over the view of the prototype, the uppermost last. */
const presented = [];

/**
 * Puts something over the view, below what is put there later.
 *
 * @param entry Its `element`, the `layer` with it, `origin` where it was asked for, and `ends`, called
 *   when it goes.
 */
function putOver(entry) {
  entry.close = (returnsFocus = true) => {
    if (!presented.includes(entry)) return;
    while (presented.at(-1) !== entry) presented.at(-1).close(false);
    presented.pop();
    entry.layer.remove();
    forget(entry.layer);
    guard();
    entry.ends?.();
    if (returnsFocus) returnTo(entry.origin);
  };
  entry.element.addEventListener("keydown", (event) => keepFocus(event, entry));
  app.screen.append(entry.layer);
  presented.push(entry);
  reveal();
}

/** Leads the focus to where something was asked for, and people to where they were on the page. */
function returnTo(origin) {
  const { back } = origin ?? {};
  if (back) window.scrollTo(0, back.top);
  const place = back?.place.element ? back.place : origin;
  (elementAt(place) ?? app.screen).focus({ preventScroll: true });
}

/** Keeps people from using anything under a modal presentation. */
function guard() {
  const modal = presented.findLast((entry) => entry.isModal);
  const above = modal ? presented.slice(presented.indexOf(modal)).map((entry) => entry.layer) : [];
  for (const part of app.screen.children) {
    part.toggleAttribute("inert", !!modal && !above.includes(part));
  }
}

// MARK: Alerts

function alertCard(surface, answer) {
  return make("div", { class: "alert", role: "group", "aria-label": surface.title },
    make("span", { class: "app-icon", "aria-hidden": "true" }),
    make("h3", {}, surface.title),
    surface.message && make("p", {}, surface.message),
    make("div", { class: surface.row ? "answers halves" : "answers" },
      (surface.answers ?? []).filter(isShown).map((item) => itemButton(
        { ...item, symbol: undefined, onSymbol: undefined },
        item.standard ? "answer standard" : "answer", "title", answer))));
}

/**
 * Asks over the view.
 *
 * @param agreed Called with any answer but Cancel.
 */
function openAlert(surface, place, agreed) {
  const origin = inPrototype(place, (command) => command?.confirm === surface.id);
  const element = make("div", {
    class: "asking", role: "alertdialog", tabindex: "-1", "aria-modal": "true", "aria-label": surface.title,
  }, alertCard(surface, finish));
  const entry = {
    surface, element, origin, isModal: true,
    layer: make("div", { class: "over modal-layer" }, make("div", { class: "scrim on" }), element),
    leave: () => finish(surface.answers?.find((item) => item.role === "cancel")),
  };
  function finish(item) {
    entry.close();
    if (!item) return record("Dismissed the alert", surface.id);
    // Who cancels leaves the alert, and nothing else.
    act(item, commands.get(item.command),
      item.role === "cancel" ? undefined : { ...origin, isAnswer: !!agreed || !origin.subject });
    if (item.role !== "cancel") agreed?.();
  }
  putOver(entry);
  guard();
  record("Asks", surface.id);
  (stopsIn(element)[0] ?? element).focus({ preventScroll: true });
}

// MARK: Presenting

/** Opens a surface over the view of the prototype. */
function present(id, place) {
  const surface = surfaces.get(id);
  if (!surface) return record("Presents", id);
  record(`Presents “${surface.title}”`, id);
  if (surface.type === "alert") return openAlert(surface, place);
  if (surface.type === "panel") presentOver(surface, inPrototype(place, (command) => command?.presents === id));
}

/** The places of a surface on a screen of a size. */
function placesIn(surface, { width, height }) {
  if (surface.places?.length) return surface.places;
  const isWide = data.desktop || width >= 500;
  const form = surface.activity && isWide ? "popover" : "sheet";
  const size = { width: isWide ? Math.min(width, surface.activity?.width ?? 390) : width, height: 640 };
  const y = form === "sheet" ? height - size.height : 0;
  return [{
    form, width, height, kind: app.device.kind, bottom: app.device.bottom,
    rests: [{ caption: "open", x: 0, y, ...size, dims: form === "sheet" }],
  }];
}

/** Presents a sheet, a popover, a cover or an activity view over the view. */
function presentOver(surface, origin) {
  const { screen } = app;
  const known = presented.find((other) => other.surface === surface);
  if (known) return known.element.focus({ preventScroll: true });
  const size = () => ({ width: screen.offsetWidth, height: screen.offsetHeight });
  const scale = () => screen.getBoundingClientRect().width / screen.offsetWidth || 1;
  const sheet = makeSheet(surface, { draw, leave, frame, scale, height: () => size().height });
  const { element, scrim } = sheet;
  const layer = make("div", { class: "over" }, scrim, element);

  /** The lower edge of what stands above the content. */
  const headHeight = () => screen.querySelector(":scope > .head")?.offsetHeight ?? 0;

  /** The frame of the element that it was asked for by, on the screen. */
  function anchor() {
    const element = origin?.anchor ?? elementAt(origin);
    if (!element?.isConnected || element.contains(screen) || !screen.contains(element)) {
      return { middle: size().width / 2, top: headHeight(), bottom: headHeight() };
    }
    const [box, frame] = [element, screen].map((part) => part.getBoundingClientRect());
    return {
      middle: ((box.left + box.right) / 2 - frame.left) / scale(),
      top: (box.top - frame.top) / scale(), bottom: (box.bottom - frame.top) / scale(),
    };
  }

  /** The height of a rest on a screen of another size; the largest ends below its upper edge. */
  function heightOf(rest) {
    const { rests, height } = sheet.place;
    const most = size().height - 20;
    const tallest = Math.max(...rests.map((other) => other.height));
    const isRoomy = rests.every((other) => other.height === tallest || other.height <= most * 0.9);
    return Math.min(most, isRoomy ? rest.height : rest.height * size().height / height);
  }

  function frame(rest) {
    const { place } = sheet;
    const { width, height } = size();
    const isSame = width === place.width && height === place.height;
    const inScreen = (box) => restingPlace(surface, place, box, {
      width, height, full: isSame ? place.full ?? height - 20 : height - 20,
      radius: screenRadius(app.device),
    });
    if (place.form === "full-screen") return inScreen({ x: 0, y: 0, width, height });
    // What is as wide as its device is as wide as any screen.
    const box = {
      width: rest.width >= place.width ? width
        : isSame ? rest.width : Math.min(rest.width, width - 2 * Math.min(16, width / 20)),
    };
    if (place.form === "popover") {
      const { middle, top, bottom } = anchor();
      const isBelow = height - bottom >= top;
      const room = (isBelow ? height - bottom : top) - 22;
      box.height = Math.max(120, Math.min(rest.height, room));
      box.x = Math.max(8, Math.min(middle - box.width / 2, width - box.width - 8));
      box.y = isBelow ? Math.min(bottom + 12, height - box.height) : top - 12 - box.height;
      const arrow = Math.max(20, Math.min(box.width - 20, middle - box.x));
      element.style.setProperty("--arrow", arrow + "px");
      element.dataset.arrow = isBelow ? "up" : "down";
      return inScreen(box);
    }
    box.x = (width - box.width) / 2;
    if (place.form === "window-sheet") {
      box.y = headHeight();
      box.height = Math.min(rest.height, height - box.y - 8);
      return inScreen(box);
    }
    const isAtBottom = rest.y + rest.height >= place.height;
    box.height = isSame ? rest.height : heightOf(rest);
    box.y = isAtBottom ? height - box.height : (height - box.height) / 2;
    return inScreen(box);
  }

  /** Takes the place on the device that is nearest to the size of the screen. */
  function takePlace() {
    const { width, height } = size();
    const distance = (place) => Math.abs(place.width - width) + Math.abs(place.height - height);
    const place = placesIn(surface, size()).reduce((best, other) =>
      distance(other) < distance(best) ? other : best);
    if (place.form !== sheet.place?.form) sheet.rest = 0;
    sheet.place = place;
    sheet.rest = Math.min(sheet.rest, place.rests.length - 1);
    if (!surface.activity) return;
    element.style.width = place.rests[0].width + "px";
    element.style.height = "auto";
    const inset = place.form === "sheet" ? lengths().partialInset : 0;
    place.rests[0].height =
      Math.min(sheet.content.scrollHeight + 2 + inset, height - (app.device.top ?? 0) - 10);
    if (place.form === "sheet") place.rests[0].y = place.height - place.rests[0].height;
  }

  function draw() {
    takePlace();
    sheet.draw();
    sheet.isModal = !!sheet.place.rests[sheet.rest].dims || sheet.place.form !== "sheet";
    element.setAttribute("aria-modal", String(sheet.isModal));
    layer.classList.toggle("modal-layer", sheet.isModal);
    guard();
  }

  /** Leaves as a key, a drag or a click beside it asks; a guarded sheet stays. */
  function leave(byDrag) {
    const asks = surface.dismissal === "confirm" && surfaces.get(surface.asks);
    if (byDrag && guardWords(surface) && !asks) {
      record(guardWords(surface), surface.id);
      return draw();
    }
    if (byDrag && asks) {
      draw();
      return openAlert(asks, placeOf(element), () => sheet.close());
    }
    sheet.close();
  }

  const observed = new ResizeObserver(() => presented.includes(sheet) && draw());
  Object.assign(sheet, {
    layer, origin, leave, ends: () => {
      observed.disconnect();
      leaveStage(sheet);
      record("Dismissed", surface.id);
    },
  });
  scrim.addEventListener("click", () => leave(true));
  putOver(sheet);
  takePlace();
  const opening = sheet.place.rests.findIndex((rest) => rest.ids?.includes(surface.selected));
  sheet.rest = Math.max(0, opening);
  draw();
  observed.observe(screen);
  (stopsIn(element)[0] ?? element).focus({ preventScroll: true });
}

/** The controls of a sheet to which the Tab key leads. */
const stopsIn = (element) => [...element.querySelectorAll("button, input, select, [tabindex='0']")]
  .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest("[inert]"));

/** The Tab key stays in a modal presentation. */
function keepFocus(event, entry) {
  if (event.key !== "Tab" || !entry.isModal) return;
  const stops = stopsIn(entry.element);
  const index = stops.indexOf(document.activeElement);
  const isAtEnd = event.shiftKey ? index <= 0 : index === stops.length - 1 || index < 0;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  const top = presented.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top || open.length) return;
  event.preventDefault();
  const cancel = [...top.element.querySelectorAll(".cancel[data-item]")].find((item) => item.checkVisibility());
  // Escape stands for the button that leads back.
  if (cancel) cancel.click();
  if (presented.includes(top)) cancel ? top.close() : top.leave(true);
});
