import { useState, type ReactNode } from "react";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { formatCount, interpolate } from "../../values/text/text";
import { ShowMore } from "../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../runtime/ui/text/use-shown-items";
import { useFoundChoices } from "./find-choices";

const { choices: said } = recordTexts;

interface ChoicesSearchProps {
  offered: readonly string[];
  chosen: ReadonlySet<string>;
  list: (shown: readonly string[]) => ReactNode;
}

/** List for many choices: paged, with search and a filter for selected ones. */
export function ChoicesSearch({ offered, chosen, list }: ChoicesSearchProps): ReactNode {
  const [typed, setTyped] = useState("");
  // Fixed when the filter is switched on, so that an unticked choice stays visible.
  const [only, setOnly] = useState<readonly string[]>();
  const found = useFoundChoices(only ?? offered, typed);
  const { shown, rest, showMore, reset } = useShownItems(found, listLimits.shown);
  return (
    <>
      <div className="choices-tools">
        <input
          type="search"
          className="input"
          placeholder={said.find}
          aria-label={said.find}
          value={typed}
          // Enter must not submit the form around the field.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={({ target }) => {
            setTyped(target.value);
            reset();
          }}
        />
        <label className="option">
          <input
            type="checkbox"
            className="check"
            checked={only !== undefined}
            onChange={({ target }) => {
              setOnly(target.checked ? offered.filter((each) => chosen.has(each)) : undefined);
              reset();
            }}
          />
          {interpolate(said.onlyChosen, { n: formatCount(chosen.size), total: formatCount(offered.length) })}
        </label>
      </div>
      <div className="choices scroll">
        {list(shown)}
        <ShowMore className="show-more" size="small" {...{ rest }} onClick={showMore} />
      </div>
      <p role="status" className={found.length === 0 ? "hint" : "sr"}>
        {found.length === 0 && said.nothing}
      </p>
    </>
  );
}
