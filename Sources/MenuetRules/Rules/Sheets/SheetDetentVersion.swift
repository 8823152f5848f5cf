import MenuetModel
import MenuetSource

/// Notes what a sheet asks of versions of iOS that cannot do it.
struct SheetDetentVersion: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-detent-version", .sheets, .note,
    "the least version of iOS can do what a sheet asks for",
    guideline: .sheetController("detents came with iOS 15, heights of one's own with iOS 16"),
    why: """
      In an older version the sheet opens at its full height and is modal. The generated code asks
      for the version first; the design must be right without it too.
      """,
    failing: """
      <menuet xmlns="urn:menuet:1" name="Example" min-ios="15.0">
        <sheet id="stickers" title="Stickers" detents="§240pt§ large"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      </menuet>
      """,
    passing: """
      <menuet xmlns="urn:menuet:1" name="Example" min-ios="16.0">
        <sheet id="stickers" title="Stickers" detents="240pt large"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let version = document.minimumVersions.ios
    guard version < PlatformVersion(16) else { return }
    for sheet in document.sheets where !sheet.platforms.isDisjoint(with: .touch) {
      guard let detents = context.detentHeights(of: sheet) else { continue }
      if version < PlatformVersion(15) {
        let attribute: AttributeName? =
          sheet.isNonmodal
          ? (sheet.statesModality ? .modality : .undimmedThrough)
          : detents != [.large] ? .detents : nil
        guard let attribute else { continue }
        self.report("this", 15, at: context.location(attribute, of: sheet.source), report: &report)
      } else if let index = detents.firstIndex(where: { $0 != .medium && $0 != .large }) {
        self.report(
          "a height of its own", 16,
          at: context.location(ofWord: index, in: .detents, of: sheet.source), report: &report)
      }
    }
  }

  private func report(
    _ what: String, _ version: Int, at location: SourceLocation, report: inout Findings
  ) {
    report.report(
      Self.self, "\(what) needs iOS \(version)", at: location,
      fixIts: [FixIt("raise 'min-ios' to \(version).0, or see that the sheet is right without it")])
  }
}
