import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const longestTitle = 80;

// Each phrase with what to write. Add one only if reviews keep finding it.
const banned: readonly [RegExp, write: string][] = [
  [
    /\b(?:is|are|was|were|be|been) (?:told|said|heard)\b/i,
    '"is reported", "is shown" or "is notified": these name who does what',
  ],
  [/\bstands? (?:in|at|on|there|before|beside|between|under|above)\b/i, '"is": nothing stands in a program'],
  [/\banew\b/i, '"again"'],
  [/\bin vain\b/i, '"fails"'],
  [/\ball the same\b/i, '"still"'],
  [/\bshall\b/i, '"must" or "should"'],
  [/\bbeside\b/i, '"next to" or "and"'],
  [/\bmeanwhile\b/i, "who changed what: only a clock makes a meanwhile"],
  [/\bsomebody else\b/i, '"another admin" or "another user"'],
  [/\bbegun ahead\b/i, '"prefetched"'],
  [/\b(?:overtaken|vanished)\b/i, '"edit conflict", "deleted by another admin"'],
  [/\bkept drafts?\b/i, '"saved draft"'],
  [/(?:^|[.:;] )(?:What|Whoever)\b(?![^.]*\?)/, "the noun as the subject: a clause makes the reader wait for the verb"],
];

// Names that the code no longer uses. `follow` may be a verb of a sentence: only its other forms are refused.
const retiredNames: readonly [RegExp, write: string][] = [
  [
    /^follow(?!s$)|[a-z]Follow|^Follow/,
    '"subscribe" for a listener, "handlers" for callbacks, or a verb for what happens',
  ],
  [
    /^settled?$|^settle[A-Z]|^[a-z]+Settled$/,
    '"apply" for an answer, "debounced", "confirmed" or "finished" for a state',
  ],
  [
    /^(?:lazy|load|signedIn|settings|page|table|loadForm|useForm|open|useOpen|useShown|refused|row|filter)Parts?/i,
    '"component", "registry", "section" or "module"',
  ],
  [/^(?:rowSteps|stepKeys|createStepKeyHandler)$/i, '"neighbours"'],
  [/^(?:distant)?leaf(?:Props)?$/i, '"field" in a form, "value" in data'],
  [/^goOn$/, "what goes on"],
];

interface Sentence {
  where: string;
  text: string;
}

const filesIn = (folder: string, ends: RegExp, recursive = true): string[] =>
  readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((name) => ends.test(name))
    .map((name) => join(folder, name));

const sources = ["definitions", "generator", "server", "src", "tests"].flatMap((folder) =>
  filesIn(folder, /\.(?:tsx?|mjs)$/),
);
const tests = sources.filter((path) => path.startsWith("tests/"));
const documents = [...filesIn(".", /\.md$/, false), ...filesIn("docs", /\.md$/)];

