import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { type BuiltVersion, defaultVersion } from "../../server/built-versions.mjs";
import { prepareDataFolder } from "../../server/data-folder";
import { firstAdmin, freshBackend, temporaryFolder } from "./support";
import { isNewData, noteVersion, versionFor } from "../../server/data-version";
import { runExclusively } from "../../server/run-exclusively";

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** A folder that every user of this computer can open. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sextant-open-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

/** Prepares a data folder; returns the reported lines. */
async function prepared(folder: string): Promise<string[]> {
  const said: string[] = [];
  await prepareDataFolder(folder, (line) => said.push(line));
  return said;
}

/** Error code for each file that another user reads; "" if readable. */
async function readByAnother(paths: readonly string[]): Promise<string[]> {
  // Only root can become another user; otherwise check the permissions.
  if (!isRoot) return Promise.all(paths.map(async (path) => (((await stat(path)).mode & 0o077) === 0 ? "EACCES" : "")));
  const program = `for (const path of process.argv.slice(1)) {
    try { require("fs").readFileSync(path); console.log(""); } catch ({ code }) { console.log(code); }
  }`;
  const child = spawn(process.execPath, ["-e", program, ...paths], { uid: nobody, gid: nobody, cwd: "/" });
  const [said] = await Promise.all([text(child.stdout), once(child, "close")]);
  return said.trimEnd().split("\n");
}

