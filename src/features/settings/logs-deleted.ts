import { calls } from "../../../definitions/backend/calls";
import { questionTexts } from "../../../definitions/texts/questions";
import { send } from "../../backend/api/send";
import { serverNow } from "../../backend/session/server-clock";
import { formatCount, interpolate } from "../../values/text/text";
import { backendTime, day } from "../../values/time/moment";
import { valueAt } from "../../values/json/path";

const path = "logs.maxDays";

/** Returns a question if a shorter retention would delete older logs at once. */
export async function logsDeleted(data: unknown, stored: unknown): Promise<string | undefined> {
  const days = Number(valueAt(data, path));
  if (days >= Number(valueAt(stored, path))) return undefined;
  const since = serverNow() - days * day;
  // Earlier than any valid date, so there are no logs.
  if (Number.isNaN(new Date(since).getTime())) return undefined;
  const oldest = backendTime(since);
  const { totalItems } = await send(calls.countLogs, { query: { filter: `created < "${oldest}"` } });
  if (totalItems === 0) return undefined;
  return interpolate(totalItems === 1 ? questionTexts.logsDeleted.one : questionTexts.logsDeleted.many, {
    n: formatCount(totalItems),
  });
}
