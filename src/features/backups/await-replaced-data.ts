import { backupTexts } from "../../../definitions/texts/backups";
import { Failure, toFailure } from "../../backend/calls/failure";
import { expiryOf } from "../../backend/calls/token";
import { serverNow } from "../../backend/session/server-clock";
import { interpolate } from "../../values/text/text";
import { minute } from "../../values/time/moment";
import { findRestoreFailure } from "./restore-failure";

const { restoring: said, starting } = backupTexts;

// In milliseconds: until the wait ends, and between two checks.
const patience = { late: 1_800_000, pause: 500 };

/**
 * Waits until restored data has replaced that of the installer. Then the backend refuses its token, first of all before
 * that expires. It must do so twice, as it restarts after the first time. `startedAt` is the backend's time in
 * milliseconds. Throws a Failure, also if the token may only have expired.
 */
export async function awaitReplacedData(
  name: string,
  startedAt: number,
  token: string,
  { late, pause } = patience,
): Promise<void> {
  const end = performance.now() + late;
  // Clocks that differ by less than a minute count as equal.
  const certain = expiryOf(token) - minute;
  for (let refusals = 0, isReplaced = false; performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const found = await findRestoreFailure(name, startedAt, token).catch(toFailure);
    if (typeof found === "string") throw new Failure(interpolate(said.failed, { name, reason: found }));
    refusals = found?.status === 401 ? refusals + 1 : 0;
    isReplaced ||= refusals > 0 && serverNow() < certain;
    if (refusals > 0 && !isReplaced) throw new Failure(interpolate(starting.unsure, { name }));
    if (refusals > 1) return;
  }
  throw new Failure(said.late);
}
