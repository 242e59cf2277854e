/** Refusal of a change in a locked environment. The runtime fills in a {name}. */
export const lockTexts = {
  refused: "{name} is locked. Unlock it to make changes.",
} as const;
