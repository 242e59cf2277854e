import type { NoteLine } from "../../../../../definitions/language/line";
import type { NoteModel } from "../form-model";
import { hasWord, type LineKind } from "../resolved-line";

/** Sentence between the lines. */
export const note: LineKind<NoteModel, NoteLine> = {
  reads: (line) => hasWord(line, "note"),
  resolve: ({ note: text, tokens = [] }) => [{ kind: "note", text, tokens }],
  inside: () => [],
  outline: ({ text, tokens }) => [`"${text}"`, ...tokens].join("  "),
};
