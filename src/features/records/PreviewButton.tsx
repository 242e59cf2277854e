import { useState, type ComponentType, type ReactNode } from "react";
import { showToast } from "../../browser/toasts";
import { loadModule, notLoaded } from "../../runtime/ui/loading/load-module";
import type { FilePreviewProps } from "./FilePreview";

interface PreviewButtonProps extends Omit<FilePreviewProps, "onClose"> {
  className: string;
  /** Accessible name, if the thumbnail has none. */
  label?: string;
  /** -1 in a table, whose arrow keys move to it. */
  tabIndex?: number;
  /** Thumbnail of the file. */
  children: ReactNode;
}

const load = () => import("./FilePreview");

/** Thumbnail of a stored file, as a button that opens its preview. */
export function PreviewButton({ className, label, tabIndex, children, ...file }: PreviewButtonProps): ReactNode {
  const [Preview, setPreview] = useState<ComponentType<FilePreviewProps>>();
  const open = async (): Promise<void> => {
    const { FilePreview } = await loadModule(load);
    setPreview(() => FilePreview);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        data-tip={label ?? file.name}
        {...{ className, tabIndex }}
        onClick={() => void open().catch(() => showToast("error", notLoaded))}
      >
        {children}
      </button>
      {Preview && <Preview {...file} onClose={() => setPreview(undefined)} />}
    </>
  );
}
