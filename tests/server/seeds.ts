import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the data that `freshApi` copies. */
    seeds: string;
  }
}

/** Makes the folder of the seeds, and removes it after the tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "sextant-seeds-"));
  provide("seeds", folder);
  return () => rm(folder, { recursive: true, force: true });
}
