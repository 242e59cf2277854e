import { useState, type ReactNode } from "react";
import { choiceLimits, recordTexts } from "../../../definitions/texts/record";
import { formatCount, interpolate } from "../../runtime/model/values/text";
import { useFoundChoices } from "./find-choices";
import { ShowMore } from "./ShowMore";

const { choices: said } = recordTexts;

interface ChoicesSearchProps {
  offered: readonly string[];
  chosen: ReadonlySet<string>;
  /** Draws some of the choices. */
  list: (shown: readonly string[]) => ReactNode;
}

/** Choices that are too many to be drawn at once: found by text, or by being chosen. */
export function ChoicesSearch({ offered, chosen, list }: ChoicesSearchProps): ReactNode {
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState<number>(choiceLimits.shown);
  // Fixed when the filter is switched on, so that an unticked choice stays visible.
  const [only, setOnly] = useState<readonly string[]>();
  const found = useFoundChoices(only ?? offered, typed);
  const rest = found.length - most;
  return (
    <>
      <div className="choices-tools">
        <input
          type="search"
          className="input"
          placeholder={said.find}
          aria-label={said.find}
          value={typed}
          // Else it would send the form around it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={({ target }) => {
            setTyped(target.value);
            setMost(choiceLimits.shown);
          }}
        />
        <label className="option">
          <input
            type="checkbox"
            className="check"
            checked={only !== undefined}
            onChange={({ target }) => {
              setOnly(target.checked ? offered.filter((each) => chosen.has(each)) : undefined);
              setMost(choiceLimits.shown);
            }}
          />
          {interpolate(said.onlyChosen, { n: formatCount(chosen.size), total: formatCount(offered.length) })}
        </label>
      </div>
      <div className="choices scroll">
        {list(found.slice(0, most))}
        <ShowMore {...{ rest }} onClick={() => setMost(most + choiceLimits.shown)} />
      </div>
      <p role="status" className={found.length === 0 ? "hint" : "sr"}>
        {found.length === 0 && said.nothing}
      </p>
    </>
  );
}
