import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

/** Makes sure that a folder exists and can be written. Throws a sentence when it cannot. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await rm(await mkdtemp(join(folder, ".try-")), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The data folder ${folder} cannot be written (${code}): choose another one with --data DIR.`, {
      cause: error,
    });
  }
}
