"""Each feature of `menuet lsp`, on the sample Notes, through a client of the protocol."""

import json
import subprocess

import pytest
from conftest import MENUET, Editor
from lsprotocol import types


async def labels(editor: Editor, marked: str) -> dict[str, types.CompletionItem]:
    result = await editor.client.text_document_completion_async(
        types.CompletionParams(editor.document, editor.at(marked)))
    return {item.label: item for item in result.items}


def applied(editor: Editor, item: types.CompletionItem) -> str:
    """What an item writes, without the marks of snippets, and what it is written in place of."""
    return editor.string(item.text_edit.range) + " → " + item.text_edit.new_text


async def hover(editor: Editor, marked: str) -> str:
    result = await editor.client.text_document_hover_async(
        types.HoverParams(editor.document, editor.at(marked)))
    return result.contents.value


async def test_findings_are_those_of_validate(notes):
    assert await notes.findings() == []
    notes.replace('ref="new-note"', 'ref="new-mote"')
    notes.replace('title="Bold"', 'titel="Bold"')
    found = {(item.code, item.range.start.line + 1) for item in await notes.findings()}
    notes.path.write_text(notes.text, encoding="utf-8")
    report = subprocess.run(
        [MENUET, "validate", "--diagnostics", "json", notes.path],
        capture_output=True, text=True, check=False).stdout
    expected = {(item["rule"], item["range"]["start"]["line"]) for item in json.loads(report)}
    assert found == expected and len(found) >= 2
    notes.replace('ref="new-mote"', 'ref="new-note"')
    notes.replace('titel="Bold"', 'title="Bold"')
    assert await notes.findings() == []


async def test_completes_elements_that_may_stand_at_the_place(notes):
    notes.replace("<separator/>\n    <item ref=\"sort-direction\"/>",
                  "<\n    <item ref=\"sort-direction\"/>")
    items = await labels(notes, "<|\n    <item ref=\"sort-direction\"/>")
    assert {"item", "command", "section", "separator"} <= items.keys()
    assert "toolbar" not in items and "leading" not in items
    assert applied(notes, items["item"]) == ' → item ref="${1}"$0/>'


async def test_completes_attributes_that_are_not_written(notes):
    notes.replace('<item ref="sort-direction"/>', '<item ref="sort-direction" />')
    items = await labels(notes, '<item ref="sort-direction" |/>')
    assert "ref" not in items and "symbol" in items
    # Attributes of toolbars have no place in a menu.
    assert "pinned" not in items
    assert applied(notes, items["symbol"]) == ' → symbol="$1"$0'


@pytest.mark.parametrize("half, marked", [
    ('<item ref="n', '<item ref="n|'), ("<item ref=", "<item ref=|\n"),
    ('<item ref="n"/>', '<item ref="n|"/>')])
async def test_completes_references_with_and_without_quotes(notes, half, marked):
    notes.replace('<item ref="sort-direction"/>', half)
    items = await labels(notes, marked)
    item = items["new-note"]
    assert "New Note" in item.detail
    assert "note-selected" not in items
    written = half.replace('"n', '"') if '"n' in half else half
    result = written.split("=")[0] + '="new-note"'
    start = half.split("=")[0] + "="
    rest = half[len(start):]
    old, new = applied(notes, item).split(" → ")
    assert (start + rest.replace(old, new, 1) if old else start + new).startswith(result)


async def test_completes_words_conditions_symbols_and_end_tags(notes):
    roles = await labels(notes, 'role="|destructive"')
    assert {"normal", "primary", "cancel", "destructive"} <= roles.keys()
    assert roles["normal"].detail == "default"
    names = await labels(notes, 'enabled-when="|note-selected and not in-recently-deleted"')
    assert {"note-selected", "bold", "sort-order.date-edited", "not"} & names.keys() >= {
        "note-selected", "bold", "not"}
    assert "new-note" not in names
    words = await labels(notes, 'enabled-when="note-selected |and not in-recently-deleted"')
    assert words.keys() == {"and", "or"}
    assert "trash" in await labels(notes, 'symbol="|trash"')
    system = await labels(notes, '<command system="|about"/>')
    assert "select-all" in system and "cmd+a" in system["select-all"].detail
    ends = await labels(notes, "</|states>")
    assert ends.keys() == {"states"}


