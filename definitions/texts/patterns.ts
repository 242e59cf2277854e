/** Plain words for the patterns of the backend itself. */
export const patternTexts = {
  username: {
    first: "Use letters a to z, digits, _ and . only. Begin with a letter, digit or _.",
    withHyphen: "Use letters a to z, digits, _, . and - only. Begin with a letter, digit or _.",
  },
} as const;
