import MenuetSource

/// How the requests of a method are answered.
struct RequestHandler {
  /// The facts needed before an answer.
  enum Need {
    /// The text alone.
    case text
    /// An analysis, also one of an earlier text.
    case anyAnalysis
    /// The analysis of the text as it is now.
    case currentAnalysis
  }

  enum Answer {
    case workspace((LanguageServer) -> (JSONValue) throws(ProtocolError) -> JSONValue)
    case document(
      Need, (LanguageServer) -> (OpenDocument, JSONValue) throws(ProtocolError) -> JSONValue)
  }

  let answer: Answer

  /// `nil` for a method that is none.
  init?(_ method: String) {
    switch method {
    case "textDocument/completion": answer = .document(.text, LanguageServer.completion)
    case "textDocument/hover": answer = .document(.anyAnalysis, LanguageServer.hover)
    case "textDocument/definition": answer = .document(.text, LanguageServer.definition)
    case "textDocument/references": answer = .document(.text, LanguageServer.references)
    case "textDocument/documentHighlight": answer = .document(.text, LanguageServer.highlights)
    case "textDocument/prepareRename": answer = .document(.text, LanguageServer.prepareRename)
    case "textDocument/rename": answer = .document(.text, LanguageServer.rename)
    case "textDocument/codeAction":
      answer = .document(.currentAnalysis, LanguageServer.codeActions)
    case "textDocument/documentSymbol": answer = .document(.text, LanguageServer.documentSymbols)
    case "textDocument/foldingRange": answer = .document(.text, LanguageServer.foldingRanges)
    case "textDocument/selectionRange": answer = .document(.text, LanguageServer.selectionRanges)
    case "textDocument/formatting": answer = .document(.text, LanguageServer.formatting)
    case "textDocument/rangeFormatting":
      answer = .document(.text, LanguageServer.rangeFormatting)
    case "textDocument/inlayHint":
      answer = .document(.currentAnalysis, LanguageServer.inlayHints)
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
      answer = .document(.text, LanguageServer.semanticTokens)
    case "textDocument/documentColor": answer = .document(.text, LanguageServer.colors)
    case "textDocument/colorPresentation":
      answer = .document(.text, LanguageServer.colorPresentations)
    case "workspace/symbol": answer = .workspace(LanguageServer.workspaceSymbols)
    default: return nil
    }
  }
}
