import { useState, type ReactNode } from "react";
import { listLimits, recordTexts } from "../../../definitions/texts/record";
import { formatCount, interpolate } from "../../values/text/text";
import { SearchList } from "../../runtime/ui/lists/SearchList";
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
    <SearchList
      label={said.find}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        reset();
      }}
      filter={{
        label: interpolate(said.onlyChosen, { n: formatCount(chosen.size), total: formatCount(offered.length) }),
        checked: only !== undefined,
        onChange: (on) => {
          setOnly(on ? offered.filter((each) => chosen.has(each)) : undefined);
          reset();
        },
      }}
      list={{ className: "choices scroll" }}
      nothing={found.length === 0 && said.nothing}
    >
      {list(shown)}
      <ShowMore className="show-more" size="small" {...{ rest }} onClick={showMore} />
    </SearchList>
  );
}