async def test_hover_tells_of_elements_attributes_commands_and_widths(notes):
    await notes.findings()
    assert "**menu-bar** · element" in await hover(notes, "<menu-|bar id")
    assert "**role** · attribute" in await hover(notes, "ro|le=\"destructive\"")
    text = await hover(notes, '<item ref="new-|note"/>')
    assert "**New Note**" in text and "⌘N" in text and "`square.and.pencil`" in text
    assert "menu-bar notes-menu-bar › menu file" in text
    assert "leaves the bar below" in await hover(notes, '<item ref="show-for|mat" priority')


async def test_hover_on_a_finding_tells_of_its_rule(notes):
    notes.replace('ref="new-note"', 'ref="new-mote"')
    await notes.findings()
    assert "**reference-unresolved**" in await hover(notes, 'ref="new-|mote"')


async def test_definition_references_and_highlights(notes):
    place = notes.at('<item ref="new-|note"/>')
    found = await notes.client.text_document_definition_async(
        types.DefinitionParams(notes.document, place))
    assert [notes.string(item.range) for item in found] == ["new-note"]
    assert found[0].range.start.line == notes.at('<command id="|new-note"').line
    references = await notes.client.text_document_references_async(
        types.ReferenceParams(
            context=types.ReferenceContext(include_declaration=True),
            text_document=notes.document, position=place))
    assert {notes.string(item.range) for item in references} == {"new-note"}
    # Every place as a value, not in `new-note` of other words.
    assert len(references) == notes.text.count('="new-note"')
    lights = await notes.client.text_document_document_highlight_async(
        types.DocumentHighlightParams(notes.document, place))
    assert len(lights) == len(references)
    kinds = types.DocumentHighlightKind
    assert [light.kind for light in lights].count(kinds.Write) == 1


async def test_rename_reaches_the_string_catalog(notes):
    place = notes.at('<item ref="delete-|note"/>')
    ready = await notes.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(notes.document, place))
    assert ready.placeholder == "delete-note"
    edit = await notes.client.text_document_rename_async(
        types.RenameParams(
            text_document=notes.document, position=place, new_name="remove-note"))
    changes = {change.text_document.uri: change for change in edit.document_changes}
    catalog = (notes.path.parent / "Localizable.xcstrings").as_uri()
    assert changes.keys() == {notes.uri, catalog}
    assert changes[notes.uri].text_document.version == notes.version
    assert {item.new_text for item in changes[notes.uri].edits} == {"remove-note"}
    assert len(changes[notes.uri].edits) == notes.text.count('"delete-note"')
    assert [item.new_text for item in changes[catalog].edits] == ['"command.remove-note.title"']


@pytest.mark.parametrize("marked, name, why", [
    ('<item ref="new-|note"/>', "new-folder", "taken already"),
    ('<item ref="new-|note"/>', "1 x", "is no id"),
    ('<command system="sha|re"', "send", "standard command"),
    ('title="New |Note"', "x", "no id here")])
async def test_rename_refuses_and_says_why(notes, marked, name, why):
    with pytest.raises(Exception, match=why):
        await notes.client.text_document_rename_async(
            types.RenameParams(
                text_document=notes.document, position=notes.at(marked), new_name=name))


async def test_remedies_mend_what_they_say(notes):
    notes.replace('title="New Folder…"', 'title="New Folder..."')
    findings = await notes.findings()
    assert findings
    actions = await notes.client.text_document_code_action_async(types.CodeActionParams(
        notes.document, findings[0].range, types.CodeActionContext(findings)))
    fixes = [action for action in actions if action.kind == types.CodeActionKind.QuickFix]
    assert any(action.is_preferred for action in fixes)
    all_fixes = await notes.client.text_document_code_action_async(types.CodeActionParams(
        notes.document, notes.range(notes.text),
        types.CodeActionContext([], only=[types.CodeActionKind.SourceFixAll])))
    (edit,) = all_fixes[0].edit.document_changes[0].edits
    old = notes.string(edit.range)
    notes.replace(old, edit.new_text)
    assert 'title="New Folder…"' in notes.text
    assert await notes.findings() == []


