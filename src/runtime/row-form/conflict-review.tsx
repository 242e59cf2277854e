import "./record.css";
import { useId, useState, type ReactNode } from "react";
import { conflictTexts } from "../../../definitions/texts/conflicts";
import type { EditConflict } from "../model/form/edit-conflicts";
import { formatValue } from "../model/form/value-words";
import { shortDifference } from "../../values/text/short-difference";
import type { Review } from "../registry/registry";
import { ValueWords } from "./ValueWords";

const compareTexts = conflictTexts.compare;

/**
 * Returns the review of edit conflicts: for each value, the admin chooses their own or the other admin's. Undefined
 * without conflicts.
 */
export function createConflictReview(values: readonly EditConflict[]): Review | undefined {
  if (values.length === 0) return undefined;
  const given = new Set<string>();
  const choose = (path: string, theirs: boolean): void => void (theirs ? given.add(path) : given.delete(path));
  return {
    title: compareTexts.title,
    yes: compareTexts.save,
    body: values.map((value) => <Comparison key={value.path} {...{ value }} onChoose={choose} />),
    confirmed: () => ({
      edits: values.filter(({ path }) => given.has(path)).map(({ path, theirs }) => [path, theirs] as const),
      compared: values.map(({ path, theirs }) => [path, theirs] as const),
      after: () => Promise.resolve(),
    }),
  };
}

interface ComparisonProps {
  value: EditConflict;
  onChoose: (path: string, theirs: boolean) => void;
}

function Comparison({ value: { path, label, field, before, theirs, mine }, onChoose }: ComparisonProps): ReactNode {
  const id = useId();
  const [isTheirs, setTheirs] = useState(false);
  const choose = (next: boolean): void => {
    setTheirs(next);
    onChoose(path, next);
  };
  // Long values are cut to the part that differs.
  const [beforeText, mineText, theirText] = shortDifference(
    formatValue(before, field),
    formatValue(mine, field),
    formatValue(theirs, field),
  );
  const choice = (title: string, value: unknown, text: string, next: boolean): ReactNode => (
    <label className="option compare-option">
      <input type="radio" className="check" name={id} checked={isTheirs === next} onChange={() => choose(next)} />
      <b>{title}</b>
      <span className="compare-value">
        <ValueWords {...{ value, field, text }} />
      </span>
    </label>
  );
  return (
    <fieldset className="compare">
      <legend>{label}</legend>
      <p className="hint">
        {compareTexts.before} <ValueWords value={before} field={field} text={beforeText} />
      </p>
      {choice(compareTexts.mine, mine, mineText, false)}
      {choice(compareTexts.theirs, theirs, theirText, true)}
    </fieldset>
  );
}
