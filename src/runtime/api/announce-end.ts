import { sessionEnds } from "../../../definitions/texts/session-ends";
import { expiryOf } from "../model/calls/token";
import { momentText } from "../model/values/time/moment";
import { interpolate } from "../model/values/text/text";
import { showToast } from "../store/toasts";

/** Shows when a session ends whose token cannot be renewed. */
export const announceEnd = (token: string): void =>
  showToast("warning", interpolate(sessionEnds, { time: momentText(expiryOf(token)) }));
