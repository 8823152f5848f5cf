"""Checks of the switches of pages, and of pages that load themselves again."""

import json
import subprocess
import time

from page import FOLDER, SAMPLE, Page, expect, run
from selenium.webdriver.common.keys import Keys

PLATFORMS = ["ipados", "macos"]
LOCALES = ["en", "de"]
SIZES = ["xSmall", "large", "xxxLarge", "accessibility3"]


def choose(page, **settings):
    """Chooses settings by the switches, as people do."""
    for axis, setting in settings.items():
        page.run("""const picker = document.querySelector(`[data-switch="${arguments[0]}"]`);
            picker.value = arguments[1];
            picker.dispatchEvent(new Event("change", {bubbles: true}));""", axis, setting)


def chosen(page):
    return page.run("""return Object.fromEntries([...document.querySelectorAll("[data-switch]")]
        .map((picker) => [picker.dataset.switch, picker.value]))""")


def make(browser, tool, folder, name, *options):
    path = folder / f"{name}.html"
    run(tool, "render", "--format", "html", *options, SAMPLE, "-o", path, "--quiet")
    return Page(browser, path, name)


# What people see is the layout of the context.

def check_switches(browser, tool, folder):
    page = make(browser, tool, folder, "switches")
    layouts = {(layout["context"]["platform"], layout["context"]["locale"],
                layout["context"]["contentSize"]): layout
               for layout in json.loads(run(
                   tool, "layout", "--format", "json", "--quiet", "--platform", ",".join(PLATFORMS),
                   "--locale", ",".join(LOCALES), "--content-size", ",".join(SIZES), SAMPLE))}
    for platform in PLATFORMS:
        for locale in LOCALES:
            choose(page, platform=platform, locale=locale)
            check_bars(page, layouts[platform, locale, "large"], f"{platform} {locale}")
            for size in SIZES if platform == "ipados" else ["large"]:
                choose(page, size=size)
                check_menus(page, layouts[platform, locale, size], f"{platform} {locale} {size}")
            choose(page, size="large")
    for platform in PLATFORMS:
        for edition in ["2022", "2025"]:
            for appearance in ["light", "dark"]:
                choose(page, platform=platform, edition=edition, appearance=appearance)
                page.check_roles(f"{platform} {edition} {appearance}:")
    choose(page, platform="ipados", direction="rtl")
    page.check_roles("right to left:")
    page.expect(page.isRightToLeft, "the direction does not change")
    check_state(page)
    check_forms(page)
    return page


def check_bars(page, layout, place):
    for bar in layout["toolbars"]:
        elements = page.all(f"#catalogue [data-bar='{bar['id']}']")
        if not elements or not page.run(
                "return !!arguments[0].closest('section').querySelector('input[type=range]')",
                elements[0]):
            continue
        shown = page.run("""const slider = arguments[0].closest('section')
              .querySelector('input[type=range]');
            slider.value = arguments[1]; slider.dispatchEvent(new Event('input'));
            return [...arguments[0].querySelectorAll('[data-unit]')]
              .map((unit) => [unit.dataset.unit, unit.dataset.form]);""",
                         elements[0], bar["width"])
        expected = [[unit["id"], unit["form"]] for unit in bar["units"]]
        page.expect(shown == expected,
                    f"{place}: {bar['id']} at {bar['width']} shows {shown}, not {expected}")


def check_menus(page, layout, place):
    count = 0
    for menu in layout["menus"]:
        shown = page.run("""const menu = document.querySelector(`#surface-${arguments[0]} .stage > .menu`);
            return menu && {
              titles: [...menu.querySelectorAll("[data-item]")].filter((item) => !item.item.onTitle && !item.item.system)
                .map((item) => item.item.title),
              rows: menu.querySelectorAll(".cells").length, width: menu.offsetWidth,
              font: getComputedStyle(menu).fontSize};""", menu["id"])
        if not shown:
            continue
        count += 1
        form = next(iter(menu["layouts"].values()))
        titles = iter([cell["title"] for row in form["rows"] for cell in row["cells"]])
        rest = [title for title in shown["titles"] if title not in titles]
        page.expect(not rest, f"{place}: {menu['id']} shows {rest}, which the layout has not there")
        rows = sum(row["kind"] == "cells" for row in form["rows"])
        page.expect(shown["rows"] == rows, f"{place}: {menu['id']} has {shown['rows']} rows of cells")
        if layout["context"]["platform"] != "macos":
            page.expect(shown["width"] == form["width"],
                        f"{place}: {menu['id']} is {shown['width']} wide, not {form['width']}")
    page.expect(count >= 2, f"{place}: {count} menus are compared")


