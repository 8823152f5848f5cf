"""Checks of regions and rows: selecting, dragging by pointer, touch and keys, springs and previews."""

import time

from page import FOLDER
from presenting import open_page, resize, settle
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from using import log

SAID = "return document.querySelector('.unseen').textContent"
BOARD = FOLDER / "Dragging.menuet.xml"


def check_pad(browser, tool, folder):
    page = open_page(browser, tool, folder, "dragging", document=BOARD)
    resize(page, 1300, 1000)
    settle(page)
    page.check_roles()
    check_selecting(page)
    check_moving(page)
    check_refusals(page)
    check_other_apps(page)
    check_questions(page)
    check_failing(page)
    check_springs(page)
    check_keys(page)
    check_previews(page)
    check_handles(page)
    return page


def check_mac(browser, tool, folder):
    page = open_page(browser, tool, folder, "dragging-macos", "--platform", "macos", document=BOARD)
    resize(page, 1300, 1000)
    settle(page)
    page.check_roles()
    check_option_key(page)
    menu = page.all("#prototype .kind-row")[0]
    ActionChains(browser).context_click(menu).perform()
    page.expect(page.all("#layer .menu") and not page.all(".preview-card"), "a Mac shows a preview")
    page.press(Keys.ESCAPE)
    return page


# What is seen of the page.

def place(region):
    return f"#prototype [data-region='{region}']"


def rows(page, region):
    return page.all(f"{place(region)} > .rows > .row:not(.waits)")


def keys(page, region):
    return [row.get_attribute("data-row") for row in rows(page, region)]


def chip(page, title):
    return [chip for chip in page.all(".chip.outside") if chip.text == title][0]


def again(page):
    """Everything as at first."""
    buttons = page.all("#states .chip")
    page.run("arguments[0].click()", buttons[-1])
    settle(page)


def hold(page, element, target, x=0, y=0):
    """Drags something over a target, a number of points from its middle, and holds it there."""
    page.run("arguments[0].scrollIntoView({block: 'nearest'})", target)
    ActionChains(page.browser, duration=20).click_and_hold(element).move_by_offset(8, 8) \
        .move_to_element_with_offset(target, x, y).move_by_offset(1, 0).perform()
    return page.run("""return {sign: document.querySelector('.drag-image')?.dataset.sign,
        count: document.querySelector('.drag-count')?.textContent ?? '1',
        highlighted: [...document.querySelectorAll('.highlighted')].map((part) =>
          part.dataset.region ?? part.ariaLabel),
        gaps: document.querySelectorAll('.drop-gap').length,
        lines: document.querySelectorAll('.drop-line').length};""")


def let_go(page):
    ActionChains(page.browser, duration=20).release().perform()
    settle(page)


def leave_alone(page):
    ActionChains(page.browser).send_keys(Keys.ESCAPE).release().perform()
    page.expect(not page.all(".drag-image, .possible, .drop-gap"), "a drag leaves marks behind")


# Checks.

def check_selecting(page):
    rows(page, "cards")[0].click()
    ActionChains(page.browser).key_down(Keys.SHIFT).click(rows(page, "cards")[2]).key_up(Keys.SHIFT).perform()
    selected = [row.get_attribute("aria-selected") for row in rows(page, "cards")]
    page.expect(selected == ["true", "true", "true", "false"], f"Shift selects {selected}")
    page.press(Keys.ARROW_DOWN, Keys.SPACE)
    selected = [row.get_attribute("aria-selected") for row in rows(page, "cards")]
    page.expect(selected == ["true"] * 4, f"the space bar selects {selected}")
    rows(page, "photos")[0].click()
    rows(page, "photos")[1].click()
    selected = [row.get_attribute("aria-selected") for row in rows(page, "photos")]
    page.expect(selected.count("true") == 1, f"one photo at most is selected: {selected}")
    again(page)
    text = page.all(f"{place('note')} textarea")[0]
    text.send_keys("Buy milk")
    page.expect(text.get_attribute("value") == "Buy milk", "text cannot be typed")


def check_moving(page):
    before = keys(page, "cards")
    rows(page, "cards")[0].click()
    ActionChains(page.browser).key_down(Keys.CONTROL).click(rows(page, "cards")[1]).key_up(Keys.CONTROL).perform()
    shown = hold(page, rows(page, "cards")[0], rows(page, "cards")[3], y=8)
    page.expect(shown["count"] == "2" and shown["sign"] == "move" and shown["gaps"] == 1,
                f"two cards over their list show {shown}")
    page.expect(page.all(f"{place('cards')} .taken-along"), "what is dragged is not marked")
    let_go(page)
    expected = before[2:] + before[:2]
    page.expect(keys(page, "cards") == expected, f"moving makes {keys(page, 'cards')} of {before}")
    lines = log(page)
    page.expect("Moved 2 items" in lines[0] and "card-drop: com.example.card" in lines[0]
                and "removeCards" in lines[1], f"moving says {lines[:2]}")
    page.run("[...document.querySelectorAll('#other-apps .chip')].at(-1).click()")
    page.expect(keys(page, "cards") == before, "a move is not taken back")
    again(page)


