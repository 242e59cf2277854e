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

/** Editing of SQL. Lines do not wrap, so that line numbers match error positions. */
export const sqlEditing: Extension = [lineNumbers(), suggestedWords, codeEditing, syntaxHighlighting(colours)];

/** SQL as the backend's database reads it. Completes the names of collections and columns. */
export const sqlLanguage = (collections: readonly Pick<Collection, "name" | "fields">[]): Extension =>
  sql({
    dialect: SQLite,
    upperCaseKeywords: true,
    schema: Object.fromEntries(
      collections.map(({ name, fields }) => [name, ["id", ...fields.map((field) => field.name)]]),
    ),
  });
