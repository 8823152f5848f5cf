import MenuetModel
import MenuetSource

/// Segmented controls in views, and menus of UIKit.
extension InterfaceReader {
  // MARK: Segmented controls

  /// A segmented control that stands in a view, and not in a bar.
  func segments(_ control: ForeignElement) -> ForeignSurface? {
    var around = control.parent
    while let element = around {
      if ["toolbarItem", "barButtonItem", "navigationItem"].contains(element.name) { return nil }
      around = element.parent
    }
    guard let item = file.isForMac ? macSegments(control) : segmentedControl(control) else {
      return nil
    }
    let name = file.outlets[control["id"] ?? ""]?.first?.property ?? item.name
    return ForeignSurface(
      kind: .segmented, name: name ?? control["userLabel"] ?? "segmentedControl",
      items: item.items, scene: file.sceneKey(of: control), place: file.place(control))
  }

  private func macSegments(_ control: ForeignElement) -> ForeignItem? {
    var item = ForeignItem(.command, at: file.place(control))
    setSegments(&item, control, control.child(key: "cell"))
    // The segments of any other are buttons or switches in a view, which a document does not describe.
    return item.kind == .segmented && item.items.contains { $0.title != nil } ? item : nil
  }

  // MARK: Menus of UIKit

  /// The menu bar of an app for the Mac and the iPad, or the menu of a button in a view.
  func uiMenu(_ menu: ForeignElement) -> ForeignSurface? {
    let place = file.place(menu)
    if menu["systemMenu"] == "main" || menu["key"] == "mainMenu" {
      var items = uiItems(of: menu)
      items.markStandardMenus(isForMac: false)
      return ForeignSurface(
        kind: .menuBar, name: "main-menu", items: items, scene: nil, place: place)
    }
    guard menu["key"] == "menu", let button = menu.parent, button.name == "button" else {
      return nil
    }
    let isPopUp = button["changesSelectionAsPrimaryAction"] == "YES"
    let title = button.child(key: "normal").flatMap { file.text($0, "title") }
    let property = file.outlets[button["id"] ?? ""]?.first?.property
    return ForeignSurface(
      kind: isPopUp ? .popUp : .pullDown, name: property ?? button["userLabel"] ?? "button",
      title: title, items: uiItems(of: menu), scene: file.sceneKey(of: button),
      place: file.place(button))
  }

  /// The elements of a menu (UIMenu, UICommand, UIKeyCommand, UIAction).
  func uiItems(of menu: ForeignElement) -> [ForeignItem] {
    let holder = menu.child("children") ?? menu.child("items") ?? menu
    return holder.children.compactMap { element in
      let title = file.text(element, "title")
      let place = title.map { ForeignPlace($0.range, id: element["id"]) } ?? file.place(element)
      switch element.name {
      case "menu":
        let isInline = element.child("options")?["displayInline"] == "YES"
        var item = ForeignItem(isInline ? .section : .submenu, title: title, at: place)
        item.items = uiItems(of: element)
        item.standardMenu = standardMenu(element)
        return item
      case "action", "command", "keyCommand":
        var item = ForeignItem(.command, title: title, at: place)
        if element["catalog"] == "system" { item.symbol = element["image"] }
        if element["state"] == "on" { item.state = .on }
        let attributes = element.child("attributes")
        item.isDestructive = attributes?["destructive"] == "YES"
        item.isHidden = attributes?["hidden"] == "YES"
        item.isDisabled = attributes?["disabled"] == "YES"
        setAction(&item, element)
        return item
      default: return nil
      }
    }
  }
}
