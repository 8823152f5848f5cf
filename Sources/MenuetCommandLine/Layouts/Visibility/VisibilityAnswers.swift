import MenuetLayout
import MenuetModel

extension LayoutSurfaces {
  /// What there is to say about an item, of each toolbar that has it: once for each unit of that id.
  ///
  /// - Parameter widths: The widths asked for; `nil` for the widest at which the item is not there.
  func answers(
    about item: String, in laidOut: LaidOutDocument, widths: [Int]?
  ) -> [(toolbar: Toolbar, reports: [VisibilityReport])] {
    toolbars.compactMap { toolbar in
      let trial = ToolbarTrial(
        toolbar, in: laidOut.document, context: laidOut.context, namesTitles: true)
      let reports = VisibilityQuestion.all(about: item, trial).map { $0.report(at: widths) }
      return reports.isEmpty ? nil : (toolbar, reports)
    }
  }
}
