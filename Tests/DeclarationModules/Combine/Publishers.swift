// Declarations of Combine, as far as generated code may use them: what views receive.
// Only type-checked against, never linked or run: every body is a stand-in.
// From Combine.swiftinterface of the SDK.

@available(iOS 13.0, macOS 10.15, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
