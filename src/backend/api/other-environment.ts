import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { parseJson } from "../../values/json/parse-json";
import { Failure } from "../calls/failure";
import { isRead, requestOf, type CallArguments } from "../calls/request";
import { storedSessionIn } from "../session/session-in";

/**
 * Reads from another environment of this front, with the session that this browser has there: its token goes to its own
 * path only. The answer is not decoded, as the version may differ. Throws a Failure, with status 401 without a session.
 */
export async function readFromEnvironment(
  environment: string,
  call: Call,
  given: CallArguments,
  signal: AbortSignal,
): Promise<unknown> {
  const { token } = storedSessionIn(environment);
  if (typeof token !== "string" || !isRead(call)) throw new Failure(texts.session.ended, { status: 401 });
  const { path, query } = requestOf(call, given);
  const address = new URL(`../${environment}/${path}`, document.baseURI);
  address.search = new URLSearchParams(query).toString();
  // A redirect could take the token elsewhere.
  const init: RequestInit = { headers: { Authorization: token }, credentials: "omit", redirect: "error", signal };
  const answer = await fetch(address, init).catch(() => {
    throw new Failure(signal.aborted ? "" : texts.failure.unreachable, { aborted: signal.aborted });
  });
  const text = await answer.text();
  // Its refusal may name what was sent.
  if (!answer.ok) throw new Failure(texts.failure.unreachable, { status: answer.status });
  try {
    return parseJson(text);
  } catch {
    throw new Failure(texts.failure.unreadable);
  }
}
