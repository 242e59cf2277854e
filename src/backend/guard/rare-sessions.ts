import { foreignAddress } from "../../../definitions/backend/refusals";
import { sessionEnds } from "../../../definitions/texts/session-ends";
import type { Failure } from "../calls/failure";
import { expiryOf } from "../calls/token";
import { interpolate } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { showToast } from "../../browser/toasts";

// Lazy-loaded by the few sessions that need it.

/** Shows when a session with a non-renewable token will expire. */
export const announceEnd = (token: string): void =>
  showToast("warning", interpolate(sessionEnds, { time: momentText(expiryOf(token)) }));

/** Returns the reason if the backend refuses admins from this IP address, else undefined. */
export const reasonOfRefusal = ({ message }: Failure): string | undefined =>
  message === foreignAddress.message ? foreignAddress.says : undefined;
