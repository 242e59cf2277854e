import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtVersions, defaultVersion, type BuiltVersion } from "./built-versions.mjs";

const noteIn = (folder: string): string => join(folder, "backend-version");

/** Whether no backend has used a data folder yet. */
export const isNewData = (folder: string): boolean => !existsSync(join(folder, "data.db"));

/** Writes down that a version of the backend has used a data folder. */
export const noteVersion = (folder: string, version: BuiltVersion): Promise<void> =>
  writeFile(noteIn(folder), `${version}\n`, { mode: 0o600 });

/**
 * The version of the backend for a data folder: the one asked for, else the one that has used the folder. Throws a
 * sentence if the version asked for is older than that: it would start, and misread the data.
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

/** The version that has used a data folder; undefined of a new one. */
async function formerVersion(folder: string): Promise<BuiltVersion | undefined> {
  if (isNewData(folder)) return undefined;
  const noted = (await readFile(noteIn(folder), "utf8").catch(() => "")).trim();
  const known = builtVersions.find((each) => each === noted);
  // Without a note it is older than notes are, or comes from elsewhere. Logs have a file of another name since v0.23.
  return known ?? (existsSync(join(folder, "auxiliary.db")) ? newest : builtVersions.at(-1));
}
