/** Words of an input for a stored secret. */
export const secretTexts = {
  setSecret: "Set new value",
  hiddenSecret: "Hidden value",
  keepSecret: "Keep the stored value",
  eraseSecret: "Erase the stored value",
  erasedSecret: "Will be erased when you save",
  blankKeepsSecret: "Leave blank to keep the stored value",
} as const;
