// MARK: State

/** The values of states and toggles, and of choices by `choice.option`; off without one. */
const values = new Map();
/** The elements that draw themselves again when a value changes. */
const views = [];

function reset() {
  values.clear();
  forgetDrops();
  forgetEffects();
  for (const name of page.on ?? []) values.set(name, true);
}

function holds(condition) {
  if (condition === undefined) return true;
  if (typeof condition === "string") return values.get(condition) === true;
  const [operator, ...operands] = condition;
  if (operator === "not") return !holds(operands[0]);
  return operator === "and" ? operands.every(holds) : operands.some(holds);
}

const both = (first, second) => first && second ? ["and", first, second] : first ?? second;

const isEnabled = (thing) => holds(thing.enabled);
const isShown = (thing) => holds(thing.visible) && (!thing.hides || isEnabled(thing));

function view(element, draw) {
  const redraw = () => draw(element);
  views.push({ element, redraw });
  redraw();
  return element;
}

/** Lets go of what is seen no more. */
function forget(element) {
  views.splice(0, views.length, ...views.filter((view) => !element.contains(view.element)));
}

function refresh() {
  const focused = document.activeElement?.dataset?.key;
  const scope = scopeOf(document.activeElement);
  for (const { redraw } of [...views]) redraw();
  if (focused && !document.activeElement?.dataset?.key) withKey(focused, scope)?.focus();
}

function chosen(id) {
  return choices.get(id)?.options?.find((option) => values.get(`${id}.${option.id}`));
}

// MARK: Log

const log = make("ol", { id: "log", "aria-live": "polite", "aria-label": "Events" });

const unused = make("li", {}, "Nothing has been used yet");
log.append(unused);

function record(words, detail) {
  unused.remove();
  log.prepend(make("li", {}, make("span", {}, words), detail && make("code", {}, detail)));
  while (log.children.length > 60) log.lastChild.remove();
}

// MARK: Actions

/** The state of a toggle's or an option's mark; undefined where there is none. */
function mark(item) {
  if (item.option) return values.get(`${item.choice}.${item.option}`) === true;
  const form = commands.get(item.command)?.toggle;
  if (item.turns) return (item.turns === "on") === (values.get(item.command) === true);
  return form === "checkmark" ? values.get(item.command) === true : undefined;
}

function titleOf(item) {
  const isOn = item.onTitle && !item.turns && values.get(item.command);
  return isOn ? item.onTitle : item.title;
}

/** The name of an item; a button that shows no words has its label, or the id in its place. */
const nameOfItem = (item) =>
  titleOf(item) || item.label || commands.get(item.command)?.title || item.command;

function symbolOf(item) {
  return item.onSymbol && values.get(item.command) ? item.onSymbol : item.symbol;
}

/**
 * Does what choosing an item does, behind the question that it asks first.
 *
 * @param place Where it was chosen.
 */
function perform(item, place) {
  const command = commands.get(item.command);
  const question = item.confirm ?? command?.confirm;
  if (question && surfaces.get(question)) {
    record(`“${nameOfItem(item)}” asks first`, question);
    return openAlert(surfaces.get(question), place, () => act(item, command, place));
  }
  act(item, command, place);
}

function act(item, command, place) {
  if (item.option && item.presents) {
    // It edits the list, and is none of its values.
    record(`Chose “${item.title}”`, `${item.choice}.${item.option}`);
  } else if (item.option) {
    for (const option of choices.get(item.choice)?.options ?? []) {
      values.set(`${item.choice}.${option.id}`, option.id === item.option);
    }
    record(`Chose “${item.title}”`, `${item.choice}.${item.option}`);
  } else if (command?.toggle) {
    const isOn = item.turns ? item.turns === "on" : !values.get(command.id);
    const words = titleOf(item);
    values.set(command.id, isOn);
    record(`Performed “${words}”: ${isOn ? "on" : "off"}`, command.id);
  } else if (command) {
    for (const toggle of command.clears ?? []) values.set(toggle, false);
    record(`Performed “${nameOfItem(item)}”`, command.id);
  } else {
    record(`Chose “${item.title}”`, item.activity ?? "of the system");
    command = item.does && { id: item.does, does: item.does };
  }
  refresh();
  const pane = item.pane ?? paneToggles[command?.id];
  if (pane) togglePane(pane);
  if (command?.detent) moveSheet(command.detent);
  if (item.customizes) return openPalette(item.customizes, place);
  const target = item.presents ?? command?.presents;
  const subject = effects[command?.does] && subjectOf(command, place);
  // What asks first does its work itself.
  if (!target && !place?.isAnswer) affect(command, subject, place);
  const holder = standing.get(place?.sheet);
  if (target && command?.replaces && holder?.close) {
    // The sheet around goes first, and leaves its place to the other.
    const { origin } = holder;
    holder.close(false);
    present(target, { ...origin, subject });
  } else if (target) present(target, { ...place, subject });
  if (command?.dismisses || item.activity || holder?.surface.closes?.includes(command?.id)) {
    holder?.dismiss();
    answerDrop(holder?.surface, item);
  }
  // Without a sheet around it, the way out of a view is the way back.
  const isOut = command?.dismisses || item.role === "cancel";
  if (isOut && !holder && isInPrototype(place?.element) && !place.element.closest(".over")) goBack();
  if (command?.navigates) navigate(command.navigates, place);
}
