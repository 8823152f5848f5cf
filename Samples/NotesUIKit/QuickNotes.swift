// A note in a window: what an app adds to the Swift that Menuet generates for UIKit.
//
//   menuet compile --framework uikit -o QuickNotes+Menuet.swift QuickNotes.menuet.xml
//
// Both files belong to the app's target.

import UIKit

/// The note: its text, what people can do with it, and the state that menus and bars show.
final class NoteController: UIViewController, QuickNotesActions, UITextViewDelegate {
  private let text = UITextView()
  private lazy var commands = QuickNotes.CommandResponder(actions: self)

  override func loadView() {
    text.delegate = self
    view = text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    QuickNotes.noteToolbar.apply(to: navigationItem, actions: self)
    showSize()
  }

  /// Commands from the menu bar and from shortcuts come along the responder chain; this is where they
  /// find the note.
  override var next: UIResponder? { commands.followed(by: super.next) }

  // MARK: State

  var hasText: Bool { !text.text.isEmpty }

  var isWordCount = false {
    didSet { showCount() }
  }

  var textSize = QuickNotes.Choice.defaultTextSize {
    didSet { showSize() }
  }

  // MARK: Actions

  func newNote() { empty() }

  // Generated code has asked before.
  func deleteNote() { empty() }

  private func empty() {
    text.text = ""
    // Of a change that people do not make a text view tells nobody.
    showCount()
  }

  func insertDate() {
    text.insertText(Date().formatted(date: .long, time: .shortened))
    showCount()
  }

  // Generated code cannot know that people have typed.
  func textViewDidChange(_ textView: UITextView) {
    showCount()
    QuickNotes.update()
  }

  // MARK: What the state looks like

  private func showCount() {
    let words = text.text.split { $0 == " " || $0 == "\n" }.count
    let count = AttributedString(localized: "^[\(words) word](inflect: true)")
    navigationItem.prompt = isWordCount ? String(count.characters) : nil
  }

  private func showSize() {
    switch textSize {
    case .small: text.font = UIFont.systemFont(ofSize: 13)
    case .medium: text.font = UIFont.systemFont(ofSize: 17)
    case .large: text.font = UIFont.systemFont(ofSize: 24)
    }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: NoteController())
    window.makeKeyAndVisible()
    self.window = window
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    QuickNotes.buildMainMenu(with: builder)
  }
}
