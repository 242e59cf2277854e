import { texts } from "../../../definitions/texts/texts";

/** Error messages by dotted path; "" is the complete form. A Map, since a field can have any name. */
export type Errors = ReadonlyMap<string, readonly string[]>;

/** Empty error map. */
export const noErrors: Errors = new Map();

interface ErrorLeaf {
  code: string;
  message: string;
}

// A field may be named "code", so both must be strings.
const isLeaf = (node: object): node is ErrorLeaf =>
  "code" in node && "message" in node && typeof node.code === "string" && typeof node.message === "string";

/**
 * Flattens the backend's error tree to paths. `sent` maps indexes of sent list items back to their keys. A leaf without
 * a code is its own message.
 */
export const serverErrors = (data: unknown, sent: ReadonlyMap<string, readonly string[]> = new Map()): Errors =>
  new Map(leavesOf(data, "", sent));

function leavesOf(node: unknown, path: string, sent: ReadonlyMap<string, readonly string[]>): [string, string[]][] {
  if (typeof node !== "object" || node === null)
    return [[path, [typeof node === "string" && node ? node : texts.invalid.other]]];
  if (isLeaf(node)) return [[path, [node.message || node.code || texts.invalid.other]]];
  const keys = sent.get(path);
  return Object.entries(node).flatMap(([step, child]) => {
    const key = keys?.[Number(step)] ?? step;
    return leavesOf(child, path === "" ? key : `${path}.${key}`, sent);
  });
}
