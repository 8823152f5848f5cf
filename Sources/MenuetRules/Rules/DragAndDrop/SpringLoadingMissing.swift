import MenuetModel
import MenuetSource

/// Notes a view with a drop target to which no drag leads.
struct SpringLoadingMissing: Rule {
  static let info = RuleInfo(
    id: "spring-loading-missing", .dragAndDrop, .note,
    "a button that leads to a drop target opens while a drag rests above it",
    guideline: .dragAndDrop(
      "consider spring loading: a drag that hovers over a button activates it"),
    why: """
      A finger that holds a drag cannot press. With spring loading people carry a message to another
      mailbox by resting on the back button.
      """,
    example: """
        <view id="mailboxes" title="Mailboxes">
          <drop-target id="mailbox-drop" for="MailboxRow" scope="app" accepts="public.email-message"/>
        </view>
      - <button id="show-mailboxes" title="Show Mailboxes" navigates="§mailboxes§"/>
      + <button id="show-mailboxes" title="Show Mailboxes" navigates="mailboxes" spring-loaded="true"/>
        <menu-bar id="bar"/>
      """,
    reads: .document(.navigates, .springLoaded, .for, .view, .platforms))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let targets = Set(document.dropTargets.compactMap(\.view))
    // A tab bar is spring-loaded as a whole.
    let views = targets.subtracting(document.tabBars.flatMap(\.tabs).map(\.view))
    guard !views.isEmpty else { return }
    var leading: [String: Command] = [:]
    var reached: Set<String> = []
    for place in context.walk.buttonPlaces {
      guard let command = document.command(of: place.item), let view = command.navigates,
        views.contains(view)
      else { continue }
      if place.unit?.springLoaded ?? place.button?.springLoaded ?? false { reached.insert(view) }
      if leading[view] == nil { leading[view] = command }
    }
    for view in document.views where !reached.contains(view.id) {
      guard let command = leading[view.id] else { continue }
      report(
        "no drag leads to '\(view.id)', where something can be dropped", at: .navigates,
        of: command.source,
        fix: "make a button that leads there spring-loaded  spring-loaded=\"true\"")
    }
  }
}
