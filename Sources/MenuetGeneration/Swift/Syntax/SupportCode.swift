/// Code that generated files share, taken from the Swift files in the folder `Support`.
///
/// `embed-support.py` there turns a section of such a file into one value.
struct SupportCode: Sendable {
  /// Why a document needs a part of the code.
  enum Need: Sendable, CaseIterable {
    /// Others than the module see the interface: it needs initialisers that the compiler otherwise
    /// makes.
    case exported
    /// Texts go through a strings table; standard commands have the words of the system.
    case localized, systemWords
    // Needs of either kind of file.
    case choices, dynamicItems, toggles, pairs, popUpButtons
    /// Commands that are told in which sheet, cover or popover they are performed.
    case presentations
    // Surfaces as values, and what fills them.
    case adders, unitForms
    case menuBars, pullDownButtons, contextMenus, editMenus, alerts, toolbars
    // Needs of commands for UIKit.
    case subtitles, hints, labels, images, onTitles, onSymbols
    /// Subtitles of commands, where other items may have some too.
    case commandSubtitles
    /// Places with conditions of their own.
    case limitedItems
    /// Commands that keep their menu open.
    case staying
    /// Commands that say whether they go away while they are unavailable.
    case hiding
    /// Commands that go along the responder chain.
    case standardEdits
    /// Commands in bars; Cancel and Done in those of what is presented.
    case barCommands, systemItems, waysOut, ownBars
    /// Options that tell their keys, and those in menu bars.
    case optionShortcuts, menuBarOptions, menuBarChoices
    /// Controls on screen that follow the app's state; those that show the option that holds.
    case followers, shownOptions
    /// Commands that undo and redo, outside the system's menu bar: for UIKit and SwiftUI.
    case undoing
    /// Buttons outside toolbars; those that a tap performs.
    case buttons, tappedButtons
    case segments
    case documentMenus
    /// Toolbars that give way by the widths that were laid out.
    case fitting
    /// Primary commands, which bars show prominently.
    case prominent
    /// Sheets and covers whose end the app is told of.
    case endings
    /// Popovers that become a sheet, whose detents commands choose.
    case adaptedPopovers
    /// Sheets that are for visionOS, too.
    case visionSheets
    /// The least version is older than iOS 17.
    case before17
    /// The least version is iOS 26, or macOS 26, or newer.
    case version26
    /// Options that the menu bar or a shortcut selects; shortcuts that no menu bar shows.
    case options, keyCommands
    /// Items that a menu, a bar or a button shows, beside those of the menu bar.
    case shownItems
    /// Controls that follow the state by shared code.
    case following
    /// Parts that the code of menus names: see `UIKitNeeds.named`.
    case nestedMenus, menuRows, menuGroups, menuSections, submenus, menuChoices
    /// Elements of the app in a menu that is unavailable at times.
    case dimmedElements
    case dynamicElements, menuBarElements, menuBarGroups, ownPlaces, madeMenus, unshownKeys
    case replacedMenus, reservedKeys, wholeGroups, groupRests, takenCommands
    /// Commands that only the system performs, or that are answers.
    case idleCommands
    /// Alternates in a menu bar of UIKit.
    case alternateCommands
    /// Parts that the code of bars names.
    case barPopUps, barChoices, barSegments, representatives, barSubmenus
    // Needs of files for AppKit.
    case alternates, rows, services, comboButtons
    /// Commands that AppKit's own objects perform; those whose actions have tags.
    case standardActions, taggedActions
    /// Commands that AppKit's own objects perform, if there are any, under conditions of the app.
    case responders
    /// Kinds of items in toolbars.
    case pushButtons, standardItems, barMenus, barControls, barSearches, barGroups, barBacks
    case barShares
    case barLabels, hiddenOverflow, madeItems
    /// Groups in bars that never become a menu.
    case expandedGroups
    /// Shortcuts that menus show; conditions of what is added to a menu from a place on.
    case menuKeys, textKeys, showingTests, enablingTests, separatingTests
    /// Context menus, whose items show no keys.
    case unkeyed
    /// Menus that show fewer symbols before macOS 26; those of standard commands among them.
    case olderSymbols, standardSymbols
    /// Parts of the app that answer for their own commands.
    case parts
    /// Sheets that tell the app when they go; popovers that point at something of the document.
    case dismissals, anchors
    /// Drop targets, by what they say; drags of files that are promised.
    case dropScopes, singleDrops, dropHighlights, dropMarks, dropScrolling, dropQuestions
    case dropEffects, promisedDrops, placeholders, springDrops, promisedDrags, draggedData
    /// The least version is macOS 14 or newer, or 15.
    case version14, version15
    // Needs of files for SwiftUI.
    case keys, shareLinks
    /// Options that present something, which are dimmed where no view shows that.
    case dimmedOptions
    /// Surfaces, or items, in which what is unavailable goes away.
    case hidingSurfaces, hidingItems
    /// Words, pictures and effects that commands or their places have.
    case placedSubtitles, placedHints, placedLabels, placedImages, placedEffects
    /// Runs of commands as they are everywhere; what places change of a command.
    case runs, changes
    /// Items have more than what all have.
    case filled
    case titled, subtitled, symbolized, depicted, bare, hinted, labelled, cast
    case enabled, revealed, concealed, keyed, pressed
    /// Places of toolbars.
    case leading, trailing, pinned, bottom
    /// Something is presented; sheets, covers or popovers; alerts; sheets that rest at detents;
    /// popovers that point at items of toolbars.
    case presented, sheets, questions, detents, barPopovers
    /// Parts of the app that are observed objects, which the menu bar follows through others.
    case observedParts
    // Needs of drags and drops for UIKit.
    case drags
    /// Drag sources on views; on tables, collections, or either.
    case viewDrags, tableDrags, collectionDrags, listDrags
    /// Drags of several elements, of files, with pictures of their own, and whose originals go.
    case manyDrags, fileDrags, dragPreviews, movedDrags
    /// Drop targets on views; on tables, collections, or either.
    case viewDrops, tableDrops, collectionDrops, listDrops
    /// Targets in whose container drags move; that overlap others.
    case automaticMoves, rivalDrops
    /// Consequences of a drop: it can be undone, starts a command, tells of failures, asks before.
    case dropUndo, startingDrops, failingDrops, confirmedDrops
    /// Knowledge of a drop: how far it is, fields of types, whose style text takes.
    case inlineProgress, takenFields, textStyles
    /// Signs that a drop is possible, and room for it.
    case highlightedDrops, shownDrops, preciseDrops, insertedRows
    /// Targets that scroll, or open, under a drag; tables whose rows do.
    case scrolledDrops, openedDrops, openedRows
    // Needs of share and action extensions.
    /// The system's view for a text, with more commands than its button; no view at all.
    case composing, composedCommands, silent
    /// Extensions that give something back.
    case returning
    /// Content from the other app: texts and links, which are objects, and files.
    case sharedTexts, sharedLinks, sharedObjects, sharedFiles
    /// Items of menus, also of those that bars have for what has no room.
    case menuItems
    // Needs of UI tests and of files for AppKit.
    /// Toolbars; menus, or buttons that open one.
    case bars, menus
    // The platforms that the document tells apart.
    case phone, pad, mac, vision
    /// An app of the iPad on a Mac has what is for the iPad: the document is for no Mac.
    case padOnMac
  }

  enum Part: Sendable {
    /// Whole lines of code.
    case lines(StaticString)
    /// A line of the interface: what stands before the access level and after it.
    case interface(StaticString, StaticString)
    /// Parts for documents with a need, and for others.
    indirect case when(Need, [Part], else: [Part])
  }

  let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }
}

extension SupportCode {
  /// Returns whether documents with these needs have nothing of it.
  func isEmpty(for needs: Set<Need>) -> Bool { Self.isEmpty(parts, for: needs) }

  private static func isEmpty(_ parts: [Part], for needs: Set<Need>) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .lines(let lines): lines.utf8CodeUnitCount == 0
      case .interface: false
      case .when(let need, let parts, let others):
        isEmpty(needs.contains(need) ? parts : others, for: needs)
      }
    }
  }
}
