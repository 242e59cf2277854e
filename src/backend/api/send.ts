import { callTimeLimit } from "../../../definitions/backend/backend-limits";
import type { Call } from "../../../definitions/language/call";
import { refusedByLock } from "../../../definitions/limits/lock";
import { texts } from "../../../definitions/texts/texts";
import type { Session } from "../../../definitions/types/admin";
import { decodeAnswer } from "../calls/decode-answer";
import { decodeFailure } from "../calls/row-requests";
import { decodeBody } from "../dialects/translate";
import { Failure } from "../calls/failure";
import {
  modifiesExisting,
  isRead,
  pathParametersOf,
  requestOf,
  type CallArguments,
  type Request,
} from "../calls/request";
import { useSession } from "../session/session";
import { exchange, type BackendResponse, type SentRequest } from "./exchange";
import { trackCall } from "./in-flight";
import { enqueueWrite } from "./write-queue";

/** Effects of calls on the session. */
interface CallObserver {
  /** Called after success, with the time when the call was sent. */
  onAnswer: (call: Call, sentAt: number) => void;
  /** Returns whether this write may be made by a guest, as far as is known. */
  servesGuests: (call: Call, path: CallArguments["path"]) => boolean;
  /** Returns whether a very recent call was answered as to an admin. The check after a write decides anyway. */
  isProven: () => boolean;
  /** Resolves to whether the session is still valid: recently, or `now`. */
  isAlive: (when?: "now") => Promise<boolean>;
  /** Called when the current session has ended. */
  onEnded: () => void;
  /** Called when the backend forbids a call to a valid session. */
  onForbidden: (failure: Failure) => void;
  /** Called when the backend seems to lack a route, as another version would. */
  onMissingRoute: () => void;
}

/** Observer that does nothing, as without a session. */
export const unobserved: CallObserver = {
  onAnswer: () => {},
  servesGuests: () => false,
  isProven: () => true,
  isAlive: () => Promise.resolve(true),
  onEnded: () => {},
  onForbidden: () => {},
  onMissingRoute: () => {},
};

let observer = unobserved;

/** Lock of an environment: gives a change its header, or throws a Failure; asks for the name. */
interface Guard {
  consentTo: (call: Call, reads: boolean) => Readonly<Record<string, string>>;
  askToUnlock: (isAsked: boolean) => void;
}

let lock: Guard | undefined;
/** Registers the lock. */
export const guardChanges = (guard: Guard): void => void (lock = guard);

let loadLock: (() => Promise<unknown>) | undefined;
/** Makes changes wait until the lock is loaded and registered; without `load`, for nothing. They fail if it cannot be loaded. */
export const awaitLock = (load?: () => Promise<unknown>): void => void (loadLock = load);

async function consentTo(call: Call, reads: boolean): Promise<Readonly<Record<string, string>>> {
  await loadLock?.().catch(() => {
    throw new Failure(texts.failure.unreachable);
  });
  return lock?.consentTo(call, reads) ?? {};
}

/** Registers the session guard. */
export const observeCalls = (watching: CallObserver): void => void (observer = watching);

/** Options of a call. */
interface SendOptions {
  /** Aborts the call. Each caller has its own signal, so nobody aborts another's call. */
  signal?: AbortSignal;
  /** Reports the uploaded share of a body with files, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The caller holds the write lock of the path, so the call does not wait for it. */
  hasLock?: boolean;
  /** Token to use instead of the session's. */
  token?: string | undefined;
  /** Statements of SQL that only read, which are also sent while the environment is locked. */
  reads?: boolean;
  /** Part of a run, which calls `confirmSession` when it ends or rests. */
  isInRun?: boolean;
}

type Arguments<Input> = object extends Input
  ? [given?: Input, options?: SendOptions]
  : [given: Input, options?: SendOptions];

/**
 * Makes a call and returns its decoded response. Throws a Failure for a refusal, a network error or an unexpected
 * response.
 */
