/// A place where both sides mean different things.
package enum MergeConflict: Sendable, Equatable {
  /// Both sides have given an attribute different values, or one has changed and one removed it.
  case attribute(String, element: String)
  /// One side has made it another kind of element than the other.
  case kind(element: String)
  /// One side has changed what the other has removed.
  case removed(element: String)
  /// One side has removed an element to which the other one refers anew.
  case needed(element: String)
  /// One side has given an element another id, and the other one refers to the old one anew.
  case renamed(element: String)
  /// Both sides have moved an element to different places.
  case place(element: String)
  /// Both sides have put what is in an element in different orders.
  case order(element: String)
  /// Each side may have it as it does, but not both together.
  case together(element: String, mistake: String)
  /// Both sides have changed a comment or text.
  case comment(element: String)

  /// The conflict in words, without full stop.
  package var words: String {
    switch self {
    case .attribute(let name, let element): "both sides change '\(name)' of \(element)"
    case .kind(let element): "both sides make \(element) another kind of element"
    case .removed(let element): "one side removes \(element), which the other one changes"
    case .needed(let element): "one side removes \(element), to which the other one refers"
    case .renamed(let element):
      "one side gives \(element) another id, and the other one refers to the old one"
    case .place(let element): "both sides move \(element) to different places"
    case .order(let element): "both sides order what is in \(element) differently"
    case .together(let element, let mistake):
      "\(element) does not go with what the other side changes: \(mistake)"
    case .comment(let element): "both sides change the comments at \(element)"
    }
  }
}
