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

/** A window without room beside the surfaces. */
const narrow = matchMedia("(max-width:1100px)");

/** Draws the index, which folds where it stands above the surfaces. */
function drawIndex() {
  const nav = document.getElementById("index");
  const isOpen = nav.querySelector("details")?.open ?? !narrow.matches;
  nav.replaceChildren(make("details", { open: isOpen }, make("summary", {}, "Surfaces"), ...index().flat()));
}

narrow.addEventListener("change", () => {
  document.querySelector("#index details").open = !narrow.matches;
});

/** Leads to the states and events where they stand below the prototype, and back. */
function sideButton() {
  return button("chip", "", "States and events", {
    id: "to-side", onclick: () => {
      const side = document.getElementById("side");
      const { top, bottom } = side.getBoundingClientRect();
      const isInSight = top < window.innerHeight - 40 && bottom > tools.offsetHeight + 40;
      (isInSight ? app.section : side).scrollIntoView();
    },
  });
}

function stateSwitches() {
  if (!data.states?.length) return undefined;
  const rows = data.states.map((state) => {
    const box = make("input", { type: "checkbox", role: "switch", "data-state": state.id });
    box.addEventListener("change", () => {
      values.set(state.id, box.checked);
      record(`${state.title}: ${box.checked ? "on" : "off"}`, state.id);
      refresh();
    });
    view(box, () => {
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
  if (!page.findings?.length) return undefined;
  return make("section", { class: "box", id: "findings", "aria-label": "Findings" },
    make("h2", {}, `Findings (${page.findings.length})`),
    make("ul", {}, page.findings.map((finding) =>
      make("li", { class: finding.severity },
        make("p", {}, make("strong", {}, finding.severity), ` ${finding.message}`),
        make("p", { class: "why" }, make("code", {}, finding.rule), ` ${finding.summary ?? ""} `,
          make("span", {}, finding.place))))));
}

/** The first surface in sight, and how far below the upper edge of the window it begins. */
function firstInSight() {
  const sections = [...document.querySelectorAll("#prototype, #catalogue > section[id]")];
  const section = sections.find((section) => section.getBoundingClientRect().bottom > 0);
  return section && { id: section.id, top: section.getBoundingClientRect().top };
}

/** Draws everything in the wanted context; states, widths and what is in sight stay. */
function show() {
  if (drag) cancelDrag();
  closeMenus(0, false);
  presented.length = 0;
  const before = window.scrollY > 0 ? firstInSight() : undefined;
  views.length = 0;
  stages.clear();
  applySettings();
  drawIndex();
  drawPrototype();
  document.getElementById("catalogue").replaceChildren(
    make("h2", { class: "heading-of-all" }, "All surfaces"),
    ...sections(),
    ...(page.missing?.length ? [make("p", { class: "missing" },
      `Symbols without a drawing: ${page.missing.join(", ")}`)] : []));
  document.getElementById("states").replaceChildren(stateSwitches() ?? "");
  document.getElementById("elsewhere").replaceChildren(otherApps() ?? "");
  refresh();
  keepWords(document.getElementById("catalogue"));
  const after = before && document.getElementById(before.id);
  if (after) window.scrollBy(0, after.getBoundingClientRect().top - before.top);
  const target = destination && document.getElementById(destination);
  target?.classList.add("target-surface");
}

if (page.reload) reloadWhenChanged(page.reload);
reset();
readAddress();
const tools = document.getElementById("tools");
document.getElementById("switches").append(sideButton(), ...contextSwitches(usualAxes));
document.getElementById("side").append(...[
  make("div", { id: "states" }), make("div", { id: "elsewhere" }),
  make("section", { class: "box", "aria-label": "Events" }, make("h2", {}, "Events"), log),
  make("section", { class: "box", "aria-label": "Further contexts" }, make("h2", {}, "Further contexts"),
    contextSwitches(rareAxes)),
  findings()].filter(Boolean));
// What is scrolled to stands below the switches.
new ResizeObserver(() => root.style.setProperty("--tools", tools.offsetHeight + "px")).observe(tools);
root.style.setProperty("--tools", tools.offsetHeight + "px");
show();
goToDestination();
