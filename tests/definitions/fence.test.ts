import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

// The test runs the compiler.
vi.setConfig({ testTimeout: 30_000 });

// A copy, so that other tests do not read these files.
const copy = mkdtempSync(join(tmpdir(), "fence-"));
for (const name of ["definitions", "src/values", "tsconfig.base.json"]) {
  cpSync(name, join(copy, name), { recursive: true });
}
afterAll(() => rmSync(copy, { recursive: true }));

/** The compiler's errors for definitions with these texts, by name of file. */
function complaints(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, "definitions", name), text);
  const compiler = [resolve("node_modules/typescript/bin/tsc"), "-p", join(copy, "definitions")];
  try {
    return execFileSync(process.execPath, compiler, { encoding: "utf8" });
  } catch (thrown) {
    return (thrown as { stdout: string }).stdout;
  }
}

test("refuses imports from src, names of the browser, and markup in definitions", () => {
  const names = ["document", "localStorage", "process", "fetch"];
  const said = complaints({
    "sample.ts": 'import { texts } from "./texts/texts";\nexport const product: string = texts.product;\n',
    "import.ts": 'export { valueAt } from "../src/values/json/path";\n',
    "names.ts": names.map((name, index) => `export const used${index} = ${name};\n`).join(""),
    "markup.tsx": "export const used = <b>Hello</b>;\n",
  });
  expect(said).toMatch(/src\/values\/json\/path.ts' is not under 'rootDir'/);
  for (const name of names) expect(said).toContain(`Cannot find name '${name}'`);
  expect(said).toContain("markup.tsx");
  expect(said).not.toContain("sample.ts");
});
