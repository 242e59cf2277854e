import { IconAlertCircle, IconSearch } from "@tabler/icons-react";
import { useId, useMemo, useState, type ReactNode } from "react";
import { filterTexts } from "../../../definitions/texts/filter";
import { tableTexts } from "../../../definitions/texts/table";
import { interpolate } from "../model/values/text/text";
import { firstProblem, type Vocabulary } from "../model/filter/parse-filter";
import { asWords } from "../model/filter/search-words";
import { Button } from "../ui/controls/Button";
import { FilterField } from "./FilterField";
import { useSlashKey } from "./use-slash-key";

interface FilterBarProps {
  label: string;
  placeholder: string;
  vocabulary: Vocabulary;
  /** The id of the item that the rows are of, where they are of one. */
  itemId: string | undefined;
  applied: string;
  /** Gives a filter the names that fields have by now, where they have got others. */
  current: ((filter: string) => string) | undefined;
  /** What the backend says against the applied filter. */
  error: string | undefined;
  /** Says what the applied filter looks for, where it is plain words. */
  searched: string | undefined;
  onApply: (filter: string) => void;
}

/** The filter of a table. It is applied by Enter or its button, never while one types, and never with a known problem. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { label, placeholder, vocabulary, itemId, applied, error, searched } = props;
  const id = useId();
  const reason = useId();
  const note = useId();
  useSlashKey(id);
  const { text, problem, set, put, apply } = useTyped(props, id);
  const refusing = useMemo(() => closed(vocabulary), [vocabulary]);
  const shown = problem ?? (error === undefined ? undefined : explained(applied, refusing, error));
  const isRefused = error !== undefined && text.trim() === applied.trim();
  return (
    <search className="filter">
      <form
        className={`affix${shown ? " has-error" : ""}`}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
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

/** What is typed, why it was not applied, and how it changes. */
function useTyped({ vocabulary, applied, current = asItIs, onApply }: FilterBarProps, id: string) {
  const [typed, setTyped] = useState<Typed>({ over: applied, text: applied });
  // The address is the truth: Back and Forward bring their own filter. Where it only follows new names, what is typed does, too.
  if (typed.over !== applied)
    setTyped({ over: applied, text: current(typed.over) === applied ? current(typed.text) : applied });
  const { text, problem } = typed;
  const set = (next: string): void => setTyped({ over: applied, text: next });
  // The button goes with what it did; one goes on in the text.
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
    stay();
  };
  return { text, problem, set, put, apply };
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

/** Offers to look for what is no filter as it stands. */
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

// A name that we cannot follow may be one all the same, unless the backend has refused it.
const closed = (vocabulary: Vocabulary): Vocabulary =>
  vocabulary.paths ? { ...vocabulary, closed: true } : vocabulary;

// The backend only says that a filter is wrong. Where and why is told by us, as far as we know.
const explained = (filter: string, vocabulary: Vocabulary, reason: string): string =>
  firstProblem(filter, vocabulary) ?? interpolate(tableTexts.badFilter, { reason });

interface Typed {
  /** The applied filter that it was typed over. */
  over: string;
  text: string;
  /** Why it was not applied. */
  problem?: string;
}

interface ButtonsProps {
  clearable: boolean;
  applicable: boolean;
  onClear: () => void;
}

const Buttons = ({ clearable, applicable, onClear }: ButtonsProps): ReactNode => (
  <div className="affix-end">
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
