/** Sends a request and resolves to the JSON answer. Throws with the backend's message if it fails. */
export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Longest wait for an answer, in milliseconds. A password hash can take seconds on a busy machine. */
const patience = 60_000;

/** Returns a client of the backend at `base`, authenticated if a token is given. */
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

/** Returns the headers and body of a request. FormData is sent as is, other bodies as JSON. */
export function encoded(
  body: object | undefined,
  token: string,
): { headers: Record<string, string>; body?: FormData | string } {
  const headers: Record<string, string> = token === "" ? {} : { Authorization: token };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
