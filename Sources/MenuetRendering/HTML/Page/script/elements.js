// The behavior of a page. Everything that it shows comes from the data beside it, as text: no string
// of a document is ever read as markup.

const root = document.documentElement;
const layer = document.getElementById("layer");
const packed = JSON.parse(document.getElementById("data").textContent);

// MARK: Data

/** The value for which a reference to the table of repeated values stands. */
const referred = (value) => value?._ === undefined ? value : referred(packed.table[value._]);

/** A value of the data as it is with the settings of a context, by the numbers of these. */
function unpack(value, settings) {
  value = referred(value);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((part) => unpack(part, settings));
  const object = {};
  for (const [name, part] of Object.entries(value)) {
    if (name[0] === "~") return unpack(referred(part)[settings[name.slice(1)]], settings);
    const now = unpack(part, settings);
    if (now !== null) object[name] = now;
  }
  return object;
}

/** The data that are the same in all contexts. */
const page = unpack({ ...packed.data, shown: null }, {});

/** The data of the context that is shown. */
let data;
let commands;
let choices;
let surfaces;

function take(settings) {
  const byID = (list) => new Map(list?.map((thing) => [thing.id, thing]));
  data = unpack(packed.data.shown, settings);
  commands = byID(data.commands);
  choices = byID(data.choices);
  surfaces = byID(data.surfaces);
}

const isRightToLeft = () => root.dir === "rtl";

// MARK: Elements

/** Makes an element. Strings among the children become text. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat()) if (child) element.append(child);
  return element;
}

function symbol(id, extra = "") {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  picture.setAttribute("class", "symbol " + extra);
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", "#" + id);
  picture.append(use);
  return picture;
}

/** The text that a pointer at rest shows, and that is read out behind the name: the hint, where there is one. */
const toolTip = (thing, name) => thing.hint ?? name;

/**
 * Words that assistive technologies read out of something: its own in place of a name, and its hint.
 *
 * @param name What it is called without own words; undefined for what it shows.
 */
const readOut = (thing, name) => ({ "aria-label": thing.label ?? name, title: toolTip(thing) });

function chevron(kind) {
  return make("span", { class: "chevron " + kind, "aria-hidden": "true" });
}

/** The page, the prototype or the sheet that an element with a key stands in. Keys are unique in there. */
const scopeOf = (element) => element?.closest?.(".sheet, #prototype") ?? document.body;

/** Finds an element by its key, which another one may have taken over since. */
function withKey(key, scope = document.body) {
  const found = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)];
  return found.find((element) => scopeOf(element) === scope) ?? found[0];
}

/**
 * Where something is used, as long as it stands there: people come back to it, also when another element
 * has been drawn in its place.
 */
function placeOf(element) {
  return { element, scope: scopeOf(element), sheet: element?.closest?.(".sheet") };
}

/** The element at a place, or the one that has been drawn in its stead. */
function elementAt(place) {
  const { element, scope } = place ?? {};
  return element?.isConnected || !element?.dataset.key ? element : withKey(element.dataset.key, scope);
}

const focusAgain = (place) => elementAt(place)?.focus({ preventScroll: true });

/** The pixels of a point where an element stands, in a device or a window that is made smaller. */
function scaleOf(element) {
  const frame = element?.closest(".display, .screen, .view");
  return frame ? frame.getBoundingClientRect().width / frame.offsetWidth || 1 : 1;
}
