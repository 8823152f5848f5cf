import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

/// Writes generated Swift for `Tests/AppleSDK/run`, which compiles it with the SDKs: documents that
/// seeds make, with hostile ids and titles, and the code of articles.
///
/// Does nothing but where the script names a folder.
@Suite struct AppleSDKFilesTests {
  static let folder = ProcessInfo.processInfo.environment["MENUET_SDK_FILES"]
    .map { URL(filePath: $0) }

  /// Files that compile together.
  private struct Unit: Encodable {
    let label: String
    let framework: Framework
    var files: [String]
    let minimum: [String: String]
    let platforms: [Platform]
    var isExtension = false
    var access = AccessLevel.internal
    var bundle = TitleBundle.class
    var isAlone = false

    enum Key: String, CodingKey {
      case label, framework, files, minimum, platforms, isExtension, access, bundle, isAlone
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(label, forKey: .label)
      try values.encode(framework.rawValue, forKey: .framework)
      try values.encode(files, forKey: .files)
      try values.encode(minimum, forKey: .minimum)
      try values.encode(platforms.map(\.rawValue), forKey: .platforms)
      try values.encode(isExtension, forKey: .isExtension)
      try values.encode(access.rawValue, forKey: .access)
      try values.encode(bundle.rawValue, forKey: .bundle)
      try values.encode(isAlone, forKey: .isAlone)
    }
  }

  private let accessLevels: [AccessLevel] = [.internal, .public, .package]
  private let bundles: [TitleBundle] = [.class, .main, .module]

  @Test(.enabled(if: Self.folder != nil)) func writesEveryUnit() throws {
    let folder = try #require(Self.folder)
    var units: [Unit] = []
    for seed in SeededDocument.seeds {
      units += try write(
        SeededDocument.hostileDocument(seed: UInt64(seed)), for: [.uikit, .swiftui, .none],
        label: "seed \(seed)", number: seed, in: folder)
      units += try write(
        SeededAppKitDocument.document(seed: UInt64(seed)), for: [.appkit],
        label: "seed \(seed)", number: seed, in: folder)
    }
    units += try write(
      HostileDocument.document, for: Framework.allCases, label: "hostile names", number: 0,
      in: folder)
    units += try articles(in: folder)
    try JSONEncoder().encode(units).write(to: folder.appending(path: "units.json"))
  }

  /// Writes a document's files, each access level and bundle for one of nine.
  private func write(
    _ document: Document, for frameworks: [Framework], label: String, number: Int, in folder: URL
  ) throws -> [Unit] {
    let laidOut = LaidOutDocument(
      document: document, context: LayoutContext(document: document))
    let platforms = Platform.allCases.filter { document.platforms.contains(PlatformSet($0)) }
    let access = accessLevels[number % 3]
    let bundle = bundles[number / 3 % 3]
    var units: [Unit] = []
    for framework in frameworks
    where !framework.platforms.isDisjoint(with: document.platforms) {
      let emitter = SwiftEmitter(
        framework: framework, access: access, bundle: bundle, toolVersion: "1.0",
        inputName: document.fileName)
      var files = [("\(document.name)+Menuet.swift", emitter.emit(laidOut).source, false)]
      if framework == .uikit {
        files += emitter.emitExtensions(laidOut).filter { $0.ending.hasSuffix(".swift") }.map {
          (document.name + $0.ending, $0.bytes, true)
        }
      }
      for (name, bytes, isExtension) in files {
        let path = "\(framework.rawValue)-\(name)"
        try Data(bytes).write(to: folder.appending(path: path))
        units.append(
          Unit(
            label: label, framework: framework, files: [path],
            minimum: minimum(document.minimumVersions), platforms: platforms,
            isExtension: isExtension, access: access, bundle: bundle))
      }
    }
    return units
  }

  private func minimum(_ versions: MinimumVersions) -> [String: String] {
    var all = [Platform.ios: versions.ios, .macos: versions.macos]
    all[.visionos] = versions.visionos
    return Dictionary(
      uniqueKeysWithValues: all.map { ($0.key.rawValue, "\($0.value.major).\($0.value.minor)") })
  }

  private func articles(in folder: URL) throws -> [Unit] {
    var units: [Unit] = []
    for article in ArticleTests.articles {
      for (number, program) in try Article(path: article).programs.enumerated() {
        let name = article.split(separator: "/").last.map(String.init) ?? article
        let files = try program.files.map { file in
          let path = "\(name)-\(number)-\(file.name)"
          try Data(file.bytes).write(to: folder.appending(path: path))
          return path
        }
        let minimum = program.documents.reduce(into: [String: String]()) {
          $0.merge($1.minimum) { first, _ in first }
        }
        units.append(
          Unit(
            label: article, framework: program.framework, files: files, minimum: minimum,
            platforms: [], isExtension: program.isOfExtension, isAlone: true))
      }
    }
    return units
  }
}
