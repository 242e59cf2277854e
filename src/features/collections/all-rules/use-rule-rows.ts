import { useDeferredValue, useMemo, useState } from "react";
import type { Collection } from "../../../../definitions/types/collection";
import { useDrafts } from "../../../runtime/store/drafts";
import type { FormHandle } from "../../../runtime/form/use-form";
import type { LineModel } from "../../../runtime/model/form/form-model";
import { filterByText } from "../../../values/text/text";
import { ruleFilters, ruleRow, type RowSource, type RuleFilter, type RuleRow } from "./rule-table";

/** Returns the rows of all collections, as edited. A key in a rule judges the rules of its collection alone. */
export function useRuleRows(
  form: FormHandle,
  lines: readonly LineModel[],
  collections: readonly Collection[],
): readonly RuleRow[] {
  const now = useDrafts(() => form.context.now().data) as Readonly<Record<string, Collection>>;
  // Typing goes first.
  const data = useDeferredValue(now);
  const judge = useMemo(() => memoizedRows(collections), [collections]);
  return useMemo(
    () => collections.map((stored, at) => judge({ group: lines[at]!, collection: data[stored.id] ?? stored, stored })),
    [collections, data, lines, judge],
  );
}

/** Returns a function that judges the rules of a collection once, until they are edited. */
function memoizedRows(all: readonly Collection[]): (source: Omit<RowSource, "all">) => RuleRow {
  const known = new WeakMap<Collection, RuleRow>();
  return (source) => {
    const row = known.get(source.collection) ?? ruleRow({ ...source, all });
    known.set(source.collection, row);
    return row;
  };
}

/** Choice of rows: by a text in their names, and by a filter of rules. */
export interface RowChoice {
  search: string;
  setSearch: (search: string) => void;
  filter: RuleFilter | undefined;
  setFilter: (filter: RuleFilter | undefined) => void;
  /** Rows that match both. */
  shown: readonly RuleRow[];
}

/** Holds the choice of rows. */
export function useRowChoice(rows: readonly RuleRow[]): RowChoice {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<RuleFilter>();
  const shown = useMemo(() => {
    const named = search.trim() === "" ? rows : filterByText(rows, search, ({ collection }) => collection.name);
    return filter ? named.filter(({ cells }) => cells.some(ruleFilters[filter])) : named;
  }, [rows, search, filter]);
  return { search, setSearch, filter, setFilter, shown };
}