async def test_outline_folding_and_selection(notes):
    symbols = await notes.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(notes.document))
    assert [symbol.name for symbol in symbols] == ["Notes"]
    names = {child.name for child in symbols[0].children}
    assert {"states", "commands", "Sort By", "notes-menu-bar"} <= names
    folds = await notes.client.text_document_folding_range_async(
        types.FoldingRangeParams(notes.document))
    first = notes.at("|<states>").line
    assert any(fold.start_line == first for fold in folds)
    (selection,) = await notes.client.text_document_selection_range_async(
        types.SelectionRangeParams(notes.document, [notes.at('"note-|selected and not')]))
    texts = []
    while selection is not None:
        texts.append(notes.string(selection.range))
        selection = selection.parent
    assert texts[:3] == [
        "note-selected", "note-selected and not in-recently-deleted",
        'enabled-when="note-selected and not in-recently-deleted"']
    assert texts[-1].startswith("<menuet") and texts[-1].endswith("</menuet>")


async def test_hints_tell_the_widths(notes):
    hints = await notes.client.text_document_inlay_hint_async(
        types.InlayHintParams(notes.document, notes.range(notes.text)))
    by_line = {hint.position.line: hint.label for hint in hints}
    line = notes.at('<group id="|text-toggles"').line
    assert "one button with a menu < " in by_line[line] and "leaves the bar < " in by_line[line]


async def test_tokens_and_colours_show_what_destroys(notes):
    result = await notes.client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(notes.document))
    assert len(result.data) % 5 == 0
    line = character = 0
    destructive = set()
    for index in range(0, len(result.data), 5):
        lines, characters, length, _, modifiers = result.data[index:index + 5]
        line, character = line + lines, characters + (0 if lines else character)
        if modifiers & 4:
            start = types.Position(line, character)
            end = types.Position(line, character + length)
            destructive.add(notes.string(types.Range(start, end)))
    assert {"delete-note", "destructive"} <= destructive and "new-note" not in destructive
    colours = await notes.client.text_document_document_color_async(
        types.DocumentColorParams(notes.document))
    assert len(colours) == notes.text.count('role="destructive"')


async def test_formats_a_document_and_lines_of_it(notes):
    notes.replace('<item ref="sort-order"/>', '<item   ref = \'sort-order\'></item>')
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await notes.client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(
            notes.document, notes.range("<item   ref = 'sort-order'></item>"), options))
    (edit,) = edits
    notes.replace(notes.string(edit.range), edit.new_text)
    assert '<item ref="sort-order"/>' in notes.text


async def test_included_files_belong_together(client, tmp_path):
    (tmp_path / "Part.menuet.xml").write_text(
        '<menuet xmlns="urn:menuet:1" name="Part"><commands>\n'
        '<command id="part-done" title="Finish Part"/></commands></menuet>\n')
    (tmp_path / "Main.menuet.xml").write_text(
        '<menuet xmlns="urn:menuet:1" name="Main"><include href="Part.menuet.xml"/>\n'
        '<menu id="all" title="All"><item ref="part-done"/></menu></menuet>\n')
    main = Editor(client, tmp_path / "Main.menuet.xml")
    assert await main.findings() == []
    part = Editor(client, tmp_path / "Part.menuet.xml")
    # What is declared in the included file, unsaved, is what the other refers to.
    part.replace('id="part-done"', 'id="part-over"')
    await part.findings()
    main.replace('title="All"', 'title="Every"')
    assert [item.code for item in await main.findings()] == ["reference-unresolved"]
    part.replace('id="part-over"', 'id="part-done"')
    edit = await client.text_document_rename_async(
        types.RenameParams(
            text_document=main.document, position=main.at('ref="part-|done"'),
            new_name="part-end"))
    assert {change.text_document.uri for change in edit.document_changes} == {main.uri, part.uri}
    found = await client.text_document_definition_async(
        types.DefinitionParams(main.document, main.at('href="Part|.menuet')))
    assert [item.uri for item in found] == [part.uri]


async def test_finds_names_of_the_workspace(notes):
    await notes.findings()
    found = await notes.client.workspace_symbol_async(types.WorkspaceSymbolParams("textal"))
    assert "text-alignment" in {item.name for item in found}
