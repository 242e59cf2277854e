import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startBackend } from "./backend";
import { goInstall } from "./go";
import { freePort } from "./port";

const version = "v0.8.0";
const module = `github.com/pocketbase/pocketbase/examples/base@${version}`;
const cache = ".cache/backend";
const unfinished = "building-";

const print = (line: string): void => console.log(line);

/** The path of a backend program that runs: the one named in SEXTANT_BACKEND_BIN, or ours, built when missing. Throws sentences. */
export async function getBackend(report = print): Promise<string> {
  const named = process.env["SEXTANT_BACKEND_BIN"];
  if (named) return runnable(resolve(named));
  const binary = resolve(cache, version, "base");
  if (!(await exists(binary))) await make(binary, report);
  return binary;
}

async function runnable(binary: string): Promise<string> {
  if (await exists(binary)) return binary;
  throw new Error(`SEXTANT_BACKEND_BIN names ${binary}, which is no program that can be run.`);
}

const exists = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

// In a folder of its own until it has run, so that a half-finished program is never taken for a finished one.
async function make(binary: string, report: (line: string) => void): Promise<void> {
  report(`Building the backend (${version}): about a minute, the first time only …`);
  await mkdir(resolve(binary, ".."), { recursive: true });
  await removeLeftOver();
  const folder = await mkdtemp(resolve(cache, unfinished));
  try {
    await goInstall(module, folder, report);
    await tryOut(join(folder, "base"));
    await rename(join(folder, "base"), binary);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  report("The backend is built.");
}

const hour = 3_600_000;

// Of builds that were killed. No build takes an hour: what is younger may be another one's, which may end meanwhile.
async function removeLeftOver(): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith(unfinished)) continue;
    const folder = resolve(cache, name);
    const { mtimeMs } = (await stat(folder).catch(() => undefined)) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - hour) await rm(folder, { recursive: true, force: true });
  }
}

async function tryOut(binary: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "backend-"));
  const backend = await startBackend(binary, await freePort(), data);
  try {
    await backend.ready;
  } finally {
    await backend.stop();
    await rm(data, { recursive: true, force: true });
  }
}
