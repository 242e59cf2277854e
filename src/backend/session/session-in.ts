import { sessionKey } from "../../../definitions/backend/backend-limits";
import { parseObject, readText } from "../../browser/browser-storage";
import { placeOf } from "../../browser/environments";
import { expiryOf } from "../calls/token";

/** Returns the stored session of another environment; an empty object if there is none. */
export function storedSessionIn(environment: string): Readonly<Record<string, unknown>> {
  const place = placeOf(environment);
  return place === undefined ? {} : parseObject(readText(sessionKey, place));
}

/** Returns whether this browser has a session in another environment, as far as its token shows. */
export function hasSessionIn(environment: string): boolean {
  const { token } = storedSessionIn(environment);
  return typeof token === "string" && expiryOf(token) > Date.now();
}
