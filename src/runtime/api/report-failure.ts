import { generic } from "../../../definitions/backend/limits";
import { toastTimes } from "../../../definitions/texts/sizes";
import { texts } from "../../../definitions/texts/texts";
import { failureOf, type Failure } from "../model/calls/failure";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

/** Tells of a failed call, unless nobody waits for it, the page says that nothing is there, or the end of the session does. */
export function reportFailure(thrown: unknown): Failure {
  const failure = failureOf(thrown);
  const { message, request, status, aborted, gone } = failure;
  const read = !request || request.method === "GET";
  const signedOut = status === 401 && useSession.getState().session === undefined;
  const logged = message === generic.message && request && !request.path.startsWith(generic.notLogged);
  if (gone) showToast("error", texts.failure.gone);
  else if (!aborted && !signedOut && !(status === 404 && read))
    showToast("error", message, toastTimes.error, logged ? request : undefined);
  return failure;
}
