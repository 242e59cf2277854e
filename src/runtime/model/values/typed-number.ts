// Without the sign, the point, and the zeros at both ends: what tells one number from another.
const digitsOf = (text: string): string =>
  text
    .replace(/e.*$/i, "")
    .replaceAll(/\D/g, "")
    .replaceAll(/^0+|0+$/g, "");

// Whether a number that is written like this keeps all its digits.
const keepsDigits = (text: string): boolean => {
  const number = Number(text);
  return Number.isFinite(number) && digitsOf(String(number)) === digitsOf(text);
};

/** The number that a text names, where it keeps all its digits; else the text, which is no number then. */
export const typedNumber = (text: string): number | string =>
  /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text.trim()) && keepsDigits(text) ? Number(text) + 0 : text;

/** Whether a text names a number, but written with an exponent or with more digits than are kept. */
export const isUnkeptNumber = (text: string): boolean =>
  text.trim() !== "" && Number.isFinite(Number(text)) && typeof typedNumber(text) === "string";

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * The first number in a text of JSON that would lose digits. The backend's database stores a number by itself as such,
 * with 15 digits; among others it stays as it is written, but nobody could read more than 17.
 */
export function lossyNumber(json: string): string | undefined {
  const alone = json.trim();
  if (/^-?\d/.test(alone)) return keepsDigits(alone) && isShort(alone) ? undefined : alone;
  return json.match(textOrNumber)?.find((each) => !each.startsWith('"') && !keepsDigits(each));
}

const isShort = (text: string): boolean =>
  digitsOf(text).length <= 15 && !String(Number(text)).includes("e") && !Object.is(Number(text), -0);
