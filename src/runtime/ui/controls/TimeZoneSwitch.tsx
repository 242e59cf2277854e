import type { ReactNode } from "react";
import { tableTexts } from "../../../../definitions/texts/table";
import { chooseTimeZone, useTimeZone } from "../../store/time-zone";
import type { Zone } from "../../../values/time/clock";
import type { ColumnModel } from "../../model/table/columns";

const zones: readonly Zone[] = ["utc", "local"];

/** Switch between UTC and local time, shared by all pages. Rendered only if the table has dates. */
export function TimeZoneSwitch({ columns }: { columns: readonly ColumnModel[] }): ReactNode {
  const { zone } = useTimeZone();
  if (!columns.some(({ cell }) => cell === "date")) return null;
  return (
    <div className="zone-switch" role="radiogroup" aria-label={tableTexts.zone.label}>
      {zones.map((each) => (
        <label key={each} className={each === zone ? "zone-switch-on" : ""}>
          <input
            type="radio"
            className="sr"
            name="zone"
            checked={each === zone}
            onChange={() => chooseTimeZone(each)}
          />
          {tableTexts.zone.names[each]}
        </label>
      ))}
    </div>
  );
}
