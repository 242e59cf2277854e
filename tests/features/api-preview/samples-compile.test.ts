import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { typescriptDeclarations, typescriptInterface } from "../../../src/features/api-preview/model/typescript-type";
import { boats, crew, laterBoats, laterCrew, laterView } from "./described-items";
import { schemaOn, tabOn, tabsOn } from "./preview-of";

// Runs the compiler.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a folder with its own client. */
function folderWith(client: string): string {
  mkdirSync(join(folder, client, "node_modules"), { recursive: true });
  cpSync(resolve("node_modules", client), join(folder, client, "node_modules/pocketbase"), { recursive: true });
  return join(folder, client);
}

const clients = { "v0.8": folderWith("pocketbase"), "v0.40": folderWith("pocketbase-newest") };
type Known = keyof typeof clients;

const options = {
  target: "esnext",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["esnext", "dom"],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Compiler output for files with the client of a version. */
function complaints(version: Known, files: Readonly<Record<string, string>>): string {
  const place = clients[version];
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: Object.keys(files) }));
  try {
    return execFileSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", place], {
      encoding: "utf8",
    });
  } catch (thrown) {
    return (thrown as { stdout: string }).stdout;
  }
}

const items = { "v0.8": [boats, crew()], "v0.40": [laterBoats, laterCrew(), laterView] };

test.each(["v0.8", "v0.40"] as const)("compiles the samples and types of %s with its client", (version) => {
  const files = items[version].flatMap((item) => {
    const type = typescriptInterface(schemaOn(version, item));
    const [, name = ""] = /interface (\w+)/.exec(type) ?? [];
    const record = tabOn(version, item, "View").answers[0]!.text;
    const samples = tabsOn(version, item).map(
      ({ title, code }) => [`${item.name} ${title.replaceAll(/\W/g, " ")}.ts`, code.javascript] as const,
    );
    return [...samples, [`types of ${item.name}.ts`, `${type}\nexport const sample: ${name} = ${record};\n`] as const];
  });
  expect(complaints(version, Object.fromEntries(files))).toBe("");
  const [name, code] = files[0]!;
  expect(complaints(version, { [name]: code.replace("getList(1", "getLists(1") })).toContain("getLists");
});

test("declares the types of all collections once, whatever their names", async () => {
  const named = (name: string) => ({ ...laterView, name });
  const all = [laterBoats, laterCrew(), named("_boats"), named("Boats"), named("2nd"), named("___")];
  const text = typescriptDeclarations(all.map((item) => schemaOn("v0.40", item)));
  await expect(text).toMatchFileSnapshot("golden/types-on-v0.40.ts.txt");
  const use = `import type { CollectionRecords } from "./all.js";
export const lon: CollectionRecords["boats"]["place"]["lon"] = 1;
export const names: CollectionRecords["_boats" | "Boats" | "2nd" | "___"]["title"][] = [""];
`;
  const found = complaints("v0.40", { "all.ts": text, "use.ts": use, "wrong.ts": use.replace("= 1", '= "1"') });
  expect(found.match(/\w+\.ts/g)).toEqual(["wrong.ts"]);
});
