import { generic } from "../../../definitions/backend/limits";
import { toastTimes } from "../../../definitions/texts/sizes";
import { failureOf, type Failure } from "../model/calls/failure";
import { showToast } from "../store/toasts";

/** Tells of a failed call, unless nobody waits for it, nothing was found, or the end of the session says it already. */
export function reportFailure(thrown: unknown): Failure {
  const failure = failureOf(thrown);
  const silent = failure.aborted || failure.status === 404 || failure.status === 401;
  const { message, request } = failure;
  const logged = message === generic.message && request && !request.path.startsWith(generic.notLogged);
  if (!silent) showToast("error", message, toastTimes.error, logged ? request : undefined);
  return failure;
}
