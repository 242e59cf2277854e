import type { Admin, SignedIn } from "../../../definitions/types/admin";

// Where the backend's JSON and our types differ, the difference is settled here and nowhere else.

/** A session as it is stored: the token, and the admin whose it is. */
export interface Session {
  token: string;
  model: Admin;
}

/** The session in the backend's answer to a sign-in. */
export const decodeSession = ({ token, admin }: SignedIn): Session => ({ token, model: admin });
