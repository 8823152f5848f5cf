import MenuetModel

/// What commands present, by its id.
struct Presentables: Sendable {
  /// The sheets, covers and popovers, kind by kind in document order.
  let presented: ByID<Presented>
  let alerts: ByID<Alert>
  let activityViews: ByID<ActivityView>

  init(_ document: Document) {
    presented = ByID(document.presented) { $0.id }
    alerts = ByID(document.alerts) { $0.id }
    activityViews = ByID(document.activityViews) { $0.id }
  }

  /// The platforms of what is presented; `nil` where nothing has the id.
  func platforms(of id: String) -> PlatformSet? {
    presented[id]?.platforms ?? alerts[id]?.platforms ?? activityViews[id]?.platforms
  }
}
