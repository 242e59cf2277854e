import { mkdir, rm, stat, utimes } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const sign = 1000;
const silence = 20_000;

/**
 * Runs `work` under a lock that processes share. The lock is a folder whose time is renewed; an old time means its
 * process was killed.
 */
export async function runExclusively(folder: string, work: () => Promise<void>): Promise<void> {
  while (!(await claim(folder))) await pause(200);
  const renewal = setInterval(() => void renew(folder), sign);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await rm(folder, { recursive: true, force: true });
  }
}

async function claim(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const { mtimeMs } = (await stat(folder).catch(() => undefined)) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - silence) await rm(folder, { recursive: true, force: true });
    return false;
  }
}

async function renew(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch(() => {});
}
