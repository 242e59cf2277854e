import { IconX } from "@tabler/icons-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { ToastHost } from "./ToastHost";

interface SidePanelProps {
  title: string;
  tools?: ReactNode;
  foot: ReactNode;
  onClose: () => void;
  onKey?: (key: string) => void;
  children: ReactNode;
}

/** A panel from the right, over the page that it belongs to. The focus stays in it, and goes back with it. */
export function SidePanel({ title, tools, foot, onClose, onKey, children }: SidePanelProps): ReactNode {
  const [opener] = useState(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="scrim" />
        <Dialog.Content
          className="panel"
          aria-describedby={undefined}
          onKeyDown={({ key, altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey || onKey?.(key)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
            else document.getElementById("main")?.focus();
          }}
        >
          <header className="panel-head">
            <Dialog.Title>{title}</Dialog.Title>
            <span className="grow" />
            {tools}
            <Dialog.Close className="icon-btn" aria-label={words.form.close}>
              <IconX className="i" aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="panel-body scroll">{children}</div>
          <footer className="panel-foot">{foot}</footer>
          <ToastHost />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
