import { create } from "zustand";
import { consentHeader, refusedByLock, unlockedFor } from "../../../definitions/limits/lock";
import { lockTexts } from "../../../definitions/texts/lock";
import type { Call } from "../../../definitions/language/call";
import { environment } from "../../browser/environments";
import { withdrawToast } from "../../browser/toasts";
import { minute } from "../../values/time/moment";
import { interpolate } from "../../values/text/text";
import { Failure } from "../calls/failure";
import { useSession } from "../session/session";

interface Lock {
  /** When this tab locks the environment again, by this browser's clock in milliseconds; 0 while it is locked. */
  until: number;
  /** Whether the name of the environment is asked for. */
  isAsked: boolean;
}

/** Store of the lock of a protected environment. In memory: a reload locks again. */
export const useLock = create<Lock>(() => ({ until: 0, isAsked: false }));

const period = unlockedFor * minute;

const isOpen = ({ until }: Lock): boolean => {
  const left = until - Date.now();
  // A clock that was set back must not lengthen the time.
  return left > 0 && left <= period;
};

/** Returns whether the environment of this page is read-only at the moment. */
export const isLocked = (lock = useLock.getState()): boolean => environment()?.isProtected === true && !isOpen(lock);

/** Opens or closes the question for the name of the environment. */
export const askToUnlock = (isAsked: boolean): void => useLock.setState({ isAsked });

/** Unlocks the environment of this page for a while, or until the session ends. Returns when it is locked again. */
export function unlock(): number {
  const until = Date.now() + period;
  useLock.setState({ until, isAsked: false });
  withdrawToast(refusal());
  const timer = setTimeout(lock, period);
  const stop = useSession.subscribe(({ session }) => !session && lock());
  function lock(): void {
    clearTimeout(timer);
    stop();
    if (useLock.getState().until === until) useLock.setState({ until: 0 });
  }
  return until;
}

/** Locks the environment of this page. */
export const lockNow = (): void => useLock.setState({ until: 0 });

const refusal = (): string => interpolate(lockTexts.refused, { name: environment()?.name ?? "" });

/**
 * Returns the header with which the front lets a call through; none if it needs no consent, where `reads` says so of SQL.
 * Throws a Failure while the environment is locked, and asks for its name; nothing was sent then.
 */
export function consentTo(call: Call, reads: boolean): Readonly<Record<string, string>> {
  const here = environment();
  if (!here?.isProtected || call.byMailToken || call.reads === true || (call.reads === "sql" && reads)) return {};
  if (!isLocked()) return { [consentHeader]: here.name };
  // Later, above the popup of a run that has just begun.
  setTimeout(() => askToUnlock(true));
  throw new Failure(refusal(), { status: refusedByLock });
}
