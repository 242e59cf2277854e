import { backend } from "../version/backend";

/** A filter as the first part of a longer one, whose other parts apply to all of it. */
function asPart(filter: string): string {
  const { joinsFromLeft, filterParts } = backend();
  // A remark at the end must not hide what is joined behind it.
  const ended = filterParts.includes("comments") && filter.includes("//") ? `${filter}\n` : filter;
  // Where "&&" is joined first, brackets keep an "or" together. Without need they would change how quotes are read.
  return joinsFromLeft || !ended.includes("||") ? ended : `(${ended})`;
}

/** The admin's filter with presets behind it, none of which an "or" can escape. */
export function joinFilters(own: string, ...presets: readonly string[]): string {
  const before = own.trim();
  const behind = presets.map((part) => part.trim()).filter(Boolean);
  return [...(before && [behind.length > 0 ? asPart(before) : before]), ...behind].join(" && ");
}
