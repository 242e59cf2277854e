import { lazyComponent } from "../ui/loading/lazy-component";

/** Progress of a run over many rows. Loads with the first selection, and no run starts without it. */
export const LazyRunPopup = lazyComponent(async () => (await import("./RunPopup")).RunPopup, { waiting: null });
