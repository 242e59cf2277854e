import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import type { Finding } from "../findings/finding";
import { interpolate } from "../../../values/text/text";
import { ShowMore } from "../../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../../runtime/ui/text/use-shown-items";

const { findings: said, why: reasons } = importTexts;

/** Name of a finding's collection or field. */
export const nameOfFinding = ({ collection, field }: Finding): string =>
  interpolate(field ? said.place.field : said.place.collection, { collection, field: field?.name });

/** Reason of a finding. */
export const reasonOfFinding = ({ why, values }: Finding): string => interpolate(reasons[why], values);

/** List of the parts that the backend refuses, with the reasons. */
export function RefusedFindings({ title, findings }: { title: string; findings: readonly Finding[] }): ReactNode {
  const refused = findings.filter(({ effect }) => effect === "refused");
  const { shown, rest, showMore } = useShownItems(refused, importLimits.findings);
  if (refused.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="refused-parts">
        {shown.map((finding) => (
          <li key={finding.key}>
            <b>{nameOfFinding(finding)}</b>: {reasonOfFinding(finding)}
          </li>
        ))}
      </ul>
      <ShowMore look="quiet" size="small" {...{ rest }} onClick={showMore} />
    </>
  );
}
