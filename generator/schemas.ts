import Ajv from "ajv";
import { readFileSync, readdirSync } from "node:fs";
import { createGenerator } from "ts-json-schema-generator";
import { versions } from "../definitions/language/versions";
import { textKeywords } from "../src/runtime/model/form/check-limits";
import { filterChecks } from "../src/backend/formats/filter-formats";
import { formats } from "../src/backend/formats/formats";
import type { Schema } from "../src/runtime/model/form/schema";

const source = "definitions/types";

/** Our own schema keywords, each with its value type. `initially` is separate, because it takes any value. */
const ourWords = {
  placeholders: "string",
  secret: "boolean",
  mustContain: "string",
  minBytes: "number",
  maxBytes: "number",
  since: "string",
  before: "string",
  later: "string",
} as const;

/** Our own JSDoc tags, in addition to the standard ones. */
const ourTags = ["initially", ...Object.keys(ourWords)];
const knownTags = new Set(["title", "description", "format", "asType", "minimum", "maximum", ...ourTags]);

/** Returns a schema for each type that screens may name, with the definitions it refers to. */
export function generateSchemas(): Readonly<Record<string, Schema>> {
  for (const name of readdirSync(source)) rejectIgnoredComments(name, readFileSync(`${source}/${name}`, "utf8"));
  const { definitions: made = {} } = createGenerator({
    path: `${source}/index.ts`,
    type: "Types",
    expose: "export",
    topRef: true,
    jsDoc: "extended",
    skipTypeCheck: true,
    additionalProperties: true,
    extraTags: ourTags,
  }).createSchema("Types") as { definitions?: Readonly<Record<string, Schema>> };
  const definitions = inlined(made, made) as Readonly<Record<string, Schema>>;
  const names = Object.keys(definitions["Types"]?.properties ?? {});
  return Object.fromEntries(names.map((name) => [name, compiled(name, withReferred(name, definitions))]));
}

/** Returns all formats of the schemas, sorted. Formats of list items are omitted, because one widget edits the list. */
export const formatsIn = (schemas: object): string[] => {
  const found = JSON.stringify(schemas, (key, value: unknown) => (key === "items" ? undefined : value)).matchAll(
    /"format":"([^"]+)"/g,
  );
  return [...new Set([...found].map(([, name]) => name!))].toSorted();
};

/** Throws on comments that the schema generator would ignore silently, losing a label or a limit. */
export function rejectIgnoredComments(file: string, text: string): void {
  text.split("\n").forEach((line, index) => {
    if (/\S.*\/\*\*/.test(line))
      throw new Error(`${file}:${index + 1}: a comment must be first on its line, or it is lost.`);
  });
  for (const [comment] of text.matchAll(/\/\*\*.*?\*\//gs)) {
    for (const [tag] of comment.matchAll(/(?<=\s@)\w+/g)) {
      if (!knownTags.has(tag))
        throw new Error(`${file}: @${tag} means nothing here. Known: ${[...knownTags].join(", ")}.`);
    }
    // Further keywords of a later version follow on indented lines.
    for (const [later] of comment.matchAll(/@later .*(?:\n *\* {4,}\S.*)*/g)) {
      for (const [change, keyword = ""] of later.matchAll(/(?:@later +\S+|^ *\*) +(\S+)/gm))
        if (!knownTags.has(keyword)) throw new Error(`${file}: ${change.trim()} names no known tag.`);
    }
    for (const [, tag = "", version = ""] of comment.matchAll(/@(since|before|later) +(\S+)/g)) {
      if (!versions.some((known) => known === version))
        throw new Error(`${file}: @${tag} ${version} is no version that is known: they are written like v0.23.`);
    }
  }
}

// Some validators ignore keywords next to a `$ref`, and our limits are there. So scalars are inlined.
const inlined = (node: unknown, definitions: Readonly<Record<string, Schema>>): unknown => {
  if (Array.isArray(node)) return node.map((each) => inlined(each, definitions));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...beside } = node as Schema;
  const target = $ref && definitions[$ref.split("/").at(-1)!];
  const own = target && !target.properties ? { ...target, ...beside } : node;
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, inlined(value, definitions)]));
};

const withReferred = (name: string, definitions: Readonly<Record<string, Schema>>): Schema => {
  const wanted = new Set<string>();
  const collect = (node: unknown): void => {
    for (const [, found] of JSON.stringify(node).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (wanted.has(found!)) continue;
      wanted.add(found!);
      collect(definitions[found!]);
    }
  };
  collect({ $ref: `#/definitions/${name}` });
  const kept = [...wanted].toSorted().map((each) => [each, definitions[each]!] as const);
  return { $ref: `#/definitions/${name}`, definitions: Object.fromEntries(kept) };
};

/**
 * Returns a strict validator that knows our keywords and treats widget names as formats. It rejects unknown keywords
 * and keywords with a value of the wrong type.
 */
export function strictAjv(widgets: readonly string[] = []): Ajv {
  const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true });
  ajv.addKeyword("initially");
  for (const [keyword, schemaType] of Object.entries(ourWords)) {
    const validate = textKeywords[keyword];
    ajv.addKeyword({ keyword, schemaType, ...(validate && { type: "string", validate }) });
  }
  const named = Object.fromEntries(widgets.map((name) => [name, () => true]));
  for (const [name, validate] of Object.entries({ ...named, ...formats, ...filterChecks }))
    ajv.addFormat(name, { type: "string", validate });
  return ajv;
}

const compiled = (name: string, schema: Schema): Schema => {
  try {
    // The compiler checks elsewhere that each format has a widget.
    strictAjv(formatsIn(schema)).compile(structuredClone(schema));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return schema;
};
