"""Checks of what people do on a page: go to views, press shortcuts, hold and drag a pointer, type."""

from page import SAMPLE
from presenting import open_page, resize, settle
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

TEXTEDIT = SAMPLE.parent.parent / "TextEdit/TextEdit.menuet.xml"
MAIL = SAMPLE.parent.parent / "Mail/Mail.menuet.xml"

LOG = "return [...document.querySelectorAll('#log li')].map((line) => line.textContent)"
MENUS = "return document.querySelectorAll('#layer .menu').length"


def log(page):
    return page.run(LOG)


def press(page, *keys):
    """Presses a key while those before it are held."""
    chain = ActionChains(page.browser)
    for key in keys:
        chain.key_down(key)
    for key in reversed(keys):
        chain.key_up(key)
    chain.perform()


def unit(page, bar, selector):
    element = page.all(f"#surface-{bar} .bar {selector}")[0]
    page.run("arguments[0].closest('section').scrollIntoView()", element)
    return element


def check_pad(browser, tool, folder):
    page = open_page(browser, tool, folder, "using")
    resize(page, 1300, 900)
    settle(page)
    check_grounds(page)
    check_answers(page)
    check_views(page)
    check_shortcuts(page)
    check_overlay(page)
    check_pointer(page)
    check_typing(page)
    check_compact(page)
    check_words(page)
    check_narrow(page)
    return page


def check_alternates(browser, tool, folder):
    """An alternate stands in the place of its command as long as the Option key is held."""
    page = open_page(browser, tool, folder, "alternates", "--platform", "macos", document=TEXTEDIT)
    resize(page, 1300, 900)
    settle(page)
    page.run("""[...document.querySelectorAll('#prototype .menu-title')]
        .find(({textContent}) => textContent === 'File').click()""")

    def shown():
        return page.run("""return [...document.querySelectorAll('#layer .menu [data-item]')]
            .map((item) => item.dataset.item).filter((id) => ['duplicate', 'save-as'].includes(id))""")

    page.expect(shown() == ["duplicate"], f"before Option is held, {shown()} are seen")
    ActionChains(browser).key_down(Keys.ALT).perform()
    page.expect(shown() == ["save-as"], f"while Option is held, {shown()} are seen")
    keys = page.run("return document.querySelector('#layer [data-item=save-as] .keys')?.textContent")
    page.expect(keys == "⌥⇧⌘S", f"the shortcut of the alternate is {keys}")
    ActionChains(browser).key_up(Keys.ALT).perform()
    page.expect(shown() == ["duplicate"], f"after Option was held, {shown()} are seen")
    return page


def check_mac(browser, tool, folder):
    page = open_page(browser, tool, folder, "using-macos", "--platform", "macos")
    resize(page, 1300, 900)
    for edition in ["2022", "2025"]:
        page.run("location.hash = '#edition=' + arguments[0]", edition)
        settle(page)
        target = page.all("[data-key^='row-folder-list-']")[0]
        page.run("arguments[0].scrollIntoView({block: 'center'})", target)
        ActionChains(browser).context_click(target).perform()
        rows = page.all("#layer .menu [data-item]")
        plain = page.run("return getComputedStyle(arguments[0]).color", rows[0])
        last = page.run("return getComputedStyle(arguments[0]).color", rows[-1])
        page.expect("destructive" in rows[-1].get_attribute("class") and plain == last,
                    f"{edition}: what destroys is {last} beside {plain}")
        ActionChains(browser).move_to_element(rows[-1]).perform()
        shown = page.run("""const {backgroundColor, color, boxShadow} = getComputedStyle(arguments[0]);
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = "var(--filled)";
            const filled = getComputedStyle(probe).color;
            probe.remove();
            return {isFilled: backgroundColor === filled, color, boxShadow};""", rows[-1])
        page.expect(shown == {"isFilled": True, "color": "rgb(255, 255, 255)", "boxShadow": "none"},
                    f"{edition}: a highlighted row is {shown}")
        page.press(Keys.ESCAPE)
    ground = """return [...document.querySelectorAll('main .unit.group')].map((group) =>
        getComputedStyle(group).backgroundColor !== 'rgba(0, 0, 0, 0)')"""
    page.run("location.hash = '#edition=2022'")
    settle(page)
    page.expect(True in page.run(ground), "no group of a Mac is one control")
    return page


def check_phone(browser, tool, folder):
    page = open_page(browser, tool, folder, "using-ios", "--platform", "ios", document=MAIL)
    settle(page)
    check_primary(page)
    return page


