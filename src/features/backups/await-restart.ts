import { calls } from "../../../definitions/backend/calls";
import type { Health } from "../../../definitions/types/health";
import { send } from "../../runtime/api/send";

/** How a restart went: the backend is back; nothing was seen of one; it has not come back. */
export type Restart = "back" | "unseen" | "late";

/** How long is waited, in milliseconds: until something is seen of a restart, until it is over, between two looks. */
export interface Patience {
  unseen: number;
  late: number;
  pause: number;
}

// It begins after a second, and the log has what went wrong three seconds later.
const patience: Patience = { unseen: 6000, late: 1_800_000, pause: 200 };

/** Whether the backend is there and neither makes nor restores a backup. Whom it knows no more it does not tell. */
const isIdle = (): Promise<boolean> =>
  send(calls.readHealth).then(
    ({ data }: Health) => data?.canBackup !== false,
    () => false,
  );

/** Waits until the backend has restored a backup and has restarted. */
export async function awaitRestart(
  { unseen, late, pause } = patience,
  isReady: () => Promise<boolean> = isIdle,
): Promise<Restart> {
  const begun = performance.now();
  let wasAway = false;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const ready = await isReady();
    const waited = performance.now() - begun;
    if (ready && wasAway) return "back";
    if (ready && waited > unseen) return "unseen";
    if (waited > late) return "late";
    wasAway ||= !ready;
  }
}
