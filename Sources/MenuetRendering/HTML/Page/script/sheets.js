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

// MARK: Content of sheets

/** The surfaces that stand in a sheet; in a popover without content those of the sheet that it becomes. */
const within = (surface) =>
  (data.surfaces ?? []).filter((other) => other.within === (surface.holds ?? surface.id));

/** A sheet, cover or popover from its upper bar to its lower one, and the toolbar in it. */
function panelContent(surface) {
  const inner = within(surface);
  const bar = inner.find((other) => other.id === surface.bar);
  const strip = bar && toolbar(bar, 320);
  if (strip && !surface.holds) strip.bar.id = "surface-" + bar.id;
  const body = panelBody(surface, inner.filter((other) => other !== bar));
  const element = make("div", { class: "panel" });
  if (surface.activity) {
    element.append(make("div", { class: "panel-bar" }, make("h3", {}, surface.title)),
      make("div", { class: "panel-rows" }, (surface.rows ?? []).map((item) => itemButton(item, "panel-row"))));
  } else if (data.desktop) {
    element.append(surface.heading ? make("h3", {}, surface.heading) : "", strip?.bar ?? "", body,
      itemBar("panel-buttons", surface.buttons, "button look-gray size-medium", "title"));
  } else {
    const hasWays = surface.leading?.length || surface.trailing?.length;
    const isAtTop = strip && !surface.barAtBottom;
    if (hasWays || (surface.heading && !isAtTop)) element.append(titleBar(surface));
    if (isAtTop) element.append(strip.bar);
    element.append(body);
    if (surface.bottom) element.append(itemBar("panel-bar bottom", surface.bottom, "unit"));
    if (strip && !isAtTop) element.append(strip.bar);
  }
  return { element, strip };
}

/** The ways out at the ends of a bar, and the title between them. */
function titleBar(surface) {
  return make("div", { class: "panel-bar" },
    itemBar("region leading", surface.leading, "unit"),
    surface.heading ? make("h3", {}, surface.heading) : make("span"),
    itemBar("region trailing", surface.trailing, "unit"));
}

/** Items side by side that draw themselves again when a value changes. */
function itemBar(classes, items, itemClasses, form = "both") {
  return view(make("div", { class: classes }), (bar) => {
    const elements = (items ?? []).filter(isShown).map((item, index) => {
      const element = itemButton(item, itemClasses, item.form ?? form);
      const shares = element.matches(".unit") && item.form === "icon" && item.role !== "primary";
      element.classList.add(shares ? "shares" : "piece");
      element.dataset.key = `${classes}-${item.command ?? index}-${item.turns ?? ""}`;
      if (data.desktop && item.role === "primary") {
        element.classList.replace("look-gray", "look-filled");
      }
      return element;
    });
    bar.replaceChildren(...(data.desktop ? elements : onGlass(elements)));
  });
}

/** The id of the place to which links to a control lead: it is in the sheet to which the control belongs. */
const placeOf = (surface, control) => surface.holds ? undefined : "surface-" + control.id;

/** The controls and regions in document order, and below them what the document says of the rest. */
function panelBody(surface, inner) {
  const body = make("div", { class: "panel-body" });
  let line;
  let isFilled = false;
  const placed = new Set();
  for (const part of surface.parts ?? []) {
    const other = inner.find((other) => other.id === part.surface);
    if (part.surface && !other) continue;
    if (part.region) {
      isFilled ||= !lowRegions.includes(part.region) && !part.height;
      body.append(regionSketch(part));
      line = undefined;
      continue;
    }
    placed.add(other);
    const element = make("div", { class: "within " + other.type, id: placeOf(surface, other) },
      control(other));
    if (other.type === "segmented") {
      body.append(element);
      line = undefined;
      continue;
    }
    if (!line) body.append(line = make("div", { class: "panel-line" }));
    line.append(element);
  }
  for (const other of inner.filter((other) => !placed.has(other))) {
    body.append(make("div", { class: "within", id: placeOf(surface, other) }, control(other)));
  }
  const { media, lines, shutter } = surface.sketch ?? {};
  if (!isFilled && media) body.append(mediaSketch(media, shutter));
  else if (!isFilled) body.append(make("div", { class: "sketched " + (lines ?? "text") }));
  return body;
}

