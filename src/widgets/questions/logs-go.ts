import { calls } from "../../../definitions/backend/calls";
import { words } from "../../../definitions/words/words";
import { send } from "../../runtime/data/client";
import { count, fill } from "../../runtime/model/fill";
import { at } from "../../runtime/model/path";
import { stamp } from "../../runtime/model/stamp";

const path = "logs.maxDays";
const day = 24 * 60 * 60 * 1000;

/** Keeping logs for fewer days deletes the older ones at once; none at all, every one. */
export async function logsGo(data: unknown, stored: unknown): Promise<string | undefined> {
  const days = Number(at(data, path));
  if (days >= Number(at(stored, path))) return undefined;
  const oldest = stamp(Date.now() - days * day);
  const { totalItems } = await send(calls.countLogs, { filter: `created < "${oldest}"` });
  if (totalItems === 0) return undefined;
  return fill(totalItems === 1 ? words.logsGo.one : words.logsGo.many, { n: count(totalItems) });
}
