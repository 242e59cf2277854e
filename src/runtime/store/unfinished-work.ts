type Loss = () => string | undefined;

const losses = new Set<Loss>();

/** Registers work that leaving the page would lose. `loss` returns a sentence, or undefined if there is none. */
export function registerUnfinishedWork(loss: Loss): void {
  losses.add(loss);
}

/** Returns the sentences about work that leaving now would lose. */
export const unfinishedWork = (): string[] => [...losses].flatMap((loss) => loss() ?? []);

/** Shows the browser's leave confirmation while `holds` returns true. Returns a function that removes the listener. */
export function askBeforeLeaving(holds: () => boolean = () => true): () => void {
  const stay = (event: BeforeUnloadEvent): void => {
    if (holds()) event.preventDefault();
  };
  window.addEventListener("beforeunload", stay);
  return () => window.removeEventListener("beforeunload", stay);
}
