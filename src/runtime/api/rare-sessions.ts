import { foreignAddress } from "../../../definitions/backend/refusals";
import { sessionEnds } from "../../../definitions/texts/session-ends";
import type { Failure } from "../model/calls/failure";
import { expiryOf } from "../model/calls/token";
import { interpolate } from "../model/values/text/text";
import { momentText } from "../model/values/time/moment";
import { showToast } from "../store/toasts";

// Loaded by the few sessions that need it.

/** Shows when a session ends whose token cannot be renewed. */
export const announceEnd = (token: string): void =>
  showToast("warning", interpolate(sessionEnds, { time: momentText(expiryOf(token)) }));

/** Why a session has ended whose renewal was refused, if its address is refused to every superuser. */
export const reasonOfRefusal = ({ message }: Failure): string | undefined =>
  message === foreignAddress.message ? foreignAddress.says : undefined;
