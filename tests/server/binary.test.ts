import { copyFile, mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { getBackend } from "../../server/binary";
import { goInstall } from "../../server/go";
import { temporaryFolder } from "./support";

vi.mock("../../server/go");

it("a build removes what killed ones have left behind, and no other that is under way", async () => {
  const built = await getBackend();
  vi.mocked(goInstall).mockImplementation((_, folder) => copyFile(built, join(folder, "base")));
  vi.stubEnv("SEXTANT_BACKEND_BIN", "");
  const before = process.cwd();
  process.chdir(await temporaryFolder(onTestFinished));
  onTestFinished(() => process.chdir(before));
  for (const [name, minutes] of [
    ["building-old", 61],
    ["building-new", 59],
    ["another", 61],
  ] as const) {
    const folder = join(".cache/backend", name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "base"), "half");
    const then = Date.now() / 1000 - minutes * 60;
    await utimes(folder, then, then);
  }
  await getBackend(() => {});
  expect((await readdir(".cache/backend")).toSorted()).toEqual(["another", "building-new", "v0.8.0"]);
});
