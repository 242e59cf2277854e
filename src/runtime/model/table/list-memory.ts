import { inOrder } from "./column-order";
import type { SidebarItem } from "./sidebar-items";

/** Filter that was applied, never its rows. */
export interface PastSearch {
  filter: string;
  /** When it was answered, in milliseconds. */
  at: number;
  /** Number of rows that it found. */
  total: number;
}

/** Columns of a table as an admin chose them, by their ids. */
export interface ColumnLook {
  hidden: readonly string[];
  /** Empty for the order of the definition. */
  order: readonly string[];
  /** In pixels; only of resized columns. */
  widths: Readonly<Record<string, number>>;
}

/** Named view of a table. */
export interface ListView extends ColumnLook {
  name: string;
  filter: string;
  sort: string;
  /** Id of the sorted column, by which its next name is found. */
  sortId?: string | undefined;
  /** Includes rows that the preset filter excludes. */
  include?: boolean | undefined;
  /** Items and fields that the filter names, as they were when the view was saved. */
  named: readonly SidebarItem[];
}

/** Memory of one table in a browser, for one account on one backend. */
export interface ListMemory {
  /** Applied filters, newest first. */
  history: readonly PastSearch[];
  /** By name. */
  views: readonly ListView[];
  /** Name of the view that a visit begins with. */
  standard?: string | undefined;
  /** View whose columns are shown, and the columns that the admin had before. */
  applied?: { view: string; own: ColumnLook } | undefined;
}

const longestHistory = 20;

/** Adds an applied filter. An older use of the same filter is dropped. */
export const withSearch = (memory: ListMemory, search: PastSearch): ListMemory => ({
  ...memory,
  history: [search, ...memory.history.filter(({ filter }) => filter !== search.filter)].slice(0, longestHistory),
});

/** Adds a view, in place of `former` and of one with its name. The shown columns stay. */
export const withView = (memory: ListMemory, view: ListView, former?: string): ListMemory => ({
  ...memory,
  views: [...memory.views.filter(({ name }) => name !== view.name && name !== former), view].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  ),
  ...(former !== undefined && {
    standard: memory.standard === former ? view.name : memory.standard,
    applied: memory.applied?.view === former ? { ...memory.applied, view: view.name } : memory.applied,
  }),
});

/** Removes a view. */
export const withoutView = ({ views, standard, ...memory }: ListMemory, gone: string): ListMemory => ({
  ...memory,
  views: views.filter(({ name }) => name !== gone),
  standard: standard === gone ? undefined : standard,
});

/** Returns whether two choices show the same columns in the same order. `ids` are those that exist. */
export const isSameLook = (one: ColumnLook, other: ColumnLook, ids: readonly string[]): boolean =>
  ids.every((id) => one.hidden.includes(id) === other.hidden.includes(id)) &&
  ordered(one, ids).join("\n") === ordered(other, ids).join("\n");

const ordered = ({ order }: ColumnLook, ids: readonly string[]): readonly string[] =>
  inOrder(
    ids.map((id) => ({ id })),
    order,
  ).map(({ id }) => id);

/** Reads a stored memory, and omits entries of another shape. */
export function readMemory(stored: unknown): ListMemory {
  const { history, views, standard, applied } = Object(stored) as Partial<Record<keyof ListMemory, unknown>>;
  const { view, own } = Object(applied) as { view?: unknown; own?: unknown };
  return {
    history: entriesIn(history, "filter").map(({ filter, at, total }) => ({
      filter: String(filter),
      at: Number(at) || 0,
      total: Number(total) || 0,
    })),
    views: entriesIn(views, "name").map(readView),
    standard: typeof standard === "string" ? standard : undefined,
    applied: typeof view === "string" ? { view, own: readLook(own) } : undefined,
  };
}

/** Reads a stored view; parts of another shape are as if there were none. */
export const readView = ({ name, filter, sort, sortId, include, named, ...look }: Entry): ListView => ({
  ...readLook(look),
  name: String(name),
  filter: typeof filter === "string" ? filter : "",
  sort: typeof sort === "string" ? sort : "",
  sortId: typeof sortId === "string" ? sortId : undefined,
  include: typeof include === "boolean" ? include : undefined,
  named: entriesIn(named, "id").map((each) => ({ ...each, id: String(each["id"]) })),
});

/** Reads stored columns; those of another shape are as the definition has them. */
function readLook(stored: unknown): ColumnLook {
  const { hidden, order, widths } = Object(stored) as Partial<Record<keyof ColumnLook, unknown>>;
  const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const pixels = Object.entries(Object(widths) as Record<string, unknown>).flatMap(([id, width]) =>
    typeof width === "number" && width > 0 ? [[id, width] as const] : [],
  );
  return { hidden: idsIn(hidden), order: idsIn(order), widths: Object.fromEntries(pixels) };
}

type Entry = Readonly<Record<string, unknown>>;

const entriesIn = (stored: unknown, key: string): Entry[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof Object(each)[key] === "string") : [];
