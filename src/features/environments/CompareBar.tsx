import type { ReactNode } from "react";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { Button } from "../../runtime/ui/controls/Button";
import { formatCount, interpolate, plural } from "../../values/text/text";
import type { Difference } from "./model/differences";
import type { PartChoice } from "./use-choice";

interface CompareBarProps {
  differences: readonly Difference[];
  choice: PartChoice;
  busy: boolean;
  onReview: () => void;
}

/** Bar with the number of chosen differences, and the way to their review. */
export function CompareBar({ differences, choice, busy, onReview }: CompareBarProps): ReactNode {
  const all = differences.flatMap(({ id, parts }) =>
    parts.map((part) => ({ part, isChosen: choice.isChosen(id, part) })),
  );
  const chosen = all.filter(({ isChosen }) => isChosen);
  const n = chosen.length;
  const conflicts = all.filter(({ part, isChosen }) => part.changedIn === "both" && !isChosen).length;
  const sentences = [
    interpolate(words.chosen, { n: formatCount(n), of: formatCount(all.length) }),
    n > 0 ? plural(words.deletes, chosen.filter(({ part }) => part.deletesData).length) : "",
    plural(words.conflicts, conflicts),
  ];
  return (
    <div className="save-bar">
      <div>
        <span className="totals" role="status">
          {sentences.filter(Boolean).join(" ")}
        </span>
        <span className="grow" />
        <Button look="quiet" size="form" disabled={n === 0} onClick={choice.chooseNone}>
          {words.chooseNone}
        </Button>
        <Button look="primary" size="form" disabled={n === 0 || busy} onClick={onReview}>
          {plural(words.review, n)}
        </Button>
      </div>
    </div>
  );
}
