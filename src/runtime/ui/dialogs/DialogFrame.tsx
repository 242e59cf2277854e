import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { closesByEscape, focusLastControl } from "./dialog-keys";
import { focusFirst } from "../focus/focus-first";
import { keepFocus, noteOpener, returnFocus } from "../focus/return-focus";
import { ToastHost } from "../notices/ToastHost";
import { useIgnoreHeldKeys } from "./use-ignore-held-keys";

/** Common props of panels and popups. */
export interface DialogProps {
  title: string;
  /** Tools in the header, before the close button. */
  tools?: ReactNode;
  /** Id of the element to focus first. Default: the dialog itself, so that a key still held presses nothing. */
  focus?: string | undefined;
  /** True while it works; it cannot be closed then. */
  busy?: boolean;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Content of the footer. */
  foot: ReactNode;
  children: ReactNode;
}

interface DialogFrameProps extends Omit<DialogProps, "foot"> {
  className: string;
  scrim?: string;
  /** A click outside does not close it. */
  stays?: boolean;
}

const stay = (event: Event): void => event.preventDefault();

/** Modal dialog with header and scrim. Traps the focus, and returns it on close. */
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
  const keys = useIgnoreHeldKeys();
  const closes = (event: globalThis.KeyboardEvent): boolean => !busy && closesByEscape(event);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal container={overlayHost()}>
        <div className={scrim} aria-hidden="true" onMouseDown={keepFocus} />
        <Dialog.Content
          className={className}
          aria-describedby={undefined}
          onKeyDown={(event) => {
            focusLastControl(event);
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

/**
 * Returns the container of panels, popups and confirmations. It is before the page in the DOM, so that screen readers
 * reach dialogs first. Null renders them at the end of the body.
 */
export const overlayHost = (): HTMLElement | null => document.getElementById("overlays");
