import Testing

/// What generated code for UIKit presents, in the simulation: sheets, popovers and covers.
extension UIKitSimulationTests {
  /// The method of the app that makes what a sheet, a cover or a popover shows.
  private func making(_ names: String...) -> String {
    names.map {
      "func make\($0)(for command: Office.Command?) -> UIViewController { UIViewController() }"
    }.joined(separator: "\n  ")
  }

  private static let places = """
    <commands>
      <command id="show-places" title="Show Places…" presents="places"/>
      <command id="lower" title="Lower" sets-detent="places:low"/>
      <command id="raise" title="Raise" sets-detent="places:large" animated="false"/>
    </commands>
    <button ref="show-places"/><button ref="lower"/><button ref="raise"/>
    <sheet id="places" title="Places" style="page" detents="low medium 80% large"
           selected="medium" modality="nonmodal" undimmed-through="low" scroll-expands="false"
           edge-attached="true" width-follows-content="true" preferred-width="320"
           corner-radius="20">
      <detent id="low" height="120pt"/>
    </sheet>
    """

  // MARK: Sheets

  @Test func sheetsRestAsTheDocumentSays() throws {
    let printed = try run(
      Self.places, methods: ["lower", "raise"], members: making("Places"),
      """
      Office.perform(.showPlaces, on: model)
      let shown = model.presentedViewController!
      // What the app presents itself is the same.
      let own = UINavigationController(rootViewController: UIViewController())
      Office.configurePlaces(own, actions: model)
      for controller in [shown, own] {
        let sheet = controller.sheetPresentationController!
        print(controller.modalPresentationStyle, controller.preferredContentSize.width)
        print(sheet.detents.map(\\.identifier.rawValue))
        print(sheet.selectedDetentIdentifier == .medium)
        print(sheet.largestUndimmedDetentIdentifier == .init("low"), sheet.prefersGrabberVisible)
        print(sheet.prefersScrollingExpandsWhenScrolledToEdge, sheet.prefersPageSizing)
        print(sheet.prefersEdgeAttachedInCompactHeight)
        print(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
        print(sheet.preferredCornerRadius ?? 0)
        print(sheet.detents.map { $0.resolvedValue(in: Container(height: 800)) ?? -1 })
        print(sheet.detents.map { $0.resolvedValue(in: Container(height: 100)) ?? -1 })
        print(sheet.detents.map { $0.resolvedValue(in: Container(height: 300, .compact)) ?? -1 })
      }
      print(shown.title ?? "", own.title ?? "", own.viewControllers[0].title ?? "")
      let titled = UIViewController()
      titled.title = "Cafés"
      Office.configurePlaces(titled, actions: model)
      print(titled.title!)
      """)
    let sheet = [
      "pageSheet 320.0", #"["low", "com.apple.UIKit.medium", "80%", "com.apple.UIKit.large"]"#,
      "true", "true true", "false true", "true", "true", "20.0", "[120.0, 400.0, 640.0, 800.0]",
      "[100.0, 50.0, 80.0, 100.0]", "[-1.0, -1.0, -1.0, 300.0]",
    ]
    #expect(printed == sheet + sheet + ["Places  Places", "Cafés"])
  }

  @Test func aNonmodalSheetThatNamesNoDetentLeavesTheViewUndimmedBelowItsFullHeight() throws {
    let printed = try run(
      """
      <commands><command id="show-map" title="Show Map…" presents="map"/></commands>
      <button ref="show-map"/>
      <sheet id="map" title="Map" detents="120pt medium 100%" modality="nonmodal"/>
      """, methods: [], members: making("Map"),
      """
      Office.perform(.showMap, on: model)
      let sheet = model.presentedViewController!.sheetPresentationController!
      print(sheet.largestUndimmedDetentIdentifier == .medium, sheet.selectedDetentIdentifier == nil)
      """)
    #expect(printed == ["true true"])
  }

  @Test func whatIsOpenIsNotPresentedAgain() throws {
    let printed = try run(
      Self.places, methods: ["lower", "raise"], members: making("Places"),
      """
      Office.perform(.showPlaces, on: model)
      let shown = model.presentedViewController!
      Office.perform(.showPlaces, on: model)
      print(shown.presentedViewController == nil)
      shown.dismiss(animated: true)
      Office.perform(.showPlaces, on: model)
      print(model.presentedViewController !== shown, model.presentedViewController != nil)
      """)
    #expect(printed == ["true", "true true"])
  }

