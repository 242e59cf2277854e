import { backend } from "../version/backend";

/** Prepares a filter so that appended conditions apply to all of it. */
function asPart(filter: string): string {
  const { joinsFromLeft, filterSyntax } = backend();
  // A trailing comment would hide the appended conditions.
  const ended = filterSyntax.includes("comments") && filter.includes("//") ? `${filter}\n` : filter;
  // If "&&" binds tighter, an "||" needs brackets. Only then: brackets change how old backends read quotes.
  return joinsFromLeft || !ended.includes("||") ? ended : `(${ended})`;
}

/** Joins the admin's filter and presets, so that no "||" bypasses a preset. */
export function joinFilters(own: string, ...presets: readonly string[]): string {
  const before = own.trim();
  const behind = presets.map((part) => part.trim()).filter(Boolean);
  return [...(before && [behind.length > 0 ? asPart(before) : before]), ...behind].join(" && ");
}
