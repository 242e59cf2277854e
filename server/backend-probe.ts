const patience = 3000;

/** Whether the backend has no admin yet; undefined when it does not say. Leaves nothing in its request log. */
export async function hasNoAdmin(backend: URL): Promise<boolean | undefined> {
  const response = await ask(backend, "_/");
  if (!response) return undefined;
  return response.status === 307 && (response.headers.get("location") ?? "").includes("installer");
}

/** Whether something at the address speaks as this backend does to a stranger. */
export async function answersAsBackend(backend: URL): Promise<boolean> {
  const response = await ask(backend, "api/settings");
  return (
    response?.status === 401 && response.message === "The request requires valid admin authorization token to be set."
  );
}

/** What is wrong with the backend at the address, as a sentence; undefined when nothing is. */
export async function problemWith(backend: URL): Promise<string | undefined> {
  const [health, users, known] = await Promise.all([
    ask(backend, "api/health"),
    ask(backend, "api/users/auth-methods"),
    answersAsBackend(backend),
  ]);
  if (health?.status === 200 && health.message !== undefined)
    return `The backend at ${backend.href} is newer than version 0.8, for which this dashboard is made.`;
  if (users?.status === 200 && known)
    return `The backend at ${backend.href} is older than version 0.8, for which this dashboard is made.`;
  return known ? undefined : `What answers at ${backend.href} is not the backend that this dashboard is made for.`;
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
  /** Of a JSON answer in the backend's shape. */
  message: string | undefined;
}

async function ask(backend: URL, path: string): Promise<Said | undefined> {
  const response = await reach(backend, path).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  return response && { status: response.status, headers: response.headers, message: messageIn(body) };
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
