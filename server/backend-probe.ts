import { backendDashboard } from "../definitions/backend/backend-limits";
import type { Version } from "../definitions/language/versions";
import { readRelease, type NamedRelease } from "../src/backend/detection/read-release";
import { versionByHealth } from "../src/backend/version/version-by-health";

const patience = 3000;

/**
 * Returns whether the backend has no admin yet; undefined if unknown, which is always so since v0.23. Leaves no entry
 * in the backend's request log.
 */
export async function hasNoAdmin(backend: URL): Promise<boolean | undefined> {
  const home = await ask(backend, "_/");
  if (!home) return undefined;
  if (isRedirect(home)) return (home.headers.get("location") ?? "").includes("installer");
  // Backends that answer redirect from the installer to the home page once an admin exists.
  const installer = await ask(backend, "_/?installer");
  return installer && isRedirect(installer) ? false : undefined;
}

const isRedirect = ({ status }: Said): boolean => status === 307;

/** Returns whether the server at the address answers an anonymous request as PocketBase does. */
export async function answersAsBackend(backend: URL): Promise<boolean> {
  const response = await ask(backend, "api/settings");
  return (
    response?.status === 401 &&
    /^The request requires valid (admin|record) authorization token/.test(response.message ?? "")
  );
}

/** Returns the minimum version of the backend, such as v0.23; undefined if it does not tell. */
export async function fetchMinimumVersion(backend: URL): Promise<Version | undefined> {
  const response = await ask(backend, "api/health");
  return response && versionByHealth(response.status, response.body);
}

/** Returns a function that reads the backend's release, such as "0.26.6"; undefined if it is not known. */
export function releaseOf(backend: URL): () => Promise<string | undefined> {
  const page = new URL(backendDashboard.path.slice(1), backend.href.replace(/\/?$/, "/"));
  let known: NamedRelease | undefined;
  return async () => (known = await readRelease(page, known))?.release;
}

/** Returns a sentence that says why the backend is unsuitable; undefined if it is fine. */
export async function findBackendProblem(backend: URL): Promise<string | undefined> {
  const [users, known] = await Promise.all([ask(backend, "api/users/auth-methods"), answersAsBackend(backend)]);
  if (!known) return `${backend.href} is not a backend that this dashboard supports.`;
  return users?.status === 200
    ? `The backend at ${backend.href} is older than version 0.8, the oldest that this dashboard supports.`
    : undefined;
}

/** Returns the connection error for the address; undefined if anything answers. */
export const connectionError = (backend: URL): Promise<unknown> =>
  reach(backend, "api/settings").then(
    () => undefined,
    (error: unknown) => error,
  );

interface Said {
  status: number;
  headers: Headers;
  body: unknown;
  /** Message of a JSON answer in the shape of the backend's errors. */
  message: string | undefined;
}

async function ask(backend: URL, path: string): Promise<Said | undefined> {
  const response = await reach(backend, path).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  return response && { status: response.status, headers: response.headers, body, message: messageIn(body) };
}

const reach = (backend: URL, path: string): Promise<Response> =>
  fetch(new URL(path, backend.href.replace(/\/?$/, "/")), {
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });

const messageIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
    ? body.message
    : undefined;
