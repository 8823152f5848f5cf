import Foundation
import MenuetModel
import Testing

@testable import MenuetGeneration

/// The schema of outputs against the model, as far as that needs no validator.
struct JSONSchemaTests {
  private struct Schema: Decodable {
    /// A schema in the schema, as far as the tests look into it.
    final class Part: Decodable {
      let description: String?
      let values: [String]?
      let properties: [String: Property]?

      private enum CodingKeys: String, CodingKey {
        case description, properties
        case values = "enum"
      }
    }

    /// A property: a schema, or `false`.
    struct Property: Decodable {}

    let properties: [String: Property]
    let definitions: [String: Part]

    private enum CodingKeys: String, CodingKey {
      case properties
      case definitions = "$defs"
    }
  }

  private let schema: Schema

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Schemas/menuet-output.schema.json")
    schema = try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
  }

  private static let vocabulary: [String: [String]] = [
    "platform": words(Platform.self), "role": words(Role.self),
    "menuLayoutSize": words(MenuLayoutSize.self), "menuOrder": words(MenuOrder.self),
    "menuKind": words(MenuKind.self),
    "presentation": words(Presentation.self),
    "unavailableBehavior": words(UnavailableBehavior.self),
    "workDuration": words(WorkDuration.self), "frequency": words(Frequency.self),
    "commandScope": words(CommandScope.self), "toggleForm": words(ToggleForm.self),
    "buttonStyle": words(ButtonStyle.self), "buttonSize": words(ButtonSize.self),
    "buttonKind": words(ButtonKind.self), "buttonCorner": words(ButtonCorner.self),
    "toolbarStyle": words(ToolbarStyle.self), "toolbarEdge": words(ToolbarEdge.self),
    "toolbarRegion": words(Toolbar.Region.self), "itemDisplay": words(ItemDisplay.self),
    "itemOverflow": words(ItemOverflow.self), "itemCustomization": words(ItemCustomization.self),
    "groupCollapse": words(GroupCollapse.self), "shrinkTarget": words(ShrinkTarget.self),
    "unitForm": words(UnitForm.self), "neighborSide": words(NeighborSide.self),
    "editMenuPlacement": words(EditMenuPlacement.self), "standardMenu": words(StandardMenu.self),
    "guidelineEdition": words(GuidelineEdition.self), "contentSize": words(ContentSize.self),
    "sheetStyle": words(SheetStyle.self), "modality": words(Modality.self),
    "grabber": words(Grabber.self), "presentedContent": words(PresentedContent.self),
    "presentedTask": words(PresentedTask.self), "dismissal": words(Dismissal.self),
    "activityKind": words(ActivityKind.self), "systemActivity": words(SystemActivity.self),
    "extensionKind": words(AppExtension.Kind.self),
    "extensionInterface": words(ExtensionInterface.self),
    "extensionSurface": words(ExtensionSurface.self), "regionKind": words(RegionKind.self),
    "regionControl": words(RegionControl.self), "selectionMode": words(SelectionMode.self),
    "textAttributes": words(TextAttributes.self), "dragOperation": words(DragOperation.self),
    "dragScope": words(DragScope.self), "dragPreview": words(DragPreview.self),
    "transferSpeed": words(TransferSpeed.self), "fidelity": words(Fidelity.self),
    "dropOperation": words(DropOperation.self), "dropScope": words(DropScope.self),
    "dropFeedback": words(DropFeedback.self), "autoScroll": words(AutoScroll.self),
    "dropProgress": words(DropProgress.self), "textStyleSource": words(TextStyleSource.self),
    "systemCommand": words(SystemCommand.self), "commandKind": words(Command.Kind.self),
    "commandTrait": CommandTraits.names.map(\.name), "itemKind": words(Item.Kind.self),
    "menuElementKind": ["command", "toggle", "choice"]
      + ["submenu", "section", "separator", "dynamic", "slot"],
    "deviceClass": words(DeviceClass.self), "deviceOrientation": words(DeviceOrientation.self),
    "sizeClass": words(SizeClass.self), "presentationForm": words(PresentationForm.self),
    "menuRowKind": words(MenuRow.Kind.self),
    "toolbarUnitKind": words(ToolbarUnit.Content.Kind.self),
  ]

  private static func words<Value: LanguageValue>(_ type: Value.Type) -> [String] {
    type.allCases.map(\.rawValue)
  }

  @Test func theWordsOfTheSchemaAreThoseOfTheModel() {
    let enumerations = schema.definitions.compactMapValues(\.values)
    #expect(enumerations == Self.vocabulary)
  }

  @Test func everyDefinitionOfAnObjectIsDescribed() {
    let silent = schema.definitions.filter { $1.properties != nil && $1.description == nil }
    #expect(silent.keys.sorted() == [])
  }

  @Test func theSchemaHasThePropertiesThatOccur() throws {
    let bytes = try JSONEmitter(isCompact: true).emit(JSONSample.document)
    var occurring: Set<String> = []
    collectKeys(try JSONSerialization.jsonObject(with: Data(bytes)), into: &occurring)
    let described = schema.definitions.values.reduce(into: Set(schema.properties.keys)) {
      $0.formUnion(($1.properties ?? [:]).keys)
    }
    #expect(described.subtracting(occurring) == [])
    #expect(occurring.subtracting(described) == nested)
  }

  /// Properties of objects that the schema describes in place.
  private let nested: Set<String> = [
    "ios", "macos", "visionos", "watchos", "tvos", "leading", "center", "trailing",
  ]

  private func collectKeys(_ value: Any, into keys: inout Set<String>) {
    if let object = value as? [String: Any] {
      keys.formUnion(object.keys)
      for member in object.values { collectKeys(member, into: &keys) }
    } else if let list = value as? [Any] {
      for element in list { collectKeys(element, into: &keys) }
    }
  }
}
