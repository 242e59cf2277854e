import type { FormPanel } from "../../../../definitions/language/form-panel";
import { keyOf, valueAt, withValueAt } from "../values/json/path";
import type { LineModel } from "./form-model";
import { isBlank } from "../values/text/format-value";
import { asItems, listsIn } from "./lists";
import { allFields } from "./visible";

type Row = Readonly<Record<string, unknown>>;

/** A new row that begins as a copy: what its form stands over, and the edits that add the items of its lists as new ones. */
export interface CopiedRow {
  stored: Row;
  edits: readonly (readonly [path: string, value: unknown])[];
  /** What the fields are called that had a value and are left blank: those of files, and those that are another row's own. */
  blank: { files: readonly string[]; others: readonly string[] };
}

/** Copies a row without its files, under another name; each item of its lists gets an id of its own, and is locked no more. */
export function copiedRow(
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

// The same at each time, so that a draft of a copy that was kept finds its items again; no two become one.
const copiedId = (id: string): string =>
  [...id].map((sign) => (signs.includes(sign) ? signs[(signs.indexOf(sign) + 1) % signs.length]! : sign)).join("");
