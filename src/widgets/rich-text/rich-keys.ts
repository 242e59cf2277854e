import { baseKeymap, chainCommands, selectNodeBackward, selectNodeForward } from "prosemirror-commands";
import type { Command, EditorState } from "prosemirror-state";

/** Returns whether the caret is in a line with content, next to a block that cannot be edited. */
function isNextToAtom({ doc, selection: { $head } }: EditorState, side: "before" | "after"): boolean {
  if ($head.depth === 0 || $head.parent.content.size === 0) return false;
  const next = side === "before" ? doc.resolve($head.before()).nodeBefore : doc.resolve($head.after()).nodeAfter;
  return next?.isAtom === true;
}

const selectBackward: Command = (state, ...rest) => isNextToAtom(state, "before") && selectNodeBackward(state, ...rest);
const selectForward: Command = (state, ...rest) => isNextToAtom(state, "after") && selectNodeForward(state, ...rest);

const { Backspace: backward, Delete: forward } = baseKeymap;

/** Keys of all text. Keys that delete select a block that cannot be edited first. */
export const textKeys: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(baseKeymap).map(([key, command]) => {
    if (command === backward) return [key, chainCommands(selectBackward, command)];
    return [key, command === forward ? chainCommands(selectForward, command) : command];
  }),
);
