// MARK: Panes beside the content

/** Kinds of units, and commands of the system, that show and hide a pane. */
const paneToggles = { "sidebar-toggle": "sidebar", "inspector-toggle": "inspector", "show-sidebar": "sidebar" };

/** The panes of a view, out of sight until they are asked for. */
const sketchedPanes = () => ["sidebar", "inspector"].map((name) => make("div", {
  class: "pane " + name, role: "group", "aria-label": name[0].toUpperCase() + name.slice(1), "data-name": name,
}, make("div", { class: "sketched " + (name === "sidebar" ? "list" : "text"), "aria-hidden": "true" })));

/** Shows or hides a pane; where there is little room, one takes the place of the other. */
function togglePane(name) {
  const isOn = !app.panes.has(name);
  if (app.screen.offsetWidth < 1000) app.panes.clear();
  if (isOn) app.panes.add(name);
  else app.panes.delete(name);
  record(`${isOn ? "Shows" : "Hides"} the ${name}`);
  layPanes();
  reveal();
}

/** Lays panes out between the bars: beside the content, or over it on a screen as wide as a phone. */
function layPanes() {
  const { screen, panes } = app;
  const [head, content, foot] = ["head", "content", "foot"]
    .map((name) => screen.querySelector(":scope > ." + name));
  for (const pane of screen.querySelectorAll(":scope > .pane")) {
    pane.classList.toggle("on", panes.has(pane.dataset.name));
    Object.assign(pane.style, { top: head.offsetHeight + "px", bottom: foot.offsetHeight + "px" });
  }
  const margin = (name) => panes.has(name) && screen.offsetWidth >= 600 ? "320px" : "";
  Object.assign(content.style, { marginInlineStart: margin("sidebar"), marginInlineEnd: margin("inspector") });
  for (const toggle of document.querySelectorAll("[data-pane]")) {
    toggle.setAttribute("aria-expanded", String(panes.has(toggle.dataset.pane)));
  }
}