def check_primary(page):
    """A button performs its command, and its menu opens when it is held and by an arrow."""
    reply = unit(page, "message-phone-bar", "[data-item=reply]")
    page.click(reply)
    page.expect("“Reply”" in log(page)[0] and page.run(MENUS) == 0,
                f"a tap on a button with a command does {log(page)[0]}")
    lines = len(log(page))
    reply = unit(page, "message-phone-bar", "[data-item=reply]")
    ActionChains(page.browser).click_and_hold(reply).pause(0.8).release().perform()
    page.expect(page.run(MENUS) == 1 and len(log(page)) == lines, "held, the button opens no menu")
    press(page, Keys.ESCAPE)
    page.run("arguments[0].focus()", unit(page, "message-phone-bar", "[data-item=reply]"))
    press(page, Keys.ARROW_DOWN)
    page.expect(page.run(MENUS) == 1, "an arrow opens no menu of a button with a command")
    press(page, Keys.ESCAPE)


def check_answers(page):
    """Two answers are the halves of an alert before 26."""
    edges = page.run("""const row = document.querySelector('#surface-delete-folder-alert .halves');
        const card = row.closest('.alert');
        return [card.clientWidth, ...[...row.children].map((answer) => answer.offsetWidth)];""")
    page.expect(len(edges) == 3 and edges[1] == edges[2] and 0 <= edges[0] - 2 * edges[1] <= 1,
                f"the answers of an alert are {edges[1:]} wide in {edges[0]}")


def check_grounds(page):
    """As in UIKit, the members of a group stand as other items, and what is on has a ground."""
    page.run("""const slider = document.querySelector('#surface-editor-bar input[type=range]');
        slider.value = slider.max; slider.dispatchEvent(new Event('input'));""")
    shown = page.run("""return [...document.querySelectorAll('main .unit.group')].map((group) => ({
        ground: getComputedStyle(group).backgroundColor,
        on: [...group.querySelectorAll('.on')].map((item) =>
          getComputedStyle(item, '::before').backgroundColor)}))""")
    page.expect(shown and all(group["ground"] == "rgba(0, 0, 0, 0)" for group in shown),
                f"groups have a ground: {shown}")
    colors = {color for group in shown for color in group["on"]}
    page.expect(colors == {"rgb(232, 232, 237)"}, f"what is on in a group stands on {colors}")


def check_views(page):
    place = """const screen = document.querySelector('#prototype .screen');
        const {top, bottom} = screen.getBoundingClientRect();
        return {view: screen.dataset.view, isSeen: top >= 0 && bottom <= innerHeight,
          isFocused: screen.contains(document.activeElement)};"""
    page.run("document.querySelector('main').lastElementChild.scrollIntoView({block: 'end'})")
    press(page, Keys.CONTROL, "3")
    settle(page)
    shown = page.run(place)
    page.expect(shown == {"view": "attachments", "isSeen": True, "isFocused": True},
                f"a command leads to {shown}")
    page.focused.send_keys(Keys.ENTER)
    settle(page)
    page.expect(log(page)[0].startswith("Went back"), f"Back does {log(page)[0]}")
    page.expect(page.run(place)["view"] == "library", "Back stays where it is")
    # A command of the catalogue leads to the prototype as well.
    page.click(page.all("#surface-notes-menu-bar [data-key='keys-of-view-menu']")[0])
    page.click(page.all("#surface-notes-menu-bar [data-item=show-attachments]")[0])
    settle(page)
    page.expect(page.run(place)["view"] == "attachments", "a surface of the catalogue leads nowhere")
    page.focused.send_keys(Keys.ENTER)


def check_shortcuts(page):
    page.run("document.activeElement.blur()")
    count = len(log(page))
    press(page, Keys.CONTROL, "b")
    lines = log(page)
    page.expect(len(lines) == count + 2 and "“Bold”: off" in lines[0] and lines[1] == "Pressed ⌘B",
                f"⌘B does {lines[:2]}")
    press(page, Keys.CONTROL, "b")
    state = page.all("[data-state='editing-text']")[0]
    page.run("arguments[0].click()", state)
    count = len(log(page))
    press(page, Keys.CONTROL, "b")
    page.expect(len(log(page)) == count, f"⌘B performs what is dimmed: {log(page)[0]}")
    page.run("arguments[0].click()", state)
    page.run("document.querySelector('.unit.search input').focus()")
    count = len(log(page))
    press(page, Keys.CONTROL, "b")
    page.expect(len(log(page)) == count, "⌘B counts while people type")
    page.run("document.activeElement.blur()")


def check_overlay(page):
    shown = """const {left, right, top, bottom} = document.querySelector('.overlay.held')
          ?.getBoundingClientRect() ?? {};
        return left > 0 && top > 0 && right < innerWidth && bottom < innerHeight;"""
    page.run("scrollTo(0, 0)")
    held = ActionChains(page.browser)
    held.key_down(Keys.CONTROL).pause(0.5).perform()
    page.expect(not page.run(shown), "the overlay shows at once")
    ActionChains(page.browser).pause(0.8).perform()
    page.expect(page.run(shown), "no overlay of shortcuts shows")
    ActionChains(page.browser).key_up(Keys.CONTROL).perform()
    page.expect(not page.run(shown), "the overlay of shortcuts stays")


