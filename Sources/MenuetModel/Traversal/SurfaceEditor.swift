/// Edits the surfaces of a document that have a layout. What a conforming type does not implement
/// stays as it is.
package protocol SurfaceEditor {
  /// Returns whether the parts of a menu bar, toolbar or presentation for these platforms are edited.
  func visits(_ holder: PlatformSet) -> Bool
  mutating func edit(_ menu: inout Menu, isInMenuBar: Bool)
  mutating func edit(_ menu: inout ContextMenu)
  mutating func edit(_ menu: inout EditMenu)
  mutating func edit(_ menu: inout DocumentMenu)
  mutating func edit(_ button: inout PopUpButton)
  mutating func edit(_ button: inout PullDownButton)
  /// Edits a back button.
  mutating func edit(_ button: inout BarButton)
  /// Edits a toolbar, after everything in it.
  mutating func edit(_ toolbar: inout Toolbar)
}

extension SurfaceEditor {
  package func visits(_ holder: PlatformSet) -> Bool { true }
  package mutating func edit(_ menu: inout Menu, isInMenuBar: Bool) {}
  package mutating func edit(_ menu: inout ContextMenu) {}
  package mutating func edit(_ menu: inout EditMenu) {}
  package mutating func edit(_ menu: inout DocumentMenu) {}
  package mutating func edit(_ button: inout PopUpButton) {}
  package mutating func edit(_ button: inout PullDownButton) {}
  package mutating func edit(_ button: inout BarButton) {}
  package mutating func edit(_ toolbar: inout Toolbar) {}
}

extension Document {
  /// Edits the surfaces that have a layout, in document order by kind, a toolbar after its parts.
  package mutating func editSurfaces(with editor: inout some SurfaceEditor) {
    for index in menus.indices { editor.edit(&menus[index], isInMenuBar: false) }
    for bar in menuBars.indices
    where editor.visits(menuBars[bar].shownPlatforms) {
      for index in menuBars[bar].menus.indices {
        editor.edit(&menuBars[bar].menus[index], isInMenuBar: true)
      }
    }
    for index in popUpButtons.indices { editor.edit(&popUpButtons[index]) }
    for index in pullDownButtons.indices { editor.edit(&pullDownButtons[index]) }
    for index in toolbars.indices { editor.editAll(in: &toolbars[index]) }
    for index in contextMenus.indices { editor.edit(&contextMenus[index]) }
    for index in editMenus.indices { editor.edit(&editMenus[index]) }
    for index in sheets.indices where editor.visits(sheets[index].platforms) {
      editor.editAll(in: &sheets[index].body)
    }
    for index in covers.indices where editor.visits(covers[index].platforms) {
      editor.editAll(in: &covers[index].body)
    }
    for index in popovers.indices where editor.visits(popovers[index].platforms) {
      editor.editAll(in: &popovers[index].body)
    }
  }
}

extension SurfaceEditor {
  fileprivate mutating func editAll(in body: inout PresentedBody) {
    for index in body.popUpButtons.indices { edit(&body.popUpButtons[index]) }
    for index in body.pullDownButtons.indices { edit(&body.pullDownButtons[index]) }
    guard var toolbar = body.toolbar else { return }
    editAll(in: &toolbar)
    body.toolbar = toolbar
  }

  fileprivate mutating func editAll(in toolbar: inout Toolbar) {
    guard visits(toolbar.platforms) else { return }
    for region in Toolbar.Region.allCases { editAll(in: &toolbar[region]) }
    editAll(in: &toolbar.scrolling)
    edit(&toolbar)
  }

  private mutating func editAll(in units: inout [ToolbarUnit]) {
    for index in units.indices {
      switch units[index].content {
      case .popUpButton(var button):
        edit(&button)
        units[index].content = .popUpButton(button)
      case .pullDownButton(var button):
        edit(&button)
        units[index].content = .pullDownButton(button)
      case .group(var group):
        editAll(in: &group.members)
        units[index].content = .group(group)
      case .back(var button):
        edit(&button)
        units[index].content = .back(button)
      case .title(var title):
        guard var menu = title.documentMenu else { continue }
        edit(&menu)
        title.documentMenu = menu
        units[index].content = .title(title)
      case .item, .button, .segmented, .space, .slot, .close, .sidebarToggle, .search,
        .inspectorToggle:
        continue
      }
    }
  }
}
