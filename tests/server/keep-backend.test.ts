import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Backend } from "../../server/backend";
import { keepBackend } from "../../server/keep-backend";

const never = new Promise<string>(() => {});

const url = new URL("http://127.0.0.1:1");

/** Backends that end on request; `failing` ones end before they answer. */
function backends({ failing = 0 } = {}) {
  const all: { die: (sentence: string) => void }[] = [];
  const start = async (): Promise<Backend> => {
    let die: (sentence: string) => void = () => {};
    const exited = new Promise<string>((done) => (die = done));
    const fails = all.length > 0 && all.length <= failing;
    const ready = fails ? Promise.reject(new Error("It ended.")) : Promise.resolve();
    ready.catch(() => {});
    all.push({ die });
    if (fails) die("The backend has stopped.");
    const stop = async (): Promise<void> => {
      die("The backend has stopped.");
      await exited;
    };
    return { url, ready, installToken: never, exited, stop };
  };
  return { all, start };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said: string[] = [];
const say = (line: string): void => void said.push(line);
beforeEach(() => void (said.length = 0));

it("restarts a backend that ends by itself, and reports it", async () => {
  const { all, start } = backends();
  await keepBackend(start, say);
  all[0]!.die("The backend has stopped.");
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toEqual(["The backend has stopped. Starting it again (1 of 3) …", "The backend answers again."]);
  expect(all).toHaveLength(2);
});

it("stops after three restarts within a minute, answered or not", async () => {
  const { all, start } = backends({ failing: 3 });
  const { exited } = await keepBackend(start, say);
  all[0]!.die("The backend has stopped.");
  expect(await exited).toBe(
    "The backend has stopped. It stopped 4 times within a minute. Start again, with another --data DIR if that does not help.",
  );
  expect(all).toHaveLength(4);
  expect(said.filter((line) => line.includes("answers again"))).toEqual([]);
});

it("restarts a backend without limit if it ends rarely", async () => {
  const { all, start } = backends();
  await keepBackend(start, say);
  for (let count = 1; count <= 10; count++) {
    vi.setSystemTime(Date.now() + 25_000);
    all.at(-1)!.die("The backend has stopped.");
    await vi.waitFor(() => expect(all).toHaveLength(count + 1));
  }
});

it("keeps a stopped backend stopped, even during a restart", async () => {
  const { all, start } = backends();
  const first = await keepBackend(start, say);
  await first.stop();
  expect(all).toHaveLength(1);
  const again = backends();
  let resume = (): void => {};
  const held = new Promise<void>((done) => (resume = done));
  const slow = async (): Promise<Backend> => {
    if (again.all.length > 0) await held;
    return again.start();
  };
  const second = await keepBackend(slow, say);
  again.all[0]!.die("The backend has stopped.");
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const stopping = second.stop();
  resume();
  await stopping;
  expect(again.all).toHaveLength(2);
});

it("does not restart a backend that fails at its first start", async () => {
  const ready = Promise.reject(new Error("It is too late."));
  ready.catch(() => {});
  const start = vi.fn(async (): Promise<Backend> => ({
    url,
    ready,
    installToken: never,
    exited: Promise.resolve(""),
    stop: async () => {},
  }));
  await expect(keepBackend(start, say)).rejects.toThrow("It is too late.");
  expect(start).toHaveBeenCalledOnce();
});
