extension ElementSpec {
  /// What an attribute means on this element, in a sentence or two for who writes a document.
  public func summary(of attribute: AttributeName) -> String {
    Self.ownSummary(of: attribute, on: name) ?? attribute.summary
  }

  /// What an attribute means where this element gives it a meaning of its own.
  private static func ownSummary(of attribute: AttributeName, on element: ElementName) -> String? {
    structureSummary(of: attribute, on: element) ?? commandSummary(of: attribute, on: element)
      ?? surfaceSummary(of: attribute, on: element)
      ?? presentationSummary(of: attribute, on: element)
      ?? dragAndDropSummary(of: attribute, on: element)
  }

  private static func structureSummary(
    of attribute: AttributeName, on element: ElementName
  ) -> String? {
    switch (element, attribute) {
    case (.menuet, .name):
      "The Swift type that holds everything generated: an upper-case letter, then letters, digits"
        + " and underscores."
    case (.menuet, .platforms):
      "The platforms that the document is for; whatever stands in it may narrow them."
    case (.menuet, .cornerRadius):
      "The corner radius in points that the sheets of the app share; a rule flags one that differs."
    case (.state, .id): "The name by which conditions know the state, unique among the commands."
    case (.state, .title): "What the state is called in pictures and tables; people never see it."
    case (.extend, .position):
      "Where the content goes: `first` or `last` in the target, or `before` or `after` the anchor."
    case (.extend, .anchor):
      "The id of what the content stands before or after; it needs such a `position`."
    case (.view, .title): "What the screen or window is called in pictures, tables and findings."
    case (.view, .id): "The name by which tabs and commands refer to the view."
    case (.tab, .title): "The words below the tab's symbol: one or two short nouns."
    case (.check, .platforms): "The platforms on which the layout must work."
    default: nil
    }
  }

  private static func commandSummary(
    of attribute: AttributeName, on element: ElementName
  ) -> String? {
    switch (element, attribute) {
    case (.command, .id), (.toggle, .id), (.choice, .id), (.button, .id):
      "The name by which the rest of the document and the generated code know the command; unique"
        + " among commands, toggles, choices and states."
    case (.option, .id):
      "The option's name, unique in its choice; conditions write `choice.option`."
    case (.option, .presents): "The surface in which people say what they want instead."
    case (.toggle, .title): "The words beside the checkmark; the form `checkmark` alone needs them."
    case (.choice, .title): "The words above the options, where they are a menu of their own."
    case (.item, .title): "Words that stand here in place of the command's own."
    case (.item, .symbol): "A symbol in place of the command's own here, or `none` for no symbol."
    case (.item, .shortcut): "`none` to show no shortcut here, or the one that is to be shown."
    case (.item, .enabledWhen): "When the item can be chosen here, beside the command's condition."
    case (.item, .visibleWhen): "When the item is there at all, beside the command's condition."
    case (.button, .ref): "The command or toggle that the button performs, declared elsewhere."
    case (.button, .kind): "A ready-made button of the system, which needs no title."
    case (.button, .size): "The button's size; without it, the surroundings decide."
    default: nil
    }
  }

  private static func surfaceSummary(
    of attribute: AttributeName, on element: ElementName
  ) -> String? {
    switch (element, attribute) {
    case (.submenu, .ref): "The menu to show, declared elsewhere, instead of content of its own."
    case (.section, .title): "A header above the section's items; without it, a line divides them."
    case (.section, .layout):
      "The form of this section's rows: as in the menu, or smaller in a row."
    case (.dynamic, .title): "What the items are, for placeholders in pictures."
    case (.menu, .id): "The name of the menu; a standard menu of a menu bar can do without."
    case (.menu, .title): "The words on the menu's button, or in the menu bar."
    case (.popUpButton, .choice): "The choice whose options it offers, unless it holds its own."
    case (.popUpButton, .title), (.segmented, .title):
      "What is chosen here, for the label beside the control and for assistive technologies."
    case (.segmented, .choice): "The choice whose options it shows."
    case (.toolbar, .title): "What people call the bar, where they customize it."
    case (.toolbar, .style):
      "How the navigation bar is arranged: `navigator` steps back through a hierarchy, `browser`"
        + " goes back and forth, `editor` works on a document."
    case (.group, .title): "The words on the button that opens the group once it is collapsed."
    case (.title, .title): "The words in the title's place, instead of the view's title."
    case (.search, .title): "The words in the empty field."
    case (.contextMenu, .id), (.editMenu, .id), (.toolbar, .id), (.group, .id), (.slot, .id),
      (.dynamic, .id), (.menuBar, .id), (.submenu, .id), (.section, .id):
      "The name by which `extend`, shrink steps and the generated code know it; unique among the"
        + " surfaces."
    case (.contextMenu, .for): "The kind of view or item that people press, or a region's id."
    case (.contextMenu, .title): "A header above the menu's items."
    case (.contextMenu, .preview): "The app's view that is shown large beside the menu."
    case (.editMenu, .for): "The kind of text or content that is selected, or a region's id."
    default: nil
    }
  }

