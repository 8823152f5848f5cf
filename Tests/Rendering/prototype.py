"""Checks of the prototype at the top of a page: views, bars, devices, and that all can be reached there."""

from page import SAMPLE
from presenting import VIEWS, open_page, resize, settle, show_view
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

MAIL = SAMPLE.parent.parent / "Mail/Mail.menuet.xml"
PHOTOS = SAMPLE.parent.parent / "Photos/Photos.menuet.xml"

# The frames of the device, and of what stands in it.
FRAMES = """
  const box = (element) => {
    if (!element) return null;
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const screen = document.querySelector("#prototype .screen");
  return {
    view: screen.dataset.view, size: [screen.offsetWidth, screen.offsetHeight], screen: box(screen),
    device: box(document.querySelector("#prototype .device")), side: box(document.getElementById("side")),
    window: [innerWidth, innerHeight], page: document.documentElement.scrollWidth,
    // On a Mac with what stands before it in its line.
    bars: [...screen.querySelectorAll(".bar")].map((bar) => [bar.dataset.bar, bar.offsetWidth
      + (bar.matches(".title-bar + .bar") ? bar.previousElementSibling.offsetWidth + 1 : 0)]),
    tabs: box(screen.querySelector(".tab-bar")), content: box(screen.querySelector(".content")),
    menuBar: box(document.querySelector("#prototype .menu-bar")),
  };"""

# What can be performed now in the prototype, in its menus, and by the keys of its overlay.
COMMANDS = """
  const found = new Set();
  const rows = (content) => {
    for (const group of content?.groups ?? []) {
      for (const row of group.rows ?? []) {
        for (const item of row.cells ?? [row]) {
          if (item.command) found.add(item.command);
          if (item.choice) found.add(item.choice);
          rows(item.menu);
        }
      }
    }
  };
  const isUsable = (element) => element.checkVisibility() && !element.closest("[inert]");
  for (const item of document.querySelectorAll("#prototype [data-item]")) {
    if (isUsable(item)) found.add(item.dataset.item);
  }
  const openers = `#prototype :is([aria-haspopup=menu], [data-key^=selection-], [data-unit=back],
    .rows > .row:first-child, .content)`;
  for (const opener of document.querySelectorAll(openers)) {
    if (!isUsable(opener) || opener.ariaDisabled === "true") continue;
    opener.dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true}));
    if (!document.querySelector("#layer .menu")) opener.click();
    for (const item of document.querySelectorAll("#layer [data-item]")) {
      rows({groups: [{rows: [item.item]}]});
    }
    for (const item of opener.closest(".selection")?.querySelectorAll("[data-item]") ?? []) {
      found.add(item.dataset.item);
    }
    document.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
  }
  return [...found];"""

CLICK = """const element = document.querySelector(`#prototype [data-key="${arguments[0]}"]`);
  element.focus({preventScroll: true});
  element.click();"""


def open_prototype(*arguments, **options):
    page = open_page(*arguments, **options)
    resize(page, 1300, 900)
    settle(page)
    return page


def check_pad(browser, tool, folder):
    page = open_prototype(browser, tool, folder, "prototype")
    check_devices(page)
    check_bars(page)
    check_grip(page)
    for direction in ["rtl", "ltr"]:
        page.run("location.hash = '#direction=' + arguments[0]", direction)
        settle(page)
        for device in [3, 1]:
            page.run(CLICK, f"device-{device}")
            check_panes(page)
    check_way_out(page, [("attachments", "back", "library"), ("drawing", "close", "attachments")])
    page.run("location.hash = '#edition=2025'")
    settle(page)
    frames = page.run(FRAMES)
    page.expect(frames["menuBar"] and frames["menuBar"][1] - frames["screen"][1] < 2,
                "the menu bar of an iPad is not at the top of its screen")
    check_reach(page)
    check_menus(page)
    check_roles(page)
    page.run("location.hash = '#edition=2022'")
    settle(page)
    page.run(CLICK, "hold-command")
    shown = page.run("return document.querySelector('#prototype .screen .overlay').checkVisibility()")
    page.expect(shown, "the chip shows no overlay of shortcuts")
    return page


