import MenuetModel

/// The paths of ids by which UI tests find what a document shows. The code of every framework gives
/// them to controls, menu elements and what is presented as accessibility identifiers.
///
/// A path is the id of a surface, `format`, or that and the id of a part, `format.bold`. The path of a part
/// is the same wherever in its surface it stands, in a submenu, a section or a group: moving it there
/// breaks no test. Support code makes the paths of commands by the same rule.
enum IDPath {
  /// The path of a command, a submenu, a unit of a toolbar or an answer.
  static func part(_ id: String, of surface: String) -> String { "\(surface).\(id)" }

  /// The path of one of the two items of a toggle that says both its states.
  static func half(_ isOn: Bool, of toggle: String, in surface: String) -> String {
    part(isOn ? "on" : "off", of: part(toggle, of: surface))
  }

  /// The path of an option, which is the same on every surface.
  static func option(_ id: String, of choice: String) -> String { part(id, of: choice) }

  /// The path of a button outside toolbars: a command may have one in every view.
  ///
  /// - Parameter presentation: the id of the sheet, cover or popover that holds it.
  static func button(_ button: Button, in presentation: String?) -> String {
    part(button.id, of: holder(of: button, in: presentation))
  }

  /// The beginning of the path of a button outside toolbars.
  static func holder(of button: Button, in presentation: String?) -> String {
    presentation ?? button.view ?? "button"
  }
}