export async function send<Input, Answer>(
  call: Call<Input, Answer>,
  ...[given, { signal, onProgress, hasLock = false, token, reads = false, isInRun = false } = {}]: Arguments<
    NoInfer<Input>
  >
): Promise<Answer> {
  const consent = isRead(call) || !loadLock ? {} : await consentTo(call, reads);
  const input = given as CallArguments | undefined;
  const request = requestOf(call, input);
  const session = call.guest ? undefined : useSession.getState().session;
  // Without a token, it would be a guest's write.
  if (call.admits !== undefined && !isRead(call) && !session && token === undefined)
    throw new Failure(texts.session.ended, { status: 401 });
  const toProve = observer.servesGuests(call, input?.path) ? session : undefined;
  const controller = new AbortController();
  const stopped = signal ? AbortSignal.any([controller.signal, signal]) : controller.signal;
  const untrack = trackCall({ guest: call.guest === true, read: isRead(call), path: request.path, controller });
  const attempt = { call, request, consent, signal: stopped, onProgress, token };
  // Under a lock the stored value was just read, and later in a run the session was just checked.
  const isProven = (): boolean => (hasLock || (isInRun && isUnconfirmed)) && observer.isProven();
  const run = async (): Promise<BackendResponse> =>
    inTime(attempt, toProve && !isProven() ? await validated(toProve) : session);
  const queued = modifiesExisting(call) && !hasLock;
  const answered = await (queued ? enqueueWrite(request.path, run, stopped) : run()).finally(untrack);
  const answer = await answerIn(call, request, answered);
  if (toProve && isInRun) isUnconfirmed = true;
  else if (toProve) await validated(toProve, { answer });
  return answer;
}

// Whether a run has written what guests may write since the session was last confirmed.
let isUnconfirmed = false;

/**
 * Resolves to whether the session outlived the writes of a run; otherwise the last of them may be a guest's, and the
 * session ends.
 */
export async function confirmSession(): Promise<boolean> {
  if (!isUnconfirmed) return true;
  isUnconfirmed = false;
  const { session } = useSession.getState();
  return (
    session !== undefined &&
    validated(session, {}).then(
      () => true,
      () => false,
    )
  );
}

/**
 * Returns the session if the backend still accepts it; throws a Failure otherwise. With an invalid token a write can
 * succeed as a guest's, and its response does not differ. So the session is checked before it, and again after it.
 */
async function validated(session: Session, done?: { answer?: unknown }): Promise<Session> {
  const current = (await observer.isAlive(done && "now")) ? useSession.getState().session : undefined;
  // Never send a call as another admin.
  if (current?.model.id === session.model.id) return current;
  if (!current) observer.onEnded();
  throw new Failure(texts.session.ended, { status: 401, ...(done && { asGuest: true, answer: done.answer }) });
}

/** Runs a request with its time limit. Throws a Failure. */
async function inTime(attempt: SentRequest, session: Session | undefined): Promise<BackendResponse> {
  const { call, request, signal: stopped } = attempt;
  if (stopped.aborted) throw new Failure("", { aborted: true });
  const timeout = new AbortController();
  const limit = limitOf(call, request);
  const timer = limit && setTimeout(() => timeout.abort(), limit.ms);
  try {
    return await exchange({ ...attempt, signal: AbortSignal.any([stopped, timeout.signal]) }, session);
  } catch (thrown) {
    if (stopped.aborted) throw new Failure("", { aborted: true });
    if (timeout.signal.aborted) throw new Failure(limit?.message ?? "");
    throw new Failure(thrown instanceof SyntaxError ? texts.failure.unreadable : texts.failure.unreachable);
  } finally {
    clearTimeout(timer);
  }
}

async function answerIn<Answer>(
  call: Call<never, Answer>,
  request: Request,
  answered: BackendResponse,
): Promise<Answer> {
  if (answered.status === 404 && !call.probe && pathParametersOf(call).length === 0) observer.onMissingRoute();
  // The front knows of a protection that began later than this page.
  if (answered.status === refusedByLock) lock?.askToUnlock(true);
  if (answered.status >= 400) throw await refusalOf(failureIn(call, request, answered), answered);
  const answer = decodeAnswer(call.answer, decodeBody(call, answered.body));
  if (!call.guest && !call.probe) observer.onAnswer(call, answered.sentAt);
  return answer;
}

/** Interprets a refusal. An invalid token gets the same response as a guest, so the session is checked first. */
async function refusalOf(failure: Failure, { status, doubtsSession }: BackendResponse): Promise<Failure> {
  if (!doubtsSession) return failure;
  if (status !== 401 && (await observer.isAlive())) {
    if (status === 403) observer.onForbidden(failure);
    return failure;
  }
  observer.onEnded();
  return status === 401
    ? failure
    : new Failure(texts.session.ended, { status: 401, ...(failure.request && { request: failure.request }) });
}

const failureIn = (call: Call, { method, path }: Request, { status, body, at }: BackendResponse): Failure =>
  decodeFailure(call, status, body, {
    request: { method, path, status, at },
    gone: status === 404 && !isRead(call) && pathParametersOf(call).length > 0,
  });

// Uploads have no time limit.
function limitOf(call: Call, { body }: Request): Call["timeLimit"] {
  if (call.timeLimit || body instanceof Blob) return call.timeLimit;
  return { ms: callTimeLimit, message: isRead(call) ? texts.failure.timeout : texts.failure.writeTimeout };
}
