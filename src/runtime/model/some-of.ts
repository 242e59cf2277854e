import { words } from "../../../definitions/words/words";
import { fill } from "./fill";

const most = 6;

/** Names one after the other; of many the first, and how many more there are. */
export const someOf = (names: readonly string[]): string => {
  if (names.length <= most) return names.join(", ");
  const first = names.slice(0, most - 1);
  return fill(words.form.andMore, { names: first.join(", "), n: names.length - first.length });
};
