/** The parts of a text between commas, each once, without the blanks around them; nothing but blanks is no part. */
export const commaParts = (text: string): string[] => {
  const parts = text.split(",").map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
};

/** Parts as a text that one reads. */
export const commaText = (parts: readonly string[]): string => parts.join(", ");
