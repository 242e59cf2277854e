/**
 * Returns whether a key is this letter. Case is ignored for Caps Lock. Layouts without Latin letters, such as Cyrillic,
 * are matched by the key's position.
 */
export const isLetterKey = ({ key, code }: Pick<KeyboardEvent, "key" | "code">, letter: string): boolean =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key));
