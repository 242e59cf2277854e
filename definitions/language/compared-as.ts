import type { CellName } from "./widget-names";

/** How a filter compares the values of a field that are not plain text. */
export type ComparedAs = "number" | "flag" | "moment" | "lowerCase" | "choice" | "several" | "json";

/** Comparison kind of each cell type. */
export const comparedAs: Readonly<Partial<Record<CellName, ComparedAs>>> = {
  number: "number",
  status: "number",
  bool: "flag",
  date: "moment",
  method: "lowerCase",
  json: "json",
  geoPoint: "json",
};
