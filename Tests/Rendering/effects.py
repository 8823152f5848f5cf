"""Checks of what commands change in the content of the prototype, and of customizing its bars."""

from presenting import open_page, resize, settle
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from using import log, press


def rows(page, region):
    return page.all(f"#prototype [data-region={region}] > .rows > .row")


def keys(page, region):
    return [row.get_attribute("data-row") for row in rows(page, region)]


def choose(page, opener, *ids, opens="click"):
    """Opens a menu, and chooses an item in it or in its submenus."""
    page.run("arguments[0].scrollIntoView({block: 'nearest'})", opener)
    getattr(ActionChains(page.browser), opens)(opener).perform()
    for id in ids:
        page.run("[...document.querySelectorAll(`#layer [data-item='${arguments[0]}']`)].at(-1).click()", id)
    settle(page)


def menu(page, title):
    return page.run("""return [...document.querySelectorAll('#prototype .menu-title')]
        .find(({textContent}) => textContent === arguments[0])""", title)


def check_pad(browser, tool, folder):
    page = open_page(browser, tool, folder, "effects")
    resize(page, 1300, 900)
    settle(page)
    check_rows(page)
    check_answers(page)
    check_selecting(page)
    check_palette(page)
    return page


def check_rows(page):
    before = keys(page, "note-list")
    choose(page, rows(page, "note-list")[1], "delete-note", opens="context_click")
    page.expect(keys(page, "note-list") == [before[0], *before[2:]],
                f"deleting the second row leaves {keys(page, 'note-list')} of {before}")
    page.expect(page.focused.get_attribute("data-row") == before[2], "the focus is on no row after deleting")
    page.run("""[...document.querySelectorAll('#other-apps button')]
        .find(({textContent}) => textContent === 'Undo').click()""")
    page.expect(keys(page, "note-list") == before, f"undo makes {keys(page, 'note-list')} of {before}")
    choose(page, rows(page, "note-list")[0], "duplicate", opens="context_click")
    now = keys(page, "note-list")
    page.expect(now[0] == before[0] and now[2:] == before[1:], f"duplicating makes {now} of {before}")
    page.run("document.querySelector('#prototype [data-item=new-note]').click()")
    page.expect(keys(page, "note-list")[1:] == now, f"a new note makes {keys(page, 'note-list')} of {now}")
    # A new one is no matter of the folder that is selected.
    count = len(rows(page, "note-list"))
    rows(page, "folder-list")[0].click()
    page.run("document.querySelector('#prototype [data-item=new-note]').click()")
    page.expect(len(rows(page, "note-list")) == count + 1, "a new note is none of the notes")
    now = keys(page, "note-list")[1:]
    # A command without a known effect leaves the content as it is.
    choose(page, rows(page, "note-list")[0], "pin-note", opens="context_click")
    page.expect(keys(page, "note-list")[1:] == now, "pinning a note changes the list")


def check_answers(page):
    """What an alert asks about goes with the answer, and nothing with Cancel."""
    before = keys(page, "folder-list")
    for answer, left in [("cancel", before), ("confirm-delete-folder", before[:1] + before[2:])]:
        choose(page, rows(page, "folder-list")[1], "delete-folder", opens="context_click")
        page.expect(keys(page, "folder-list") == before, "a folder goes before the answer")
        page.run("document.querySelector(`#prototype .over [data-item='${arguments[0]}']`).click()", answer)
        settle(page)
        page.expect(keys(page, "folder-list") == left, f"{answer} leaves {keys(page, 'folder-list')}")


def check_selecting(page):
    """Taps select rows while people say so; else one opens."""
    chip = "return document.querySelector('[data-key=select-rows]')"
    page.run(chip + ".click()")
    for index in [0, 2]:
        rows(page, "note-list")[index].click()
    states = [row.get_attribute("aria-selected") for row in rows(page, "note-list")[:4]]
    page.expect(states == ["true", "false", "true", "false"], f"two taps select {states}")
    page.expect(len(page.all("#prototype .pick")) == len(rows(page, "note-list")), "rows have no circles")
    page.run(chip + ".click()")
    page.expect(not page.all("#prototype .pick"), "rows keep their circles")


