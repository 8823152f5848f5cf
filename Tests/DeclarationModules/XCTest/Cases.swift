// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Declarations of XCTest, as far as the UI tests in the documentation use them: test cases and
// assertions. Only type-checked against, never linked or run: every body is a stand-in.
// From XCTestCase.h, XCTest.h and the overlay of XCTest.

@objc open class XCTest: NSObject {
  public override init() { fatalError() }
  open func setUp() { fatalError() }
  @MainActor open func setUp() async throws { fatalError() }
  open func setUpWithError() throws { fatalError() }
}

@objc open class XCTestCase: XCTest {
  public override init() { fatalError() }
  open var continueAfterFailure: Bool
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
