/// The framework that generated code is written for.
package enum Framework: String, CaseIterable, Sendable {
  case uikit, swiftui
  /// The Mac, without Catalyst.
  case appkit
  /// Plain values, which compile anywhere.
  case none

  /// The name as Apple writes it.
  package var displayName: String {
    switch self {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .appkit: "AppKit"
    case .none: "plain values"
    }
  }

  /// The platforms that it has code for; UIKit's is that of Mac Catalyst on a Mac.
  package var platforms: PlatformSet {
    switch self {
    case .uikit, .swiftui: [.ios, .ipados, .macos, .visionos]
    case .appkit: .macos
    case .none: .all
    }
  }

  /// Indicates whether an app has no menus but those that its code makes.
  package var makesStandardMenus: Bool { self == .appkit }

  /// Indicates whether it has the words of the standard commands in its menus: those that generated
  /// UIKit code lists are the system's own.
  package var bringsCommandTitles: Bool { self == .uikit }

  /// Indicates whether bars have a button that goes back.
  package var bringsBack: Bool { self != .appkit }

  /// Returns whether it has the title of a standard menu.
  package func bringsTitle(of menu: StandardMenu) -> Bool {
    switch self {
    case .uikit: true
    // A menu of that name is the app's own.
    case .swiftui: menu != .format
    // The name of the app, whatever the menu says.
    case .appkit: menu == .app
    case .none: false
    }
  }
}

/// Some of the frameworks.
package struct FrameworkSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ framework: Framework) {
    switch framework {
    case .uikit: self = .uikit
    case .swiftui: self = .swiftui
    case .appkit: self = .appkit
    case .none: self = .values
    }
  }

  package static let uikit = FrameworkSet(rawValue: 1 << 0)
  package static let swiftui = FrameworkSet(rawValue: 1 << 1)
  package static let appkit = FrameworkSet(rawValue: 1 << 2)
  /// The code without a framework.
  package static let values = FrameworkSet(rawValue: 1 << 3)
  /// The three that show something on a screen.
  package static let interfaces: FrameworkSet = [.uikit, .swiftui, .appkit]
  package static let all: FrameworkSet = [.uikit, .swiftui, .appkit, .values]

  /// The members in the order of `Framework`.
  package var members: [Framework] { Framework.allCases.filter { contains(FrameworkSet($0)) } }

  /// The members as a person reads them: "UIKit, SwiftUI and AppKit".
  package var description: String {
    let names = members.map(\.displayName)
    guard let last = names.last, names.count > 1 else { return names.first ?? "no framework" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
