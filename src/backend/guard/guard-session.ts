import type { QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { proofLasts } from "../../../definitions/backend/backend-limits";
import { foreignAddress } from "../../../definitions/backend/refusals";
import type { Call } from "../../../definitions/language/call";
import type { Version } from "../../../definitions/language/versions";
import { sessionEnds } from "../../../definitions/texts/backend";
import { texts } from "../../../definitions/texts/texts";
import { showToast } from "../../browser/toasts";
import { interpolate } from "../../values/text/text";
import { momentText } from "../../values/time/moment";
import { doubtVersion, versionOfOtherEra } from "../detection/find-version";
import { cancelReads, cancelSessionCalls } from "../api/in-flight";
import { collectionsQuery } from "../api/queries";
import { send, observeCalls } from "../api/send";
import { toFailure, type Failure } from "../calls/failure";
import { reportFailure } from "../api/report-failure";
import { serverNow } from "../session/server-clock";
import {
  departureOf,
  endSession,
  storeSession,
  storedSession,
  successorOf,
  useSession,
  validSession,
} from "../session/session";
import { isRead } from "../calls/request";
import { expiryOf, isRenewable, needsRenewal } from "../calls/token";

// When the latest call was sent that succeeded and that only a valid session can make.
let provenAt = 0;

const prove = (sentAt: number): void => void (provenAt = Math.max(provenAt, sentAt));

let renewing: Promise<boolean> | undefined;

// Reports a backend version of another era, for which the loaded calls do not work.
let onOtherEra: (version: Version) => void = () => {};

/** Renews the token. Resolves to false if the session is no longer valid; a network error proves nothing. */
const renew = (): Promise<boolean> => (renewing ??= askAgain().finally(() => (renewing = undefined)));

/** Renews the token by a request that is not on its way yet. */
const renewNow = async (): Promise<boolean> => (renewing === undefined || (await renewing)) && renew();

async function askAgain(): Promise<boolean> {
  const token = useSession.getState().session?.token;
  const sentAt = Date.now();
  try {
    const session = await send(calls.renewSession);
    prove(sentAt);
    // If the session changed during the request, here or in another tab, the response is outdated.
    if (storedSession()?.token === token && useSession.getState().session?.token === token)
      storeSession(session, token);
    return true;
  } catch (thrown) {
    const failure = toFailure(thrown);
    const { status } = failure;
    if (status === 404 && (await endOnOtherEra(token))) return false;
    if (status === 403 && endOnRefusal(failure, token)) return false;
    return status !== 401 || successorOf(token) !== undefined;
  }
}

// A missing renewal route can mean that the backend was upgraded.
async function endOnOtherEra(token: string | undefined): Promise<boolean> {
  const version = await versionOfOtherEra();
  if (!version || !endWith(texts.session.otherVersion, token)) return false;
  onOtherEra(version);
  return true;
}

// The token may be valid but refused for this IP address.
function endOnRefusal({ message }: Failure, token: string | undefined): boolean {
  const reason = message === foreignAddress.message ? foreignAddress.says : undefined;
  return reason !== undefined && endWith(reason, token);
}

/** Ends the session for a reason, if it still has this token. */
function endWith(reason: string, token: string | undefined): boolean {
  if (useSession.getState().session?.token !== token) return false;
  endSession(reason);
  return true;
}

/** Returns whether guests may make this write, as far as is known. `null` admits only admins. */
function servesGuests(queries: QueryClient, call: Call, path: Readonly<Record<string, string>> = {}): boolean {
  const { admits } = call;
  // Reads ask for what only admins see.
  if (admits === undefined || isRead(call)) return false;
  if (admits === "everybody") return true;
  const { collection } = path;
  const collections = queries.getQueryData(collectionsQuery.queryKey);
  return collections?.find(({ id, name }) => collection === id || collection === name)?.[admits] !== null;
}

const lost = (): void => {
  if (useSession.getState().session) endSession(texts.session.ended);
};

const goHomeWith = (failure: Failure, goHome: () => void): void => {
  if (!useSession.getState().session) return;
  cancelReads();
  // The page that follows would not explain the redirect.
  reportFailure(failure);
  goHome();
};

/** Resets calls and caches when the session changes. */
const resetWithSession = (queries: QueryClient): void =>
  void useSession.subscribe((now, before) => {
    if (!now.session) cancelSessionCalls();
    const { another } = departureOf(now, before);
    if (!now.session || another) provenAt = 0;
    // Data fetched with an expired token may be what guests see.
    const begins = now.session && !before.session;
    if (now.leftByChoice || another || begins) queries.clear();
  });

/** Renews the session while the admin works, and ends it when the backend refuses it. */
export function guardSession(
  queries: QueryClient,
  goHome: () => void,
  onFound: (version: Version) => void = () => {},
): void {
  onOtherEra = onFound;
  provenAt = 0;
  resetWithSession(queries);
  observeCalls({
    onAnswer: (call, sentAt) => {
      if (call.admits === undefined) prove(sentAt);
      const { session, receivedAt } = useSession.getState();
      if (session && needsRenewal(session.token, receivedAt, serverNow())) void renew();
    },
    servesGuests: (call, path) => servesGuests(queries, call, path),
    isProven: () => Date.now() - provenAt <= proofLasts,
    isAlive: (when) => (when === "now" ? renewNow() : renew()),
    onEnded: lost,
    onForbidden: (failure) => goHomeWith(failure, goHome),
    onMissingRoute: doubtVersion,
  });
  const session = validSession();
  if (!session) return;
  void renew().then((alive) => !alive && lost());
  if (!isRenewable(session.token))
    showToast("warning", interpolate(sessionEnds, { time: momentText(expiryOf(session.token)) }));
}
