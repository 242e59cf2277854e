/** When a token ends, in milliseconds since 1970; 0 for what is no token. Its signature is the backend's business. */
export function expiryOf(token: string): number {
  try {
    const claims = token.split(".")[1] ?? "";
    const { exp } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** Whether more than half of a token's life has passed since it was received: time to ask for a new one. */
export const needsRenewal = (token: string, received: number, now: number): boolean =>
  now - received > expiryOf(token) - now;
