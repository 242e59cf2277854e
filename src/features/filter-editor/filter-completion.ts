import {
  insertCompletionText,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import { anyPrefix, joins, literals, operators } from "../../../definitions/backend/filter";
import { filterTexts } from "../../../definitions/texts/filter";
import { parseFilter, type Piece, type Vocabulary, type VocabularyName } from "../../backend/filter/parse-filter";
import { interpolate } from "../../values/text/text";
import { backend } from "../../backend/version/backend";
import type { TokenKind } from "../../backend/filter/filter-tokens";

const signs = (words: Readonly<Record<string, string>>): Completion[] =>
  Object.entries(words).map(([label, detail]) => ({ label, detail, apply: `${label} ` }));

const ofAny = Object.fromEntries(
  Object.entries(operators).map(([sign, meaning]) => [
    `${anyPrefix}${sign}`,
    interpolate(filterTexts.ofAny, { meaning }),
  ]),
);
const plainOperators = signs(operators);
const allOperators = [...plainOperators, ...signs(ofAny)];
const allJoins = signs(joins);
const values: ReadonlySet<TokenKind> = new Set(["name", "macro", "literal", "number", "text"]);

type Wanted = "operand" | "value" | "operator" | "join" | "nothing";

/** Kinds of pieces on the innermost bracket level before the caret. `isCall` marks a function's level. */
interface Level {
  kinds: TokenKind[];
  isCall: boolean;
}

function levelAfter(pieces: readonly Piece[]): Level {
  const levels: Level[] = [{ kinds: [], isCall: false }];
  for (const [index, { kind, text, from }] of pieces.entries()) {
    const before = pieces[index - 1];
    if (kind === "bracket" && text === "(") {
      levels.push({ kinds: [], isCall: before?.kind === "literal" && before.to === from });
      continue;
    }
    const left = kind === "bracket" && levels.length > 1 ? levels.pop() : undefined;
    // A call counts as the value that its name started.
    if (!left?.isCall) levels.at(-1)!.kinds.push(kind);
  }
  return levels.at(-1)!;
}

/** Returns the kind of piece that may follow. */
function wantedAfter({ kinds, isCall }: Level): Wanted {
  const kind = kinds.at(-1);
  if (kind === undefined || kind === "join") return "operand";
  if (kind === "operator") return "value";
  if (kind === "bracket") return "join";
  if (!values.has(kind) || isCall) return "nothing";
  return kinds.at(-2) === "operator" ? "join" : "operator";
}

const named = ({ name, detail }: VocabularyName): Completion => ({
  label: name,
  ...(detail && { detail }),
  ...(name.endsWith(".") && { apply: suggestNext }),
});

// Suggests the next step immediately.
const suggestNext = (view: EditorView, picked: Completion, from: number, to: number): void => {
  view.dispatch({
    ...insertCompletionText(view.state, picked.label, from, to),
    annotations: pickedCompletion.of(picked),
  });
  startCompletion(view);
};

/**
 * Returns a completion source for filters. Joins are suggested on request only, so that Enter after a complete filter
 * applies it.
 */
export const suggestions = (vocabulary: Vocabulary) => {
  const { names, macros, paths } = vocabulary;
  const listed = [...names, ...macros.map((name) => ({ name }))];
  const isKnown = (text: string): boolean =>
    listed.some(({ name }) => name === text) || (paths !== undefined && paths.problem(text) === undefined);
  const operandsAfter = (path: string): Completion[] => [
    ...[...(path === "" ? listed : []), ...(paths?.after(path) ?? [])].map(named),
    ...(path === "" ? backend().functions.map(({ name }) => ({ label: `${name}(` })) : []),
  ];
  const choices: Record<Wanted, (path: string) => readonly Completion[]> = {
    operand: operandsAfter,
    value: (path) => [...operandsAfter(path), ...(path === "" ? literals.map((label) => ({ label })) : [])],
    operator: () => (backend().filterSyntax.includes("any") ? allOperators : plainOperators),
    join: () => allJoins,
    nothing: () => [],
  };
  const modifiersOf = (name: string, caret: number, word: string): CompletionResult | null => {
    const options = paths?.modifiers?.(name).map((label) => ({ label })) ?? [];
    return options.length === 0 ? null : { from: caret - word.length + name.length + 1, options, validFor: /^\w*$/ };
  };
  const suggest = (context: CompletionContext): CompletionResult | null => {
    const before = context.state.sliceDoc(0, context.pos);
    const word = (backend().modifiers.length > 0 ? /[\w@#.:]*$/ : /[\w@#.]*$/).exec(before)![0];
    const modified = /^(.+):\w*$/.exec(word)?.[1];
    if (modified !== undefined) return modifiersOf(modified, context.pos, word);
    const start = context.pos - (word.length || /[=!<>~&|]*$/.exec(before)![0].length);
    // Only the last step of a path is completed and replaced.
    const path = paths ? word.slice(0, word.lastIndexOf(".") + 1) : "";
    const from = start + path.length;
    const { pieces } = parseFilter(before.slice(0, start));
    const last = pieces.at(-1);
    // The caret is inside an unclosed quote.
    if (last?.kind === "text" && (last.text.length < 2 || last.text.at(-1) !== last.text[0])) return null;
    const wanted = wantedAfter(levelAfter(pieces));
    const typed = before.slice(from);
    const known = (last?.kind === "name" || last?.kind === "macro") && isKnown(last.text);
    if (!context.explicit && !typed && !path && !(wanted === "operator" && known && /\s$/.test(before))) return null;
    const options = choices[wanted](path);
    // A complete word needs no suggestion, so Enter stays free to apply.
    if (options.length === 0 || options.some(({ label }) => label === typed)) return null;
    // Update synchronously: a pending list is visible but does not accept Enter.
    return { from, options: [...options], update: (_result, _from, _to, after) => suggest(after) };
  };
  return suggest;
};
