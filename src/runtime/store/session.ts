import { create } from "zustand";
import { sessionKey as key } from "../../../definitions/backend/limits";
import { texts } from "../../../definitions/texts/texts";
import type { Admin, Session } from "../../../definitions/types/admin";
import { expiryOf } from "../model/calls/token";
import { followStored, readStored, writeStored } from "./local-storage";
import { isInFuture, serverNow } from "./server-clock";

interface SessionState {
  session: Session | undefined;
  /** When this tab received the token, by the backend's clock; 0 for one that it found stored. */
  receivedAt: number;
  /** The token that it was renewed with in this tab; undefined of one that was signed in for, or comes from elsewhere. */
  renewedWith: string | undefined;
  /** Why the last session ended, when the admin did not end it here. */
  endReason: string | undefined;
  /** The admin ended it here, on purpose. */
  leftByChoice: boolean;
  /** The admin whose the last session was. */
  lastAdmin: Admin | undefined;
}

/** The session of this browser. Other tabs' changes arrive by the storage event. */
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

/** The session in local storage, which other tabs may have changed. */
export function storedSession(): Session | undefined {
  const { token, model } = parse(readStored(key));
  return token && model?.id ? { token, model } : undefined;
}

/** A session, or for the moment of its end why it ended. */
type Stored = Partial<Session> & { ended?: string };

function parse(text: string | null | undefined): Stored {
  try {
    return (JSON.parse(text ?? "{}") as Stored | null) ?? {};
  } catch {
    return {};
  }
}

const lives = ({ token }: Session): boolean => isInFuture(expiryOf(token));

/** The session now, if its token has not run out. */
export const validSession = (): Session | undefined => {
  const { session } = useSession.getState();
  return session && lives(session) ? session : undefined;
};

/** Begins a session, or renews it with its last token. */
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
 * The session that has taken the place of a token's, here or in another tab. One that another tab has just stored is
 * taken over. Undefined when the token is still the session's, or nobody is signed in.
 */
export function successorOf(token: string | undefined): Session | undefined {
  const { session } = useSession.getState();
  if (session && session.token !== token) return session;
  const stored = storedSession();
  if (!stored || stored.token === token || !lives(stored)) return undefined;
  begin(stored);
  return stored;
}

/** Whether the session's token was renewed with this one, which lives on: the backend renews no dead one. */
export const outlivedRenewal = (token: string | undefined): boolean =>
  token !== undefined && token === useSession.getState().renewedWith && isInFuture(expiryOf(token));

/** The email of the admin whose session has just ended by itself, to sign in with again; none after one was left. */
export function emailToReturn(): string | undefined {
  const { endReason, lastAdmin } = useSession.getState();
  return endReason === undefined || endReason === texts.session.elsewhere ? undefined : lastAdmin?.email;
}

/** Whether the admin has just left on purpose; asked once, as the next address is wanted again. */
export function takeLeftByChoice(): boolean {
  const { leftByChoice } = useSession.getState();
  if (leftByChoice) useSession.setState({ leftByChoice: false });
  return leftByChoice;
}

/**
 * Ends the session in every tab. Leaving on purpose needs no reason; one that is given is shown at the sign-in page.
 * Then it was the token that ended: a newer session, which another tab has just begun, stays and is taken over.
 */
export function endSession(reason?: string): void {
  if (reason !== undefined && successorOf(useSession.getState().session?.token)) return;
  // Each tab has two events of this: the first says why, after the second nothing is stored.
  if (reason !== undefined) writeStored(key, JSON.stringify({ ended: reason } satisfies Stored));
  writeStored(key, undefined);
  end(reason, reason === undefined);
}

const end = (endReason: string | undefined, leftByChoice: boolean): void =>
  useSession.setState({ session: undefined, endReason, leftByChoice });

/** Whether the admin has just left on purpose, or is another one. */
export const departureOf = (now: SessionState, before: SessionState): { left: boolean; another: boolean } => ({
  left: !now.session && now.leftByChoice,
  another: before.lastAdmin !== undefined && now.lastAdmin?.id !== before.lastAdmin.id,
});

/** Tells when the admin has left on purpose, or is another one: what was typed or read must not reach who comes. Returns how to stop. */
export const onAdminGone = (listener: () => void): (() => void) =>
  useSession.subscribe((now, before) => {
    const { left, another } = departureOf(now, before);
    if (left || another) listener();
  });

/**
 * Follows the other tabs: a session that ends there does so here, and for the same reason. A page that the browser had
 * put away meanwhile catches up as it comes back. Returns how to stop.
 */
export function followTabs(): () => void {
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && storedSession()?.token !== useSession.getState().session?.token) follow(null);
  };
  window.addEventListener("pageshow", comeBack);
  const stop = followStored(key, follow);
  return () => {
    window.removeEventListener("pageshow", comeBack);
    stop();
  };
}

function follow(text: string | null): void {
  const session = storedSession();
  const { ended } = parse(text);
  if (session) begin(session);
  else if (ended !== undefined) end(ended, false);
  else if (useSession.getState().session)
    useSession.setState({ session: undefined, endReason: texts.session.elsewhere });
}
