"""A page in a browser, and what must hold of every one."""

import json
import pathlib
import shutil
import subprocess
import sys

import axe_selenium_python
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FOLDER = pathlib.Path(__file__).parent
SAMPLE = FOLDER.parent.parent / "Samples/Notes/Notes.menuet.xml"
problems = []


def expect(condition, words):
    if not condition:
        problems.append(words)


def run(tool, *arguments):
    result = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{arguments}: {result.stderr}")
    return result.stdout


def start():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1500,1000"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    # Named, so that nobody looks for another one on the network.
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


class Page:
    def __init__(self, browser, path, name):
        self.browser, self.name = browser, name
        self.address = path.as_uri()
        browser.get(self.address)
        self.packed = browser.execute_script(
            "return JSON.parse(document.getElementById('data').textContent)")
        self.data = self.shown()
        self.run("""window.visited = [];
            document.addEventListener('focusin', (event) =>
              window.visited.push(event.target.dataset.title));""")

    # Data.

    @property
    def fixed(self):
        """What is the same in all contexts."""
        return self.unpacked({name: part for name, part in self.packed["data"].items()
                              if name != "shown"}, {})

    def shown(self, **wanted):
        """What people see with settings, named by their ids; at first without."""
        fixed = self.fixed
        ids = {**fixed["start"], **wanted}
        settings = {axis: [setting["id"] for setting in fixed["switches"][axis]].index(ids[axis])
                    for axis in fixed["switches"]}
        return self.unpacked(self.packed["data"]["shown"], settings)

    def referred(self, value):
        is_reference = isinstance(value, dict) and "_" in value
        return self.referred(self.packed["table"][value["_"]]) if is_reference else value

    def unpacked(self, value, settings):
        value = self.referred(value)
        if isinstance(value, list):
            return [self.unpacked(part, settings) for part in value]
        if not isinstance(value, dict):
            return value
        for name, part in value.items():
            if name.startswith("~"):
                return self.unpacked(self.referred(part)[settings[name[1:]]], settings)
        parts = {name: self.unpacked(part, settings) for name, part in value.items()}
        return {name: part for name, part in parts.items() if part is not None}

    def expect(self, condition, words):
        expect(condition, f"{self.name}: {words}")

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def run(self, script, *arguments):
        return self.browser.execute_script(script, *arguments)

    @property
    def focused(self):
        return self.browser.switch_to.active_element

    def press(self, *keys):
        """Presses keys, each where the one before has left the focus."""
        self.focused.send_keys("".join(keys))

    def click(self, element):
        """Clicks where the switches at the top do not cover the element."""
        self.run("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    # What must hold of every page.

    def check_silence(self):
        for entry in self.browser.get_log("browser"):
            self.expect(False, f"the console says {entry['message']}")
        for entry in self.browser.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            url = message["params"]["request"]["url"]
            self.expect(url.split("#")[0] == self.address or url.startswith("data:"),
                        f"the page asks for {url}")

    def check_links(self):
        for surface in self.data["surfaces"]:
            count = len(self.all(f"[id='surface-{surface['id']}']"))
            self.expect(count == 1, f"{count} places for the surface {surface['id']}")

    def check_roles(self, place=""):
        self.run(pathlib.Path(axe_selenium_python.__file__).with_name("node_modules")
                 .joinpath("axe-core", "axe.min.js").read_text())
        found = self.browser.execute_async_script(
            "axe.run({runOnly: ['wcag2a', 'wcag2aa']}).then(arguments[0])")
        for violation in found["violations"]:
            targets = [node["target"] for node in violation["nodes"]][:3]
            self.expect(False, f"{place} axe: {violation['id']}: {violation['help']} at {targets}")

    # Bars.

    def check_bars(self, toolbars):
        for toolbar in toolbars:
            bars = self.all(f"#catalogue [data-bar='{toolbar['id']}']")
            if not bars:
                continue
            bar = bars[0]
            keeps = any(surface["id"] == toolbar["id"] and surface.get("keepsButton")
                        for surface in self.data["surfaces"])
            for row in toolbar["breakpoints"]:
                widths = [row["minimumWidth"]]
                if "maximumWidth" in row:
                    widths.append(row["maximumWidth"] - 1)
                for width in widths:
                    self.check_bar(bar, toolbar["id"], row, width, keeps)

    def check_bar(self, bar, name, row, width, keeps):
        self.run("""const slider = arguments[0].closest('section')
            .querySelector('input[type=range]');
            slider.value = arguments[1]; slider.dispatchEvent(new Event('input'));""", bar, width)
        shown = self.run("""const bar = arguments[0];
            const frame = bar.getBoundingClientRect();
            // A bar that is wider than the window is made smaller.
            const scale = frame.width / bar.offsetWidth;
            const parts = [...bar.querySelectorAll('[data-unit], [data-overflow]')];
            return {
              width: bar.offsetWidth, isWhole: frame.right <= innerWidth,
              units: parts.filter((part) => part.dataset.unit !== undefined)
                .map((part) => ({id: part.dataset.unit, form: part.dataset.form})),
              overflow: parts.find((part) => part.dataset.overflow !== undefined)?.dataset.overflow,
              boxes: parts.map((part) => part.getBoundingClientRect())
                .map((box) => [(box.left - frame.left) / scale, (box.right - frame.left) / scale]),
            };""", bar)
        place = f"{name} at {width}"
        self.expect(shown["width"] == width, f"{place} is {shown['width']} wide")
        self.expect(shown["isWhole"], f"{place} leaves the window")
        self.expect(shown["units"] == row["units"], f"{place} shows {shown['units']}")
        expected = " ".join(row["overflow"]) if row["overflow"] or keeps else None
        self.expect(shown["overflow"] == expected, f"{place} has {shown['overflow']} in its menu")
        boxes = sorted(shown["boxes"])
        for before, after in zip(boxes, boxes[1:]):
            self.expect(before[1] <= after[0] + 0.5, f"{place}: units overlap at {after[0]}")
        for box in boxes:
            self.expect(box[0] >= -0.5 and box[1] <= width + 0.5, f"{place}: a unit leaves the bar")

    # Menus.

    def check_menus(self):
        count = len(self.all("main [aria-haspopup=menu]:not([data-item])"))
        for index in range(count):
            openers = self.all("main [aria-haspopup=menu]:not([data-item])")
            if index < len(openers):
                self.check_menu(openers[index])

    def check_menu(self, opener):
        name = (opener.get_attribute("aria-label") or opener.text).split("\n")[0]
        if opener.get_attribute("aria-disabled") == "true" or not opener.is_displayed():
            return
        self.run("arguments[0].focus()", opener)
        self.press(Keys.ENTER)
        menus = self.all("#layer [role=menu]")
        self.expect(len(menus) == 1, f"{name}: Enter opens {len(menus)} menus")
        if len(menus) != 1:
            return
        self.walk(name, 1)
        self.press(Keys.ESCAPE)
        self.expect(not self.all("#layer [role=menu]"), f"{name}: Escape leaves the menu open")
        self.expect(self.focused == opener, f"{name}: the focus does not return")

    def walk(self, name, depth):
        """Goes through the menu on top, and through its submenus."""
        rows = self.run("""const menu = document.querySelector('#layer').lastElementChild;
            return [...menu.querySelectorAll('[data-item]')].map((item) => ({
              title: item.dataset.title, isCell: !!item.closest('.cells'),
              opens: item.getAttribute('aria-haspopup') === 'menu'
                && item.getAttribute('aria-disabled') !== 'true'}));""")
        if not rows:
            return
        titles = [row["title"] for row in rows]
        steps = [self.forward if row["isCell"] and before["isCell"] else Keys.DOWN
                 for before, row in zip(rows, rows[1:])]
        self.run("window.visited = []")
        self.press(Keys.END, Keys.HOME, *steps)
        visited = self.run("return window.visited.splice(0)")
        if len(titles) == 1:
            # It had the focus before.
            visited = [self.title]
        wanted = titles[len(titles) - 1:] * (len(titles) > 1) + titles
        self.expect(visited[-len(wanted):] == wanted, f"{name}: the keys visit {visited}")
        for index, row in enumerate(rows):
            if not row["opens"]:
                continue
            self.press(Keys.HOME, *steps[:index], self.forward)
            menus = len(self.all("#layer [role=menu]"))
            self.expect(menus == depth + 1, f"{name}: {row['title']} opens no submenu")
            if menus == depth + 1:
                self.walk(f"{name} > {row['title']}", depth + 1)
                self.press(self.backward)
            self.expect(len(self.all("#layer [role=menu]")) == depth,
                        f"{name}: {row['title']} does not close")
        word = rows[-1]["title"].strip()[:4]
        if word.isalpha():
            self.press(Keys.HOME)
            self.type(word)
            self.expect(self.title.lower().startswith(word.lower()),
                        f"{name}: typing {word} goes to {self.title}")

    def type(self, word):
        # The driver has no keys for letters that are not on its keyboard, such as Arabic ones.
        for letter in word:
            self.run("""document.activeElement.dispatchEvent(new KeyboardEvent(
                'keydown', { key: arguments[0], bubbles: true, cancelable: true }))""", letter)

    @property
    def title(self):
        return self.focused.get_attribute("data-title") or ""

    @property
    def isRightToLeft(self):
        return self.run("return document.documentElement.dir") == "rtl"

    @property
    def forward(self):
        return Keys.LEFT if self.isRightToLeft else Keys.RIGHT

    @property
    def backward(self):
        return Keys.RIGHT if self.isRightToLeft else Keys.LEFT

    # Actions.

    def check_actions(self):
        def item(title):
            return self.run("""return [...document.querySelectorAll('#surface-font .menu [data-item]')]
                .find((item) => item.dataset.title === arguments[0])""", title)

        # It is on at first, since more can be used with it.
        self.click(item("Bold"))
        self.expect(item("Bold").get_attribute("aria-checked") == "false", "Bold is on")
        self.click(item("Bold"))
        self.expect(item("Bold").get_attribute("aria-checked") == "true", "Bold is not on")
        self.expect(self.last == "bold", f"Bold performs {self.last}")
        self.expect(item("Make Plain").get_attribute("aria-disabled") is None, "Make Plain is dimmed")
        self.click(item("Make Plain"))
        self.expect(item("Bold").get_attribute("aria-checked") == "false", "Bold is not cleared")
        switch = self.all("[data-state='editing-text']")[0]
        switch.send_keys(Keys.SPACE)
        self.expect(item("Bold").get_attribute("aria-disabled") == "true", "Bold can be used")
        switch.send_keys(Keys.SPACE)

        options = self.all("#surface-sort-menu .menu [role=menuitemradio]")
        self.click(options[1])
        marks = [option.get_attribute("aria-checked")
                 for option in self.all("#surface-sort-menu .menu [role=menuitemradio]")]
        self.expect(marks[:3] == ["false", "true", "false"], f"the order is {marks}")

    @property
    def last(self):
        return self.run("return document.querySelector('#log li code')?.textContent")

    def check_sheet(self):
        grabber = self.all("#surface-format-sheet .grabber")[0]
        place = grabber.get_attribute("aria-valuenow")
        self.run("arguments[0].focus()", grabber)
        self.press(Keys.ARROW_UP)
        self.expect(grabber.get_attribute("aria-valuenow") != place, "the sheet does not rise")
        # Cancel closes the sheet in which it stands.
        cancel = self.all("#surface-folder-picker .panel .cancel")[0]
        self.click(cancel)
        self.expect(self.all("#surface-folder-picker .sheet.closed") != [],
                    "the sheet does not close")

    def check_alert(self):
        self.click(self.all("#surface-folder-row-menu [data-item=delete-folder]")[0])
        self.expect(len(self.all(".screen [role=alertdialog]")) == 1, "the alert does not open")
        self.press(Keys.ESCAPE)
        self.expect(not self.all(".screen [role=alertdialog]"), "the alert does not close")
