// Written by inherited-members from the SDK of iOS 17.4: what subclasses inherit.
// swift-format-ignore-file

import Foundation

extension NSObject {
  public func addObserver(_ value1: NSObject, forKeyPath value2: String, options value3: _SDKValue = _anything(), context value4: _SDKValue?) { fatalError() }
  public func attemptRecovery(fromError value1: _SDKValue, optionIndex value2: Int) -> Bool { fatalError() }
  public func attemptRecovery(fromError value1: _SDKValue, optionIndex value2: Int, delegate value3: Any?, didRecoverSelector value4: Selector?, contextInfo value5: _SDKValue?) { fatalError() }
  public var autoContentAccessingProxy: Any { get { fatalError() } }
  public func awakeAfter(using value1: NSCoder) -> Any? { fatalError() }
  public var classForCoder: AnyClass { get { fatalError() } }
  public var classForKeyedArchiver: AnyClass? { get { fatalError() } }
  public func conforms(to value1: _SDKValue) -> Bool { fatalError() }
  public var debugDescription: String { get { fatalError() } }
  public func dictionaryWithValues(forKeys value1: [String]) -> [String:Any] { fatalError() }
  public func didChange(_ value1: _SDKValue, valuesAt value2: _SDKValue, for value3: _SDKValue) { fatalError() }
  public func didChange(_ value1: _SDKValue, valuesAt value2: _SDKValue, forKey value3: String) { fatalError() }
  public func didChangeValue(for value1: _SDKValue) { fatalError() }
  public func didChangeValue(for value1: _SDKValue, withSetMutation value2: _SDKValue, using value3: _SDKValue) { fatalError() }
  public func didChangeValue(forKey value1: String) { fatalError() }
  public func didChangeValue(forKey value1: String, withSetMutation value2: _SDKValue, using value3: _SDKValue) { fatalError() }
  public func doesNotRecognizeSelector(_ value1: Selector!) { fatalError() }
  public func finalize() { fatalError() }
  public func forwardingTarget(for value1: Selector!) -> Any? { fatalError() }
  public var hashValue: Int { get { fatalError() } }
  public func isMember(of value1: AnyClass) -> Bool { fatalError() }
  public func isProxy() -> Bool { fatalError() }
  public func method(for value1: Selector!) -> _SDKValue! { fatalError() }
  public func mutableArrayValue(forKey value1: String) -> _SDKValue { fatalError() }
  public func mutableArrayValue(forKeyPath value1: String) -> _SDKValue { fatalError() }
  public func mutableCopy() -> Any { fatalError() }
  public func mutableOrderedSetValue(forKey value1: String) -> _SDKValue { fatalError() }
  public func mutableOrderedSetValue(forKeyPath value1: String) -> _SDKValue { fatalError() }
  public func mutableSetValue(forKey value1: String) -> _SDKValue { fatalError() }
  public func mutableSetValue(forKeyPath value1: String) -> _SDKValue { fatalError() }
  public var observationInfo: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func observe(_ value1: _SDKValue, options value2: _SDKValue = _anything(), changeHandler value3: _SDKValue) -> _SDKValue { fatalError() }
  public func observeValue(forKeyPath value1: String?, of value2: Any?, change value3: _SDKValue?, context value4: _SDKValue?) { fatalError() }
  public func perform(_ value1: Selector, on value2: Thread, with value3: Any?, waitUntilDone value4: Bool) { fatalError() }
  public func perform(_ value1: Selector, on value2: Thread, with value3: Any?, waitUntilDone value4: Bool, modes value5: [String]?) { fatalError() }
  public func perform(_ value1: Selector!, with value2: Any!) -> _SDKValue! { fatalError() }
  public func perform(_ value1: Selector, with value2: Any?, afterDelay value3: TimeInterval) { fatalError() }
  public func perform(_ value1: Selector, with value2: Any?, afterDelay value3: TimeInterval, inModes value4: [RunLoop.Mode]) { fatalError() }
  public func perform(_ value1: Selector!, with value2: Any!, with value3: Any!) -> _SDKValue! { fatalError() }
  public func performSelector(inBackground value1: Selector, with value2: Any?) { fatalError() }
  public func performSelector(onMainThread value1: Selector, with value2: Any?, waitUntilDone value3: Bool) { fatalError() }
  public func performSelector(onMainThread value1: Selector, with value2: Any?, waitUntilDone value3: Bool, modes value4: [String]?) { fatalError() }
  @available(iOS 13.0, *)
  public func publisher(for value1: _SDKValue, options value2: _SDKValue = _anything()) -> _SDKValue { fatalError() }
  public func removeObserver(_ value1: NSObject, forKeyPath value2: String) { fatalError() }
  public func removeObserver(_ value1: NSObject, forKeyPath value2: String, context value3: _SDKValue?) { fatalError() }
  public func setNilValueForKey(_ value1: String) { fatalError() }
  public func setValue(_ value1: Any?, forKey value2: String) { fatalError() }
  public func setValue(_ value1: Any?, forKeyPath value2: String) { fatalError() }
  public func setValue(_ value1: Any?, forUndefinedKey value2: String) { fatalError() }
  public func setValuesForKeys(_ value1: [String:Any]) { fatalError() }
  public var superclass: AnyClass? { get { fatalError() } }
  public func validateValue(_ value1: _SDKValue, forKey value2: String) throws { fatalError() }
  public func validateValue(_ value1: _SDKValue, forKeyPath value2: String) throws { fatalError() }
  public func value(forKey value1: String) -> Any? { fatalError() }
  public func value(forKeyPath value1: String) -> Any? { fatalError() }
  public func value(forUndefinedKey value1: String) -> Any? { fatalError() }
  public func willChange(_ value1: _SDKValue, valuesAt value2: _SDKValue, for value3: _SDKValue) { fatalError() }
  public func willChange(_ value1: _SDKValue, valuesAt value2: _SDKValue, forKey value3: String) { fatalError() }
  public func willChangeValue(for value1: _SDKValue) { fatalError() }
  public func willChangeValue(for value1: _SDKValue, withSetMutation value2: _SDKValue, using value3: _SDKValue) { fatalError() }
  public func willChangeValue(forKey value1: String) { fatalError() }
  public func willChangeValue(forKey value1: String, withSetMutation value2: _SDKValue, using value3: _SDKValue) { fatalError() }
  public class var accessInstanceVariablesDirectly: Bool { get { fatalError() } }
  public class func automaticallyNotifiesObservers(forKey value1: String) -> Bool { fatalError() }
  public class func cancelPreviousPerformRequests(withTarget value1: Any) { fatalError() }
  public class func cancelPreviousPerformRequests(withTarget value1: Any, selector value2: Selector, object value3: Any?) { fatalError() }
  public class func classFallbacksForKeyedArchiver() -> [String] { fatalError() }
  public class func classForKeyedUnarchiver() -> AnyClass { fatalError() }
  public class func conforms(to value1: _SDKValue) -> Bool { fatalError() }
  public class func debugDescription() -> String { fatalError() }
  public class func description() -> String { fatalError() }
  public class func hash() -> Int { fatalError() }
  public class func initialize() { fatalError() }
  public class func instanceMethod(for value1: Selector!) -> _SDKValue! { fatalError() }
  public class func instancesRespond(to value1: Selector!) -> Bool { fatalError() }
  public class func isSubclass(of value1: AnyClass) -> Bool { fatalError() }
  public class func keyPathsForValuesAffectingValue(forKey value1: String) -> _SDKValue { fatalError() }
  public class func load() { fatalError() }
  public class func resolveClassMethod(_ value1: Selector!) -> Bool { fatalError() }
  public class func resolveInstanceMethod(_ value1: Selector!) -> Bool { fatalError() }
  public class func setVersion(_ value1: Int) { fatalError() }
  public class func superclass() -> AnyClass? { fatalError() }
  public class func version() -> Int { fatalError() }
}
