import type { Completion } from "@codemirror/autocomplete";
import { sql, SQLite } from "@codemirror/lang-sql";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Collection } from "../../../definitions/types/collection";
import { codeEditing, suggestedWords } from "./code-editing";

const colours = HighlightStyle.define([
  { tag: tags.keyword, class: "tk-at" },
  { tag: tags.string, class: "tk-str" },
  { tag: [tags.number, tags.bool, tags.null], class: "tk-num" },
  { tag: [tags.comment, tags.operator], class: "tk-op" },
]);

/** Editing of SQL, with line numbers. */
export const sqlEditing: Extension = [lineNumbers(), suggestedWords, codeEditing, syntaxHighlighting(colours)];

/** Table or view that is suggested, with its columns. */
export interface SqlTable {
  name: string;
  /** Shown next to its name. */
  detail?: string;
  columns: readonly { name: string; detail?: string }[];
}

/** Returns the tables and views of collections. Each has an id, even if it is not listed among the fields. */
export const tablesOf = (collections: readonly Pick<Collection, "name" | "type" | "fields">[]): SqlTable[] =>
  collections.map(({ name, type, fields }) => ({
    name,
    detail: type,
    columns: [
      ...(fields.some((field) => field.name === "id") ? [] : [{ name: "id" }]),
      ...fields.map((field) => ({ name: field.name, detail: field.type })),
    ],
  }));

const completion = (name: string, detail: string | undefined, type: string): Completion => ({
  label: name,
  type,
  ...(detail !== undefined && { detail }),
});

/** SQL as the backend's database reads it. Completes the names of tables and columns. */
export const sqlLanguage = (tables: readonly SqlTable[]): Extension =>
  sql({
    dialect: SQLite,
    upperCaseKeywords: true,
    schema: Object.fromEntries(
      tables.map(({ name, detail, columns }) => [
        name,
        {
          self: completion(name, detail, "type"),
          children: columns.map((column) => completion(column.name, column.detail, "property")),
        },
      ]),
    ),
  });
