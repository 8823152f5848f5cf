// MARK: Going to views

/** Shows a view of the prototype, from which Back returns. */
function navigate(id, place) {
  record("Leads to the view", id);
  if (!appViews().some((view) => view.id === id)) return;
  const from = inPrototype(place);
  if (id !== app.view) app.trail.push({ view: app.view, key: elementAt(from)?.dataset.key });
  showView(id);
  reveal();
  focusFirst();
}

/** Returns to the view that people came from; false where they came by no command. */
function goBack() {
  const last = app.trail.pop();
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