def check_mac(browser, tool, folder):
    page = open_prototype(browser, tool, folder, "prototype-macos", "--platform", "macos")
    check_devices(page)
    frames = page.run(FRAMES)
    page.expect(frames["menuBar"][3] < frames["screen"][1], "the menu bar stands in the window")
    check_reach(page)
    check_roles(page)
    # What a menu of the menu bar presents hangs from the bar of the window.
    page.run("document.querySelector('#prototype [data-key=bar-file-menu]').click()")
    page.run("""[...document.querySelectorAll('#layer [data-item=move]')].at(-1).click()""")
    settle(page)
    box = page.run("""const sheet = document.querySelector('#prototype .screen .sheet');
        return sheet && [sheet.offsetTop, sheet.closest('.screen').querySelector('.head').offsetHeight]""")
    page.expect(box and box[0] == box[1], f"a sheet of a window hangs from {box}")
    page.press(Keys.ESCAPE)
    return page


def check_phone(browser, tool, folder):
    page = open_prototype(browser, tool, folder, "prototype-ios", document=MAIL)
    check_devices(page)
    page.expect(not page.all("#prototype .menu-bar"), "an iPhone has a menu bar")
    check_reach(page)
    check_trail(page)
    return page


def check_tabs(browser, tool, folder):
    page = open_prototype(browser, tool, folder, "prototype-tabs", document=PHOTOS)
    for edition in ["2022", "2025"]:
        page.run("location.hash = '#edition=' + arguments[0]", edition)
        settle(page)
        frames = page.run(FRAMES)
        page.expect(frames["tabs"] and frames["tabs"][1] >= frames["content"][3] - 1
                    and frames["tabs"][3] <= frames["screen"][3],
                    f"{edition}: tabs are at {frames['tabs']} of {frames['screen']}")
        page.run(CLICK, "tab-1")
        page.expect(page.run(FRAMES)["view"] == "albums", f"{edition}: a tab leads nowhere")
        page.run(CLICK, "tab-0")
    page.run(CLICK, "tab-1")
    page.run("document.querySelector('#prototype .screen [data-item=show-recently-deleted]').click()")
    settle(page)
    page.expect(page.run(FRAMES)["view"] == "recently-deleted", "a button leads to no view")
    page.expect(page.run("return document.querySelector('#prototype .screen .tab[aria-selected=true]').textContent")
                == "Albums", "the tab of a view that was pushed is not selected")
    page.focused.send_keys(Keys.ENTER)
    settle(page)
    page.expect(page.run(FRAMES)["view"] == "albums", "Back does not return")
    page.expect(page.focused.get_attribute("data-item") == "show-recently-deleted",
                "the focus does not return")
    return page


def check_arabic(browser, tool, folder):
    page = open_prototype(browser, tool, folder, "prototype-ar", "--locale", "ar", document=MAIL)
    page.run("location.hash = '#edition=2025'")
    settle(page)
    check_devices(page)
    check_trail(page)
    check_menus(page)
    return page


def check_devices(page):
    """In every window the device is whole, with its states beside it, and has its true size."""
    for width, height in [(1300, 900), (1700, 1100), (900, 700), (400, 850)]:
        resize(page, width, height)
        settle(page)
        page.run("scrollTo(0, 0)")
        for index in [None, *range(len(page.all("[data-key^=device-]")))]:
            if index is not None:
                page.run(CLICK, f"device-{index}")
            frames = page.run(FRAMES)
            place = f"device {index} in {width} × {height}"
            left, top, right, bottom = frames["device"]
            page.expect(left >= 0 and right <= width and top >= 0 and bottom <= height,
                        f"{place}: {frames['device']} leaves the window")
            page.expect(frames["page"] <= width, f"{place}: the page is {frames['page']} wide")
            page.expect(all(bar[1] == frames["size"][0] for bar in frames["bars"]),
                        f"{place}: {frames['bars']} in {frames['size']}")
            box = frames["screen"]
            ratio = (box[2] - box[0]) / (box[3] - box[1]) * frames["size"][1] / frames["size"][0]
            page.expect(abs(ratio - 1) < 0.01, f"{place}: the proportions are off by {ratio}")
            pressed = page.run("""return [...document.querySelectorAll("[data-key^=device-][aria-pressed=true]")]
                .map(({dataset}) => Number(dataset.key.slice(7)))""")
            device = pressed and page.data["devices"][pressed[0]]
            page.expect(len(pressed) == 1 and frames["size"] == [device["width"], device["height"]],
                        f"{place}: {pressed} is pressed of {frames['size']}")
            if width < 1100:
                page.expect(frames["side"][1] < page.run(
                    "return document.getElementById('reference').getBoundingClientRect().top"),
                    f"{place}: the states stand below the surfaces")
            if width >= 1300:
                page.expect(frames["side"][1] < 100, f"{place}: the states stand below")
        page.expect(page.run("return document.getElementById('tools').offsetHeight") < 60,
                    f"{width} × {height}: the switches take more than a line")
    resize(page, 1300, 900)
    settle(page)


