/** Requirements of names, both typed and imported. */
export const nameTexts = {
  collection: "Use only letters, digits and underscores. Begin with a letter or digit, but not with sqlite_.",
  field: "Use only letters, digits and underscores.",
} as const;
