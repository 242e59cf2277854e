import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { conversionTexts } from "../../../../definitions/texts/conversion-texts";
import { importLimits } from "../../../../definitions/limits/sizes";
import type { Change } from "../configuration/compare-configurations";
import type { DescribedChange } from "./model/import-job";
import type { ImportRefusal } from "./model/refusal";
import type { Fact } from "./model/summary";
import { cutText } from "../../../values/text/cut-text";
import { interpolateParts, plural } from "../../../values/text/text";
import { ShowMore } from "../../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../../runtime/ui/text/use-shown-items";
import { KindBadge } from "../KindBadge";
import { RefusalNote } from "./RefusalNote";
import type { CountOf } from "./use-counts";

interface ChangeListProps {
  changes: readonly DescribedChange[];
  countOf: CountOf;
  refusal: ImportRefusal | undefined;
  /** Whether the text was converted before the comparison. */
  isConverted: boolean;
}

/** List of changes by collection, each described in words. */
export function ChangeList({ changes, countOf, refusal, isConverted }: ChangeListProps): ReactNode {
  const { shown, rest, showMore } = useShownItems(changes, importLimits.changes);
  return (
    <section aria-labelledby="detected-changes">
      <h2 className="sect" id="detected-changes">
        {importTexts.changes}
        {isConverted && <span className="hint"> {conversionTexts.list.after}</span>}
      </h2>
      <ul className="changes">
        {shown.map(({ change, facts }) => {
          const { id } = change.after ?? change.before;
          return (
            <li key={id}>
              <div className="change-line">
                <ChangeName change={change} />
                <span className="mono faint">{id}</span>
              </div>
              <Facts {...{ facts, countOf }} />
              {refusal?.collection?.id === id && <RefusalNote refusal={refusal} change={change} />}
            </li>
          );
        })}
      </ul>
      <ShowMore look="quiet" {...{ rest }} onClick={showMore} />
    </section>
  );
}

/** Changes of one collection. If there are too many to show, grave ones come first. */
function Facts({ facts, countOf }: Pick<DescribedChange, "facts"> & { countOf: CountOf }): ReactNode {
  const ordered = facts.length > importLimits.facts ? graveFirst(facts) : facts;
  const { shown, rest, showMore } = useShownItems(ordered, importLimits.facts);
  return (
    <>
      <ul className="change-facts">
        {shown.map((fact) => (
          <li key={`${fact.says} ${JSON.stringify(fact.values)}`} className={fact.grave && "warns"}>
            <FactText fact={fact} countOf={countOf} />
          </li>
        ))}
      </ul>
      <ShowMore look="quiet" size="small" {...{ rest }} onClick={showMore} />
    </>
  );
}

const graveFirst = (facts: readonly Fact[]): Fact[] => [
  ...facts.filter(({ grave }) => grave),
  ...facts.filter(({ grave }) => !grave),
];

/** Kind of change and name of a collection, with the old name if it is renamed. */
export const ChangeName = ({ change }: { change: Change }): ReactNode => {
  const { kind, before, after } = change;
  return (
    <>
      <KindBadge kind={kind} />
      <span className="change-name">
        {before && after && before.name !== after.name && (
          <>
            <del>{before.name}</del> <IconArrowRight className="i i--s" aria-label={importTexts.becomes} />{" "}
          </>
        )}
        <b>{(after ?? before)!.name}</b>
      </span>
    </>
  );
};

/** Effect of a change in words, with the number of records that it affects. */
export const FactText = ({ fact: { says, values, counts }, countOf }: { fact: Fact; countOf: CountOf }): ReactNode => {
  const n = counts && countOf(counts);
  return (
    <>
      {interpolateParts(importTexts.summary[says], values).map(({ piece, text, filled }) =>
        filled ? <code key={piece}>{cutText(text, importLimits.value)}</code> : text,
      )}
      {typeof n === "number" && ` ${plural(importTexts.counted[counts!.says], n)}`}
    </>
  );
};