  private static func presentationSummary(
    of attribute: AttributeName, on element: ElementName
  ) -> String? {
    switch (element, attribute) {
    case (.sheet, .title), (.cover, .title), (.popover, .title):
      "The words in its title bar."
    case (.sheet, .style): "The size of a sheet on a large screen: `page` is high, `form` compact."
    case (.sheet, .confirm):
      "The alert that asks before the sheet goes; needs `dismissal` `confirm`."
    case (.sheet, .scrollable): "Whether the sheet's content scrolls."
    case (.sheet, .cornerRadius): "The radius of the sheet's corners in points; else the system's."
    case (.sheet, .id), (.cover, .id), (.popover, .id), (.alert, .id), (.activityView, .id):
      "The name by which `presents` refers to it; unique among the surfaces."
    case (.detent, .id): "The name that the sheet's `detents` list; not `medium` or `large`."
    case (.detent, .height):
      "The height in points, `240pt`, or in parts of the full one, `33.3%`; up to three decimals."
    case (.popover, .anchor): "The control that the popover points at, by the app's name for it."
    case (.alert, .title): "The question, in one short sentence."
    case (.activityView, .title): "What is shared, for the app's own use."
    case (.activity, .title):
      "The words below the activity's symbol: a verb, without the app's name."
    case (.activity, .symbol): "The activity's symbol."
    case (.activity, .kind): "Whether it acts on the content (`action`) or sends it on (`share`)."
    case (.activity, .accepts):
      "What it takes: `text`, `url`, `web-page`, `image`, `movie`, `file`, `attachment` or a"
        + " uniform type identifier, each with a greatest count if need be: `image:5 url`."
    case (.shareExtension, .title), (.actionExtension, .title):
      "The words below the extension's icon in the share sheets of other apps."
    case (.shareExtension, .accepts), (.actionExtension, .accepts):
      "The content for which the extension is offered: kinds such as `image` or uniform type"
        + " identifiers, each with a greatest count if need be: `image:5 url`."
    default: nil
    }
  }

  private static func dragAndDropSummary(
    of attribute: AttributeName, on element: ElementName
  ) -> String? {
    switch (element, attribute) {
    case (.region, .title): "What the area is called in pictures, tables and findings."
    case (.region, .id): "The name by which menus, drags and drops refer to the area."
    case (.region, .kind): "What the area holds; it decides what can be dragged and dropped."
    case (.region, .scrollable):
      "Whether the area scrolls, so that a drag can reach what is hidden."
    case (.region, .height): "The area's height in points."
    case (.type, .id): "The uniform type identifier, such as `com.example.note`."
    case (.type, .title): "What people call a thing of this type."
    case (.field, .name): "The field's name, which an `accept` can take by itself."
    case (.dragSource, .for), (.dropTarget, .for):
      "The kind of view or item, or a region's id; inside a region it is that region."
    case (.dragSource, .scope): "Whether the drag may leave the app (`system`) or not (`app`)."
    case (.dragSource, .preview): "Who draws the picture that follows the finger."
    case (.dragSource, .multiple): "Whether several things can be dragged at once."
    case (.dragSource, .size): "The usual size of the data in bytes."
    case (.dragSource, .progress): "Whether the source reports how far its data has come."
    case (.dropTarget, .scope):
      "Where a drop may come from: the `app` alone, any app (`system`), or others (`external`)."
    case (.dropTarget, .accepts):
      "The types that it takes, the richest first; `accept` elements say more about each."
    case (.dropTarget, .multiple): "Whether several things can be dropped at once."
    case (.dropTarget, .progress):
      "How a long drop shows its progress: by the system's alert, `inline` where the content will"
        + " stand, or not."
    case (.dropTarget, .confirm): "The alert, sheet or share sheet that asks before data is taken."
    case (.dropTarget, .springLoaded): "Whether a drag that rests on it opens it."
    case (.representation, .type): "The uniform type identifier of this form of the data."
    case (.accept, .type): "The uniform type identifier of what is taken."
    default: nil
    }
  }
}

