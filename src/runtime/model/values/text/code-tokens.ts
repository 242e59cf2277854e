/** What a piece of sample code is; "other" is what stands between. */
export type CodeKind = "comment" | "text" | "number" | "word" | "other";

/** A language whose pieces are told apart. */
export type CodeLanguage = "javascript" | "dart" | "curl" | "json" | "typescript";

interface CodeToken {
  /** Where it begins in the text. */
  at: number;
  kind: CodeKind;
  text: string;
}

const quoted = String.raw`'(?:[^'\\]|\\[^])*'?|"(?:[^"\\]|\\[^])*"?`;
// A shell knows no escapes within single quotes.
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

/** Sample code cut by what its parts are. Put together they are the same text. */
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
