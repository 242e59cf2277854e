import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { artifacts, folders } from "./artifacts";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

const all = artifacts();
const stale = all.filter(({ path, text }) => read(path) !== text);
const wanted = new Set(all.map(({ path }) => path));
const orphans = folders
  .flatMap((folder) => (existsSync(folder) ? filesIn(folder) : []))
  .filter((path) => !wanted.has(path));

if (process.argv.includes("--check")) {
  for (const { path } of stale) console.error(`${path} is stale: run npm run generate.`);
  for (const path of orphans) console.error(`${path} belongs to nothing any more: run npm run generate.`);
  process.exitCode = stale.length + orphans.length > 0 ? 1 : 0;
} else {
  for (const { path, text } of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  for (const path of orphans) {
    rmSync(path);
    console.log(`removed ${path}`);
  }
}
