import { toggleMark, wrapIn, lift } from "prosemirror-commands";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { isInTable } from "prosemirror-tables";
import type { Command, EditorState } from "prosemirror-state";
import { align, isAligned, isRightToLeft, toggleCode, toggleDirection, toTextBlock } from "./rich-blocks";
import { canPutImage, selectedImage } from "./rich-images";
import { addressOfLink, canLink } from "./rich-links";
import { richSchema } from "./rich-schema";
import { hasHead, insertTable, tableCommands, toggleHead } from "./rich-tables";

/** Toolbar action, and a test whether it is active in the selection. */
interface RichAction {
  /** Missing for actions that open a form. */
  run?: Command;
  isOn?: (state: EditorState) => boolean;
  canRun?: (state: EditorState) => boolean;
}

const markOf = (name: string): MarkType => richSchema.marks[name]!;
const nodeOf = (name: string): NodeType => richSchema.nodes[name]!;
const alignment = (side: string): RichAction => ({ isOn: isAligned(side), run: align(side) });

const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection;
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
};

const isWithin =
  (type: NodeType) =>
  ({ selection: { $from } }: EditorState): boolean =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);

const mark = (name: string): RichAction => ({ run: toggleMark(markOf(name)), isOn: hasMark(markOf(name)) });

function around(name: string, wrap: (type: NodeType) => Command, unwrap: Command): RichAction {
  const isOn = isWithin(nodeOf(name));
  return { isOn, run: (state, ...rest) => (isOn(state) ? unwrap : wrap(nodeOf(name)))(state, ...rest) };
}

const outOfList = liftListItem(nodeOf("list_item"));
const isHeading = isWithin(nodeOf("heading"));

const clear: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  const change = state.tr.setBlockType(from, to, nodeOf("paragraph"));
  dispatch?.(change.removeMark(from, to));
  return true;
};

const actions = {
  heading: {
    isOn: isHeading,
    run: toTextBlock((state) => (isHeading(state) ? "paragraph" : "heading")),
  },
  bold: mark("strong"),
  italic: mark("em"),
  underline: mark("underline"),
  bulletList: around("bullet_list", wrapInList, outOfList),
  numberedList: around("ordered_list", wrapInList, outOfList),
  quote: around("blockquote", wrapIn, lift),
  codeBlock: { isOn: isWithin(nodeOf("code_block")), run: toggleCode },
  alignLeft: alignment("left"),
  alignCenter: alignment("center"),
  alignRight: alignment("right"),
  rightToLeft: { isOn: isRightToLeft, run: toggleDirection },
  link: { isOn: (state) => addressOfLink(state) !== "", canRun: canLink },
  image: { isOn: (state) => selectedImage(state) !== undefined, canRun: canPutImage },
  table: { run: insertTable, canRun: (state) => !isInTable(state) },
  headRow: { isOn: hasHead, run: toggleHead },
  rowBefore: { run: tableCommands.rowBefore },
  rowAfter: { run: tableCommands.rowAfter },
  deleteRow: { run: tableCommands.deleteRow },
  columnBefore: { run: tableCommands.columnBefore },
  columnAfter: { run: tableCommands.columnAfter },
  deleteColumn: { run: tableCommands.deleteColumn },
  deleteTable: { run: tableCommands.deleteTable },
  clear: { run: clear },
} satisfies Record<string, RichAction>;

/** Name of an action. */
export type ActionName = keyof typeof actions;

/** Toolbar actions by name. */
export const richActions: Readonly<Record<ActionName, RichAction>> = actions;
