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
      Need, (LanguageServer) -> (OpenDocument, JSONValue) throws(ProtocolError) -> Reply)
  }

  let answer: Answer

  /// `nil` for a method that is none.
  init?(_ method: String) {
    switch method {
    case "textDocument/completion": answer = Self.atOnce(LanguageServer.completion)
    case "textDocument/hover": answer = Self.atOnce(LanguageServer.hover)
    case "textDocument/definition": answer = Self.atOnce(LanguageServer.definition)
    case "textDocument/references": answer = Self.atOnce(LanguageServer.references)
    case "textDocument/documentHighlight": answer = Self.atOnce(LanguageServer.highlights)
    case "textDocument/prepareRename": answer = Self.atOnce(LanguageServer.prepareRename)
    case "textDocument/rename": answer = .document(.text, LanguageServer.rename)
    case "textDocument/codeAction":
      answer = .document(.currentAnalysis, LanguageServer.codeActions)
    case "textDocument/documentSymbol": answer = Self.atOnce(LanguageServer.documentSymbols)
    case "textDocument/foldingRange": answer = Self.atOnce(LanguageServer.foldingRanges)
    case "textDocument/selectionRange": answer = Self.atOnce(LanguageServer.selectionRanges)
    case "textDocument/formatting": answer = .document(.text, LanguageServer.formatting)
    case "textDocument/rangeFormatting":
      answer = .document(.text, LanguageServer.rangeFormatting)
    case "textDocument/inlayHint": answer = Self.atOnce(LanguageServer.inlayHints, .anyAnalysis)
    case "textDocument/semanticTokens/full": answer = Self.atOnce(LanguageServer.semanticTokens)
    case "textDocument/semanticTokens/full/delta":
      answer = Self.atOnce(LanguageServer.semanticTokensDelta)
    case "textDocument/semanticTokens/range":
      answer = Self.atOnce(LanguageServer.semanticTokensInRange)
    case "textDocument/documentColor": answer = Self.atOnce(LanguageServer.colors)
    case "textDocument/colorPresentation": answer = Self.atOnce(LanguageServer.colorPresentations)
    case "workspace/symbol": answer = .workspace(LanguageServer.workspaceSymbols)
    default: return nil
    }
  }

  /// An answer without work on another thread.
  private static func atOnce(
    _ answer:
      @escaping (LanguageServer) -> (OpenDocument, JSONValue) throws(ProtocolError) -> JSONValue,
    _ need: Need = .text
  ) -> Answer {
    .document(need) { server in
      { document, parameters throws(ProtocolError) in
        .value(try answer(server)(document, parameters))
      }
    }
  }
}
