import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { useZone } from "../../runtime/data/zone";
import { clockName, local, nothing, utc } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";
import { NotAvailable } from "./NotAvailable";

/** A moment in the chosen time, which is named beside it; in the other one in the tooltip. */
export const DateCell = (props: CellProps): ReactNode =>
  nothing(props.value) ? <NotAvailable /> : <Moment {...props} />;

function Moment({ value }: CellProps): ReactNode {
  const { zone } = useZone();
  const both = { utc: [utc(value), words.table.utc], local: [local(value), clockName(value)] } as const;
  const [shown, name] = both[zone];
  return (
    <time dateTime={String(value).replace(" ", "T")} data-tip={both[zone === "utc" ? "local" : "utc"].join(" ")}>
      {shown} <span className="utc">{name}</span>
    </time>
  );
}
