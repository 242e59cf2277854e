import type { ReactNode } from "react";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { importLimits } from "../../../definitions/limits/sizes";
import { ShowMore } from "../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";
import { interpolate, plural } from "../../values/text/text";
import { Losses } from "../collections/import/Conversions";
import type { ComparedSides } from "./model/compare-job";
import type { Mapping } from "./model/sides";

/** Parts without a counterpart, and ids that were found by name. */
export const Notes = ({ compared: { losses, mappings } }: { compared: ComparedSides }): ReactNode => (
  <>
    {losses.length > 0 && <Losses losses={losses} />}
    {mappings.length > 0 && <Mappings mappings={mappings} />}
  </>
);

function Mappings({ mappings }: { mappings: readonly Mapping[] }): ReactNode {
  const { shown, rest, showMore } = useShownItems(mappings, importLimits.facts);
  return (
    <details className="compare-mappings">
      <summary>{plural(words.mappings, mappings.length)}</summary>
      <ul>
        {shown.map(({ collection, field, source, target }) => {
          const name = field === undefined ? collection : `${collection}.${field}`;
          return <li key={`${name} ${source}`}>{interpolate(words.mapping, { name, source, target })}</li>;
        })}
      </ul>
      <ShowMore look="quiet" size="small" {...{ rest }} onClick={showMore} />
    </details>
  );
}
