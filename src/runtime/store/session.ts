import { create } from "zustand";
import { sessionKey as key } from "../../../definitions/backend/limits";
import { texts } from "../../../definitions/texts/texts";
import type { Session } from "../model/calls/codecs";
import { expiryOf } from "../model/calls/token";
import { followStored, readStored, writeStored } from "./local-storage";

interface SessionState {
  session: Session | undefined;
  /** When this tab received the token; 0 for one that it found stored. */
  receivedAt: number;
  /** Why the last session ended, when the admin did not end it here. */
  endReason: string | undefined;
  /** The admin ended it here, on purpose. */
  leftByChoice: boolean;
  /** The id of the admin whose the last session was. */
  lastAdminId: string | undefined;
}

/** The session of this browser. Other tabs' changes arrive by the storage event. */
export const useSession = create<SessionState>(() => {
  const session = storedSession();
  return { session, receivedAt: 0, endReason: undefined, leftByChoice: false, lastAdminId: session?.model.id };
});

/** The session in local storage, which other tabs may have changed. */
export function storedSession(): Session | undefined {
  try {
    const { token, model } = JSON.parse(readStored(key) ?? "") as Partial<Session>;
    return token && model?.id ? { token, model } : undefined;
  } catch {
    return undefined;
  }
}

/** The session now, if its token has not run out. */
export const validSession = (now = Date.now()): Session | undefined => {
  const { session } = useSession.getState();
  return session && expiryOf(session.token) > now ? session : undefined;
};

/** Begins or renews a session. */
export function storeSession(session: Session): void {
  writeStored(key, JSON.stringify(session));
  useSession.setState({
    session,
    receivedAt: Date.now(),
    endReason: undefined,
    leftByChoice: false,
    lastAdminId: session.model.id,
  });
}

/** Whether the admin has just left on purpose; asked once, as the next address is wanted again. */
export function takeLeftByChoice(): boolean {
  const { leftByChoice } = useSession.getState();
  if (leftByChoice) useSession.setState({ leftByChoice: false });
  return leftByChoice;
}

/** Ends the session in every tab. The reason is shown at the sign-in page; leaving on purpose needs none. */
export function endSession(ended?: string): void {
  writeStored(key, undefined);
  useSession.setState({ session: undefined, endReason: ended, leftByChoice: ended === undefined });
}

/** Follows the other tabs: a sign-out there is one here. Returns how to stop. */
export const followTabs = (): (() => void) =>
  followStored(key, () => {
    const session = storedSession();
    const ended = session ? undefined : texts.session.elsewhere;
    useSession.setState((before) => ({
      session,
      receivedAt: Date.now(),
      endReason: ended,
      lastAdminId: session?.model.id ?? before.lastAdminId,
    }));
  });
