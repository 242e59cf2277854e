import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { returnFocus } from "./return-focus";
import { ToastHost } from "./ToastHost";

interface SidePanelProps {
  title: string;
  tools?: ReactNode;
  /** The id of the element that begins with the focus; without, the first that can have it. */
  focus?: string | undefined;
  foot: ReactNode;
  onClose: () => void;
  onKey?: (key: string) => void;
  children: ReactNode;
}

/** A panel from the right, over the page that it belongs to. The focus stays in it, and goes back with it. */
export function SidePanel({ title, tools, focus, foot, onClose, onKey, children }: SidePanelProps): ReactNode {
  const [opener] = useState(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="scrim" />
        <Dialog.Content
          className="panel"
          aria-describedby={undefined}
          onKeyDown={(event) => plain(event) && onKey?.(event.key)}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
          {...(focus !== undefined && {
            onOpenAutoFocus: (event: Event) => {
              event.preventDefault();
              document.getElementById(focus)?.focus();
            },
          })}
        >
          <header className="panel-head">
            <Dialog.Title>{title}</Dialog.Title>
            <span className="grow" />
            {tools}
            <Dialog.Close className="icon-btn" aria-label={texts.form.close}>
              <IconX className="i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="panel-body scroll">{children}</div>
          <footer className="panel-foot">{foot}</footer>
          <ToastHost onEscape={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

// Neither a shortcut nor a selection of text, nor what scrolls by the same keys.
const plain = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey) &&
  !(target instanceof HTMLElement && target.tabIndex >= 0 && target.scrollWidth > target.clientWidth);
