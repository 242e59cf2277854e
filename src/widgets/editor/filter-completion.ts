import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { joins, literals, operators } from "../../../definitions/backend/filter";
import { parseFilter, type Vocabulary } from "../../runtime/model/filter/parse-filter";
import type { TokenKind } from "../../runtime/model/filter/filter-tokens";

const signs = (words: Readonly<Record<string, string>>): Completion[] =>
  Object.entries(words).map(([label, detail]) => ({ label, detail, apply: `${label} ` }));

const allOperators = signs(operators);
const allJoins = signs(joins);
const values: ReadonlySet<TokenKind> = new Set(["name", "macro", "literal", "number", "text"]);

type Wanted = "operand" | "value" | "operator" | "join" | "nothing";

/** What may come after the pieces of a filter so far. */
function wantedAfter(kinds: readonly TokenKind[], last: string): Wanted {
  const kind = kinds.at(-1);
  if (kind === undefined || kind === "join" || last === "(") return "operand";
  if (kind === "operator") return "value";
  if (last === ")") return "join";
  if (!values.has(kind)) return "nothing";
  return kinds.at(-2) === "operator" ? "join" : "operator";
}

/** What can be written at the caret. Joins are suggested when asked for, so that Enter after a whole filter applies it. */
export const suggestions = (vocabulary: Vocabulary) => {
  const named: Completion[] = vocabulary.names.map(({ name, detail }) => ({ label: name, ...(detail && { detail }) }));
  const macros: Completion[] = vocabulary.macros.map((label) => ({ label }));
  const operands = [...named, ...macros];
  const choices: Record<Wanted, readonly Completion[]> = {
    operand: operands,
    value: [...operands, ...literals.map((label) => ({ label }))],
    operator: allOperators,
    join: allJoins,
    nothing: [],
  };
  return (context: CompletionContext): CompletionResult | null => {
    const before = context.state.sliceDoc(0, context.pos);
    const word = /[\w@#.]*$/.exec(before)![0];
    const from = context.pos - (word.length || /[=!<>~&|]*$/.exec(before)![0].length);
    const { pieces } = parseFilter(before.slice(0, from));
    const last = pieces.at(-1);
    // Within a text that is not closed yet.
    if (last?.kind === "text" && (last.text.length < 2 || last.text.at(-1) !== last.text[0])) return null;
    const wanted = wantedAfter(
      pieces.map(({ kind }) => kind),
      last?.text ?? "",
    );
    const typed = before.slice(from);
    const known = last !== undefined && operands.some(({ label }) => label === last.text);
    if (!context.explicit && !typed && !(wanted === "operator" && known && /\s$/.test(before))) return null;
    const options = choices[wanted];
    // What is written out needs no suggestion, and leaves Enter free to apply.
    if (options.length === 0 || options.some(({ label }) => label === typed)) return null;
    return { from, options: [...options] };
  };
};
