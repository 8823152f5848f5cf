import MenuetModel

/// The places of an activity view as a phone shows it, from the top down.
///
/// The activities of the app stand where the system puts them. Which of its own the system offers depends
/// on what is shared: their places are kept, without words.
struct ActivityPlaces: Sendable {
  /// All activities of the app, in document order.
  let own: [ActivityView.Activity]
  /// The apps that take what is shared, in full rows; `nil` in a place of the system's.
  let tiles: [ActivityView.Activity?]
  /// The actions of the app on what is shared.
  let actions: [ActivityView.Activity]

  /// The width of the view, in points.
  static let width = 375.0
  /// The tiles of a row.
  static let columns = 4
  /// The lengths of the words of the system's own actions, in points.
  static let systemWords = [88.0, 132, 64]

  init(_ activities: [ActivityView.Activity]) {
    own = activities
    let apps = activities.filter { $0.kind == .share }
    let rows = max(1, (apps.count + Self.columns - 1) / Self.columns)
    tiles = apps.map(\.self) + Array(repeating: nil, count: rows * Self.columns - apps.count)
    actions = activities.filter { $0.kind == .action }
  }
}
