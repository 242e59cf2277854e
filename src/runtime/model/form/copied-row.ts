import type { FormPanel } from "../../../../definitions/language/form-panel";
import { keyOf, valueAt, withValueAt } from "../../../values/json/path";
import type { LineModel } from "./form-model";
import { isBlank } from "../../../values/text/format-value";
import { asItems, listsIn } from "./lists";
import { allFields } from "./visible";

type Row = Readonly<Record<string, unknown>>;

/** New row started as a copy: its initial data, and edits that add the copied list items as new. */
export interface CopiedRow {
  stored: Row;
  edits: readonly (readonly [path: string, value: unknown])[];
  /** Labels of the fields that had a value but were not copied: file fields, and fields that must differ. */
  blank: { files: readonly string[]; others: readonly string[] };
}

/**
 * Copies a row without its files and unique values, under another name if the panel defines one. List items get new ids
 * and are unlocked.
 */
export function copyRow(
  { duplicate, defaults }: Pick<FormPanel, "duplicate" | "defaults">,
  lines: readonly LineModel[],
  row: Row,
): CopiedRow {
  const { named } = duplicate ?? {};
  const fields = allFields(lines);
  const unique = fields.filter((field) => field.unique).map(({ path }) => path);
  const ofItem = new Set(fields.flatMap((field) => (field.ofItem ? [field.path] : [])));
  const blank = [...(duplicate?.blank ?? []).filter((path) => !ofItem.has(path)), ...unique];
  const files = fields.filter(({ value }) => value === "file").map(({ path }) => path);
  const lists = listsIn(lines);
  const differing = [
    ...blank.map((path) => [path, valueAt(defaults, path)] as const),
    ...[...files, ...lists.map(({ path }) => path)].map((path) => [path, []] as const),
    ...(named ? [[named.path, `${String(valueAt(row, named.path))}${named.suffix}`] as const] : []),
  ];
  const labels = (paths: readonly string[]): string[] =>
    fields.filter(({ path }) => paths.includes(path) && !isBlank(valueAt(row, path))).map(({ label }) => label);
  return {
    stored: differing.reduce<Row>((data, [path, value]) => withValueAt(data, path, value), {
      ...defaults,
      ...row,
      id: "",
    }),
    blank: { files: labels(files), others: labels(blank) },
    edits: lists.flatMap(({ path, lockedPath }) =>
      asItems(valueAt(row, path)).map((item) => {
        const id = copiedId(keyOf(item));
        return [
          `${path}.${id}`,
          { ...(item as object), id, ...(lockedPath !== undefined && { [lockedPath]: false }) },
        ] as const;
      }),
    ),
  };
}

const signs = "abcdefghijklmnopqrstuvwxyz0123456789";

// Deterministic, so that a saved draft of a copy finds its items again; distinct ids stay distinct.
const copiedId = (id: string): string =>
  [...id].map((sign) => (signs.includes(sign) ? signs[(signs.indexOf(sign) + 1) % signs.length]! : sign)).join("");
