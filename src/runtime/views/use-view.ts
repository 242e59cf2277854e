import { useEffect, useEffectEvent, useRef } from "react";
import { viewTexts } from "../../../definitions/texts/views";
import { parseObject } from "../../browser/browser-storage";
import { showToast, withdrawToast } from "../../browser/toasts";
import { interpolate } from "../../values/text/text";
import { queryOf } from "../model/table/address";
import { isSameLook, readView, type ColumnLook, type ListMemory, type ListView } from "../model/table/list-memory";
import { readSort } from "../model/table/sort";
import { forgetChoice, storeChoice, storedWidths } from "../store/table-choices";
import type { ListProps } from "./list-props";
import { namedIn, problemIn, useRepaired } from "./repair";
import { useListMemory } from "./use-list-memory";

const { repair: said } = viewTexts;

/** View of a table, and its actions. */
export type OpenedView = ReturnType<typeof useView>;

/**
 * Opens the view in the address of a table, or its default view. Its columns are shown while it is open, then those of
 * the admin again.
 */
export function useOpenView(props: ListProps): void {
  const { memory } = useListMemory(props.list);
  const { name, linked, view } = viewIn(props, memory);
  const look = linked ?? view;
  useLook(props, look && name, look);
  useDefaultView(props);
}

function viewIn({ address }: ListProps, { views }: ListMemory) {
  const name = address.view ?? "";
  const linked = name.startsWith("{") ? readView({ ...parseObject(name), name }) : undefined;
  return { name, linked, view: views.find((each) => each.name === name) };
}

/** Returns the view in the address of a table, and its actions. */
export function useView(props: ListProps) {
  const { screen, list, address, sort, go } = props;
  const { memory, update } = useListMemory(list);
  const { name, linked, view } = viewIn(props, memory);
  const { filter, include } = address;
  const now = { ...lookOf(props), filter, sort, include };
  const isShown = memory.applied?.view === name;
  const ids = props.columns.map(({ id }) => id);
  const sortId = props.columns.find((column) => column.name === readSort(sort).name)?.id;
  const isOther = (saved: ListView): boolean =>
    saved.filter !== filter || saved.sort !== sort || saved.include !== include || !isSameLook(saved, now, ids);
  const open = (next: ListView | undefined): void =>
    next
      ? go({ filter: next.filter, sort: next.sort, include: next.include, range: undefined, view: next.name })
      : go({ filter: "", sort: screen.sort, range: undefined, view: "" });
  return {
    memory,
    update,
    view,
    isLinked: linked !== undefined,
    /** View of the address, also that of a link. */
    saved: linked ?? view,
    isChanged: view !== undefined && isShown && isOther(view),
    /** True if the widths differ from those of the view, too. */
    hasOtherWidths: view !== undefined && JSON.stringify(view.widths) !== JSON.stringify(now.widths),
    now: (named: string): ListView => ({
      ...now,
      name: named,
      sortId,
      named: namedIn(filter, props),
    }),
    open,
    /** Shows a view as it was saved. */
    restore: (saved: ListView): void => {
      open(saved);
      applyLook(props, saved);
    },
    link: (): string => {
      const { hidden, order, widths } = now;
      // Renamed fields are found by their ids.
      const fields = filter === "" ? {} : { sort, sortId, named: namedIn(filter, props) };
      const query = queryOf(screen, { ...address, sort, view: JSON.stringify({ hidden, order, widths, ...fields }) });
      return `${window.location.href.split("#")[0]}#${screen.route}?${query}`;
    },
  };
}

/** Shows the columns of the open view, and keeps those of the admin until it is left. */
function useLook(props: ListProps, wanted: string | undefined, look: ColumnLook | undefined): void {
  const { memory, update } = useListMemory(props.list);
  const show = useEffectEvent((next: string | undefined) => {
    const { applied } = memory;
    if (applied?.view === next) return;
    const own = applied?.own ?? lookOf(props);
    applyLook(props, next === undefined ? own : look!);
    update((known) => ({ ...known, applied: next === undefined ? undefined : { view: next, own } }));
  });
  useEffect(() => show(wanted), [wanted]);
  // A reload skips this, so changes of the columns last until the table is left.
  useEffect(() => () => show(undefined), []);
}

/** Opens the default view at the beginning of a visit, unless the address says more than the table. */
function useDefaultView(props: ListProps): void {
  const { screen, list, address, go, names } = props;
  const { memory } = useListMemory(list);
  const openRepaired = useRepaired(props);
  const skipped = useRef("");
  const begin = useEffectEvent(() => {
    const { filter, sort, range, view } = address;
    const standard = memory.views.find(({ name }) => name === memory.standard);
    if (!standard || view !== undefined || range || filter !== "" || sort !== screen.sort) return;
    const { name } = standard;
    const broken = problemIn(standard, props);
    if (!broken)
      return go({ filter: standard.filter, sort: standard.sort, include: standard.include, view: name }, true);
    const { kind, problem, repaired } = broken;
    const act = { label: said.yes, run: () => openRepaired(repaired) };
    const text = interpolate(said.skipped[kind], { name, problem });
    skipped.current = text;
    showToast("warning", text, { duration: Number.POSITIVE_INFINITY, ...(kind === "renamed" && { act }) });
  });
  // Renamed fields are found by them.
  const isReady = names !== undefined || !screen.sidebar?.rewritesFilter;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  // Its action must not reach another list.
  const isBare = address.view === undefined && address.filter === "";
  useEffect(() => (isBare ? () => withdrawToast(skipped.current) : undefined), [isBare]);
}

const lookOf = ({ columns, shown, choice, remember }: ListProps): ColumnLook => {
  const visible = new Set(shown.map(({ id }) => id));
  return {
    hidden: columns.filter(({ id }) => !visible.has(id)).map(({ id }) => id),
    order: choice?.order ?? [],
    widths: storedWidths(remember),
  };
};

function applyLook({ choice, remember }: ListProps, { hidden, order, widths }: ColumnLook): void {
  if (!choice) return;
  if (Object.keys(widths).length > 0) storeChoice(remember, widths);
  else forgetChoice(remember);
  choice.table.setColumnVisibility(Object.fromEntries(hidden.map((id) => [id, false])));
  // The table reads the widths again with its columns.
  choice.setOrder([...order]);
}
