import { calls } from "../../../definitions/backend/calls";
import type { Admin } from "../../../definitions/types/admin";
import { send } from "./client";
import { decodeSession } from "./codecs";
import { endSession, keepSession, useSession } from "./session";

/**
 * Takes over what was changed of the signed-in admin's own row. A new password ends the session, so one signs in with it
 * at once.
 */
export async function followOwnRow(id: string, saved: unknown, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { session } = useSession.getState();
  if (session?.model.id !== id) return;
  const model = saved as Admin;
  const password = sent["password"];
  if (typeof password !== "string" || password === "") return keepSession({ ...session, model });
  keepSession(decodeSession(await send(calls.signIn, { identity: model.email, password })));
}

/** Who has deleted the own account is signed out; tells whether that was so. */
export function leaveIfOwn(id: string): boolean {
  const own = useSession.getState().session?.model.id === id;
  if (own) endSession();
  return own;
}
