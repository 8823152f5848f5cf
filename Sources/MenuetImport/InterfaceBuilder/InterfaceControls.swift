import MenuetModel
import MenuetSource

/// Segmented controls in views, and menus of UIKit.
extension InterfaceReader {
  // MARK: Segmented controls

  /// Reads a segmented control that stands in a view, and not in a bar.
  func readSegments(_ control: ForeignElement, into document: inout ForeignDocument) {
    if isInBar(control) { return }
    var item = segmentedControl(control)
    if file.isForMac {
      item = ForeignItem(.command, at: file.place(control))
      setSegments(&item, control, control.child(key: "cell"))
    }
    guard item.kind == .segmented else {
      document.losses.append(
        ForeignLoss("its segments are buttons of a view, which are not read", at: item.place))
      return
    }
    let name = file.outlets[control["id"] ?? ""]?.first?.property ?? item.name
    document.surfaces.append(
      ForeignSurface(
        kind: .segmented, name: name ?? control["userLabel"] ?? "segmentedControl",
        items: item.items, scene: file.sceneKey(of: control), place: file.place(control)))
  }

  private func isInBar(_ control: ForeignElement) -> Bool {
    var around = control.parent
    while let element = around {
      if ["toolbarItem", "barButtonItem", "navigationItem"].contains(element.name) { return true }
      around = element.parent
    }
    return false
  }

  // MARK: Buttons of views

  /// A button of a view that presents a scene; all others are the view's own matter.
  func presentingButton(_ button: ForeignElement) -> ForeignSurface? {
    let kinds = ["presentation", "modal", "sheet", "popover", "popoverPresentation"]
    let segues = button.child("connections")?.children("segue") ?? []
    guard segues.contains(where: { kinds.contains($0["kind"] ?? "") }),
      button.child(key: "menu") == nil, !isInBar(button)
    else { return nil }
    var surface = buttonSurface(.button, button)
    var item = ForeignItem(.command, title: surface.title, at: file.place(button))
    item.name = surface.name
    item.symbol = surface.symbol?.text
    item.hint = surface.hint
    for segue in segues { setSegue(&item, segue) }
    surface.items = [item]
    return surface
  }

  /// The face of a button, as a surface without items.
  private func buttonSurface(
    _ kind: ForeignSurface.Kind, _ button: ForeignElement
  ) -> ForeignSurface {
    let property = file.outlets[button["id"] ?? ""]?.first?.property
    var surface = ForeignSurface(
      kind: kind, name: property ?? button["userLabel"] ?? "button", items: [],
      scene: file.sceneKey(of: button), place: file.place(button))
    // What the configuration says is shown, and not what the state says.
    let configuration = button.child(key: "configuration")
    let faces = [configuration, button.child(key: "normal"), button.child(key: "cell")]
      .compactMap { $0 }
    surface.title = faces.lazy.compactMap { file.text($0, "title") }.first
    surface.symbol =
      faces.lazy.filter { $0["catalog"] == "system" || $0["imageCatalog"] == "system" }
      .compactMap { face in
        face["image"].map { ForeignText(text: $0, range: face.range(of: "image")) }
      }.first
    surface.hint = file.text(button, "toolTip")
    surface.style = configuration?["style"].flatMap(IDWords.id).flatMap {
      ButtonStyle(rawValue: $0)
    }
    return surface
  }

  /// The command of a button whose menu opens when it is pressed longer; none where a tap does nothing
  /// but open the menu.
  func primary(_ command: ForeignItem) -> [ForeignItem] {
    guard command.identity != nil || command.system != nil else { return [] }
    var item = command
    item.isDeclared = true
    item.identity = command.identity ?? command.system?.rawValue
    item.system = nil
    return [item]
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
    var surface = buttonSurface(isPopUp ? .popUp : .pullDown, button)
    surface.items = uiItems(of: menu)
    if !isPopUp, button["showsMenuAsPrimaryAction"] != "YES" {
      var command = ForeignItem(.command, title: surface.title, at: surface.place)
      command.symbol = surface.symbol?.text
      setAction(&command, button)
      surface.primary = primary(command)
    }
    return surface
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