def check_refusals(page):
    shown = hold(page, rows(page, "cards")[0], page.all(place("photos"))[0])
    page.expect(shown["sign"] == "no" and not shown["highlighted"], f"photos take a card: {shown}")
    leave_alone(page)
    shown = hold(page, rows(page, "photos")[0], page.all(place("well"))[0])
    page.expect(shown["sign"] == "no", f"what takes other apps alone takes {shown}")
    leave_alone(page)
    shown = hold(page, rows(page, "photos")[0], page.all(".elsewhere")[0])
    page.expect(shown["sign"] == "no", f"what stays in the app leaves it: {shown}")
    leave_alone(page)
    hold(page, rows(page, "cards")[0], page.all(".elsewhere")[0])
    let_go(page)
    page.expect("Copied 1 item to “Another App”" in log(page)[0], f"leaving the app does {log(page)[0]}")
    # In its own container a drag is not highlighted, until it has left that and comes back.
    photos = page.all(place("photos"))[0]
    shown = hold(page, rows(page, "photos")[0], photos)
    ActionChains(page.browser, duration=20).move_to_element(page.all(place("cards"))[0]) \
        .move_to_element(photos).perform()
    page.expect(page.all(f"{place('photos')}.highlighted"), "nothing is highlighted after a return")
    leave_alone(page)
    again(page)


def check_other_apps(page):
    titles = [chip.text for chip in page.all(".chip.outside")]
    page.expect(titles == ["Text", "Rich Text", "Image", "Web Page", "Card"], f"other apps offer {titles}")
    shown = hold(page, chip(page, "Image"), page.all(place("well"))[0])
    page.expect(shown["sign"] == "copy" and shown["highlighted"] == ["well"], f"an image shows {shown}")
    let_go(page)
    page.expect("well-drop: public.image" in log(page)[0], f"an image does {log(page)[0]}")
    count = len(rows(page, "cards"))
    hold(page, chip(page, "Web Page"), rows(page, "cards")[1], y=-6)
    let_go(page)
    page.expect(page.all(f"{place('cards')} .row.waits progress"), "no placeholder shows progress")
    time.sleep(1.1)
    page.expect(len(rows(page, "cards")) == count + 1, "the placeholder becomes no row")
    page.expect("card-drop: public.utf8-plain-text" in log(page)[0], f"a web page does {log(page)[0]}")
    hold(page, chip(page, "Text"), page.all(place("note"))[0])
    let_go(page)
    value = page.all(f"{place('note')} textarea")[0].get_attribute("value")
    page.expect(value.endswith("Text"), f"the note has {value}")
    page.expect(any("Performed “Upload”" in line for line in log(page)[:3]), "the drop starts nothing")
    again(page)


def check_questions(page):
    count = len(rows(page, "photos"))
    for answer, added in [("Cancel", 0), ("Add", 1)]:
        hold(page, chip(page, "Image"), page.all(place("photos"))[0])
        let_go(page)
        answers = [item for item in page.all("#prototype .alert .answer") if item.text == answer]
        page.expect(answers, f"nothing asks before a photo: {log(page)[:2]}")
        if answers:
            answers[0].click()
            settle(page)
        page.expect(len(rows(page, "photos")) == count + added, f"{answer} makes {len(rows(page, 'photos'))}")
    # A sheet asks as well: what leads out of it is the answer.
    for answer, left in [("cancel", 4), ("done", 3)]:
        page.run("arguments[0].focus()", rows(page, "cards")[0])
        page.press("d")
        for _ in range(10):
            if "Bin Cell" not in page.run(SAID):
                page.press(Keys.TAB)
        page.press(Keys.ENTER)
        settle(page)
        answers = page.all(f".over .sheet [data-item={answer}]")
        page.expect(answers, f"no sheet asks before a card goes: {log(page)[:2]}")
        if answers:
            page.run("arguments[0].click()", answers[0])
            settle(page)
        page.expect(len(rows(page, "cards")) == left, f"{answer} leaves {len(rows(page, 'cards'))} cards")
    again(page)


def check_failing(page):
    page.run("document.querySelector('#other-apps input[role=switch]').click()")
    hold(page, chip(page, "Image"), page.all(place("photos"))[0])
    let_go(page)
    page.expect("That did not work" in page.all("#prototype .alert")[0].text, "nothing tells of a failure")
    page.press(Keys.ESCAPE)
    settle(page)
    again(page)


