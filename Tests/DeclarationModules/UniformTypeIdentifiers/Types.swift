// Declarations of UniformTypeIdentifiers, as far as generated code may use them.
// Only type-checked against, never linked or run: every body is a stand-in.
// From UniformTypeIdentifiers.swiftinterface of the SDK.

@_exported import Foundation

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct UTType: Hashable, Sendable {
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    fatalError()
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    fatalError()
  }
  public var identifier: String { fatalError() }
}
