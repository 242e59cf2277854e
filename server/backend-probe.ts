import type { Version } from "../definitions/language/versions";
import { versionByHealth } from "../src/runtime/model/version/version-by-health";

const patience = 3000;

/**
 * Whether the backend has no admin yet; undefined when it does not say, as those since v0.23 never do. Leaves nothing in
 * its request log.
 */
export async function hasNoAdmin(backend: URL): Promise<boolean | undefined> {
  const home = await ask(backend, "_/");
  if (!home) return undefined;
  if (isRedirect(home)) return (home.headers.get("location") ?? "").includes("installer");
  // Backends that do say lead from the installer back to the home page.
  const installer = await ask(backend, "_/?installer");
  return installer && isRedirect(installer) ? false : undefined;
}

const isRedirect = ({ status }: Said): boolean => status === 307;

/** Whether something at the address speaks as this backend does to a stranger. */
export async function answersAsBackend(backend: URL): Promise<boolean> {
  const response = await ask(backend, "api/settings");
  return (
    response?.status === 401 &&
    /^The request requires valid (admin|record) authorization token/.test(response.message ?? "")
  );
}

/** The version that the backend at the address is of at least, as v0.23; undefined when it does not say. */
export async function leastVersion(backend: URL): Promise<Version | undefined> {
  const response = await ask(backend, "api/health");
  return response && versionByHealth(response.status, response.body);
}

/** What is wrong with the backend at the address, as a sentence; undefined when nothing is. */
export async function problemWith(backend: URL): Promise<string | undefined> {
  const [users, known] = await Promise.all([ask(backend, "api/users/auth-methods"), answersAsBackend(backend)]);
  if (!known) return `${backend.href} is not a backend that this dashboard supports.`;
  return users?.status === 200
    ? `The backend at ${backend.href} is older than version 0.8, the oldest that this dashboard supports.`
    : undefined;
}

/** The error with which the address cannot be reached; undefined when anything answers there. */
export const connectionError = (backend: URL): Promise<unknown> =>
  reach(backend, "api/settings").then(
    () => undefined,
    (error: unknown) => error,
  );

interface Said {
  status: number;
  headers: Headers;
  body: unknown;
  /** Of a JSON answer in the backend's shape. */
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
