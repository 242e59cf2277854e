type Clean = () => Promise<void>;

/** Registers how to undo something. */
export type WhenDone = (clean: Clean) => void;

/** Undoes all that `use` registers, the latest first, even if a step throws. */
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
