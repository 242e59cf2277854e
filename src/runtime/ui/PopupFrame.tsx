import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { returnFocus } from "./return-focus";

interface PopupFrameProps {
  title: string;
  /** It works, and must not be closed meanwhile. */
  busy: boolean;
  /** The id of the element that begins with the focus. */
  focus: string;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

const stay = (event: Event): void => event.preventDefault();

/** A popup: its head, what it holds, and what can be done at its foot. The focus stays in it. */
export function PopupFrame({ title, busy, focus, onClose, foot, children }: PopupFrameProps): ReactNode {
  const [opener] = useState(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal>
        <div className="scrim scrim--popup" />
        <Dialog.Content
          className="popup"
          aria-describedby={undefined}
          {...(busy && { onInteractOutside: stay, onEscapeKeyDown: stay })}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(focus)?.focus();
          }}
        >
          <header className="panel-head">
            <Dialog.Title>{title}</Dialog.Title>
            <span className="grow" />
            <Dialog.Close className="icon-btn" aria-label={texts.form.close} disabled={busy}>
              <IconX className="i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="panel-body">{children}</div>
          <footer className="panel-foot">
            <span className="grow" />
            {foot}
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
