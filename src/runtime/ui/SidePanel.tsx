import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { focusFirst } from "./focus-first";
import { overlayHost } from "./overlay-host";
import { keepFocus, noteOpener, returnFocus } from "./return-focus";
import { ToastHost } from "./ToastHost";
import { useFreshKeys } from "./use-fresh-keys";

interface SidePanelProps {
  title: string;
  /** It has two columns. */
  wide?: boolean;
  /** What it holds scrolls by itself. */
  filled?: boolean;
  tools?: ReactNode;
  /** The id of the element that begins with the focus; without, the panel itself, so that a key still held presses nothing. */
  focus?: string | undefined;
  foot: ReactNode;
  /** It works, and must not be closed meanwhile. */
  busy?: boolean;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A panel from the right, over the page that it belongs to. The focus stays in it, and goes back with it. */
export function SidePanel({
  title,
  wide = false,
  filled = false,
  tools,
  focus,
  foot,
  busy = false,
  onClose,
  onKeyDown,
  children,
}: SidePanelProps): ReactNode {
  const [opener] = useState(document.activeElement);
  const keys = useFreshKeys();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal container={overlayHost()}>
        <div className="scrim" aria-hidden="true" onMouseDown={keepFocus} />
        <Dialog.Content
          className={wide ? "panel panel--wide" : "panel"}
          aria-describedby={undefined}
          onEscapeKeyDown={keepWhileLifted}
          {...(onKeyDown && { onKeyDown })}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            noteOpener(event.currentTarget, opener);
            focusFirst(event.currentTarget as HTMLElement, focus);
          }}
          {...keys}
        >
          <header className="panel-head">
            <Dialog.Title>
              <b>{title}</b>
            </Dialog.Title>
            <span className="grow" />
            <Later>{tools}</Later>
            <Dialog.Close className="icon-btn" aria-label={texts.form.close} disabled={busy}>
              <IconX className="i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          <Body filled={filled}>{children}</Body>
          <Foot>{foot}</Foot>
          <ToastHost onEscape={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Body = ({ filled, children }: { filled: boolean; children: ReactNode }): ReactNode => (
  <div className={filled ? "panel-body panel-body--filled scroll" : "panel-body scroll"}>
    <Later>{children}</Later>
  </div>
);

const Foot = ({ children }: { children: ReactNode }): ReactNode => (
  <footer className="panel-foot">
    <Later>{children}</Later>
  </footer>
);

/** What a panel holds may take long to draw: its frame and its title come first. */
const Later = ({ children }: { children: ReactNode }): ReactNode => useDeferredValue(true, false) && children;

/** Escape puts back what is being dragged, before it closes what that lies in. */
function keepWhileLifted(event: Event): void {
  if (document.querySelector("[data-lifted]")) event.preventDefault();
}

/** Whether a key is neither a shortcut nor a selection of text, nor one by which what has the focus scrolls. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey) &&
  !(target instanceof HTMLElement && target.tabIndex >= 0 && target.scrollWidth > target.clientWidth);
