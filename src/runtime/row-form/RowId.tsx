import "./row-form.css";
import { IconClock, IconCopy, IconKey } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { panelTexts } from "../../../definitions/texts/panel";
import { clockName, localTime, utcTime } from "../../values/text/format-value";
import { momentOf } from "../../values/time/moment";
import { interpolate } from "../../values/text/text";
import type { GeneratedField } from "../model/form/lines/item-fields";
import { useTimeZone } from "../store/time-zone";
import { copyText } from "../ui/text/copy-text";
import { IconButton } from "../ui/controls/IconButton";

interface RowIdProps {
  label: string;
  row: Readonly<Record<string, unknown>>;
  /** Fields that the backend fills in. Without any, the dates are `created` and `updated`. */
  dates: readonly GeneratedField[];
}

/** Read-only id and dates of a row. */
export function RowId({ label, row, dates }: RowIdProps): ReactNode {
  const id = String(row["id"]);
  const copy = interpolate(panelTexts.copyId, { label });
  return (
    <div className="row row--id">
      <span className="row-label">
        <IconKey className="i i--s" aria-hidden="true" />
        <span className="clip">{label}</span>
      </span>
      <div className="row-body">
        <div className="inline">
          <span className="chip chip--id">{id}</span>
          <IconButton small label={copy} icon={IconCopy} onClick={() => void copyText(id, label)} />
          <span className="grow" />
          {dates.length === 0 && <UpdatedTime row={row} />}
        </div>
        {dates.length > 0 && <RowDates {...{ row, dates }} />}
      </div>
    </div>
  );
}

function useMomentText(): (moment: unknown) => string {
  const { zone } = useTimeZone();
  return (moment) =>
    zone === "utc" ? `${utcTime(moment)} ${tableTexts.utc}` : `${localTime(moment)} ${clockName(moment)}`;
}

const isMoment = (value: unknown): boolean => typeof value === "string" && momentOf(value) !== undefined;

function UpdatedTime({ row }: Pick<RowIdProps, "row">): ReactNode {
  const textOf = useMomentText();
  const { created, updated } = row;
  // Rows of later backends may lack them or have other values there.
  if (!isMoment(created) || !isMoment(updated)) return null;
  return (
    <span className="row-time" tabIndex={0} data-tip={interpolate(panelTexts.created, { created: textOf(created) })}>
      <IconClock className="i i--s" aria-hidden="true" />
      {interpolate(panelTexts.updated, { updated: textOf(updated) })}
    </span>
  );
}

function RowDates({ row, dates }: Omit<RowIdProps, "label">): ReactNode {
  const textOf = useMomentText();
  return (
    <p className="row-dates">
      {dates.map(({ name, note }) => (
        <span className="row-time" key={name} tabIndex={0} data-tip={note}>
          <IconClock className="i i--s" aria-hidden="true" />
          {isMoment(row[name])
            ? interpolate(panelTexts.date, { name, moment: textOf(row[name]) })
            : interpolate(panelTexts.noDate, { name })}
        </span>
      ))}
    </p>
  );
}
