import "./calendar.css";
import { IconCalendar } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { useState, type ReactNode } from "react";
import { dateTexts } from "../../definitions/texts/dates";
import { interpolate } from "../values/text/text";
import { dayOf } from "../values/time/calendar";
import { momentText } from "../values/time/moment";
import { serverNow } from "../backend/session/server-clock";
import { Button } from "../runtime/ui/controls/Button";
import { Calendar } from "./Calendar";

interface CalendarButtonProps {
  label: string;
  /** Moment of the field, in milliseconds. */
  moment: number | undefined;
  disabled: boolean;
  /** Converts a moment to the time that the calendar shows. */
  wallOf: (moment: number) => number;
  /** Formats a moment as the field does. */
  textOf: (moment: number) => string;
  onChoose: (text: string) => void;
}

/** Button that opens a calendar. Choosing a day keeps the time of day. */
export function CalendarButton({ label, moment, disabled, wallOf, textOf, onChoose }: CalendarButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const name = interpolate(dateTexts.choose, { label });
  const choose = (text: string): void => {
    onChoose(text);
    setOpen(false);
  };
  const wall = moment === undefined ? undefined : wallOf(moment);
  const chooseDay = (day: number): void => {
    // The day itself, chosen again, changes nothing: not even which of two equal hours it is.
    if (wall !== undefined && dayOf(wall) === day) return setOpen(false);
    choose(momentText(day + (wall === undefined ? 0 : wall - dayOf(wall))));
  };
  return (
    <Popover.Root open={open && !disabled} onOpenChange={setOpen}>
      <Popover.Trigger className="icon-btn" aria-label={name} data-tip={name} disabled={disabled}>
        <IconCalendar className="i" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Content
        ref={keepFocusInSight}
        className="menu menu--calendar"
        aria-label={name}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <Calendar chosen={wall} now={wallOf(serverNow())} onChoose={chooseDay} />
        <div className="calendar-foot">
          <Button size="small" onClick={() => choose(textOf(Math.floor(serverNow() / 1000) * 1000))}>
            {dateTexts.now}
          </Button>
          <Button size="small" onClick={() => choose("")}>
            {dateTexts.clear}
          </Button>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

/** The popover gets its size after the focus is set, and again when the window resizes. */
function keepFocusInSight(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return undefined;
  const sizes = new ResizeObserver(() => {
    popup.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  });
  sizes.observe(popup);
  return () => sizes.disconnect();
}
