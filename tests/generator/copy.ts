import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { expect } from "vitest";

// The files that the generator reads and writes.
const generated = [
  "definitions",
  "docs",
  "generator",
  "server/built-versions.mjs",
  "src/backend",
  "src/runtime/model",
  "src/values",
  "src/runtime/chart/generated",
  "tests/screens/outlines",
  "README.md",
  "tsconfig.base.json",
];

// Created folders, and data of a running backend.
const made = new Set(["node_modules", "dist", "test-results"]);

/** A copy of the project, to be changed without changing the real files. */
export interface Copy {
  path: (name: string) => string;
  has: (name: string) => boolean;
  read: (name: string) => string;
  write: (name: string, text: string) => void;
  /** Replaces a text that must be there. */
  change: (name: string, from: string, to: string) => void;
  /** Runs the generator: its exit code, and the lines that it printed, sorted. */
  generate: (...options: readonly string[]) => { status: number | null; output: string[] };
  /** The files that differ from the real files. */
  changed: () => string[];
  remove: () => void;
}

/** Copies the files that the generator reads and writes to a new folder. */
export const copySources = (): Copy => copyOf(generated);

/** Copies the complete project to a new folder. */
export const copyProject = (): Copy =>
  copyOf(readdirSync(".").filter((name) => !made.has(name) && (!name.startsWith(".") || name === ".oxfmtrc.json")));

function copyOf(copied: readonly string[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), "generate-"));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const path = (name: string): string => join(folder, name);
  const read = (name: string): string => readFileSync(path(name), "utf8");
  const write = (name: string, text: string): void => writeFileSync(path(name), text);
  return {
    path,
    has: (name) => existsSync(path(name)),
    read,
    write,
    change: (name, from, to) => {
      expect(read(name)).toContain(from);
      write(name, read(name).replace(from, to));
    },
    generate: (...options) => {
      const run = spawnSync(process.execPath, ["generator/run.mjs", ...options], { cwd: folder, encoding: "utf8" });
      return { status: run.status, output: (run.stdout + run.stderr).trim().split("\n").toSorted() };
    },
    changed: () => copied.flatMap(filesIn).filter((name) => read(name) !== readFileSync(name, "utf8")),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const filesIn = (name: string): string[] =>
  statSync(name).isDirectory() ? readdirSync(name).flatMap((each) => filesIn(join(name, each))) : [name];

/** The outlines of a screen: of the oldest version, and of those in which it differs. */
export const outlinesOf = (screen: string): string[] =>
  readdirSync("tests/screens/outlines", { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === `${screen}.txt`)
    .map((file) => `tests/screens/outlines/${file}`)
    .toSorted(byVersion);

const byVersion = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });
