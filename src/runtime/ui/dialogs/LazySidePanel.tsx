import { IconX } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { IconButton } from "../controls/IconButton";
import { lazyComponent } from "../loading/lazy-component";
import type { SidePanel } from "./SidePanel";

type PanelProps = ComponentProps<typeof SidePanel>;

/**
 * Side panel that shows why a lazy panel failed to load. Lazy itself, so that pages do not load it. It needs some of
 * the panel's files: if they are lost, too, a plain panel shows the same.
 */
export const LazySidePanel = lazyComponent<PanelProps>(async () => (await import("./SidePanel")).SidePanel, {
  waiting: null,
  frame: (_, props) => <PlainPanel {...props} />,
});

/** Panel that needs no library: the browser keeps the focus in it, and returns it when it closes. */
function PlainPanel({ title, onClose, children }: PanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    shown.focus();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="panel"
      tabIndex={-1}
      aria-labelledby={heading}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="panel-head">
        <h2 id={heading}>
          <b>{title}</b>
        </h2>
        <span className="grow" />
        <IconButton label={texts.form.close} icon={IconX} onClick={onClose} />
      </header>
      <div className="panel-body scroll">{children}</div>
    </dialog>
  );
}
