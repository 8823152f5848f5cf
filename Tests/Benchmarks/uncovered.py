"""How far the estimate is off where the embedded table ends, and how far a font's own advances are.

The reference is HarfBuzz, which shapes each label with two fonts: what the first one has, with that,
and the rest with the second one, as systems do. For the estimate Inter comes first, for `--font` the
font of the script. Nothing here fails: the figures are for information.
"""

import pathlib
import unicodedata

import uharfbuzz

from menuet_widths import EM, Refused, widths

HERE = pathlib.Path(__file__).resolve().parent
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
CJK = pathlib.Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
# From Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
FONTS = {
    "ar": NOTO / "NotoSansArabic-Regular.ttf",
    "emoji": NOTO / "NotoColorEmoji.ttf",
    "he": NOTO / "NotoSansHebrew-Regular.ttf",
    "hi": NOTO / "NotoSansDevanagari-Regular.ttf",
    "ja": CJK,
    "ko": CJK,
    "th": NOTO / "NotoSansThai-Regular.ttf",
    "zh-Hans": CJK,
}
EMOJI_SELECTOR = "\ufe0f"


class ShapingFont:
    def __init__(self, path):
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)))
        self.font = uharfbuzz.Font(self.face)
        self.scalars = set(self.face.unicodes)

    def width(self, text, language):
        """The width of a text, in em."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.language = language
        uharfbuzz.shape(self.font, buffer)
        return sum(position.x_advance for position in buffer.glyph_positions) / self.face.upem


def runs(label, first, second):
    """The parts of a label, each with its font: marks and joiners stay with what they follow."""
    parts = []
    for index, character in enumerate(label):
        joins = unicodedata.category(character) in ("Mn", "Mc", "Me", "Cf")
        if not (joins and parts):
            selected = label[index + 1 : index + 2] == EMOJI_SELECTOR
            font = first
            if ord(character) not in first.scalars or selected and ord(character) in second.scalars:
                font = second
        if parts and parts[-1][1] is font:
            parts[-1][0] += character
        else:
            parts.append([character, font])
    return parts


def errors(labels, measured, first, second, language):
    """The errors of widths, in percent."""
    for label, width in zip(labels, measured, strict=True):
        shaped = sum(font.width(text, language) for text, font in runs(label, first, second))
        yield (width / EM - shaped) / shaped * 100


def figures(errors):
    errors = list(errors)
    mean = sum(abs(error) for error in errors) / len(errors)
    return f"{mean:7.1f}  {max(errors, key=abs):+7.1f}"


def report(menuet, inter_path):
    """Prints the errors of each script without and with its font."""
    print("not in the table, for information")
    print("                 estimate          --font")
    print("language  labels  mean %    max %   mean %    max %  font")
    inter = ShapingFont(inter_path)
    for path in sorted((HERE / "labels-uncovered").glob("*.txt")):
        labels = path.read_text(encoding="utf-8").splitlines()
        font_path = FONTS[path.stem]
        if not font_path.exists():
            print(f"{path.stem:8}  {len(labels):6}  needs {font_path}")
            continue
        font = ShapingFont(font_path)
        estimated = errors(labels, widths(menuet, labels), inter, font, path.stem)
        row = f"{path.stem:8}  {len(labels):6}  {figures(estimated)}"
        try:
            own = widths(menuet, labels, font_path)
            row += f"  {figures(errors(labels, own, font, inter, path.stem))}"
        except Refused as refusal:
            row += f"  {refusal}"
        print(f"{row}  {font_path.name}")