  /// The commands present each kind of surface, and an alert that asks.
  @Test func nothingThatIsPresentedIsPresentedOverItself() throws {
    let printed = try run(
      """
      <commands>
        <command id="pick" title="Pick…" presents="picker"/>
        <command id="shade" title="Shade…" presents="curtain"/>
        <command id="look" title="Look…" presents="details"/>
        <command id="send" title="Send…" presents="shares"/>
        <command id="ask" title="Ask…" presents="question"/>
        <command id="burn" title="Burn…" confirm="burning"/>
        <command id="peek" title="Peek…" presents="inner" presentation="inside"/>
      </commands>
      <toolbar id="main" style="editor"><center>
        <item ref="pick"/><item ref="shade"/><item ref="look"/><item ref="send"/><item ref="ask"/>
        <item ref="burn"/>
      </center></toolbar>
      <sheet id="picker" title="Picker"/><cover id="curtain" title="Curtain"/>
      <popover id="details" title="Details"><item ref="peek"/></popover>
      <sheet id="inner" title="Inner"/>
      <activity-view id="shares" title="Shares"/>
      <alert id="question" title="Which?"><command id="this" title="This"/><command system="cancel"/>
      </alert>
      <alert id="burning" title="Burn it?"><command id="go" title="Burn"/><command system="cancel"/>
      </alert>
      """, methods: ["burn", "this"],
      members: making("Picker", "Curtain", "Details", "Inner") + """

          func makeSharesItems(for command: Office.Command?) -> [Any] { ["text"] }
        """,
      """
      /// The number of surfaces that are one over the other.
      @MainActor func depth() -> Int {
        sequence(first: model as UIViewController, next: \\.presentedViewController)
          .dropFirst().reduce(0) { count, _ in count + 1 }
      }
      let bar = UINavigationItem()
      Office.mainToolbar.apply(to: bar, actions: model)
      for item in bar.items {
        item.tap()
        let once = depth()
        item.tap()
        let twice = depth()
        if item.title == "Look…" {
          // What is inside a popover is presented over that, once.
          for _ in 0..<2 { Office.perform(.peek, on: model) }
          print("inside", depth())
          model.presentedViewController?.dismiss(animated: true)
        }
        model.dismiss(animated: true)
        item.tap()
        print(item.title ?? "", once, twice, depth())
        model.dismiss(animated: true)
      }
      """)
    #expect(
      printed == [
        "Pick… 1 1 1", "Shade… 1 1 1", "inside 2", "Look… 1 1 1", "Send… 1 1 1", "Ask… 1 1 1",
        "Burn… 1 1 1",
      ])
  }

  @Test func theItemsOfASheetAreInItsBars() throws {
    let printed = try run(
      """
      <commands>
        <command id="write" title="Write…" presents="note"/><command id="pin" title="Pin"/>
      </commands>
      <button ref="write"/>
      <sheet id="note" title="Note" edits="true" dismissal="guarded">
        <command system="cancel"/><command system="done"/><item ref="pin"/>
      </sheet>
      """, methods: ["pin"],
      members: """
        let note = UINavigationController(rootViewController: UIViewController())
          func makeNote(for command: Office.Command?) -> UIViewController { note }
          func cancel(in presentation: Office.Presentation?) { log.append("\\(presentation!)") }
          func done(in presentation: Office.Presentation?) { log.append("done") }
        """,
      """
      Office.perform(.write, on: model)
      let content = model.note.viewControllers[0]
      let item = content.navigationItem
      let all = [item.leftBarButtonItems, item.rightBarButtonItems, content.toolbarItems]
      print(all.map { ($0 ?? []).map(\\.words) }, model.note.isToolbarHidden)
      print(all.flatMap { ($0 ?? []).map { $0.accessibilityIdentifier ?? "" } })
      content.toolbarItems?[0].tap()
      item.leftBarButtonItems?[0].tap()
      print(model.log, model.presentedViewController == nil)
      // What the app has put there stays.
      let own = UIViewController()
      own.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Back")]
      Office.configureNote(own, actions: model)
      print(own.navigationItem.leftBarButtonItems?.count ?? 0)
      """)
    #expect(
      printed == [
        #"[["Cancel"], ["Done"], ["Pin"]] false"#, #"["note.cancel", "note.done", "note.pin"]"#,
        #"["pin", "note"] true"#, "1",
      ])
  }

  @Test func commandsMoveTheSheetToItsDetents() throws {
    let printed = try run(
      Self.places, methods: ["lower", "raise"], members: making("Places"),
      """
      Office.perform(.lower, on: model)
      Office.perform(.showPlaces, on: model)
      let shown = model.presentedViewController!
      let sheet = shown.sheetPresentationController!
      Office.perform(.lower, on: model)
      print(sheet.selectedDetentIdentifier == .init("low"), sheet.animations)
      // Another sheet stands over it.
      let other = UIViewController()
      other.modalPresentationStyle = .pageSheet
      shown.present(other, animated: true)
      Office.perform(.lower, on: model)
      print(sheet.animations, other.sheetPresentationController!.selectedDetentIdentifier == nil)
      // Also where that one has a detent of this name.
      other.sheetPresentationController!.detents = sheet.detents
      Office.perform(.lower, on: model)
      print(sheet.animations, other.sheetPresentationController!.selectedDetentIdentifier == nil)
      other.dismiss(animated: true)
      Office.perform(.raise, on: model)
      print(sheet.selectedDetentIdentifier == .large, sheet.animations)
      // The view controller may itself be in the sheet.
      let inside = Model()
      let root = UIViewController()
      Office.configurePlaces(inside, actions: inside)
      root.present(inside, animated: true)
      Office.perform(.lower, on: inside)
      print(inside.sheetPresentationController!.selectedDetentIdentifier == .init("low"))
      print(model.log)
      """)
    #expect(
      printed == [
        "true 1", "2 true", "3 true", "true 3", "true",
        #"["lower", "lower", "lower", "lower", "raise"]"#,
      ])
  }

  // MARK: Dismissal

  private static let note = """
    <commands>
      <command id="write" title="Write…" presents="note"/>
      <command id="keep" title="Keep"/>
    </commands>
    <button ref="write"/><button ref="keep"/>
    """

  @Test func aGuardedSheetStaysUntilACommandDismissesIt() throws {
    let printed = try run(
      Self.note + """
        <sheet id="note" title="Note" edits="true" dismissal="guarded" on-dismiss="noteClosed"
               on-will-dismiss="note will close"><command system="done"/></sheet>
        """, methods: ["keep", "noteClosed", "noteWillClose"],
      members: making("Note")
        + "\n  func done(in presentation: Office.Presentation?) { log.append(\"done\") }",
      """
      Office.perform(.write, on: model)
      let note = model.presentedViewController!
      note.pullDown()
      print(model.presentedViewController === note, model.log)
      Office.perform(.done, on: model, in: .note)
      print(model.presentedViewController == nil, model.log)
      Office.perform(.write, on: model)
      model.log = []
      // The app dismisses by itself.
      Office.dismiss(model.presentedViewController!) { model.log.append("gone") }
      print(model.presentedViewController == nil, model.log)
      let plain = UIViewController()
      model.present(plain, animated: true)
      Office.dismiss(plain)
      print(model.presentedViewController == nil, model.log.count)
      """)
    #expect(
      printed == [
        "true []", #"true ["done", "noteWillClose", "noteClosed"]"#,
        #"true ["noteWillClose", "noteClosed", "gone"]"#, "true 3",
      ])
  }

  @Test func aFreeSheetTellsOfItsEndOnce() throws {
    let printed = try run(
      Self.note + """
        <sheet id="note" title="Note" on-dismiss="keep"><item ref="keep"/></sheet>
        <button id="other" title="Other"/>
        """, methods: ["keep", "other"], members: making("Note"),
      """
      Office.perform(.write, on: model)
      model.presentedViewController!.pullDown()
      print(model.presentedViewController == nil, model.log)
      """)
    #expect(printed == [#"true ["keep"]"#])
  }

  @Test func anAlertAsksBeforeASheetIsDismissed() throws {
    let printed = try run(
      Self.note + """
        <sheet id="note" title="Note" edits="true" dismissal="confirm" confirm="sure"
               on-dismiss="noteClosed"><item ref="keep"/></sheet>
        <alert id="sure" title="Discard?">
          <command id="discard" title="Discard" role="destructive" dismisses="true"/>
          <command id="save" title="Save"/>
          <command system="cancel"/>
        </alert>
        """, methods: ["keep", "discard", "save", "noteClosed"], members: making("Note"),
      """
      for answer in 0..<3 {
        model.log = []
        Office.perform(.write, on: model)
        let note = model.presentedViewController!
        note.pullDown()
        let alert = note.presentedViewController as! UIAlertController
        alert.actions[answer].tap()
        print(alert.actions[answer].title!, model.presentedViewController == nil, model.log)
      }
      """)
    #expect(
      printed == [
        #"Discard true ["discard", "noteClosed"]"#, #"Save true ["save", "noteClosed"]"#,
        "Cancel false []",
      ])
  }

  @Test func theAppDecidesWhetherASheetIsDismissed() throws {
    let printed = try run(
      Self.note + """
        <sheet id="note" title="Note" edits="true" dismissal="ask"><item ref="keep"/></sheet>
        """, methods: ["keep"],
      members: making("Note") + """

          var isSaved = false
          func shouldDismissNote(_ controller: UIViewController) -> Bool { isSaved }
          func didAttemptToDismissNote(_ controller: UIViewController) {
            log.append(controller === presentedViewController ? "asked" : "wrong")
          }
        """,
      """
      Office.perform(.write, on: model)
      model.presentedViewController!.pullDown()
      print(model.presentedViewController == nil, model.log)
      model.isSaved = true
      model.presentedViewController!.pullDown()
      print(model.presentedViewController == nil, model.log)
      """)
    #expect(printed == [#"false ["asked"]"#, #"true ["asked"]"#])
  }

  @Test func aSheetClosesAfterItsCommandOnlyWhereThatStandsInIt() throws {
    let printed = try run(
      Self.note + """
        <sheet id="note" title="Note" auto-dismiss="keep"><toolbar id="main"><trailing>
          <item ref="keep"/>
        </trailing></toolbar></sheet>
        """, methods: ["keep"], members: making("Note"),
      """
      Office.perform(.write, on: model)
      Office.perform(.keep, on: model)
      print(model.presentedViewController == nil, model.log)
      let bar = UINavigationItem()
      Office.mainToolbar.apply(to: bar, actions: model)
      bar.item(titled: "Keep")?.tap()
      print(model.presentedViewController == nil, model.log)
      """)
    #expect(printed == [#"false ["keep"]"#, #"true ["keep", "keep"]"#])
  }

  // MARK: Commands of what presents

  /// Presentations of all kinds, and a program in which the first responder is in what is presented.
  private static let presenting = """
    <states><state id="has-note"/></states>
    <commands>
      <command id="burn" title="Burn" shortcut="cmd+shift+delete" enabled-when="has-note"/>
      <command id="write" title="Write…" shortcut="cmd+n" presents="note"/>
      <command id="pin" title="Pin" shortcut="cmd+p"/>
      <choice id="size" title="Size">
        <option id="small" title="Small" default="true" shortcut="cmd+1"/>
        <option id="large" title="Large" shortcut="cmd+2"/>
      </choice>
    </commands>
    <menu-bar id="bar"><menu id="own" title="Own">
      <item ref="burn"/><item ref="write"/><item ref="pin"/><item ref="size"/>
    </menu></menu-bar>
    <sheet id="note" title="Note" edits="true" dismissal="guarded">
      <command system="cancel"/><item ref="pin"/>
    </sheet>
    <sheet id="side" title="Side" detents="120pt medium large" modality="nonmodal"
           undimmed-through="medium"/>

    """

  private func runPresenting(_ program: String) throws -> [String] {
    try run(
      Self.presenting, methods: ["burn", "pin"],
      members: making("Note") + """

          func cancel(in presentation: Office.Presentation?) { log.append("cancel") }
          var hasNote = true
          var size = Office.Choice.Size.small
        """,
      """
      let responder = Office.CommandResponder(actions: model)
      model.parentResponder = responder
      let builder = MenuBarBuilder()
      Office.buildMainMenu(with: builder)
      /// Presses all keys, and says what was performed and what the menu bar has available.
      @MainActor func press() -> String {
        (model.log, model.size) = ([], .small)
        let commands = builder.commands(in: builder.menu(for: .init("Office.own"))!)
        let available = commands.filter { command in
          let target = UIApplication.shared.firstResponder?.target(
            forAction: command.action, withSender: command) as? UIResponder
          target?.validate(command)
          return target != nil && !command.attributes.contains(.disabled)
        }
        for command in available where command.title != "Write…" {
          command.performWithSender(command, target: nil)
        }
        return "\\(available.map(\\.title)) \\(model.log) \\(model.size)"
      }
      @MainActor func show(_ controller: UIViewController) {
        model.present(controller, animated: true)
        UIApplication.shared.firstResponder = controller
        print(press())
        model.dismiss(animated: true)
      }
      UIApplication.shared.firstResponder = model
      print(press())
      \(program)
      """)
  }

  private static let everything =
    #"["Burn", "Write…", "Pin", "Small", "Large"] ["burn", "pin"] large"#

  @Test func commandsOfThePresenterAreUnavailableUnderAModalSheet() throws {
    let printed = try runPresenting(
      """
      Office.perform(.write, on: model)
      let note = model.presentedViewController!
      UIApplication.shared.firstResponder = note
      print(press())
      // An alert over the sheet covers the commands of that, too.
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      note.present(alert, animated: true)
      UIApplication.shared.firstResponder = alert
      print(press())
      note.dismiss(animated: true)
      // The window that the sheet was in has gone.
      note.dismiss(animated: true)
      UIApplication.shared.firstResponder = model
      print(press())
      """)
    #expect(
      printed == [Self.everything, #"["Pin"] ["pin"] small"#, "[] [] small", Self.everything])
  }

  /// Text in a sheet has the focus, and can do all that standard commands do.
  @Test func onlyCommandsOfTextStayUnderAModalSheet() throws {
    let printed = try run(
      """
      <states><state id="has-note"/></states>
      <commands>
        <command system="duplicate" enabled-when="has-note"/>
        <command system="export" enabled-when="has-note"/>
        <command system="print" enabled-when="has-note"/>
        <command system="copy" enabled-when="has-note"/>
        <command id="write" title="Write…" presents="note"/>
      </commands>
      <menu-bar id="bar"><menu id="own" title="Own">
        <item ref="duplicate"/><item ref="export"/><item ref="print"/><item ref="copy"/>
        <item ref="write"/>
      </menu></menu-bar>
      <sheet id="note" title="Note" edits="true" dismissal="guarded"><item ref="print"/></sheet>
      """, methods: [], members: making("Note") + "\n  var hasNote = true",
      """
      let responder = Office.CommandResponder(actions: model)
      model.parentResponder = responder
      let builder = MenuBarBuilder()
      Office.buildMainMenu(with: builder)
      final class Text: TextResponder {
        weak var holder: UIResponder?
        override var next: UIResponder? { holder }
      }
      let text = Text()
      text.holder = model
      UIApplication.shared.firstResponder = text
      @MainActor func choose() {
        text.received = []
        for command in builder.commands(in: builder.menu(for: .init("Office.own"))!) {
          let target = text.target(forAction: command.action, withSender: command) as? UIResponder
          guard let target, command.title != "Write…" else { continue }
          command.attributes = []
          target.validate(command)
          if command.attributes.contains(.disabled) { continue }
          command.performWithSender(command, target: nil)
        }
        print(text.received)
      }
      choose()
      Office.perform(.write, on: model)
      text.holder = model.presentedViewController
      choose()
      """)
    #expect(
      printed == [
        #"["duplicate:", "export:", "printContent:", "copy:"]"#, #"["printContent:", "copy:"]"#,
      ])
  }

  @Test func commandsOfThePresenterStayBesideWhatIsNotModal() throws {
    let printed = try runPresenting(
      """
      let side = UIViewController()
      Office.configureSide(side, actions: model)
      show(side)
      for detent in [UISheetPresentationController.Detent.Identifier.medium, .large] {
        side.sheetPresentationController?.selectedDetentIdentifier = detent
        show(side)
      }
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      show(popover)
      popover.isModalInPresentation = true
      show(popover)
      show(UISearchController())
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      show(cover)
      """)
    let nothing = "[] [] small"
    #expect(
      printed == [
        Self.everything, Self.everything, Self.everything, nothing, Self.everything, nothing,
        Self.everything, nothing,
      ])
  }

  @Test func keysOfThePresenterDoNothingUnderAModalSheet() throws {
    let printed = try run(
      """
      <commands>
        <command id="burn" title="Burn" shortcut="cmd+shift+delete"/>
        <command id="pin" title="Pin" shortcut="cmd+p"/>
        <command id="write" title="Write…" presents="note"/>
      </commands>
      <button ref="burn"/><button ref="write"/>
      <sheet id="note" title="Note" dismissal="guarded" edits="true"><item ref="pin"/></sheet>
      """, methods: ["burn", "pin"], members: making("Note"),
      """
      let responder = Office.CommandResponder(actions: model)
      model.parentResponder = responder
      UIApplication.shared.firstResponder = model
      UIApplication.shared.press("18 delete")
      Office.perform(.write, on: model)
      let note = model.presentedViewController!
      UIApplication.shared.firstResponder = note
      let app = UIApplication.shared
      print(app.press("18 delete"), app.press("16 p"), model.log)
      """)
    #expect(printed == [#"false true ["burn", "pin"]"#])
  }

  // MARK: Popovers and covers

  private static let options = """
    <commands>
      <command id="show-options" title="Show Options…" presents="options"/>
      <command id="show-fonts" title="Show Fonts…" presents="fonts" presentation="inside"/>
      <command id="write" title="Write…" presents="note" presentation="replace"/>
      <command id="grow" title="Grow" sets-detent="options-sheet:large"/>
    </commands>
    <toolbar id="main" style="editor"><center>
      <item ref="show-options"/><item ref="show-fonts"/>
    </center></toolbar>
    <sheet id="options-sheet" title="Options" detents="medium large" preferred-width="300"
           dismissal="guarded" on-dismiss="optionsClosed"/>
    <sheet id="fonts" title="Fonts" detents="medium" on-dismiss="fontsClosed"/>
    <sheet id="note" title="Note"/>
    """

  /// The popover of those options, with further attributes.
  private static func popover(_ attributes: String) -> String {
    """
    <popover id="options" title="All" adapts-to="options-sheet" \(attributes)>
      <item ref="show-fonts"/><item ref="write"/><item ref="grow"/><command system="close"/>
    </popover>
    """
  }

  private var optionsMembers: String {
    making("Options", "Fonts", "Note")
      + "\n  func close(in presentation: Office.Presentation?) {}"
  }

  @Test func aPopoverBecomesItsSheetInCompactWidth() throws {
    let printed = try run(
      Self.options + Self.popover(""),
      methods: ["grow", "optionsClosed", "fontsClosed"], members: optionsMembers,
      Self.bar + """
        let item = bar.item(titled: "Show Options…")!
        item.tap()
        let popover = model.presentedViewController!
        let presentation = popover.popoverPresentationController!
        let sheet = presentation.adaptiveSheetPresentationController
        print(popover.modalPresentationStyle, popover.title ?? "", presentation.sourceItem === item)
        print(popover.preferredContentSize.width, popover.isModalInPresentation)
        print(sheet.detents.map(\\.identifier) == [.medium, .large], sheet.prefersGrabberVisible)
        // The app shows a sheet of its own over it, which has the detent too.
        let other = UIViewController()
        other.modalPresentationStyle = .pageSheet
        other.sheetPresentationController!.detents = sheet.detents
        popover.present(other, animated: true)
        Office.perform(.grow, on: model)
        print(sheet.selectedDetentIdentifier == .large)
        print(other.sheetPresentationController!.selectedDetentIdentifier == nil)
        other.dismiss(animated: true)
        popover.isModalInPresentation = false
        popover.pullDown()
        print(model.presentedViewController == nil, model.log)
        """)
    #expect(
      printed == [
        "popover All true", "300.0 true", "true true", "true", "true",
        #"true ["grow", "optionsClosed"]"#,
      ])
  }

  @Test func aPopoverPointsAtItsAnchor() throws {
    let printed = try run(
      Self.options
        + Self.popover(#"anchor="Font Button""#),
      methods: ["grow", "optionsClosed", "fontsClosed"],
      members: optionsMembers + """

          let button = UIView()
          var hasButton = true
          func optionsAnchor(
            for controller: UIViewController
          ) -> (any UIPopoverPresentationControllerSourceItem)? { hasButton ? button : nil }
        """,
      Self.bar + """
        let item = bar.item(titled: "Show Options…")!
        item.tap()
        print(model.presentedViewController!.popoverPresentationController!.sourceItem === model.button)
        model.dismiss(animated: true)
        model.hasButton = false
        item.tap()
        print(model.presentedViewController!.popoverPresentationController!.sourceItem === item)
        """)
    #expect(printed == ["true", "true"])
  }

  @Test func commandsPresentInsideAPopoverOrInItsPlace() throws {
    let printed = try run(
      Self.options + Self.popover(""),
      methods: ["grow", "optionsClosed", "fontsClosed"], members: optionsMembers,
      Self.bar + """
        bar.item(titled: "Show Options…")!.tap()
        let popover = model.presentedViewController!
        Office.perform(.showFonts, on: model)
        let fonts = popover.presentedViewController!
        print(fonts.modalPresentationStyle, fonts.title ?? "")
        Office.dismiss(fonts)
        print(popover.presentedViewController == nil, model.log)
        Office.perform(.write, on: model)
        let note = model.presentedViewController!
        print(note !== popover, note.modalPresentationStyle, popover.presentingViewController == nil)
        print(model.log)
        // Without a popover both are presented as elsewhere.
        model.dismiss(animated: true)
        bar.item(titled: "Show Fonts…")!.tap()
        print(model.presentedViewController!.modalPresentationStyle)
        model.dismiss(animated: true)
        Office.perform(.write, on: model)
        print(model.presentedViewController!.title ?? "")
        """)
    #expect(
      printed == [
        "currentContext Fonts", #"true ["fontsClosed"]"#, "true pageSheet true",
        #"["fontsClosed", "optionsClosed"]"#, "pageSheet", "Note",
      ])
  }

  @Test func whatPresentsAndDismissesPresentsInPlaceOfItsSheet() throws {
    let printed = try run(
      """
      <commands>
        <command id="begin" title="Begin…" presents="first"/>
        <command id="go-on" title="Go On…" presents="second" dismisses="true"/>
      </commands>
      <button ref="begin"/>
      <sheet id="first" title="First"><item ref="go-on"/></sheet>
      <sheet id="second" title="Second"/>
      """, methods: [], members: making("First", "Second"),
      """
      Office.perform(.begin, on: model)
      Office.perform(.goOn, on: model)
      print(model.presentedViewController?.title ?? "")
      """)
    #expect(printed == ["Second"])
  }

  @Test func aCoverTellsOfItsEnd() throws {
    let printed = try run(
      """
      <commands><command id="watch" title="Watch" presents="film"/></commands>
      <button ref="watch"/>
      <cover id="film" title="Film" content="video" on-dismiss="filmClosed">
        <command system="close"/>
      </cover>
      """, methods: ["filmClosed"],
      members: making("Film")
        + "\n  func close(in presentation: Office.Presentation?) { log.append(\"close\") }",
      """
      Office.perform(.watch, on: model)
      let film = model.presentedViewController!
      print(film.modalPresentationStyle, film.title ?? "")
      Office.perform(.close, on: model, in: .film)
      print(model.presentedViewController == nil, model.log)
      """)
    #expect(printed == ["fullScreen Film", #"true ["close", "filmClosed"]"#])
  }

  /// Names that the app's own type has anyway would be taken for the handler.
  @Test func handlersHaveNamesOfTheirOwn() throws {
    let printed = try run(
      Self.note + """
        <menu id="format" title="Format"><toggle id="bold" title="Bold"/></menu>
        <sheet id="note" title="Note" on-dismiss="isBold" on-will-dismiss="viewDidLoad">
          <command system="cancel"/>
        </sheet>
        """,
      methods: ["keep", "handleIsBold", "handleViewDidLoad"],
      members: making("Note")
        + "\n  var isBold = false\n  func cancel(in presentation: Office.Presentation?) {}",
      """
      Office.perform(.write, on: model)
      model.presentedViewController!.pullDown()
      print(model.log)
      """)
    #expect(printed == [#"["handleViewDidLoad", "handleIsBold"]"#])
  }
}
