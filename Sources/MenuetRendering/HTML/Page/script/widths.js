// MARK: Bars in a window

/** The widths that people gave bars, by the ids of their surfaces. */
const widths = new Map();

const stagePadding = (stage) => {
  const { paddingLeft, paddingRight } = getComputedStyle(stage);
  return parseFloat(paddingLeft) + parseFloat(paddingRight);
};

/** The usual widths of bars, with the names of devices that are as wide. */
function usualWidths() {
  const widths = [...new Set([...data.widths ?? [], ...data.devices.map(({ width }) => width)])];
  return widths.sort((first, second) => first - second).map((width) =>
    [data.devices.find((device) => device.width === width)?.name ?? "", width]);
}

function toolbarStage(surface) {
  const usual = usualWidths();
  const widest = surface.ranges?.[0]?.from ?? 0;
  const { minimum = 0 } = surface;
  const least = Math.max(120, minimum - 40);
  const most = Math.max(usual.at(-1)[1], widest + 160);
  const roomy = usual.find(([, width]) => width >= widest)?.[1] ?? widest;
  const initial = Math.max(least, Math.min(most, widths.get(surface.id) ?? roomy));
  const { bar, range: rangeNow, formsAt, units, width, minimum: needed } = toolbar(surface, initial);
  const output = make("output", { class: "range" });
  const slider = make("input", {
    type: "range", min: least, max: most, value: initial, "aria-label": "Width in points",
    oninput: () => resize(Number(slider.value)),
  });
  const grip = make("div", { class: "grip", "aria-hidden": "true", title: "Drag to resize" });
  const chips = make("div", { class: "chips", role: "group", "aria-label": "Widths" });

  /** Takes a width that people ask for. */
  function resize(value) {
    widths.set(surface.id, Math.max(least, Math.min(most, Math.round(value))));
    fit();
  }

  /** The width that was asked for, or as much as there is room for; what is wider is made smaller. */
  function fit() {
    const room = stage.clientWidth ? stage.clientWidth - stagePadding(stage) - 22 : initial;
    const wanted = widths.get(surface.id) ?? Math.max(minimum, Math.min(roomy, Math.floor(room)));
    if (wanted !== width()) bar.setWidth(wanted);
    const scale = Math.min(1, room / wanted);
    frame.style.zoom = scale < 1 ? scale : "";
    slider.value = wanted;
    describe(scale);
  }

  function describe(scale) {
    const range = rangeNow();
    const last = range?.to === undefined ? "and wider" : `– ${range.to - 1} pt`;
    const words = width() < needed() ? `needs ${needed()} pt`
      : range ? `range ${range.from} ${last}` : "";
    const size = scale < 1 ? ` · at ${Math.round(scale * 100)} %` : "";
    output.textContent = `${width()} pt · ${words}${size}`;
    for (const chip of chips.children) {
      chip.setAttribute("aria-pressed", String(Number(chip.dataset.width) === width()));
    }
  }

  const chip = (label, value, title) => chips.append(button("chip", label, label, {
    title, "data-width": value, onclick: () => resize(value),
  }));
  for (const [name, value] of usual) chip(`${name} ${value}`.trim(), value);
  for (const [index, range] of (surface.ranges ?? []).entries()) {
    const forms = formsAt(index);
    const gone = units().filter((_, unit) => forms[unit] === "overflow").map((unit) => unit.title);
    chip(`≥ ${range.from}`, range.from, gone.length ? `In the menu: ${gone.join(", ")}` : "All in the bar");
    chips.lastChild.classList.add("breakpoint");
  }
  grip.addEventListener("pointerdown", (event) => {
    const start = { x: event.clientX, width: width() };
    const scale = bar.getBoundingClientRect().width / bar.offsetWidth || 1;
    grip.setPointerCapture(event.pointerId);
    grip.onpointermove = (move) =>
      resize(start.width + (move.clientX - start.x) / scale * (isRightToLeft() ? -1 : 1));
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grip.addEventListener(end, () => { grip.onpointermove = null; });
  }
  const sketch = make("div", { class: "sketched", "aria-hidden": "true" });
  const frame = make("div", { class: "view" }, surface.bottom ? [sketch, bar] : [bar, sketch]);
  const stage = make("div", { class: "stage wide" }, make("div", { class: "resizable" }, frame, grip));
  fit();
  new ResizeObserver(fit).observe(stage);
  return [stage, make("div", { class: "controls" }, slider, output), chips];
}
