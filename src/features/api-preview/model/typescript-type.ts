import type { RecordSchema } from "./record-schema";

/** A TypeScript interface for what a schema of an object describes. */
export function typescriptInterface({ title = "", properties = {}, required = [] }: RecordSchema): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description === undefined ? [] : [`  /** ${schema.description.replaceAll("*/", "* /")} */`];
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return [...comment, `  ${key}${required.includes(name) ? "" : "?"}: ${typeText(schema)};`].join("\n");
  });
  return [`export interface ${interfaceName(title)} {`, ...lines, "}", ""].join("\n");
}

/** The name of the interface of a collection's records: "order_items" has OrderItemsRecord. */
const interfaceName = (name: string): string => {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  return `${/^\d/.test(joined) ? "_" : ""}${joined}Record`;
};

function typeText({ type, enum: choices, items }: RecordSchema): string {
  if (choices) return choices.length > 0 ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : "never";
  if (type === "array") {
    const item = typeText(items ?? {});
    return item.includes(" ") ? `(${item})[]` : `${item}[]`;
  }
  return type ?? "unknown";
}
