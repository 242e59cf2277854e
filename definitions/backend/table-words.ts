import { byVersion } from "../language/availability";

/** Texts of tables that the specification of v0.8 words otherwise. The runtime fills in a {name}. */
export const tableWords = {
  more: byVersion({ "v0.8": "Load more ({n})", "v0.23": "Load {n} more" }),
  moreOf: byVersion({ "v0.8": "Load more ({n} of {rest})", "v0.23": "Load {n} more" }),
  /** Text of a missing value. Its name for screen readers is blank if the text is a word. */
  nothing: byVersion({ "v0.8": { text: "N/A", name: "" }, "v0.23": { text: "–", name: "No value" } }),
};
