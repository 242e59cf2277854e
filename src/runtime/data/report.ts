import { generic } from "../../../definitions/backend/limits";
import { toastTimes } from "../../../definitions/words/measures";
import { failureOf, type Failure } from "./failure";
import { say } from "./toasts";

/** Tells of a failed call, unless nobody waits for it, nothing was found, or the end of the session says it already. */
export function report(thrown: unknown): Failure {
  const failure = failureOf(thrown);
  const silent = failure.aborted || failure.status === 404 || failure.status === 401;
  const { message, request } = failure;
  const logged = message === generic.message && request && !request.path.startsWith(generic.notLogged);
  if (!silent) say("error", message, toastTimes.error, logged ? request : undefined);
  return failure;
}
