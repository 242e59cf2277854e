import { failureOf, type Failure } from "./failure";
import { say } from "./toasts";

/** Tells of a failed call, unless nobody waits for it, nothing was found, or the end of the session says it already. */
export function report(thrown: unknown): Failure {
  const failure = failureOf(thrown);
  const silent = failure.aborted || failure.status === 404 || failure.status === 401;
  if (!silent) say("error", failure.message);
  return failure;
}
