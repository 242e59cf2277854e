import type { RecordSchema } from "./record-schema";

/** Returns a TypeScript interface for an object schema. */
export const typescriptInterface = (schema: RecordSchema): string => written(schema, interfaceName(schema.title ?? ""));

/** Returns TypeScript interfaces for the records of several collections, and one that maps collection names to them. */
export function typescriptDeclarations(schemas: readonly RecordSchema[]): string {
  const titles = schemas.map(({ title = "" }) => title);
  const names = titles.map((title, at) => {
    const name = interfaceName(title);
    const before = titles.slice(0, at).filter((each) => interfaceName(each) === name).length;
    return before === 0 ? name : name + (before + 1);
  });
  const all = titles.map((title, at) => `  ${keyText(title)}: ${names[at]};`);
  return [
    ...schemas.map((schema, at) => written(schema, names[at]!)),
    ["/** The records of each collection. */", "export interface CollectionRecords {", ...all, "}", ""].join("\n"),
  ].join("\n");
}

function written({ properties = {}, required = [] }: RecordSchema, name: string): string {
  const lines = Object.entries(properties).map(([key, schema]) => {
    const comment = schema.description === undefined ? [] : [`  /** ${schema.description.replaceAll("*/", "* /")} */`];
    return [...comment, `  ${keyText(key)}${required.includes(key) ? "" : "?"}: ${typeText(schema)};`].join("\n");
  });
  return [`export interface ${name} {`, ...lines, "}", ""].join("\n");
}

const keyText = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Returns the interface name of a collection: "order_items" becomes OrderItemsRecord. */
const interfaceName = (name: string): string => {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  return `${/^\d/.test(joined) ? "_" : ""}${joined}Record`;
};

function typeText({ type, enum: choices, items, properties }: RecordSchema): string {
  if (choices) return choices.length > 0 ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : "never";
  if (type === "array") {
    const item = typeText(items ?? {});
    return item.includes(" ") ? `(${item})[]` : `${item}[]`;
  }
  if (properties) {
    return `{ ${Object.entries(properties)
      .map(([name, schema]) => `${keyText(name)}: ${typeText(schema)}`)
      .join("; ")} }`;
  }
  return type ?? "unknown";
}
