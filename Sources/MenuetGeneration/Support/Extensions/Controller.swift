// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The code of a share or action extension, which is a target of its own: nothing of the app's file is
// there, and nothing that only apps may call.

#if COMPOSING
  public import Social
#else
  public import UIKit
#endif

public enum NotesPostExtension {
  // What a document generates. Nothing of this is embedded.
  public enum ContentType: String, CaseIterable, Sendable { case text = "public.text" }
  public enum ReturnedType: String, CaseIterable, Sendable { case text = "public.text" }
  @MainActor public protocol Handler: AnyObject {}
  public enum Command: String, CaseIterable, Sendable {
    case post
    public var title: String { rawValue }
    #if RETURNING
      fileprivate var work: @MainActor (any Handler, Content) async throws -> [Returned] {
        return { _, _ in [] }
      }
    #else
      fileprivate var work: @MainActor (any Handler, Content) async throws -> Void {
        return { _, _ in }
      }
    #endif
  }

  // embed: content
  /// Something that the other app hands over.
  public struct Item: Sendable {
    /// The first of the accepted types that it has.
    public let type: ContentType
    public let value: Value

    public enum Value: Sendable {
      #if SHARED_TEXTS
        case text(String)
      #endif
      #if SHARED_LINKS
        case link(URL)
      #endif
      #if SHARED_FILES
        /// A copy, which is deleted when the handler has returned.
        case file(URL)
      #endif
    }
  }

  /// The content that the other app hands over, in the accepted types.
  public struct Content: Sendable {
    #if COMPOSING
      /// The text that people have written.
      public let text: String
    #endif
    public let items: [Item]
  }
  // end

  // embed: returned
  /// Something that goes back to the other app.
  public struct Returned: Sendable {
    public let type: ReturnedType
    public let data: Data

    public init(_ type: ReturnedType, _ data: Data) {
      self.type = type
      self.data = data
    }

    fileprivate var provider: NSItemProvider {
      let data = data
      let provider = NSItemProvider()
      provider.registerDataRepresentation(
        forTypeIdentifier: type.rawValue, visibility: .all
      ) { completion in
        completion(data, nil)
        return nil
      }
      return provider
    }
  }
  // end

  // embed: loader
  /// Loads what item providers have. Both stay on the main actor; copies are made elsewhere.
  @MainActor fileprivate struct Loader {
    #if SHARED_FILES
      /// The folder of copies, which is there for as long as the handler needs them.
      private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString, isDirectory: true)

      func removeCopies() { try? FileManager.default.removeItem(at: folder) }
    #endif

    func items(of providers: [NSItemProvider]) async throws -> [Item] {
      var items: [Item] = []
      for provider in providers {
        guard let type = ContentType.allCases.first(where: { isType($0, of: provider) }) else {
          continue
        }
        items.append(Item(type: type, value: try await value(of: provider, as: type)))
      }
      return items
    }

    private func isType(_ type: ContentType, of provider: NSItemProvider) -> Bool {
      #if SHARED_LINKS
        // The place of a file conforms to it too.
        if type.rawValue == "public.url",
          provider.hasItemConformingToTypeIdentifier("public.file-url")
        {
          return false
        }
      #endif
      return provider.hasItemConformingToTypeIdentifier(type.rawValue)
    }

    private func value(
      of provider: NSItemProvider, as type: ContentType
    ) async throws -> Item.Value {
      switch type.rawValue {
      #if SHARED_TEXTS
        case "public.text", "public.plain-text", "public.utf8-plain-text":
          return .text(try await object(String.self, of: provider))
      #endif
      #if SHARED_LINKS
        case "public.url":
          return .link(try await object(URL.self, of: provider))
      #endif
      #if SHARED_FILES
        case "public.file-url", "public.item":
          // Whatever it is, in the form that the other app has put first.
          let first = provider.registeredTypeIdentifiers.first { $0 != "public.file-url" }
          return .file(try await copy(of: provider, as: first ?? type.rawValue))
        default:
          return .file(try await copy(of: provider, as: type.rawValue))
      #else
        default:
          throw CancellationError()
      #endif
      }
    }

    #if SHARED_OBJECTS
      private func object<Value>(
        _ type: Value.Type, of provider: NSItemProvider
      ) async throws -> Value
      where
        Value: Sendable & _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading
      {
        return try await withCheckedThrowingContinuation { continuation in
          _ = provider.loadObject(ofClass: type) { object, error in
            if let object {
              continuation.resume(returning: object)
            } else {
              continuation.resume(throwing: error ?? CancellationError())
            }
          }
        }
      }
    #endif

