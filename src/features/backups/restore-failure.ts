import { calls } from "../../../definitions/backend/calls";
import { send } from "../../backend/api/send";
import { backend } from "../../backend/version/backend";
import { interpolate } from "../../values/text/text";
import { momentText } from "../../values/time/moment";

// In milliseconds. The Date header, used to compare clocks, has a resolution of one second.
const clockStep = 1000;

/**
 * Returns the logged reason why the restore of a backup failed, or undefined. `startedAt` is the backend's time in
 * milliseconds. Throws a Failure.
 */
export async function findRestoreFailure(key: string, startedAt: number, token?: string): Promise<string | undefined> {
  const filter = interpolate(backend().failedRestore, { key, since: momentText(startedAt - clockStep) });
  const [entry] = (await send(calls.findLogMessages, { query: { filter } }, { token })).items;
  return entry && (entry.data.error ?? "");
}
