import { execFile, spawn } from "node:child_process";
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { version } from "../../package.json";
import { freshBackend, temporaryFolder } from "./support";

const run = promisify(execFile);

let folder: string;

// Packed as after a build, with a page instead of the dashboard, which takes seconds to build. Installed without a
// network in an empty folder.
beforeAll(async () => {
  const project = await temporaryFolder(afterAll);
  for (const name of ["server", "src", "package.json", "start.mjs"])
    await cp(name, join(project, name), { recursive: true });
  const outDir = join(project, "dist/server");
  await build({ configFile: "server/vite.config.ts", logLevel: "silent", build: { outDir } });
  await mkdir(join(project, "dist/app/assets"), { recursive: true });
  await writeFile(join(project, "dist/app/index.html"), "<!doctype html><title>Page</title>");
  await writeFile(join(project, "dist/app/assets/main.js"), "// A script.");
  folder = join(await temporaryFolder(afterAll), "empty");
  await mkdir(folder);
  await run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: project });
  const [archive = ""] = await readdir(folder);
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${archive}`], { cwd: folder });
});

it("installs no other package and no sources of the dashboard", async () => {
  const names = await readdir(join(folder, "node_modules"));
  expect(names.filter((name) => !name.startsWith("."))).toEqual(["sextant"]);
  expect((await readdir(join(folder, "node_modules/sextant"))).toSorted()).toEqual([
    "dist",
    "package.json",
    "server",
    "start.mjs",
  ]);
});

it("serves the dashboard in front of a running backend", async () => {
  const backend = await freshBackend(onTestFinished, { version: "v0.40.4" });
  const address = await addressOf("--backend", backend.href);
  expect(await (await fetch(address)).text()).toContain("<title>Page");
  expect((await fetch(new URL("assets/main.js", address))).headers.get("content-type")).toContain("javascript");
  expect(await (await fetch(new URL("/api/health", address))).json()).toMatchObject({ code: 200 });
});

it("names its version and its own command in its help", async () => {
  const { stdout } = await run("npx", ["--offline", "sextant", "--help"], { cwd: folder });
  expect(stdout).toContain(`Sextant ${version}\n`);
  expect(stdout).toContain("Usage: sextant [options]");
});

/** Starts the installed command; returns the address that it prints. */
async function addressOf(...options: string[]): Promise<string> {
  const child = spawn("npx", ["--offline", "sextant", "--port", "0", ...options], { cwd: folder });
  onTestFinished(() => void child.kill());
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^Dashboard: (\S+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("The command has ended.");
}
