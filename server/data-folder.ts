import { mkdir, mkdtemp, readdir, realpath, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * Ensures that a folder exists and is writable; a new one is private to its owner. Reports how to restrict a folder
 * that others can read. Throws a sentence if it is not writable.
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

/** Returns a sentence if other users may read the folder or its direct entries, with the command that prevents it. */
async function exposure(folder: string): Promise<string | undefined> {
  const own = process.getuid?.();
  if (own === undefined) return undefined; // a system without POSIX permissions
  const root = await realpath(folder);
  const wide = new Set<string>();
  const foreign = new Set<string>();
  for (const name of ["", ...(await readdir(root))]) {
    const path = join(root, name);
    // Fails for dangling links and for a journal that was just deleted.
    const [real, found] = (await Promise.all([realpath(path), stat(path)]).catch(() => undefined)) ?? [];
    if (real === undefined || found === undefined) continue;
    // `chown -R` and `chmod -R` do not follow links inside the folder, so link targets are listed separately.
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
