public enum SwiftName { public static func isKeyword(_ s: String) -> Bool { false }; public static func isStandardType(_ s: String) -> Bool { false } }
