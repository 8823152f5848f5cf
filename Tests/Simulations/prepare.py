#!/usr/bin/env python3
"""Makes generated Swift for UIKit or AppKit run on Linux, which has no Objective-C runtime.

`prepare.py < GENERATED > RUNNABLE`: selectors become values, and each class with `@objc` methods gets
a method that finds them by their selectors.
"""

import re
import sys

METHOD = re.compile(r"@objc\s+(?:fileprivate |private |public |override )*func (\w+)\(_ (?:sender|\w+): ([\w?]+)\)")
CLASS = re.compile(
    r"^( *)(?:@MainActor )?(?:public |fileprivate |private )?(?:final |open )?class (\w+): "
    r"(UIResponder|NSResponder|PartResponder|NSObject)\b.*\{$")
# Methods that Swift knows by other names than Objective-C.
RENAMED = {
    "NSWindow.printWindow": "print", "NSDocument.save": "saveDocument",
    "NSDocument.saveAs": "saveDocumentAs", "NSDocument.duplicate": "duplicateDocument",
    "NSDocument.rename": "renameDocument", "NSDocument.move": "moveDocument",
}
# A class of AppKit that is no responder has methods by its own account.
OBJECT = re.compile(r": NSObject\b")


def main():
    lines = sys.stdin.read().split("\n")
    is_appkit = "import AppKit" in lines
    result = []
    index = 0
    while index < len(lines):
        line = lines[index]
        result.append(line)
        match = CLASS.match(line)
        if match:
            end = lines.index(match[1] + "}", index)
            body = "\n".join(lines[index:end])
            methods = METHOD.findall(body)
            if match[3] != "NSObject":
                result.append(table(methods, "override ", "super.method(for: selector)"))
            elif methods and is_appkit:
                result[-1] = OBJECT.sub(": NSObject, MethodOwner", line)
                result.append(table(methods, "", "nil"))
        index += 1
    # The simulation of UIKit has the type of types itself.
    text = "\n".join(line for line in result if line != "import UniformTypeIdentifiers")
    # Optional methods of a protocol have defaults there.
    text = re.sub(r"\b(presentationController\w+)\?\(", r"\1(", text)
    for name, selector in RENAMED.items():
        text = text.replace(f"#selector({name}(_:))", f'Selector("{selector}:")')
    text = re.sub(
        r"#selector\((?:\(any \w+\)\.)?(?:[\w`]+\.)*`?(\w+)`?(?:\(_:\))?\)", r'Selector("\1:")', text)
    sys.stdout.write(text.replace("@objc ", ""))


def table(methods, override, otherwise):
    cases = "".join(
        f'case "{name}:": return {{ self.{name}($0{cast(kind)}) }}\n' for name, kind in methods)
    return (
        override + "func method(for selector: Selector) -> ((Any?) -> Void)? {\n"
        "switch selector.description {\n" + cases
        + f"default: return {otherwise}\n}}\n}}")


def cast(kind):
    return "" if kind == "Any?" else f" as! {kind}"


if __name__ == "__main__":
    main()
