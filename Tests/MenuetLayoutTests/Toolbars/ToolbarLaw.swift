/// What has to hold of every toolbar's layout at every width.
enum ToolbarLaw: String, CaseIterable {
  /// At every width from the least one on nothing overlaps, nothing leaves the bar, and margins and
  /// gaps between regions are kept.
  case fits = "law 1, fits"
  /// No earlier, richer state fits.
  case minimal = "law 2, minimal"
  /// A unit's rung never gets worse as the bar grows.
  case monotone = "law 3, monotone"
  /// Every unit is in the bar or in the overflow menu, unless it says that it may be hidden.
  case reachable = "law 4, reachable"
  /// Bar and overflow menu keep the order of the document; spaces stand between two units, once.
  case order = "law 5, order"
  /// Leading, trailing and pinned units are in the bar.
  case kept = "law 6, kept"
  /// The overflow button never appears for one unit that would have fitted in its place, nor for
  /// none.
  case noUselessOverflow = "law 7, no useless overflow"
  /// Right-to-left frames are the mirror image of left-to-right ones.
  case mirror = "law 8, mirror"
  /// The center makes way before the title is cut.
  case titleLast = "the title is cut last"
  /// Everything is where the oracle puts it.
  case bruteForce = "brute force"
}
