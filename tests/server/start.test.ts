import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { getBackend } from "../../server/binary";
import { defaultVersion } from "../../server/built-versions.mjs";
import { makeFirstAdmin, signInAs } from "../../server/first-admin";
import { account, firstAdmin, freshBackend, temporaryFolder } from "./support";

vi.setConfig({ testTimeout: 60_000 });

let project: string;
let backend: string;

// A built project: the command, the server and a page.
beforeAll(async () => {
  backend = await getBackend({ version: defaultVersion });
  project = await temporaryFolder(afterAll);
  await build({
    configFile: "server/vite.config.ts",
    logLevel: "silent",
    build: { outDir: join(project, "dist/server") },
  });
  await mkdir(join(project, "dist/app"));
  await writeFile(join(project, "dist/app/index.html"), "<!doctype html><title>Page</title>");
  await copyFile("start.mjs", join(project, "start.mjs"));
  for (const name of ["server", "node_modules", ".cache"]) await symlink(resolve(name), join(project, name));
  await writeFile(
    join(project, "package.json"),
    JSON.stringify({ type: "module", scripts: { start: "exec node start.mjs" } }),
  );
});

interface Started {
  child: ChildProcess;
  /** Waits for the line with this start. */
  line: (start: string) => Promise<string>;
  /** Output and exit status, once the command has ended. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Process ids of the command and of its backend. */
  ids: () => Promise<[number, number]>;
}

const npm = ["npm", "start", "--silent", "--"];
const node = [process.execPath, "start.mjs"];

/** Starts with this program as the backend, or without one: then the command gets it. */
async function start(program: string | undefined, options: readonly string[], way = node): Promise<Started> {
  const folder = await temporaryFolder(onTestFinished);
  const named = program === undefined ? "" : await noting(folder, program);
  const [command = "", ...words] = [...way, "--skip-build", "--port", "0", ...options];
  const child = spawn(command, words, { cwd: project, env: { ...process.env, SEXTANT_BACKEND_BIN: named } });
  onTestFinished(() => void child.kill());
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", (line) => lines.push(line));
  const line = (begin: string) =>
    vi.waitFor(() => lines.find((each) => each.startsWith(begin)) ?? expect.fail(lines.join("\n")), {
      timeout: 40_000,
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output: lines.join("\n") }));
  return { child, line, ended, ids: () => idsIn(folder) };
}

/** A backend program that notes its process id and its grandparent's, which is the command. */
async function noting(folder: string, program: string): Promise<string> {
  const noted = join(folder, "base");
  await writeFile(noted, `#!/bin/sh\necho $(ps -o ppid= -p $PPID) $$ > ${folder}/ids\nexec ${program} "$@"\n`);
  await chmod(noted, 0o755);
  return noted;
}

async function idsIn(folder: string): Promise<[number, number]> {
  const [own = NaN, child = NaN] = (await readFile(join(folder, "ids"), "utf8")).split(" ").map(Number);
  return [own, child];
}

async function stop({ child, ended }: Started): Promise<string> {
  child.kill();
  return (await ended).output;
}

const gone = (id: number) => vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow("ESRCH"), { timeout: 20_000 });
const ownData = async (): Promise<string[]> => ["--data", await temporaryFolder(onTestFinished)];
const addressIn = async ({ line }: Started): Promise<string> => (await line("Dashboard: ")).split(" ")[1]!;

it.each([
  ["npm", "SIGTERM"],
  ["npm", "SIGINT"],
  ["npm", "SIGKILL"],
  ["node", "SIGHUP"],
  ["node", "SIGKILL"],
] as const)("leaves nothing running when %s gets %s", async (whom, signal) => {
  const started = await start(backend, await ownData(), npm);
  const address = await addressIn(started);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_\/$/);
  expect(await (await fetch(address)).text()).toContain("<title>Page");
  const [own, child] = await started.ids();
  process.kill(whom === "npm" ? started.child.pid! : own, signal);
  await Promise.all([gone(own), gone(child)]);
  const { code } = await started.ended;
  if (signal !== "SIGKILL") expect(code).toBe(0);
});

it("restarts a killed backend up to three times a minute, then ends with a sentence", async () => {
  const started = await start(backend, await ownData());
  const address = await addressIn(started);
  let child = NaN;
  for (const restart of [1, 2, 3]) {
    [, child] = await started.ids();
    process.kill(child, "SIGKILL");
    await started.line(`The backend has stopped, saying "Killed". Starting it again (${restart} of 3) …`);
    await vi.waitFor(async () => expect((await started.ids())[1]).not.toBe(child), { timeout: 20_000 });
    const settings = async () => (await fetch(new URL("/api/settings", address))).status;
    await vi.waitFor(async () => expect(await settings()).toBe(401), { timeout: 20_000 });
  }
  process.kill((await started.ids())[1], "SIGKILL");
  const { code, output } = await started.ended;
  expect(code).toBe(1);
  expect(output).toContain(
    'The backend has stopped, saying "Killed". It stopped 4 times within a minute. Start again, with another --data DIR if that does not help.',
  );
});

it("starts the version that used the data folder", async () => {
  const data = await temporaryFolder(onTestFinished);
  for (const options of [["--backend-version", "v0.8.0"], []]) {
    const started = await start(undefined, ["--data", data, ...options]);
    const found = await fetch(new URL("backend.json", await addressIn(started)));
    expect(await found.json()).toEqual({ version: "v0.8", release: "0.8.0", isReachable: true });
    await stop(started);
    expect((await readFile(join(data, "backend-version"), "utf8")).trim()).toBe("v0.8.0");
  }
});

it("reports wrong options before anything else", async () => {
  const { ended } = await start(backend, ["--prot", "1"]);
  expect(await ended).toEqual({ code: 1, output: "Unknown option '--prot'. All options: npm start -- --help" });
});

it("prints the link for the first superuser until there is one", async () => {
  const data = await ownData();
  const started = await start(backend, data);
  const address = (await started.line("Create the first superuser: ")).split(" ").at(-1)!;
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_\/#\/pbinstall\/[\w-]+\.[\w-]+\.[\w-]+$/);
  await makeFirstAdmin(new URL(address).origin, account, address.split("/").at(-1));
  await stop(started);
  const again = await start(backend, data);
  await again.line("Dashboard: ");
  expect(await stop(again)).not.toContain("superuser");
});

it("adds the sample to a new backend, but not a second time", async () => {
  const options = ["--demo", ...(await ownData())];
  const started = await start(backend, options);
  const { origin } = new URL(await addressIn(started));
  const [, , , email = "", , , , password = ""] = (await started.line("Sign in as ")).split(" ");
  expect(await signInAs(origin, { email, password })).toMatchObject({ model: { email: "demo@example.com" } });
  expect(await stop(started)).not.toContain("pbinstall");
  const again = await start(backend, options);
  expect(await again.line("The sample is")).toContain("and this one has an admin: nothing was added.");
});

it.each([
  ["v0.40.4", "omit --backend. Nothing was added."],
  ["v0.8.0", "The sample is for an empty backend only, and this one has an admin: nothing was added."],
] as const)("uses a running backend of %s without adding the sample", async (version, sentence) => {
  const running = await freshBackend(onTestFinished, { version });
  if (version === "v0.8.0") await firstAdmin(running);
  const started = await start(undefined, ["--backend", running.href, "--demo"]);
  expect(await started.line("The sample is")).toContain(sentence);
  expect((await fetch(new URL("/api/settings", await addressIn(started)))).status).toBe(401);
});
