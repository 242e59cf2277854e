import { sessionKey } from "../../../definitions/backend/backend-limits";
import { parseObject, readText } from "../../browser/browser-storage";
import { expiryOf } from "../calls/token";

/** Returns whether this browser has a session in another environment, as far as its token shows. */
export function hasSessionIn(environment: string): boolean {
  const { token } = parseObject(readText(sessionKey, environment));
  return typeof token === "string" && expiryOf(token) > Date.now();
}
