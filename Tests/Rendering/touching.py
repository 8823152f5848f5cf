"""Checks of what fingers do on a page: hold, drag with one and with two, open menus, move sheets."""

import time

from dragging import BOARD, again, keys, rows
from presenting import open_page, resize, settle
from using import log


def check_pad(browser, tool, folder):
    page = open_page(browser, tool, folder, "touching", document=BOARD)
    resize(page, 1300, 1000)
    settle(page)
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 3})
    check_drags(page)
    check_previews(page)
    check_menus(page)
    check_sheets(page)
    return page


def touch(page, kind, *points):
    page.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})


def middle(page, element, x=0, y=0):
    box = page.run("const box = arguments[0].getBoundingClientRect();"
                   "return [box.left + box.width / 2, box.top + box.height / 2]", element)
    return box[0] + x, box[1] + y


def slide(page, start, end):
    """Moves a finger that is down."""
    for step in range(1, 9):
        touch(page, "touchMove", tuple(a + (b - a) * step / 8 for a, b in zip(start, end)))
        time.sleep(0.02)


def check_drags(page):
    before = keys(page, "cards")
    page.run("arguments[0].scrollIntoView({block: 'center'})", rows(page, "cards")[1])
    start, end = middle(page, rows(page, "cards")[0]), middle(page, rows(page, "cards")[2], y=8)
    touch(page, "touchStart", start)
    time.sleep(0.7)
    slide(page, start, end)
    page.expect(page.all(".drag-image"), "a finger that is held drags nothing")
    second = middle(page, rows(page, "cards")[3])
    touch(page, "touchStart", end, second)
    settle(page)
    count = page.run("return document.querySelector('.drag-count')?.textContent")
    page.expect(count == "2", f"a second finger makes {count} items")
    touch(page, "touchEnd")
    settle(page)
    page.expect(keys(page, "cards")[0] == before[1] and "Moved 2 items" in log(page)[0],
                f"a finger makes {keys(page, 'cards')} of {before}: {log(page)[:2]}")
    again(page)


def check_previews(page):
    row = page.all("#prototype .kind-row")[0]
    page.run("arguments[0].scrollIntoView({block: 'nearest'})", row)
    at = middle(page, row)
    touch(page, "touchStart", at)
    time.sleep(0.7)
    page.expect(page.all(".preview-card"), "a finger that is held opens no preview")
    touch(page, "touchMove", (at[0], at[1] - 30))
    touch(page, "touchMove", (at[0], at[1] - 60))
    page.expect(page.all(".drag-image") and not page.all(".preview-card"), "a preview is not dragged away")
    touch(page, "touchEnd")
    settle(page)
    page.expect(not page.all(".drag-image"), "a drag outlasts its finger")
    # The lift of a finger that was held does nothing; a tap on the preview does.
    for shift in [0, 4]:
        at = middle(page, page.all("#prototype .kind-row")[0])
        before = log(page)
        touch(page, "touchStart", at)
        time.sleep(0.7)
        if shift:
            touch(page, "touchMove", (at[0] + shift, at[1] + shift))
        touch(page, "touchEnd")
        settle(page)
        page.expect(page.all(".preview-card") and page.all("#layer .menu") and log(page) == before,
                    f"the lift of a held finger does {log(page)[:1]}")
        touch(page, "touchStart", middle(page, page.all(".preview-card")[0]))
        touch(page, "touchEnd")
        settle(page)
        page.expect(not page.all(".preview-card"), "a tap on a preview does nothing")


def check_menus(page):
    """A finger that opens a menu and slides to an item performs it; so do two taps."""
    opener = page.all("#prototype .bar [aria-haspopup=menu]")[0]
    at = middle(page, opener)
    touch(page, "touchStart", at)
    time.sleep(0.1)
    items = page.all("#layer .menu [data-item]")
    page.expect(len(items) == 3, f"a finger opens a menu of {len(items)} items")
    name = items[1].get_attribute("data-title")
    slide(page, at, middle(page, items[1]))
    touch(page, "touchEnd")
    settle(page)
    page.expect(name in log(page)[0] and not page.all("#layer .menu"), f"sliding to {name} does {log(page)[0]}")
    for selector in ["#prototype .bar [aria-haspopup=menu]", "#layer .menu [data-item]"]:
        touch(page, "touchStart", middle(page, page.all(selector)[0]))
        touch(page, "touchEnd")
        time.sleep(0.3)
    page.expect("Open Card" in log(page)[0], f"two taps do {log(page)[0]}")


def check_sheets(page):
    for item, stays in [("show-albums", False), ("rename-card", True)]:
        page.run("scrollTo(0, 0); document.querySelector(`#prototype [data-item='${arguments[0]}']`).click()", item)
        settle(page)
        start = middle(page, page.all(".over .panel-head")[0])
        touch(page, "touchStart", start)
        slide(page, start, (start[0], start[1] + 240))
        touch(page, "touchEnd")
        settle(page)
        page.expect(bool(page.all(".over .sheet")) == stays, f"a finger on the sheet of {item} does {log(page)[0]}")
