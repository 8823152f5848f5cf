import MenuetModel
import MenuetSource

/// Notes a view with a drop target to which no drag leads.
struct SpringLoadingMissing: DocumentRule {
  static let info = RuleInfo(
    id: "spring-loading-missing", .dragAndDrop, .note,
    "a button that leads to a drop target opens while a drag rests above it",
    guideline: .dragAndDrop(
      "consider spring loading: a drag that hovers over a button activates it"),
    why: """
      A finger that holds a drag cannot press. With spring loading people carry a message to another
      mailbox by resting on the back button.
      """,
    failing: """
      <view id="mailboxes" title="Mailboxes">
        <drop-target id="mailbox-drop" for="MailboxRow" scope="app" accepts="public.email-message"/>
      </view>
      <button id="show-mailboxes" title="Show Mailboxes" navigates="§mailboxes§"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <view id="mailboxes" title="Mailboxes">
        <drop-target id="mailbox-drop" for="MailboxRow" scope="app" accepts="public.email-message"/>
      </view>
      <button id="show-mailboxes" title="Show Mailboxes" navigates="mailboxes" spring-loaded="true"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let withTargets = Set(document.dropTargets.compactMap(\.view))
    guard !withTargets.isEmpty,
      !context.mayLackAnywhere(.navigates, .springLoaded, .for, .view, .platforms)
    else { return }
    // A tab bar is spring-loaded as a whole, which no document says.
    let tabbed = Set(document.tabBars.flatMap(\.tabs).map(\.view))
    var leading: [String: [Command]] = [:]
    for command in document.commands {
      guard let view = command.navigates, withTargets.contains(view), !tabbed.contains(view) else {
        continue
      }
      leading[view, default: []].append(command)
    }
    guard !leading.isEmpty else { return }
    let loaded = Set(
      context.walk.buttonPlaces.filter { place in
        place.unit?.springLoaded ?? place.button?.springLoaded ?? false
      }.map(\.item.id))
    let pressed = Set(context.walk.buttonPlaces.map(\.item.id))
    for view in document.views {
      guard let commands = leading[view.id], !commands.contains(where: { loaded.contains($0.id) }),
        let command = commands.first(where: { pressed.contains($0.id) })
      else { continue }
      report.report(
        Self.self, "no drag leads to '\(view.id)', where something can be dropped",
        at: context.location(.navigates, of: command.source),
        fixIts: [FixIt("make a button that leads there spring-loaded  spring-loaded=\"true\"")])
    }
  }
}
