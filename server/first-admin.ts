import { setTimeout as pause } from "node:timers/promises";
import { sessionNames } from "../definitions/backend/answers";
import { calls } from "../definitions/backend/calls";
import { oldestVersion, type Version } from "../definitions/language/versions";
import type { Call } from "../definitions/language/call";
import { isAvailable, isByVersion, valueFor } from "../src/runtime/model/version/resolve";
import { leastVersion } from "./backend-probe";
import { client } from "./demo/api";

/** Who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** The version that a backend is of at least; the oldest where it does not say. */
export const versionOf = async (base: string): Promise<Version> => (await leastVersion(new URL(base))) ?? oldestVersion;

/** The route of a call on a version of the backend. */
export const routeOn = (version: Version, { route }: Call): [method: string, path: string] => {
  const [method = "", path = ""] = (isByVersion(route) ? valueFor(version, route) : route).split(" ");
  return [method, path];
};

/**
 * Makes the first administrator of an empty backend at `base`. Since superusers are records the token of the install
 * link is needed, which the backend prints. Throws what the backend says against it.
 */
export async function makeFirstAdmin(base: string, { email, password }: Account, installToken = ""): Promise<void> {
  const route = routeOn(await versionOf(base), calls.createAdmin);
  await client(base, installToken)(...route, { email, password, passwordConfirm: password });
}

/** Signs an administrator in; gives the session as the backend does. */
export async function signInAs(base: string, { email, password }: Account): Promise<{ token: string; model: unknown }> {
  const version = await versionOf(base);
  const answer = await client(base)(...routeOn(version, calls.signIn), { identity: email, password });
  const { token, [valueFor(version, sessionNames.model)]: model } = answer as {
    token: string;
    [name: string]: unknown;
  };
  return { token, model };
}

/** The versions whose administrators are records, and whose first one is made by an install link. */
export const hasSuperusers = (version: Version): boolean => isAvailable({ since: "v0.23" }, version);

// A new backend hashes a password before it prints the link, which takes seconds on a busy machine.
const patience = { new: 60_000, used: 2_000 };

/** The token of the install link of a backend that was just started; undefined where it has a superuser. */
export const ownInstallToken = (token: Promise<string>, isNew: boolean): Promise<string | undefined> =>
  Promise.race([token, pause(isNew ? patience.new : patience.used, undefined)]);
