import "./record-relations.css";
import { IconSelector } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { useState, type ReactNode, type RefObject } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { interpolate } from "../../values/text/text";
import { ListPopover } from "../../runtime/ui/lists/ListPopover";
import { useListPopover } from "../../runtime/ui/lists/use-list-popover";
import { stackedPanelCount } from "../../runtime/store/stacked-panels";
import { RecordPicker, type RecordPickerProps } from "./RecordPicker";

const { relation: said } = recordTexts;

interface PickButtonProps extends Omit<RecordPickerProps, "onDone"> {
  max: number;
  /** Element that sets the width of the list. */
  box: RefObject<HTMLElement | null>;
  disabled: boolean;
  /** Replaces the selection. */
  onReset: (ids: readonly string[]) => void;
}

/** Button that opens the record picker. */
export function PickButton({ max, box, disabled, onReset, ...rest }: PickButtonProps): ReactNode {
  const { open, side, setOpen } = useListPopover(box);
  const [before, setBefore] = useState<readonly string[]>([]);
  const [below, setBelow] = useState(0);
  const { ids, several } = rest;
  return (
    <Popover.Root
      open={open && !disabled}
      onOpenChange={(next) => {
        setOpen(next);
        setBefore(rest.ids);
        setBelow(stackedPanelCount());
      }}
    >
      <Popover.Trigger className="relations-pick" disabled={disabled}>
        <span className={ids.length > 0 ? "sr" : "clip"}>{said.pick}</span>
        <span className="grow" />
        <IconSelector className="i" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <ListPopover
        aria-label={said.pick}
        side={side}
        // A record that was opened from the list is over it, and closes to it.
        onFocusOutside={(event) => stackedPanelCount() > below && event.preventDefault()}
        // In a single choice, arrow keys select immediately. Escape restores the previous choice.
        onEscapeKeyDown={() => !several && onReset(before)}
      >
        <RecordPicker {...rest} onDone={() => setOpen(false)} />
        {several && ids.length >= max && (
          <p className="hint" role="status">
            {interpolate(said.chosen, { n: ids.length, max })}
          </p>
        )}
      </ListPopover>
    </Popover.Root>
  );
}