def check_pointer(page):
    opener = unit(page, "editor-bar", "[aria-haspopup=menu]:not([data-unit=back])")
    ActionChains(page.browser).click_and_hold(opener).perform()
    page.expect(page.run(MENUS) == 1, "a pointer that goes down opens no menu")
    rows = page.all("#layer .menu [data-item]:not([aria-haspopup], [aria-disabled])")
    name, count = rows[-1].get_attribute("data-title"), len(log(page))
    ActionChains(page.browser).move_to_element(rows[-1]).release().perform()
    page.expect(len(log(page)) > count and any(name in line for line in log(page)[:3]),
                f"going up over {name} does {log(page)[0]}")
    page.expect(page.run(MENUS) == 0, "the menu stays open")
    opener = unit(page, "editor-bar", "[aria-haspopup=menu]")
    opener.click()
    page.expect(page.run(MENUS) == 1, "a click opens no menu")
    opener.click()
    page.expect(page.run(MENUS) == 0, "a second click does not close it")
    back = page.run("""return [...document.querySelectorAll('#surface-editor-bar .bar button')][0]""")
    count = len(log(page))
    ActionChains(page.browser).click_and_hold(back).pause(0.7).release().perform()
    page.expect(page.run(MENUS) == 1, "holding Back opens no menu")
    page.expect(len(log(page)) == count, f"holding Back does {log(page)[0]}")
    page.press(Keys.ESCAPE)


def check_typing(page):
    page.run("document.activeElement.blur()")
    press(page, Keys.CONTROL, Keys.SHIFT, "n")
    settle(page)
    fields = page.all(".over .sheet input[type=text]")
    page.expect(len(fields) == 1, f"a sheet that edits has {len(fields)} fields")
    if not fields:
        return
    fields[0].send_keys("Recipes")
    page.expect(fields[0].get_attribute("value") == "Recipes", "nothing can be typed")
    page.run("document.querySelector('.over .scrim').click()")
    page.expect(page.all(".over .sheet") and "guarded" in log(page)[0], "a guarded sheet goes")
    page.press(Keys.ESCAPE)
    selected = page.run("return getComputedStyle(document.querySelector('.stage')).userSelect")
    page.expect(selected == "none", "surfaces are selected as text")


def check_compact(page):
    """In a compact view that is wider than a phone, a sheet goes from edge to edge."""
    page.run("document.querySelector('[data-key=device-3]').click()")
    grip = page.all("#prototype .grip")[0]
    grip.send_keys(Keys.ARROW_RIGHT * 7)
    width = page.run("return document.querySelector('#prototype .screen').offsetWidth")
    page.expect(width == 445, f"the keys make a device {width} wide")
    page.run("document.activeElement.blur()")
    press(page, Keys.CONTROL, Keys.SHIFT, "n")
    settle(page)
    widths = page.run("""const sheet = document.querySelector('.over .sheet');
        return sheet && [sheet.offsetWidth, sheet.closest('.over').clientWidth]""")
    page.expect(widths and widths[0] == widths[1], f"a sheet in a compact view has {widths}")
    page.press(Keys.ESCAPE)


def check_words(page):
    """No word of a popover is cut, at the bottom and in segments."""
    words = page.run("""return [...document.querySelectorAll(
        '#surface-format-popover :is(.bottom .title, .segment span)')].map((words) =>
          [words.textContent, words.offsetWidth, words.scrollWidth - words.clientWidth])""")
    hidden = page.run("""const segments = document.querySelector('#surface-format-popover .segments');
        return segments.scrollWidth - segments.clientWidth;""")
    page.expect(hidden <= 0, f"segments leave their control by {hidden}")
    cut = [title for title, width, hidden in words if width == 0 or hidden > 1]
    page.expect(len(words) > 5 and not cut, f"a popover with {words} cuts {cut}")


def check_narrow(page):
    for width, height in [(900, 700), (400, 800)]:
        resize(page, width, height)
        settle(page)
        page.run("scrollTo(0, 0)")
        first, side = page.run("""return ['#prototype', '#side'].map((selector) =>
            document.querySelector(selector).getBoundingClientRect().top)""")
        page.expect(first < height / 3 < side, f"{width}: surfaces begin at {first}, states at {side}")
        page.run("document.querySelector('main').lastElementChild.scrollIntoView()")
        top = page.run("return document.getElementById('tools').getBoundingClientRect().top")
        page.expect(abs(top) < 1, f"{width}: the switches are at {top}")
        page.run("scrollTo(0, 0); document.getElementById('to-side').click()")
        settle(page)
        top = page.run("return document.querySelector('#side .box').getBoundingClientRect().top")
        page.expect(top < height - 40, f"{width}: states stay out of sight, at {top}")
