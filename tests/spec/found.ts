import type { Entry, Kind } from "./entry";
import type { Ours } from "./ours";

/** Whether an entry stands in our files, as a whole: a longer text or address that holds it does not count. */
export const found = (entry: Entry, ours: Ours): boolean =>
  [entry.as ?? entry.says].flat().some((form) => standing[entry.kind](form, ours));

/** An entry as it is named when it is missing. */
export const told = ({ kind, says, name }: Entry): string => `${kind} ${name ? `${name}: ` : ""}${says}`;

type Stands = (form: string, ours: Ours) => boolean;

const said = (expression: string, { sayings }: Ours): boolean => {
  const whole = new RegExp(`^${expression}$`, "s");
  return sayings.some((saying) => whole.test(saying));
};

const text: Stands = (form, ours) => said(filled(form, ".{1,60}?"), ours);

const named = String.raw`(?::\w+|\{\w+\}|\$\{[^}]+\})`;

const standing: Record<Kind, Stands> = {
  text,
  storage: text,
  call: (form, ours) => said(filled(form, named), ours),
  route: (form, ours) => said(String.raw`(?:[^#\s]*#)?${filled(form, `(?:${named}|[\\w.-]+)`)}(?:\?.*)?`, ours),
  key: (form, { code }) => new RegExp(bounded(form)).test(code),
  constant: (form, { code }) => new RegExp(form.split(" ").map(near).join("[^]{0,60}?")).test(code),
};

const escaped = (form: string): string => form.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

// A name in braces stands for whatever fills it; {TOKEN} and its like are literal.
const filled = (form: string, filling: string): string =>
  form
    .split(/\{[a-z][A-Za-z ]*\}/)
    .map(escaped)
    .join(filling);

const bounded = (form: string): string =>
  `${/^\w/.test(form) ? String.raw`(?<![\w$])` : ""}${escaped(form)}${/\w$/.test(form) ? String.raw`(?![\w$])` : ""}`;

// A number stands alone, but may have a unit; a word begins a name or, with a capital, a part of one.
const near = (word: string): string => {
  if (/^\d+$/.test(word)) return String.raw`(?<![\w.]|\d[-:])${word}(?![\d.:-]*\d)`;
  const [first = "", rest] = [word[0], escaped(word.slice(1))];
  if (!/[a-z]/.test(first)) return escaped(word);
  return `(?:(?<![A-Za-z])${first}|${first.toUpperCase()})${rest}`;
};
