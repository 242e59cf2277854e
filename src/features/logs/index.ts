import { lazyComponent } from "../../runtime/ui/loading/lazy-component";

/** Popup with the log entries of a failed request, loaded when one is shown. */
export const FailedRequestPopup = lazyComponent(async () => (await import("./LogLookup")).LogLookup, {
  waiting: null,
  frame: (failure) => failure,
});
