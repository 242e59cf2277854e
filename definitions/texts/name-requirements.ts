/** Requirements of names, both typed and imported, by the format of their field. */
export const nameTexts = {
  "collection-name":
    "Use at most {most} letters, digits and underscores, without _via_. Begin with {start}, but not with sqlite_.",
  "field-name": "Use at most {most} letters, digits and underscores, without _via_.",
} as const;
