import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { chooseZone, useZone } from "../data/zone";
import type { Zone } from "../model/clock";
import type { ColumnModel } from "../model/columns";

const zones: readonly Zone[] = ["utc", "local"];

/** In which time moments are shown, in the rows as in a chart: the same on every page that has dates. */
export function ZoneChoice({ columns }: { columns: readonly ColumnModel[] }): ReactNode {
  const { zone } = useZone();
  if (!columns.some(({ cell }) => cell === "date")) return null;
  return (
    <div className="choice" role="radiogroup" aria-label={words.zone.label}>
      {zones.map((each) => (
        <label key={each} className={each === zone ? "choice-on" : ""}>
          <input type="radio" className="sr" name="zone" checked={each === zone} onChange={() => chooseZone(each)} />
          {words.zone.names[each]}
        </label>
      ))}
    </div>
  );
}
