/** What the front server says of the backend that it stands before. */
interface FrontSays {
  /** What is wrong with it, as a sentence. */
  problem?: string;
  /** Which version it is of at least. */
  version?: string;
}

// In milliseconds. The sign-in waits for it.
const patience = 5000;

let asked: Promise<FrontSays> | undefined;

/** What the front server says of the backend; nothing where the pages are served as plain files. Asked once. */
export const frontSays = (): Promise<FrontSays> =>
  (asked ??= fetch("backend.json", { signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.json() as Promise<FrontSays>)
    .catch(() => ({})));
