import { useState, type ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import type { Adaptation, Finding } from "../findings/finding";
import { interpolate } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { ShowMore } from "../../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../../runtime/ui/text/use-shown-items";
import { nameOfFinding, reasonOfFinding } from "./RefusedFindings";

interface FindingsListProps {
  findings: readonly Finding[];
  busy: boolean;
  onAdapt: (chosen: readonly Finding[]) => void;
}

const { findings: said, adaptations } = importTexts;

/** List of what the backend would refuse or drop, with possible corrections. */
export function FindingsList({ findings, busy, onAdapt }: FindingsListProps): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { shown, rest, showMore } = useShownItems(findings, importLimits.findings);
  const chosen = findings.filter(({ key, adaptation }) => adaptation && !left.has(key));
  const choose = (key: string, wanted: boolean): void =>
    setLeft(new Set(wanted ? [...left].filter((each) => each !== key) : [...left, key]));
  return (
    <section aria-labelledby="import-findings">
      <h2 className="sect" id="import-findings">
        {said.title}
      </h2>
      <p className="transfer-intro">{said.intro}</p>
      <ul className="changes">
        {shown.map((finding) => (
          <li key={finding.key}>
            <FindingLine finding={finding} chosen={!left.has(finding.key)} onChoose={choose} />
          </li>
        ))}
      </ul>
      <div className="findings-acts">
        <ShowMore look="quiet" {...{ rest }} onClick={showMore} />
        {findings.some(({ adaptation }) => adaptation) && (
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => onAdapt(chosen)}>
            {said.adapt}
          </Button>
        )}
      </div>
    </section>
  );
}

interface FindingLineProps {
  finding: Finding;
  chosen: boolean;
  onChoose: (key: string, chosen: boolean) => void;
}

const FindingLine = ({ finding, chosen, onChoose }: FindingLineProps): ReactNode => {
  const { key, effect, adaptation } = finding;
  const named = nameOfFinding(finding);
  return (
    <>
      <div className="change-line">
        <span className={`badge ${effect === "refused" ? "badge--danger" : "badge--warning"}`}>{said[effect]}</span>
        <b className="change-name">{named}</b>
      </div>
      <p className="finding-why">{reasonOfFinding(finding)}</p>
      {adaptation && (
        <label className="finding-choice">
          <input
            type="checkbox"
            className="check"
            checked={chosen}
            onChange={({ target }) => onChoose(key, target.checked)}
          />
          {adaptationText(adaptation)} <span className="sr">{named}</span>
        </label>
      )}
    </>
  );
};

const adaptationText = (adaptation: Adaptation): string => interpolate(adaptations[adaptation.kind], { ...adaptation });
