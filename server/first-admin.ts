import { setTimeout as pause } from "node:timers/promises";
import { sessionNames } from "../definitions/backend/answers";
import { hasSuperusersCollection } from "../definitions/backend/backend-names";
import { calls } from "../definitions/backend/calls";
import { oldestVersion, type Version } from "../definitions/language/versions";
import type { Call } from "../definitions/language/call";
import { isByVersion, valueFor } from "../src/backend/version/resolve-version";
import { fetchMinimumVersion } from "./backend-probe";
import { client } from "./demo/api";

/** Credentials of an account. */
export interface Account {
  email: string;
  password: string;
}

/** Returns the minimum version of a backend; the oldest known version if it does not tell. */
export const fetchVersionOrOldest = async (base: string): Promise<Version> =>
  (await fetchMinimumVersion(new URL(base))) ?? oldestVersion;

/** Returns the route of a call for a version of the backend. */
export const routeOn = (version: Version, { route }: Call): [method: string, path: string] => {
  const [method = "", path = ""] = (isByVersion(route) ? valueFor(version, route) : route).split(" ");
  return [method, path];
};

/**
 * Creates the first admin of an empty backend at `base`. Since v0.23 this needs the token of the install link. Throws
 * the backend's message.
 */
export async function makeFirstAdmin(base: string, { email, password }: Account, installToken = ""): Promise<void> {
  const route = routeOn(await fetchVersionOrOldest(base), calls.createAdmin);
  await client(base, installToken)(...route, { email, password, passwordConfirm: password });
}

/** Signs an admin in and returns the session in the backend's format. */
export async function signInAs(base: string, { email, password }: Account): Promise<{ token: string; model: unknown }> {
  const version = await fetchVersionOrOldest(base);
  const answer = await client(base)(...routeOn(version, calls.signIn), { identity: email, password });
  const { token, [valueFor(version, sessionNames.model)]: model } = answer as {
    token: string;
    [name: string]: unknown;
  };
  return { token, model };
}

/** Returns whether admins are records of `_superusers`, the first of which is created by an install link. */
export const hasSuperusers = (version: Version): boolean => valueFor(version, hasSuperusersCollection);

// A new backend hashes a password before it prints the link: seconds on a busy machine.
const patience = { new: 60_000, used: 2_000 };

/** Resolves to the install link's token of a backend that just started; undefined if it has a superuser. */
export const awaitInstallToken = (token: Promise<string>, isNew: boolean): Promise<string | undefined> =>
  Promise.race([token, pause(isNew ? patience.new : patience.used, undefined)]);
