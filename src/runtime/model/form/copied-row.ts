import type { FormPanel } from "../../../../definitions/language/form-panel";
import { valueAt, withValueAt } from "../values/path";
import type { LineModel } from "./form-model";
import { asItems, listsIn } from "./lists";

/** A new row that begins as a copy: what its form stands over, and the edits that add the items of its lists as new ones. */
export interface CopiedRow {
  stored: Readonly<Record<string, unknown>>;
  edits: readonly (readonly [path: string, value: unknown])[];
}

/** Copies a row under another name; each item of its lists gets an id of its own from `newId`. */
export function copiedRow(
  { duplicate, defaults }: Pick<FormPanel, "duplicate" | "defaults">,
  lines: readonly LineModel[],
  row: Readonly<Record<string, unknown>>,
  newId: () => string,
): CopiedRow {
  const { name = "", suffix = "" } = duplicate ?? {};
  const lists = listsIn(lines).map(({ path }) => path);
  const named = withValueAt({ ...defaults, ...row, id: "" }, name, `${String(valueAt(row, name))}${suffix}`);
  return {
    stored: lists.reduce((data, path) => withValueAt(data, path, []), named),
    edits: lists.flatMap((path) =>
      asItems(valueAt(row, path)).map((item) => {
        const id = newId();
        return [`${path}.${id}`, { ...(item as object), id }] as const;
      }),
    ),
  };
}
