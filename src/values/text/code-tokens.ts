/** Kind of a token in sample code; "other" is anything in between. */
export type CodeKind = "comment" | "text" | "number" | "word" | "other";

/** Language of sample code. */
export type CodeLanguage = "javascript" | "dart" | "curl" | "json" | "typescript";

interface CodeToken {
  /** Index in the text. */
  at: number;
  kind: CodeKind;
  text: string;
}

const quoted = String.raw`'(?:[^'\\]|\\[^])*'?|"(?:[^"\\]|\\[^])*"?`;
// A shell has no escapes within single quotes.
const shellQuoted = String.raw`'[^']*'?|"(?:[^"\\]|\\[^])*"?`;
const number = String.raw`-?\b\d[\d.]*\b`;

const pattern = (comment: string, text: string, words: string): RegExp =>
  new RegExp(`(${comment})|(${text})|(${number})|(${words})|[A-Za-z_$][\\w$]*|[^]`, "g");

const never = "(?!)";
const javascript = pattern(
  String.raw`\/\/[^\n]*`,
  quoted,
  String.raw`\b(?:import|from|const|new|await|async|function|true|false|null|undefined|export|interface)\b`,
);

const patterns: Readonly<Record<CodeLanguage, RegExp>> = {
  javascript,
  typescript: javascript,
  dart: pattern(String.raw`\/\/[^\n]*`, quoted, String.raw`\b(?:import|as|final|await|true|false|null)\b`),
  curl: pattern(never, shellQuoted, String.raw`\bcurl\b|(?<=\s)--?[A-Za-z][\w-]*`),
  json: pattern(never, quoted, String.raw`\b(?:true|false|null)\b`),
};

/** Splits sample code into tokens for highlighting. Joined, they are the same text. */
export function codeTokens(code: string, language: CodeLanguage): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const { index: at, 0: text, 1: comment, 2: textual, 3: figure, 4: word } of code.matchAll(patterns[language])) {
    const kind = comment ? "comment" : textual ? "text" : figure ? "number" : word ? "word" : "other";
    const last = tokens.at(-1);
    if (kind === "other" && last?.kind === "other") last.text += text;
    else tokens.push({ at, kind, text });
  }
  return tokens;
}
