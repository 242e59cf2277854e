import { texts } from "../../../definitions/texts/texts";
import { joinShown } from "./text-direction";
import { interpolate } from "./text";

const limit = 6;

/** Joins names with commas. A long list is cut, with the number of omitted names. */
export const joinNames = (names: readonly string[]): string => {
  if (names.length <= limit) return joinShown(names);
  const first = names.slice(0, limit - 1);
  return interpolate(texts.form.andMore, { names: joinShown(first), n: names.length - first.length });
};
