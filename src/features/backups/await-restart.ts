import { calls } from "../../../definitions/backend/calls";
import type { Health } from "../../../definitions/types/health";
import { send } from "../../backend/api/send";

/** Result of a restart: the backend is back; no restart was noticed; the backend has not come back in time. */
export type Restart = "back" | "unseen" | "late";

/** Time limits in milliseconds: until a restart is noticed, until it is over, and between two checks. */
export interface Patience {
  unseen: number;
  late: number;
  pause: number;
}

// The restart begins after a second. A failure is logged three seconds later.
const patience: Patience = { unseen: 6000, late: 1_800_000, pause: 200 };

/**
 * Returns whether the backend answers and runs no backup or restore. It does not say so to a session that it no longer
 * accepts.
 */
const isIdle = (): Promise<boolean> =>
  send(calls.readHealth).then(
    ({ data }: Health) => data?.canBackup !== false,
    () => false,
  );

/** Waits until the backend has restored a backup and restarted. */
export async function awaitRestart(
  { unseen, late, pause } = patience,
  isReady: () => Promise<boolean> = isIdle,
): Promise<Restart> {
  const startedAt = performance.now();
  let wasAway = false;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const ready = await isReady();
    const waited = performance.now() - startedAt;
    if (ready && wasAway) return "back";
    if (ready && waited > unseen) return "unseen";
    if (waited > late) return "late";
    wasAway ||= !ready;
  }
}
