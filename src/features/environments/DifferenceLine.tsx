import type { ReactNode } from "react";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { importLimits } from "../../../definitions/limits/sizes";
import { ShowMore } from "../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";
import { interpolate } from "../../values/text/text";
import { ChangeName, FactText } from "../collections/import/ChangeList";
import type { CountOf } from "../collections/import/use-counts";
import type { Difference, DifferingPart } from "./model/differences";
import { sentencesOf, writtenSentence } from "./model/words";
import type { PartChoice } from "./use-choice";

type Names = Readonly<Record<"source" | "target", string>>;

interface DifferenceLineProps {
  difference: Difference;
  names: Names;
  choice: PartChoice;
  countOf: CountOf;
}

/** Collection that differs, with its parts. A tick at its name chooses all of them. */
export function DifferenceLine({ difference, names, choice, countOf }: DifferenceLineProps): ReactNode {
  const { id, change, parts } = difference;
  const { name } = change.after ?? change.before;
  const offered = parts.filter(({ isFixed }) => !isFixed);
  const n = offered.filter((part) => choice.isChosen(id, part)).length;
  const { shown, rest, showMore } = useShownItems(parts, importLimits.facts);
  return (
    <li>
      <div className="change-line">
        <Tick
          label={interpolate(words.chooseAll, { name })}
          checked={n > 0 && n === offered.length}
          isMixed={n > 0 && n < offered.length}
          disabled={offered.length === 0}
          onChange={(isChosen) => choice.choose(id, offered, isChosen)}
        />
        <ChangeName change={change} />
      </div>
      <ul className="compare-parts" aria-label={name}>
        {shown.map((part) => (
          <PartLine
            key={part.key}
            {...{ part, names, countOf }}
            isChosen={choice.isChosen(id, part)}
            onChoose={(isChosen) => choice.choose(id, [part], isChosen)}
          />
        ))}
      </ul>
      <ShowMore look="quiet" size="small" {...{ rest }} onClick={showMore} />
    </li>
  );
}

interface PartLineProps {
  part: DifferingPart;
  names: Names;
  countOf: CountOf;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const PartLine = ({ part, names, countOf, isChosen, onChoose }: PartLineProps): ReactNode => {
  const { key, facts, changedIn, isFixed } = part;
  const sentences = sentencesOf(part).map((sentence) => writtenSentence(sentence, (value) => value));
  return (
    <li className={isChosen ? undefined : "is-off"}>
      <Tick
        label={interpolate(words.choose, { name: sentences.join(" ") })}
        checked={isChosen}
        disabled={isFixed}
        onChange={onChoose}
      />
      <div>
        {facts.length === 0
          ? sentences
          : facts.map((fact) => (
              <p key={`${fact.says} ${key}`} className={fact.grave && "warns"}>
                <FactText fact={fact} countOf={countOf} />
              </p>
            ))}
        {isFixed && <p>{words.fixed}</p>}
      </div>
      {changedIn && (
        <span
          className={changedIn === "both" ? "badge badge--danger" : "badge"}
          data-tip={interpolate(words.originHints[changedIn], names)}
        >
          {interpolate(words.origins[changedIn], names)}
          <span className="sr"> {interpolate(words.originHints[changedIn], names)}</span>
        </span>
      )}
    </li>
  );
};

interface TickProps {
  label: string;
  checked: boolean;
  isMixed?: boolean;
  disabled: boolean;
  onChange: (isChecked: boolean) => void;
}

const Tick = ({ label, checked, isMixed = false, disabled, onChange }: TickProps): ReactNode => (
  <label className="compare-tick">
    <input
      type="checkbox"
      className="check"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(box) => void (box && (box.indeterminate = isMixed))}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
