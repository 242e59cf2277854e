import { IconAlertCircle, IconSearch } from "@tabler/icons-react";
import { useId, useMemo, useState, type ReactNode } from "react";
import { filterTexts } from "../../../definitions/texts/filter";
import { tableTexts } from "../../../definitions/texts/table";
import { interpolate } from "../../values/text/text";
import { firstProblem, type Vocabulary } from "../../backend/filter/parse-filter";
import { asWords } from "../../backend/filter/search-words";
import { Button } from "../ui/controls/Button";
import { FilterField } from "./FilterField";
import { useSlashKey } from "./use-slash-key";

interface FilterInput {
  id: string;
  text: string;
  set: (filter: string) => void;
  put: (filter: string) => void;
  apply: () => void;
}

interface FilterBarProps {
  label: string;
  placeholder: string;
  vocabulary: Vocabulary;
  /** Id of the item that the rows belong to, if any. */
  itemId: string | undefined;
  applied: string;
  /** Rewrites a filter to the present names of renamed fields. */
  current: ((filter: string) => string) | undefined;
  /** Error of the backend about the applied filter. */
  error: string | undefined;
  /** Description of the search, if the applied filter is a search for words. */
  searched: string | undefined;
  onApply: (filter: string) => void;
  /** Content below the field, which may replace its text. */
  renderBelow?: ((field: FilterInput) => ReactNode) | undefined;
}

/** Filter of a table. Enter or its button applies it, but not while it has a known problem. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { label, placeholder, vocabulary, itemId, applied, error, searched } = props;
  const id = useId();
  const reason = useId();
  const note = useId();
  useSlashKey(id);
  const { text, problem, set, put, apply, stay } = useTyped(props, id);
  const refusing = useMemo(() => closed(vocabulary), [vocabulary]);
  const shown = problem ?? (error === undefined ? undefined : explained(applied, refusing, error));
  const isRefused = error !== undefined && text.trim() === applied.trim();
  return (
    <search className="filter">
      <form
        className={`filter-box${shown ? " has-error" : ""}`}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
          stay();
        }}
      >
        <IconSearch className="i" aria-hidden="true" />
        <FilterField
          {...{ id, label, placeholder, itemId }}
          vocabulary={isRefused ? refusing : vocabulary}
          value={text}
          invalid={shown !== undefined}
          describedBy={searched === undefined ? reason : `${reason} ${note}`}
          onChange={set}
          onApply={apply}
        />
        <Buttons
          clearable={text !== "" || applied !== ""}
          applicable={text.trim() !== applied}
          onClear={() => put("")}
        />
      </form>
      {props.renderBelow?.({ id, text, set, put, apply })}
      <div className="filter-refused">
        <Refusal id={reason} text={shown} />
        {shown !== undefined && vocabulary.wordSearch && <SearchInstead text={text.trim()} onSearch={put} />}
      </div>
      {searched !== undefined && (
        <p id={note} className="filter-note">
          {searched}
        </p>
      )}
    </search>
  );
}

/** Holds the draft of the filter, why it was not applied, and its setters. */
function useTyped({ vocabulary, applied, current = asItIs, onApply }: FilterBarProps, id: string) {
  const [typed, setTyped] = useState<Typed>({ over: applied, text: applied });
  // The URL is the source of truth: Back and Forward replace the draft. If only fields were renamed,
  // the draft gets the new names.
  if (typed.over !== applied)
    setTyped({ over: applied, text: current(typed.over) === applied ? current(typed.text) : applied });
  const { text, problem } = typed;
  const set = (next: string): void => setTyped({ over: applied, text: next });
  // The pressed button disappears, so move the focus to the input.
  const stay = (): void => document.getElementById(id)?.focus();
  const put = (next: string): void => {
    set(next);
    onApply(next);
    stay();
  };
  const apply = (): void => {
    const found = firstProblem(text.trim(), vocabulary);
    if (found) setTyped({ ...typed, problem: found });
    else onApply(text.trim());
  };
  return { text, problem, set, put, apply, stay };
}

const asItIs = (filter: string): string => filter;

const Refusal = ({ id, text }: { id: string; text: string | undefined }): ReactNode => (
  <div id={id} role="alert">
    {text && (
      <p className="filter-error">
        <IconAlertCircle className="i i--s" aria-hidden="true" />
        {text}
      </p>
    )}
  </div>
);

/** Offers to search for text that is not a valid filter. */
const SearchInstead = ({ text, onSearch }: { text: string; onSearch: (words: string) => void }): ReactNode => {
  const words = asWords(text);
  return (
    words !== undefined && (
      <Button size="small" onClick={() => onSearch(words)}>
        <span className="clip">{interpolate(filterTexts.searchInstead, { text })}</span>
      </Button>
    )
  );
};

// A name that cannot be resolved here may still be valid, unless the backend rejected it.
const closed = (vocabulary: Vocabulary): Vocabulary =>
  vocabulary.paths ? { ...vocabulary, closed: true } : vocabulary;

// The backend reports only that a filter is invalid; the parser explains why, as far as it can.
const explained = (filter: string, vocabulary: Vocabulary, reason: string): string =>
  firstProblem(filter, vocabulary) ?? interpolate(tableTexts.badFilter, { reason });

interface Typed {
  /** Applied filter when the input was made. */
  over: string;
  text: string;
  /** Reason why it was not applied. */
  problem?: string;
}

interface ButtonsProps {
  clearable: boolean;
  applicable: boolean;
  onClear: () => void;
}

const Buttons = ({ clearable, applicable, onClear }: ButtonsProps): ReactNode => (
  <div className="filter-end">
    {clearable && (
      <Button look="quiet" size="small" onClick={onClear}>
        {tableTexts.clear}
      </Button>
    )}
    {applicable && (
      <Button look="primary" size="small" type="submit">
        {tableTexts.search}
      </Button>
    )}
  </div>
);
