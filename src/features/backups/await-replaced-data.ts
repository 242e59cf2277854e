import { backupTexts } from "../../../definitions/texts/backups";
import { Failure, toFailure } from "../../backend/calls/failure";
import { interpolate } from "../../values/text/text";
import { findRestoreFailure } from "./restore-failure";

const { restoring: said } = backupTexts;

// In milliseconds: until the wait ends, and between two checks.
const patience = { late: 1_800_000, pause: 500 };

/**
 * Waits until restored data has replaced that of the installer. Then the backend knows its token no longer. It must
 * say so twice, as it restarts after the first time. `startedAt` is the backend's time in milliseconds. Throws a
 * Failure.
 */
export async function awaitReplacedData(
  name: string,
  startedAt: number,
  token: string,
  { late, pause } = patience,
): Promise<void> {
  const end = performance.now() + late;
  for (let refusals = 0; performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const found = await findRestoreFailure(name, startedAt, token).catch(toFailure);
    if (typeof found === "string") throw new Failure(interpolate(said.failed, { name, reason: found }));
    refusals = found?.status === 401 ? refusals + 1 : 0;
    if (refusals > 1) return;
  }
  throw new Failure(said.late);
}
