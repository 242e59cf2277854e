import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { chooseZone, useZone } from "../data/zone";
import type { Zone } from "../model/clock";

const zones: readonly Zone[] = ["utc", "local"];

/** In which time moments are shown, in the chart as in the rows. */
export function ZoneChoice(): ReactNode {
  const { zone } = useZone();
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
