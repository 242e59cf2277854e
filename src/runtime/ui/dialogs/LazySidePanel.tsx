import { lazyComponent } from "../loading/lazy-component";

/** Side panel that shows why a lazy panel failed to load. Lazy itself, so that pages do not load it. */
export const LazySidePanel = lazyComponent(async () => (await import("./SidePanel")).SidePanel, { waiting: null });
