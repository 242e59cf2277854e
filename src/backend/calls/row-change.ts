import type { AnyRow } from "../../../definitions/language/call";
import { parseJson } from "../../values/json/parse-json";

/** Change of a row, as the backend reports it. The row may lack values that a list has. */
export interface RowChange {
  action: "create" | "update" | "delete";
  row: AnyRow;
}

const actions: ReadonlySet<unknown> = new Set(["create", "update", "delete"]);

/** Parses an event of the stream of changes; returns undefined for another kind of event. Throws a SyntaxError. */
export function decodeChange(text: string): RowChange | undefined {
  const { action, record } = (parseJson(text) ?? {}) as { action?: unknown; record?: Partial<AnyRow> };
  return actions.has(action) && typeof record?.id === "string"
    ? { action: action as RowChange["action"], row: record as AnyRow }
    : undefined;
}
