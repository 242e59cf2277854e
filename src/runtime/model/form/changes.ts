import { redacted } from "../../../../definitions/backend/limits";
import type { LineModel } from "./form-model";
import { valueAt, withValueAt } from "../values/path";
import { visibleFields } from "./visible";

/** Whether two values are the same to the backend, which leaves empty keys out of its answers. */
export const sameValue = (one: unknown, other: unknown): boolean => orEmpty(one) === orEmpty(other);

const orEmpty = (value: unknown): unknown => (value === false ? "" : (value ?? ""));

/**
 * The paths on the screen at which a draft differs from what is stored. Absent and empty are the same. What a condition
 * hides is neither counted nor sent: nobody could mend it.
 */
export const changedPaths = (lines: readonly LineModel[], stored: unknown, draft: unknown): string[] =>
  visibleFields(lines, draft)
    .map(({ path }) => path)
    .filter((path) => !sameValue(valueAt(stored, path), valueAt(draft, path)));

/** What a save sends: the changed values alone, so that others' changes stay, and never a secret's stand-in. */
export const payloadOf = (paths: readonly string[], draft: unknown): Readonly<Record<string, unknown>> =>
  paths
    .filter((path) => valueAt(draft, path) !== redacted)
    .reduce<Readonly<Record<string, unknown>>>(
      (payload, path) => withValueAt(payload, path, valueAt(draft, path) ?? ""),
      {},
    );
