package import MenuetModel

extension Platform {
  /// The usual widths of toolbars, in points: those of the devices held upright, and on its side for
  /// the iPad; on a Mac, of windows.
  package var usualBarWidths: [Int] {
    switch self {
    case .ios: [430, 390, 375]
    case .ipados: [1_366, 1_024, 820, 744]
    case .macos: [1_280, 900, 700]
    case .visionos, .watchos, .tvos: []
    }
  }
}
