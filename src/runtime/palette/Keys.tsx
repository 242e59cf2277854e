import type { ReactNode } from "react";

// The key that stands for Ctrl on these systems.
const command = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** Keys that are pressed together. */
export const Keys = ({ keys }: { keys: readonly string[] }): ReactNode =>
  keys.map((key) => <kbd key={key}>{key === "Ctrl" ? command : key}</kbd>);
