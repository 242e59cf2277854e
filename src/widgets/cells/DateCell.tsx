import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { useTimeZone } from "../../runtime/store/time-zone";
import { clockName, localTime, isBlank, utcTime } from "../../values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { textWidth } from "../../runtime/ui/text/text-width";
import { inLine, nothingRoom } from "./cell-room";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

/** Cell of a time in the selected time zone; the tooltip shows the other one. */
export const DateCell = (props: CellProps): ReactNode =>
  isBlank(props.value) ? <NotAvailable /> : <Moment {...props} />;

const inBoth = (value: unknown) =>
  ({ utc: [utcTime(value), tableTexts.utc], local: [localTime(value), clockName(value)] }) as const;

function Moment({ value }: CellProps): ReactNode {
  const { zone } = useTimeZone();
  const both = inBoth(value);
  const [shown, name] = both[zone];
  return (
    <time dateTime={String(value).replace(" ", "T")} data-tip={both[zone === "utc" ? "local" : "utc"].join(" ")}>
      {shown} <span className="utc">{name}</span>
    </time>
  );
}

/** Returns the larger width of both time zones, so that switching moves nothing. */
export const dateRoom = ({ value }: CellProps): number =>
  isBlank(value)
    ? nothingRoom()
    : Math.max(
        ...Object.values(inBoth(value)).map(([time, name]) =>
          inLine([textWidth(`${time} `, "text"), textWidth(name, "micro")], 2),
        ),
      );
