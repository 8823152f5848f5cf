/// Limits that several elements and attributes share.
extension SupportLimit {
  /// Values are for menus and bars; what they look like is not among them.
  static let lookOfValues = notGenerated(
    in: .values, "values say what stands in menus and bars, not how it looks",
    instead: "the app reads it in the JSON of the document")

  static let presentedInValues = notGenerated(
    in: .values, "values hold no sheets, covers, popovers and share sheets",
    instead: "the app makes them where a command presents one")

  static let conditionsOfValues = notGenerated(
    in: .values, "only commands and their places have conditions among the values",
    instead: "the app dims and hides it")

  static let consequencesOfValues = inexpressible(
    in: .values, "values cannot dismiss, show or update anything",
    instead: "the app does it where it performs the command")

  static let onlyOptions = inexpressible(
    in: .interfaces, "a control of options shows the options only",
    instead: "its title is read out, and this is left out")

  static let barControlsShowOptions = inexpressible(
    in: .all, "a control of options shows the option that holds",
    instead: "it does so everywhere")

  /// - Parameter frameworks: those that show no mark of a choice.
  static func inNoMenuTitle(in frameworks: FrameworkSet = .all) -> SupportLimit {
    inexpressible(
      in: frameworks, "what stands around the options of a choice has its title only",
      instead: "this is left out")
  }

  static let sheetsOfMacs = inexpressible(
    in: .appkit, "a sheet of a Mac is modal and as large as its content",
    instead: "set the size where the app makes it")

  /// A controller of UIKit serves SwiftUI's apps on the same systems.
  static let extensions = notGenerated(
    in: [.appkit, .values], "the controller of an extension is UIKit's",
    instead: "write it and its property list by the JSON of the document")

  static let iconsOfExtensions = inexpressible(
    in: [.uikit, .swiftui], "the icon of an extension is that of its target",
    instead: "give the target an app icon")

  static let madeByViews = inexpressible(
    in: .all, "generated code does not make the view",
    instead: "the app calls the method where the view appears and disappears")

  static let oneOrder = inexpressible(
    in: .appkit, "a menu has one order", instead: "the items keep the order of the document")

  static let namesOfSystem = inexpressible(
    in: .all, "the system names what it has in every bar", instead: "this is left out")

  static let barButtonsOfSystem = inexpressible(
    in: .interfaces, "the system draws this item of a bar", instead: "this is left out")
}
