import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from "@codemirror/view";
import type { Extension, Range } from "@codemirror/state";
import { parseFilter, type FilterProblem, type Vocabulary } from "../../backend/filter/parse-filter";
import type { TokenKind } from "../../backend/filter/filter-tokens";
import { tokenClass } from "./token-class";

const pieces = Object.fromEntries(
  Object.entries(tokenClass).map(([kind, name]) => [kind, Decoration.mark({ class: name })]),
) as Record<TokenKind, Decoration>;

const mark = ({ from, to, text }: FilterProblem): Range<Decoration> =>
  Decoration.mark({ class: "filter-fault", attributes: { "data-tip": text } }).range(from, to);

/** Colours a filter and underlines errors. Errors at the caret are not marked, unless `unsparing` is set. */
export const filterMarks = (vocabulary: Vocabulary, unsparing: boolean): Extension => {
  const marksIn = ({ state, hasFocus }: EditorView): DecorationSet => {
    const reading = parseFilter(state.doc.toString(), vocabulary);
    const { head } = state.selection.main;
    const beingTyped = ({ from, to }: FilterProblem): boolean =>
      hasFocus && !unsparing && from <= head && head <= to + 1;
    const problems = reading.problems.filter((problem) => !beingTyped(problem));
    const coloured = reading.pieces.map(({ kind, from, to }) => pieces[kind].range(from, to));
    return Decoration.set([...coloured, ...problems.map(mark)], true);
  };
  return ViewPlugin.define(
    (view) => ({
      decorations: marksIn(view),
      update({ docChanged, selectionSet, focusChanged, view: now }: ViewUpdate) {
        if (docChanged || selectionSet || focusChanged) this.decorations = marksIn(now);
      },
    }),
    { decorations: ({ decorations }) => decorations },
  );
};
