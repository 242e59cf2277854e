import { useEffect, useState, type ReactNode } from "react";
import { searchLabel } from "../../../definitions/texts/search-label";
import { useRegistry } from "../registry/registry";
import { useConfirmation } from "../store/confirmation";
import { isLetterKey } from "../ui/focus/is-letter-key";
import { paletteField } from "../ui/focus/palette-field";
import { Icon } from "../ui/icons/Icon";

/** Takes the letters that are typed until the command palette is loaded. */
export const EarlyPalette = (): ReactNode => (
  <input id={paletteField} className="sr" aria-label={searchLabel} ref={(field) => field?.focus()} />
);

/** Button of the command palette, which is loaded on first use. Ctrl+K or Cmd+K does the same. */
export function PaletteButton(): ReactNode {
  const { Palette } = useRegistry();
  const [opener, setOpener] = useState<Element | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isKey = isLetterKey(event, "k") && (event.ctrlKey || event.metaKey);
      // An editor may use the key itself, and a question must be answered first.
      if (!isKey || event.defaultPrevented || useConfirmation.getState().question) return;
      event.preventDefault();
      setOpener((known) => known ?? document.activeElement);
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
        onClick={() => setOpener(document.activeElement)}
      >
        <Icon name="searched" size="l" />
      </button>
      {opener && <Palette kind="search" opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
}
