import { byVersion } from "../language/availability";

/** Texts of tables that the specification of v0.8 words otherwise. The runtime fills in a {name}. */
export const tableWords = {
  more: byVersion({ "v0.8": "Load more ({n})", "v0.23": "Load {n} more" }),
  moreOf: byVersion({ "v0.8": "Load more ({n} of {rest})", "v0.23": "Load {n} more" }),
};
