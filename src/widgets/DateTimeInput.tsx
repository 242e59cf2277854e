import { useState, type ComponentType, type ReactNode } from "react";
import { dateTexts } from "../../definitions/texts/dates";
import { tableTexts } from "../../definitions/texts/table";
import { clockName } from "../values/text/format-value";
import { interpolate } from "../values/text/text";
import {
  localMoment,
  localText,
  offsetText,
  shownLocally,
  typedLocalMoment,
  type LocalMoment,
} from "../values/time/local-moment";
import { wallTime } from "../values/time/local-offset";
import { momentOf, momentText, namedTime, typedMoment } from "../values/time/moment";
import { controlProps, describedBy, type WidgetProps, type WordsProps } from "../runtime/registry/widget";
import { useTimeZone } from "../runtime/store/time-zone";
import { CalendarButton } from "./CalendarButton";

type DateTimeProps = WidgetProps<string | null | undefined>;

/** Input for a time in the selected time zone. The value is in UTC, and only input changes it. */
export function DateTimeInput(props: DateTimeProps): ReactNode {
  const { zone } = useTimeZone();
  return zone === "utc" ? <UtcDateTimeInput {...props} /> : <LocalInput {...props} />;
}

/** Input for a time in UTC, with a calendar. The input stays as typed; the value has the backend's format. */
export const UtcDateTimeInput = (props: DateTimeProps): ReactNode => (
  <MomentField
    {...props}
    read={typedMoment}
    show={shownInUtc}
    textOf={momentText}
    wallOf={(moment) => moment}
    zoneOf={() => tableTexts.utc}
  />
);

const LocalInput = (props: DateTimeProps): ReactNode => (
  <MomentField
    {...props}
    read={typedLocalMoment}
    show={shownLocally}
    textOf={localText}
    wallOf={wallTime}
    zoneOf={(shown) => (shown === undefined ? dateTexts.local.zone : clockName(new Date(shown).toISOString()))}
    aria-describedby={`${props.id}-in-utc ${describedBy(props)}`}
    Notes={LocalNotes}
  />
);

interface NotesProps extends Pick<DateTimeProps, "id" | "value"> {
  /** The input as it was typed. */
  typed: string;
}

function LocalNotes({ id, value, typed }: NotesProps): ReactNode {
  const moment = momentOf(value ?? "");
  return (
    <>
      <p className="hint" id={`${id}-in-utc`}>
        {moment !== undefined && interpolate(dateTexts.local.utc, { time: momentText(moment) })}
      </p>
      <p role="status" className="hint">
        {typedLocalMoment(typed) === value && changeNote(localMoment(typed))}
      </p>
    </>
  );
}

function changeNote(read: LocalMoment | undefined): string | undefined {
  if (!read) return undefined;
  const { moment, change, second } = read;
  const { skipped, repeated } = dateTexts.local;
  if (second !== undefined) return interpolate(repeated, { offset: offsetText(second) });
  return change && interpolate(skipped, { time: localText(moment) });
}

interface MomentFieldProps extends DateTimeProps {
  /** Converts input to the value. */
  read: (typed: string) => string;
  /** Formats the value for the input. */
  show: (value: string) => string;
  textOf: (moment: number) => string;
  /** Converts a moment to the time that the calendar shows, and formats it. */
  wallOf: (moment: number) => number;
  zoneOf: (moment: number | undefined) => string;
  /** Notes below the input. */
  Notes?: ComponentType<NotesProps>;
}

function MomentField(props: MomentFieldProps): ReactNode {
  const { id, label, value, onChange, disabled = false } = props;
  const { read, show, textOf, wallOf, zoneOf, Notes } = props;
  const [typed, setTyped] = useState("");
  const text = read(typed) === (value ?? "") ? typed : show(value ?? "");
  const write = (next: string): void => {
    setTyped(next);
    onChange(read(next));
  };
  const moment = momentOf(value ?? "");
  return (
    <>
      <div className="inline inline--moment">
        <input
          {...controlProps(props)}
          className="input input--num"
          placeholder={dateTexts.format}
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-zone ${describedBy(props)}`}
          onChange={({ target }) => write(target.value)}
        />
        <span className="utc" id={`${id}-zone`}>
          {/* A text that names its zone needs no other name. */}
          {!namedTime(text)?.isZoned && zoneOf(moment)}
        </span>
        <CalendarButton {...{ label, moment, disabled, wallOf, textOf }} onChoose={write} />
      </div>
      {Notes && <Notes {...{ id, value, typed }} />}
    </>
  );
}

/** Value as text in the selected time zone, with its name. */
export function MomentWords({ value }: WordsProps): ReactNode {
  const { zone } = useTimeZone();
  const moment = momentOf(String(value));
  if (moment === undefined) return String(value);
  if (zone === "utc") return `${momentText(moment)} ${tableTexts.utc}`;
  const text = localText(moment);
  return namedTime(text)?.isZoned ? text : `${text} ${clockName(value)}`;
}

const shownInUtc = (value: string): string => {
  const moment = momentOf(value);
  return moment === undefined ? value : momentText(moment);
};
