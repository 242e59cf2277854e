/** What the front server says of the backend that it stands before. */
interface FrontSays {
  /** What is wrong with it, as a sentence. */
  problem?: string;
  /** Which version it is of at least. */
  version?: string;
}

let asked: Promise<FrontSays> | undefined;

/** What the front server says of the backend; nothing where the pages are served as plain files. Asked once. */
export const frontSays = (): Promise<FrontSays> =>
  (asked ??= fetch("backend.json")
    .then((answer) => answer.json() as Promise<FrontSays>)
    .catch(() => ({})));
