/** Whether a text is just words: it has nothing outside quotes that compares or joins. */
export const isWordSearch = (text: string): boolean =>
  text.trim() !== "" && !/[=<>~]|&&|\|\|/.test(text.replaceAll(/'[^']*'|"[^"]*"/g, ""));
