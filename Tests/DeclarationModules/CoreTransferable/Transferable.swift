// Declarations of CoreTransferable, as far as generated code may use them.
// Only type-checked against, never linked or run: every body is a stand-in.
// From CoreTransferable.swiftinterface of the SDK.

@_exported import Foundation
import UniformTypeIdentifiers

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Self.Representation { get }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension Never: Transferable {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  public static var transferRepresentation: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
extension Never: TransferRepresentation {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  public typealias Item = Never
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  public typealias Body = Never
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  public var body: Never { fatalError() }
}

extension URL: Transferable {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  public static var transferRepresentation: some TransferRepresentation {
    return stand(for: URL.self)
  }
}

extension String: Transferable {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  public static var transferRepresentation: some TransferRepresentation {
    return stand(for: String.self)
  }
}

extension Data: Transferable {
  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  public static var transferRepresentation: some TransferRepresentation {
    return stand(for: Data.self)
  }
}

extension AttributedString: Transferable {
  @available(iOS 16.1, macOS 13.0, visionOS 1.0, *)
  public static var transferRepresentation: some TransferRepresentation {
    return stand(for: AttributedString.self)
  }
}

/// Gives the opaque types above a type.
private func stand<Item: Transferable>(for item: Item.Type) -> DataRepresentation<Item> {
  fatalError()
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { fatalError() }
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    fatalError()
  }
  @available(iOS, introduced: 16.1, deprecated: 17.0)
  @available(macOS, introduced: 13.0, deprecated: 14.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    fatalError()
  }
  public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>:
  TransferRepresentation
{
  public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { fatalError() }
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { fatalError() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
    _ c1: C1, _ c2: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item {
    fatalError()
  }
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3)>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item { fatalError() }
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item { fatalError() }
}