/** Starts a backend on a folder and stores an avatar; returns the paths of all files. */
async function filesOfBackend(data: string, version: BuiltVersion): Promise<string[]> {
  const backend = await freshBackend(onTestFinished, { version, data });
  const form = new FormData();
  for (const name of ["password", "passwordConfirm"]) form.set(name, "a-long-password");
  form.set("username", "someone");
  form.set("email", "someone@example.com");
  form.set("avatar", new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"]), "face.svg");
  const address = new URL("/api/collections/users/records", backend);
  const headers = { Authorization: await firstAdmin(backend) };
  expect((await fetch(address, { method: "POST", headers, body: form })).status).toBe(200);
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const each = (code: string, paths: readonly string[]): string[] => paths.map(() => code);

describe.each(["v0.8.0", "v0.40.4"] as const)("another user of the computer, with %s", (version) => {
  it("reads nothing in a data folder that the start created", async () => {
    const outer = await openFolder();
    const folder = join(outer, "new", "data");
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    expect(await prepared(folder)).toEqual([]);
    for (const made of [join(outer, "new"), folder]) expect((await stat(made)).mode & 0o777).toBe(0o700);
    const paths = await filesOfBackend(folder, version);
    expect(await readByAnother(paths)).toEqual(each("EACCES", paths));
  });

  it("reads no database, journal or stored file in an open folder", async () => {
    const folder = await openFolder();
    const paths = await filesOfBackend(folder, version);
    const kinds = [/\/data\.db$/, /\/(logs|auxiliary)\.db$/, /-wal$/, /-shm$/, /\/storage\/.*\.svg$/];
    expect(kinds.filter((kind) => !paths.some((path) => kind.test(path)))).toEqual([]);
    expect(await readByAnother(paths)).toEqual(each("EACCES", paths));
    for (const path of paths) expect((await stat(path)).mode & 0o077, path).toBe(0);
  });
});

describe("a data folder that is open to others", () => {
  const says = (folder: string, command: string): string =>
    `Other users of this computer may be able to read the data folder ${folder}, which contains passwords and keys. To prevent it: ${command}`;

  const shell = async (command: string): Promise<void> => {
    const [code] = await once(spawn("sh", ["-c", command], { stdio: "inherit" }), "close");
    expect(code).toBe(0);
  };

  it("is reported but not changed; the reported command closes it", async () => {
    const folder = join(await openFolder(), "it's 50 % mine");
    await mkdir(folder, { mode: 0o755 });
    await writeFile(join(folder, "data.db"), "", { mode: 0o644 });
    const command = `chmod -R go= '${folder.replace("'", "'\\''")}'`;
    expect(await prepared(folder)).toEqual([says(folder, command)]);
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
    await shell(command);
    expect(await prepared(folder)).toEqual([]);
    expect((await stat(join(folder, "data.db"))).mode & 0o777).toBe(0o600);
  });

  it.each(["data.db", "logs.db-wal"])("is reported for a single readable %s", async (name) => {
    const folder = await openFolder();
    await chmod(folder, 0o700);
    await writeFile(join(folder, name), "", { mode: 0o644 });
    expect(await prepared(folder)).toEqual([says(folder, `chmod -R go= ${folder}`)]);
  });

  it("is reported behind links to it and in it", async () => {
    const outer = await openFolder();
    const [link, folder, storage] = [join(outer, "link"), join(outer, "folder"), join(outer, "storage")];
    for (const path of [folder, storage]) await mkdir(path, { mode: 0o755 });
    await symlink(folder, link);
    await symlink(storage, join(folder, "storage"));
    await symlink("/nowhere", join(folder, "broken"));
    const command = `chmod -R go= ${folder} ${storage}`;
    expect(await prepared(link)).toEqual([says(link, command)]);
    await shell(command);
    expect(await prepared(link)).toEqual([]);
  });

  it.runIf(isRoot)("is reported if another user owns it", async () => {
    const folder = await openFolder();
    await chmod(folder, 0o700);
    await chown(folder, nobody, nobody);
    const command = `chown -R 0 ${folder}`;
    expect(await prepared(folder)).toEqual([says(folder, command)]);
    await shell(command);
    expect(await prepared(folder)).toEqual([]);
  });
});

async function folderWith(...names: string[]): Promise<string> {
  const folder = join(await temporaryFolder(onTestFinished), "data");
  await mkdir(folder);
  for (const name of names) await writeFile(join(folder, name), "");
  return folder;
}

/** Version for a folder, and the report. */
async function found(folder: string, asked?: BuiltVersion): Promise<[BuiltVersion, string]> {
  const lines: string[] = [];
  const version = await versionFor(folder, asked, (line) => lines.push(line));
  return [version, lines.join("\n")];
}

it("takes the default or the given version for a new folder", async () => {
  const folder = await folderWith();
  expect(isNewData(folder)).toBe(true);
  expect(await found(folder)).toEqual([defaultVersion, ""]);
  expect(await found(folder, "v0.22.21")).toEqual(["v0.22.21", ""]);
});

it("takes the version that used the folder", async () => {
  const folder = await folderWith("data.db");
  await noteVersion(folder, "v0.39.11");
  expect(isNewData(folder)).toBe(false);
  expect(await found(folder)).toEqual(["v0.39.11", ""]);
  expect(await found(folder, "v0.39.11")).toEqual(["v0.39.11", ""]);
});

it("recognises the era of a folder without a version file", async () => {
  expect(await found(await folderWith("data.db", "logs.db"))).toEqual(["v0.8.0", ""]);
  expect(await found(await folderWith("data.db", "auxiliary.db"))).toEqual(["v0.40.4", ""]);
});

it("refuses an older version than the one that used the folder", async () => {
  const folder = await folderWith("data.db");
  await noteVersion(folder, "v0.40.4");
  await expect(found(folder, "v0.8.0")).rejects.toThrow(
    `PocketBase v0.8.0 cannot read the data folder ${folder}, because PocketBase v0.40.4 has used it. Choose another folder with --data DIR, or omit --backend-version.`,
  );
});

it("reports that a newer version upgrades the folder", async () => {
  const folder = await folderWith("data.db");
  await noteVersion(folder, "v0.22.21");
  expect(await found(folder, "v0.40.4")).toEqual(["v0.40.4", expect.stringContaining("upgrades the data folder")]);
});

const freshFolder = async (): Promise<string> => join(await temporaryFolder(onTestFinished), "work.lock");

it("runs one task after the other", async () => {
  const folder = await freshFolder();
  const said: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    said.push(`${name} begins`);
    await stat(folder);
    said.push(`${name} ends`);
  };
  await Promise.all([runExclusively(folder, work("first")), runExclusively(folder, work("second"))]);
  expect(said).toHaveLength(4);
  for (const at of [0, 2]) expect(said[at + 1]).toBe(said[at]!.replace("begins", "ends"));
});

it("runs the next task after a failure", async () => {
  const folder = await freshFolder();
  const failing = runExclusively(folder, () => Promise.reject(new Error("It failed.")));
  await expect(failing).rejects.toThrow("It failed.");
  let done = false;
  await runExclusively(folder, async () => void (done = true));
  expect(done).toBe(true);
});

it("takes over the lock of a killed process", async () => {
  const folder = await freshFolder();
  await mkdir(folder);
  const then = Date.now() / 1000 - 60;
  await utimes(folder, then, then);
  let done = false;
  await runExclusively(folder, async () => void (done = true));
  expect(done).toBe(true);
});
