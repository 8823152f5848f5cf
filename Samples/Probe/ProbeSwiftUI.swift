// Says what SwiftUI does on the device or Mac that it runs on, where no text says it: what generated code for
// SwiftUI relies on. Look at its bar, tap its items, open a context menu and its menus Probe and Format, share,
// press ⎋ in each sheet, choose Read Menus in the menu Probe on a Mac, and read standard error.
//
//   swiftc -parse-as-library ProbeSwiftUI.swift Measurements.swift -o probe && ./probe

import CoreTransferable
import SwiftUI

@main struct ProbeApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { ProbeView() }
        .modifier(ProbeScene())
    }
    .commands {
      CommandMenu("Probe") {
        ProbeCommand()
        ProbeMenus()
      }
      CommandGroup(after: .pasteboard) {
        Divider()
        Button(role: nil, action: {}) { Text("After a line") }
      }
      CommandMenu("Format") { ProbeFormat(place: "a menu Format of the app") }
      CommandGroup(after: .textFormatting) { ProbeFormat(place: "the group of text formatting") }
    }
  }
}

/// Prints an answer.
func answer(_ question: String, _ value: String) {
  FileHandle.standardError.write(Data("\(question): \(value)\n".utf8))
}

/// What a scene supplies to its views, and to the menu bar while it is in front.
@MainActor final class ProbeObject: ObservableObject {
  @Published var count = 0
  nonisolated init() {}
}

struct ProbeKey: EnvironmentKey {
  static let defaultValue: ProbeObject? = nil
}

extension EnvironmentValues {
  var probe: ProbeObject? {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
}

struct ProbeScene: ViewModifier {
  @StateObject var object = ProbeObject()

  func body(content: Content) -> some View {
    content
      .environment(\.probe, object)
      .focusedSceneObject(object)
  }
}

struct ProbeView: View {
  @State var isCancelling = false
  @State var isInBar = false

  var body: some View {
    VStack {
      Button("Cancel by Its Role") { isCancelling = true }
      Button("Cancel by Its Place") { isInBar = true }
    }
    .sheet(isPresented: $isCancelling) {
      Button("Cancel", role: .cancel) {
        answer("the role of a button performed it, by ⎋ or a click", "true")
        isCancelling = false
      }
    }
    .sheet(isPresented: $isInBar) {
      NavigationStack {
        Text("Press ⎋")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") {
                answer("an item of .cancellationAction was performed, by ⎋ or a click", "true")
                isInBar = false
              }
            }
          }
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        ProbeItem(place: "a toolbar").background { ProbePlace(of: ".primaryAction") }
      }
      ToolbarItem(placement: .secondaryAction) { ProbeItem(place: "an overflow menu") }
      ToolbarItem(placement: .automatic) {
        ShareLink(items: ProbeItems(), preview: \.preview) { Text("Share") }
      }
    }
    .contextMenu { ProbeItem(place: "a context menu") }
  }
}

struct ProbeItem: View {
  let place: String
  @Environment(\.probe) var object

  var body: some View {
    Button(role: nil, action: tap) { Text("Look") }
      .onAppear { answer("an item of \(place) finds what its scene supplies", "\(object != nil)") }
  }

  private func tap() { object?.count += 1 }
}

/// Says where in its window an item is.
struct ProbePlace: View {
  let item: String

  init(of item: String) { self.item = item }

  var body: some View {
    GeometryReader { geometry in
      let place = geometry.frame(in: .global)
      Color.clear.onAppear { answer("the leading edge of an item of \(item)", "\(place.minX)") }
    }
  }
}

/// A picker and a section in a menu, and an item that reads the menus of a Mac.
struct ProbeMenus: View {
  @State var option = 1

  var body: some View {
    Picker(selection: $option) {
      Text("One").tag(1)
      Text("Two").tag(2)
    } label: {
      Text("Label of the picker")
    }
    .pickerStyle(.inline)
    Divider()
    Section { Text("In a section") }
    #if os(macOS)
      Button("Read Menus") {
        for menu in NSApplication.shared.mainMenu?.items ?? [] {
          let items = menu.submenu?.items.map { $0.isSeparatorItem ? "—" : $0.title } ?? []
          answer("the menu \(menu.title)", items.joined(separator: ", "))
        }
      }
    #endif
  }
}

/// An item of the menu bar: a tap on an item above counts, which this one shows.
struct ProbeCommand: View {
  @FocusedObject var object: ProbeObject?

  var body: some View {
    let _ = answer(
      "the menu bar finds the object of the scene in front, which has counted",
      object.map { "\($0.count)" } ?? "none")
    Button(role: nil, action: {}) { Text("Counted \(object?.count ?? 0)") }
      .disabled(object == nil)
  }
}

/// An item of the menu bar that says that it is shown: look whether there are two menus Format, and in
/// which of them it stands.
struct ProbeFormat: View {
  let place: String

  var body: some View {
    Button(role: nil, action: {}) { Text("In \(place)") }
      .onAppear { answer("the menu bar shows an item of \(place)", "true") }
  }
}

/// An item to share.
struct ProbeShared: Transferable, Sendable {
  var preview: SharePreview<Never, Never> { SharePreview("Probe") }

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (_: ProbeShared) in URL(fileURLWithPath: "/") }
  }
}

/// Items that say when they are looked at: at once, or when people share.
struct ProbeItems: RandomAccessCollection {
  var startIndex: Int {
    answer("a share link goes through its items", "\(Date())")
    return 0
  }
  var endIndex: Int { 1 }
  subscript(place: Int) -> ProbeShared { ProbeShared() }
}
