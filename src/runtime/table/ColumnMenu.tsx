import { IconArrowAutofitWidth, IconDots } from "@tabler/icons-react";
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { dismissToast } from "../../browser/toasts";
import type { ColumnChoices, ColumnMenuProps } from "./ColumnChoices";
import { IconButton } from "../ui/controls/IconButton";
import { reportNotLoaded } from "../ui/loading/load-module";

const loadChoices = () => import("./ColumnChoices");

/** Button of the column menu, whose file loads on first use. */
export function ColumnMenu({ choice, reset }: ColumnMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Choices: typeof ColumnChoices }>();
  const button = useRef<HTMLButtonElement>(null);
  const reported = useRef(0);
  const load = async (): Promise<void> => {
    try {
      setLoaded({ Choices: (await loadChoices()).ColumnChoices });
    } catch {
      setOpen(false);
      reported.current = reportNotLoaded(show);
    }
  };
  const show = (): void => {
    setOpen(true);
    if (!loaded) void load();
  };
  // Without its button, the Retry would open nothing.
  useEffect(() => () => dismissToast(reported.current), []);
  return (
    <>
      <IconButton
        small
        label={choice.label}
        icon={IconDots}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? () => setOpen(false) : show}
      />
      {open && loaded && <loaded.Choices {...{ choice, reset, button }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Moves a column with its heading. If the file does not load, the press is a click. */
export const pressHead = (choice: ColumnMenuProps["choice"], event: PointerEvent): void =>
  void loadChoices().then(
    ({ dragColumn }) => dragColumn(choice, event),
    () => {},
  );

/** Button that resets all column widths to fit their contents. */
export const WidthReset = ({ reset }: { reset: () => void }): ReactNode => (
  <IconButton small label={tableTexts.resetWidths} icon={IconArrowAutofitWidth} onClick={reset} />
);
