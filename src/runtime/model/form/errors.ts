import { texts } from "../../../../definitions/texts/texts";
import type { LineModel } from "./form-model";
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
  if (isLeaf(data)) return { [path.join(".")]: [data.message || data.code || texts.invalid.other] };
  if (typeof data !== "object" || data === null)
    return { [path.join(".")]: [typeof data === "string" && data ? data : texts.invalid.other] };
  return Object.assign({}, ...Object.entries(data).map(([key, node]) => serverErrors(node, [...path, key])));
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** The errors without those at, under and above a path. */
export const withoutErrorsAt = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !overlaps(at, path)));

/** The errors that no field of the form can show: they stand above it, so that none vanishes. */
export const errorsWithoutField = (errors: Errors, lines: readonly LineModel[]): string[] => {
  const paths = new Set(allFields(lines).map(({ path }) => path));
  return Object.entries(errors).flatMap(([path, sentences]) =>
    paths.has(path) ? [] : sentences.map((text) => (path ? `${path}: ${text}` : text)),
  );
};

/** Whether any field among these lines has an error. */
export const hasErrors = (lines: readonly LineModel[], errors: Errors): boolean =>
  allFields(lines).some(({ path }) => path in errors);