    #if SHARED_FILES
      private func copy(of provider: NSItemProvider, as type: String) async throws -> URL {
        let folder = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        return try await withCheckedThrowingContinuation { continuation in
          _ = provider.loadFileRepresentation(forTypeIdentifier: type) { file, error in
            // The system deletes its file when this returns.
            continuation.resume(
              with: Result {
                guard let file else { throw error ?? CancellationError() }
                let copy = folder.appendingPathComponent(file.lastPathComponent)
                try FileManager.default.createDirectory(
                  at: folder, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: file, to: copy)
                return copy
              })
          }
        }
      }
    #endif
  }
  // end

  // embed: request
  /// The request of the other app.
  @MainActor fileprivate struct Request {
    let context: NSExtensionContext
    /// The principal class, which is the handler.
    let principal: AnyObject
    #if COMPOSING
      let text: String
    #endif

    /// Performs commands, and answers in any case: the other app waits for it.
    func perform(_ commands: [Command]) async {
      do {
        guard let handler = principal as? any Handler else { throw CancellationError() }
        let loader = Loader()
        #if SHARED_FILES
          defer { loader.removeCopies() }
        #endif
        let items = try await loader.items(of: providers)
        #if COMPOSING
          let content = Content(text: text, items: items)
        #else
          let content = Content(items: items)
        #endif
        #if RETURNING
          var returned: [Returned] = []
          for command in commands { returned += try await command.work(handler, content) }
          let item = NSExtensionItem()
          item.attachments = returned.map(\.provider)
          context.completeRequest(returningItems: [item])
        #else
          for command in commands { try await command.work(handler, content) }
          context.completeRequest(returningItems: [])
        #endif
      } catch {
        context.cancelRequest(withError: error)
      }
    }

    private var providers: [NSItemProvider] {
      let items = context.inputItems.compactMap { $0 as? NSExtensionItem }
      return items.flatMap { $0.attachments ?? [] }
    }
  }
  // end

  // embed: principal
  /// The principal class of the extension inherits from it, so that a method that it lacks is an
  /// error.
  public typealias Principal = Controller & Handler
  // end

  #if SILENT
    // embed: silentController
    /// Performs the commands without a view, and goes back to the other app.
    @MainActor public class Controller: NSObject, NSExtensionRequestHandling {
      public nonisolated func beginRequest(with context: NSExtensionContext) {
        // The system hands the context over, and waits for the answer.
        nonisolated(unsafe) let context = context
        Task { @MainActor in
          await Request(context: context, principal: self).perform(Command.allCases)
        }
      }
    }
  // end
  #elseif COMPOSING
    // embed: composingController
    /// The system's view for a text with what is attached to it. Its button performs the first
    /// command, and goes back to the other app.
    @MainActor public class Controller: SLComposeServiceViewController {
      private var isPerforming = false

      public override func didSelectPost() {
        if let command = Command.allCases.first { perform(command) }
      }

      #if COMPOSED_COMMANDS
        /// The other commands, in rows below the text.
        public override func configurationItems() -> [Any]! {
          return Command.allCases.dropFirst().compactMap { command in
            guard let item = SLComposeSheetConfigurationItem() else { return nil }
            item.title = command.title
            item.tapHandler = { [weak self] in self?.perform(command) }
            return item
          }
        }
      #endif

      private func perform(_ command: Command) {
        guard !isPerforming, let context = extensionContext else { return }
        isPerforming = true
        let request = Request(context: context, principal: self, text: contentText ?? "")
        Task { await request.perform([command]) }
      }
    }
  // end
  #else
    // embed: customController
    /// Performs commands of a view of the app's own, and goes back to the other app.
    @MainActor public class Controller: UIViewController {
      private var isPerforming = false

      /// Performs a command and goes back, even if the handler fails.
      public func perform(_ command: Command) {
        guard !isPerforming, let context = extensionContext else { return }
        isPerforming = true
        let request = Request(context: context, principal: self)
        Task { await request.perform([command]) }
      }

      /// Goes back without doing anything.
      public func cancel() {
        guard !isPerforming else { return }
        isPerforming = true
        extensionContext?.cancelRequest(withError: CancellationError())
      }
    }
  // end
  #endif
}
