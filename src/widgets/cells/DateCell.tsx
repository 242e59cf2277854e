import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { local, nothing, utc } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";
import { NotAvailable } from "./NotAvailable";

/** A moment in UTC; on this clock in the tooltip. */
export const DateCell = ({ value }: CellProps): ReactNode =>
  nothing(value) ? (
    <NotAvailable />
  ) : (
    <time dateTime={String(value).replace(" ", "T")} data-tip={local(value)}>
      {utc(value)} <span className="utc">{words.table.utc}</span>
    </time>
  );
