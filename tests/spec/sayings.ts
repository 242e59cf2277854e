const comment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const quoted = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|` + "`(?:\\\\.|[^`\\\\])*`";
// A slash opens a pattern only where a value may begin.
const pattern = String.raw`(?<=[=(,:[!&|?{};>\n]\s*)\/(?![*/])(?:\\.|\[[^\]\n]*\]|[^/\\\n])+\/[a-z]*`;
const token = new RegExp([comment, quoted, pattern].join("|"), "g");

/** The texts of a source file, each as a whole: strings, patterns and the tags that speak to the admin. */
export const sayingsOf = (source: string): string[] => [...source.matchAll(token)].flatMap(([text]) => spoken(text));

const spoken = (text: string): string[] => {
  if (text.startsWith("/**")) return tags(text);
  if (text.startsWith("//") || text.startsWith("/*")) return [];
  if (text.startsWith("/")) return [unescaped(text.replace(/^\/\^?|\$?\/[a-z]*$/g, ""))];
  return [unescaped(text.slice(1, -1))];
};

const unescaped = (text: string): string => text.replace(/\\([^A-Za-z0-9])/g, "$1");

const tags = (text: string): string[] =>
  text
    .replace(/^\/\*\*|\*\/$/g, "")
    .replace(/\n\s*\*/g, " ")
    .split(/@[a-zA-Z]+\s/)
    .map((value) => value.replace(/\s+/g, " ").trim());

/** The texts of an outline: its cells, without the marks that tell what each is. */
export const sayingsOfOutline = (outline: string): string[] => [
  ...outline.split(/\n|\s{2,}|\s\|\s/).flatMap((cell) => {
    const bare = cell.trim().replace(/^> |^[[("]+|[\])"]+$| \*$/g, "");
    return [cell.trim(), bare, bare.replace(/^\w+: /, "")];
  }),
  ...[...outline.matchAll(/"([^"\n]*)"/g)].map(([, text]) => text!),
];

/** A source file without the comments that speak to developers, its numbers without separators. */
export const codeOf = (source: string): string =>
  source
    .replace(token, (text) => (/^\/(?:\/|\*(?!\*))/.test(text) ? "" : text))
    .replace(/(?<=\d)_(?=\d)/g, "")
    .replace(/\s+/g, " ");