def check_text(page):
    """The bar of an edit menu shows whole items, and changes what is selected."""
    text = "return document.querySelector('#prototype mark').textContent.replace('\\u200b', '')"
    cut = """const bar = document.querySelector('#prototype .edit-items').getBoundingClientRect();
        return [...document.querySelectorAll('#prototype .edit-item:not(.cut)')].filter((item) => {
          const {left, right} = item.getBoundingClientRect();
          return left < bar.left - 1 || right > bar.right + 1;
        }).map(({textContent}) => textContent)"""
    seen = set()
    page.run("document.querySelector('#prototype mark').click()")
    settle(page)
    for _ in range(6):
        page.expect(not page.run(cut), f"items are cut: {page.run(cut)}")
        seen.update(item.text for item in page.all("#prototype .edit-item:not(.cut)"))
        turns = [turn for turn in page.all("#prototype .edit-turn:not(.back)") if turn.is_displayed()]
        if turns:
            turns[0].click()
            settle(page)
    count = len(page.all("#prototype .edit-item"))
    page.expect(len(seen) == count, f"{len(seen)} of {count} items are seen on all pages of the bar")
    before = page.run(text)
    page.run("""[...document.querySelectorAll('#prototype .edit-item')]
        .find(({textContent}) => textContent === 'Cut').click()""")
    page.expect(page.run(text) == "" and not page.all("#prototype .content-text .edit-bar:not([hidden])"),
                f"cutting leaves “{page.run(text)}”, or the bar")
    # The empty place takes taps: what was cut is put back from the bar, and goes by a key.
    page.all("#prototype mark")[0].click()
    page.run("""[...document.querySelectorAll('#prototype .edit-item')]
        .find(({textContent}) => textContent === 'Paste').click()""")
    page.expect(page.run(text) == before, f"pasting makes “{page.run(text)}”")
    page.run("document.querySelector('#prototype mark').focus()")
    page.press(Keys.BACK_SPACE)
    page.expect(page.run(text) == "", f"Delete leaves “{page.run(text)}”")
    page.all("#prototype mark")[0].click()
    ActionChains(page.browser).move_to_element(page.all("#prototype .content-text .sketched")[1]).click().perform()
    page.expect(not page.all("#prototype .content-text .edit-bar:not([hidden])"), "a tap beside the bar leaves it")
    press(page, Keys.CONTROL, "z")
    page.expect(page.run(text) == before, f"undo makes “{page.run(text)}” of “{before}”")
    # What the app destroys is the note, and none of its words.
    press(page, Keys.CONTROL, Keys.BACK_SPACE)
    page.expect("Delete Note" in log(page)[0] and page.run(text) == before,
                f"deleting the note leaves “{page.run(text)}”, after {log(page)[:1]}")


def check_palette(page):
    rows(page, "note-list")[0].click()
    settle(page)
    page.expect(page.run("return document.querySelector('#prototype .screen').dataset.view") == "editor",
                "a tap on a row does not open it")
    units = "return [...document.querySelectorAll('#prototype .bar [data-unit]')].map(({dataset}) => dataset.unit)"
    weight = "return getComputedStyle(document.querySelector('#prototype .content-text mark')).fontWeight"
    weights = []
    for _ in range(2):
        page.run("document.querySelector('#prototype .bar [data-item=bold]').click()")
        weights.append(page.run(weight))
    page.expect(sorted(weights) == ["400", "700"], f"the selected text has the weights {weights}")
    check_text(page)
    before = page.run(units)
    page.run("""document.querySelector('#prototype .unit.overflow').click();
        [...document.querySelectorAll('#layer [data-item]')].at(-1).click();""")
    settle(page)
    page.check_roles("the palette")
    tiles = page.all(".palette-unit")
    states = {tile.text: tile.get_attribute("aria-pressed") for tile in tiles}
    page.expect(states.get("Highlight") == "false" and states.get("Attach") == "true", f"the palette has {states}")
    for title in ["Highlight", "Attach"]:
        page.run("""[...document.querySelectorAll('.palette-unit')]
            .find(({textContent}) => textContent === arguments[0]).click()""", title)
    now = page.run(units)
    page.expect(now == [unit for unit in before if unit != "attach"][:-1] + ["highlight"] + before[-1:],
                f"customizing makes {now} of {before}")
    page.press(Keys.ESCAPE)
    page.expect(not page.all(".palette-unit"), "Escape leaves the palette open")


def check_mac(browser, tool, folder):
    page = open_page(browser, tool, folder, "effects-macos", "--platform", "macos")
    resize(page, 1300, 900)
    settle(page)
    before = keys(page, "note-list")
    rows(page, "note-list")[0].click()
    press(page, Keys.SHIFT, Keys.ARROW_DOWN)
    choose(page, menu(page, "Edit"), "cut")
    page.expect(keys(page, "note-list") == before[2:], f"cutting two rows leaves {keys(page, 'note-list')}")
    choose(page, menu(page, "Edit"), "paste")
    count = len(keys(page, "note-list"))
    page.expect(count == len(before), f"pasting them makes {count} rows of {len(before)}")
    for _ in range(2):
        choose(page, menu(page, "Edit"), "undo")
    page.expect(keys(page, "note-list") == before, f"undo makes {keys(page, 'note-list')} of {before}")
    choose(page, menu(page, "Edit"), "redo")
    page.expect(keys(page, "note-list") == before[2:], "redo does not cut again")
    choose(page, menu(page, "Edit"), "select-all")
    selected = page.all("#prototype [data-region=note-list] > .rows > [aria-selected=true]")
    page.expect(len(selected) == len(before) - 2, f"{len(selected)} rows are selected")
    rows(page, "note-list")[0].click()
    page.expect("Open Note" not in " ".join(log(page)), "a click opens a row of a Mac")
    ActionChains(page.browser).double_click(rows(page, "note-list")[0]).perform()
    settle(page)
    page.expect("Open Note" in " ".join(log(page)[:2]), f"a double click does {log(page)[:2]}")
    return page
