import { useEffect, useState, type ReactNode } from "react";
import { closeConfirmation, useConfirmation } from "../store/confirmation";
import { closeFailedRequest, useFailedRequest } from "../store/failed-request";
import { showToast } from "../../browser/toasts";
import { lazyComponent } from "../ui/loading/lazy-component";
import { notLoaded } from "../ui/loading/load-module";
import { usePrefetch } from "../ui/loading/use-prefetch";

const Dialogs = lazyComponent<{ onFailed: () => void }>(async () => (await import("./Dialogs")).Dialogs, {
  waiting: null,
  frame: (_, { onFailed }) => <NoDialogs onFailed={onFailed} />,
});

/** Dialogs, loaded when the first one opens. */
export function LazyDialogs(): ReactNode {
  const [wanted, setWanted] = useState(false);
  const isAsked = useConfirmation((state) => state.question) !== undefined;
  const lookedUp = useFailedRequest((state) => state.request) !== undefined;
  if ((isAsked || lookedUp) && !wanted) setWanted(true);
  usePrefetch(Dialogs);
  return wanted && <Dialogs onFailed={() => setWanted(false)} />;
}

// If the dialog cannot be loaded, the action is cancelled.
function NoDialogs({ onFailed }: { onFailed: () => void }): ReactNode {
  useEffect(() => {
    closeConfirmation();
    closeFailedRequest();
    showToast("error", notLoaded);
    onFailed();
  }, [onFailed]);
  return null;
}
