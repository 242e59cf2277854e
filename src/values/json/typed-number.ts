// Significant digits, without sign, point and zeros at both ends.
const digitsOf = (text: string): string =>
  text
    .replace(/e.*$/i, "")
    .replaceAll(/\D/g, "")
    .replaceAll(/^0+|(?<!0)0+$/g, "");

/** Returns whether a number in this notation keeps all its digits as a double. */
export const keepsDigits = (text: string): boolean => {
  const number = Number(text);
  return Number.isFinite(number) && digitsOf(String(number)) === digitsOf(text);
};

/** Returns whether JSON.stringify writes a number in this notation. A number field may hold -0, which counts as 0. */
export const keepsNotation = (text: string): boolean => text === "-0" || String(Number(text)) === text;

// Each run follows a delimiter and contains none, so that even a very long one is read once. Short numbers are usual.
const numberRun = /(?:^|[:,[\s])(?!-?(?:\d{1,15}|\d{1,9}\.\d{0,5}[1-9])[,}\]\s])(-?\d[\d.eE+-]*)(?=[,}\]\s]|$)/g;

/** Finds numbers in JSON whose notation may be lost, also inside texts. */
export function* unusualNumbers(json: string): Generator<{ number: string; start: number }> {
  for (const { 0: match, 1: number = "", index } of json.matchAll(numberRun))
    if (!keepsNotation(number)) yield { number, start: index + match.length - number.length };
}

/** Parses a decimal number; returns the text itself if it is none or would lose digits. */
export const typedNumber = (text: string): number | string =>
  /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) && keepsDigits(text) ? Number(text) + 0 : text;

/** Returns whether a text is a number with an exponent or too many digits. */
export const isUnsupportedNumber = (text: string): boolean =>
  text.trim() !== "" && Number.isFinite(Number(text)) && typeof typedNumber(text) === "string";

// With JSON.rawJSON, `parseJson` keeps long numbers inside lists and objects.
const readsLongNumbers = "rawJSON" in JSON;

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Returns the first number in a JSON text that would lose digits, or undefined. The database converts a top-level
 * number. Nested numbers are stored as text, but browsers without JSON.rawJSON would show only 17 digits.
 */
export function findLossyNumber(json: string): string | undefined {
  const alone = json.trim();
  if (/^-?\d/.test(alone)) return keepsDigits(alone) && isStoredAs(alone) ? undefined : alone;
  if (readsLongNumbers) return undefined;
  return json.match(textOrNumber)?.find((each) => !each.startsWith('"') && !keepsDigits(each));
}

// Limits of SQLite: its largest integer, without the last digit, and its largest power of ten per step.
const mostWhole = 922_337_203_685_477_580n;
const mostTens = 22;

/**
 * Returns whether SQLite stores the exact double. It multiplies or divides by powers of ten, and rounds at each step.
 */
function isStoredAs(text: string): boolean {
  const [, sign, whole = "", decimals = "", exponent = "0"] = /^(-?)(\d+)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  let digits = BigInt(whole + decimals);
  let tens = Number(exponent) - decimals.length;
  if (digits === 0n) return sign === "";
  for (; tens < 0 && digits % 10n === 0n; tens++) digits /= 10n;
  for (; tens > 0 && digits < mostWhole; tens--) digits *= 10n;
  if (Math.abs(tens) > mostTens || digits > mostWhole * 10n) return false;
  const stored = tens < 0 ? Number(digits) / 10 ** -tens : Number(digits) * 10 ** tens;
  return stored === Math.abs(Number(text));
}
