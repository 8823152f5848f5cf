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
        <toggle id="favorite" title="Favorite" symbol="star" enabled-when="item-selected"/>
        <choice id="sort-order" title="Sort By">
          <option id="by-date" title="Date" default="true"/>
          <option id="by-name" title="Name"/>
          <option id="by-kind" title="Kind"/>
        </choice>
      </commands>

      <!-- Where people find it. On a Mac the menu bar holds every command; what the document does not say
           of the standard menus, the system brings. -->
      <menu-bar id="main-menu">
        <menu standard="file">
          <item ref="add-item"/>
          <command system="close"/>
        </menu>
        <menu standard="view">
          <submenu title="Sort By">
            <item ref="sort-order"/>
          </submenu>
        </menu>
        <menu id="item" title="Item">
          <item ref="rename-item"/>
          <item ref="favorite"/>
          <separator/>
          <item ref="delete-item"/>
        </menu>
      </menu-bar>

      <!-- Where there is little room, what has a low priority goes to the overflow menu first. -->
      <toolbar id="items">
        <leading>
          <title title="Items"/>
        </leading>
        <center>
          <item ref="favorite"/>
    \(popUpButton)    </center>
        <trailing>
          <item ref="add-item" priority="10"/>
        </trailing>
      </toolbar>

    \(contextMenu)  <!-- What opens over it. -->
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
      <alert id="delete-item-alert" title="Delete this item?" message="You cannot undo this.">
        <command id="confirm-delete" title="Delete Item" role="destructive"/>
        <command system="cancel"/>
      </alert>
    </menuet>

    """
  }

  private var popUpButton: String {
    element(besides: [.watchos, .tvos]) { platforms in
      """
            <pop-up-button id="sort-button" choice="sort-order"\(platforms)/>

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