// MARK: Everywhere

extension AttributeName {
  /// What the attribute means on most elements that have it.
  var summary: String {
    textSummary ?? documentSummary ?? commandSummary ?? menuSummary ?? controlSummary
      ?? toolbarSummary ?? sheetSummary ?? presentationSummary ?? regionSummary ?? dragSummary
      ?? dropSummary ?? ""
  }

  private var textSummary: String? {
    switch self {
    case .id: "The name by which the rest of the document and the generated code know it."
    case .name: "A name."
    case .title: "The words that people read, in title case."
    case .subtitle: "A second, smaller line below the title."
    case .symbol: "The name of an SF Symbol, such as `trash`; instead of `image`."
    case .image: "The name of an image in the app's asset catalogue; instead of `symbol`."
    case .accessibilityLabel: "What VoiceOver says instead of the title."
    case .hint: "What VoiceOver adds after the title: what happens, in a few words."
    case .platforms:
      "The platforms on which it exists, fewer than around it; default: all of those."
    case .comment: "A note for translators on what the words stand for."
    default: nil
    }
  }

  private var documentSummary: String? {
    switch self {
    case .language: "The language of the titles, as a BCP 47 tag such as `en-GB`."
    case .minIos: "The oldest iOS and iPadOS that the app runs on."
    case .minMacos: "The oldest macOS that the app runs on."
    case .minVisionos: "The oldest visionOS that the app runs on."
    case .minWatchos: "The oldest watchOS that the app runs on."
    case .minTvos: "The oldest tvOS that the app runs on."
    case .strings: "The path of a String Catalog with the translations, from the document's folder."
    case .table: "The strings table in which generated code looks titles up."
    case .guidelines: "The edition of the Human Interface Guidelines that the rules follow."
    case .href: "The path of the other document, from this one's folder."
    case .target: "The id of what is added to; a toolbar's region is `toolbar.center`."
    case .position: "Whether it stands `before` or `after` the system command that `near` names."
    case .anchor: "The id of what it stands beside."
    case .onAppear: "The method of the app that is called when the view appears."
    case .onDisappear: "The method of the app that is called when the view disappears."
    case .view: "The view that the tab shows."
    case .widths: "Widths of the bar in points at which the layout must work, divided by blanks."
    case .locales:
      "Languages in which the layout must work, or `pseudo` for a made-up one with long words."
    case .contentSizes:
      "Text sizes, from `xSmall` to `accessibility5`, at which the layout must work."
    default: nil
    }
  }

  private var commandSummary: String? {
    switch self {
    case .system:
      "A standard command, which brings title, symbol, shortcut and selector; other attributes"
        + " replace what it brings."
    case .role:
      "What it means to the system: `primary` is what people most likely want, `cancel` leaves"
        + " without effect, `destructive` loses data and is shown in red."
    case .shortcut:
      "The keys that perform it, such as `cmd+shift+n`, `⇧⌘N` or `⌘⌫`; a capital letter does not imply shift."
    case .needsInput: "Whether it asks for more before anything happens; the title then ends in …."
    case .confirm: "The alert that asks before it is done."
    case .presents: "The sheet, cover, popover, alert or share sheet that it opens, by id."
    case .presentation:
      "How that opens: `over` everything, `inside` the popover around the command, or in its place"
        + " (`replace`)."
    case .dismisses: "Whether it closes the surface in which it stands."
    case .affects: "The surfaces or regions that it changes, divided by blanks."
    case .setsDetent: "The height to which it moves a sheet: `sheet:detent`."
    case .whenUnavailable: "Whether it is dimmed or hidden while it is not enabled."
    case .enabledWhen:
      "When it can be chosen: states, toggles and `choice.option` with `not`, `and`, `or` and"
        + " parentheses; default: always."
    case .visibleWhen: "When it is there at all, in the same words; default: always."
    case .activityIndicator: "Whether the app shows that it is at work."
    case .duration: "Whether the work is done at once (`short`) or takes a while (`long`)."
    case .keepsMenuOpen: "Whether the menu stays open after it is chosen; iOS 16 or later."
    case .alternateOf: "The command in whose place it stands while a modifier key is held."
    case .frequency: "How often people use it; rules about order and hiding look at this."
    case .scope: "What it acts on: the `document`, the `selection` or the `app`."
    case .destructive: "Whether it loses data though its role has to be another."
    case .undoable: "Whether people can undo it."
    case .navigates: "The view that it leads to."
    case .near: "The system command beside which it stands in the edit menu."
    case .springLoaded: "Whether a drag that rests on it activates it."
    case .clears: "The toggles that it switches off, divided by blanks."
    case .animated: "Whether the change of a sheet's height is animated."
    default: nil
    }
  }

