import { useMemo, type ReactNode } from "react";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { importLimits } from "../../../definitions/limits/sizes";
import type { Collection } from "../../../definitions/types/collection";
import { Note } from "../../runtime/ui/notices/Note";
import { ShowMore } from "../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";
import { interpolate } from "../../values/text/text";
import { useCounts } from "../collections/import/use-counts";
import { CommonBase } from "./CommonBase";
import { CompareBar } from "./CompareBar";
import { DifferenceLine } from "./DifferenceLine";
import type { StoredBase } from "./model/base";
import { planOf, type Plan } from "./model/plan";
import type { ReadSettings } from "./model/settings";
import { Notes } from "./Notes";
import { SettingsTable } from "./SettingsTable";
import type { Compared } from "./use-compared";
import type { PartChoice } from "./use-choice";

interface DifferencesProps {
  source: string;
  target: string;
  stored: readonly Collection[];
  settings: ReadSettings;
  theirs: ReadSettings;
  base: StoredBase | undefined;
  found: Extract<Compared, { state: "compared" }>;
  choice: PartChoice;
  /** Whether a side is being read or compared again. */
  busy: boolean;
  review: (plan: Plan) => void;
}

/** Differences by collection and by setting, with the choice of those to promote. */
export function Differences(props: DifferencesProps): ReactNode {
  const { source, target, stored, settings, theirs, base, found, choice, busy, review } = props;
  const { differences, compared } = found;
  const names = { source, target };
  const described = useMemo(
    () => differences.map(({ change, parts }) => ({ change, facts: parts.flatMap(({ facts }) => facts) })),
    [differences],
  );
  const countOf = useCounts(described);
  const { shown, rest, showMore } = useShownItems(differences, importLimits.changes);
  return (
    <>
      <div className="sheet scroll transfer">
        <CommonBase {...names} {...{ base, compared }} />
        {differences.length === 0 ? (
          <Note kind="success">{interpolate(words.same, names)}</Note>
        ) : (
          <section aria-labelledby="compared-collections">
            <h2 className="sect" id="compared-collections">
              {words.collections}
            </h2>
            <p className="transfer-intro">{interpolate(words.intro, names)}</p>
            <ul className="changes compare-changes">
              {shown.map((difference) => (
                <DifferenceLine key={difference.id} {...{ difference, names, choice, countOf }} />
              ))}
            </ul>
            <ShowMore look="quiet" {...{ rest }} onClick={showMore} />
          </section>
        )}
        <Notes compared={compared} />
        <SettingsTable {...names} {...{ settings, theirs }} />
      </div>
      {differences.length > 0 && (
        <CompareBar
          {...{ differences, choice, busy }}
          onReview={() => review(planOf(stored, differences, choice.chosen))}
        />
      )}
    </>
  );
}
