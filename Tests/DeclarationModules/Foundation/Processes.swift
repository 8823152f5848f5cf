// Declarations of Foundation, as far as the probes of the samples may use them: the process and what
// it writes to; threads and defaults. From NSFileHandle.h, NSProcessInfo.h, NSThread.h, NSUserDefaults.h
// and from `stdlib.h`.
// Only type-checked against, never linked or run: every body is a stand-in.

@_exported import Dispatch

@objc open class FileHandle: NSObject, NSSecureCoding, @unchecked Sendable {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open class var standardOutput: FileHandle { fatalError() }
  open class var standardError: FileHandle { fatalError() }
  open func write(_ data: Data) { fatalError() }
}

@objc open class ProcessInfo: NSObject {
  open class var processInfo: ProcessInfo { fatalError() }
  open var operatingSystemVersionString: String { fatalError() }
}

@objc open class Thread: NSObject {
  open class var isMainThread: Bool { fatalError() }
}

@objc open class UserDefaults: NSObject {
  open class var standard: UserDefaults { fatalError() }
  open func bool(forKey defaultName: String) -> Bool { fatalError() }
  open func set(_ value: Bool, forKey defaultName: String) { fatalError() }
}

public func exit(_ status: Int32) -> Never { fatalError() }
