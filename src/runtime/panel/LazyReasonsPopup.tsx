import { lazyPart } from "../ui/loading/lazy-part";

/** Why nothing could be done with some rows. Its file has come with the popup of the run in which that was. */
export const LazyReasonsPopup = lazyPart(async () => (await import("./ReasonsPopup")).ReasonsPopup, { waiting: null });
