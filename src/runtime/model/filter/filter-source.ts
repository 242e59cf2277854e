import { backend } from "../version/backend";

/** A piece of a filter as the backend reads it. Within brackets that is not quite what was typed. */
export interface Source {
  text: string;
  /** Where each character of the text stands in what was typed. */
  at: readonly number[];
}

/** A part of what was typed, from its first character to behind its last. */
export interface TextSpan {
  from: number;
  to: number;
}

/** What stands in brackets, and what was seen on the way to their end. */
export interface Group {
  inner: Source;
  /** The texts in quotes, with their quotes. */
  texts: readonly TextSpan[];
  /** The characters that it takes in its source, brackets included. */
  length: number;
  /** Whether its closing bracket is there. */
  closed: boolean;
  /** A text without an end, which hides the closing bracket. */
  unfinished?: TextSpan;
}

// A quote is escaped by the backslash right before it; until v0.39 whatever stands before that one.
const quoted = /'(?:[^']|(?<=\\)')*(?<!\\)'|"(?:[^"]|(?<=\\)")*(?<!\\)"/y;
const quotedWithEscapes = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"/y;

/** What a sticky pattern matches right at an index, or "". */
export function match(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? "";
}

/** The text in quotes, with them, that begins at an index, or "" when it has no end. */
export const quotedAt = (text: string, index: number): string =>
  match(backend().filterParts.includes("escapes") ? quotedWithEscapes : quoted, text, index);

/** The whole of what was typed. */
export const sourceOf = (text: string): Source => ({ text, at: Array.from({ length: text.length }, (_, at) => at) });

/** Where a part of a source stands in what was typed. */
export const spanOf = ({ at }: Source, index: number, length: number): TextSpan => ({
  from: at[index]!,
  to: at[index + length - 1]! + 1,
});

/** Reads on from an opening bracket. Until v0.21 the backend rewrites every text within into double quotes, escaping nothing. */
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
      const keeps = backend().filterParts.includes("ownQuotes");
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
