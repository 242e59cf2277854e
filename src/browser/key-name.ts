/** Returns the name of a key on this system. On those of Apple, the command key stands for Ctrl. */
export const keyName = (key: string): string =>
  key === "Ctrl" && /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? "⌘" : key;
