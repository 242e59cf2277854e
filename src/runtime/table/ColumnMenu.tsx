import { IconArrowAutofitWidth, IconDots } from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import { showToast } from "../../browser/toasts";
import type { ColumnChoices, ColumnMenuProps } from "./ColumnChoices";
import { IconButton } from "../ui/controls/IconButton";

/** Button of the column menu, whose file loads on first use. */
export function ColumnMenu({ choice, reset }: ColumnMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Choices: typeof ColumnChoices }>();
  const button = useRef<HTMLButtonElement>(null);
  const load = async (): Promise<void> => {
    try {
      setLoaded({ Choices: (await import("./ColumnChoices")).ColumnChoices });
    } catch {
      setOpen(false);
      showToast("error", texts.failure.part);
    }
  };
  const toggle = (): void => {
    setOpen(!open);
    if (!loaded) void load();
  };
  return (
    <>
      <IconButton
        small
        label={choice.label}
        icon={IconDots}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      />
      {open && loaded && <loaded.Choices {...{ choice, reset, button }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Button that resets all column widths to fit their contents. */
export const WidthReset = ({ reset }: { reset: () => void }): ReactNode => (
  <IconButton small label={tableTexts.resetWidths} icon={IconArrowAutofitWidth} onClick={reset} />
);
