import { appendFile, chmod, copyFile, cp, mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { getBackend } from "../../server/binary";
import { goBuild } from "../../server/go";
import { temporaryFolder } from "./support";

vi.mock("../../server/go");

const version = "v0.8.0";
const quiet = { version, report: () => {} } as const;

// A folder with the sources of the backend, but no built one.
beforeEach(async () => {
  const built = await getBackend({ version });
  vi.mocked(goBuild).mockImplementation((_, binary) => copyFile(built, binary));
  vi.stubEnv("SEXTANT_BACKEND_BIN", "");
  const before = process.cwd();
  const folder = await temporaryFolder(onTestFinished);
  await cp("server/backends", join(folder, "server/backends"), { recursive: true });
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    vi.unstubAllEnvs();
    vi.mocked(goBuild).mockClear();
  });
});

it("removes folders of killed builds, but not of running ones", async () => {
  for (const [name, minutes] of [
    ["building-old", 61],
    ["building-new", 59],
    ["another", 61],
  ] as const) {
    const folder = join(".cache/backend", name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "base"), "half");
    const then = Date.now() / 1000 - minutes * 60;
    await utimes(folder, then, then);
  }
  await getBackend(quiet);
  expect((await readdir(".cache/backend")).toSorted()).toEqual([
    "another",
    "building-new",
    expect.stringMatching(/^v0\.8\.0-[\da-f]{12}$/),
  ]);
});

it("builds once for simultaneous requests", async () => {
  const [one, other] = await Promise.all([getBackend(quiet), getBackend(quiet)]);
  expect(one).toBe(other);
  expect(goBuild).toHaveBeenCalledTimes(1);
});

it.each(["go.mod", "go.sum", "main.go"])("builds again only after %s has changed", async (name) => {
  const first = await getBackend(quiet);
  expect(await getBackend(quiet)).toBe(first);
  expect(goBuild).toHaveBeenCalledTimes(1);
  await appendFile(join("server/backends", version, name), "\n");
  expect(await getBackend(quiet)).not.toBe(first);
  expect(goBuild).toHaveBeenCalledTimes(2);
});

it("lets no other user change a built backend, and runs no changeable one", async () => {
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  const binary = await getBackend(quiet);
  for (const path of [binary, dirname(binary), resolve(".cache/backend")]) {
    expect((await stat(path)).mode & 0o777).toBe(0o755);
    await chmod(path, 0o775);
    await expect(getBackend(quiet)).rejects.toThrow(
      `Other users of this computer can change ${path}, so a backend from there is not run. Remove the folder .cache/backend and start again.`,
    );
    await chmod(path, 0o755);
  }
});
