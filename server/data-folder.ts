import { mkdir, mkdtemp, readdir, realpath, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * Makes sure that a folder exists and can be written; one that is made is its owner's alone. Reports how to close one
 * that is open to others, which may be meant so. Throws a sentence when it cannot be written.
 */
export async function prepareDataFolder(folder: string, report: (line: string) => void): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(await mkdtemp(join(folder, ".try-")), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Cannot write to the data folder ${folder} (${code}). Choose another one with --data DIR.`, {
      cause: error,
    });
  }
  const sentence = await exposure(folder);
  if (sentence !== undefined) report(sentence);
}

const forOthers = 0o077;

/** Says that other users may read a folder or what is directly in it, and what ends that. */
async function exposure(folder: string): Promise<string | undefined> {
  const own = process.getuid?.();
  if (own === undefined) return undefined; // a system without such permissions
  const root = await realpath(folder);
  const wide = new Set<string>();
  const foreign = new Set<string>();
  for (const name of ["", ...(await readdir(root))]) {
    const path = join(root, name);
    // Fails for a link to nothing and for a journal that is gone.
    const [real, found] = (await Promise.all([realpath(path), stat(path)]).catch(() => undefined)) ?? [];
    if (real === undefined || found === undefined) continue;
    // Neither command follows links within the folder.
    const mended = real === root || real.startsWith(root + sep) ? root : real;
    if ((found.mode & forOthers) !== 0) wide.add(mended);
    if (found.uid !== own && found.uid !== 0) foreign.add(mended);
  }
  if (wide.size + foreign.size === 0) return undefined;
  const commands = [
    ...(foreign.size > 0 ? [`chown -R ${own} ${quoted(foreign)}`] : []),
    ...(wide.size > 0 ? [`chmod -R go= ${quoted(wide)}`] : []),
  ];
  return `Other users of this computer may be able to read the data folder ${folder}, which contains passwords and keys. To prevent it${foreign.size > 0 && own !== 0 ? ", as root" : ""}: ${commands.join(" && ")}`;
}

const quoted = (paths: Iterable<string>): string =>
  [...paths].map((path) => (/^[\w/.-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)).join(" ");
