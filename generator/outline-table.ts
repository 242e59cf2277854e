import type { ColumnLine, TablePage } from "../definitions/language/table";

/** A table told in text: what it lists, its columns, what it says when there is nothing. */
export const columnLines = (page: TablePage): string[] => [
  `beside: ${page.of.label}  ${page.of.list.route}  ?${page.of.address}=`,
  `search: ${page.search.placeholder}`,
  `rows: ${page.list.route}  sort ${page.sort}`,
  ...page.columns.flatMap((column) => tell(column, "  ")),
  `menu: ${page.toggle.label}  ${page.toggle.remember}`,
  `empty: ${page.nothing}`,
  `failed: ${page.failed}`,
];

const tell = (column: ColumnLine, indent: string): string[] => {
  if ("each" in column) {
    const kinds = Object.entries(column.by).map(([kind, { label, cell }]) => `${indent}  ${label}  [${cell}]  ${kind}`);
    return [`${indent}each of ${column.each}`, ...kinds];
  }
  if ("when" in column) {
    const condition = Object.entries(column.when).map(([path, value]) => `${path} = ${JSON.stringify(value)}`);
    return [`${indent}when ${condition.join(" and ")}`, ...column.show.flatMap((each) => tell(each, `${indent}  `))];
  }
  return [`${indent}${column.field}  [${column.cell}]`];
};
