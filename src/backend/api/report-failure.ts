import { generic } from "../../../definitions/backend/backend-limits";
import { texts } from "../../../definitions/texts/texts";
import { toFailure } from "../calls/failure";
import { useSession } from "../session/session";
import { showToast } from "../../browser/toasts";

/**
 * Shows a toast for a failed call and returns its text. Stays silent if the call was aborted, the page reports a
 * missing row, or the session ended.
 */
export function reportFailure(thrown: unknown): string | undefined {
  const { message, request, status, aborted, gone, unexplained } = toFailure(thrown);
  const read = !request || request.method === "GET";
  const signedOut = status === 401 && useSession.getState().session === undefined;
  const logged = (unexplained || message === generic.message) && request && !request.path.startsWith(generic.notLogged);
  if (!gone && (aborted || signedOut || (status === 404 && read))) return undefined;
  const text = gone ? texts.failure.gone : message;
  showToast("error", text, { failedRequest: logged && !gone ? request : undefined });
  return text;
}
