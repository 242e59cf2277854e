import { IconCalendar } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { useState, type ReactNode } from "react";
import { dateTexts } from "../../definitions/texts/dates";
import { tableTexts } from "../../definitions/texts/table";
import { dayOf } from "../runtime/model/values/time/calendar";
import { interpolate } from "../runtime/model/values/text/text";
import { momentOf, momentText, typedMoment } from "../runtime/model/values/time/moment";
import type { WidgetProps } from "../runtime/registry/widget";
import { serverNow } from "../runtime/store/server-clock";
import { Button } from "../runtime/ui/controls/Button";
import { Calendar } from "./Calendar";

/** Input for a time in UTC, with a calendar. The input stays as typed; the value has the backend's format. */
export function DateTimeInput(props: WidgetProps<string | null | undefined>): ReactNode {
  const { id, label, value, onChange, required, disabled, invalid, describedBy } = props;
  const [typed, setTyped] = useState("");
  const text = typedMoment(typed) === (value ?? "") ? typed : shown(value ?? "");
  const write = (next: string): void => {
    setTyped(next);
    onChange(typedMoment(next));
  };
  return (
    <div className="inline inline--moment">
      <input
        {...{ id, disabled }}
        className="input input--num"
        placeholder={dateTexts.format}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={`${id}-utc ${describedBy}`}
        onChange={({ target }) => write(target.value)}
      />
      <span className="utc" id={`${id}-utc`}>
        {tableTexts.utc}
      </span>
      <CalendarButton label={label} moment={momentOf(value ?? "")} disabled={disabled} onChoose={write} />
    </div>
  );
}

interface CalendarButtonProps {
  label: string;
  moment: number | undefined;
  disabled: boolean;
  onChoose: (text: string) => void;
}

/** Button that opens a calendar. Choosing a day keeps the time of day. */
function CalendarButton({ label, moment, disabled, onChoose }: CalendarButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const name = interpolate(dateTexts.choose, { label });
  const choose = (text: string): void => {
    onChoose(text);
    setOpen(false);
  };
  const timeOfDay = moment === undefined ? 0 : moment - dayOf(moment);
  return (
    <Popover.Root open={open && !disabled} onOpenChange={setOpen}>
      <Popover.Trigger className="icon-btn" aria-label={name} data-tip={name} disabled={disabled}>
        <IconCalendar className="i" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Content
        ref={keepFocusInSight}
        className="menu menu--text menu--calendar"
        aria-label={name}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <Calendar chosen={moment} onChoose={(day) => choose(momentText(day + timeOfDay))} />
        <div className="calendar-foot">
          <Button size="small" onClick={() => choose(momentText(Math.floor(serverNow() / 1000) * 1000))}>
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

const shown = (value: string): string => {
  const moment = momentOf(value);
  return moment === undefined ? value : momentText(moment);
};
