// MARK: Buttons

function setEnabled(element, enabled) {
  if (enabled) element.removeAttribute("aria-disabled");
  else element.setAttribute("aria-disabled", "true");
}

function button(classes, title, content, attributes = {}) {
  return make("button", { type: "button", class: classes, ...attributes }, content);
}

/** A button that performs an item, as it is now. */
function itemButton(item, classes, form = "both", choose = perform) {
  const title = titleOf(item);
  const name = nameOfItem(item);
  const picture = symbolOf(item);
  const isOn = mark(item);
  const showsTitle = form !== "icon" || !picture;
  const element = button([classes, item.role, isOn && "on"].filter(Boolean).join(" "), title,
    [form !== "title" && picture && symbol(picture),
      showsTitle && make("span", { class: "title" }, title)],
    {
      ...readOut(item, showsTitle && title ? undefined : name),
      title: toolTip(item, showsTitle ? undefined : name),
      "aria-pressed": isOn === undefined ? undefined : String(isOn), "data-item": item.command,
    });
  setEnabled(element, isEnabled(item));
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") !== "true") choose(item, placeOf(element));
  });
  return element;
}

function lookClasses(surface) {
  return ["button", "look-" + surface.look, "size-" + surface.size,
    surface.corner && "corner-" + surface.corner].filter(Boolean).join(" ");
}

function choiceMenu(id) {
  const choice = choices.get(id);
  const rows = (choice?.options ?? []).map((option) =>
    ({ ...option, choice: id, option: option.id, enabled: both(choice.enabled, option.enabled) }));
  return { groups: [{ rows }] };
}

/**
 * The options of a choice beside each other.
 *
 * @param thing The control, with its title.
 * @param showsTitles True where the options show their titles in place of their symbols.
 */
function segments(id, thing, showsTitles = false) {
  const choice = choices.get(id);
  const options = (choice?.options ?? []).filter(isShown);
  const element = make("div", { class: "segments", role: "radiogroup", ...readOut(thing, thing.title) });
  for (const option of options) {
    const isOn = values.get(`${id}.${option.id}`) === true;
    const segment = button("segment", option.title,
      option.symbol && !showsTitles ? symbol(option.symbol)
        : make("span", {}, option.title), {
        role: "radio", "aria-checked": String(isOn), tabindex: isOn ? "0" : "-1",
        ...readOut(option, option.title), "data-key": `${thing.title}.${id}.${option.id}`,
      });
    setEnabled(segment, isEnabled(option) && isEnabled(choice));
    const take = () => {
      if (segment.getAttribute("aria-disabled") === "true") return;
      perform({ ...option, choice: id, option: option.id }, placeOf(segment));
    };
    segment.addEventListener("click", take);
    element.append(segment);
  }
  element.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: isRightToLeft() ? -1 : 1, ArrowLeft: isRightToLeft() ? 1 : -1,
      ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...element.children];
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus();
    next.click();
  });
  return element;
}
