// MARK: Going to views

/** Shows a view of the prototype, from which Back returns. */
function navigate(id, place) {
  if (!appViews().some((view) => view.id === id)) return record("This platform lacks the view", id);
  record("Leads to the view", id);
  const from = inPrototype(place);
  if (id !== app.view) app.trail.push({ view: app.view, key: elementAt(from)?.dataset.key });
  showView(id);
  reveal();
  focusFirst();
}

/** True where something in a part of the data leads to a view. */
function leadsTo(part, id) {
  if (part === null || typeof part !== "object") return false;
  return [part.command, part.previewOpens].some((name) => commands.get(name)?.navigates === id)
    || Object.values(part).some((inner) => leadsTo(inner, id));
}

/**
 * The view before one to which no command has led: that with a command that leads there, else the one before
 * it in the document. The first view has none, and that of a tab neither.
 */
function viewBefore(view) {
  const known = appViews();
  const index = known.indexOf(view);
  if (index <= 0 || ofType("tab-bar")?.tabs?.some((tab) => tab.view === view.id)) return undefined;
  return known.find((other) => other !== view
    && other.surfaces?.some((surface) => leadsTo(surfaces.get(surface), view.id))) ?? known[index - 1];
}

/** Returns to the view that people came from, or would have come from; false where there is none. */
function goBack() {
  const before = viewBefore(shownView());
  const last = app.trail.pop() ?? (before && { view: before.id });
  if (!last) return false;
  showView(last.view);
  const element = last.key && withKey(last.key, app.section);
  if (isInPrototype(element)) element.focus({ preventScroll: true });
  else focusFirst();
  return true;
}

/** Gives the first control of the view the focus. */
function focusFirst() {
  (stopsIn(app.screen)[0] ?? app.screen).focus({ preventScroll: true });
}
