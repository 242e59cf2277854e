import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { nameInFilters } from "../../../definitions/backend/filter";
import type { FieldTypes, ValueKind } from "../../../definitions/language/line";
import { recordTexts, searchThreshold } from "../../../definitions/texts/record";
import { texts } from "../../../definitions/texts/texts";
import type { AnyRow } from "../../../definitions/language/call";
import type { Collection } from "../../../definitions/types/collection";
import { calls } from "../../../definitions/backend/calls";
import { send } from "../../runtime/api/send";
import { backend } from "../../runtime/model/version/backend";
import { wordSearch } from "../../runtime/model/filter/word-search";
import { shortId } from "../../runtime/model/values/text/format-value";
import { recordTitle } from "./model/record-title";
import { useRegistry } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { FailedNote } from "./FailedNote";
import { useDebounced } from "../../widgets/use-debounced";
import type { RelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

// Delay in milliseconds between input and search.
const pause = 250;

const searchedKinds = new Set<ValueKind>(["text", "number"]);

const searchedKeys = ({ type, fields }: Collection, { types }: FieldTypes): string[] => {
  const searched = fields.filter((field) => {
    const kind = types[field.type]?.value.kind;
    return kind !== undefined && searchedKinds.has(kind) && nameInFilters.test(field.name);
  });
  const names = searched.map(({ name }) => name);
  return ["id", ...(type === "auth" ? backend().accountIdentityFields : []), ...names];
};

/** Props of the record picker. */
export interface RecordPickerProps extends Pick<RelatedRecords, "titles"> {
  collection: Collection;
  /** Ids of the selected records. */
  ids: readonly string[];
  /** Ids that are shown. */
  shown: readonly string[];
  several: boolean;
  onChoose: (row: AnyRow, on: boolean) => void;
  /** Called when a single choice is complete. */
  onDone: () => void;
}

/** List of selectable records: selected ones first, then the newest or those that match the search. */
export function RecordPicker(props: RecordPickerProps): ReactNode {
  const { collection, ids, several, onChoose, onDone } = props;
  const [typed, setTyped] = useState("");
  const chosen = useMemo(() => new Set(ids), [ids]);
  const { query, rows, searched } = useOffered(props, useDebounced(typed, pause));
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = rows.length === 0;
  // No input existed when the list opened, so move the focus once there is one.
  useEffect(() => {
    const box = list.current?.closest("[role=dialog]");
    if (!isEmpty && box && box === document.activeElement) box.querySelector("input")?.focus();
  }, [isEmpty]);
  return (
    <>
      {(typed !== "" || searched) && <SearchField typed={typed} onType={setTyped} />}
      <div
        ref={list}
        // During a search the list keeps its height, so the popover does not jump.
        className={`menu-list scroll${searched ? " menu-list--searched" : ""}`}
        role="group"
        aria-label={collection.name}
        aria-busy={query.isFetching}
      >
        {rows.map(({ id, title, row }) => (
          <RecordOption
            key={id}
            {...{ id, title, several, onDone }}
            name={`${collection.id}-records`}
            chosen={chosen.has(id)}
            onChoose={(on) => onChoose({ title, ...row, id }, on)}
          />
        ))}
        <FailedNote error={query.error} onRetry={() => void query.refetch()} />
        {query.isPending && <p className="hint">{texts.form.loading}</p>}
        {query.data && isEmpty && <p className="hint">{said.nothing}</p>}
        {query.hasNextPage && (
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {said.more}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the query for selectable records, page by page. */
const pickedQuery = (collection: string, filter: string) =>
  infiniteQueryOptions({
    queryKey: [calls.pickRecords.route, "picked", collection, filter],
    queryFn: ({ pageParam: page, signal }) =>
      send(calls.pickRecords, { path: { collection }, query: { page, filter } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  });

/** Returns the records that match the input, and whether there are enough for a search field. */
function useOffered({ collection, shown, titles }: RecordPickerProps, typed: string) {
  const { fieldTypes } = useRegistry();
  const filter = wordSearch(typed, searchedKeys(collection, fieldTypes)).filter;
  const query = useInfiniteQuery(pickedQuery(collection.id, filter));
  const pages = query.data?.pages;
  // Initially selected records stay at the top while the list is open.
  const [first] = useState(() => shown.filter((id) => titles.get(id) !== null));
  const isFirst = useMemo(() => new Set(first), [first]);
  const found =
    pages?.flatMap(({ items }) => (items as unknown as AnyRow[]).map((row) => offered(row, collection))) ?? [];
  const top = first.map((id): OfferedRecord => ({ id, title: titles.get(id) ?? id, row: { id } }));
  return {
    query,
    rows: filter === "" ? [...top, ...found.filter(({ id }) => !isFirst.has(id))] : found,
    searched: filter !== "" || (pages?.[0]?.totalItems ?? 0) > searchThreshold,
  };
}

const SearchField = ({ typed, onType }: { typed: string; onType: (text: string) => void }): ReactNode => (
  <input
    ref={takeFocus}
    type="search"
    className="input"
    placeholder={said.search}
    aria-label={said.search}
    value={typed}
    onChange={({ target }) => onType(target.value)}
    onKeyDown={(event) => {
      // Enter would submit the surrounding form.
      if (event.key === "Enter" || event.key === "ArrowDown") event.preventDefault();
      if (event.key === "ArrowDown")
        event.currentTarget.parentElement?.querySelector<HTMLElement>("label input")?.focus();
    }}
  />
);

// The search field may appear after the list has opened, so it takes the focus when it mounts.
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

interface OfferedRecord {
  id: string;
  title: string;
  row: AnyRow;
}

const offered = (row: AnyRow, { fields }: Collection): OfferedRecord => ({
  id: row.id,
  title: recordTitle(row, fields),
  row,
});

interface RecordOptionProps extends Pick<RecordPickerProps, "several" | "onDone"> {
  id: string;
  title: string;
  /** Name of the radio group. */
  name: string;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

const RecordOption = ({ id, title, name, chosen, several, onChoose, onDone }: RecordOptionProps): ReactNode => (
  <label className="menu-item record-option">
    <input
      type={several ? "checkbox" : "radio"}
      className="check"
      name={name}
      checked={chosen}
      onChange={({ target }) => onChoose(target.checked)}
      // Arrow keys also fire a click on radio buttons, with `detail` 0. Only a real click closes the list.
      onClick={({ detail }) => !several && detail > 0 && onDone()}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Enter would submit the surrounding form.
        event.preventDefault();
        if (several || !chosen) onChoose(!chosen);
        if (!several) onDone();
      }}
    />
    <span className="clip">{title}</span>
    <small>{shortId(id)}</small>
  </label>
);
