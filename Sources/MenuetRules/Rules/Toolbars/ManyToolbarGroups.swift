import MenuetModel
import MenuetSource

/// Flags a toolbar of many groups.
struct ManyToolbarGroups: Rule {
  static let info = RuleInfo(
    id: "toolbar-group-count", .toolbars, .warning,
    "a toolbar has at most three groups",
    guideline: .toolbars("a toolbar aims for three groups at most"),
    why: """
      Groups help people to skip what they do not look for. Many small ones look like single items with
      odd gaps between them.
      """,
    example: """
        <toolbar id="main" platforms="macos">
          <center>
            <group id="style" title="Style">
              <toggle id="bold" title="Bold" symbol="bold"/> <toggle id="italic" title="Italic" symbol="italic"/>
            </group>
            <group id="indent" title="Indent">
              <command id="in" title="Indent" symbol="increase.indent"/>
              <command id="out" title="Outdent" symbol="decrease.indent"/>
            </group>
      -     <group id="insert" title="Insert">
      -       <command id="link" title="Add Link" symbol="link"/>
      -       <command id="table" title="Add Table" symbol="tablecells"/>
      -     </group>
      -     §<group§ id="file" title="File">
      -       <command id="flag" title="Flag" symbol="flag"/>
      -       <command id="archive" title="Archive" symbol="archivebox"/>
      -     </group>
      +     <command id="flag" title="Flag" symbol="flag"/>
      +     <command id="archive" title="Archive" symbol="archivebox"/>
          </center>
        </toolbar>
      """, thresholds: [groups])
  static let groups = Threshold(
    "toolbar-group-count.groups", 3, .englishGuidelines, "the most groups of a toolbar")

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    let most = context.options[Self.groups]
    let groups = toolbar.groups.filter { $0.unit.customization != .optional }
    guard groups.count > most else { return }
    for platform in toolbar.platforms.members {
      var gathering = Gathering(on: platform, context.conditions)
      let extra = groups.first { entry in
        gathering.add(context.presence(of: entry.unit)) && gathering.count > most
      }
      guard let extra else { continue }
      report(
        "a toolbar has at most \(most) groups", at: extra.unit.source,
        fix: "put related groups together, or let items stand by themselves")
      return
    }
  }
}
