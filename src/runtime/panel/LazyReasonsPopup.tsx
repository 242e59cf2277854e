import { lazyPart } from "../ui/lazy-part";

/** Why nothing could be done with some rows. It is loaded when it is first asked for. */
export const LazyReasonsPopup = lazyPart(async () => (await import("./ReasonsPopup")).ReasonsPopup, { waiting: null });