def check_bars(page):
    bars = "return [...document.querySelectorAll('#prototype .screen .bar')].map((bar) => bar.dataset.bar)"
    page.expect(page.run(bars) == ["library-bar"], f"a view begins with {page.run(bars)}")
    page.run(CLICK, "place-selection-bar")
    page.expect(page.run(bars) == ["selection-bar"], f"a chip puts {page.run(bars)} in place")
    page.expect(page.focused.get_attribute("data-key") == "place-selection-bar", "the focus leaves a chip")
    page.run(CLICK, "place-library-bar")


def check_grip(page):
    """A dragged side gives another width, at which the bars follow their tables."""
    show_view(page, "editor")
    page.run(CLICK, "device-1")
    forms = """return [...document.querySelectorAll('#prototype .screen [data-unit]')]
        .map((unit) => unit.dataset.unit + unit.dataset.form).join()"""
    before = page.run(FRAMES)["size"][0], page.run(forms)
    grip = page.all("#prototype .grip")[0]
    ActionChains(page.browser).drag_and_drop_by_offset(grip, -330, 0).perform()
    settle(page)
    after = page.run(FRAMES)["size"][0], page.run(forms)
    page.expect(after[0] < before[0] - 600 and after[1] != before[1], f"a drag leads from {before} to {after}")
    page.run(CLICK, "device-1")
    show_view(page, "library")


PANE = """
  const [screen, pane, content] = ["", " > .pane.sidebar", " > .content"]
    .map((part) => document.querySelector("#prototype .screen" + part).getBoundingClientRect());
  const isSeen = document.querySelector("#prototype .screen > .pane.sidebar").checkVisibility({visibilityProperty: true});
  const toggle = document.querySelector("#prototype [data-pane=sidebar]");
  return {isSeen, expanded: toggle.ariaExpanded,
    distance: document.dir === "rtl" ? screen.right - pane.right : pane.left - screen.left,
    isOver: Math.min(pane.right, content.right) - Math.max(pane.left, content.left) > 1};"""


def check_panes(page):
    """The toggle of the sidebar lets it in at the leading side, over the content of a phone, and out again."""
    show_view(page, "library")
    isPhone = page.run(FRAMES)["size"][0] < 600
    for isOn in [True, False]:
        page.run("""const toggle = document.querySelector("#prototype [data-pane=sidebar]");
            toggle.focus({preventScroll: true}); toggle.click();""")
        settle(page)
        pane = page.run(PANE)
        page.expect(pane["isSeen"] == isOn and pane["expanded"] == str(isOn).lower()
                    and (not isOn or abs(pane["distance"]) < 1 and pane["isOver"] == isPhone),
                    f"the sidebar is {pane} where {isOn} is asked for")


def performed(value):
    """The commands that a part of the data performs."""
    if isinstance(value, list):
        return set().union(*map(performed, value))
    if not isinstance(value, dict):
        return set()
    return set().union({value["command"]} if "command" in value else set(), *map(performed, value.values()))


def check_reach(page):
    """Every command of every surface can be reached in the prototype."""
    found = set()
    opened = {command["id"]: [command[name] for name in ("presents", "confirm") if name in command]
              for command in page.data["commands"]}
    for state in [None, *page.data["states"]]:
        if state:
            page.run("document.querySelector(`[data-state='${arguments[0]}']`).click()", state["id"])
        for name in page.run(VIEWS) or [None]:
            show_view(page, name)
            bars = page.run("""return [...document.querySelectorAll("[data-key^='place-']")]
                .map(({dataset}) => dataset.key)""")
            for bar in bars or [None]:
                if bar:
                    page.run(CLICK, bar)
                found.update(page.run(COMMANDS))
                if not state:
                    found.update(reach_presented(page, opened))
        if state:
            page.run("document.querySelector(`[data-state='${arguments[0]}']`).click()", state["id"])
    surfaces = page.shown(**page.run("""return Object.fromEntries(
        [...document.querySelectorAll("[data-switch]")]
        .filter((picker) => !["appearance", "direction"].includes(picker.dataset.switch))
        .map((picker) => [picker.dataset.switch, picker.value]))"""))["surfaces"]
    # What commands of menus ask and present is tried for one of them each.
    for _ in range(3):
        ids = {id for command in found for id in opened.get(command, [])}
        ids |= {surface["asks"] for surface in surfaces if surface["id"] in ids and "asks" in surface}
        for surface in surfaces:
            if surface["id"] in ids or surface.get("within") in ids:
                found |= performed(surface)
    # A menu by itself is the content of others, or the app's own to open, and so is what nothing asks for.
    asked = {id for command in performed(surfaces) for id in opened.get(command, [])}
    asked |= {surface["asks"] for surface in surfaces if "asks" in surface}
    missing = performed([surface for surface in surfaces if surface["type"] != "menu"
                         and (surface["type"] != "alert" or surface["id"] in asked)]) - found
    page.expect(not missing, f"out of reach are {sorted(missing)}")


