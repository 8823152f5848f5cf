/// The schema of the JSON that `compile --emit json` writes.
package enum OutputSchema {
  /// What tells the schema from a file that somebody else made.
  package static let mark = "\"$id\": \"urn:menuet:output:1\""

  /// The schema, a JSON Schema of the draft 2020-12.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:menuet:output:1",
      "title": "Menuet output",
      "description": "A compiled Menuet document: commands, the surfaces that show them, and their layouts. Fields that are absent, empty or false are left out.",
      "type": "object",
      "required": [
        "format", "name", "language", "platforms", "commands", "choices", "states", "menus", "menuBars", "buttons", "popUpButtons",
        "pullDownButtons", "toolbars", "contextMenus", "editMenus", "sheets", "covers", "popovers", "alerts", "activityViews",
        "extensions", "dragSources", "dropTargets", "source"
      ],
      "properties": {
        "format": { "description": "The name and version of this form.", "const": "menuet/1" },
        "name": { "description": "The Swift type that holds everything generated.", "type": "string", "pattern": "^[A-Z][A-Za-z0-9_]*$" },
        "language": { "description": "The language of the titles, a BCP 47 tag.", "type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" },
        "platforms": { "$ref": "#/$defs/platforms", "description": "The platforms of everything that names none of its own." },
        "commands": { "type": "array", "items": { "$ref": "#/$defs/command" } },
        "choices": { "type": "array", "items": { "$ref": "#/$defs/choice" } },
        "states": { "type": "array", "items": { "$ref": "#/$defs/state" } },
        "menus": { "type": "array", "items": { "$ref": "#/$defs/menu" } },
        "menuBars": { "type": "array", "items": { "$ref": "#/$defs/menuBar" } },
        "buttons": { "description": "Buttons, then segmented controls.", "type": "array", "items": { "$ref": "#/$defs/buttonOrSegmented" } },
        "popUpButtons": { "$ref": "#/$defs/popUpButtons" },
        "pullDownButtons": { "$ref": "#/$defs/pullDownButtons" },
        "toolbars": { "type": "array", "items": { "$ref": "#/$defs/toolbar" } },
        "contextMenus": { "type": "array", "items": { "$ref": "#/$defs/contextMenu" } },
        "editMenus": { "type": "array", "items": { "$ref": "#/$defs/editMenu" } },
        "sheets": { "type": "array", "items": { "$ref": "#/$defs/sheet" } },
        "covers": { "type": "array", "items": { "$ref": "#/$defs/cover" } },
        "popovers": { "type": "array", "items": { "$ref": "#/$defs/popover" } },
        "alerts": { "type": "array", "items": { "$ref": "#/$defs/alert" } },
        "activityViews": { "type": "array", "items": { "$ref": "#/$defs/activityView" } },
        "extensions": { "description": "Share and action extensions.", "type": "array", "items": { "$ref": "#/$defs/extension" } },
        "dragSources": { "description": "What can be dragged.", "type": "array", "items": { "$ref": "#/$defs/dragSource" } },
        "dropTargets": { "description": "Where something can be dropped.", "type": "array", "items": { "$ref": "#/$defs/dropTarget" } },
        "source": { "$ref": "#/$defs/documentSource" }
      },
      "additionalProperties": false,
      "$defs": {
        "id": { "description": "The id of an object, given or derived from its title.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$" },
        "ids": { "description": "Ids in document order.", "type": "array", "items": { "$ref": "#/$defs/id" } },
        "givenIDs": { "$ref": "#/$defs/ids", "minItems": 1 },
        "text": { "description": "Words for people, or a name that lives in the app.", "type": "string" },
        "true": { "description": "A flag, left out where it is false.", "const": true },
        "springLoaded": { "description": "A drag that rests above it activates it.", "$ref": "#/$defs/true" },
        "points": { "description": "A number of points.", "type": "number" },
        "size": { "description": "A number of points, not negative.", "type": "number", "minimum": 0 },
        "wholePoints": { "description": "A whole number of points, not negative.", "type": "integer", "minimum": 0 },
        "version": { "description": "A version of a system.", "type": "string", "pattern": "^[0-9]{1,3}\\.[0-9]{1,3}$" },
        "condition": {
          "description": "States, toggles and `choice.option`, joined by `not`, `and`, `or` and parentheses.",
          "type": "string",
          "pattern": "^(not |\\()*[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)?\\)*( (and|or) (not |\\()*[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)?\\)*)*$"
        },
        "shortcut": {
          "description": "Modifiers in the order cmd, shift, opt, ctrl, fn, and a key: a character in lower case or a name.",
          "type": "string",
          "pattern": "^(cmd\\+)?(shift\\+)?(opt\\+)?(ctrl\\+)?(fn\\+)?(return|esc|tab|space|delete|forward-delete|up|down|left|right|home|end|page-up|page-down|f[1-9]|f1[0-9]|f20|\\S[^!-~\\s]*)$"
        },
        "source": {
          "description": "Where an object was written.",
          "type": "object",
          "required": ["line", "column"],
          "properties": {
            "file": { "description": "The included file that it stands in, as a path from the folder of the document; absent for the document itself.", "type": "string" },
            "line": { "description": "Counted from 1; 0 for what no source wrote.", "type": "integer", "minimum": 0 },
            "column": { "description": "In Unicode scalars, counted from 1; 0 for what no source wrote.", "type": "integer", "minimum": 0 }
          },
          "additionalProperties": false
        },
        "documentSource": {
          "description": "Where and for what a document was written.",
          "type": "object",
          "required": ["file", "line", "column", "minimumVersions", "guidelines"],
          "properties": {
            "file": { "description": "The file's name without its folder.", "type": "string" },
            "line": { "type": "integer", "minimum": 0 },
            "column": { "type": "integer", "minimum": 0 },
            "minimumVersions": {
              "description": "The least versions by platform; ios counts for ipados too.",
              "type": "object",
              "required": ["ios", "macos"],
              "properties": {
                "ios": { "$ref": "#/$defs/version" },
                "macos": { "$ref": "#/$defs/version" },
                "visionos": { "$ref": "#/$defs/version" },
                "watchos": { "$ref": "#/$defs/version" },
                "tvos": { "$ref": "#/$defs/version" }
              },
              "additionalProperties": false
            },
            "guidelines": { "$ref": "#/$defs/guidelineEdition" },
            "strings": { "description": "The path of the String Catalog, relative to the document.", "type": "string" },
            "table": { "description": "The table in which the app looks titles up.", "type": "string" }
          },
          "additionalProperties": false
        },

        "platform": { "enum": ["ios", "ipados", "macos", "visionos", "watchos", "tvos"] },
        "platforms": { "description": "The platforms of an object, left out where they are the document's.", "type": "array", "items": { "$ref": "#/$defs/platform" }, "minItems": 1, "uniqueItems": true },
        "role": { "enum": ["normal", "primary", "cancel", "destructive"] },
        "menuLayoutSize": { "enum": ["large", "medium", "small"] },
        "menuKind": { "enum": ["plain", "status-item"] },
        "menuOrder": { "enum": ["automatic", "fixed", "priority"] },
        "presentation": { "enum": ["over", "inside", "replace"] },
        "unavailableBehavior": { "enum": ["dim", "hide"] },
        "workDuration": { "enum": ["short", "long"] },
        "frequency": { "enum": ["often", "normal", "rare"] },
        "commandScope": { "enum": ["document", "selection", "app"] },
        "toggleForm": { "enum": ["checkmark", "title", "pair"] },
        "buttonStyle": { "enum": ["plain", "gray", "tinted", "filled", "glass", "prominent-glass"] },
        "buttonSize": { "enum": ["small", "medium", "large"] },
        "buttonKind": { "enum": ["info", "close", "contact-add"] },
        "buttonCorner": { "enum": ["automatic", "small", "medium", "large", "capsule"] },
        "toolbarStyle": { "enum": ["automatic", "navigator", "browser", "editor"] },
        "toolbarEdge": { "enum": ["automatic", "top", "bottom"] },
        "toolbarRegion": { "enum": ["leading", "center", "trailing"] },
        "itemDisplay": { "enum": ["automatic", "icon", "title", "both"] },
        "itemOverflow": { "enum": ["menu", "hide"] },
        "itemCustomization": { "enum": ["default", "optional", "fixed"] },
        "groupCollapse": { "enum": ["overflow", "menu", "none"] },
        "shrinkTarget": { "enum": ["icon", "menu", "overflow"] },
        "unitForm": { "enum": ["both", "icon", "title", "members", "icons", "representative", "overflow", "hidden", "kept"] },
        "neighborSide": { "enum": ["before", "after"] },
        "editMenuPlacement": { "enum": ["automatic", "above", "below"] },
        "standardMenu": { "enum": ["app", "file", "edit", "format", "view", "window", "help"] },
        "guidelineEdition": { "enum": ["2022", "2025"] },
        "contentSize": {
          "enum": [
            "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
            "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"
          ]
        },
        "sheetStyle": { "enum": ["automatic", "page", "form"] },
        "modality": { "enum": ["modal", "nonmodal"] },
        "grabber": { "enum": ["auto", "visible", "hidden"] },
        "presentedContent": { "enum": ["standard", "video", "photo", "camera", "immersive"] },
        "presentedTask": { "enum": ["simple", "supplementary", "complex"] },
        "dismissal": { "enum": ["free", "guarded", "confirm", "ask"] },
        "activityKind": { "enum": ["action", "share"] },
        "systemActivity": {
          "enum": [
            "copy", "print", "mail", "messages", "airdrop", "markup", "invite", "save-image", "assign-to-contact", "add-to-reading-list",
            "open-in-books", "add-to-home-screen", "share-play", "copy-link", "save-to-files"
          ]
        },
        "extensionKind": { "enum": ["share-extension", "action-extension"] },
        "extensionInterface": { "enum": ["compose", "custom"] },
        "extensionSurface": { "enum": ["hover", "toolbar", "finder"] },
        "regionKind": { "enum": ["text", "photo", "image", "video", "audio", "file", "contact", "custom"] },
        "regionControl": {
          "enum": [
            "label", "list", "table", "grid", "collection", "image", "custom", "text-field", "text-view", "search-field", "token-field",
            "image-well", "color-well", "file-picker"
          ]
        },
        "selectionMode": { "enum": ["none", "single", "multiple"] },
        "textAttributes": { "enum": ["rich", "plain"] },
        "dragOperation": { "enum": ["copy", "move"] },
        "dragScope": { "enum": ["app", "system"] },
        "dragPreview": { "enum": ["system", "custom"] },
        "transferSpeed": { "enum": ["instant", "slow", "download"] },
        "fidelity": { "enum": ["native", "vector", "lossless-alpha", "lossless", "lossy", "plain"] },
        "dropOperation": { "enum": ["auto", "copy", "move", "link"] },
        "dropScope": { "enum": ["app", "system", "external"] },
        "dropFeedback": { "enum": ["highlight", "insertion", "animate", "none"] },
        "autoScroll": { "enum": ["edges", "none"] },
        "dropProgress": { "enum": ["system", "inline", "none"] },
        "textStyleSource": { "enum": ["auto", "source", "destination"] },
        "systemCommand": {
          "enum": [
            "copy", "cut", "paste", "paste-and-match-style", "delete", "select", "select-all", "undo", "redo", "find", "find-next",
            "look-up", "translate", "share", "print", "save", "save-as", "open", "new", "close", "duplicate", "rename", "move", "export",
            "show-toolbar", "customize-toolbar", "show-sidebar", "enter-full-screen", "minimize", "zoom", "about", "settings", "services",
            "hide", "hide-others", "show-all", "quit", "bold", "italic", "underline", "cancel", "done", "back", "help"
          ]
        },
        "commandKind": { "enum": ["command", "toggle"] },
        "commandTrait": {
          "enum": [
            "needsInput", "dismisses", "activityIndicator", "keepsMenuOpen", "destructive", "undoable", "continuesInApp", "harmless",
            "unanimated", "needsNoInput"
          ]
        },
        "itemKind": { "enum": ["command", "toggle", "choice"] },
        "menuElementKind": { "enum": ["command", "toggle", "choice", "submenu", "section", "separator", "dynamic", "slot"] },
        "deviceClass": { "enum": ["iphone-small", "iphone", "iphone-large", "ipad", "ipad-split", "ipad-narrow", "mac-window"] },
        "deviceOrientation": { "enum": ["portrait", "landscape"] },
        "sizeClass": { "enum": ["compact", "regular"] },
        "presentationForm": { "enum": ["sheet", "popover", "full-screen", "window-sheet"] },
        "menuRowKind": { "enum": ["cells", "header", "item", "submenu", "option", "separator", "dynamic"] },
        "toolbarUnitKind": {
          "enum": [
            "command", "toggle", "choice", "button", "segmented", "group", "space", "slot", "back", "close", "title", "search",
            "pop-up-button", "pull-down-button", "sidebar-toggle", "inspector-toggle"
          ]
        },

        "words": {
          "description": "The words and marks that many objects share; open, and closed by the object.",
          "properties": {
            "title": { "$ref": "#/$defs/text" },
            "subtitle": { "$ref": "#/$defs/text" },
            "symbol": { "description": "The name of an SF Symbol.", "$ref": "#/$defs/text" },
            "image": { "description": "The name of an image asset.", "$ref": "#/$defs/text" },
            "accessibilityLabel": { "$ref": "#/$defs/text" },
            "hint": { "$ref": "#/$defs/text" },
            "comment": { "description": "For translators.", "$ref": "#/$defs/text" }
          }
        },
        "command": {
          "description": "Something that people can do, or switch on and off.",
          "type": "object",
          "$ref": "#/$defs/words",
          "required": ["id", "kind", "title", "role", "frequency", "duration", "presentation", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "kind": { "$ref": "#/$defs/commandKind" },
            "system": { "description": "The standard command that it is.", "$ref": "#/$defs/systemCommand" },
            "role": { "$ref": "#/$defs/role" },
            "shortcut": { "$ref": "#/$defs/shortcut" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "whenUnavailable": { "$ref": "#/$defs/unavailableBehavior" },
            "form": { "description": "Of a toggle: how it shows its state.", "$ref": "#/$defs/toggleForm" },
            "onTitle": { "$ref": "#/$defs/text" },
            "offTitle": { "$ref": "#/$defs/text" },
            "onSymbol": { "$ref": "#/$defs/text" },
            "offSymbol": { "$ref": "#/$defs/text" },
            "traits": { "type": "array", "items": { "$ref": "#/$defs/commandTrait" }, "minItems": 1, "uniqueItems": true },
            "frequency": { "$ref": "#/$defs/frequency" },
            "scope": { "$ref": "#/$defs/commandScope" },
            "duration": { "$ref": "#/$defs/workDuration" },
            "confirm": { "description": "The alert that asks first.", "$ref": "#/$defs/id" },
            "presents": { "description": "What it presents.", "$ref": "#/$defs/id" },
            "presentation": { "$ref": "#/$defs/presentation" },
            "setsDetent": { "description": "A sheet's id, a colon and a detent.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*:\\S+$" },
            "navigates": { "description": "The view that it shows.", "$ref": "#/$defs/id" },
            "alternateOf": { "description": "The command in whose place it stands while a modifier is held.", "$ref": "#/$defs/id" },
            "affects": { "type": "array", "items": { "$ref": "#/$defs/text" }, "minItems": 1 },
            "clears": { "description": "The toggles that it switches off.", "$ref": "#/$defs/givenIDs" },
            "source": { "$ref": "#/$defs/source" }
          },
          "if": { "properties": { "kind": { "const": "command" } } },
          "then": { "properties": { "form": false, "onTitle": false, "offTitle": false, "onSymbol": false, "offSymbol": false } },
          "unevaluatedProperties": false
        },
        "choice": {
          "description": "Options of which exactly one holds.",
          "type": "object",
          "$ref": "#/$defs/words",
          "required": ["id", "frequency", "options", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "whenUnavailable": { "$ref": "#/$defs/unavailableBehavior" },
            "frequency": { "$ref": "#/$defs/frequency" },
            "options": { "type": "array", "items": { "$ref": "#/$defs/option" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "unevaluatedProperties": false
        },
        "option": {
          "description": "One of the options of a choice.",
          "type": "object",
          "$ref": "#/$defs/words",
          "required": ["id", "title", "source"],
          "properties": {
            "id": { "description": "Unique in its choice.", "$ref": "#/$defs/id" },
            "shortcut": { "$ref": "#/$defs/shortcut" },
            "isDefault": { "description": "It holds at first.", "$ref": "#/$defs/true" },
            "isCustom": { "description": "It leads to further options.", "$ref": "#/$defs/true" },
            "presents": { "$ref": "#/$defs/id" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "source": { "$ref": "#/$defs/source" }
          },
          "unevaluatedProperties": false
        },
        "state": {
          "description": "A Boolean that the app supplies.",
          "type": "object",
          "required": ["id", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "comment": { "$ref": "#/$defs/text" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },

        "placement": {
          "description": "What an item adds to its command; open.",
          "properties": {
            "overrides": { "$ref": "#/$defs/overrides" },
            "platforms": { "$ref": "#/$defs/platforms" }
          }
        },
        "item": {
          "description": "A place for a command, a toggle or a choice.",
          "type": "object",
          "$ref": "#/$defs/placement",
          "required": ["id", "kind", "source"],
          "properties": {
            "id": { "description": "Of what is placed here.", "$ref": "#/$defs/id" },
            "kind": { "$ref": "#/$defs/itemKind" },
            "source": { "$ref": "#/$defs/source" }
          },
          "unevaluatedProperties": false
        },
        "overrides": {
          "description": "What a place says differently from the command that stands there.",
          "type": "object",
          "$ref": "#/$defs/words",
          "minProperties": 1,
          "properties": {
            "hidesSymbol": { "$ref": "#/$defs/true" },
            "shortcut": { "$ref": "#/$defs/shortcut" },
            "hidesShortcut": { "$ref": "#/$defs/true" },
            "role": { "$ref": "#/$defs/role" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "whenUnavailable": { "$ref": "#/$defs/unavailableBehavior" },
            "confirm": { "$ref": "#/$defs/id" },
            "presents": { "$ref": "#/$defs/id" },
            "near": { "description": "In an edit menu: the system command beside which the item stands.", "$ref": "#/$defs/systemCommand" },
            "position": { "$ref": "#/$defs/neighborSide" }
          },
          "unevaluatedProperties": false
        },

        "menuContent": { "description": "What stands in a menu, in order.", "type": "array", "items": { "$ref": "#/$defs/menuElement" } },
        "menuElement": {
          "description": "An element of a menu; its fields depend on its kind.",
          "type": "object",
          "required": ["id", "kind", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "kind": { "$ref": "#/$defs/menuElementKind" },
            "source": { "$ref": "#/$defs/source" }
          },
          "allOf": [
            { "if": { "required": ["kind"], "properties": { "kind": { "$ref": "#/$defs/itemKind" } } }, "then": { "$ref": "#/$defs/placement" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "submenu" } } }, "then": { "$ref": "#/$defs/submenuFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "section" } } }, "then": { "$ref": "#/$defs/sectionFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "separator" } } }, "then": { "$ref": "#/$defs/separatorFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "dynamic" } } }, "then": { "$ref": "#/$defs/dynamicFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "slot" } } }, "then": { "$ref": "#/$defs/slotFields" } }
          ],
          "unevaluatedProperties": false
        },
        "submenuFields": {
          "description": "A menu inside a menu; open.",
          "$ref": "#/$defs/words",
          "required": ["title", "layout", "content"],
          "properties": {
            "ref": { "description": "The menu that it shows, where that is declared elsewhere.", "$ref": "#/$defs/id" },
            "layout": { "$ref": "#/$defs/menuLayoutSize" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "whenUnavailable": { "$ref": "#/$defs/unavailableBehavior" },
            "content": { "$ref": "#/$defs/menuContent" },
            "layouts": { "$ref": "#/$defs/menuLayouts" }
          }
        },
        "sectionFields": {
          "description": "Items that belong together; open.",
          "required": ["content"],
          "properties": {
            "title": { "$ref": "#/$defs/text" },
            "layout": { "description": "Makes the section a row of cells.", "$ref": "#/$defs/menuLayoutSize" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "comment": { "$ref": "#/$defs/text" },
            "content": { "$ref": "#/$defs/menuContent" }
          }
        },
        "separatorFields": {
          "description": "A line between two groups of items; open.",
          "properties": {
            "platforms": { "$ref": "#/$defs/platforms" },
            "visibleWhen": { "$ref": "#/$defs/condition" }
          }
        },
        "dynamicFields": {
          "description": "Items that the app supplies at run time; open.",
          "properties": {
            "title": { "$ref": "#/$defs/text" },
            "max": { "description": "The most items that there will be.", "type": "integer" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "comment": { "$ref": "#/$defs/text" }
          }
        },
        "slotFields": {
          "description": "A place to which other documents add; open.",
          "properties": { "comment": { "$ref": "#/$defs/text" } }
        },
        "menu": {
          "description": "A menu that stands by itself or in a menu bar.",
          "type": "object",
          "$ref": "#/$defs/words",
          "required": ["id", "layout", "order", "content", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "standard": { "description": "The standard menu that it is, in a menu bar.", "$ref": "#/$defs/standardMenu" },
            "layout": { "$ref": "#/$defs/menuLayoutSize" },
            "order": { "$ref": "#/$defs/menuOrder" },
            "kind": { "description": "Left out where it is plain.", "$ref": "#/$defs/menuKind" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "view": { "$ref": "#/$defs/id" },
            "content": { "$ref": "#/$defs/menuContent" },
            "layouts": { "$ref": "#/$defs/menuLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "unevaluatedProperties": false
        },
        "menuBar": {
          "description": "The menu bar of an app.",
          "type": "object",
          "required": ["id", "menus", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "menus": { "type": "array", "items": { "$ref": "#/$defs/menu" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "contextMenu": {
          "description": "The commands on the thing that people press.",
          "type": "object",
          "required": ["id", "target", "layout", "order", "content", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "target": { "description": "The view or item kind of the app.", "$ref": "#/$defs/text" },
            "title": { "$ref": "#/$defs/text" },
            "preview": { "$ref": "#/$defs/text" },
            "previewOpens": { "description": "The command that a tap on the preview performs.", "$ref": "#/$defs/id" },
            "previewDrag": { "$ref": "#/$defs/true" },
            "layout": { "$ref": "#/$defs/menuLayoutSize" },
            "order": { "$ref": "#/$defs/menuOrder" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "content": { "$ref": "#/$defs/menuContent" },
            "layouts": { "$ref": "#/$defs/menuLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "editMenu": {
          "description": "Commands beside the system's own on a selection.",
          "type": "object",
          "required": ["id", "target", "placement", "items", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "target": { "description": "The view or item kind of the app.", "$ref": "#/$defs/text" },
            "placement": { "$ref": "#/$defs/editMenuPlacement" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "items": { "type": "array", "items": { "$ref": "#/$defs/item" } },
            "layouts": { "$ref": "#/$defs/menuLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },

        "menuLayouts": {
          "description": "The layouts of a menu that were computed, by the form that was asked for; absent where the platform has none.",
          "type": "object",
          "minProperties": 1,
          "properties": {
            "small": { "$ref": "#/$defs/menuLayout" },
            "medium": { "$ref": "#/$defs/menuLayout" },
            "large": { "$ref": "#/$defs/menuLayout" }
          },
          "additionalProperties": false
        },
        "menuLayout": {
          "description": "A menu laid out in one form.",
          "type": "object",
          "required": ["effectiveLayout", "width", "height", "rows"],
          "properties": {
            "effectiveLayout": { "description": "The form that people see.", "$ref": "#/$defs/menuLayoutSize" },
            "width": { "$ref": "#/$defs/wholePoints" },
            "height": { "description": "Of all rows, also of those to which people scroll.", "$ref": "#/$defs/wholePoints" },
            "visibleHeight": { "description": "Of what is in sight at once in the nominal container of the platform; only where people scroll.", "$ref": "#/$defs/wholePoints" },
            "sections": { "description": "The sections that ask for a form of their own.", "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/sectionLayout" } },
            "rows": { "type": "array", "items": { "$ref": "#/$defs/menuRow" } }
          },
          "additionalProperties": false
        },
        "sectionLayout": {
          "description": "The form of a section that asks for one of its own.",
          "type": "object",
          "required": ["id", "layout", "effectiveLayout"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "layout": { "$ref": "#/$defs/menuLayoutSize" },
            "effectiveLayout": { "description": "The form that people see.", "$ref": "#/$defs/menuLayoutSize" }
          },
          "additionalProperties": false
        },
        "menuRow": {
          "description": "One row of a menu.",
          "type": "object",
          "required": ["kind", "y", "height", "cells"],
          "properties": {
            "kind": { "$ref": "#/$defs/menuRowKind" },
            "y": { "$ref": "#/$defs/wholePoints" },
            "height": { "$ref": "#/$defs/wholePoints" },
            "cells": { "type": "array", "items": { "$ref": "#/$defs/menuCell" } }
          },
          "additionalProperties": false
        },
        "menuCell": {
          "description": "What stands in a row.",
          "type": "object",
          "required": ["element", "frame", "title", "lines", "truncated"],
          "properties": {
            "element": { "description": "The id of the element; of an option, `choice.option`.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)?$" },
            "frame": { "$ref": "#/$defs/frame" },
            "title": { "description": "The words shown, or read out where only a symbol is shown.", "$ref": "#/$defs/text" },
            "lines": { "description": "Lines of text shown; 0 for a symbol alone.", "type": "integer", "minimum": 0, "maximum": 2 },
            "truncated": { "type": "boolean" }
          },
          "additionalProperties": false
        },
        "frame": {
          "description": "A rectangle in points; x counts from the left, also in a right-to-left layout.",
          "type": "object",
          "required": ["x", "y", "width", "height"],
          "properties": {
            "x": { "$ref": "#/$defs/points" },
            "y": { "$ref": "#/$defs/points" },
            "width": { "$ref": "#/$defs/size" },
            "height": { "$ref": "#/$defs/size" }
          },
          "additionalProperties": false
        },

        "buttonLook": {
          "description": "How a button looks; what is absent is left to the system.",
          "type": "object",
          "properties": {
            "style": { "$ref": "#/$defs/buttonStyle" },
            "size": { "$ref": "#/$defs/buttonSize" },
            "corner": { "$ref": "#/$defs/buttonCorner" },
            "tint": { "description": "The name of a colour asset.", "$ref": "#/$defs/text" }
          },
          "additionalProperties": false
        },
        "buttonFields": {
          "description": "A button that performs a command or a toggle; open.",
          "required": ["item", "look"],
          "properties": {
            "item": { "$ref": "#/$defs/item" },
            "readyMade": { "description": "The button of the system that it is.", "$ref": "#/$defs/buttonKind" },
            "look": { "$ref": "#/$defs/buttonLook" },
            "view": { "$ref": "#/$defs/id" },
            "springLoaded": { "$ref": "#/$defs/springLoaded" }
          }
        },
        "segmentedFields": {
          "description": "A control that shows all options of a choice side by side; open.",
          "$ref": "#/$defs/words",
          "required": ["choice"],
          "properties": {
            "choice": { "$ref": "#/$defs/id" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "view": { "$ref": "#/$defs/id" },
            "springLoaded": { "$ref": "#/$defs/springLoaded" }
          }
        },
        "popUpButtonFields": {
          "description": "A button that lets people choose one of a flat list of options; open.",
          "$ref": "#/$defs/words",
          "required": ["choice", "look"],
          "properties": {
            "choice": { "$ref": "#/$defs/id" },
            "look": { "$ref": "#/$defs/buttonLook" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "view": { "$ref": "#/$defs/id" },
            "springLoaded": { "$ref": "#/$defs/springLoaded" },
            "layouts": { "$ref": "#/$defs/menuLayouts" }
          }
        },
        "pullDownButtonFields": {
          "description": "A button that opens a menu; open.",
          "$ref": "#/$defs/words",
          "required": ["layout", "order", "look", "content"],
          "properties": {
            "primary": { "description": "The command that a tap performs.", "$ref": "#/$defs/id" },
            "isMore": { "description": "It is the More button.", "$ref": "#/$defs/true" },
            "layout": { "$ref": "#/$defs/menuLayoutSize" },
            "order": { "$ref": "#/$defs/menuOrder" },
            "whenUnavailable": { "$ref": "#/$defs/unavailableBehavior" },
            "look": { "$ref": "#/$defs/buttonLook" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "view": { "$ref": "#/$defs/id" },
            "springLoaded": { "$ref": "#/$defs/springLoaded" },
            "content": { "$ref": "#/$defs/menuContent" },
            "layouts": { "$ref": "#/$defs/menuLayouts" }
          }
        },
        "identified": {
          "description": "What every object carries; open.",
          "type": "object",
          "required": ["id", "source"],
          "properties": { "id": { "$ref": "#/$defs/id" }, "source": { "$ref": "#/$defs/source" } }
        },
        "buttons": {
          "type": "array",
          "items": { "allOf": [{ "$ref": "#/$defs/identified" }, { "$ref": "#/$defs/buttonFields" }], "unevaluatedProperties": false }
        },
        "segmentedControls": {
          "type": "array",
          "items": { "allOf": [{ "$ref": "#/$defs/identified" }, { "$ref": "#/$defs/segmentedFields" }], "unevaluatedProperties": false }
        },
        "popUpButtons": {
          "type": "array",
          "items": { "allOf": [{ "$ref": "#/$defs/identified" }, { "$ref": "#/$defs/popUpButtonFields" }], "unevaluatedProperties": false }
        },
        "pullDownButtons": {
          "type": "array",
          "items": { "allOf": [{ "$ref": "#/$defs/identified" }, { "$ref": "#/$defs/pullDownButtonFields" }], "unevaluatedProperties": false }
        },
        "buttonOrSegmented": {
          "description": "A button or a segmented control that stands by itself.",
          "$ref": "#/$defs/identified",
          "required": ["kind"],
          "properties": { "kind": { "enum": ["button", "segmented"] } },
          "if": { "properties": { "kind": { "const": "button" } } },
          "then": { "$ref": "#/$defs/buttonFields" },
          "else": { "$ref": "#/$defs/segmentedFields" },
          "unevaluatedProperties": false
        },

        "toolbar": {
          "description": "A bar of commands with three regions, and how it gives way. What is not for the platform of the layout has no units, steps and breakpoints.",
          "type": "object",
          "required": ["id", "style", "edge", "regions", "units", "shrinkChain", "breakpoints", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "style": { "$ref": "#/$defs/toolbarStyle" },
            "edge": { "$ref": "#/$defs/toolbarEdge" },
            "customizable": { "$ref": "#/$defs/true" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "regions": {
              "description": "The three regions as they were written.",
              "type": "object",
              "required": ["leading", "center", "trailing"],
              "properties": {
                "leading": { "$ref": "#/$defs/toolbarUnits" },
                "center": { "$ref": "#/$defs/toolbarUnits" },
                "trailing": { "$ref": "#/$defs/toolbarUnits" }
              },
              "additionalProperties": false
            },
            "scrolling": { "description": "The items above a watch's scrolling content.", "$ref": "#/$defs/toolbarUnits", "minItems": 1 },
            "shrink": { "description": "The explicit shrink chain, where the document gives one.", "type": "array", "items": { "$ref": "#/$defs/shrinkStep" }, "minItems": 1 },
            "checks": { "type": "array", "items": { "$ref": "#/$defs/layoutCheck" }, "minItems": 1 },
            "units": { "description": "Every unit with the forms that it can take, in bar order.", "type": "array", "items": { "$ref": "#/$defs/laidOutUnit" } },
            "shrinkChain": { "description": "The steps in which the bar gives way.", "type": "array", "items": { "$ref": "#/$defs/chainStep" } },
            "breakpoints": { "description": "What the bar shows at every width, widest range first.", "type": "array", "items": { "$ref": "#/$defs/breakpoint" } },
            "minimumWidth": { "description": "The least width at which everything kept fits.", "$ref": "#/$defs/wholePoints" },
            "source": { "$ref": "#/$defs/source" }
          },
          "if": { "required": ["minimumWidth"] },
          "then": { "properties": { "breakpoints": { "minItems": 1 } } },
          "else": { "properties": { "units": { "maxItems": 0 }, "shrinkChain": { "maxItems": 0 }, "breakpoints": { "maxItems": 0 } } },
          "additionalProperties": false
        },
        "toolbarUnits": { "type": "array", "items": { "$ref": "#/$defs/toolbarUnit" } },
        "toolbarUnit": {
          "description": "What stands in a region and gives way as one; its fields depend on its kind.",
          "type": "object",
          "required": ["id", "kind", "display", "overflow", "customization", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "kind": { "$ref": "#/$defs/toolbarUnitKind" },
            "ref": { "description": "The id of what it shows, where the unit goes by another.", "$ref": "#/$defs/id" },
            "priority": { "description": "Higher stays longer; left out where it is 0.", "type": "integer", "not": { "const": 0 } },
            "pinned": { "description": "It is never pushed out.", "$ref": "#/$defs/true" },
            "display": { "$ref": "#/$defs/itemDisplay" },
            "overflow": { "$ref": "#/$defs/itemOverflow" },
            "customization": { "$ref": "#/$defs/itemCustomization" },
            "springLoaded": { "$ref": "#/$defs/springLoaded" },
            "source": { "$ref": "#/$defs/source" }
          },
          "allOf": [
            { "if": { "required": ["kind"], "properties": { "kind": { "$ref": "#/$defs/itemKind" } } }, "then": { "$ref": "#/$defs/placement" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "button" } } }, "then": { "$ref": "#/$defs/buttonFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "segmented" } } }, "then": { "$ref": "#/$defs/segmentedFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "pop-up-button" } } }, "then": { "$ref": "#/$defs/popUpButtonFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "pull-down-button" } } }, "then": { "$ref": "#/$defs/pullDownButtonFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "group" } } }, "then": { "$ref": "#/$defs/groupFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "space" } } }, "then": { "$ref": "#/$defs/spaceFields" } },
            { "if": { "required": ["kind"], "properties": { "kind": { "const": "title" } } }, "then": { "$ref": "#/$defs/titleFields" } },
            {
              "if": { "required": ["kind"], "properties": { "kind": { "enum": ["back", "close", "sidebar-toggle", "search", "inspector-toggle"] } } },
              "then": { "$ref": "#/$defs/barButtonFields" }
            }
          ],
          "unevaluatedProperties": false
        },
        "groupFields": {
          "description": "Units that belong together; open.",
          "$ref": "#/$defs/words",
          "required": ["collapse", "members"],
          "properties": {
            "collapse": { "$ref": "#/$defs/groupCollapse" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "enabledWhen": { "$ref": "#/$defs/condition" },
            "visibleWhen": { "$ref": "#/$defs/condition" },
            "members": { "$ref": "#/$defs/toolbarUnits" }
          }
        },
        "spaceFields": {
          "description": "An empty place; open.",
          "properties": {
            "isFlexible": { "$ref": "#/$defs/true" },
            "platforms": { "$ref": "#/$defs/platforms" }
          }
        },
        "barButtonFields": {
          "description": "A button whose behaviour the system knows; open.",
          "$ref": "#/$defs/words",
          "properties": {
            "platforms": { "$ref": "#/$defs/platforms" },
            "content": { "description": "Of the back button: the places to go back to.", "$ref": "#/$defs/menuContent", "minItems": 1 },
            "layouts": { "$ref": "#/$defs/menuLayouts" }
          },
          "dependentRequired": { "layouts": ["content"] }
        },
        "titleFields": {
          "description": "The title of the view; open.",
          "$ref": "#/$defs/words",
          "properties": {
            "platforms": { "$ref": "#/$defs/platforms" },
            "documentMenu": { "$ref": "#/$defs/documentMenu" }
          }
        },
        "documentMenu": {
          "description": "The menu of the title: commands on the whole document.",
          "type": "object",
          "required": ["id", "content", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "content": { "$ref": "#/$defs/menuContent" },
            "layouts": { "$ref": "#/$defs/menuLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "shrinkStep": {
          "description": "One step of an explicit shrink chain.",
          "type": "object",
          "required": ["unit", "to", "source"],
          "properties": {
            "unit": { "$ref": "#/$defs/id" },
            "to": { "$ref": "#/$defs/shrinkTarget" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "layoutCheck": {
          "description": "Contexts in which a layout must work.",
          "type": "object",
          "required": ["widths", "locales", "contentSizes", "source"],
          "properties": {
            "widths": { "type": "array", "items": { "$ref": "#/$defs/wholePoints" } },
            "locales": { "description": "Language tags or `pseudo`.", "type": "array", "items": { "type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" } },
            "contentSizes": { "type": "array", "items": { "$ref": "#/$defs/contentSize" } },
            "platforms": { "$ref": "#/$defs/platforms" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "laidOutUnit": {
          "description": "A unit with the forms that it can take.",
          "type": "object",
          "required": ["id", "region", "kind", "members", "priority", "pinned", "rungs"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "region": { "$ref": "#/$defs/toolbarRegion" },
            "kind": { "allOf": [{ "$ref": "#/$defs/toolbarUnitKind" }, { "not": { "enum": ["space", "slot"] } }] },
            "members": { "description": "Of a group.", "$ref": "#/$defs/ids" },
            "priority": { "type": "integer" },
            "pinned": { "type": "boolean" },
            "rungs": { "description": "Widest first.", "type": "array", "items": { "$ref": "#/$defs/rung" }, "minItems": 1 }
          },
          "additionalProperties": false
        },
        "rung": {
          "description": "A form and the room that it takes; 0 for what is not in the bar.",
          "type": "object",
          "required": ["form", "width"],
          "properties": { "form": { "$ref": "#/$defs/unitForm" }, "width": { "$ref": "#/$defs/wholePoints" } },
          "additionalProperties": false
        },
        "chainStep": {
          "description": "One step in which a toolbar gives way.",
          "type": "object",
          "required": ["unit", "to"],
          "properties": {
            "unit": { "$ref": "#/$defs/id" },
            "to": { "allOf": [{ "$ref": "#/$defs/unitForm" }, { "not": { "enum": ["both", "members", "kept"] } }] }
          },
          "additionalProperties": false
        },
        "breakpoint": {
          "description": "What a toolbar shows in one range of widths.",
          "type": "object",
          "required": ["minimumWidth", "units", "overflow"],
          "properties": {
            "minimumWidth": { "description": "The least width of the range.", "$ref": "#/$defs/wholePoints" },
            "maximumWidth": { "description": "The end of the range, not included; absent where there is none.", "$ref": "#/$defs/wholePoints" },
            "units": { "description": "The units in the bar, in bar order.", "type": "array", "items": { "$ref": "#/$defs/shownUnit" } },
            "overflow": { "description": "The units in the overflow menu, in bar order.", "$ref": "#/$defs/ids" }
          },
          "additionalProperties": false
        },
        "shownUnit": {
          "description": "A unit in the bar, and its form.",
          "type": "object",
          "required": ["id", "form"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "form": { "allOf": [{ "$ref": "#/$defs/unitForm" }, { "not": { "enum": ["overflow", "hidden"] } }] }
          },
          "additionalProperties": false
        },

        "detent": { "description": "`medium`, `large`, a height such as `240pt` or `40%`, or the id of one of the sheet's own.", "type": "string", "pattern": "^\\S+$" },
        "body": {
          "description": "What stands in a sheet, a cover or a popover.",
          "type": "object",
          "properties": {
            "items": { "type": "array", "items": { "$ref": "#/$defs/item" }, "minItems": 1 },
            "buttons": { "$ref": "#/$defs/buttons", "minItems": 1 },
            "popUpButtons": { "$ref": "#/$defs/popUpButtons", "minItems": 1 },
            "pullDownButtons": { "$ref": "#/$defs/pullDownButtons", "minItems": 1 },
            "segmented": { "$ref": "#/$defs/segmentedControls", "minItems": 1 },
            "regions": { "description": "Areas of content, also those in other areas, the outer ones first.", "type": "array", "items": { "$ref": "#/$defs/contentRegion" }, "minItems": 1 },
            "toolbar": { "$ref": "#/$defs/toolbar" }
          },
          "additionalProperties": false
        },
        "sheet": {
          "description": "A sheet.",
          "type": "object",
          "required": ["id", "style", "detents", "modality", "grabber", "scrollExpands", "content", "task", "dismissal", "body", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "style": { "$ref": "#/$defs/sheetStyle" },
            "detents": { "type": "array", "items": { "$ref": "#/$defs/detent" } },
            "ownDetents": { "type": "array", "items": { "$ref": "#/$defs/ownDetent" }, "minItems": 1 },
            "selected": { "$ref": "#/$defs/detent" },
            "modality": { "$ref": "#/$defs/modality" },
            "undimmedThrough": { "description": "The largest detent at which the view behind stays in use.", "$ref": "#/$defs/detent" },
            "grabber": { "$ref": "#/$defs/grabber" },
            "scrollExpands": { "type": "boolean" },
            "scrollable": { "$ref": "#/$defs/true" },
            "edgeAttached": { "$ref": "#/$defs/true" },
            "widthFollowsContent": { "$ref": "#/$defs/true" },
            "preferredWidth": { "$ref": "#/$defs/size" },
            "preferredHeight": { "$ref": "#/$defs/size" },
            "cornerRadius": { "$ref": "#/$defs/size" },
            "content": { "$ref": "#/$defs/presentedContent" },
            "task": { "$ref": "#/$defs/presentedTask" },
            "edits": { "$ref": "#/$defs/true" },
            "dismissal": { "$ref": "#/$defs/dismissal" },
            "confirm": { "$ref": "#/$defs/id" },
            "autoDismiss": { "description": "The commands that dismiss the sheet.", "$ref": "#/$defs/givenIDs" },
            "onDismiss": { "$ref": "#/$defs/text" },
            "onWillDismiss": { "$ref": "#/$defs/text" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "body": { "$ref": "#/$defs/body" },
            "layouts": { "$ref": "#/$defs/presentationLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "ownDetent": {
          "description": "A height of the sheet's own.",
          "type": "object",
          "required": ["id", "height"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "height": { "type": "string", "pattern": "^[0-9]{1,6}(\\.[0-9]{1,3})?(pt|%)$" }
          },
          "additionalProperties": false
        },
        "cover": {
          "description": "A presentation that covers the whole screen.",
          "type": "object",
          "required": ["id", "content", "task", "body", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "content": { "$ref": "#/$defs/presentedContent" },
            "task": { "$ref": "#/$defs/presentedTask" },
            "onDismiss": { "$ref": "#/$defs/text" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "body": { "$ref": "#/$defs/body" },
            "layouts": { "$ref": "#/$defs/presentationLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "popover": {
          "description": "A popover.",
          "type": "object",
          "required": ["id", "body", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "adaptsTo": { "description": "The sheet that it becomes where the width is compact.", "$ref": "#/$defs/id" },
            "anchor": { "$ref": "#/$defs/text" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "body": { "$ref": "#/$defs/body" },
            "layouts": { "$ref": "#/$defs/presentationLayouts" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "presentationLayouts": {
          "description": "Where it stands in each nominal container of its platforms.",
          "type": "array",
          "items": { "$ref": "#/$defs/presentationLayout" },
          "minItems": 1
        },
        "presentationLayout": {
          "description": "Where a sheet, a cover or a popover stands in one container.",
          "type": "object",
          "required": ["device", "width", "height", "widthClass", "heightClass", "presentation"],
          "properties": {
            "device": { "$ref": "#/$defs/deviceClass" },
            "orientation": { "description": "How the device is held; absent for a window of a Mac.", "$ref": "#/$defs/deviceOrientation" },
            "width": { "description": "Of the container.", "$ref": "#/$defs/wholePoints" },
            "height": { "description": "Of the container.", "$ref": "#/$defs/wholePoints" },
            "widthClass": { "$ref": "#/$defs/sizeClass" },
            "heightClass": { "$ref": "#/$defs/sizeClass" },
            "presentation": { "$ref": "#/$defs/presentationForm" },
            "sheet": { "description": "The sheet that a popover is there.", "$ref": "#/$defs/id" },
            "frame": { "description": "In the coordinates of the container, where there are no detents.", "$ref": "#/$defs/frame" },
            "detents": { "description": "As listed.", "type": "array", "items": { "$ref": "#/$defs/detentLayout" }, "minItems": 1 }
          },
          "oneOf": [{ "required": ["frame"] }, { "required": ["detents"] }],
          "additionalProperties": false
        },
        "detentLayout": {
          "description": "A sheet at one of its detents.",
          "type": "object",
          "required": ["id", "active", "frame", "dimmed", "grabber"],
          "properties": {
            "id": { "$ref": "#/$defs/detent" },
            "active": { "description": "False where the sheet never rests at this detent in this container.", "type": "boolean" },
            "frame": { "description": "In the coordinates of the container.", "$ref": "#/$defs/frame" },
            "dimmed": { "description": "True where the view behind is dimmed and takes no input.", "type": "boolean" },
            "grabber": { "description": "True where it shows its grabber.", "type": "boolean" }
          },
          "additionalProperties": false
        },
        "alert": {
          "description": "A question with its answers.",
          "type": "object",
          "required": ["id", "title", "actions", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "message": { "$ref": "#/$defs/text" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "actions": { "type": "array", "items": { "$ref": "#/$defs/item" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "activityView": {
          "description": "A share sheet.",
          "type": "object",
          "required": ["id", "activities", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "excludes": { "type": "array", "items": { "$ref": "#/$defs/systemActivity" }, "minItems": 1 },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "activities": { "type": "array", "items": { "$ref": "#/$defs/activity" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "activity": {
          "description": "An activity of the app.",
          "type": "object",
          "required": ["id", "title", "symbol", "kind", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "symbol": { "$ref": "#/$defs/text" },
            "kind": { "$ref": "#/$defs/activityKind" },
            "accepts": { "$ref": "#/$defs/acceptedContent" },
            "comment": { "$ref": "#/$defs/text" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "acceptedContent": {
          "description": "Kinds of content, each with an optional greatest count.",
          "type": "array",
          "items": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.-]*(:[0-9]{1,4})?$" },
          "minItems": 1
        },
        "extension": {
          "description": "A share or action extension.",
          "type": "object",
          "required": ["id", "kind", "title", "accepts", "interface", "hasInterface", "commands", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "kind": { "$ref": "#/$defs/extensionKind" },
            "title": { "$ref": "#/$defs/text" },
            "accepts": { "$ref": "#/$defs/acceptedContent" },
            "symbol": { "$ref": "#/$defs/text" },
            "image": { "$ref": "#/$defs/text" },
            "interface": { "description": "Of a share extension: the system's composition view, or one of its own.", "$ref": "#/$defs/extensionInterface" },
            "hasInterface": { "description": "Of an action extension: whether it shows a view.", "type": "boolean" },
            "surfaces": { "description": "Of an action extension: where macOS offers it.", "type": "array", "items": { "$ref": "#/$defs/extensionSurface" }, "minItems": 1, "uniqueItems": true },
            "returns": { "description": "What it gives back to the app that opened it.", "type": "array", "items": { "$ref": "#/$defs/text" }, "minItems": 1 },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "commands": { "type": "array", "items": { "$ref": "#/$defs/item" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },

        "uniformType": { "description": "A uniform type identifier.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z0-9_-]+)+$" },
        "contentRegion": {
          "description": "An area of content.",
          "type": "object",
          "required": ["id", "kind", "control", "selection", "textAttributes", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "title": { "$ref": "#/$defs/text" },
            "kind": { "$ref": "#/$defs/regionKind" },
            "control": { "$ref": "#/$defs/regionControl" },
            "selectable": { "$ref": "#/$defs/true" },
            "editable": { "$ref": "#/$defs/true" },
            "scrollable": { "$ref": "#/$defs/true" },
            "selection": { "$ref": "#/$defs/selectionMode" },
            "selectCommand": { "description": "The command that lets people select several things.", "$ref": "#/$defs/id" },
            "collection": { "description": "A name that regions which show one model share.", "$ref": "#/$defs/text" },
            "textAttributes": { "$ref": "#/$defs/textAttributes" },
            "height": { "$ref": "#/$defs/size" },
            "parent": { "description": "The region directly around it.", "$ref": "#/$defs/id" },
            "container": { "description": "The region that counts as its container; absent for the document.", "$ref": "#/$defs/id" },
            "presentation": { "description": "The sheet, cover or popover in which it stands.", "$ref": "#/$defs/id" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "dataType": {
          "description": "A type of data that the document declares.",
          "type": "object",
          "required": ["id", "source"],
          "properties": {
            "id": { "description": "The type's identifier, which may lack a dot.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z0-9_-]+)*$" },
            "title": { "$ref": "#/$defs/text" },
            "conformsTo": { "type": "array", "items": { "$ref": "#/$defs/uniformType" }, "minItems": 1 },
            "exported": { "description": "It is a type of the app's own.", "$ref": "#/$defs/true" },
            "fields": { "description": "The parts of a structured type.", "type": "array", "items": { "$ref": "#/$defs/text" }, "minItems": 1 },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "dragSource": {
          "description": "Something that can be dragged.",
          "type": "object",
          "required": ["id", "target", "allows", "scope", "preview", "previewOpacity", "transfer", "representations", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "target": { "description": "A region, or a view or item kind of the app.", "$ref": "#/$defs/text" },
            "region": { "description": "The region that the target names.", "$ref": "#/$defs/contentRegion" },
            "allows": { "type": "array", "items": { "$ref": "#/$defs/dragOperation" }, "minItems": 1, "uniqueItems": true },
            "multiple": { "description": "Several things can be dragged at once.", "$ref": "#/$defs/true" },
            "scope": { "$ref": "#/$defs/dragScope" },
            "preview": { "$ref": "#/$defs/dragPreview" },
            "previewOpacity": { "type": "number", "exclusiveMinimum": 0, "maximum": 1 },
            "transfer": { "$ref": "#/$defs/transferSpeed" },
            "size": { "description": "In bytes.", "type": "integer", "minimum": 0 },
            "progress": { "description": "The app reports the progress of the transfer.", "$ref": "#/$defs/true" },
            "fileProvider": { "description": "A File Provider extension brings the data.", "$ref": "#/$defs/true" },
            "onMove": { "description": "The handler that deletes what was moved elsewhere.", "$ref": "#/$defs/text" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "representations": { "description": "The truest first.", "type": "array", "items": { "$ref": "#/$defs/representation" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "representation": {
          "description": "One form in which dragged data is offered.",
          "type": "object",
          "required": ["type", "source"],
          "properties": {
            "type": { "$ref": "#/$defs/uniformType" },
            "fidelity": { "$ref": "#/$defs/fidelity" },
            "declaration": { "description": "The type, where the document declares it.", "$ref": "#/$defs/dataType" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "dropTarget": {
          "description": "A place that takes drops.",
          "type": "object",
          "required": ["id", "target", "operation", "scope", "multiple", "feedback", "autoScrollZone", "progress", "undo", "textStyle", "accepts", "source"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "target": { "description": "A region, or a view or item kind of the app.", "$ref": "#/$defs/text" },
            "region": { "description": "The region that the target names.", "$ref": "#/$defs/contentRegion" },
            "operation": { "$ref": "#/$defs/dropOperation" },
            "operationReason": { "description": "Why the operation is another than people expect.", "$ref": "#/$defs/text" },
            "scope": { "$ref": "#/$defs/dropScope" },
            "multiple": { "description": "Whether several things can be dropped at once.", "type": "boolean" },
            "feedback": { "$ref": "#/$defs/dropFeedback" },
            "gap": { "description": "Its content makes room for what is dropped.", "$ref": "#/$defs/true" },
            "dropPriority": { "description": "Of targets that overlap the highest takes the drop; left out where it is 0.", "type": "integer", "not": { "const": 0 } },
            "autoScroll": { "$ref": "#/$defs/autoScroll" },
            "autoScrollZone": { "$ref": "#/$defs/points" },
            "placeholder": { "description": "A placeholder stands until the data has come.", "$ref": "#/$defs/true" },
            "progress": { "$ref": "#/$defs/dropProgress" },
            "starts": { "description": "The command that a drop performs.", "$ref": "#/$defs/id" },
            "status": { "description": "The region that shows how its work goes on.", "$ref": "#/$defs/id" },
            "onFailure": { "description": "The alert or region that tells of a drop that failed.", "$ref": "#/$defs/id" },
            "failureHandler": { "description": "The handler that tells of a drop that failed.", "$ref": "#/$defs/text" },
            "undo": { "description": "Whether people can undo a drop.", "type": "boolean" },
            "confirm": { "description": "What asks before a drop takes effect.", "$ref": "#/$defs/id" },
            "textStyle": { "$ref": "#/$defs/textStyleSource" },
            "springLoaded": { "$ref": "#/$defs/springLoaded" },
            "platforms": { "$ref": "#/$defs/platforms" },
            "comment": { "$ref": "#/$defs/text" },
            "view": { "$ref": "#/$defs/id" },
            "accepts": { "description": "The richest first.", "type": "array", "items": { "$ref": "#/$defs/accept" } },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        },
        "accept": {
          "description": "A type that a drop target takes.",
          "type": "object",
          "required": ["type", "source"],
          "properties": {
            "type": { "$ref": "#/$defs/uniformType" },
            "take": { "description": "The parts that are taken; all where it is absent.", "type": "array", "items": { "$ref": "#/$defs/text" }, "minItems": 1 },
            "declaration": { "description": "The type, where the document declares it.", "$ref": "#/$defs/dataType" },
            "source": { "$ref": "#/$defs/source" }
          },
          "additionalProperties": false
        }
      }
    }

    """#
}
