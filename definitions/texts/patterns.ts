/** Plain words for the backend's own patterns, by their names. */
export const patternTexts = {
  username: "Use letters a to z, digits, _ and . only. Begin with a letter, digit or _.",
  usernameWithHyphen: "Use letters a to z, digits, _, . and - only. Begin with a letter, digit or _.",
} as const;
