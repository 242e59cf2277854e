import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtVersions, defaultVersion, type BuiltVersion } from "./built-versions.mjs";

const noteIn = (folder: string): string => join(folder, "backend-version");

/** Returns whether no backend has used the data folder yet. */
export const isNewData = (folder: string): boolean => !existsSync(join(folder, "data.db"));

/** Records that a version of the backend has used the data folder. */
export const noteVersion = (folder: string, version: BuiltVersion): Promise<void> =>
  writeFile(noteIn(folder), `${version}\n`, { mode: 0o600 });

/**
 * Returns the backend version for a data folder: the requested one, else the one that used it last. Throws a sentence
 * if the requested version is older, because it would start and misread the data.
 */
export async function versionFor(
  folder: string,
  asked: BuiltVersion | undefined,
  report: (line: string) => void,
): Promise<BuiltVersion> {
  const former = await formerVersion(folder);
  const version = asked ?? former ?? defaultVersion;
  if (former === undefined || version === former) return version;
  if (isOlder(version, former))
    throw new Error(
      `PocketBase ${version} cannot read the data folder ${folder}, because PocketBase ${former} has used it. Choose another folder with --data DIR, or omit --backend-version.`,
    );
  report(`PocketBase ${version} upgrades the data folder ${folder}. After that, ${former} can no longer read it.`);
  return version;
}

const [newest] = builtVersions;

const isOlder = (one: BuiltVersion, other: BuiltVersion): boolean =>
  one.localeCompare(other, "en", { numeric: true }) < 0;

/** Returns the version that last used a data folder; undefined for a new one. */
async function formerVersion(folder: string): Promise<BuiltVersion | undefined> {
  if (isNewData(folder)) return undefined;
  const noted = (await readFile(noteIn(folder), "utf8").catch(() => "")).trim();
  const known = builtVersions.find((each) => each === noted);
  // Without the note, the folder is older than notes or comes from elsewhere. Since v0.23 logs are in auxiliary.db.
  return known ?? (existsSync(join(folder, "auxiliary.db")) ? newest : builtVersions.at(-1));
}
