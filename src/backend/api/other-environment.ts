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
  if (typeof token !== "string" || !(isRead(call) || call.reads === true))
    throw new Failure(texts.session.ended, { status: 401 });
  const { method, path, query } = requestOf(call, given);
  const init = { method, headers: { Authorization: token }, signal };
  const text = await fetchFrom(environment, path, query, init, (answer) => answer.text());
  try {
    return parseJson(text);
  } catch {
    throw new Failure(texts.failure.unreadable);
  }
}

/** Downloads a file of another environment, by its path and file token. Throws a Failure. */
export const fetchFileFrom = (environment: string, path: string, token: string, signal: AbortSignal): Promise<Blob> =>
  fetchFrom(environment, path, token === "" ? {} : { token }, { signal }, (answer) => answer.blob());

async function fetchFrom<Content>(
  environment: string,
  path: string,
  query: Readonly<Record<string, string>>,
  init: RequestInit & { signal: AbortSignal },
  read: (answer: Response) => Promise<Content>,
): Promise<Content> {
  const { signal } = init;
  const address = new URL(`../${environment}/${path}`, document.baseURI);
  address.search = new URLSearchParams(query).toString();
  try {
    // A redirect could take the token elsewhere.
    const answer = await fetch(address, { ...init, credentials: "omit", redirect: "error" });
    // Its refusal may name what was sent.
    if (!answer.ok) throw new Failure(texts.failure.unreachable, { status: answer.status });
    return await read(answer);
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    throw new Failure(signal.aborted ? "" : texts.failure.unreachable, { aborted: signal.aborted });
  }
}
