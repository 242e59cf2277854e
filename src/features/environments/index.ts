import { lazyComponent } from "../../runtime/ui/loading/lazy-component";

/** Pages about several environments, loaded on first use. */
export const contents = {
  compare: lazyComponent(async () => (await import("./Compare")).Compare),
};
