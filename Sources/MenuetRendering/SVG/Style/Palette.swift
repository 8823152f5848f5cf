/// How a picture is lit.
package enum Appearance: String, Sendable, CaseIterable {
  case light, dark
}

/// A colour with an opacity.
struct Color: Sendable, Equatable {
  /// Red, green and blue, 8 bits each, as in `0xFF3B30`.
  let rgb: UInt32
  /// 0 to 1.
  let opacity: Double

  init(_ rgb: UInt32, opacity: Double = 1) {
    self.rgb = rgb
    self.opacity = opacity
  }

  /// `#ff3b30`
  var hex: String {
    let digits = String(rgb & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The attributes that paint a `fill` or a `stroke` with it.
  func attributes(_ paint: String) -> [SVGAttribute] {
    let color = SVGAttribute(paint, .text(hex))
    return opacity < 1 ? [color, SVGAttribute(paint + "-opacity", .number(opacity))] : [color]
  }
}

/// The colours of a picture: close to those of the systems, but with text that keeps a contrast of
/// 4.5 to 1 (WCAG 2.1, level AA) against everything it stands on.
struct Palette: Sendable, Equatable {
  /// Behind everything.
  var page: Color
  /// A menu, an alert, a sheet.
  var card: Color
  var bar: Color
  /// The edge of a card or bar.
  var edge: Color
  /// Between two rows.
  var hairline: Color
  /// Between two groups of rows.
  var separator: Color
  /// Between two sections.
  var band: Color
  var shadow: Color
  /// Over a view that is dimmed.
  var scrim: Color
  var label: Color
  /// Captions, shortcuts, headers.
  var secondary: Color
  var accent: Color
  var destructive: Color
  /// For what cannot be used: paler than text may be, which the guidelines for contrast leave to it.
  var dimmed: Color
  /// A gray button, a search field, a monogram.
  var fill: Color
  /// The chosen one of several segments.
  var selected: Color
  /// The ground of what is on in a control of a Mac's toolbar: farther from the bar than the ground of the control.
  var pressed: Color
  /// A tinted button.
  var tinted: Color
  /// A filled button, and what stands on it.
  var filled: Color
  var onFilled: Color

  init(_ appearance: Appearance) {
    self = appearance == .light ? .light : .dark
  }

  private init(
    page: UInt32, card: UInt32, bar: UInt32, edge: UInt32, hairline: UInt32, separator: UInt32,
    band: UInt32, shadow: Double, scrim: Double, label: UInt32, secondary: UInt32, accent: UInt32,
    destructive: UInt32, dimmed: UInt32,
    fill: UInt32, selected: UInt32, pressed: UInt32, tinted: UInt32
  ) {
    self.page = Color(page)
    self.card = Color(card)
    self.bar = Color(bar)
    self.edge = Color(edge)
    self.hairline = Color(hairline)
    self.separator = Color(separator)
    self.band = Color(band)
    self.shadow = Color(0, opacity: shadow)
    self.scrim = Color(0, opacity: scrim)
    self.label = Color(label)
    self.secondary = Color(secondary)
    self.accent = Color(accent)
    self.destructive = Color(destructive)
    self.dimmed = Color(dimmed)
    self.fill = Color(fill)
    self.selected = Color(selected)
    self.pressed = Color(pressed)
    self.tinted = Color(tinted)
    filled = Color(0x0062D1)
    onFilled = Color(0xFFFFFF)
  }

  private static let light = Palette(
    page: 0xF2F2F7, card: 0xFFFFFF, bar: 0xFBFBFD, edge: 0xD5D5DB, hairline: 0xE0E0E5,
    separator: 0xA0A0A6, band: 0xEDEDF2, shadow: 0.015, scrim: 0.2, label: 0x1C1C1E,
    secondary: 0x5F5F64,
    accent: 0x005FCC,
    destructive: 0xD00014, dimmed: 0xA9A9AF, fill: 0xE8E8ED, selected: 0xFFFFFF, pressed: 0xCFCFD6,
    tinted: 0xDCEAFB)

  private static let dark = Palette(
    page: 0x111113, card: 0x2A2A2D, bar: 0x1E1E21, edge: 0x46464B, hairline: 0x414146,
    separator: 0x7C7C82, band: 0x1D1D20, shadow: 0.06, scrim: 0.5, label: 0xF5F5F7,
    secondary: 0xB4B4BA,
    accent: 0x5CB0FF,
    destructive: 0xFF7F78, dimmed: 0x77777D, fill: 0x3B3B3F, selected: 0x5C5C61, pressed: 0x5C5C61,
    tinted: 0x1F3A5A)
}