  private var menuSummary: String? {
    switch self {
    case .form:
      "How it shows its state: a `checkmark`, a changing `title`, or a `pair` of items."
    case .onTitle: "The title while it is on, such as Hide Ruler; the form `checkmark` has none."
    case .offTitle: "The title while it is off, such as Show Ruler; the form `checkmark` has none."
    case .onSymbol: "The symbol while it is on; default: `symbol`."
    case .offSymbol: "The symbol while it is off; default: `symbol`."
    case .default: "Whether the option holds at first; one of a choice at most."
    case .custom: "Whether the option stands for a value that people give themselves."
    case .ref: "The command, toggle or choice that stands here, by its id or system name."
    case .layout:
      "The menu's form: `large` is a list, `medium` begins with a row of up to three items with"
        + " titles, `small` with a row of up to four symbols."
    case .order:
      "Which item is nearest to the finger: `fixed` keeps the document's order, `priority` puts the"
        + " first one there, `automatic` leaves it to the system."
    case .max: "The most items that the app supplies, for layouts and pictures."
    case .standard: "The standard menu that this one is; its usual commands are filled in."
    default: nil
    }
  }

  private var controlSummary: String? {
    switch self {
    case .style:
      "The button's prominence, rising: `plain`, `gray` and `glass`, `tinted`, `filled` and"
        + " `prominent-glass`."
    case .size: "The size of the control."
    case .kind: "What kind it is."
    case .corner: "The roundness of the button's corners."
    case .tint: "The name of a colour in the app's asset catalogue."
    case .choice: "The choice whose options it shows."
    case .primary: "The command that a tap performs; pressing longer opens the menu."
    case .more: "Whether this is the More button, with three dots and no title."
    default: nil
    }
  }

  private var toolbarSummary: String? {
    switch self {
    case .edge: "The edge of the screen or window at which the bar stands."
    case .customizable: "Whether people may move, add and remove items."
    case .priority: "How long it stays when the bar becomes narrow: a higher number stays longer."
    case .pinned: "Whether it stays in the bar at every width."
    case .display: "Whether the bar shows its symbol, its title or both."
    case .overflow: "Where it goes without room: into the overflow `menu`, or out of sight."
    case .customization:
      "Whether it is in the bar until people remove it (`default`), in the palette until they add"
        + " it (`optional`), or always in the bar (`fixed`)."
    case .collapse:
      "What the group does without room: its members leave together (`overflow`), one button opens"
        + " them first (`menu`), or they stay (`none`)."
    case .flexible: "Whether the space takes all the room there is."
    case .unit: "The id of the item or group that gives way at this step."
    case .to: "What it becomes: its symbol alone, one button with a menu, or an overflow item."
    case .for: "The kind of view or item in the app, or a region's id."
    case .preview: "The app's view that is shown as a preview."
    case .previewOpens: "The command that tapping the preview performs."
    case .previewDrag: "Whether the preview can be dragged away."
    case .placement: "Whether the menu opens above or below the selection."
    default: nil
    }
  }

