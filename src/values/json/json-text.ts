// Deeper indentation is unreadable, and d levels would need d² spaces.
const mostLevels = 200;

/**
 * Serializes a value like JSON.stringify. Values nested too deep for indentation or recursion are written on one line.
 */
export const jsonText = (value: unknown, indent?: number): string =>
  isDeeper(value, mostLevels) ? deepText(value) : JSON.stringify(value, undefined, indent);

/** Returns whether a value has more than this many levels. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  isNested(value) && (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

// A number in its own notation from `parseJson` has a `toJSON` and counts as a scalar.
const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !("toJSON" in value && typeof value.toJSON === "function");

/** Text to write as it is, or a value wrapped in a tuple. */
type Part = string | readonly [value: unknown];

// JSON.stringify is recursive and overflows after some thousand levels.
function deepText(root: unknown): string {
  const written: string[] = [];
  // Stack: the next part is last.
  const waiting: Part[] = [[root]];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part === "string") written.push(part);
    else if (!isNested(part[0])) written.push(JSON.stringify(part[0] ?? null));
    else for (const each of piecesOf(part[0]).toReversed()) waiting.push(each);
  }
  return written.join("");
}

function piecesOf(value: object): Part[] {
  const isList = Array.isArray(value);
  const members = Object.entries(value).filter(([, each]) => isList || each !== undefined);
  const parts = members.flatMap(([key, each], index): Part[] => {
    const comma = index > 0 ? "," : "";
    return [isList ? comma : `${comma}${JSON.stringify(key)}:`, [each]];
  });
  return isList ? ["[", ...parts, "]"] : ["{", ...parts, "}"];
}
