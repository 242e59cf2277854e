import { parseSync } from "vite";

/** One change of a definition: the characters from `start` to `end` are replaced. */
export interface Mutation {
  path: string;
  /** Such as "label", or a name of Stryker's. */
  kind: string;
  start: number;
  end: number;
  replacement: string;
}

// Oxc's syntax tree, as far as it is read here.
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const kinds: readonly [Mutation["kind"], RegExp][] = [
  ["span", /^(?:since|before|until|v0\.\d+)$/],
  ["condition", /^(?:when|where|if|is|not|equals|hidden|hiddenWhile|enabled|disabled|readOnly\w*|flag|in|closed)$/],
  ["path", /^(?:route|path|field|read|list|key|addressParam|remember|query|param|method)$/],
  ["label", /^(?:label|title|text|says|hint|placeholder|question|success|failed|empty|loading|on|off|add|note)$/],
];

const kindOf = (key: string, inTexts: boolean): Mutation["kind"] =>
  kinds.find(([, keys]) => keys.test(key))?.[0] ?? (inTexts ? "label" : "option");

/** Returns every single change of a TypeScript definition that this run can make. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const found: Mutation[] = [];
  const inTexts = path.startsWith("definitions/texts/");
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || (value.type.startsWith("TS") && !("expression" in value))) return;
    if (value.type === "Property") found.push(...mutationsOfProperty(value, { path, text, inTexts }));
    if (value.type === "ArrayExpression") found.push(...mutationsOfList(value, { path, text }));
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function mutationsOfProperty(
  property: Node,
  { path, text, inTexts }: { path: string; text: string; inTexts: boolean },
): Mutation[] {
  const { key, value } = property as unknown as { key: Node; value: Node };
  const kind = kindOf(String(key["name"] ?? key["value"]), inTexts);
  // A label is removed: many tests read the same text from the definition, so they cannot see another one.
  const changed = kind === "label" && typeof value["value"] === "string" ? '""' : changedLiteral(value);
  if (changed !== undefined) return [{ path, kind, start: value.start, end: value.end, replacement: changed }];
  const isPart = value.type === "ObjectExpression" || value.type === "ArrayExpression";
  return isPart ? [{ path, kind, ...withComma(property, text), replacement: "" }] : [];
}

// An element of a list is left out.
const mutationsOfList = (list: Node, { path, text }: { path: string; text: string }): Mutation[] =>
  (list["elements"] as (Node | null)[]).flatMap((each) =>
    each ? [{ path, kind: "option" as const, ...withComma(each, text), replacement: "" }] : [],
  );

function withComma({ start, end }: Node, text: string): { start: number; end: number } {
  const comma = /^\s*,/.exec(text.slice(end));
  return { start, end: end + (comma?.[0].length ?? 0) };
}

function changedLiteral({ type, value }: Node): string | undefined {
  if (type !== "Literal") return undefined;
  if (typeof value === "boolean") return String(!value);
  if (typeof value === "number") return String(value + 1);
  return typeof value === "string" ? JSON.stringify(value === "" ? "x" : `${value}x`) : undefined;
}

const schemaKeys: readonly [Mutation["kind"], RegExp][] = [
  ["label", /"title": "[^"]*"/g],
  ["span", /"(?:since|before)": "[^"]*"/g],
  ["option", /"(?:minimum|maximum|min\w+|max\w+|pattern|format|secret)": (?:"(?:\\.|[^"\\])*"|[\d.]+|true)/g],
];

/** Returns every change of a generated schema that this run can make. A schema is changed instead of its type. */
export const mutationsOfSchema = (path: string, text: string): Mutation[] => [
  ...[...text.matchAll(/"required": \[[^\]]*\]/g)].flatMap((list) =>
    // The first text is the key.
    [...list[0].matchAll(/"[^"]+"/g)]
      .slice(1)
      .map((name) => mutationAt({ path, kind: "required" }, list.index + name.index, name[0], '"-"')),
  ),
  ...schemaKeys.flatMap(([kind, keys]) =>
    [...text.matchAll(keys)].map((found) => mutationAt({ path, kind }, found.index, found[0], '"x-": 0')),
  ),
];

const mutationAt = (
  of: Pick<Mutation, "path" | "kind">,
  start: number,
  { length }: string,
  replacement: string,
): Mutation => ({ ...of, start, end: start + length, replacement });
