import MenuetModel
import MenuetSource

/// Flags a view that counts on appearing again when a sheet above it closes.
struct SurfaceLifecycleHook: Rule {
  static let info = RuleInfo(
    id: "surface-lifecycle-hook", .sheets, .warning,
    "a sheet tells a view that waits for its reappearance when it closes",
    guideline: .sheetController("the view behind a sheet does not disappear, nor appear again"),
    why: """
      Since iOS 13 the view behind a sheet stays in place: its handlers for appearing and disappearing
      are not called. What they do is left out unless the sheet has a handler of its own.
      """,
    example: """
        <view id="library" title="Library" on-appear="reloadLibrary">
          <button id="new-album" title="New Album…" presents="album-editor"/>
        </view>
      - §<sheet§ id="album-editor" title="Album"/>
      + <sheet id="album-editor" title="Album" on-dismiss="reloadLibrary"/>
      """,
    reads: .document(.onDismiss))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let hooked = document.views.filter { $0.onAppear != nil || $0.onDisappear != nil }
    let views = Dictionary(hooked.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    guard !views.isEmpty else { return }
    for sheet in document.sheets where sheet.onDismiss == nil {
      let found = (context.presented.presenters[sheet.id] ?? []).lazy.flatMap(\.placements).first {
        $0.view.map { views[$0] != nil } ?? false
          && !$0.item.platforms.intersection(sheet.platforms).isDisjoint(with: .touch)
      }
      guard let view = found?.view.flatMap({ views[$0] }) else { continue }
      report(
        "'\(view.id)' is not told when '\(sheet.id)' closes", at: sheet.source,
        notes: [
          DiagnosticNote(
            "this handler is not called when the sheet closes",
            at: context.location(view.onAppear == nil ? .onDisappear : .onAppear, of: view.source))
        ], fix: "add a handler to the sheet  on-dismiss=\"…\"")
    }
  }
}
