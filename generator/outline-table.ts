import type { FormPanel } from "../definitions/language/form-panel";
import type { Line } from "../definitions/language/line";
import type {
  Column,
  ColumnLine,
  DetailLine,
  DetailPanel,
  Selection,
  Sidebar,
  TablePage,
} from "../definitions/language/table";
import { conditionModel, conditionText } from "../src/runtime/model/form/condition";
import { outlineOf } from "../src/runtime/model/form/line-kinds";
import { resolveLines } from "../src/runtime/model/form/resolve-lines";
import type { Schemas } from "../src/runtime/model/form/schema";
import { wordLines, words } from "./words";

/** Returns the outline of a table page: its columns and forms line by line, then its other properties. */
export const tableLines = (page: TablePage, schemas: Schemas): string[] => {
  const { kind: _kind, type: _type, route: _route, title: _title, sidebar, columns, opens, selection, ...rest } = page;
  const form = (type: string) => formOf(schemas, type, anyItem(page));
  return [
    ...wordLines(rest),
    "columns",
    ...indented(columns.flatMap(columnLines)),
    ...(opens?.kind === "detail" ? detailLines(opens) : []),
    ...(opens?.kind === "form" ? panelLines(opens, form(opens.type)) : []),
    ...(selection && opens?.kind === "form" ? selectionLines(selection, form(opens.type)) : []),
    ...(sidebar ? sidebarLines(sidebar, schemas) : []),
  ];
};

type Form = (lines: readonly Line[]) => string[];

const formOf =
  (schemas: Schemas, type: string, item?: unknown): Form =>
  (lines) =>
    outlineOf(resolveLines(lines, schemas[type]!, schemas, item), "  ");

// Record forms are outlined for an auth collection with one field of each type.
const anyItem = ({ columns }: TablePage) => ({
  type: "auth",
  fields: columns
    .flatMap((column) => ("eachField" in column ? Object.entries(column.by.types) : []))
    .map(([type, { defaults }]) => ({ name: type, type, ...defaults })),
});

const columnLines = (column: ColumnLine): string[] => {
  if ("eachField" in column) {
    const types = Object.entries(column.by.types).map(([type, { label, cell }]) => `${label}  [${cell}]  ${type}`);
    return [`each field of ${column.eachField}`, ...indented(types)];
  }
  if ("where" in column) {
    const condition = conditionText(conditionModel(column.where, ""));
    return [`where ${condition}`, ...indented(column.show.flatMap(columnLines))];
  }
  return [valueLine(column)];
};

const valueLine = ({ field, label = field, cell, ...rest }: Column | DetailLine): string =>
  [label, `[${cell}]`, field, words(rest)].join("  ").trimEnd();

const detailLines = ({ kind: _kind, lines, ...rest }: DetailPanel): string[] => [
  "opens",
  ...indented(wordLines(rest)),
  ...indented(lines.map(valueLine)),
];

const panelLines = ({ kind: _kind, type: _type, title, fields, ...rest }: FormPanel, form: Form): string[] => [
  `opens: ${title.new}`,
  ...form(fields.new),
  `opens: ${title.edit}`,
  ...form(fields.edit),
  "in both",
  ...indented(wordLines(rest)),
];

const selectionLines = ({ edit, ...rest }: Selection, form: Form): string[] => {
  const { fields = [], ...editing } = edit ?? {};
  return ["selection", ...indented(wordLines({ ...rest, edit: editing })), ...indented(form(fields))];
};

const sidebarLines = ({ type: _type, editor, ...rest }: Sidebar, schemas: Schemas): string[] => {
  const { panel, ...editing } = editor ?? {};
  return [
    "sidebar",
    ...indented(wordLines({ ...rest, editor: editing })),
    ...(panel ? indented(panelLines(panel, formOf(schemas, panel.type))) : []),
  ];
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
