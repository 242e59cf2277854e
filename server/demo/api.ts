/** Sends one request to the backend and gives its JSON answer; throws with the backend's own words when refused. */
export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Longest wait for one answer, in milliseconds: a hash on a busy machine takes seconds. */
const patience = 60_000;

/** A client of the backend at `base`, signed in when a token is given. */
export const client =
  (base: string, token = ""): Send =>
  async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(patience),
      ...encoded(body, token),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.trim()}`);
    return answer === "" ? undefined : JSON.parse(answer);
  };

/** The headers and the body of a request: forms go as they are, anything else as JSON. */
export function encoded(
  body: object | undefined,
  token: string,
): { headers: Record<string, string>; body?: FormData | string } {
  const headers: Record<string, string> = token === "" ? {} : { Authorization: token };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