// The lines of a comment are read as one text: a phrase may go over two lines.
const comment = /(?:^[ \t]*\/\/.*\n)+|[ \t]\/\/ .*$|\/\*[^]*?\*\//gm;
// A title follows the name of the function, or the rows of `each`. A variable is a title without words.
const title =
  /(?:\b(?<kind>test|it|describe)(?:\.(?:each|step|for|describe)\b)*\(|\)\()\s*(?:(?<quote>["'`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>|(?<name>\w+)(?=, async))(?=,)/g;

const commentsIn = (path: string): Sentence[] =>
  [...readFileSync(path, "utf8").matchAll(comment)].map(([text]) => ({
    where: path,
    text: text
      .replaceAll(/^[ \t]*(?:\/\/|\/\*\*?|\*\/|\*)[ \t]?/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));

const titlesOf = (code: string): string[] =>
  [...code.matchAll(title)].flatMap(({ groups: { kind, text, name } = {} }) =>
    text === undefined && !kind ? [] : [text ?? `\${${name!}}`],
  );

const titlesIn = (path: string): Sentence[] =>
  titlesOf(readFileSync(path, "utf8")).map((text) => ({ where: path, text }));

const placeholder = /\$\{[^}]*\}|%[a-z#]|\$\w+(?:\.\w+)*/g;
const participle =
  /^(?:\w{2,}ed|begun|chosen|done|drawn|found|given|held|hidden|kept|left|lost|made|said|sent|shown|taken|told|typed|written)\b/;
const isPlaceholder = (text: string): boolean => !/[a-z]{2}/i.test(text.replaceAll(placeholder, ""));

// A name that comes from elsewhere is allowed.
const allowedNames = new Set(["allSettled"]);

const literal = /(["'`])(?:\\.|(?!\1)[^\\\n])*\1/g;

const namesIn = (code: string): string[] => {
  const names = code
    .replaceAll(comment, "")
    .replaceAll(literal, "")
    .match(/(?<![-\w$])[A-Za-z_]\w*/g);
  return [...new Set(names)].filter((name) => !allowedNames.has(name));
};

const fileName = (path: string): string =>
  basename(path)
    .replace(/\..*/, "")
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const retiredIn = (path: string): string[] =>
  [fileName(path), ...namesIn(readFileSync(path, "utf8"))].flatMap((name) =>
    retiredNames.flatMap(([retired, write]) => (retired.test(name) ? [`${path}: ${name}: write ${write}`] : [])),
  );

// Only a text with a space is a sentence.
const textsIn = (path: string): Sentence[] =>
  [...readFileSync(path, "utf8").matchAll(/"((?:\\.|[^"\\\n])*)"/g)]
    .map(([, text]) => ({ where: path, text: text! }))
    .filter(({ text }) => text.includes(" "));

const paragraphsIn = (path: string): Sentence[] =>
  readFileSync(path, "utf8")
    .replaceAll(/^```[^]*?^```|`[^`\n]*`|"[^"\n]*"|\]\([^)]*\)/gm, "")
    .split("\n\n")
    .map((text) => ({ where: path, text: text.replaceAll(/\s+/g, " ") }));

const bannedIn = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ where, text }) =>
    banned.flatMap(([phrase, write]) => {
      const found = phrase.exec(text);
      return found ? [`${where}: "${found[0]}" in "${text.slice(0, 120)}": write ${write}`] : [];
    }),
  );

test("comments avoid the banned phrases", () => {
  expect(bannedIn(sources.flatMap(commentsIn))).toEqual([]);
});

test("documents avoid the banned phrases", () => {
  expect(bannedIn(documents.flatMap(paragraphsIn))).toEqual([]);
});

test("texts on screen avoid the banned phrases", () => {
  const definitions = sources.filter((path) => path.startsWith("definitions/"));
  expect(bannedIn(definitions.flatMap(textsIn))).toEqual([]);
});

test("titles of tests avoid the banned phrases", () => {
  expect(bannedIn(tests.flatMap(titlesIn))).toEqual([]);
});

test(`titles of tests have at most ${longestTitle} characters`, () => {
  const titles = tests.flatMap(titlesIn);
  expect(titles.filter(({ text }) => text.length > longestTitle)).toEqual([]);
});

test("titles of tests begin with a verb, and are no placeholder alone", () => {
  const titles = tests.flatMap(titlesIn);
  expect(titles.filter(({ text }) => isPlaceholder(text) || participle.test(text))).toEqual([]);
});

test("files and names of the code use no retired name", () => {
  const others = sources.filter((path) => path !== "tests/plain-english.test.ts");
  expect(others.flatMap(retiredIn)).toEqual([]);
});

test("finds a phrase in a comment over two lines", () => {
  expect("// It is\n// told.\n".match(comment)).toEqual(["// It is\n// told.\n"]);
});

test("finds titles that have no words or no verb", () => {
  const code = [
    "test",
    '("shown twice", act); it.each([[f(1)]])',
    '("%s, $name", act); test.step',
    "(each, async () => 0);",
  ].join("");
  expect(titlesOf(code)).toEqual(["shown twice", "%s, $name", "${each}"]);
  expect(titlesOf(code).map((text) => isPlaceholder(text) || participle.test(text))).toEqual([true, true, true]);
});

test("finds a retired name in code, but not in a text", () => {
  expect(
    namesIn('const goOn = "follow"; // settle').filter((name) => retiredNames.some(([retired]) => retired.test(name))),
  ).toEqual(["goOn"]);
});
