import { backend } from "../version/backend";

/** Part of a filter as the backend reads it. Inside brackets it can differ from the input. */
export interface Source {
  text: string;
  /** Index in the input of each character. */
  at: readonly number[];
}

/** Range of the input; `to` is excluded. */
export interface TextSpan {
  from: number;
  to: number;
}

/** Content of brackets, and details found while reading it. */
export interface Group {
  inner: Source;
  /** Quoted texts, including their quotes. */
  texts: readonly TextSpan[];
  /** Number of source characters, including the brackets. */
  length: number;
  /** Whether the closing bracket exists. */
  closed: boolean;
  /** Unterminated text, which hides the closing bracket. */
  unfinished?: TextSpan;
}

// A quote after a backslash is escaped. Before v0.39 that holds even if the backslash itself is escaped.
const quoted = /'(?:[^']|(?<=\\)')*(?<!\\)'|"(?:[^"]|(?<=\\)")*(?<!\\)"/y;
const quotedWithEscapes = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"/y;

/** Returns the match of a sticky pattern at an index, or "". */
export function match(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? "";
}

/** Returns the quoted text at an index, with its quotes, or "" if it is unterminated. */
export const quotedAt = (text: string, index: number): string =>
  match(backend().filterSyntax.includes("escapes") ? quotedWithEscapes : quoted, text, index);

/** Returns the quote of the text that is still open at the end of a filter. */
export function openQuote(filter: string): string | undefined {
  for (let index = 0; index < filter.length; index += 1) {
    const character = filter[index]!;
    if (character !== "'" && character !== '"') continue;
    const whole = quotedAt(filter, index);
    if (!whole) return character;
    index += whole.length - 1;
  }
  return undefined;
}

/** Wraps the complete input as a source. */
export const sourceOf = (text: string): Source => ({ text, at: Array.from({ length: text.length }, (_, at) => at) });

/** Returns the input range of a part of a source. */
export const spanOf = ({ at }: Source, index: number, length: number): TextSpan => ({
  from: at[index]!,
  to: at[index + length - 1]! + 1,
});

/** Reads a bracket's content. Before v0.22 the backend rewrites each text in it to double quotes without escaping. */
export function groupAt(source: Source, start: number): Group {
  const { text } = source;
  const inner = { text: "", at: [] as number[] };
  const texts: TextSpan[] = [];
  const copy = (index: number, character = text[index]!): void => {
    inner.text += character;
    inner.at.push(source.at[index]!);
  };
  let depth = 1;
  let index = start + 1;
  for (; index < text.length; index += 1) {
    const character = text[index]!;
    if (character === "'" || character === '"') {
      const whole = quotedAt(text, index);
      if (!whole) {
        const length = text.length - index;
        const unfinished = spanOf(source, index, length);
        return {
          inner: join(inner, rest(source, index)),
          texts,
          length: index - start + length,
          closed: false,
          unfinished,
        };
      }
      texts.push(spanOf(source, index, whole.length));
      const last = index + whole.length - 1;
      const keeps = backend().filterSyntax.includes("ownQuotes");
      copy(index, keeps ? character : '"');
      for (let at = index + 1; at < last; at += 1)
        if (keeps || !(text[at] === "\\" && text[at + 1] === character)) copy(at);
      copy(last, keeps ? character : '"');
      index = last;
      continue;
    }
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0) return { inner, texts, length: index + 1 - start, closed: true };
    copy(index);
  }
  return { inner, texts, length: index - start, closed: false };
}

const rest = ({ text, at }: Source, from: number): Source => ({ text: text.slice(from), at: at.slice(from) });

const join = (one: Source, other: Source): Source => ({ text: one.text + other.text, at: [...one.at, ...other.at] });
