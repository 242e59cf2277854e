import { useEffect, type ReactNode } from "react";
import { showToast } from "../../browser/toasts";
import { closeFailedRequest } from "../../runtime/store/failed-request";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { notLoaded } from "../../runtime/ui/loading/load-module";

/** Popup with the log entries of a failed request. */
export const FailedRequestPopup = lazyComponent(async () => (await import("./FailedRequestPopup")).FailedRequestPopup, {
  waiting: null,
  frame: () => <NoPopup />,
});

// If the popup cannot be loaded, the next press of its button loads it again.
function NoPopup(): ReactNode {
  useEffect(() => {
    closeFailedRequest();
    showToast("error", notLoaded);
  }, []);
  return null;
}
