import { mkdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runExclusively } from "../../server/sole-work";
import { temporaryFolder } from "./support";

const freshFolder = async (): Promise<string> => join(await temporaryFolder(onTestFinished), "work.lock");

it("runs one task after the other", async () => {
  const folder = await freshFolder();
  const said: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    said.push(`${name} begins`);
    await stat(folder);
    said.push(`${name} ends`);
  };
  await Promise.all([runExclusively(folder, work("first")), runExclusively(folder, work("second"))]);
  expect(said).toHaveLength(4);
  for (const at of [0, 2]) expect(said[at + 1]).toBe(said[at]!.replace("begins", "ends"));
});

it("runs the next task after a failure", async () => {
  const folder = await freshFolder();
  const failing = runExclusively(folder, () => Promise.reject(new Error("It failed.")));
  await expect(failing).rejects.toThrow("It failed.");
  let done = false;
  await runExclusively(folder, async () => void (done = true));
  expect(done).toBe(true);
});

it("takes over the lock of a killed process", async () => {
  const folder = await freshFolder();
  await mkdir(folder);
  const then = Date.now() / 1000 - 60;
  await utimes(folder, then, then);
  let done = false;
  await runExclusively(folder, async () => void (done = true));
  expect(done).toBe(true);
});
