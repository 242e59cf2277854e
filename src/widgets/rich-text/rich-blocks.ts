import type { Node } from "prosemirror-model";
import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import type { Given } from "./html-elements";
import { isInLastRow } from "./rich-tables";
import { givenOf, richSchema, shownAttributes } from "./rich-schema";

const { code_block: code, hard_break: lineBreak, list_item: item } = richSchema.nodes;

/** Changes the type of the selected text blocks. Their attributes stay, such as an alignment. */
export const toTextBlock =
  (nameFor: (state: EditorState) => string): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const type = richSchema.nodes[nameFor(state)]!;
    dispatch?.(state.tr.setBlockType(from, to, type, (node) => ({ given: givenOf(node) })).scrollIntoView());
    return true;
  };

interface Placed {
  node: Node;
  at: number;
}

function textBlocksIn({ doc, selection: { ranges } }: EditorState): Placed[] {
  const found: Placed[] = [];
  for (const { $from, $to } of ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, at) => void (node.isTextblock && found.push({ node, at })));
  return found;
}

const setGiven =
  (placedIn: (state: EditorState) => readonly Placed[], change: (given: Given) => Given): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const { node, at } of placedIn(state)) tr.setNodeAttribute(at, "given", change(givenOf(node)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const withoutAlign = (style: string): string =>
  style
    .split(";")
    .filter((each) => each.trim() && !/^\s*text-align\s*:/i.test(each))
    .map((each) => `${each};`)
    .join("");

/** Returns a test whether the selected text is aligned to a side by itself. */
export const isAligned =
  (side: string) =>
  (state: EditorState): boolean =>
    textBlocksIn(state).some(({ node }) => shownAttributes(node)["style"] === `text-align: ${side}`);

/** Returns a command that aligns the selected text, or ends that. */
export const align =
  (side: string): Command =>
  (state, ...rest) => {
    const own = isAligned(side)(state) ? "" : `text-align: ${side};`;
    const change = ({ style = "", ...given }: Given): Given => {
      const next = [withoutAlign(style), own].filter(Boolean).join(" ");
      return { ...given, ...(next && { style: next }) };
    };
    return setGiven((each) => textBlocksIn(each).filter(({ node }) => node.type !== code), change)(state, ...rest);
  };

// Bullets and numbers are on the side where the text of their list begins.
function directedIn(state: EditorState): Placed[] {
  const found = textBlocksIn(state).map(({ node, at }): Placed => {
    const $at = state.doc.resolve(at);
    return $at.parent.type === item ? { node: $at.node(-1), at: $at.before(-1) } : { node, at };
  });
  return [...new Map(found.map((each) => [each.at, each])).values()];
}

/** Returns whether the selected text is written from right to left by itself. */
export const isRightToLeft = (state: EditorState): boolean =>
  directedIn(state).some(({ node }) => givenOf(node)["dir"] === "rtl");

/** Writes the selected text from right to left, or ends that. */
export const toggleDirection: Command = (state, ...rest) => {
  const isOn = isRightToLeft(state);
  const change = (given: Given): Given =>
    isOn ? Object.fromEntries(Object.entries(given).filter(([name]) => name !== "dir")) : { ...given, dir: "rtl" };
  return setGiven(directedIn, change)(state, ...rest);
};

const linesOf = (node: Node): string =>
  node.textBetween(0, node.content.size, "\n", (inline) => (inline.type === lineBreak ? "\n" : ""));

/** Makes one code block of the selected text, or paragraphs of a code block. */
export const toggleCode: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  if ($from.parent.type === code) return toTextBlock(() => "paragraph")(state, dispatch);
  const range = $from.blockRange($to);
  if (!range) return false;
  const inner = range.parent.children.slice(range.startIndex, range.endIndex);
  if (!inner.every(({ isTextblock }) => isTextblock)) return toTextBlock(() => "code_block")(state, dispatch);
  const text = inner.map(linesOf).join("\n");
  const tr = state.tr.replaceWith(range.start, range.end, code!.create(null, text ? richSchema.text(text) : null));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, range.start + 1 + text.length)).scrollIntoView());
  return true;
};

/** Adds a paragraph after a last block that the caret cannot leave: a code block, quote or table. */
export const leaveLastBlock: Command = (state, dispatch, view) => {
  const { $head, empty } = state.selection;
  const last = state.doc.lastChild;
  if (!empty || !last || (last.isTextblock && last.type !== code) || !view?.endOfTextblock("down")) return false;
  const { size: end } = state.doc.content;
  const isAtEnd = isInLastRow(state) || state.doc.textBetween($head.pos, end, "\n", "x") === "";
  if (!isAtEnd || $head.index(0) !== state.doc.childCount - 1) return false;
  const tr = state.tr.insert(end, richSchema.nodes["paragraph"]!.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};
