/** Plain words for the backend's own patterns, by their names. */
export const patternTexts = {
  id: "An id has 15 characters.",
  laterId: "Use small letters a to z and digits only.",
  username: "Use letters a to z, digits, _ and . only. Begin with a letter, digit or _.",
  usernameWithHyphen: "Use letters a to z, digits, _, . and - only. Begin with a letter, digit or _.",
} as const;
