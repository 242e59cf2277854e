/** Information from the front server about its backend. */
export interface FrontInfo {
  /** Problem of the backend, as a sentence. */
  problem?: string;
  /** Minimum version of the backend. */
  version?: string;
  /** Exact release of the backend, such as "0.26.6". */
  release?: string;
  /** Whether anything answers at the backend's address. */
  isReachable?: boolean;
}

// Timeout in milliseconds; the sign-in page waits for it.
const patience = 5000;

let pending: Promise<FrontInfo> | undefined;

/** Fetches the front server's information once, or again. Empty if the pages are served as static files. */
export const fetchFrontInfo = (isRepeated = false): Promise<FrontInfo> => {
  if (isRepeated) pending = undefined;
  return (pending ??= fetch("backend.json", { signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.json() as Promise<FrontInfo>)
    .catch(() => ({})));
};
