// MARK: Contexts

/** The settings that people want, by the names of the switches; those of the page's address count. */
const wanted = { ...page.start, appearance: root.dataset.theme ?? "auto", direction: "auto" };
const beginning = { ...wanted };
/** The surface that the address leads to. */
let destination;

const words = {
  platform: "Platform", edition: "Guidelines", form: "Menus", size: "Text size",
  locale: "Language", appearance: "Appearance", direction: "Direction",
  2022: "2022, before 26", 2025: "2025, from 26",
  declared: "As declared", small: "Small", medium: "Medium", large: "Large",
  auto: "As the system", light: "Light", dark: "Dark",
  ltr: "Left to right", rtl: "Right to left",
};

/** The settings of each switch: those of the data, and those of the style alone. */
const settingsOf = {
  ...page.switches,
  appearance: ["auto", "light", "dark"].map((id) => ({ id })),
  direction: ["auto", "ltr", "rtl"].map((id) => ({ id })),
};

function nameOf(axis, setting) {
  if (setting.title) return setting.title;
  if (axis === "direction" && setting.id === "auto") return "As the language";
  if (axis === "size") {
    const name = setting.id.replace(/^x+(?=[SL])/, (letters) => letters + " ")
      .replace(/(?<=[a-z])(?=\d)/, " ");
    return name[0].toUpperCase() + name.slice(1);
  }
  if (axis !== "locale") return words[setting.id];
  try {
    return `${new Intl.DisplayNames([setting.id], { type: "language" }).of(setting.id)} (${setting.id})`;
  } catch {
    return setting.id;
  }
}

const place = (axis, id) => page.switches[axis].findIndex((setting) => setting.id === id);

/**
 * The numbers of the settings that are shown: those that are wanted where the page has them together, else
 * those of the wanted platform that are next to them.
 */
function shownSettings() {
  const [platform, locale, size] = ["platform", "locale", "size"].map((axis) => place(axis, wanted[axis]));
  const usual = place("size", "large");
  const better = (offer) => (offer[1] === locale ? 4 : 0) + (offer[2] === size ? 2 : 0)
    + (offer[2] === usual ? 1 : 0);
  const offers = page.offered.filter((offer) => offer[0] === platform)
    .sort((first, second) => better(second) - better(first));
  return {
    platform, locale: offers[0][1], size: offers[0][2],
    edition: place("edition", wanted.edition), form: place("form", wanted.form),
  };
}

/** Whether the page has a setting together with those that are shown. */
function isOffered(axis, index, shown) {
  if (axis === "form") return index === 0 || !!data.hasForms;
  const part = { platform: 0, locale: 1, size: 2 }[axis];
  if (!part) return true;
  const others = { 1: [0], 2: [0, 1] }[part];
  const values = [shown.platform, shown.locale];
  return page.offered.some((offer) =>
    offer[part] === index && others.every((other) => offer[other] === values[other]));
}

/** Takes the wanted settings to the data, the style and the switches. */
function applySettings() {
  const shown = shownSettings();
  take(shown);
  root.lang = data.language;
  const own = data.rightToLeft ? "rtl" : "ltr";
  root.dir = wanted.direction === "auto" ? own : wanted.direction;
  if (wanted.appearance === "auto") delete root.dataset.theme;
  else root.dataset.theme = wanted.appearance;
  document.body.className = data.classes;
  for (const [name, length] of Object.entries(data.lengths)) {
    root.style.setProperty("--" + name, length + "px");
  }
  for (const picker of document.querySelectorAll("[data-switch]")) {
    const axis = picker.dataset.switch;
    for (const [index, option] of [...picker.options].entries()) {
      option.disabled = !isOffered(axis, index, shown);
    }
    picker.selectedIndex = shown[axis] === undefined ? 0 : shown[axis];
    if (axis === "form" && !data.hasForms) picker.selectedIndex = 0;
    if (shown[axis] === undefined) picker.value = wanted[axis];
  }
}

/** The switches at the top of the page, and those beside it, for which there is no room there. */
const usualAxes = ["platform", "edition", "size", "locale", "appearance"];
const rareAxes = ["form", "direction"];

/** The switches in which there is something to choose. */
function contextSwitches(axes) {
  return Object.entries(settingsOf)
    .filter(([axis, settings]) => axes.includes(axis) && settings.length > 1)
    .map(([axis, settings]) => {
      const picker = make("select", {
        "data-switch": axis, dir: "auto",
        onchange: () => {
          wanted[axis] = settings[picker.selectedIndex].id;
          writeAddress();
          show();
          record(`${words[axis]}: ${picker.selectedOptions[0].textContent}`);
        },
      }, settings.map((setting) => make("option", { value: setting.id }, nameOf(axis, setting))));
      return make("label", {}, make("span", {}, words[axis]), picker);
    });
}

// MARK: The address

/** `#surface-main&platform=macos`: a surface, and the settings that are other than at first. */
function writeAddress() {
  const parts = Object.keys(beginning).filter((axis) => wanted[axis] !== beginning[axis])
    .map((axis) => `${axis}=${encodeURIComponent(wanted[axis])}`);
  if (destination) parts.unshift(encodeURIComponent(destination));
  history.replaceState(null, "", parts.length ? "#" + parts.join("&") : location.pathname);
}

function readAddress() {
  Object.assign(wanted, beginning);
  destination = undefined;
  for (const part of location.hash.slice(1).split("&")) {
    const [axis, setting] = part.split("=").map(decodePart);
    if (setting === undefined) destination = axis || undefined;
    else if (settingsOf[axis]?.some(({ id }) => id === setting)) wanted[axis] = setting;
  }
}

function decodePart(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Marks the surface that the address leads to, and brings it into view. */
function goToDestination() {
  document.querySelector(".target-surface")?.classList.remove("target-surface");
  const element = destination && document.getElementById(destination);
  element?.classList.add("target-surface");
  element?.scrollIntoView();
}

// A link to a surface leaves the settings in the address.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="#surface-"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  destination = link.getAttribute("href").slice(1);
  writeAddress();
  goToDestination();
});
window.addEventListener("hashchange", () => {
  readAddress();
  show();
  goToDestination();
});
