// MARK: Views

/** The places from which people went to a view, the last one last, with the section that they came to. */
const trail = [];

/** The section of a view: that of its toolbar, or of the first other surface that stands in it. */
function sectionOf(view) {
  const ids = data.views?.find((other) => other.id === view)?.surfaces ?? [];
  return ids.map((id) => document.getElementById("surface-" + id)).find(Boolean);
}

/** Goes to a view of the page. */
function navigate(view, place) {
  record("Leads to the view", view);
  const section = sectionOf(view);
  if (!section) return;
  while (presented.length) presented.at(-1).close(false);
  trail.push({ to: section.id, place, top: window.scrollY });
  arrive(section);
  (stopsIn(section.querySelector(".bar") ?? section)[0] ?? section).focus({ preventScroll: true });
}

/** Goes back to where people came from; false where they came by no command. */
function goBack(section) {
  const index = trail.findLastIndex(({ to }) => to === section?.id);
  if (index < 0) return false;
  const [{ place, top }] = trail.splice(index);
  const element = elementAt(place);
  if (element?.isConnected) arrive(element.closest("main > section, figure") ?? element);
  else window.scrollTo(0, top);
  element?.focus({ preventScroll: true });
  return true;
}

/** Brings a section into view, and marks it for a moment. */
function arrive(section) {
  document.querySelector(".arrived")?.classList.remove("arrived");
  section.scrollIntoView();
  section.classList.add("arrived");
  setTimeout(() => section.classList.remove("arrived"), 1600);
}
