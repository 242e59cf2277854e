import { calls } from "../definitions/backend/calls";
import { oldestVersion, versions, type Version } from "../definitions/language/versions";
import type { Call } from "../definitions/language/call";
import { isByVersion, valueFor } from "../src/runtime/model/version/resolve";
import { leastVersion } from "./backend-probe";
import { client } from "./demo/api";

/** Who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** The version that a backend is of at least; the oldest where it does not say. */
export const versionOf = async (base: string): Promise<Version> => (await leastVersion(new URL(base))) ?? oldestVersion;

const partsOf = (version: Version, { route }: Call): [method: string, path: string] => {
  const [method = "", path = ""] = (isByVersion(route) ? valueFor(version, route) : route).split(" ");
  return [method, path];
};

/**
 * Makes the first administrator of an empty backend at `base`. Since superusers are records the token of the install
 * link is needed, which the backend prints. Throws what the backend says against it.
 */
export async function makeFirstAdmin(base: string, { email, password }: Account, installToken = ""): Promise<void> {
  const route = partsOf(await versionOf(base), calls.createAdmin);
  await client(base, installToken)(...route, { email, password, passwordConfirm: password });
}

/** Signs an administrator in; gives the session as the backend does. */
export async function signInAs(base: string, { email, password }: Account): Promise<{ token: string; model: unknown }> {
  const version = await versionOf(base);
  const answer = await client(base)(...partsOf(version, calls.signIn), { identity: email, password });
  const { token, admin, record } = answer as { token: string; admin?: unknown; record?: unknown };
  return { token, model: admin ?? record };
}

/** The versions whose administrators are records, and whose first one is made by an install link. */
export const hasSuperusers = (version: Version): boolean => versions.indexOf(version) >= versions.indexOf("v0.23");
