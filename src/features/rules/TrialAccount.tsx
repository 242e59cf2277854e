import { useQuery } from "@tanstack/react-query";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { backend } from "../../backend/version/backend";
import { collectionTexts } from "../../../definitions/texts/collection";
import { texts } from "../../../definitions/texts/texts";
import type { Collection } from "../../../definitions/types/collection";
import type { RecordRow } from "../../../definitions/types/record";
import { toFailure } from "../../backend/calls/failure";
import { wordSearch } from "../../backend/filter/word-search";
import { interpolate } from "../../values/text/text";
import { Button } from "../../runtime/ui/controls/Button";
import { accountsQuery } from "./data";
import { SearchList } from "../../runtime/ui/lists/SearchList";
import { useDebounced } from "../../widgets/use-debounced";

interface TrialAccountProps {
  /** Auth collection. */
  collection: Collection;
  value: RecordRow | undefined;
  onChange: (account: RecordRow) => void;
}

/** Number of accounts shown at once. */
const offered = 6;

const searchedFields = (): readonly string[] => ["id", ...backend().accountIdentityFields];

// Enter must not submit the surrounding form.
const stay = (event: KeyboardEvent): void => {
  if (event.key === "Enter") event.preventDefault();
};

/** Picker of an account, with search by id, name or email. */
export function TrialAccount({ collection: { id, name }, value, onChange }: TrialAccountProps): ReactNode {
  const [words, setWords] = useState("");
  const group = useId();
  const { data, error, refetch } = useAccounts(id, words);
  const failure = error && toFailure(error);
  const search = interpolate(collectionTexts.trial.search, { name });
  return (
    <div className="trial-accounts">
      <SearchList label={search} typed={words} onType={setWords}>
        {failure && !failure.aborted && (
          <p role="alert">
            {failure.message}{" "}
            <Button size="small" onClick={() => void refetch()}>
              {texts.failure.retry}
            </Button>
          </p>
        )}
        {data?.length === 0 && <p role="status">{collectionTexts.trial.noAccounts}</p>}
        <div className="radios" role="radiogroup" aria-label={interpolate(collectionTexts.trial.accounts, { name })}>
          {data?.map((row) => (
            <label className="option" key={row.id}>
              <input
                type="radio"
                className="check"
                name={group}
                checked={row.id === value?.id}
                onKeyDown={stay}
                onChange={() => onChange(row)}
              />
              <AccountName row={row} />
            </label>
          ))}
        </div>
      </SearchList>
    </div>
  );
}

function AccountName({ row }: { row: RecordRow }): ReactNode {
  const [first = row.id, ...others] = backend().accountIdentityFields.flatMap((name) => row[name] || []);
  return (
    <>
      <span>{first}</span> <span className="trial-faint">{others.join(" ")}</span>
    </>
  );
}

/** Fetches the newest accounts that match the words; all if there are none. */
const useAccounts = (collection: string, words: string) => {
  const filter = wordSearch(useDebounced(words, 300), searchedFields()).filter;
  return useQuery(accountsQuery(collection, filter, offered));
};
