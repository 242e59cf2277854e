import { readFileSync } from "node:fs";
import { isBaseOf, isStoredBase, type StoredBase } from "../../src/features/environments/model/base";

/** Reads the common base of two environments from a file. Throws a sentence. */
export function readBaseFile(file: string, source: string, target: string): StoredBase {
  const base = contentOf(file);
  if (!isStoredBase(base)) throw new Error(`${file} has no common base. Save it on the page Compare environments.`);
  if (isBaseOf(base, source, target)) return base;
  throw new Error(`${file} is about ${base.environments.join(" and ")}, not ${source} and ${target}.`);
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} could not be read.`, { cause: error });
  }
}