/** The controls of one line, or of a well. */
const lowRegions = ["label", "text-field", "search-field", "token-field", "file-picker",
  "image-well", "color-well"];

/** Shapes in place of content that a document does not hold. */
function regionSketch(region) {
  const shape = make("div", {
    class: `sketched ${region.region} of-${region.kind}` + (region.drops ? " drops" : ""),
    "aria-hidden": "true",
  }, region.symbol && symbol(region.symbol));
  if (region.height) shape.style.height = region.height + "px";
  const isLow = lowRegions.includes(region.region) || region.height;
  return make("div", { class: isLow ? "region-sketch low" : "region-sketch" },
    region.title && make("span", { class: "region-name" }, region.title), shape);
}

function mediaSketch(picture, shutter) {
  return make("div", { class: "sketched media", "aria-hidden": "true" }, symbol(picture),
    shutter && make("span", { class: "shutter" }));
}

// MARK: Sheets

/** The stages of sheets, by the ids of their surfaces. */
const stages = new Map();

function moveSheet(target) {
  const [sheet, detent] = target.split(":");
  stages.get(sheet)?.(detent);
}

/** The frame and the corners of a sheet at rest: below its full height glass keeps off the edges. */
function restingPlace(surface, place, rest) {
  const { partialInset, sheetRadius, floatingRadius, popoverRadius } = lengths();
  const isAtBottom = place.form === "sheet" && rest.y + rest.height >= place.height;
  const isPartial = isAtBottom && rest.height < (place.full ?? 0) && rest.height > 4 * partialInset;
  const inset = isPartial ? partialInset : 0;
  const box = { x: rest.x + inset, y: rest.y, width: rest.width - 2 * inset,
    height: rest.height - inset };
  const screen = screenRadius(place);
  const own = { popover: popoverRadius, "full-screen": screen }[place.form];
  const top = own ?? surface.radius ?? (isAtBottom ? sheetRadius : floatingRadius);
  const bottom = !isAtBottom ? top : inset ? Math.max(top, screen - inset)
    : box.width >= place.width ? screen : 0;
  if (isRightToLeft() !== !!data.rightToLeft) box.x = place.width - box.x - box.width;
  return { box, corners: `${top}px ${top}px ${bottom}px ${bottom}px` };
}

/** Phones with a home button have square screens. */
const screenRadius = (place) => place.kind === "mac-window" ? lengths().floatingRadius
  : ({ "iphone-small": 0, iphone: 44, "iphone-large": 44 })[place.kind] ?? 18;

function sheetStage(surface) {
  const places = surface.places ?? [];
  const { element: content, strip } = panelContent(surface);
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
    content, grabber);
  const behind = make("div", { class: "sketched behind", "aria-hidden": "true" });
  const screen = make("div", { class: "screen" }, behind, scrim, sheet);
  device.append(screen);
  const steps = make("div", { class: "chips", role: "group", "aria-label": "Detents" });
  const note = make("p", { class: "facts" });

  function draw() {
    const scale = Math.min(1, 760 / place.width, 680 / place.height);
    const position = place.rests[rest];
    const { box, corners } = restingPlace(surface, place, position);
    Object.assign(device.style, {
      width: place.width * scale + "px", height: place.height * scale + "px",
      borderRadius: screenRadius(place) * scale + "px",
    });
    Object.assign(screen.style, {
      width: place.width + "px", height: place.height + "px", transform: `scale(${scale})`,
      borderRadius: screenRadius(place) + "px",
    });
    Object.assign(sheet.style, {
      left: box.x + "px", width: box.width + "px", height: box.height + "px",
      top: (isOpen ? box.y : place.height) + "px", borderRadius: corners,
    });
    const isFull = place.form === "full-screen";
    const isAtEnd = position.y + position.height > place.height - 40;
    if (!data.desktop) {
      content.style.paddingTop = (isFull ? place.top ?? 0 : 0) + "px";
      content.style.paddingBottom = (isAtEnd ? place.bottom ?? 0 : 0) + "px";
    }
    behind.style.top = (place.top ?? 0) + (place.bar ?? 44) + 12 + "px";
    device.dataset.kind = place.kind;
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
    strip?.bar.setWidth(box.width);
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
      draw();
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
