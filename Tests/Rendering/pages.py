"""Uses pages in a browser and fails with what is wrong; called by `browser`."""

import json
import pathlib
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import contexts
import dragging
import effects
import presenting
import prototype
import touching
import using
from page import FOLDER, SAMPLE, Page, problems, run, start

def check_notes(browser, tool, folder, name, *options):
    path = folder / f"{name}.html"
    run(tool, "render", "--format", "html", *options, SAMPLE, "-o", path, "--quiet")
    page = Page(browser, path, name)
    page.check_links()
    page.check_roles()
    page.check_bars(toolbars(tool, "macos" in options))
    page.check_menus()
    return page


def check_pad(browser, tool, folder):
    page = check_notes(browser, tool, folder, "ipados")
    page.check_actions()
    page.check_sheet()
    page.check_alert()
    return page


def check_mac(browser, tool, folder):
    return check_notes(browser, tool, folder, "macos", "--platform", "macos", "--appearance", "dark")


def check_arabic(browser, tool, folder):
    return check_notes(browser, tool, folder, "arabic", "--locale", "ar")


def check_hostile(browser, tool, folder):
    path = folder / "hostile.html"
    run(tool, "render", "--format", "html", FOLDER / "Hostile.menuet.xml", "-o", path, "--quiet")
    page = Page(browser, path, "hostile")
    page.check_links()
    page.check_menus()
    items = "document.querySelectorAll('#surface-main-menu .menu [data-item]')"
    for index in range(page.run(f"return {items}.length")):
        page.run(f"{items}[arguments[0]].click()", index)
    page.expect(page.run("return window.broken") is None, "a title was executed")
    page.expect("</script><script>" in page.all("#surface-main-menu .menu")[0].text,
                "a title is not shown as it is")
    return page


def toolbars(tool, isMac):
    """The breakpoint tables of the sample; `compile` lays out for its first platform."""
    document = SAMPLE.read_text()
    if isMac:
        document = document.replace('"ipados macos"', '"macos ipados"', 1)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / SAMPLE.name
        path.write_text(document)
        catalog = pathlib.Path(folder) / "Localizable.xcstrings"
        catalog.write_bytes((SAMPLE.parent / catalog.name).read_bytes())
        return json.loads(run(tool, "compile", "--emit", "json", "--quiet", path))["toolbars"]


def use(check, tool, folder):
    """Does one of the checks in a browser of its own, and then looks for what no page may do."""
    browser = start()
    try:
        check(browser, tool, folder).check_silence()
    # What one check stumbles over hides nothing that the others find.
    except Exception as error:
        problems.append(f"{check.__module__}.{check.__name__}: {getattr(error, 'msg', repr(error))}")
    finally:
        browser.quit()


def main(tool):
    began = time.monotonic()
    checks = [check_pad, check_mac, check_arabic, check_hostile, contexts.check_switches,
              contexts.check_address, contexts.check_reload, contexts.check_gallery,
              presenting.check_pad, presenting.check_mac, presenting.check_phone, using.check_pad,
              using.check_mac, using.check_phone, using.check_alternates, prototype.check_pad,
              prototype.check_mac, prototype.check_phone, prototype.check_tabs,
              prototype.check_arabic, dragging.check_pad, dragging.check_mac, effects.check_pad,
              effects.check_mac, touching.check_pad]
    # A browser waits most of the time; more of them at once make each other wait beyond its limits.
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(6) as pool:
        for result in [pool.submit(use, check, tool, pathlib.Path(name)) for check in checks]:
            result.result()
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(problems)} problems in {time.monotonic() - began:.0f} s")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main(sys.argv[1])
