import "./record-relations.css";
import { IconEye } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { recordTexts, searchThreshold } from "../../../definitions/texts/record";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import type { Collection } from "../../../definitions/types/collection";
import { collectionsQuery } from "../../backend/api/queries";
import { pickedQuery } from "./data";
import { toFailure } from "../../backend/calls/failure";
import { interpolate } from "../../values/text/text";
import { shortId } from "../../values/text/format-value";
import { filterProblem, isFilter, pickerFilters, searchedKeys, titledFirst } from "./model/picker-search";
import { useRegistry } from "../../runtime/registry/registry";
import { IconButton } from "../../runtime/ui/controls/IconButton";
import { Button } from "../../runtime/ui/controls/Button";
import { SearchList } from "../../runtime/ui/lists/SearchList";
import { FailedNote } from "./FailedNote";
import { useDebounced } from "../../widgets/use-debounced";
import type { RelatedRecords } from "./use-related-records";
import { useRecordTitling } from "./use-record-titling";

const { relation: said } = recordTexts;

// Delay in milliseconds between input and search.
const pause = 250;

/** Props of the record picker. */
export interface RecordPickerProps extends Pick<RelatedRecords, "titles"> {
  collection: Collection;
  /** Ids of the selected records. */
  ids: readonly string[];
  /** Ids that are shown. */
  shown: readonly string[];
  several: boolean;
  onChoose: (id: string, title: string, on: boolean) => void;
  /** Opens a record over the panel, without choosing it. */
  onOpen: ((id: string) => void) | undefined;
  /** Called when a single choice is complete. */
  onDone: () => void;
}

/** List of selectable records: selected ones first, then the newest or those that match the search. */
export function RecordPicker(props: RecordPickerProps): ReactNode {
  const { collection, ids, several, onChoose, onOpen, onDone } = props;
  const [typed, onType] = useState("");
  const chosen = useMemo(() => new Set(ids), [ids]);
  const { query, rows, searched, problem } = useOffered(props, useDebounced(typed, pause));
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = rows.length === 0;
  // No input existed when the list opened, so move the focus once there is one.
  useEffect(() => {
    const box = list.current?.closest("[role=dialog]");
    if (!isEmpty && box && box === document.activeElement) box.querySelector("input")?.focus();
  }, [isEmpty]);
  return (
    <SearchList
      label={said.search}
      placeholder={said.hint}
      {...{ typed, onType }}
      searched={typed !== "" || searched}
      takesFocus
      items="label input"
      list={{
        ref: list,
        // During a search the list keeps its height, so the popover does not jump.
        className: `menu-list scroll${searched ? " menu-list--searched" : ""}`,
        role: "group",
        "aria-label": collection.name,
        "aria-busy": query.isFetching,
      }}
    >
      {rows.map(({ id, title }) => (
        <RecordOption
          key={id}
          {...{ id, title, several, onOpen, onDone }}
          name={`${collection.id}-records`}
          chosen={chosen.has(id)}
          onChoose={(on) => onChoose(id, title, on)}
        />
      ))}
      <Problem text={problem} />
      <FailedNote error={problem === undefined && query.error} onRetry={() => void query.refetch()} />
      {query.isLoading && <p className="hint">{texts.form.loading}</p>}
      {query.data && isEmpty && <p className="hint">{said.nothing}</p>}
      {query.hasNextPage && (
        <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {said.more}
        </Button>
      )}
    </SearchList>
  );
}

const Problem = ({ text }: { text: string | undefined }): ReactNode =>
  text !== undefined && (
    <p className="hint" role="alert">
      {text}
    </p>
  );

/** Returns the records that match the input, and whether there are enough for a search field. */
function useOffered({ collection, shown, titles }: RecordPickerProps, typed: string) {
  const { fieldTypes } = useRegistry();
  const { titleOf, expandOf } = useRecordTitling();
  const { data: collections = [] } = useQuery(collectionsQuery);
  const filters = pickerFilters(typed, searchedKeys(collection, collections, fieldTypes));
  const incomplete = filterProblem(typed, collection, false);
  const query = useInfiniteQuery({
    ...pickedQuery({ collection: collection.id, filters, expand: expandOf(collection.id) }),
    enabled: incomplete === undefined,
  });
  const pages = query.data?.pages;
  // Initially selected records stay at the top while the list is open.
  const [first] = useState(() => shown.filter((id) => titles.get(id) !== null));
  const isFirst = useMemo(() => new Set(first), [first]);
  const matches = pages?.flatMap(({ items }) => {
    // A record that was opened from the list may have another title now, or be deleted.
    const rows = items.flatMap((row): OfferedRecord[] => {
      const known = titles.get(row.id);
      return known === null ? [] : [{ id: row.id, title: known ?? titleOf(row, collection.id) }];
    });
    return titledFirst(rows, typed);
  });
  const top = first.map((id): OfferedRecord => ({ id, title: titles.get(id) ?? id }));
  const isSearch = typed.trim() !== "";
  return {
    query,
    problem: incomplete ?? refusalOf(typed, collection, query.error),
    rows: isSearch ? (matches ?? []) : [...top, ...(matches ?? []).filter(({ id }) => !isFirst.has(id))],
    searched: isSearch || (pages?.[0]?.totalItems ?? 0) > searchThreshold,
  };
}

/** Returns why the backend refused a filter; undefined for all other errors. */
const refusalOf = (typed: string, collection: Collection, error: unknown): string | undefined => {
  const { status, message: reason } = toFailure(error);
  if (!error || status !== 400 || !isFilter(typed)) return undefined;
  return filterProblem(typed, collection, true) ?? interpolate(tableTexts.badFilter, { reason });
};

interface OfferedRecord {
  id: string;
  title: string;
}

interface RecordOptionProps extends Pick<RecordPickerProps, "several" | "onOpen" | "onDone"> {
  id: string;
  title: string;
  /** Name of the radio group. */
  name: string;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

// Tab leads from choice to choice. Arrow keys lead to the button of a choice, and back.
function moveWithin(event: KeyboardEvent<HTMLElement>): void {
  const to = { ArrowRight: "button", ArrowLeft: "input" }[event.key];
  const next = to && event.currentTarget.querySelector<HTMLElement>(to);
  if (!next || next === event.target) return;
  event.preventDefault();
  next.focus();
}

const RecordOption = ({ onOpen, ...choice }: RecordOptionProps): ReactNode => {
  const label = interpolate(said.look, { name: choice.title });
  return (
    <div className="record-line" role="presentation" onKeyDown={moveWithin}>
      <RecordChoice {...choice} />
      {onOpen && <IconButton small label={label} icon={IconEye} tabIndex={-1} onClick={() => onOpen(choice.id)} />}
    </div>
  );
};

type RecordChoiceProps = Omit<RecordOptionProps, "onOpen">;

const RecordChoice = ({ id, title, name, chosen, several, onChoose, onDone }: RecordChoiceProps): ReactNode => (
  <label className="menu-item record-option">
    <input
      type={several ? "checkbox" : "radio"}
      className="check"
      aria-keyshortcuts="ArrowRight"
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
