/** Request with its abort signal and progress callback. */
export interface Transmission {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | Blob | undefined;
  signal: AbortSignal;
  /** Reports the uploaded share, from 0 to 1. At 1 the response is still pending. */
  onProgress: ((share: number) => void) | undefined;
}

/**
 * Sends a request; resolves to the response with any status. Rejects like `fetch`, with the signal's reason when
 * aborted. A redirect would take the token elsewhere; the backend has none.
 */
export const transmit = (url: string, { onProgress, ...sent }: Transmission): Promise<Response> =>
  sent.body instanceof Blob
    ? upload(url, { onProgress, ...sent })
    : fetch(url, { ...sent, body: sent.body ?? null, redirect: sent.headers["Authorization"] ? "error" : "follow" });

// Only XMLHttpRequest reports upload progress.
const upload = (url: string, { method, headers, body, signal, onProgress }: Transmission): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    const fail = (): void => reject(new TypeError("The request failed."));
    request.addEventListener("load", () => {
      // Only afterwards is it known that a redirect was followed: the answer is not the backend's then.
      if (request.responseURL && request.responseURL !== url) fail();
      else resolve(answerOf(request));
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop);
    request.send(body ?? null);
  });

const answerOf = (request: XMLHttpRequest): Response => {
  const { status, responseText } = request;
  const date = request.getResponseHeader("Date");
  // Response forbids a body, even an empty one, for a status such as 204.
  return new Response(responseText === "" ? null : responseText, {
    status,
    headers: date === null ? {} : { Date: date },
  });
};
