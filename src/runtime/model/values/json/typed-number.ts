// Without the sign, the point, and the zeros at both ends: what tells one number from another.
const digitsOf = (text: string): string =>
  text
    .replace(/e.*$/i, "")
    .replaceAll(/\D/g, "")
    .replaceAll(/^0+|0+$/g, "");

/** Whether a number that is written like this keeps all its digits. */
export const keepsDigits = (text: string): boolean => {
  const number = Number(text);
  return Number.isFinite(number) && digitsOf(String(number)) === digitsOf(text);
};

/** Whether a text may have a number that loses digits: to look at each takes its time. */
export const mayLoseDigits = (text: string): boolean => /\d[\d.]{15}|\de\+?\d{3}/i.test(text);

/** The number that a text names, where it keeps all its digits; else the text, which is no number then. */
export const typedNumber = (text: string): number | string =>
  /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) && keepsDigits(text) ? Number(text) + 0 : text;

/** Whether a text names a number, but written with an exponent or with more digits than are kept. */
export const isUnkeptNumber = (text: string): boolean =>
  text.trim() !== "" && Number.isFinite(Number(text)) && typeof typedNumber(text) === "string";

// Engines that read long numbers among others as they are written, see parseJson.
const readsLongNumbers = "rawJSON" in JSON;

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * The first number in a text of JSON that would lose digits. The backend's database takes a number by itself for one of
 * its own; among others it stays as it is written, but not everywhere could anybody read more than 17.
 */
export function lossyNumber(json: string): string | undefined {
  const alone = json.trim();
  if (/^-?\d/.test(alone)) return keepsDigits(alone) && isStoredAs(alone) ? undefined : alone;
  if (readsLongNumbers) return undefined;
  return json.match(textOrNumber)?.find((each) => !each.startsWith('"') && !keepsDigits(each));
}

// How far the database counts in whole numbers, and by how many tens it multiplies or divides at most in one step.
const mostWhole = 922_337_203_685_477_580n;
const mostTens = 22;

/** Whether SQLite reads a number as the one that it is: it multiplies and divides by tens, and rounds at each step. */
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
