// Nobody reads deeper levels by their indents, which would be most of the text: of d levels, d² blanks.
const mostLevels = 200;

/** A value as JSON, as JSON.stringify writes it. What is nested too deep to be read by indents, or for an engine, stands on one line. */
export const jsonText = (value: unknown, indent?: number): string =>
  isDeeper(value, mostLevels) ? deepText(value) : JSON.stringify(value, undefined, indent);

/** Whether a value nests more than so many levels. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  isNested(value) && (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

// A long number, which parseJson makes, is written by itself.
const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !("toJSON" in value && typeof value.toJSON === "function");

/** What is to be written: a text as it is, or the value in a list of one. */
type Part = string | readonly [value: unknown];

// An engine calls itself for each level, and has room for some thousands of calls.
function deepText(root: unknown): string {
  const written: string[] = [];
  // What comes next is the last.
  const left: Part[] = [[root]];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (typeof part === "string") written.push(part);
    else if (!isNested(part[0])) written.push(JSON.stringify(part[0] ?? null));
    else for (const each of partsOf(part[0]).toReversed()) left.push(each);
  }
  return written.join("");
}

function partsOf(value: object): Part[] {
  const isList = Array.isArray(value);
  const members = Object.entries(value).filter(([, each]) => isList || each !== undefined);
  const parts = members.flatMap(([key, each], index): Part[] => {
    const comma = index > 0 ? "," : "";
    return [isList ? comma : `${comma}${JSON.stringify(key)}:`, [each]];
  });
  return isList ? ["[", ...parts, "]"] : ["{", ...parts, "}"];
}
