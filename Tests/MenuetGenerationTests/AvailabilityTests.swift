import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

/// Generated code uses nothing that is newer than the least versions of its document without a
/// check, on every platform of UIKit.
@Suite struct AvailabilityTests {
  private func source(_ document: Document) -> [UInt8] {
    SwiftEmitter(
      framework: .uikit, access: .internal, toolVersion: "1.0", inputName: document.fileName
    ).emit(LaidOutDocument(document: document, context: LayoutContext(document: document))).source
  }

  /// A version of visionOS as old as an iOS, for documents that name none.
  private func vision(_ versions: MinimumVersions) -> PlatformVersion {
    if let named = versions.visionos { return named }
    if versions.ios >= PlatformVersion(26) { return versions.ios }
    return versions.ios >= PlatformVersion(18) ? PlatformVersion(2) : PlatformVersion(1)
  }

  private func written(_ version: PlatformVersion) -> String {
    "\(version.major).\(version.minor)"
  }

  @Test func seededDocumentsUseNothingTooNew() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var uses: [(platform: String, minimum: String, file: URL)] = []
    for seed in SeededDocument.seeds {
      let document = SeededDocument.document(seed: UInt64(seed))
      let file = try tools.write(source(document), "Seeded\(seed).swift")
      let ios = written(document.minimumVersions.ios)
      if document.platforms.contains(.ios) || document.platforms.contains(.ipados) {
        uses.append(("iOS", ios, file))
        // Next to nothing differs from iOS there, so that a part of the documents is enough.
        if seed.isMultiple(of: 10) { uses.append(("macCatalyst", ios, file)) }
      }
      if document.platforms.contains(.visionos) {
        uses.append(("visionOS", written(vision(document.minimumVersions)), file))
      }
    }
    let found = try tools.availability(uses)
    #expect(found == "", "\(found.split(separator: "\n").prefix(20).joined(separator: "\n"))")
  }

  /// Of two functions with the same labels, a closure that awaits is for the asynchronous one.
  @Test func aClosureThatAwaitsIsForANewerFunction() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(
      """
      import SwiftUI
      struct Page: Transferable {
        let url: @Sendable () throws -> URL
        let slow: @Sendable () async throws -> URL
        static var transferRepresentation: some TransferRepresentation {
          ProxyRepresentation { page in try page.url() }
          ProxyRepresentation { page in try await page.slow() }
          ProxyRepresentation(exporting: { page in try page.url() })
        }
      }
      """, "Page.swift")
    func findings(_ minimum: String) throws -> [Substring] {
      try tools.availability([("iOS", minimum, file)], framework: "swiftui").split(separator: "\n")
    }
    let (old, new) = (try findings("16.0"), try findings("17.0"))
    #expect(old.count == 1 && old[0].contains("Page.swift:7:5: error: "))
    #expect(old.first?.contains("needs iOS 16.1") == true)
    #expect(new.count == 1 && new[0].contains("Page.swift:7:5: error: "))
    #expect(new.first?.contains("is deprecated since iOS 17.0") == true)
  }

  @Test func usesThatAreTooNewAreFound() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(
      """
      import UIKit
      @MainActor func fill(_ item: UIBarButtonItem) {
        var groups: [UIBarButtonItemGroup] = []
        item.style = .prominent
        if #available(iOS 26.0, *) {
          item.style = .prominent
          groups.append(.fixedSpace())
          #if !os(visionOS)
            groups.append(.fixedSpace())
          #endif
        }
      }
      """, "New.swift")
    func lines(_ platform: String, _ minimum: String) throws -> [Int] {
      try tools.availability([(platform, minimum, file)]).split(separator: "\n").compactMap {
        Int($0.dropFirst(file.path.count + 1).prefix { $0 != ":" })
      }
    }
    #expect(try lines("iOS", "16.0") == [4])
    #expect(try lines("macCatalyst", "16.0") == [4])
    #expect(try lines("iOS", "26.0") == [])
    #expect(try lines("visionOS", "1.0") == [4, 7])
    #expect(try lines("visionOS", "26.0") == [7])
  }
}
