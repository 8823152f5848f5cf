import MenuetSource

/// The capabilities of the client, as far as answers depend on them.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var watchesFiles = false
  var hasSnippets = false
  var hasMarkdown = false
  var hasVersionedEdits = false
  var refreshesInlayHints = false
  var hasHierarchicalSymbols = false
  var hasRelatedInformation = false
  /// Indicates whether the client asks for the next completion where an item tells it by the command
  /// of Visual Studio Code.
  var knowsSuggestCommand = false

  init() {}

  /// - Parameter name: Of the program that is the client.
  init(_ capabilities: JSONValue, name: String?) {
    knowsSuggestCommand = name?.contains("Code") ?? false
    let text = capabilities["textDocument"]
    let workspace = capabilities["workspace"]
    encoding = PositionEncoding(
      offered: capabilities["general"]?["positionEncodings"]?.strings ?? [])
    watchesFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    let item = text?["completion"]?["completionItem"]
    hasSnippets = item?["snippetSupport"]?.boolean ?? false
    hasMarkdown = text?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? false
    hasVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    refreshesInlayHints = workspace?["inlayHint"]?["refreshSupport"]?.boolean ?? false
    hasHierarchicalSymbols =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
    hasRelatedInformation =
      text?["publishDiagnostics"]?["relatedInformation"]?.boolean ?? false
  }
}

/// The capabilities of the server, as it tells the client.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities) -> JSONValue {
    [
      "positionEncoding": .text(client.encoding.rawValue),
      // 2 is incremental.
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": [
        "triggerCharacters": ["<", "?", " ", "\"", "'", "/", "=", "+", ".", ":"]
      ],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "renameProvider": ["prepareProvider": true],
      "codeActionProvider": [
        "codeActionKinds": [.text(LanguageServer.quickFix), .text(LanguageServer.fixAll)]
      ],
      "documentFormattingProvider": true, "documentRangeFormattingProvider": true,
      "documentSymbolProvider": true, "workspaceSymbolProvider": true,
      "foldingRangeProvider": true, "selectionRangeProvider": true, "inlayHintProvider": true,
      "semanticTokensProvider": [
        "legend": LanguageServer.tokenLegend, "full": ["delta": true], "range": true,
      ],
      "colorProvider": true,
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
  }
}
