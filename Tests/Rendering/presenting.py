"""Checks of what opens over a bar: menus, sheets, popovers and activity views."""

import json

from page import SAMPLE, Page, run
from selenium.webdriver.common.keys import Keys

SIZES = [(1300, 900), (400, 800)]
PHOTOS = SAMPLE.parent.parent / "Photos/Photos.menuet.xml"

# Every element that performs a command which presents something, where people see it.
PRESENTERS = """
  const [commands, kinds] = arguments;
  return [...document.querySelectorAll('#prototype .screen [data-bar] [data-item]')].filter((item) =>
    kinds[commands[item.dataset.item]] === 'panel' && item.checkVisibility()
    && !item.hasAttribute('aria-disabled') && !item.closest('.sheet'));"""

VIEWS = """return [...document.querySelectorAll("[data-key^='view-']")]
    .map(({dataset}) => dataset.key.slice(5))"""

PRESENTED = """
  const sheet = document.querySelector('.over .sheet');
  if (!sheet) return null;
  const scene = sheet.closest('.screen');
  const box = (element) => {
    const frame = element.getBoundingClientRect();
    return [frame.left, frame.top, frame.right, frame.bottom];
  };
  return {
    sheet: box(sheet), scene: box(scene), bar: box(scene.querySelector('.bar')),
    form: sheet.dataset.form, isModal: sheet.getAttribute('aria-modal') === 'true',
    controls: sheet.querySelectorAll('button, input').length,
    hasFocus: sheet.contains(document.activeElement),
    label: sheet.getAttribute('aria-label'), role: sheet.getAttribute('role')};"""


def resize(page, width, height):
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def settle(page):
    """Waits for what the browser measures after a change, and for motion."""
    page.browser.execute_async_script(
        "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arguments[0], 30)))")


def open_page(browser, tool, folder, name, *options, document=SAMPLE):
    path = folder / f"{name}.html"
    run(tool, "render", "--format", "html", *options, document, "-o", path, "--quiet")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    return Page(browser, path, name)


def check_pad(browser, tool, folder):
    page = open_page(browser, tool, folder, "presenting")
    check_log(page)
    check_content(page)
    check_use(page)
    return page


def check_mac(browser, tool, folder):
    page = open_page(browser, tool, folder, "presenting-macos", "--platform", "macos")
    check_use(page)
    return page


def check_phone(browser, tool, folder):
    page = open_page(browser, tool, folder, "presenting-ios", document=PHOTOS)
    check_use(page, least=1)
    check_replacing(page)
    page.run("location.hash = '#edition=2025'")
    settle(page)
    tabs = page.run("""const bar = document.querySelector('#catalogue .tab-bar');
        return {bar: bar.offsetWidth, stage: bar.parentElement.clientWidth,
          tabs: [...bar.children].reduce((sum, tab) => sum + tab.offsetWidth, 0)};""")
    page.expect(tabs["bar"] - tabs["tabs"] < 24 and tabs["bar"] < tabs["stage"] - 100,
                f"a tab bar does not hug its tabs: {tabs}")
    return page


def check_replacing(page):
    """What is presented in place of something else closes that."""
    resize(page, *SIZES[0])
    settle(page)
    for item in ["add-to-album", "add-to-new-album"]:
        page.run("""[...document.querySelectorAll(`[data-item="${arguments[0]}"]`)]
            .find((item) => item.checkVisibility()).click()""", item)
        settle(page)
    page.expect(page.run("""return [...document.querySelectorAll('.over .sheet')]
                    .map((sheet) => sheet.getAttribute('aria-label'))""") == ["Album"],
                "what is replaced stays open")
    page.press(Keys.ESCAPE)


def check_use(page, least=2):
    for width, height in SIZES:
        resize(page, width, height)
        settle(page)
        place = f"{width} × {height}:"
        check_room(page, place)
        check_presenting(page, place, least)
        check_menu_room(page, place)
    count = check_colors(page)
    page.expect(least < 2 or count > 0, "no toggle is on in a group on glass")


