import { advice, type Backend } from "./backend";

const restarts = 3;
const within = 60_000;

/**
 * Starts a backend and restarts it when it exits by itself, at most three times a minute. `exited` resolves when it has
 * ended for good, with a sentence that quotes its last output. Throws a sentence if the first start fails.
 */
export async function keepBackend(start: () => Promise<Backend>, report: (line: string) => void): Promise<Backend> {
  const first = await start();
  await first.ready;
  let current = first;
  let stopped = false;
  const exited = restartOnExit();
  return { url: first.url, ready: first.ready, installToken: first.installToken, exited, stop };

  async function restartOnExit(): Promise<string> {
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
    // If the backend exits before it answers, `exited` handles it.
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