def reach_presented(page, opened):
    """Presents what items of the view present, and looks into it."""
    found = set()
    for name in [name for name in opened if opened[name]]:
        isOpen = page.run("""const item = [...document.querySelectorAll('#prototype .screen [data-item]')].find((item) =>
              item.dataset.item === arguments[0] && item.checkVisibility() && item.ariaDisabled !== "true");
            item?.click();
            return !!document.querySelector('#prototype .screen .over');""", name)
        if not isOpen:
            continue
        found.update(page.run(COMMANDS))
        page.run("""document.querySelector('#prototype .screen .over').dispatchEvent(
            new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}))""")
    return found


def check_trail(page):
    """A command leads to a view, and Back there returns."""
    show_view(page, "message")
    page.run("document.querySelector('#prototype .screen [data-item=new-message]').click()")
    settle(page)
    page.expect(page.run(FRAMES)["view"] == "composer", "New Message leads to no composer")
    page.run("document.querySelector('#prototype .screen [data-unit=close]').click()")
    settle(page)
    page.expect(page.run(FRAMES)["view"] == "message", "Close does not return")
    page.expect(page.focused.get_attribute("data-item") == "new-message", "the focus does not return")
    check_way_out(page, [("composer", "close", "message"), ("messages", "back", "mailboxes")])


def check_way_out(page, ways):
    """Without a way that led there: to the view with a command that leads there, else to the one before."""
    for start, unit, end in ways:
        show_view(page, start)
        page.run("document.querySelector(`#prototype .screen [data-unit=${arguments[0]}]`).click()", unit)
        settle(page)
        view = page.run(FRAMES)["view"]
        page.expect(view == end, f"{unit} of {start} leads to {view}")


def check_menus(page):
    """Menus are drawn at the scale of the device, and stay in it."""
    for name in page.run(VIEWS):
        show_view(page, name)
        openers = "#prototype .screen :is(.bar, .menu-bar, .content) [aria-haspopup=menu]:not([data-item])"
        for index in range(len(page.all(openers))):
            opener = page.all(openers)[index]
            if opener.get_attribute("aria-disabled") == "true" or not opener.is_displayed():
                continue
            page.run("arguments[0].focus({preventScroll: true})", opener)
            page.press(Keys.ENTER)
            shown = page.run("""const menu = document.querySelector('#layer .menu');
                if (!menu) return null;
                const [box, device] = [menu, document.querySelector('#prototype .device')]
                  .map((part) => part.getBoundingClientRect());
                const screen = document.querySelector('#prototype .screen');
                return {scale: box.width / menu.offsetWidth,
                  wanted: screen.getBoundingClientRect().width / screen.offsetWidth,
                  isInside: box.left >= device.left - 1 && box.right <= device.right + 1
                    && box.top >= device.top - 1 && box.bottom <= device.bottom + 1};""")
            words = f"{name}: {opener.get_attribute('aria-label') or opener.text}"
            page.expect(shown, f"{words} opens no menu")
            if shown:
                page.expect(abs(shown["scale"] - shown["wanted"]) < 0.02 and shown["isInside"],
                            f"{words}: the menu is {shown}")
            page.press(Keys.ESCAPE)


def check_roles(page):
    for appearance in ["light", "dark"]:
        page.run("""const picker = document.querySelector("[data-switch=appearance]");
            picker.value = arguments[0]; picker.dispatchEvent(new Event("change"));""", appearance)
        for name in page.run(VIEWS):
            show_view(page, name)
            page.check_roles(f"{appearance} {name}:")
