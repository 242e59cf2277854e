import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startBackend } from "./backend";
import { defaultVersion, type BuiltVersion } from "./built-versions.mjs";
import { ensureGo, goBuild } from "./go";
import { freePort } from "./port";
import { doAlone } from "./sole-work";

const sources = "server/backends";
const cache = ".cache/backend";
const unfinished = "building-";

const print = (line: string): void => console.log(line);

/** Options of `getBackend`. */
interface Getting {
  version?: BuiltVersion;
  report?: (line: string) => void;
  /** Whether Go may be installed on this system. */
  installGo?: boolean;
}

const named = (): string => process.env["SEXTANT_BACKEND_BIN"] ?? "";

/** Whether the program of the backend is named, whose version is not known then. */
export const isNamed = (): boolean => named() !== "";

/** The path of a backend program that runs: the one named in SEXTANT_BACKEND_BIN, or ours, built when missing. Throws sentences. */
export async function getBackend({
  version = defaultVersion,
  report = print,
  installGo = false,
}: Getting = {}): Promise<string> {
  if (isNamed()) return runnable(resolve(named()));
  const source = join(sources, version);
  const binary = resolve(cache, `${version}-${await digestOf(source)}`, "base");
  if (await exists(binary)) await checkPrivate(resolve(cache), dirname(binary), binary);
  else await makeOnce(source, binary, { version, report, installGo });
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

// A program that was built from other sources must not be taken for this one.
async function digestOf(source: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(source)).toSorted()) hash.update(name).update(await readFile(join(source, name)));
  return hash.digest("hex").slice(0, 12);
}

const writableByOthers = 0o022;

// A user who can write here decides which program runs. The clone's owner can anyway.
async function checkPrivate(...paths: string[]): Promise<void> {
  const trusted = new Set([0, process.getuid?.(), (await stat(".")).uid]);
  for (const path of paths) {
    const { mode, uid } = await stat(path);
    if ((mode & writableByOthers) !== 0 || !trusted.has(uid))
      throw new Error(
        `${path} can be changed by other users of this computer, so no backend from there is run. Remove the folder ${cache}, and start again.`,
      );
  }
}

// Several processes may want it at the same time, as tests do.
async function makeOnce(source: string, binary: string, options: Required<Getting>): Promise<void> {
  await mkdir(dirname(binary), { recursive: true, mode: 0o755 });
  await chmod(cache, 0o755).catch(() => {}); // an older one, made under another umask
  await checkPrivate(resolve(cache), dirname(binary));
  await doAlone(`${dirname(binary)}.lock`, async () => {
    if (!(await exists(binary))) await make(source, binary, options);
  });
}

// In a folder of its own until it has run, so that a half-finished program is never taken for a finished one.
async function make(source: string, binary: string, { version, report, installGo }: Required<Getting>): Promise<void> {
  await ensureGo(installGo, report);
  report(`Building the backend (${version}): about a minute, the first time only …`);
  await removeLeftOver();
  const folder = await mkdtemp(resolve(cache, unfinished));
  const built = join(folder, "base");
  try {
    await goBuild(source, built);
    await chmod(built, 0o755);
    await tryOut(built);
    await rename(built, binary);
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
