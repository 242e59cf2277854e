// Transliterations of letters that normalization does not reduce to ASCII.
const letters: Readonly<Record<string, string>> = {
  ä: "a",
  ö: "o",
  ü: "u",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  "&": "and",
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sht",
  ъ: "a",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  і: "i",
  ї: "yi",
  є: "ye",
  ґ: "g",
};

const spelled = (letter: string): string => {
  const small = letters[letter.toLowerCase()];
  if (small === undefined) return letter;
  return letter === letter.toLowerCase() ? small : small.slice(0, 1).toUpperCase() + small.slice(1);
};

/** Converts input to a name that the backend accepts: letters, digits and underscores. Keeps the case. */
export function slug(text: string): string {
  const plain = [...text.normalize("NFKD").replaceAll(/\p{M}/gu, "")].map(spelled).join("");
  return plain.replaceAll(/[\s.=-]+/g, "_").replaceAll(/\W/g, "");
}
