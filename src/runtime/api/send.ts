import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { apiBase } from "./base-url";
import { decodeFailure } from "../model/calls/codecs";
import { Failure } from "../model/calls/failure";
import { requestOf, type Request } from "../model/calls/request";
import { useSession } from "../store/session";

/** What must happen beside a call's own answer. */
interface CallObserver {
  onAnswer: () => void;
  onUnauthorized: (failure: Failure) => void;
}

let watch: CallObserver = { onAnswer: () => {}, onUnauthorized: () => {} };
/** Hands in what watches over the session. */
export const observeCalls = (watcher: CallObserver): void => void (watch = watcher);

const inFlight = new Set<{ call: Call; path: string; controller: AbortController }>();

/** Ends every call in flight: their answers would belong to a session that is over. */
export const cancelAll = (): void => inFlight.forEach(({ controller }) => controller.abort());

// Calls of the same route have each their own purpose: one must not take the other's answer away.
const cancelSame = (call: Call, path: string): void => {
  for (const other of inFlight) if (other.call === call && other.path === path) other.controller.abort();
};

/** Makes a call. The same one in flight to the same path is cancelled, whatever it asked for. Throws a Failure. */
export async function send<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload?: Payload,
  signal?: AbortSignal,
): Promise<Answer> {
  const request = requestOf(call, payload);
  const controller = new AbortController();
  const flight = { call, path: request.path, controller };
  cancelSame(call, request.path);
  inFlight.add(flight);
  const stops = [controller.signal, ...(signal ? [signal] : [])];
  const patience = new AbortController();
  const late = (): void => patience.abort(new DOMException("", "TimeoutError"));
  const timer = call.timeout && setTimeout(late, call.timeout.ms);
  try {
    const response = await fetch(urlOf(request), {
      ...optionsOf(call, request),
      signal: AbortSignal.any([...stops, patience.signal]),
    });
    if (response.status >= 400) throw await failureFromAnswer(call, request, response);
    const body: unknown = response.status === 204 ? undefined : await response.json();
    if (!call.guest && !call.probe) watch.onAnswer();
    return body as Answer;
  } catch (thrown) {
    throw failureFrom(thrown, stops, call);
  } finally {
    clearTimeout(timer);
    inFlight.delete(flight);
  }
}

const failureFromAnswer = async (call: Call, { method, path }: Request, response: Response): Promise<Failure> => {
  const { status } = response;
  const at = Date.parse(response.headers.get("Date") ?? "") || Date.now();
  const failure = decodeFailure(status, await response.json().catch(() => undefined), { method, path, status, at });
  if ((status === 401 || status === 403) && !call.guest && !call.probe) watch.onUnauthorized(failure);
  return failure;
};

const failureFrom = (thrown: unknown, stops: readonly AbortSignal[], call: Call): Failure => {
  if (thrown instanceof Failure) return thrown;
  if (stops.some(({ aborted }) => aborted)) return new Failure("", { aborted: true });
  if (thrown instanceof SyntaxError) return new Failure(texts.failure.unreadable);
  const late = thrown instanceof DOMException && thrown.name === "TimeoutError";
  return new Failure(late ? (call.timeout?.message ?? texts.failure.timeout) : texts.failure.unreachable);
};

const urlOf = ({ path, query }: Request): string => {
  const url = new URL(path, apiBase());
  url.search = new URLSearchParams(query).toString();
  return url.href;
};

const optionsOf = (call: Call, { method, body }: Request): RequestInit => {
  const token = call.guest ? undefined : useSession.getState().session?.token;
  return {
    method,
    headers: {
      "Accept-Language": "en-US",
      ...(token && { Authorization: token }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
};
