import { words } from "../../../definitions/words/words";
import type { Model } from "./model";
import { allFields } from "./visible";

/** Sentences by the dotted path they are about; "" is about the whole. */
export type Errors = Readonly<Record<string, readonly string[]>>;

interface Leaf {
  code: string;
  message: string;
}

// A field may itself be called "code", so both must be texts.
const isLeaf = (node: unknown): node is Leaf =>
  typeof node === "object" &&
  node !== null &&
  typeof (node as Partial<Leaf>).code === "string" &&
  typeof (node as Partial<Leaf>).message === "string";

/** The backend's tree of errors, flat: its leaves by the paths it gave them. A plain leaf tells its text. */
export function serverErrors(data: unknown, path: readonly string[] = []): Errors {
  if (isLeaf(data)) return { [path.join(".")]: [data.message || data.code || words.invalid.other] };
  if (typeof data !== "object" || data === null)
    return { [path.join(".")]: [typeof data === "string" && data ? data : words.invalid.other] };
  return Object.assign({}, ...Object.entries(data).map(([key, node]) => serverErrors(node, [...path, key])));
}

const touches = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** The errors without those at, under and above a path. */
export const without = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !touches(at, path)));

/** The errors that no field of the form can show: they stand above it, so that none vanishes. */
export const homeless = (errors: Errors, lines: readonly Model[]): string[] => {
  const paths = new Set(allFields(lines).map(({ path }) => path));
  return Object.entries(errors).flatMap(([path, texts]) =>
    paths.has(path) ? [] : texts.map((text) => (path ? `${path}: ${text}` : text)),
  );
};

/** Whether any field among these lines has an error. */
export const failing = (lines: readonly Model[], errors: Errors): boolean =>
  allFields(lines).some(({ path }) => path in errors);
