import { generic } from "../../../definitions/backend/limits";
import { toastTimes } from "../../../definitions/texts/sizes";
import { texts } from "../../../definitions/texts/texts";
import { failureOf } from "../model/calls/failure";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

/**
 * Tells of a failed call, unless nobody waits for it, the page says that nothing is there, or the end of the session does.
 * Returns what it told.
 */
export function reportFailure(thrown: unknown): string | undefined {
  const { message, request, status, aborted, gone } = failureOf(thrown);
  const read = !request || request.method === "GET";
  const signedOut = status === 401 && useSession.getState().session === undefined;
  const logged = message === generic.message && request && !request.path.startsWith(generic.notLogged);
  if (!gone && (aborted || signedOut || (status === 404 && read))) return undefined;
  const text = gone ? texts.failure.gone : message;
  showToast("error", text, toastTimes.error, logged && !gone ? request : undefined);
  return text;
}
