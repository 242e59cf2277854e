import type { FormPanel } from "../definitions/language/form-panel";
import type { ColumnLine, DetailPanel, TablePage } from "../definitions/language/table";
import { conditionModel, conditionText } from "../src/runtime/model/form/condition";
import { outlineOf } from "../src/runtime/model/form/line-kinds";
import { resolveLines } from "../src/runtime/model/form/resolve";
import type { Schemas } from "../src/runtime/model/form/schema";

/** A table told in text: what it lists, its columns, what it says when there is nothing. */
export const columnLines = (page: TablePage, schemas: Schemas): string[] => [
  ...(page.sidebar
    ? [`beside: ${page.sidebar.label}  ${page.sidebar.list.route}  ?${page.sidebar.addressParam}=`]
    : []),
  `search: ${page.search.placeholder}`,
  ...(page.search.keys ? [`  keys: ${page.search.keys.join(" ")}`] : []),
  ...(page.presetFilter
    ? [`switch: ${page.presetFilter.label}  ${page.presetFilter.remember}  off: ${page.presetFilter.filterWhenOff}`]
    : []),
  ...(page.chart ? [`chart: ${page.chart.title}  ${page.chart.stats.route}  ${page.chart.unit.join(", ")}`] : []),
  `rows: ${page.list.route}  sort ${page.sort}${page.fixedOrder ? ", fixed" : ""}`,
  ...page.columns.flatMap((column) => tell(column, "  ")),
  ...(page.relations ? [`relations: ${page.relations.route}`] : []),
  ...(page.columnMenu ? [`menu: ${page.columnMenu.label}  ${page.columnMenu.remember}`] : []),
  `widths: ${page.columnWidths.remember}`,
  ...(page.opens
    ? page.opens.kind === "detail"
      ? panelLines(page.opens)
      : formLines(page.opens, schemas, anyItem(page))
    : []),
  `empty: ${page.empty}`,
  `failed: ${page.failed}`,
];

const panelLines = ({ title, addressParam, lines }: DetailPanel): string[] => [
  `opens: ${title}  ?${addressParam}=`,
  ...lines.map(
    ({ field, label, cell, filter }) => `  ${label}  [${cell}]  ${field}${filter ? `  (filter by ${filter})` : ""}`,
  ),
];

// The forms of records are told for accounts with a field of each type that their columns have.
const anyItem = ({ columns }: TablePage) => ({
  type: "auth",
  schema: columns
    .flatMap((column) => ("eachField" in column ? Object.entries(column.by.types) : []))
    .map(([type, { defaults }]) => ({ name: type, type, options: defaults })),
});

const formLines = (
  { type, title, frame, idLabel, addressParam, fields, create, save, remove, account, actions = [] }: FormPanel,
  schemas: Schemas,
  item: unknown,
): string[] => [
  `opens${frame ? ` (${frame})` : ""}: ${title.new}  ?${addressParam}=new  (${create.label})  ${create.call.route}  "${create.success}"`,
  ...outlineOf(resolveLines(fields.new, schemas[type]!, schemas, item), "  "),
  `opens${frame ? ` (${frame})` : ""}: ${title.edit}  ?${addressParam}=  ${save.call.route}  "${save.success}"`,
  ...(idLabel === undefined ? [] : [`  ${idLabel}  id, created, updated`]),
  ...outlineOf(resolveLines(fields.edit, schemas[type]!, schemas, item), "  "),
  ...actions.map(
    ({ label, call, question, success }) => `menu: ${label}  ${call.route}  "${question}"  ${told(success)}`,
  ),
  `delete: ${remove.call.route}  ${told(remove.question)}  "${remove.success}"`,
  ...(account ? [`delete one's own: ${told(account.removeQuestion)}`] : []),
];

const told = (question: string): string =>
  question
    .split("\n")
    .map((line) => `"${line}"`)
    .join("  ");

const tell = (column: ColumnLine, indent: string): string[] => {
  if ("eachField" in column) {
    const kinds = Object.entries(column.by.types).map(
      ([kind, { label, cell }]) => `${indent}  ${label}  [${cell}]  ${kind}`,
    );
    return [`${indent}each field of ${column.eachField}`, ...kinds];
  }
  if ("where" in column) {
    const condition = conditionText(conditionModel(column.where, ""));
    return [`${indent}where ${condition}`, ...column.show.flatMap((each) => tell(each, `${indent}  `))];
  }
  const mark = column.verifiedBy ? `  (marked by ${column.verifiedBy})` : "";
  return [`${indent}${column.label ? `${column.label}  ` : ""}${column.field}  [${column.cell}]${mark}`];
};
