/** What a name must be that the backend takes, where it is typed and where it is imported. */
export const nameTexts = {
  collection:
    "A name has letters, digits and underscores only, and begins with a letter or a digit, but not with sqlite_.",
  field: "A name of a field has letters, digits and underscores only.",
} as const;
