import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { Toast as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { texts } from "../../../definitions/texts/texts";
import { dismissToast, useToasts } from "../store/toasts";
import { lookUpInLog } from "../store/log-lookup";
import { useToastHost, type Host } from "../ui/ToastHost";
import { Button } from "../ui/Button";

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
};

/** What is being said, at the foot of the page. The pointer or the focus on one holds them all. */
export function Toaster(): ReactNode {
  const toasts = useToasts();
  const host = useToastHost();
  const viewport = <Radix.Viewport className="toasts" label={texts.shell.notifications} />;
  return (
    <Radix.Provider label={texts.shell.notification} swipeDirection="down">
      {toasts.map(({ id, kind, text, duration, failedRequest }) => {
        const Kind = icons[kind];
        return (
          <Radix.Root
            key={id}
            className={`toast toast--${kind}`}
            duration={duration}
            type={kind === "error" || kind === "warning" ? "foreground" : "background"}
            onOpenChange={(open) => !open && dismissToast(id)}
            onEscapeKeyDown={(event) => host && passOn(event, host)}
          >
            <Kind className="i" aria-hidden="true" />
            <Radix.Description asChild>
              <span>{text}</span>
            </Radix.Description>
            {/* The space parts the two when they are read out. */}
            {failedRequest && " "}
            {failedRequest && (
              <Radix.Action asChild altText={texts.failure.why}>
                <Button
                  look="quiet"
                  size="small"
                  onClick={(event) => {
                    // The toast stays: the focus goes back to it.
                    event.preventDefault();
                    lookUpInLog(failedRequest);
                  }}
                >
                  {texts.failure.why}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close className="icon-btn icon-btn--small" aria-label={texts.form.close}>
              <IconX className="i" aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      {host ? createPortal(viewport, host.element) : viewport}
    </Radix.Provider>
  );
}

// The key is the dialog's, unless the focus is on what is said in it.
function passOn(event: KeyboardEvent, { element, onEscape }: Host): void {
  if (element.contains(document.activeElement)) return;
  event.preventDefault();
  onEscape();
}
