import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { getBackend } from "../../server/binary";
import { defaultVersion } from "../../server/built-versions.mjs";
import { makeFirstAdmin, signInAs } from "../../server/first-admin";
import { account, firstAdmin, freshBackend, temporaryFolder } from "./support";

let project: string;
let backend: string;

// As it is after a build: the command, the server that was built, and a page.
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
}, 600_000);

interface Started {
  child: ChildProcess;
  /** The line that begins so, once it is there. */
  line: (start: string) => Promise<string>;
  /** Everything that was said, once it has ended, and its exit status. */
  ended: Promise<{ code: number | null; said: string }>;
  /** The process ids of the command itself and of its backend. */
  ids: () => Promise<[number, number]>;
}

const start = (...options: string[]): Promise<Started> => startOn(backend, ...options);

/** Starts with a program as the backend, or without one: then the command gets it. */
async function startOn(program: string | undefined, ...options: string[]): Promise<Started> {
  const folder = await temporaryFolder(onTestFinished);
  const named = program === undefined ? "" : await noting(folder, program);
  const words = ["start", "--silent", "--", "--skip-build", "--port", "0", ...options];
  const child = spawn("npm", words, {
    cwd: project,
    env: { ...process.env, SEXTANT_BACKEND_BIN: named },
  });
  onTestFinished(() => void child.kill());
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", (line) => lines.push(line));
  const line = (begin: string) =>
    vi.waitFor(() => lines.find((each) => each.startsWith(begin)) ?? expect.fail(lines.join("\n")), {
      timeout: 20_000,
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said: lines.join("\n") }));
  return { child, line, ended, ids: () => idsIn(folder) };
}

/** A backend program that notes its process ids and its grandparent's: the command's. */
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

const gone = (id: number) => vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow("ESRCH"), { timeout: 5000 });

const ownData = async (): Promise<string[]> => ["--data", await temporaryFolder(onTestFinished)];

describe("npm start", () => {
  it.each([
    ["npm", "SIGTERM"],
    ["npm", "SIGINT"],
    ["npm", "SIGKILL"],
    ["node", "SIGHUP"],
    ["node", "SIGKILL"],
  ] as const)("leaves nothing running when %s gets %s", async (whom, signal) => {
    const started = await start(...(await ownData()));
    await started.line("Dashboard: ");
    const [own, child] = await started.ids();
    process.kill(whom === "npm" ? started.child.pid! : own, signal);
    await Promise.all([gone(own), gone(child)]);
    const { code } = await started.ended;
    if (signal !== "SIGKILL") expect(code).toBe(0);
  });

  it("says where the dashboard is, and it is there", async () => {
    const { line } = await start(...(await ownData()));
    const [, address = ""] = (await line("Dashboard: ")).split(" ");
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_\/$/);
    expect(await (await fetch(address)).text()).toContain("<title>Page");
  });

  it("starts a backend that dies again, up to three times a minute, and then ends with a sentence", async () => {
    const started = await start(...(await ownData()));
    const [, address = ""] = (await started.line("Dashboard: ")).split(" ");
    let child = NaN;
    for (const restart of [1, 2, 3]) {
      [, child] = await started.ids();
      process.kill(child, "SIGKILL");
      await started.line(`The backend has stopped, saying "Killed". Starting it again (${restart} of 3) …`);
      await vi.waitFor(async () => expect((await started.ids())[1]).not.toBe(child));
      await vi.waitFor(async () => expect((await fetch(new URL("/api/settings", address))).status).toBe(401));
    }
    process.kill((await started.ids())[1], "SIGKILL");
    const { code, said } = await started.ended;
    expect(code).toBe(1);
    expect(said).toContain(
      'The backend has stopped, saying "Killed". It stopped 4 times within a minute. Start again, with another --data DIR if that does not help.',
    );
  });

  it("starts v0.40.4 on a new folder, and on a used one the version that has used it", async () => {
    // From v0.23 on a backend says signed-out people its era only: the note in the folder has the version.
    const startedOn = async (folder: string, ...options: string[]) => {
      const { child, line, ended } = await startOn(undefined, "--data", folder, ...options);
      const [, address = ""] = (await line("Dashboard: ")).split(" ");
      const { version } = (await (await fetch(new URL("backend.json", address))).json()) as { version: string };
      child.kill();
      await ended;
      return [version, (await readFile(join(folder, "backend-version"), "utf8")).trim()];
    };
    expect(await startedOn(await temporaryFolder(onTestFinished))).toEqual(["v0.23", "v0.40.4"]);
    const used = await temporaryFolder(onTestFinished);
    expect(await startedOn(used, "--backend-version", "v0.8.0")).toEqual(["v0.8", "v0.8.0"]);
    expect(await startedOn(used)).toEqual(["v0.8", "v0.8.0"]);
  });

  it("says what is wrong with its options, before anything else", async () => {
    const { ended } = await start("--prot", "1");
    expect(await ended).toEqual({ code: 1, said: "Unknown option '--prot'. All options: npm start -- --help" });
  });

  it("explains itself", async () => {
    const { ended } = await start("--help");
    expect(await ended).toEqual({ code: 0, said: expect.stringContaining("--backend URL") });
  });
});

describe("npm start with a backend that has superusers", () => {
  let later: string;
  beforeAll(async () => void (later = await getBackend({ version: "v0.40.4" })));

  it("says where the first superuser is made, until there is one", async () => {
    const data = await ownData();
    const { line, child, ended } = await startOn(later, ...data);
    const address = (await line("Create the first superuser: ")).split(" ").at(-1)!;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_\/#\/pbinstall\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const { origin } = new URL(address);
    await makeFirstAdmin(origin, account, address.split("/").at(-1));
    child.kill();
    await ended;
    const again = await startOn(later, ...data);
    await again.line("Dashboard: ");
    again.child.kill();
    expect((await again.ended).said).not.toContain("superuser");
  });

  it("adds the sample to a new backend, and never again", async () => {
    const options = ["--demo", ...(await ownData())];
    const { line, child, ended } = await startOn(later, ...options);
    await line("Dashboard: ");
    const [, , , email = "", , , , password = ""] = (await line("Sign in as ")).split(" ");
    const { origin } = new URL((await line("Dashboard: ")).split(" ")[1]!);
    expect(await signInAs(origin, { email, password })).toMatchObject({ model: { email: "demo@example.com" } });
    child.kill();
    expect((await ended).said).not.toContain("pbinstall");
    const again = await startOn(later, ...options);
    expect(await again.line("The sample is")).toContain("and this one has an admin: nothing was added.");
  });

  it("adds no sample to one that runs, which does not say whether it is empty", async () => {
    const running = await freshBackend(onTestFinished, { version: "v0.40.4" });
    const { line } = await start("--backend", running.href, "--demo");
    expect(await line("The sample is")).toContain("omit --backend. Nothing was added.");
    await line("Dashboard: ");
  });
});

describe("npm start before a running backend", () => {
  it("uses that one, and adds no sample when it has an admin", async () => {
    const running = await freshBackend(onTestFinished, { version: "v0.8.0" });
    await firstAdmin(running);
    const { line } = await start("--backend", running.href, "--demo");
    expect(await line("The sample is")).toBe(
      "The sample is for an empty backend only, and this one has an admin: nothing was added.",
    );
    const [, address = ""] = (await line("Dashboard: ")).split(" ");
    expect((await fetch(new URL("/api/settings", address))).status).toBe(401);
  });
});
