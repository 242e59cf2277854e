import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { dateTexts } from "../../definitions/texts/dates";
import { monthsLater } from "../values/time/calendar";
import { IconButton } from "../runtime/ui/controls/IconButton";

interface CalendarHeadProps {
  /** The current day, in milliseconds. */
  current: number;
  onGo: (to: number) => void;
}

/** Head of a calendar: chooses the month and the year. */
export function CalendarHead({ current, onGo }: CalendarHeadProps): ReactNode {
  const month = new Date(current).getUTCMonth();
  return (
    <div className="calendar-head">
      <IconButton label={dateTexts.before} icon={IconChevronLeft} onClick={() => onGo(monthsLater(current, -1))} />
      <select
        className="select"
        aria-label={dateTexts.month}
        value={month}
        onChange={({ target }) => onGo(monthsLater(current, Number(target.value) - month))}
      >
        {dateTexts.months.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      <YearInput {...{ current, onGo }} />
      <span className="sr" aria-live="polite">
        {monthName(current)}
      </span>
      <IconButton label={dateTexts.after} icon={IconChevronRight} onClick={() => onGo(monthsLater(current, 1))} />
    </div>
  );
}

/** Input for a year. Unfinished input changes nothing. */
function YearInput({ current, onGo }: CalendarHeadProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const year = new Date(current).getUTCFullYear();
  return (
    <input
      type="number"
      className="input input--num"
      min={1}
      max={9999}
      aria-label={dateTexts.year}
      value={typed ?? year}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^[1-9]\d{0,3}$/.test(target.value)) onGo(monthsLater(current, (Number(target.value) - year) * 12));
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Enter would submit the surrounding form.
        event.preventDefault();
        event.currentTarget.closest(".calendar")?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
      }}
    />
  );
}

/** Formats the month of a moment in UTC: "Dec 2022". */
export const monthName = (moment: number): string => {
  const at = new Date(moment);
  return `${dateTexts.months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
};
