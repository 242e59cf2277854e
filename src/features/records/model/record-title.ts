import { cellLimits } from "../../../../definitions/texts/sizes";
import { cutText } from "../../../runtime/model/values/text/cut-text";

// In this order the reference names a record, too.
const titleKeys = ["title", "name", "email", "username", "label", "key", "heading", "content", "description"];

/** What a record is called, cut as in a cell: the first text among the fields that are marked as presentable, then the keys that usually name one, else in the texts of its collection, else its id. */
export const recordTitle = (
  record: Readonly<Record<string, unknown>>,
  fields: readonly { name: string; type: string; presentable?: boolean }[] = [],
): string => {
  const marked = fields.filter(({ presentable }) => presentable === true).map(({ name }) => name);
  const keys = [...marked, ...titleKeys, ...fields.filter(({ type }) => type === "text").map(({ name }) => name)];
  const found = keys.map((key) => record[key]).find((value) => typeof value === "string" && value.trim() !== "");
  return cutText(String(found ?? record["id"]), cellLimits.text);
};
