import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { closesByEscape, leadToLast } from "./dialog-keys";
import { focusFirst } from "../focus/focus-first";
import { overlayHost } from "./overlay-host";
import { keepFocus, noteOpener, returnFocus } from "../focus/return-focus";
import { ToastHost } from "../notices/ToastHost";
import { useFreshKeys } from "./use-fresh-keys";

/** What is the same for whatever lies over the page: a title, and how it is closed. */
export interface DialogProps {
  title: string;
  /** What stands in its head, before the button that closes it. */
  tools?: ReactNode;
  /** The id of the element that begins with the focus; without, the dialog itself, so that a key still held presses nothing. */
  focus?: string | undefined;
  /** It works, and must not be closed meanwhile. */
  busy?: boolean;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What can be done at its foot. */
  foot: ReactNode;
  children: ReactNode;
}

interface DialogFrameProps extends Omit<DialogProps, "foot"> {
  className: string;
  scrim?: string;
  /** A click beside it does not close it. */
  stays?: boolean;
}

const stay = (event: Event): void => event.preventDefault();

/** A dialog over a scrim: its head, and below it what it holds. The focus stays in it, and goes back with it. */
export function DialogFrame({
  title,
  tools,
  focus,
  busy = false,
  onClose,
  onKeyDown,
  className,
  scrim = "scrim",
  stays = false,
  children,
}: DialogFrameProps): ReactNode {
  const [opener] = useState(document.activeElement);
  const keys = useFreshKeys();
  const closes = (event: globalThis.KeyboardEvent): boolean => !busy && closesByEscape(event);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal container={overlayHost()}>
        <div className={scrim} aria-hidden="true" onMouseDown={keepFocus} />
        <Dialog.Content
          className={className}
          aria-describedby={undefined}
          onKeyDown={(event) => {
            leadToLast(event);
            onKeyDown?.(event);
          }}
          {...((stays || busy) && { onInteractOutside: stay })}
          onEscapeKeyDown={(event) => closes(event) || event.preventDefault()}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            noteOpener(event.currentTarget, opener);
            focusFirst(event.currentTarget as HTMLElement, focus);
          }}
          {...keys}
        >
          <Head {...{ title, tools, busy }} />
          {children}
          <ToastHost onEscape={(event) => closes(event) && onClose()} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Head = ({ title, tools, busy }: Pick<DialogProps, "title" | "tools" | "busy">): ReactNode => (
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
);
