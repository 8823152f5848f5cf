// MARK: Alerts

function alertCard(surface, answer) {
  const titleID = `alert-title-${surface.id}`;
  return make("div", { class: "alert", role: "group", "aria-label": surface.title },
    make("span", { class: "app-icon", "aria-hidden": "true" }),
    make("h3", { id: titleID }, surface.title),
    surface.message && make("p", {}, surface.message),
    make("div", { class: surface.row ? "answers row" : "answers" },
      (surface.answers ?? []).filter(isShown).map((item) => itemButton(
        { ...item, symbol: undefined, onSymbol: undefined },
        item.standard ? "answer standard" : "answer", "title", answer))));
}

function openAlert(surface, place, agreed) {
  const dialog = make("dialog", { class: "modal", "aria-label": surface.title });
  const finish = (item) => {
    dialog.close();
    dialog.remove();
    focusAgain(place);
    if (!item) return record("Dismissed the alert", surface.id);
    act(item, commands.get(item.command), place);
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

// MARK: Presenting

/** What stands over a scene, the uppermost last; all of it over one. */
const presented = [];

/** Opens a surface over the scene in which it was asked for. */
function present(id, place) {
  const surface = surfaces.get(id);
  if (!surface) return record("Presents", id);
  record(`Presents “${surface.title}”`, id);
  if (surface.type === "alert") return openAlert(surface, place);
  if (surface.type === "panel" && place?.scene?.isConnected) return presentOver(surface, place);
  const section = document.getElementById("surface-" + id);
  section?.querySelector(".stage")?.dispatchEvent(new CustomEvent("present-here"));
  section?.scrollIntoView({ block: "nearest" });
}

/** The places of a surface in a scene of a width. */
function placesIn(surface, width) {
  if (surface.places?.length) {
    // A phone that lies on its side is no window to be made higher.
    const upright = surface.places.filter((place) => place.height >= 500);
    return upright.length ? upright : surface.places;
  }
  const isWide = data.desktop || width >= 500;
  const form = surface.activity && isWide ? "popover" : "sheet";
  const size = { width: isWide ? Math.min(width, surface.activity?.width ?? 390) : width, height: 640 };
  return [{
    form, width, height: 820, bottom: 0,
    rests: [{ caption: "open", x: 0, y: form === "sheet" ? 820 - size.height : 0, ...size, dims: form === "sheet" }],
  }];
}

/** Presents a sheet, a popover, a cover or an activity view over a scene. */
function presentOver(surface, origin) {
  const { scene } = origin;
  while (presented.length && presented.at(-1).scene !== scene) presented.at(-1).close(false);
  const known = presented.find((other) => other.surface === surface);
  if (known) return known.element.focus({ preventScroll: true });
  // The screen of a device keeps its size; other scenes are made as high as is needed.
  const isDevice = scene.matches(".screen");
  const ownHeight = scene.offsetHeight;
  const size = { top: 0, width: scene.clientWidth, height: ownHeight };
  const scale = () => scene.getBoundingClientRect().width / scene.offsetWidth || 1;
  const sheet = makeSheet(surface, { draw, leave, frame, scale, height: () => size.top + size.height });
  const { element, scrim } = sheet;
  const layer = make("div", { class: "over" }, scrim, element);
  let observed;

  /** The frame of the element that it was asked for by, in the scene. */
  function anchor() {
    const [box, frame] = [elementAt(origin) ?? scene, scene].map((part) => part.getBoundingClientRect());
    return {
      middle: (box.left + box.right) / 2 / scale() - frame.left / scale(),
      top: (box.top - frame.top) / scale(), bottom: (box.bottom - frame.top) / scale(),
    };
  }

  /** The lower edge of the bar of a window, from which its sheets hang. */
  const barHeight = () => {
    const bar = scene.querySelector(":scope > .bar:first-child, :scope > .menu-bar");
    return bar ? bar.offsetTop + bar.offsetHeight : 0;
  };

  const bottom = () => size.top + size.height;

  /** The height of a rest; the largest ends below the upper edge of the scene. */
  function heightOf(rest) {
    const { rests, height } = sheet.place;
    const most = size.height - 20;
    const tallest = Math.max(...rests.map((other) => other.height));
    const isRoomy = rests.every((other) => other.height === tallest || other.height <= most * 0.9);
    return Math.min(most, isRoomy ? rest.height : rest.height * size.height / height);
  }

  function frame(rest) {
    const { place } = sheet;
    const { width } = size;
    const full = size.height - 20;
    const inScene = (box) => restingPlace(surface, place, box, {
      width, height: bottom(), full, radius: isDevice ? screenRadius(place) : 13,
    });
    if (place.form === "full-screen") return inScene({ x: 0, y: size.top, width, height: size.height });
    // What is as wide as its device is as wide as any scene.
    const box = {
      width: rest.width >= place.width ? width : Math.min(rest.width, width - 2 * Math.min(16, width / 20)),
    };
    if (place.form === "popover") {
      const { middle, top, bottom: below } = anchor();
      const isBelow = bottom() - below >= top - size.top;
      const room = (isBelow ? bottom() - below : top - size.top) - 22;
      box.height = Math.max(120, Math.min(rest.height, room));
      box.x = Math.max(8, Math.min(middle - box.width / 2, width - box.width - 8));
      box.y = isBelow ? Math.min(below + 12, bottom() - box.height) : top - 12 - box.height;
      const arrow = Math.max(20, Math.min(box.width - 20, middle - box.x));
      element.style.setProperty("--arrow", arrow + "px");
      element.dataset.arrow = isBelow ? "up" : "down";
      return inScene(box);
    }
    box.x = (width - box.width) / 2;
    if (place.form === "window-sheet") {
      box.y = Math.max(size.top, barHeight());
      box.height = Math.min(rest.height, bottom() - box.y - 8);
      return inScene(box);
    }
    const isAtBottom = rest.y + rest.height >= place.height;
    box.height = heightOf(rest);
    box.y = isAtBottom ? bottom() - box.height : size.top + (size.height - box.height) / 2;
    return inScene(box);
  }

  /** Takes the height that is needed, and where a scene is higher than the window the part in use. */
  function grow() {
    size.width = scene.clientWidth;
    const places = placesIn(surface, size.width);
    const nearest = (place) => Math.abs(place.width - size.width);
    const place = places.reduce((best, other) => nearest(other) < nearest(best) ? other : best);
    if (place.form !== sheet.place?.form) sheet.rest = 0;
    sheet.place = place;
    sheet.rest = Math.min(sheet.rest, place.rests.length - 1);
    if (surface.activity) {
      element.style.width = place.rests[0].width + "px";
      element.style.height = "auto";
      const inset = place.form === "sheet" ? lengths().partialInset : 0;
      place.rests[0].height = sheet.content.scrollHeight + 2 + inset;
      if (place.form === "sheet") place.rests[0].y = place.height - place.rests[0].height;
    }
    if (isDevice) return;
    const most = Math.max(420, window.innerHeight - tools.offsetHeight - 90) / scale();
    const tallest = Math.max(...place.rests.map((rest) => rest.height));
    const needed = { popover: anchor().bottom + tallest + 34, "window-sheet": barHeight() + tallest + 24 };
    const height = Math.min(most, needed[place.form] ?? place.height);
    scene.style.minHeight = Math.max(height, ownHeight) + "px";
    size.height = Math.min(Math.max(height, ownHeight), Math.max(height, most));
    const whole = Math.max(height, ownHeight);
    const wanted = place.form === "popover" ? anchor().bottom - 60
      : place.form === "window-sheet" ? 0 : anchor().top - size.height / 2;
    size.top = Math.max(0, Math.min(wanted, whole - size.height));
  }

  function draw() {
    grow();
    sheet.draw();
    const isModal = !!sheet.place.rests[sheet.rest].dims || sheet.place.form !== "sheet";
    element.setAttribute("aria-modal", String(isModal));
    sheet.isModal = isModal;
    layer.classList.toggle("modal-layer", isModal);
    guard(scene);
  }

  /** Leaves as a key, a drag or a click beside it asks; a guarded sheet stays. */
  function leave(byDrag) {
    if (byDrag && surface.dismissal && surface.dismissal !== "confirm") {
      record(surface.dismissal === "ask" ? "Asks the app before it goes" : "Stays: it is guarded", surface.id);
      return draw();
    }
    if (byDrag && surface.dismissal === "confirm" && surfaces.get(surface.asks)) {
      draw();
      return openAlert(surfaces.get(surface.asks), placeOf(element), () => close());
    }
    close();
  }

  function close(returnsFocus = true) {
    while (presented.at(-1) && presented.at(-1) !== sheet) presented.at(-1).close(false);
    if (presented.at(-1) !== sheet) return;
    presented.pop();
    observed.disconnect();
    layer.remove();
    forget(layer);
    leaveStage(sheet);
    if (!isDevice && !presented.length) scene.style.minHeight = "";
    guard(scene);
    record("Dismissed", surface.id);
    if (returnsFocus) focusAgain(origin);
  }

  Object.assign(sheet, { scene, layer, close, leave });
  scrim.addEventListener("click", () => leave(true));
  element.addEventListener("keydown", (event) => keepFocus(event, sheet));
  scene.append(layer);
  presented.push(sheet);
  const { rests } = placesIn(surface, scene.clientWidth)[0];
  sheet.rest = Math.max(0, rests.findIndex((rest) => rest.ids?.includes(surface.selected)));
  draw();
  observed = new ResizeObserver(() => presented.includes(sheet) && draw());
  observed.observe(scene);
  scene.scrollIntoView({ block: "nearest" });
  element.scrollIntoView({ block: "nearest" });
  (stopsIn(element)[0] ?? element).focus({ preventScroll: true });
}

/** What is under a modal presentation cannot be used. */
function guard(scene) {
  const modal = presented.findLast((sheet) => sheet.isModal);
  const above = modal ? presented.slice(presented.indexOf(modal)).map((sheet) => sheet.layer) : [];
  for (const part of scene.children) {
    part.toggleAttribute("inert", !!modal && !above.includes(part));
  }
}

/** The controls of a sheet to which the Tab key leads. */
const stopsIn = (element) => [...element.querySelectorAll("button, input, select, [tabindex='0']")]
  .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest("[inert]"));

/** The Tab key stays in a modal presentation. */
function keepFocus(event, sheet) {
  if (event.key !== "Tab" || !sheet.isModal) return;
  const stops = stopsIn(sheet.element);
  const index = stops.indexOf(document.activeElement);
  const isAtEnd = event.shiftKey ? index <= 0 : index === stops.length - 1 || index < 0;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

document.addEventListener("keydown", (event) => {
  const top = presented.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top) return;
  if (document.querySelector("dialog[open]") || open.length) return;
  event.preventDefault();
  const cancel = [...top.element.querySelectorAll(".cancel[data-item]")].find((item) => item.checkVisibility());
  // Escape stands for the button that leads back.
  if (cancel) cancel.click();
  if (presented.includes(top)) cancel ? top.close() : top.leave(true);
});
