import { create } from "zustand";
import { sessionKey as key } from "../../../definitions/backend/backend-limits";
import { texts } from "../../../definitions/texts/texts";
import type { Admin, Session } from "../../../definitions/types/admin";
import { expiryOf } from "../calls/token";
import { subscribeToStored, readStored, writeStored } from "../../browser/local-storage";
import { isInFuture, serverNow } from "./server-clock";

interface SessionState {
  session: Session | undefined;
  /** When this tab received the token, by the backend's clock; 0 if it was found in storage. */
  receivedAt: number;
  /** Previous token that was renewed in this tab; undefined after a sign-in or in other tabs. */
  renewedWith: string | undefined;
  /** Why the last session ended, unless the admin signed out here. */
  endReason: string | undefined;
  /** The admin signed out here. */
  leftByChoice: boolean;
  /** Admin of the most recent session. */
  lastAdmin: Admin | undefined;
}

/** Store of this browser's session. Other tabs' changes arrive by the storage event. */
export const useSession = create<SessionState>(() => {
  const session = storedSession();
  return {
    session,
    receivedAt: 0,
    renewedWith: undefined,
    endReason: undefined,
    leftByChoice: false,
    lastAdmin: session?.model,
  };
});

/** Returns the id of the admin of this session, or of the last one; "" without any. */
export const accountOf = ({ session, lastAdmin }: SessionState): string => (session?.model ?? lastAdmin)?.id ?? "";

/** Returns the session in local storage, which other tabs may have changed. */
export function storedSession(): Session | undefined {
  const { token, model } = parse(readStored(key));
  return token && model?.id ? { token, model } : undefined;
}

/** Stored value: a session, or briefly the reason why it ended. */
type Stored = Partial<Session> & { ended?: string };

function parse(text: string | null | undefined): Stored {
  try {
    return (JSON.parse(text ?? "{}") as Stored | null) ?? {};
  } catch {
    return {};
  }
}

const lives = ({ token }: Session): boolean => isInFuture(expiryOf(token));

/** Returns the session if its token has not expired. */
export const validSession = (): Session | undefined => {
  const { session } = useSession.getState();
  return session && lives(session) ? session : undefined;
};

/** Starts a session, or renews it. `renewedWith` is the previous token. */
export function storeSession(session: Session, renewedWith?: string): void {
  writeStored(key, JSON.stringify(session));
  begin(session, renewedWith);
}

const begin = (session: Session, renewedWith?: string): void =>
  useSession.setState({
    session,
    receivedAt: serverNow(),
    renewedWith,
    endReason: undefined,
    leftByChoice: false,
    lastAdmin: session.model,
  });

/**
 * Returns the session that replaced a token's session, here or in another tab, and adopts it. Returns undefined if the
 * token is current or nobody is signed in.
 */
export function successorOf(token: string | undefined): Session | undefined {
  const { session } = useSession.getState();
  if (session && session.token !== token) return session;
  const stored = storedSession();
  if (!stored || stored.token === token || !lives(stored)) return undefined;
  begin(stored);
  return stored;
}

/**
 * Returns whether this token was just used to renew the session and is still valid. The backend renews no invalid
 * token.
 */
export const outlivedRenewal = (token: string | undefined): boolean =>
  token !== undefined && token === useSession.getState().renewedWith && isInFuture(expiryOf(token));

/** Returns the email for signing in again if the session ended by itself; undefined after a sign-out. */
export function emailToReturn(): string | undefined {
  const { endReason, lastAdmin } = useSession.getState();
  return endReason === undefined || endReason === texts.session.elsewhere ? undefined : lastAdmin?.email;
}

/** Returns whether the admin just signed out, and resets that flag. */
export function takeLeftByChoice(): boolean {
  const { leftByChoice } = useSession.getState();
  if (leftByChoice) useSession.setState({ leftByChoice: false });
  return leftByChoice;
}

/**
 * Ends the session in every tab. A reason is shown on the sign-in page; a deliberate sign-out has none. With a reason
 * only the token ended, so a newer session from another tab is adopted instead.
 */
export function endSession(reason?: string): void {
  if (reason !== undefined && successorOf(useSession.getState().session?.token)) return;
  // Other tabs get two storage events: the first contains the reason, the second clears the item.
  if (reason !== undefined) writeStored(key, JSON.stringify({ ended: reason } satisfies Stored));
  writeStored(key, undefined);
  end(reason, reason === undefined);
}

const end = (endReason: string | undefined, leftByChoice: boolean): void =>
  useSession.setState({ session: undefined, endReason, leftByChoice });

/** Returns whether the admin just signed out, or another admin signed in. */
export const departureOf = (now: SessionState, before: SessionState): { left: boolean; another: boolean } => ({
  left: !now.session && now.leftByChoice,
  another: before.lastAdmin !== undefined && now.lastAdmin?.id !== before.lastAdmin.id,
});

/**
 * Calls back when the admin signs out or another one signs in, so that their data is dropped. Returns a function that
 * unsubscribes.
 */
export const onAdminGone = (listener: () => void): (() => void) =>
  useSession.subscribe((now, before) => {
    const { left, another } = departureOf(now, before);
    if (left || another) listener();
  });

/**
 * Follows sessions in other tabs, which end with the same reason here. A page restored from the back/forward cache
 * catches up. Returns a function that stops listening.
 */
export function subscribeToTabs(): () => void {
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && storedSession()?.token !== useSession.getState().session?.token) adoptStoredSession(null);
  };
  window.addEventListener("pageshow", comeBack);
  const stop = subscribeToStored(key, adoptStoredSession);
  return () => {
    window.removeEventListener("pageshow", comeBack);
    stop();
  };
}

function adoptStoredSession(text: string | null): void {
  const session = storedSession();
  const { ended } = parse(text);
  if (session) begin(session);
  else if (ended !== undefined) end(ended, false);
  else if (useSession.getState().session)
    useSession.setState({ session: undefined, endReason: texts.session.elsewhere });
}
