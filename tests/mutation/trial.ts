import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import type { Mutation } from "./points";

const copy = ".cache/mutation";

// The first tests see most changes. Tests of generated files would fail at any change.
const first = /tests\/(?:examples|screens|spec)\/|tests\/definitions\/(?!fence)/;
const skipped = /tests\/(?:generator|server|mutation|bench)\/|tests\/[^/]+\.test\.ts$/;

type Outcome = "types" | "first tests" | "other tests" | "survived";

/**
 * Makes one change at a time in the copy, and prints which tests fail. Compares no generated files. Throws if a test
 * fails without a change.
 */
export async function tryMutations(mutations: readonly Mutation[]): Promise<void> {
  const vitest = await createVitest("test", {
    watch: false,
    bail: 1,
    silent: true,
    reporters: [{}],
    project: ["unit", "screens"],
    // A test that runs out of time would count as one that found the change.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  });
  await vitest.init();
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => !skipped.test(moduleId));
  const [soon, late] = [true, false].map((isFirst) =>
    specifications.filter((each) => first.test(each.moduleId) === isFirst),
  );
  if (await fails(vitest, specifications)) throw new Error("The tests fail without a change.");
  const outcomes = new Map<Mutation, Outcome>();
  for (const mutation of mutations) {
    outcomes.set(mutation, await tried(mutation, { vitest, soon: soon!, late: late! }));
    console.log(`${outcomes.size}/${mutations.length} ${outcomes.get(mutation)!.padEnd(12)} ${describe(mutation)}`);
  }
  console.log(`\n${table(outcomes)}`);
  await vitest.close();
}

/** Copies the checkout, and works in the copy from now on. */
export function enterCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.trim().split("\n")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync("../../node_modules", join(copy, "node_modules"));
  process.chdir(copy);
}

async function tried(
  { path, start, end, replacement }: Mutation,
  { vitest, soon, late }: { vitest: Vitest; soon: TestSpecification[]; late: TestSpecification[] },
): Promise<Outcome> {
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.slice(0, start) + replacement + before.slice(end));
  vitest.invalidateFile(join(process.cwd(), path));
  try {
    const project = path.startsWith("definitions") ? ["-p", "definitions"] : [];
    if (!path.endsWith(".json") && spawnSync("npx", ["tsc", ...project]).status !== 0) return "types";
    if (await fails(vitest, soon)) return "first tests";
    return (await fails(vitest, late)) ? "other tests" : "survived";
  } finally {
    writeFileSync(path, before);
    vitest.invalidateFile(join(process.cwd(), path));
  }
}

async function fails(vitest: Vitest, specifications: TestSpecification[]): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((each) => each.state() === "failed");
}

function describe({ path, start, end, replacement, kind }: Mutation): string {
  const text = readFileSync(path, "utf8");
  const line = text.slice(0, start).split("\n").length;
  const cut = text.slice(start, end).replaceAll(/\s+/g, " ").slice(0, 80);
  return `${kind} ${path}:${line} ${cut} → ${replacement.slice(0, 80) || "(removed)"}`;
}

const outcomes = ["types", "first tests", "other tests", "survived"] as const;

function table(results: ReadonlyMap<Mutation, Outcome>): string {
  const kinds = [...new Set([...results.keys()].map(({ kind }) => kind))].toSorted();
  const row = (name: string, of: readonly Outcome[]): string => {
    const counts = outcomes.map((outcome) => of.filter((each) => each === outcome).length);
    const share = ((1 - counts[3]! / of.length) * 100).toFixed(1);
    return `| ${[name, of.length, ...counts, `${share} %`].join(" | ")} |`;
  };
  const all = [...results];
  return [
    `| Change | Tried | ${outcomes.join(" | ")} | found |`,
    `| --- | --- | --- | --- | --- | --- | --- |`,
    ...kinds.map((kind) =>
      row(
        kind,
        all.filter(([each]) => each.kind === kind).map(([, outcome]) => outcome),
      ),
    ),
    row("all", [...results.values()]),
  ].join("\n");
}
