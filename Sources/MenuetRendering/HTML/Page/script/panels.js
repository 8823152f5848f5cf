// MARK: Content of sheets

/** The surfaces that stand in a sheet; in a popover without content those of the sheet that it becomes. */
const within = (surface) =>
  (data.surfaces ?? []).filter((other) => other.within === (surface.holds ?? surface.id));

/**
 * A sheet, cover or popover from its upper bar to its lower one.
 *
 * @param isPlace True for the one in the section of its surface, to which links to its controls lead.
 */
function panelContent(surface, isPlace) {
  const element = make("div", { class: "panel" });
  if (surface.activity) {
    element.classList.add("activity");
    element.append(...activityContent(surface));
    return { element, strips: [] };
  }
  const linked = (other) => isPlace && !surface.holds ? "surface-" + other.id : undefined;
  const strips = [];
  const strip = (bar, classes) => {
    if (!bar) return undefined;
    const strip = toolbar(bar, 320, { squeezes: true });
    strip.bar.classList.add(...classes);
    if (bar.own) strip.bar.id = linked(bar) ?? "";
    if (!strip.bar.id) strip.bar.removeAttribute("id");
    strips.push(strip);
    return strip.bar;
  };
  const heading = surface.heading && make("h3", {}, surface.heading);
  const body = panelBody(surface, linked);
  if (data.desktop) {
    element.append(...[heading, strip(surface.top, ["panel-bar"]), body, pushButtons(surface)].filter(Boolean));
    return { element, strips };
  }
  const top = strip(surface.top, ["panel-bar"]);
  // The title stands between what is at the ends of the bar, but a toolbar has one of its own.
  if (top || heading) {
    element.append(make("div", { class: "panel-head" }, top,
      !surface.top?.own && heading && make("div", { class: "panel-title" }, heading)));
  }
  element.append(body);
  const bottom = strip(surface.bottom, ["panel-bar", "bottom"]);
  if (bottom) element.append(bottom);
  return { element, strips };
}

/** The items of a sheet on a Mac, the one that Return stands for last. */
function pushButtons(surface) {
  if (!surface.buttons?.length) return undefined;
  return view(make("div", { class: "panel-buttons" }), (line) => {
    const buttons = surface.buttons.filter(isShown).map((item, index) => {
      const look = item.role === "primary" ? "look-filled" : "look-gray";
      const element = item.choice
        ? opens(button(`button ${look} size-medium`, item.title,
          [make("span", { class: "title" }, chosen(item.choice)?.title ?? item.title), chevron("both")], readOut(item)),
        () => choiceMenu(item.choice), { label: item.title })
        : itemButton(item, `button ${look} size-medium`, "title");
      element.dataset.key = `push-${index}`;
      return element;
    });
    line.replaceChildren(...buttons);
  });
}

/** The controls and regions in document order, and below them what the document says of the rest. */
function panelBody(surface, linked) {
  const inner = within(surface);
  const body = make("div", { class: "panel-body" });
  let line;
  let isFilled = false;
  for (const part of surface.parts ?? []) {
    if (part.region) {
      isFilled ||= !lowRegions.includes(part.region) && !part.height;
      body.append(regionPart(part));
      line = undefined;
      continue;
    }
    const other = inner.find((other) => other.id === part.surface);
    if (!other) continue;
    const element = make("div", { class: "within " + other.type, id: linked(other) }, control(other));
    if (other.type === "segmented") {
      body.append(element);
      line = undefined;
      continue;
    }
    if (!line) body.append(line = make("div", { class: "panel-line" }));
    line.append(element);
  }
  const { media, lines, shutter } = surface.sketch ?? {};
  if (surface.edits && !isFilled) {
    body.append(make("input", {
      type: "text", class: "field", "aria-label": surface.heading ?? surface.title,
      onchange: (event) => record("Typed", event.target.value),
    }));
  }
  if (!isFilled && media) body.append(mediaSketch(media, shutter));
  else if (!isFilled) body.append(make("div", { class: "sketched " + (lines ?? "text") }));
  return body;
}

function mediaSketch(picture, shutter) {
  return make("div", { class: "sketched media", "aria-hidden": "true" }, symbol(picture),
    shutter && make("span", { class: "shutter" }));
}

// MARK: Activity views

/** The thing that is shared, those who take it, and what can be done with it; on a Mac a list. */
function activityContent(surface) {
  const { tiles, actions, rows, system, close } = surface.activity;
  const list = (items) => items?.length
    && make("div", { class: "panel-rows" }, items.map((item) => itemButton(item, "panel-row")));
  if (data.desktop) return [make("h3", {}, surface.title), list(rows), list(system)].filter(Boolean);
  const closing = button("share-close", "Close", symbol(close), { "aria-label": "Close" });
  closing.addEventListener("click", () => standing.get(closing.closest(".sheet"))?.dismiss());
  return [
    make("div", { class: "share-head" }, make("span", { class: "thumbnail", "aria-hidden": "true" }),
      make("h3", {}, surface.title), closing),
    make("div", { class: "tiles" }, tiles.map((tile) => tile.title ? itemButton(tile, "tile")
      : make("span", { class: "tile", "aria-hidden": "true" }, make("i"), make("i")))),
    list(actions), list(system),
  ].filter(Boolean);
}
