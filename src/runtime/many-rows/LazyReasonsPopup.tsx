import { lazyComponent } from "../ui/loading/lazy-component";

/** Popup with the reasons of failed rows. Its file was loaded with the run popup. */
export const LazyReasonsPopup = lazyComponent(async () => (await import("./ReasonsPopup")).ReasonsPopup, {
  waiting: null,
});
