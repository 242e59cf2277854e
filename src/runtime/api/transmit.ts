/** What is sent, and how its sending is followed and stopped. */
export interface Transmission {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | Blob | undefined;
  signal: AbortSignal;
  /** Told how much of the body has been sent, from 0 to 1. At 1 all is sent, and the answer may still take its time. */
  onProgress: ((share: number) => void) | undefined;
}

/** Sends a request; gives the answer, whatever its status. Rejects as `fetch` does, with the signal's reason when stopped. */
export const transmit = (url: string, { onProgress, ...sent }: Transmission): Promise<Response> =>
  sent.body instanceof Blob ? upload(url, { onProgress, ...sent }) : fetch(url, { ...sent, body: sent.body ?? null });

// Only this way does a browser tell how much it has sent.
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
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.addEventListener("error", () => reject(new TypeError("The request failed.")));
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop);
    request.send(body ?? null);
  });

const answerOf = (request: XMLHttpRequest): Response => {
  const { status, responseText } = request;
  const date = request.getResponseHeader("Date");
  // An answer without content may not even have an empty one.
  return new Response(responseText === "" ? null : responseText, {
    status,
    headers: date === null ? {} : { Date: date },
  });
};
