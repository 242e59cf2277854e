type Loss = () => string | undefined;

const losses = new Set<Loss>();

/** Registers work that leaving the page would lose: `loss` gives a sentence while there is any. */
export function registerUnfinishedWork(loss: Loss): void {
  losses.add(loss);
}

/** The sentences about the work that leaving would lose now. */
export const unfinishedWork = (): string[] => [...losses].flatMap((loss) => loss() ?? []);
