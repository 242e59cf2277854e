/** Id of the field of the command palette, also while it loads. */
export const paletteField = "palette";
