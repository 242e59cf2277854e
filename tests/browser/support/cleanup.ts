type Clean = () => Promise<void>;

/** Takes note of how to undo something. */
export type WhenDone = (clean: Clean) => void;

/** Hands out what takes notes, then undoes everything, the latest first, also when something of it throws. */
export async function withCleanup(use: (whenDone: WhenDone) => Promise<void>): Promise<void> {
  const notes: Clean[] = [];
  try {
    await use((clean) => notes.push(clean));
  } finally {
    await undo(notes);
  }
}

async function undo(notes: Clean[]): Promise<void> {
  try {
    await notes.pop()?.();
  } finally {
    if (notes.length > 0) await undo(notes);
  }
}
