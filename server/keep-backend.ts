import { advice, type Backend } from "./backend";

const restarts = 3;
const within = 60_000;

/**
 * Starts a backend, and starts it again when it ends by itself: three times within a minute at most. `exited` resolves
 * when it has ended for good, with a sentence that holds its last words. Throws a sentence when it does not start at first.
 */
export async function keepBackend(start: () => Promise<Backend>, report: (line: string) => void): Promise<Backend> {
  const first = await start();
  await first.ready;
  let current = first;
  let stopped = false;
  const exited = follow();
  return { url: first.url, ready: first.ready, installToken: first.installToken, exited, stop };

  async function follow(): Promise<string> {
    let ends: number[] = [];
    for (;;) {
      const sentence = await current.exited;
      if (stopped) return sentence;
      ends = [...ends.filter((end) => end > Date.now() - within), Date.now()];
      if (ends.length > restarts) return `${sentence} It stopped ${ends.length} times within a minute. ${advice}`;
      report(`${sentence} Starting it again (${ends.length} of ${restarts}) …`);
      await startAgain();
    }
  }

  async function startAgain(): Promise<void> {
    current = await start();
    if (stopped) return current.stop();
    // One that ends before it answers has ended like any other.
    await current.ready.then(
      () => report("The backend answers again."),
      () => {},
    );
  }

  async function stop(): Promise<void> {
    stopped = true;
    await current.stop();
    await exited;
  }
}
