import { baseKeymap, chainCommands, selectNodeBackward, selectNodeForward } from "prosemirror-commands";
import { NodeSelection, Plugin, TextSelection, type Command, type EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { richSchema } from "./rich-schema";

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

/** Puts text into a new paragraph after a selected block. Returns whether a block is selected. */
function writeAfterBlock({ state, dispatch }: Pick<EditorView, "state" | "dispatch">, text: string): boolean {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
  const tr = state.tr.insert(selection.to, richSchema.nodes["paragraph"]!.create());
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  dispatch((text ? tr.insertText(text) : tr).scrollIntoView());
  return true;
}

/** Keeps a selected block while text is typed: the text begins a paragraph after the block. */
export const keepSelectedBlock = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => writeAfterBlock(view, text),
      handleDOMEvents: {
        // Text without a key, such as of a virtual keyboard.
        beforeinput: (view, event) => {
          const isWritten = event.inputType === "insertText" && writeAfterBlock(view, event.data ?? "");
          if (isWritten) event.preventDefault();
          return isWritten;
        },
        compositionstart: (view) => writeAfterBlock(view, "") && false,
      },
    },
  });
