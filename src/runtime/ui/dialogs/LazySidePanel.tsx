import { lazyPart } from "../loading/lazy-part";

/** A side panel for what must not wait for one, nor make a page wait: what could not be loaded says so in it. */
export const LazySidePanel = lazyPart(async () => (await import("./SidePanel")).SidePanel, { waiting: null });
