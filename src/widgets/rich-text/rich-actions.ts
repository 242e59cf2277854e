import { toggleMark, wrapIn, lift } from "prosemirror-commands";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { givenOf, richSchema, type Given } from "./rich-schema";

/** Toolbar action, and a test whether it is active in the selection. */
export interface RichAction {
  run: Command;
  isOn?: (state: EditorState) => boolean;
}

const markOf = (name: string): MarkType => richSchema.marks[name]!;
const nodeOf = (name: string): NodeType => richSchema.nodes[name]!;

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
/** Changes the type of text blocks. Their attributes stay, such as an alignment. */
const toTextBlock =
  (nameFor: (state: EditorState) => string): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    dispatch?.(
      state.tr.setBlockType(from, to, nodeOf(nameFor(state)), (node) => ({ given: givenOf(node) })).scrollIntoView(),
    );
    return true;
  };

const isHeading = isWithin(nodeOf("heading"));

const clear: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  const change = state.tr.setBlockType(from, to, nodeOf("paragraph"));
  dispatch?.(change.removeMark(from, to));
  return true;
};

/** Toolbar actions by name. */
export const richActions = {
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
  clear: { run: clear },
} satisfies Record<string, RichAction>;

/** Returns a command that links the selection; an empty address removes the link. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const change = state.tr.removeMark(from, to, markOf("link"));
    const given = { ...linkGiven(state), href };
    dispatch?.(href ? change.addMark(from, to, markOf("link").create({ given })) : change);
    return true;
  };

const linkGiven = ({ selection: { $from } }: EditorState): Given => {
  const link = markOf("link").isInSet($from.marksAcross($from) ?? $from.marks());
  return link ? givenOf(link) : {};
};

/** Returns the address of the link that the selection is in; "" if it is in none. */
export const addressOfLink = (state: EditorState): string => linkGiven(state)["href"] ?? "";

/** Returns whether there is text to link, or a link. */
export const canLink = (state: EditorState): boolean => !state.selection.empty || addressOfLink(state) !== "";

// A cursor inside a link selects all of it.
function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  const link = markOf("link").isInSet($from.marks());
  if (!empty || !link) return { from, to };
  let [start, end] = [from, from];
  while (start > $from.start() && link.isInSet(doc.resolve(start).marks())) start -= 1;
  while (end < $from.end() && doc.rangeHasMark(end, end + 1, link.type)) end += 1;
  return { from: start, to: end };
}
