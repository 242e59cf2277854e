import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

// Each test runs the compiler.
vi.setConfig({ testTimeout: 30_000 });

// A copy, so that other tests do not read these files.
const copy = mkdtempSync(join(tmpdir(), "fence-"));
for (const name of ["definitions", "src/values", "tsconfig.base.json"]) {
  cpSync(name, join(copy, name), { recursive: true });
}
afterAll(() => rmSync(copy, { recursive: true }));

/** The compiler's errors for a definition with this text. */
function complaints(text: string): string {
  writeFileSync(join(copy, "definitions/sample.ts"), text);
  const compiler = [resolve("node_modules/typescript/bin/tsc"), "-p", join(copy, "definitions")];
  try {
    return execFileSync(process.execPath, compiler, { encoding: "utf8" });
  } catch (thrown) {
    return (thrown as { stdout: string }).stdout;
  }
}

test("compiles a definition that keeps the rules", () => {
  expect(complaints('import { texts } from "./texts/texts";\nexport const product: string = texts.product;\n')).toBe(
    "",
  );
});

test("refuses an import from src in definitions", () => {
  const text = 'export { valueAt } from "../src/values/json/path";\n';
  expect(complaints(text)).toMatch(/src\/values\/json\/path.ts' is not under 'rootDir'/);
});

test.each(["document", "localStorage", "process", "fetch"])("refuses %s in definitions", (used) => {
  expect(complaints(`export const used = ${used};\n`)).toContain(`Cannot find name '${used}'`);
});

test("refuses markup in definitions", () => {
  writeFileSync(join(copy, "definitions/markup.tsx"), "export const used = <b>Hello</b>;\n");
  expect(complaints("")).toContain("markup.tsx");
});
