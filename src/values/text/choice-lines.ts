const lineBreak = /\r\n?|\n/g;

/** Returns whether the line of a choice has marks, because the choice is empty or has line breaks. */
export const hasMarks = (choice: string): boolean => choice === "" || /[\r\n]/.test(choice);

const lineOf = (choice: string): string => (choice === "" ? '""' : choice.replaceAll(lineBreak, "↵"));

/** Joins choices to a text with one per line. */
export const choiceText = (choices: readonly string[]): string => choices.map(lineOf).join("\n");

// The line of a stored choice gives that choice, with its spaces and line breaks.
function choicesOfLines(text: string, stored: readonly string[]): string[] {
  const byLine = new Map(stored.map((choice) => [lineOf(choice), choice]));
  return text.split("\n").flatMap((line) => byLine.get(line) ?? (line.trim() || []));
}

/** Splits a text into its choices, trimmed unless they are stored, without duplicates and empty lines. */
export const choicesIn = (text: string, stored: readonly string[]): string[] => [
  ...new Set(choicesOfLines(text, stored)),
];

/** Returns the choices that a text has on several lines. */
export function repeatedIn(text: string, stored: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = choicesOfLines(text, stored).filter((choice) => seen.size === seen.add(choice).size);
  return [...new Set(repeated)];
}

/** Returns whether a text has an empty line before its last choice. */
export const hasBlankLine = (text: string): boolean =>
  text.trim() !== "" &&
  text
    .trimEnd()
    .split("\n")
    .some((line) => line.trim() === "");