def check_springs(page):
    segment = [part for part in page.all("#prototype .segment") if part.text == "Week"][0]
    hold(page, rows(page, "cards")[0], segment)
    time.sleep(1.2)
    chosen = page.run("return [...document.querySelectorAll('#prototype .segment')].find((segment) =>"
                      " segment.textContent === 'Week').ariaChecked")
    page.expect(chosen == "true", "a segment is not chosen by a drag that rests on it")
    button = page.all("#prototype [data-item='show-albums']")[0]
    ActionChains(page.browser, duration=20).move_to_element(button).perform()
    time.sleep(1.2)
    page.expect(page.all(f".over {place('album-list')[11:]}"), "a button is not pressed by a drag that rests on it")
    leave_alone(page)
    page.press(Keys.ESCAPE)
    settle(page)
    again(page)


def check_keys(page):
    before = keys(page, "cards")
    page.run("arguments[0].focus()", rows(page, "cards")[0])
    page.press("d")
    page.expect("1 item" in page.run(SAID) and "Return drops" in page.run(SAID), f"D says {page.run(SAID)}")
    page.press(Keys.ARROW_UP, Keys.ARROW_UP)
    page.expect("place 3 of 5" in page.run(SAID), f"an arrow says {page.run(SAID)}")
    page.press(Keys.ENTER)
    settle(page)
    expected = before[1:2] + before[:1] + before[2:]
    page.expect(keys(page, "cards") == expected, f"keys make {keys(page, 'cards')} of {before}")
    page.expect(page.focused.get_attribute("data-row") == before[0], "the focus is not on what was dropped")
    page.press("d")
    seen = []
    for _ in range(6):
        page.press(Keys.TAB)
        seen.append(page.run(SAID))
    page.expect(any("Note" in words and "copy as public.utf8-plain-text" in words for words in seen)
                and any("Return opens it" in words for words in seen)
                and not any("Cover" in words for words in seen), f"Tab goes to {seen}")
    page.press(Keys.ESCAPE)
    page.expect("Cancelled" in page.run(SAID) and not page.all(".drag-image"), "Escape leaves the drag")
    page.expect(page.focused.get_attribute("data-row") == before[0], "the focus does not return")
    again(page)


def check_previews(page):
    row = page.all("#prototype .kind-row")[0]
    page.run("arguments[0].scrollIntoView({block: 'center'})", row)
    ActionChains(page.browser).context_click(row).perform()
    boxes = page.run("""return ['#prototype .device', '.preview-card', '#layer .menu'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect()).map((box) =>
          box && [box.left, box.top, box.right, box.bottom])""")
    page.expect(all(boxes), f"a preview, its menu and the device stand at {boxes}")
    if all(boxes):
        device, card, menu = boxes
        page.expect(menu[1] >= card[3] and all(part[0] >= device[0] - 1 and part[2] <= device[2] + 1
                                               for part in (card, menu)), f"a preview stands at {boxes}")
    page.all(".preview-card")[0].click()
    settle(page)
    page.expect("Open Card" in log(page)[0] and not page.all(".preview-card, .preview-ground"),
                f"a tap on the preview does {log(page)[0]}")
    for key in [Keys.ENTER, Keys.SHIFT + Keys.F10]:
        page.run("arguments[0].focus()", page.all("#prototype .kind-row")[0])
        page.press(key)
        page.expect(len(page.all("#layer .menu")) == 1, f"{key!r} opens no menu")
        page.press(Keys.ESCAPE)
    page.run("arguments[0].focus()", rows(page, "photos")[0])
    page.press(Keys.ENTER)
    page.expect(page.all("#layer .menu") and page.all("#layer > .row-copy"), "a photo has no menu")
    page.press(Keys.ESCAPE)
    page.expect(page.focused.get_attribute("data-row"), "the focus does not return to the photo")


def check_option_key(page):
    count = len(rows(page, "cards"))
    hold(page, rows(page, "cards")[0], rows(page, "cards")[2], y=4)
    page.expect(len(page.all(".drop-line")) == 1, "a Mac shows no insertion line")
    ActionChains(page.browser).key_down(Keys.ALT).perform()
    sign = page.run("return document.querySelector('.drag-image').dataset.sign")
    page.expect(sign == "copy", f"with the Option key a drag does {sign}")
    ActionChains(page.browser).release().key_up(Keys.ALT).perform()
    settle(page)
    page.expect(len(rows(page, "cards")) == count + 1, "with the Option key nothing is copied")
    again(page)


def check_handles(page):
    """A sheet goes down by its header; one that code keeps in place comes back, whatever was done in it."""
    for item, sheet, stays in [("show-albums", "albums", False), ("rename-card", "card-name", True)]:
        page.run("scrollTo(0, 0); document.querySelector(`#prototype [data-item='${arguments[0]}']`).click()", item)
        settle(page)
        ActionChains(page.browser, duration=20).click_and_hold(page.all(".over .panel-head")[0]) \
            .move_by_offset(0, 60).move_by_offset(0, 160).release().perform()
        settle(page)
        page.expect(bool(page.all(".over .sheet")) == stays, f"dragging the header of {sheet} does {log(page)[0]}")
        page.expect(("it is guarded" in log(page)[0]) == stays, f"{sheet}: {log(page)[0]}")
    page.press(Keys.ESCAPE)
