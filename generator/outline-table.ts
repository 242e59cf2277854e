import type { ColumnLine, DetailPanel, FormPanel, TablePage } from "../definitions/language/table";
import { resolve, type Schemas } from "../src/runtime/model/resolve";
import { tellModels } from "./outline-models";

/** A table told in text: what it lists, its columns, what it says when there is nothing. */
export const columnLines = (page: TablePage, schemas: Schemas): string[] => [
  ...(page.of ? [`beside: ${page.of.label}  ${page.of.list.route}  ?${page.of.address}=`] : []),
  `search: ${page.search.placeholder}`,
  ...(page.search.keys ? [`  keys: ${page.search.keys.join(" ")}`] : []),
  ...(page.include
    ? [`switch: ${page.include.label}  ${page.include.remember}  off: ${page.include.filterWhenOff}`]
    : []),
  ...(page.chart ? [`chart: ${page.chart.title}  ${page.chart.stats.route}  ${page.chart.unit.join(", ")}`] : []),
  `rows: ${page.list.route}  sort ${page.sort}${page.fixedOrder ? ", fixed" : ""}`,
  ...page.columns.flatMap((column) => tell(column, "  ")),
  ...(page.toggle ? [`menu: ${page.toggle.label}  ${page.toggle.remember}`] : []),
  ...(page.opens ? (page.opens.kind === "detail" ? panelLines(page.opens) : formLines(page.opens, schemas)) : []),
  `empty: ${page.nothing}`,
  `failed: ${page.failed}`,
];

const panelLines = ({ title, address, lines }: DetailPanel): string[] => [
  `opens: ${title}  ?${address}=`,
  ...lines.map(
    ({ field, label, cell, filter }) => `  ${label}  [${cell}]  ${field}${filter ? `  (filter by ${filter})` : ""}`,
  ),
];

const formLines = ({ type, title, address, fields, create, save, remove }: FormPanel, schemas: Schemas): string[] => [
  `opens: ${title.new}  ?${address}=new  (${create.label})  ${create.call.route}  "${create.done}"`,
  ...tellModels(resolve(fields.new, schemas[type]!), "  "),
  `opens: ${title.edit}  ?${address}=  ${save.call.route}  "${save.done}"`,
  ...tellModels(resolve(fields.edit, schemas[type]!), "  "),
  `delete: ${remove.call.route}  "${remove.question}"  "${remove.done}"`,
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
  return [`${indent}${column.label ? `${column.label}  ` : ""}${column.field}  [${column.cell}]`];
};
