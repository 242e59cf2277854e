import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { dateTexts } from "../../definitions/texts/dates";
import { dayAfterKey, dayOf, sameMonth, weeksOf } from "../values/time/calendar";
import { isWritable } from "../values/time/moment";
import { CalendarHead, monthName } from "./CalendarHead";

interface CalendarProps {
  /** Any time on the selected day, in milliseconds. */
  chosen: number | undefined;
  /** Any time today. */
  now: number;
  onChoose: (day: number) => void;
}

/** Calendar of a month, for one day. Its times are in UTC. */
export function Calendar({ chosen, now: opened, onChoose }: CalendarProps): ReactNode {
  const [now] = useState(opened);
  const [current, setCurrent] = useState(() => dayOf(chosen ?? now));
  // Keyboard moves focus the new day. Month buttons keep their focus.
  const follows = useRef(true);
  const focus = useCallback((day: HTMLElement | null): void => {
    if (follows.current) day?.focus();
  }, []);
  const go = (to: number, byKey: boolean): void => {
    follows.current = byKey;
    if (isWritable(to)) setCurrent(to);
  };
  const move = (event: KeyboardEvent): void => {
    const next = dayAfterKey(current, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    go(next, true);
  };
  return (
    <div className="calendar">
      <CalendarHead {...{ current }} onGo={(to) => go(to, false)} />
      <div role="grid" tabIndex={-1} aria-label={monthName(current)} onKeyDown={move}>
        <div role="row" className="calendar-week">
          {weekdays.map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        {weeksOf(current).map((week) => (
          <div key={week[0]} role="row" className="calendar-week">
            {week.map((each) => (
              <div key={each} role="gridcell" aria-selected={chosen !== undefined && each === dayOf(chosen)}>
                <DayButton
                  day={each}
                  {...{ current, now }}
                  focus={each === current ? focus : undefined}
                  onChoose={() => onChoose(each)}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const weekdays = [...dateTexts.days.slice(1), dateTexts.days[0]];

interface DayButtonProps {
  day: number;
  current: number;
  now: number;
  focus: ((day: HTMLElement | null) => void) | undefined;
  onChoose: () => void;
}

const DayButton = ({ day, current, now, focus, onChoose }: DayButtonProps): ReactNode => {
  const at = new Date(day);
  const other = sameMonth(day, current) ? "" : " is-other";
  return (
    <button
      type="button"
      ref={focus}
      className={`calendar-day${other}`}
      aria-label={`${at.getUTCDate()} ${monthName(day)}`}
      aria-current={day === dayOf(now) ? "date" : undefined}
      tabIndex={day === current ? 0 : -1}
      onClick={onChoose}
    >
      {at.getUTCDate()}
    </button>
  );
};
