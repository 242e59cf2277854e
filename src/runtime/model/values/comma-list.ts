/** The parts of a text between commas, without the blanks around them; what is nothing but blanks is no part. */
export const commaParts = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Parts as a text that one reads. */
export const commaText = (parts: readonly string[]): string => parts.join(", ");
