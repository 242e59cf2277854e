const last = new Map<string, Promise<unknown>>();

/**
 * Makes the writes to one path one after the other, those of other tabs too. The backend reads, changes and stores the
 * whole of what is there: of two writes that come at once, it would lose one.
 */
export function enqueueWrite<T>(path: string, write: () => Promise<T>): Promise<T> {
  // Where the page came over plain http from elsewhere, there are no locks that tabs share.
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`sextant ${path}`, write) : enqueueInTab(path, write);
}

function enqueueInTab<T>(path: string, write: () => Promise<T>): Promise<T> {
  const previous = last.get(path);
  const written = previous ? previous.then(write, write) : write();
  last.set(path, written);
  const forget = (): void => {
    if (last.get(path) === written) last.delete(path);
  };
  written.then(forget, forget);
  return written;
}
