import { useState, type ReactNode } from "react";
import { exportTexts } from "../../../../definitions/texts/export";
import type { Collection } from "../../../../definitions/types/collection";
import { filterByText, interpolate } from "../../../values/text/text";

import { SearchList } from "../../../runtime/ui/lists/SearchList";

interface CollectionChoiceProps {
  all: readonly Collection[];
  /** Ids of the omitted collections. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

// A shorter list needs no search.
const searchedFrom = 10;

/** Selection of the collections to export. */
export function CollectionChoice({ all, left, onChange }: CollectionChoiceProps): ReactNode {
  const [typed, onType] = useState("");
  const shown = filterByText(all, typed, ({ name }) => name);
  const total = all.length;
  const n = all.filter(({ id }) => !left.has(id)).length;
  const choose = (ids: readonly string[], chosen: boolean): void =>
    onChange(new Set(chosen ? [...left].filter((id) => !ids.includes(id)) : [...left, ...ids]));
  return (
    <details className="export-choice">
      <summary>
        <b>{exportTexts.choose}</b>
        <span role="status">{interpolate(exportTexts.chosen, { n, total })}</span>
      </summary>
      <SearchList
        label={exportTexts.search}
        {...{ typed, onType }}
        searched={total > searchedFrom}
        list={{ className: "export-choice-list scroll", role: "group", "aria-label": exportTexts.choose }}
      >
        {typed.trim() === "" && (
          <Choice
            label={exportTexts.all}
            checked={n === total}
            some={n > 0 && n < total}
            onChange={(chosen) =>
              choose(
                all.map(({ id }) => id),
                chosen,
              )
            }
          />
        )}
        {shown.map(({ id, name }) => (
          <Choice key={id} label={name} checked={!left.has(id)} onChange={(chosen) => choose([id], chosen)} />
        ))}
      </SearchList>
    </details>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  /** Some, but not all, are selected. */
  some?: boolean;
  onChange: (checked: boolean) => void;
}

const Choice = ({ label, checked, some = false, onChange }: ChoiceProps): ReactNode => (
  <label className="export-choice-line">
    <input
      type="checkbox"
      className="check"
      checked={checked}
      ref={(box) => void (box && (box.indeterminate = some))}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="clip">{label}</span>
  </label>
);
