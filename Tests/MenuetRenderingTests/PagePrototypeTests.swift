import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

/// The data from which pages make a prototype.
@Suite struct PagePrototypeTests {
  private func shown(on platform: Platform) throws -> JSONValue {
    try PageData.shown(Self.document, on: platform)
  }

  private static var document: Document {
    var document = Document(name: "App", fileName: "App.menuet.xml", source: .none)
    var first = AppView(id: "first", title: nil, source: .none)
    first.platforms = .all
    var second = AppView(id: "second", title: "Second", source: .none)
    second.platforms = PlatformSet(.ios)
    document.views = [first, second]
    return document
  }

  @Test(arguments: [Platform.ios, .ipados, .macos])
  func devicesAreTheNominalContainers(platform: Platform) throws {
    let devices = try #require(shown(on: platform)["devices"]).elements
    let nominal = DeviceContainer.nominal(on: platform)
    #expect(devices.count >= nominal.count)
    for (device, container) in zip(devices, nominal) {
      #expect(device["kind"]?.string == container.device.rawValue)
      #expect(device["width"]?.integer == container.width)
      #expect(device["height"]?.integer == container.height)
      #expect(device["top"]?.integer == container.safeArea.top)
    }
  }

  @Test func aMacHasWindowsOfTheUsualWidths() throws {
    let devices = try #require(shown(on: .macos)["devices"]).elements
    #expect(devices.compactMap { $0["width"]?.integer } == [900, 700, 1280])
  }

  @Test func aSystemOfUnknownDevicesHasAWindow() throws {
    let devices = try #require(shown(on: .visionos)["devices"]).elements
    #expect(devices.map { $0["name"]?.string } == ["Window"])
  }

  @Test func viewsAreThoseOfThePlatform() throws {
    let phone = try #require(shown(on: .ios)["views"]).elements
    #expect(phone.map { $0["id"]?.string } == ["first", "second"])
    #expect(phone.map { $0["title"]?.string } == [nil, "Second"])
    let mac = try #require(shown(on: .macos)["views"]).elements
    #expect(mac.map { $0["id"]?.string } == ["first"])
  }
}
