/// Limits that several elements and attributes share.
extension SupportLimit {
  /// Values are for menus and bars; what they look like is not among them.
  static let lookOfValues = notGenerated(
    in: .values, "values say what stands in menus and bars, not how it looks",
    instead: "the app reads it in the JSON of the document")

  /// Nothing looks texts up without a framework.
  static let wordsOfValues = notGenerated(
    in: .values, "values have the words of the document",
    instead: "the app looks up translations by the keys that `menuet strings` lists")

  static let presentedInValues = notGenerated(
    in: .values, "values hold no sheets, covers, popovers and share sheets",
    instead: "the app makes them where a command presents one")

  static let conditionsOfValues = notGenerated(
    in: .values, "values have the conditions of commands and menus, and of what holds them",
    instead: "the app dims and hides it")

  static let consequencesOfValues = inexpressible(
    in: .values, "values cannot dismiss, show or update anything",
    instead: "the app does it where it performs the command")

  static let presentationsOfValues = notGenerated(
    in: .values, "values say what a command presents, not how",
    instead: "the app reads it in the JSON of the document")

  static let onlyOptions = inexpressible(
    in: .interfaces, "a control of options shows the options only",
    instead: "its title is read out, and this is left out")

  static let barControlsShowOptions = inexpressible(
    in: .interfaces, "a control of options shows the option that holds",
    instead: "it does so everywhere")

  static let sheetsOfMacs = inexpressible(
    in: .appkit, "a sheet of a Mac is modal and as large as its content",
    instead: "its content decides")

  static let extensionsOfMacs = notGenerated(
    in: .appkit, "the controllers are those of UIKit",
    instead: "write an NSViewController and the property list by the JSON of the document")

  static let extensionsOfValues = notGenerated(
    in: .values, "values hold no extensions",
    instead: "write the controller and the property list by the JSON of the document")

  static let dropsOfSwiftUI = notGenerated(
    in: .swiftui, "drops go through `dropDestination`, which hands over what was dropped",
    instead: "the app does it where it takes the drop")

  static let dragsOfSwiftUI = notGenerated(
    in: .swiftui, "drags go through `draggable`, which hands over data to copy",
    instead: "the app adds what its views need")

  static let iconsOfExtensions = inexpressible(
    in: [.uikit, .swiftui], "the icon of an extension is that of its target",
    instead: "give the target an app icon")

  static let madeByViews = inexpressible(
    in: .all, "the view is the app's",
    instead: "the app calls the method where the view appears and disappears")

  static let oneOrder = inexpressible(
    in: .appkit, "a menu has one order", instead: "the items keep the order of the document")

  /// - Parameter frameworks: those in which the item is the system's.
  static func namesOfSystem(in frameworks: FrameworkSet) -> SupportLimit {
    inexpressible(
      in: frameworks, "the system names what it has in every bar", instead: "this is left out")
  }

  static let oneLine = inexpressible(
    in: .interfaces, "a button of a bar has no second line", instead: "this is left out")

  static let barButtonsOfSystem = inexpressible(
    in: .interfaces, "the system draws this item of a bar", instead: "this is left out")
}
