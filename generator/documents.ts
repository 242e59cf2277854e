import { readFileSync, readdirSync } from "node:fs";
import { calls } from "../definitions/backend/calls";
import { differences } from "../definitions/backend/differences";
import type { Schema } from "../src/runtime/model/form/schema";
import { oldestVersion } from "../definitions/language/versions";
import type { AnswerOf, Call } from "../definitions/language/call";
import { resolveLines } from "../src/runtime/model/form/resolve-lines";
import { allFields } from "../src/runtime/model/form/visible";
import { isByVersion } from "../src/backend/version/resolve-version";
import { mayImport, runtimeLayers } from "./layers";
import { screensIn } from "./screens-in";
import { decisionRows } from "./decisions-table";
import { supportRows } from "./support-table";
import { versionRows } from "./versions-table";
import { initialValueAt, initialValueLabels } from "./initially";

/** A document with tables between marks, and its text with the tables of today. */
interface Document {
  path: string;
  text: string;
}

/** The documents that may have tables: the README, and those in `docs` except the decisions, which are never generated. */
export const documentPaths = (): readonly string[] => [
  "README.md",
  ...["docs", "docs/reference"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Every document with its generated tables. Refuses a mark that no table has, and a table that no document shows. */
export function documents(schemas: Readonly<Record<string, Schema>>): Document[] {
  const tables = tablesOf(schemas);
  const shown = new Set<string>();
  const filled = documentPaths().map((path) => ({ path, text: withTables(path, tables, shown) }));
  const missing = Object.keys(tables).filter((name) => !shown.has(name));
  if (missing.length > 0) throw new Error(`No document has a mark for the table ${missing.join(", ")}.`);
  return filled;
}

type Tables = Readonly<Record<string, string>>;

const tablesOf = (schemas: Readonly<Record<string, Schema>>): Tables => ({
  settings: settingsTable(schemas),
  differences: differencesTable(),
  versions: table(["PocketBase", "Admins are", "Tested on a running backend"], supportRows()),
  changes: table(["Version", "New", "Gone"], versionRows(schemas["Settings"]!)),
  calls: table(
    ["Call", "Route", "Answer"],
    Object.entries(calls).map(([name, { route, answer }]) => [`\`${name}\``, routeText(route), answerText(answer)]),
  ),
  decisions: table(["Decision", "State"], decisionRows()),
  layers: table(
    ["Layer", "Folders of `src/runtime`"],
    runtimeLayers.map((folders, height) => [String(height + 1), quoted(folders)]).toReversed(),
  ),
  imports: table(
    ["Folder", "May import"],
    Object.entries(mayImport)
      .filter(([from]) => !from.startsWith("src/runtime/"))
      .map(([from, to]) => [`\`${from}\``, quoted(shortened(to)) || "nothing"]),
  ),
});

function withTables(path: string, tables: Tables, shown: Set<string>): string {
  return readFileSync(path, "utf8").replaceAll(
    /(<!-- table: (\w+) -->\n).*?(<!-- end -->)/gs,
    (_, open: string, name: string, close: string) => {
      const text = tables[name];
      if (text === undefined) throw new Error(`${path} has a mark for the table ${name}, which does not exist.`);
      shown.add(name);
      return `${open}\n${text}\n\n${close}`;
    },
  );
}

const quoted = (folders: readonly string[]): string => folders.map((each) => `\`${each}\``).join(", ");

/** Replaces all folders of one parent by `parent/*`. */
function shortened(folders: readonly string[]): string[] {
  const wholes = ["src/backend", "src/runtime", "src/runtime/model"];
  const isWhole = (whole: string): boolean =>
    Object.keys(mayImport).every((each) => !each.startsWith(`${whole}/`) || folders.includes(each));
  return wholes
    .filter(isWhole)
    .reduce<string[]>(
      (all, whole) => [...new Set(all.map((each) => (each.startsWith(`${whole}/`) ? `${whole}/*` : each)))],
      [...folders],
    );
}

/** The route of a call, and from which version on it is another one. */
function routeText(route: Call["route"]): string {
  const steps = isByVersion(route) ? Object.entries(route.byVersion) : [["", route] as const];
  return steps
    .map(([version, each], index) => (index === 0 ? `\`${each}\`` : `since ${version} \`${each}\``))
    .join(", ");
}

function answerText({ shape, has }: AnswerOf): string {
  const parts = Object.keys(has).map((path) => `\`${path}\``);
  return parts.length === 0 ? shape : `${shape} with ${parts.join(", ")}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, head.map((name) => "-".repeat(name.length)), ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const pad = (row: readonly string[], fill: string): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column]!, fill)).join(" | ")} |`;
  return all.map((row, index) => pad(row, index === 1 ? "-" : " ")).join("\n");
};

const settingsTable = (schemas: Readonly<Record<string, Schema>>): string =>
  table(
    ["Setting", "Path", "Type", "Limits", "At first", "Page"],
    Object.values(screensIn(oldestVersion)).flatMap((screen) =>
      screen.kind === "settings"
        ? allFields(resolveLines(screen.fields, schemas[screen.type]!, schemas)).map(
            ({ label, path, schema, required }) => [
              label,
              `\`${path}\``,
              schema.format ?? String(schema.type ?? ""),
              limits(schema, required),
              atFirst(schemas[screen.type]!, path),
              screen.title,
            ],
          )
        : [],
    ),
  );

const differencesTable = (): string =>
  table(
    ["Settings", "Values", "When", "Taken by", "Why"],
    differences.map(({ fields, values, when = "", takenBy, why }) => [
      fields.map((name) => (name.includes(".") ? `\`${name}\`` : `all of type \`${name}\``)).join(", "),
      values.map(shortValue).join(", "),
      when,
      `the ${takenBy}`,
      why,
    ]),
  );

const shortValue = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 20 ? `${String(value).length} × \`"${String(value)[0]}"\`` : `\`${text}\``;
};

const atFirst = (root: Schema, path: string): string => {
  const first = initialValueAt(root, path);
  return first === undefined || String(first) in initialValueLabels ? String(first ?? "") : `\`${String(first)}\``;
};

const limits = ({ type, minimum, maximum, maxBytes, mustContain }: Schema, required: boolean): string =>
  [
    required && type !== "boolean" && "required",
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxBytes !== undefined && `at most ${maxBytes} bytes`,
    mustContain !== undefined && `has \`${mustContain}\``,
  ]
    .filter(Boolean)
    .join(", ");
