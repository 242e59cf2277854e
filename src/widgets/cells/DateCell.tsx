import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { useTimeZone } from "../../runtime/store/time-zone";
import { clockName, localTime, isBlank, utcTime } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

/** A moment in the chosen time, which is named beside it; in the other one in the tooltip. */
export const DateCell = (props: CellProps): ReactNode =>
  isBlank(props.value) ? <NotAvailable /> : <Moment {...props} />;

function Moment({ value }: CellProps): ReactNode {
  const { zone } = useTimeZone();
  const both = { utc: [utcTime(value), texts.table.utc], local: [localTime(value), clockName(value)] } as const;
  const [shown, name] = both[zone];
  return (
    <time dateTime={String(value).replace(" ", "T")} data-tip={both[zone === "utc" ? "local" : "utc"].join(" ")}>
      {shown} <span className="utc">{name}</span>
    </time>
  );
}
