import MenuetModel
import MenuetTool
import MenuetXML

/// The document that an app begins with: small, clean, and with every main construct of the language.
struct StarterDocument {
  let name: String
  let platforms: [Platform]

  static let catalogName = "Localizable.xcstrings"

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The commands of the app, and where people find them. 'menuet validate' checks this file,
         'menuet layout' and 'menuet render' show it, 'menuet compile' makes Swift source of it, and
         'menuet strings' brings its texts to translators. -->
    <menuet xmlns="urn:menuet:1"\(String.attribute("name", name)) language="en"
            platforms="\(words(platforms))" strings="\(Self.catalogName)">

      <!-- What the app knows. Conditions are written over states, toggles and options. -->
      <states>
        <state id="item-selected" title="An Item Is Selected"/>
      </states>

      <!-- What the app can do. A toggle is on or off; of a choice exactly one option is taken. -->
      <commands>
        <command id="add-item" title="Add Item…" symbol="plus" shortcut="cmd+n" presents="item-editor"/>
        <command id="rename-item" title="Rename Item…" symbol="pencil" needs-input="true"
                 enabled-when="item-selected"/>
        <command id="delete-item" title="Delete Item…" symbol="trash" role="destructive"
                 confirm="delete-item-alert" enabled-when="item-selected"/>
        <command id="show-info" title="Show Info…" symbol="info" presents="item-info"/>
        <toggle id="favorite" title="Favorite" symbol="star" enabled-when="item-selected"/>
        <toggle id="pinned" title="Pin to Top" symbol="pin" enabled-when="item-selected"/>
        <choice id="sort-order" title="Sort By">
          <option id="by-date" title="Date" default="true"/>
          <option id="by-name" title="Name"/>
          <option id="by-kind" title="Kind"/>
        </choice>
      </commands>

    \(menus)  <!-- A view is one screen or window. Where there is little room in its bar, what stands last in the
           center goes to the overflow menu first; 'priority' says otherwise. -->
      <view id="item-list" title="Items">
        <toolbar id="items">
          <leading>
            <title/>
          </leading>
          <center>
    \(marks)        <item ref="show-info"/>
    \(popUpButton)      </center>
          <trailing>
            <item ref="add-item"/>
    \(pullDownButton)      </trailing>
        </toolbar>
    \(contextMenu)\(editMenu)  </view>

      <!-- What opens over it. -->
      <sheet id="item-editor" title="New Item">
        <toolbar id="item-editor-bar">
          <leading>
            <command system="cancel"/>
          </leading>
          <trailing>
            <command id="save-item" title="Save Item" role="primary"/>
          </trailing>
        </toolbar>
      </sheet>
      <popover id="item-info" title="Info">
        <command system="done"/>
      </popover>
      <alert id="delete-item-alert" title="Delete this item?" message="You cannot undo this.">
        <command id="confirm-delete" title="Delete Item" role="destructive"/>
        <command system="cancel"/>
      </alert>
    </menuet>

    """
  }

  // MARK: Menus

  /// The menus of the menu bar; where no platform has one, the menu of an item by itself.
  private var menus: String {
    guard platforms.contains(where: { PlatformSet.menuBars.contains(PlatformSet($0)) }) else {
      return "  <!-- Where people find it. -->\n" + itemMenu(indent: "  ", further: sortMenu) + "\n"
    }
    return """
        <!-- Where people find it. On a Mac the menu bar holds every command; what the document does not say
             of the standard menus, the system brings. -->
        <menu-bar id="main-menu">
          <menu standard="file">
            <item ref="add-item"/>
            <command system="close"/>
          </menu>
      \(Self.indented(["<menu standard=\"view\">"] + sortMenu + ["</menu>"], by: "    "))\
      \(itemMenu(indent: "    "))  </menu-bar>


      """
  }

  private let sortMenu = [
    "  <submenu title=\"Sort By\">", "    <item ref=\"sort-order\"/>", "  </submenu>",
  ]

  private func itemMenu(indent: String, further: [String] = []) -> String {
    let lines = [
      "<menu id=\"item\" title=\"Item\">", "  <item ref=\"show-info\"/>",
      "  <item ref=\"rename-item\"/>", "  <section>", "    <item ref=\"favorite\"/>",
      "    <item ref=\"pinned\"/>", "  </section>", "  <item ref=\"delete-item\"/>",
    ]
    return Self.indented(lines + further + ["</menu>"], by: indent)
  }

  private static func indented(_ lines: [String], by indent: String) -> String {
    lines.map { indent + $0 + "\n" }.joined()
  }

  // MARK: What some platforms do not have

  /// The toggles in a group, which an iPhone alone has not.
  private var marks: String {
    element(besides: [.ios, .watchos, .tvos]) { platforms in
      """
              <group id="marks" title="Marks" symbol="tag"\(platforms)>
                <item ref="favorite"/>
                <item ref="pinned"/>
              </group>

      """
    }
  }

  private var popUpButton: String {
    element(besides: [.watchos, .tvos]) { platforms in
      """
              <pop-up-button id="sort-button" choice="sort-order"\(platforms)/>

      """
    }
  }

  private var pullDownButton: String {
    element(besides: [.watchos, .tvos]) { platforms in
      """
              <pull-down-button id="edit-item" title="Edit Item" symbol="ellipsis"\(platforms)>
                <item ref="rename-item"/>
                <item ref="pinned"/>
                <item ref="delete-item"/>
              </pull-down-button>

      """
    }
  }

  /// A context menu belongs to a view of the app, which has this name there.
  private var contextMenu: String {
    element(besides: [.watchos]) { platforms in
      """
          <context-menu id="item-row-menu" for="ItemRow"\(platforms)>
            <item ref="rename-item"/>
            <item ref="favorite"/>
            <separator/>
            <item ref="delete-item"/>
          </context-menu>

      """
    }
  }

  /// The menus beside the commands on selected text.
  private var editMenu: String {
    element(besides: [.watchos, .tvos]) { platforms in
      """
          <edit-menu id="item-text-menu" for="ItemText"\(platforms)>
            <command id="find-alike" title="Find Alike" near="look-up"/>
          </edit-menu>

      """
    }
  }

  /// An element that some platforms do not have.
  private func element(besides others: Set<Platform>, _ text: (String) -> String) -> String {
    let fitting = platforms.filter { !others.contains($0) }
    if fitting.isEmpty { return "" }
    return text(fitting == platforms ? "" : " platforms=\"\(words(fitting))\"")
  }

  private func words(_ platforms: [Platform]) -> String {
    platforms.map(\.rawValue).joined(separator: " ")
  }
}
