import { cellLimits } from "../../../../definitions/texts/sizes";
import { cutText } from "../../../runtime/model/values/text/cut-text";

// Same order as in PocketBase's own dashboard.
const titleKeys = ["title", "name", "email", "username", "label", "key", "heading", "content", "description"];

/**
 * Returns the title of a record, shortened as in a cell. It is the first non-blank text among presentable fields, usual
 * title fields and text fields; otherwise the id.
 */
export const recordTitle = (
  record: Readonly<Record<string, unknown>>,
  fields: readonly { name: string; type: string; presentable?: boolean }[] = [],
): string => {
  const marked = fields.filter(({ presentable }) => presentable === true).map(({ name }) => name);
  const keys = [...marked, ...titleKeys, ...fields.filter(({ type }) => type === "text").map(({ name }) => name)];
  const found = keys.map((key) => record[key]).find((value) => typeof value === "string" && value.trim() !== "");
  return cutText(String(found ?? record["id"]), cellLimits.text);
};
