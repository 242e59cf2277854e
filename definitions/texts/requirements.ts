/** Plain words for the backend's own patterns, by their names. */
export const patternTexts = {
  id: "An id has 15 characters.",
  laterId: "Use small letters a to z and digits only.",
  username: "Use letters a to z, digits, _ and . only. Begin with a letter, digit or _.",
  usernameWithHyphen: "Use letters a to z, digits, _, . and - only. Begin with a letter, digit or _.",
} as const;

/** Requirements of names, both typed and imported, by the format of their field. */
export const nameTexts = {
  "collection-name":
    "Use at most {most} letters, digits and underscores, without _via_. Begin with {start}, but not with sqlite_.",
  "field-name": "Use at most {most} letters, digits and underscores, without _via_.",
} as const;
