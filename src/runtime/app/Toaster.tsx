import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { Toast as Radix } from "radix-ui";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { texts } from "../../../definitions/texts/texts";
import { dismissToast, useToasts, type Toast } from "../../browser/toasts";
import { useRegistry } from "../registry/registry";
import { showFailedRequest } from "../store/failed-request";
import { useToastHost, type Host } from "../ui/notices/ToastHost";
import { Button } from "../ui/controls/Button";
import { useToastStrip } from "./use-toast-strip";

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
};

/** Toasts at the bottom of the page. Hover or focus on one pauses all of them. */
export function Toaster(): ReactNode {
  const toasts = useToasts();
  const host = useToastHost();
  const home = useRef<HTMLDivElement>(null);
  // The viewport's element is moved between hosts: another Radix viewport would remount all toasts, with a delay.
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => (host?.element ?? home.current!).append(place), [host, place]);
  const list = useRef<HTMLOListElement>(null);
  const isAny = toasts.length > 0;
  const onFocus = useFocusBack(place, isAny);
  useToastStrip(list, host, isAny);
  return (
    <Radix.Provider label={texts.shell.notification} swipeDirection="down">
      <div onFocus={onFocus}>
        {toasts.map((toast) => (
          <ShownToast key={toast.id} toast={toast} host={host} />
        ))}
        {createPortal(<Radix.Viewport ref={list} className="toasts" label={texts.shell.notifications} />, place)}
      </div>
      <div ref={home} />
    </Radix.Provider>
  );
}

/** Restores the focus when the last toast closes while focused. */
function useFocusBack(place: HTMLElement, isAny: boolean): (event: FocusEvent) => void {
  const from = useRef<EventTarget>(null);
  useEffect(() => {
    if (isAny || !place.contains(document.activeElement)) return;
    const target = from.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
    else document.getElementById("main")?.focus();
  }, [isAny, place]);
  return ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) from.current = relatedTarget;
  };
}

interface ShownToastProps {
  toast: Toast;
  host: Host | undefined;
}

function ShownToast({ toast: { id, kind, text, duration, failedRequest, act }, host }: ShownToastProps): ReactNode {
  // Radix starts the timer before the toast is mounted, which can take seconds on a busy machine.
  const [isMounted, setMounted] = useState(false);
  const onMount = useCallback((element: HTMLElement | null) => setMounted(element !== null), []);
  const Kind = icons[kind];
  // Some backends have no log to query.
  const { logLookups } = useRegistry();
  const isAsked = failedRequest !== undefined && logLookups.length > 0;
  return (
    <Radix.Root
      ref={onMount}
      className={`toast toast--${kind}`}
      duration={isMounted ? duration : Infinity}
      type={kind === "error" || kind === "warning" ? "foreground" : "background"}
      onOpenChange={(open) => !open && dismissToast(id)}
      onEscapeKeyDown={(event) => host && passOn(event, host)}
    >
      <Kind className="i" aria-hidden="true" />
      <Radix.Description asChild>
        <span>{text}</span>
      </Radix.Description>
      {/* The space separates text and button for screen readers. */}
      {isAsked && " "}
      {isAsked && (
        <Radix.Action asChild altText={texts.failure.why}>
          <Button
            look="quiet"
            size="small"
            onClick={(event) => {
              // Keep the toast open, so that the dialog can return the focus to it.
              event.preventDefault();
              showFailedRequest(failedRequest);
            }}
          >
            {texts.failure.why}
          </Button>
        </Radix.Action>
      )}
      {act && " "}
      {act && (
        <Radix.Action asChild altText={act.label}>
          <Button look="quiet" size="small" onClick={act.run}>
            {act.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close className="icon-btn icon-btn--small" aria-label={texts.form.close}>
        <IconX className="i" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

// Escape closes the dialog, unless a toast in it has the focus.
function passOn(event: KeyboardEvent, { element, onEscape }: Host): void {
  if (element.contains(document.activeElement)) return;
  event.preventDefault();
  onEscape(event);
}
