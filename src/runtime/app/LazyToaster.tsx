import { useEffect, useState, type ReactNode } from "react";
import { useSession } from "../../backend/session/session";
import { dismissToast, useToasts, type Toast } from "../../browser/toasts";
import { Button } from "../ui/controls/Button";
import { lazyComponent } from "../ui/loading/lazy-component";
import { usePrefetch } from "../ui/loading/use-prefetch";

const Toaster = lazyComponent<{ onEmpty: () => void }>(async () => (await import("./Toaster")).Toaster, {
  waiting: null,
  frame: (_, { onEmpty }) => <PlainToasts onEmpty={onEmpty} />,
});

/** Toasts, loaded with the first one. */
export function LazyToaster(): ReactNode {
  const [wanted, setWanted] = useState(false);
  const some = useToasts((toasts) => toasts.length > 0);
  if (some && !wanted) setWanted(true);
  // The sign-in page shows its messages inline, so preload only after sign-in.
  usePrefetch(
    Toaster,
    useSession(({ session }) => session !== undefined),
  );
  return wanted && <Toaster onEmpty={() => setWanted(false)} />;
}

/** Fallback if the toaster cannot be loaded. The next toast tries again. */
function PlainToasts({ onEmpty }: { onEmpty: () => void }): ReactNode {
  const toasts = useToasts();
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty, onEmpty]);
  return (
    <div className="toasts toasts--plain" role="status">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function PlainToast({ toast: { id, text, duration, act } }: { toast: Toast }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  const button = act && (
    <Button
      look="quiet"
      size="small"
      onClick={() => {
        dismissToast(id);
        act.run();
      }}
    >
      {act.label}
    </Button>
  );
  return (
    <div className="toast">
      <span>{text}</span> {button}
    </div>
  );
}