def check_log(page):
    words = "return document.querySelector('#log').textContent"
    page.expect("Nothing has been used yet" in page.run(words), "the log says nothing at first")
    page.run("document.querySelector('#surface-font [data-item=bold]').click()")
    page.expect("Nothing" not in page.run(words), "the log goes on to say that nothing was used")


def check_content(page):
    """A popover has the content of the sheet that it becomes, and no other sheet is empty."""
    titles = """return [...document.querySelectorAll(`#surface-${arguments[0]} .panel button`)]
        .map((button) => button.textContent || button.ariaLabel)"""
    sheet = page.run(titles, "format-sheet")
    page.expect(sheet == page.run(titles, "format-popover") and len(sheet) > 5,
                f"the popover has other controls than its sheet: {sheet}")
    for surface in page.data["surfaces"]:
        if surface["type"] != "panel":
            continue
        parts = page.run("""return document.querySelectorAll(`#surface-${arguments[0]} .panel :is(
            button, input, .sketched, .tile)`).length""", surface["id"])
        page.expect(parts >= 2, f"{surface['id']} is empty")
    tiles = page.run("return document.querySelectorAll('#surface-share-note .tile').length")
    page.expect(tiles == 4, f"the share sheet has {tiles} places for apps")


def check_room(page, place):
    """Bars and their handles end where the window does."""
    for name, edge, grip, room in page.run("""
        return [...document.querySelectorAll('main .resizable')].map((bar) => [
          bar.querySelector('[data-bar]').dataset.bar, bar.firstChild.getBoundingClientRect().right,
          bar.querySelector('.grip').getBoundingClientRect().right,
          bar.parentElement.getBoundingClientRect().right])"""):
        page.expect(edge <= room and grip <= room, f"{place} {name} ends at {edge}, {grip} of {room}")
    wide = page.run("return document.documentElement.scrollWidth - innerWidth")
    page.expect(wide <= 0, f"{place} the page is {wide} wider than the window")


def show_view(page, view):
    page.run("document.querySelector(`[data-key='view-${arguments[0]}']`)?.click()", view)
    settle(page)


def check_presenting(page, place, least):
    count = 0
    for view in page.run(VIEWS) or [None]:
        show_view(page, view)
        count += check_view(page, f"{place} {view}:")
    page.expect(count >= least, f"{place} {count} items of bars present something")


def check_view(page, place):
    commands = {command["id"]: command["presents"] for command in page.data["commands"]
                if "presents" in command}
    kinds = {surface["id"]: surface["type"] for surface in page.data["surfaces"]}
    count = len(page.run(PRESENTERS, commands, kinds))
    for index in range(count):
        page.run("document.getElementById('prototype').scrollIntoView()")
        item = page.run(PRESENTERS, commands, kinds)[index]
        name = item.get_attribute("data-item")
        key = page.run("return arguments[0].dataset.key", item)
        before = page.run("return scrollY")
        item.click()
        settle(page)
        check_presented(page, f"{place} {name}", before)
        page.check_roles(f"{place} {name}:")
        page.press(Keys.ESCAPE)
        settle(page)
        page.expect(not page.all(".over"), f"{place} {name}: Escape leaves it open")
        page.expect(page.run("return document.activeElement.dataset.key") == key,
                    f"{place} {name}: the focus does not return")
    return count