def check_state(page):
    """States, widths and the focus outlast a switch."""
    choose(page, platform="ipados", edition="2022", direction="auto", locale="en")
    page.run("""const switched = document.querySelector("[data-state='editing-text']");
        switched.click();
        const slider = document.querySelector("#surface-editor-bar input[type=range]");
        slider.value = 820; slider.dispatchEvent(new Event("input"));""")
    picker = page.all("[data-switch=edition]")[0]
    picker.send_keys(Keys.ARROW_DOWN)
    page.expect(chosen(page)["edition"] == "2025", "the keyboard does not choose an edition")
    page.expect(page.focused == picker, "the focus leaves the switch")
    page.expect(page.run("return document.body.className").count("glass") == 1, "2025 has no glass")
    choose(page, locale="de")
    width = page.run("return document.querySelector('#surface-editor-bar .bar').offsetWidth")
    page.expect(width == 820, f"the bar is {width} wide after a switch")
    page.expect(not page.all("[data-state='editing-text']")[0].is_selected(), "a state is lost")
    page.expect(page.run("return document.documentElement.lang") == "de", "the language is not German")
    choose(page, platform="macos", size="large")
    disabled = page.run("""return [...document.querySelectorAll("[data-switch=size] option")]
        .filter((option) => option.disabled).map((option) => option.value)""")
    page.expect("accessibility3" in disabled, f"a Mac offers text sizes: {disabled}")
    choose(page, platform="ipados", locale="en", edition="2022")


def check_forms(page):
    cells = "return document.querySelectorAll('#surface-font .cells.' + arguments[0]).length"
    choose(page, form="large")
    page.expect(not page.all("#surface-font .cells"), "the large form has rows of cells")
    choose(page, form="medium")
    page.expect(page.run(cells, "medium") > 0, "the medium form has no medium cells")
    choose(page, form="small")
    page.expect(page.run(cells, "small") > 0, "the small form has no small cells")


# Addresses.

def check_address(browser, tool, folder):
    page = make(browser, tool, folder, "address")
    choose(page, platform="macos", edition="2025", locale="de", appearance="dark")
    address = page.run("return location.href")
    page.run("""document.querySelector("#index a[href='#surface-editor-bar']").click()""")
    address = page.run("return location.hash")
    page.expect(address == "#surface-editor-bar&platform=macos&edition=2025&locale=de"
                "&appearance=dark", f"the address is {address}")
    browser.get("about:blank")
    browser.get(page.address + address)
    now = chosen(page)
    wanted = {"platform": "macos", "edition": "2025", "locale": "de", "appearance": "dark"}
    page.expect({**now, **wanted} == now, f"the address leads to {now}")
    page.expect(len(page.all("#surface-editor-bar.target-surface")) == 1,
                "the address leads to no surface")
    # Nonsense in an address changes nothing.
    browser.get("about:blank")
    browser.get(page.address + "#platform=windows&edition=&%&=&surface-none&size=huge")
    page.expect(chosen(page)["platform"] == "ipados", "an unknown platform counts")
    return page


# Pages that load themselves again.

def wait(condition, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return False


def watched(tool, *arguments):
    return subprocess.Popen([tool, "render", "--watch", "--quiet", *map(str, arguments)],
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def check_reload(browser, tool, folder):
    source, path = folder / "Watched.menuet.xml", folder / "Watched.html"
    text = (FOLDER / "Hostile.menuet.xml").read_text()
    source.write_text(text)
    process = watched(tool, "--format", "html", source, "-o", path)
    try:
        expect(wait(path.with_name("Watched.html.reload.js").exists), "no script tells of versions")
        page = Page(browser, path, "reload")
        page.run("window.isOld = true")
        source.write_text(text.replace('name="Hostile"', 'name="Changed"'))
        expect(wait(lambda: page.run("return document.title") == "Changed"),
               "a page does not load its new version")
        page.run("window.isOld = true")
        time.sleep(1)
        page.expect(page.run("return window.isOld") is True, "a page loads itself without a reason")
    finally:
        process.terminate()
        process.communicate()
    # The script that it asks for stands beside it.
    browser.get("about:blank")
    browser.get_log("performance")
    return page


def check_gallery(browser, tool, folder):
    documents, gallery = folder / "documents", folder / "gallery"
    documents.mkdir()
    source = documents / "One.menuet.xml"
    text = (FOLDER / "Hostile.menuet.xml").read_text()
    source.write_text(text)
    process = watched(tool, documents, "-o", gallery)
    try:
        index = gallery / "index.html"
        expect(wait(index.with_name("index.html.reload.js").exists), "the index has no script")
        browser.get(index.as_uri())
        heading = "return document.querySelector('h2')?.textContent"
        expect(browser.execute_script(heading) == "Hostile", "the gallery shows no document")
        browser.execute_script("window.isOld = true")
        # A change that the index itself does not show.
        source.write_text(text.replace("</menuet>", "<!-- --></menuet>")
                          .replace('symbol="trash"', 'symbol="folder"'))
        expect(wait(lambda: browser.execute_script("return window.isOld") is None),
               "an index does not load its new pictures")
    finally:
        process.terminate()
        process.communicate()
    browser.get("about:blank")
    browser.get_log("performance")
    return Quiet()


class Quiet:
    """In place of a page that asks for the files beside it."""

    def check_silence(self):
        pass
