import { useEffect, useState, type ReactNode } from "react";
import { searchLabel } from "../../../definitions/texts/search-label";
import { useRegistry } from "../registry/registry";
import { useConfirmation } from "../store/confirmation";
import { isLetterKey } from "../ui/focus/is-letter-key";
import { Icon } from "../ui/icons/Icon";

/** Button of the command palette, which is loaded on first use. Ctrl+K or Cmd+K does the same. */
export function PaletteButton(): ReactNode {
  const { Palette } = useRegistry();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isKey = isLetterKey(event, "k") && (event.ctrlKey || event.metaKey);
      // An editor may use the key itself, and a question must be answered first.
      if (!isKey || event.defaultPrevented || useConfirmation.getState().question) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="rail-link"
        aria-label={searchLabel}
        data-tip={searchLabel}
        data-tip-side="right"
        onClick={() => setOpen(true)}
      >
        <Icon name="searched" size="l" />
      </button>
      {isOpen && <Palette kind="search" onClose={() => setOpen(false)} />}
    </>
  );
}
