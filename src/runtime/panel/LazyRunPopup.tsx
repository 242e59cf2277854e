import { lazyPart } from "../ui/loading/lazy-part";

/** What is told of a run over many rows. It is loaded when rows are first selected, and no run begins without it. */
export const LazyRunPopup = lazyPart(async () => (await import("./RunPopup")).RunPopup, { waiting: null });
