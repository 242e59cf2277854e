import { useInfiniteQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { recordTexts, searchedFrom } from "../../../definitions/texts/record";
import { texts } from "../../../definitions/texts/texts";
import type { AnyRow } from "../../../definitions/language/call";
import type { Collection } from "../../../definitions/types/collection";
import { pickedQuery } from "../../runtime/api/queries";
import { failureOf } from "../../runtime/model/calls/failure";
import { wordSearch } from "../../runtime/model/filter/word-search";
import { shortId, recordTitle } from "../../runtime/model/values/format-value";
import { Button } from "../../runtime/ui/Button";
import { useSettled } from "../collection/use-settled";

const { relation: said } = recordTexts;

// Milliseconds after a key before the backend is asked.
const pause = 250;

const textTypes = new Set(["text", "email", "url", "select", "number"]);

// A name that begins with a digit is none in the language of filters.
const searchedKeys = ({ type, schema }: Collection): string[] => [
  "id",
  ...(type === "auth" ? ["username", "email"] : []),
  ...schema.filter((field) => textTypes.has(field.type) && !/^\d/.test(field.name)).map(({ name }) => name),
];

interface RecordPickerProps {
  collection: Collection;
  /** The ids of those that are chosen. */
  ids: readonly string[];
  several: boolean;
  onChoose: (row: AnyRow, on: boolean) => void;
}

/** The records that there are to choose from: newest first, or those that the backend finds by words. */
export function RecordPicker({ collection, ids, several, onChoose }: RecordPickerProps): ReactNode {
  const [typed, setTyped] = useState("");
  const filter = wordSearch(useSettled(typed, pause), searchedKeys(collection));
  const query = useInfiniteQuery(pickedQuery(collection.id, filter));
  const pages = query.data?.pages;
  const rows = pages?.flatMap(({ items }) => items) ?? [];
  const total = pages?.[0]?.totalItems ?? 0;
  const failure = query.error && failureOf(query.error);
  return (
    <>
      {(typed !== "" || filter !== "" || total > searchedFrom) && (
        <input
          type="search"
          className="input"
          placeholder={said.search}
          aria-label={said.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Else Enter would send the form around it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <div className="menu-list scroll" role="group" aria-label={collection.name} aria-busy={query.isFetching}>
        {rows.map((row) => (
          <RecordOption
            key={row.id}
            row={row as unknown as AnyRow}
            name={`${collection.id}-records`}
            chosen={ids.includes(row.id)}
            {...{ several, onChoose }}
          />
        ))}
        {query.isPending && <p className="hint">{texts.form.loading}</p>}
        {pages && rows.length === 0 && <p className="hint">{said.nothing}</p>}
        {query.hasNextPage && (
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {said.more}
          </Button>
        )}
      </div>
      {failure && !failure.aborted && (
        <p className="hint" role="alert">
          {`${said.failed} ${failure.message}`}{" "}
          <Button size="small" onClick={() => void query.refetch()}>
            {texts.failure.retry}
          </Button>
        </p>
      )}
    </>
  );
}

interface RecordOptionProps extends Pick<RecordPickerProps, "several" | "onChoose"> {
  row: AnyRow;
  /** That all of them share. */
  name: string;
  chosen: boolean;
}

const RecordOption = ({ row, name, chosen, several, onChoose }: RecordOptionProps): ReactNode => (
  <label className="menu-item record-option">
    <input
      type={several ? "checkbox" : "radio"}
      className="check"
      name={name}
      checked={chosen}
      onChange={({ target }) => onChoose(row, target.checked)}
    />
    <span className="clip">{recordTitle(row)}</span>
    <small>{shortId(row.id)}</small>
  </label>
);