def check_presented(page, name, before):
    shown = page.run(PRESENTED)
    page.expect(shown, f"{name} opens nothing")
    if not shown:
        return
    left, top, right, bottom = shown["scene"]
    box = shown["sheet"]
    page.expect(box[0] >= left - 1 and box[2] <= right + 1 and box[1] >= top - 1
                and box[3] <= bottom + 1 and box[2] - box[0] > 60 and box[3] - box[1] > 60,
                f"{name}: {box} does not stand in its scene {shown['scene']}")
    height = page.run("return innerHeight")
    page.expect(box[1] >= 0 and box[1] < height - 100, f"{name}: {box} is out of sight")
    if shown["form"] == "popover":
        page.expect(box[1] >= shown["bar"][3] - 8, f"{name}: the popover covers its bar")
    page.expect(abs(page.run("return scrollY") - before) < height,
                f"{name}: the page scrolls to another place")
    page.expect(shown["role"] == "dialog" and shown["label"], f"{name}: it is no named dialog")
    page.expect(shown["hasFocus"], f"{name}: the focus stays outside")
    if shown["isModal"]:
        for key in [Keys.TAB] * (shown["controls"] + 1) + [Keys.SHIFT + Keys.TAB] * 2:
            page.press(key)
            page.expect(page.run(PRESENTED)["hasFocus"], f"{name}: the focus leaves by {key!r}")


def check_menu_room(page, place):
    """Every menu of a bar is in the window, beside its bar, and scrolls where it is higher."""
    openers = """return [...document.querySelectorAll(
        'main :is(.bar, .menu-bar) [aria-haspopup=menu]')].filter((opener) =>
          opener.checkVisibility() && !opener.hasAttribute('aria-disabled') && !opener.closest('.sheet'))"""
    for index in range(len(page.run(openers))):
        opener = page.run(openers)[index]
        for block in ["start", "center", "end"]:
            page.run("arguments[0].scrollIntoView({block: arguments[1]}); arguments[0].focus()",
                     opener, block)
            page.press(Keys.ENTER)
            boxes = page.run("""const menu = document.querySelector('#layer .menu');
                if (!menu) return null;
                const [box, bar] = [menu, arguments[0].closest('.bar, .menu-bar')]
                  .map((part) => part.getBoundingClientRect());
                return {menu: [box.top, box.bottom, box.left, box.right],
                  bar: [bar.top, bar.bottom], window: [innerWidth, innerHeight],
                  hidden: menu.scrollHeight - menu.clientHeight,
                  scrolls: getComputedStyle(menu).overflowY};""", opener)
            name = f"{place} {opener.get_attribute('aria-label') or opener.text} at the {block}"
            page.expect(boxes, f"{name} does not open")
            if boxes:
                top, bottom, left, right = boxes["menu"]
                width, height = boxes["window"]
                page.expect(top >= 0 and bottom <= height and left >= 0 and right <= width,
                            f"{name}: {boxes['menu']} leaves the window")
                page.expect(top >= boxes["bar"][1] or bottom <= boxes["bar"][0],
                            f"{name}: the menu covers its bar: {json.dumps(boxes)}")
                page.expect(boxes["hidden"] <= 0 or boxes["scrolls"] == "auto",
                            f"{name}: the menu does not scroll")
            page.press(Keys.ESCAPE)


def check_colors(page):
    """As in UIKit, bars show what destroys in the colour of all else; what is on stays in its glass."""
    resize(page, *SIZES[0])
    for edition in ["2022", "2025"]:
        page.run("location.hash = '#edition=' + arguments[0]", edition)
        settle(page)
        colors = page.run("""return [...document.querySelectorAll('main .bar .unit.destructive')]
            .map((item) => [item.dataset.item, getComputedStyle(item).color,
              getComputedStyle(item.closest('.bar').querySelector(
                'button.unit:not(.destructive, .heading, .primary, [aria-disabled])') ?? item).color])""")
        for name, color, other in colors:
            page.expect(color == other, f"{edition}: {name} is {color} beside {other}")
    shadows = page.run("""return [...document.querySelectorAll('main .piece .unit.on')]
        .map((item) => getComputedStyle(item).boxShadow)""")
    page.expect(all(shadow == "none" for shadow in shadows), f"toggles cut their glass: {shadows}")
    return len(shadows)
