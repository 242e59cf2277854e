import type { Call } from "../../../definitions/language/call";
import type { Session } from "../../../definitions/types/admin";
import { decodeFailure } from "../model/calls/codecs";
import { isRead, type Request } from "../model/calls/request";
import { serverErrors } from "../model/form/errors";
import { parseJson } from "../model/values/json/parse-json";
import { noteServerDate } from "../store/server-clock";
import { outlivedRenewal, successorOf } from "../store/session";
import { apiBase } from "./base-url";
import { transmit, type Transmission } from "./transmit";

/** A request on its way to the backend, and how it is followed and stopped. */
export interface SentRequest extends Pick<Transmission, "signal" | "onProgress"> {
  call: Call;
  request: Request;
  /** A token to send instead of the session's. */
  token: string | undefined;
}

/** What came back. */
export interface Answered {
  status: number;
  /** Undefined where there is none. */
  body: unknown;
  /** When it was sent, by the backend's clock, in milliseconds; by ours where it does not say. */
  at: number;
  /** The token of the session that is there now may be a dead one: so the backend refuses strangers, too. */
  doubtsSession: boolean;
}

/**
 * Sends a request with a session's token, and reads the answer. A refusal may be one of the token that was sent: where
 * another has taken its place meanwhile, the same admin asks again with that one, unless the one that was sent is alive.
 * Rejects where there is no JSON, or no answer.
 */
export async function exchange(attempt: SentRequest, session: Session | undefined): Promise<Answered> {
  const { call, request } = attempt;
  const response = await transmit(urlOf(request), transmissionOf(attempt, session));
  const { status, headers } = response;
  noteServerDate(headers.get("Date"));
  const at = Date.parse(headers.get("Date") ?? "") || Date.now();
  const body = await bodyOf(response);
  const doubtful = !call.guest && !call.probe && refusesStrangers(call, status, body);
  const refusesCall = status !== 401 && outlivedRenewal(session?.token);
  const successor = doubtful && !refusesCall ? successorOf(session?.token) : undefined;
  // In another admin's name nothing is done.
  if (successor && successor.model.id === session?.model.id) return exchange(attempt, successor);
  return { status, body, at, doubtsSession: doubtful && !successor };
}

/** Whether a stranger may be answered so: what they may not see is hidden as if there were none, and what they may not add is refused without a reason. */
const refusesStrangers = (call: Call, status: number, body: unknown): boolean =>
  [401, 403, 404].includes(status) ||
  (status === 400 && !isRead(call) && serverErrors(decodeFailure(call, status, body).data).size === 0);

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return parseJson(text);
  } catch (thrown) {
    // What stands before the backend may refuse in words of its own.
    if (response.status >= 400) return undefined;
    throw thrown;
  }
}

const urlOf = ({ path, query }: Request): string => {
  const url = new URL(path, apiBase());
  url.search = new URLSearchParams(query).toString();
  return url.href;
};

function transmissionOf(attempt: SentRequest, session: Session | undefined): Transmission {
  const { request, signal, onProgress, token = session?.token } = attempt;
  const { method, body } = request;
  const json = body !== undefined && !(body instanceof Blob);
  return {
    method,
    headers: {
      "Accept-Language": "en-US",
      ...(token && { Authorization: token }),
      ...(json && { "Content-Type": "application/json" }),
    },
    body: json ? JSON.stringify(body) : body,
    signal,
    onProgress,
  };
}
