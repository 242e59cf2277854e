import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { overlayHost } from "./overlay-host";
import { keepFocus, noteOpener, returnFocus } from "./return-focus";
import { useFreshKeys } from "./use-fresh-keys";

interface PopupFrameProps {
  title: string;
  tools?: ReactNode;
  className?: string;
  /** It works, and must not be closed meanwhile. */
  busy?: boolean;
  /** A click beside it does not close it. */
  stays?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The id of the element that begins with the focus; without, the popup itself. */
  focus?: string | undefined;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

const stay = (event: Event): void => event.preventDefault();

/** A popup: its head, what it holds, and what can be done at its foot. The focus stays in it. */
export function PopupFrame({
  title,
  tools,
  className = "",
  busy = false,
  stays = false,
  onKeyDown,
  focus,
  onClose,
  foot,
  children,
}: PopupFrameProps): ReactNode {
  const [opener] = useState(document.activeElement);
  const keys = useFreshKeys();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal container={overlayHost()}>
        <div className="scrim scrim--popup" aria-hidden="true" onMouseDown={keepFocus} />
        <Dialog.Content
          className={`popup ${className}`}
          aria-describedby={undefined}
          {...(stays && { onInteractOutside: stay })}
          {...(onKeyDown && { onKeyDown })}
          {...(busy && { onInteractOutside: stay, onEscapeKeyDown: stay })}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            noteOpener(event.currentTarget, opener);
            const first = focus === undefined ? event.currentTarget : document.getElementById(focus);
            (first as HTMLElement | null)?.focus();
          }}
          {...keys}
        >
          <header className="panel-head">
            <Dialog.Title>
              <b>{title}</b>
            </Dialog.Title>
            <span className="grow" />
            {tools}
            <Dialog.Close className="icon-btn" aria-label={texts.form.close} disabled={busy}>
              <IconX className="i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="panel-body">{children}</div>
          <footer className="panel-foot">{foot}</footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
