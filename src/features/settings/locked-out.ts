import { calls } from "../../../definitions/backend/calls";
import { questionTexts } from "../../../definitions/texts/questions";
import { send } from "../../backend/api/send";
import { isEqual } from "../../values/json/equal";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { isInList } from "./address-list";

const path = "superuserIPs";

/** Returns a question if the new list lacks the admin's own address, which would lock the admin out. */
export async function checkLockout(data: unknown, stored: unknown): Promise<string | undefined> {
  const list = (valueAt(data, path) ?? []) as readonly string[];
  if (list.length === 0 || isEqual(list, valueAt(stored, path))) return undefined;
  const { data: seen } = await send(calls.readHealth, {});
  const address = seen?.realIP;
  if (address === undefined || isInList(address, list)) return undefined;
  return interpolate(questionTexts.lockedOut, { address });
}
