/** Returns whether a text is a plain word search: no comparison or join outside of quotes. */
export const isWordSearch = (text: string): boolean =>
  text.trim() !== "" && !/[=<>~]|&&|\|\|/.test(text.replaceAll(/'[^']*'|"[^"]*"/g, ""));
