import MenuetModel

/// Names that XCTest has already.
package enum UITestNames {
  /// The property of an app under test that is called as that of a document would be; `nil` where
  /// there is none.
  package static func inheritedMember(of document: String) -> String? {
    let name = SwiftName.member(document)
    return members.contains(name) ? name : nil
  }

  /// The properties and methods without parameters of XCUIApplication, XCUIElement, the protocols
  /// that these conform to, and NSObject.
  private static let members = Set(
    """
    accessibilityActivate accessibilityDecrement accessibilityElements accessibilityFrame
    accessibilityHint accessibilityIncrement accessibilityLabel accessibilityPath
    accessibilityTraits accessibilityValue activate activityIndicators alerts any
    autoContentAccessingProxy browsers buttons cells checkBoxes classForCoder click
    collectionViews colorWells comboBoxes copy datePickers dealloc debugDescription
    decrementArrows description dialogs disclosedChildRows disclosureTriangles dockItems
    doubleClick doubleTap drawers elementType exists finalize firstMatch frame grids groups
    handles hasFocus hash helpTags horizontalSizeClass hover icons identifier images
    incrementArrows isAccessibilityElement isEnabled isHittable isProxy isSelected keyboards keys
    label launch launchArguments launchEnvironment layoutAreas layoutItems levelIndicators links
    maps mattes menuBarItems menuBars menuButtons menuItems menus mutableCopy navigationBars
    normalizedSliderPosition observationInfo otherElements outlineRows outlines pageIndicators
    pickerWheels pickers placeholderValue popUpButtons popovers progressIndicators radioButtons
    radioGroups ratingIndicators relevanceIndicators resetAuthorizationStatus rightClick rulers
    rulerMarkers screenshot scrollBars scrollViews searchFields secureTextFields
    segmentedControls self sheets sliders snapshot splitGroups splitters staticTexts state
    statusBars statusItems steppers superclass swipeDown swipeLeft swipeRight swipeUp switches
    tabBars tabGroups tableColumns tableRows tables tabs tap terminate textFields textViews
    timelines title toggles toolbarButtons toolbars touchBars twoFingerTap value valueIndicators
    verticalSizeClass webViews windows zone
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