  private var sheetSummary: String? {
    switch self {
    case .detents:
      "The heights at which it rests, from the smallest: `medium`, `large`, `240pt`, `40%` or ids"
        + " of `detent` elements."
    case .selected: "The detent at which it opens; default: the first."
    case .modality: "Whether people can use the view behind it meanwhile (`nonmodal`) or not."
    case .undimmedThrough: "The largest detent at which the view behind it is not dimmed."
    case .grabber: "The handle at its top; `auto` shows it where there are two detents or more."
    case .scrollExpands: "Whether scrolling up makes it larger before its content moves."
    case .scrollable: "Whether the content scrolls."
    case .edgeAttached: "Whether it sits at the bottom edge where the screen is low."
    case .widthFollowsContent: "Whether it is as wide as its content there, not as the screen."
    case .preferredWidth: "The width of the content in points."
    case .preferredHeight: "The height of the content in points."
    case .cornerRadius: "A corner radius in points."
    case .content: "What is shown; video, photo, camera and immersive content want a cover."
    case .task: "What people do there: something `simple`, `supplementary` or `complex`."
    case .edits: "Whether people can lose what they have entered."
    case .dismissal:
      "What a downward drag does: close it (`free`), nothing (`guarded`), ask by an alert"
        + " (`confirm`), or ask the app (`ask`)."
    case .autoDismiss: "The commands in it after which it closes by itself, divided by blanks."
    default: nil
    }
  }

  private var presentationSummary: String? {
    switch self {
    case .onDismiss: "The method of the app that is called after it has closed."
    case .onWillDismiss: "The method of the app that is called before it closes."
    case .height: "A height."
    case .adaptsTo: "The sheet that stands for the popover where the screen is narrow."
    case .message: "What follows from each answer, below the title."
    case .excludes: "Activities of the system to leave out, divided by blanks."
    case .accepts: "The types that it takes, divided by blanks."
    case .interface: "The system's compose view, or a view controller of the app's own."
    case .ui: "Whether the extension shows anything at all."
    case .surfaces: "Where macOS offers the action: on hovering, in the toolbar, in the Finder."
    case .returns: "The types of what the extension gives back, divided by blanks."
    case .continuesInApp: "Whether the extension's command opens the app to go on."
    default: nil
    }
  }

  private var regionSummary: String? {
    switch self {
    case .control: "The control that shows the area's content."
    case .selectable: "Whether people can select its content."
    case .editable: "Whether people can change its content."
    case .container:
      "Whether drops inside the area move and do not copy; else the nearest area around it tells."
    case .selection: "How many things can be selected; default: `single` where it is `selectable`."
    case .selectCommand: "The command that switches selecting several things on."
    case .collection: "A name that areas share which show one collection of the app."
    case .textAttributes: "Whether its text keeps attributes such as bold (`rich`) or has none."
    case .conformsTo: "The uniform types that this one conforms to, divided by blanks."
    case .exported: "Whether the app owns the type and declares it to the system."
    default: nil
    }
  }

  private var dragSummary: String? {
    switch self {
    case .allows: "What a drop may do with the data: `copy`, `move` or both."
    case .multiple: "Whether it is about several things at once."
    case .previewOpacity: "The opacity of the picture, more than 0 and at most 1."
    case .transfer: "How long the data takes: `instant`, `slow`, or as long as a `download`."
    case .progress: "How progress is shown."
    case .fileProvider: "Whether a file provider hands the data over."
    case .onMove: "The method of the app that removes the original after a move."
    case .type: "A uniform type identifier."
    case .fidelity: "How true this form is to the original, from `native` to `plain`."
    default: nil
    }
  }

  private var dropSummary: String? {
    switch self {
    case .operation:
      "What becomes of the data; `auto` moves inside one container or collection, and copies"
        + " elsewhere."
    case .operationReason: "Why another operation than the usual one is right here."
    case .feedback:
      "What shows that a drop is possible: a `highlight`, the place of `insertion`, movement"
        + " (`animate`), or nothing."
    case .gap: "Whether the content makes room where the drop would go."
    case .dropPriority: "Which of several targets in one place takes the drop: the highest."
    case .autoScroll: "Whether the content scrolls when a drag comes near its edges."
    case .autoScrollZone: "How near to the edge that is, in points."
    case .placeholder: "Whether a placeholder stands for data that has not arrived."
    case .starts: "The command that dropping starts, such as an upload."
    case .status: "The region that shows how that command fares."
    case .onFailure: "The alert or region that says why nothing came, or `handler:` and a method."
    case .undo: "Whether people can undo the drop."
    case .textStyle: "Whose style dropped text takes: that of its source or of its destination."
    case .take: "The fields of the type that are taken, divided by blanks; default: all of it."
    default: nil
    }
  }
}
