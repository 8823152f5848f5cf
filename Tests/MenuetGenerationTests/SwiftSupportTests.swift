import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

/// The Swift files of `Sources/MenuetGeneration/Support`: they type-check by themselves, whatever a
/// document needs of them, and what is embedded is what they say.
@Suite struct SwiftSupportTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/MenuetGeneration/Support")

  /// The files of folders as one, because private declarations of one are used in others.
  private func source(_ folders: String...) throws -> String {
    var text = ""
    for folder in folders {
      let folder = Self.folder.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        text += try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return text
  }

  /// `STANDARD_EDITS` for `standardEdits`.
  private func condition(_ need: SupportCode.Need) -> String {
    "\(need)".map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
  }

  /// A document may need everything or nothing but what its framework and access level ask for, and
  /// what goes with menus and bars, which are sections of these files.
  private func conditions(isLocalized: Bool) -> [[String]] {
    let sections: [SupportCode.Need] = [
      .following, .followers, .shownItems, .menuKeys, .menuItems, .menus, .bars,
    ]
    let always = sections + (isLocalized ? [.exported, .localized] : [.exported])
    let all =
      SupportCode.Need.allCases.filter { $0 != .localized } + (isLocalized ? [.localized] : [])
    return [all, always].map { $0.map { condition($0) } }
  }

  @Test func filesForUIKitTypeCheck() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source("Common", "UIKit"), "Support.swift")
    for conditions in conditions(isLocalized: true) {
      #expect(try tools.typecheckUIKit(file, conditions: conditions) == "")
    }
  }

  @Test(arguments: [
    "SHARED_FILES", "SHARED_TEXTS SHARED_OBJECTS RETURNING SILENT",
    "SHARED_TEXTS SHARED_LINKS SHARED_OBJECTS SHARED_FILES COMPOSING COMPOSED_COMMANDS",
    "SHARED_LINKS SHARED_OBJECTS RETURNING COMPOSING",
  ])
  func filesForExtensionsTypeCheck(_ needs: String) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source("Extensions"), "Support.swift")
    let conditions = needs.split(separator: " ").map(String.init)
    #expect(try tools.typecheckSocial([file], conditions: conditions) == "")
  }

  @Test func filesForAppKitTypeCheck() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source("Common", "AppKit"), "Support.swift")
    for conditions in conditions(isLocalized: true) {
      #expect(try tools.typecheckAppKit(file, conditions: conditions) == "")
    }
  }

  @Test func filesForSwiftUITypeCheck() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source("Common", "SwiftUI"), "Support.swift")
    for conditions in conditions(isLocalized: true) {
      expectNone(try tools.typecheckSwiftUI(file, conditions: conditions))
    }
  }

  @Test func filesForUITestsTypeCheck() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let text = try source("UITests")
    let file = try tools.write(text, "Support.swift")
    // As a Mac compiles it.
    let mac = try tools.write(text.replacing("os(macOS)", with: "true"), "Mac.swift")
    for conditions in conditions(isLocalized: false) {
      #expect(try tools.typecheckXCTest(file, conditions: conditions) == "")
      #expect(try tools.typecheckXCTest(mac, conditions: conditions) == "")
    }
  }

  @Test func filesForValuesTypeCheck() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source("Common", "None"), "Support.swift")
    for conditions in conditions(isLocalized: false) {
      #expect(try tools.typecheck(file, conditions: conditions) == "")
    }
  }

  /// Every condition in the files is a need, and every need is asked for.
  @Test func conditionsAreNeeds() throws {
    let lines = try source(
      "AppKit", "Common", "Extensions", "None", "SwiftUI", "UIKit", "UITests"
    )
    .split(separator: "\n")
    let found = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] == "#if", words[1].allSatisfy({ !$0.isLowercase }) else {
        return nil
      }
      return String(words[1])
    }
    #expect(Set(found) == Set(SupportCode.Need.allCases.map { condition($0) }))
  }

  /// Every fixed fragment of a tree has its brackets in pairs, so that none opens what another closes.
  @Test func fixedFragmentsAreBalanced() {
    var old = HostileDocument.document
    old.minimumVersions.ios = PlatformVersion(15)
    var new = HostileDocument.document
    new.minimumVersions.ios = PlatformVersion(26)
    var watch = DocumentMaker("Watch")
    watch.change { $0.platforms = [.watchos, .ios] }
    watch.menu("m", [watch.dynamic("d", max: nil)])
    let documents = [
      old, new, HostileDocument.document, DocumentMaker("Empty").document, watch.document,
    ]
    for document in documents {
      let laidOut = LayoutEngine(context: LayoutContext(document: document)).layOut(document)
      for framework in Framework.allCases {
        let emitter = SwiftEmitter(
          framework: framework, access: .public, toolVersion: "1", inputName: "x")
        var fragments: Set<String> = []
        collectFragments(of: emitter.file(laidOut).declarations, into: &fragments)
        collectFragments(of: emitter.uiTests(laidOut).declarations, into: &fragments)
        #expect(!fragments.isEmpty)
        for fragment in fragments { #expect(isBalanced(fragment), "\(fragment)") }
      }
    }
  }

  /// Finds the fixed code in a tree, by reflection, so that no node can be forgotten.
  private func collectFragments(of value: Any, into fragments: inout Set<String>) {
    if let fragment = value as? StaticString {
      fragments.insert("\(fragment)")
    } else if !(value is SupportCode), !(value is String) {
      for child in Mirror(reflecting: value).children {
        collectFragments(of: child.value, into: &fragments)
      }
    }
  }

  private func isBalanced(_ fragment: String) -> Bool {
    let closing: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var open: [Character] = []
    var isInString = false
    for character in fragment {
      if character == "\"" { isInString.toggle() }
      if isInString { continue }
      if "([{".contains(character) { open.append(character) }
      if let other = closing[character], open.popLast() != other { return false }
    }
    return open.isEmpty
  }
}
