import { useState, type ReactNode } from "react";
import { exportTexts } from "../../../../definitions/texts/export";
import type { Collection } from "../../../../definitions/types/collection";
import { interpolate } from "../../../values/text/text";

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
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ name }) => name.toLowerCase().includes(wanted));
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
      {total > searchedFrom && (
        <input
          type="search"
          className="input"
          placeholder={exportTexts.search}
          aria-label={exportTexts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <div className="export-choice-list scroll" role="group" aria-label={exportTexts.choose}>
        {wanted === "" && (
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
      </div>
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
