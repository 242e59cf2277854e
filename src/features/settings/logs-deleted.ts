import { calls } from "../../../definitions/backend/calls";
import { questionTexts } from "../../../definitions/texts/questions";
import { send } from "../../runtime/api/send";
import { serverNow } from "../../runtime/store/server-clock";
import { formatCount, interpolate } from "../../runtime/model/values/text/text";
import { backendTime } from "../../runtime/model/values/time/backend-time";
import { valueAt } from "../../runtime/model/values/json/path";
import { day } from "../../runtime/model/values/time/spans";

const path = "logs.maxDays";

/** Keeping logs for fewer days deletes the older ones at once; none at all, every one. */
export async function logsDeleted(data: unknown, stored: unknown): Promise<string | undefined> {
  const days = Number(valueAt(data, path));
  if (days >= Number(valueAt(stored, path))) return undefined;
  const since = serverNow() - days * day;
  // Before all dates there was no log.
  if (Number.isNaN(new Date(since).getTime())) return undefined;
  const oldest = backendTime(since);
  const { totalItems } = await send(calls.countLogs, { query: { filter: `created < "${oldest}"` } });
  if (totalItems === 0) return undefined;
  return interpolate(totalItems === 1 ? questionTexts.logsDeleted.one : questionTexts.logsDeleted.many, {
    n: formatCount(totalItems),
  });
}
