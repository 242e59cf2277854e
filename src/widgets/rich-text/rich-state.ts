import { chainCommands, createParagraphNear, exitCode, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState, Selection, type Command, type Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { pasteOwn } from "./paste-own";
import { leaveLastBlock } from "./rich-blocks";
import type { RichDocument } from "./rich-document";
import { keepSelectedBlock, textKeys } from "./rich-keys";
import { richSchema } from "./rich-schema";
import { toNextCell } from "./rich-tables";

const { list_item: item, hard_break: lineBreak } = richSchema.nodes;
const { strong, em, underline } = richSchema.marks;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak!.create()).scrollIntoView());
  return true;
};

// Tab leaves the editor, to avoid a keyboard trap. In a table it moves among cells: arrow keys leave the table.
const plugins: readonly Plugin[] = [
  history(),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Mod-b": toggleMark(strong!),
    "Mod-i": toggleMark(em!),
    "Mod-u": toggleMark(underline!),
    "Mod-]": sinkListItem(item!),
    "Mod-[": liftListItem(item!),
    "Shift-Enter": chainCommands(exitCode, createParagraphNear, breakLine),
    Enter: splitListItem(item!),
    ArrowDown: leaveLastBlock,
    Tab: toNextCell,
    "Shift-Tab": goToNextCell(-1),
  }),
  // A table is selected as one block, and its cells are never emptied from outside.
  tableEditing({ allowTableNodeSelection: true }),
  keymap(textKeys),
];

/** Returns the selection at the start of the text, which may be after blocks that cannot be edited. */
export const startOfText = (doc: Node): Selection =>
  Selection.findFrom(doc.resolve(0), 1, true) ?? Selection.atStart(doc);

/** Returns the state of an editor that begins with a document. */
export const stateOf = ({ doc }: RichDocument): EditorState =>
  EditorState.create({ doc, selection: startOfText(doc), plugins: [pasteOwn(), keepSelectedBlock(), ...plugins] });
