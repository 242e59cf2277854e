import type { Call, Page } from "./call";
import type { CellName, IconName, QuestionName } from "./names";
import type { Condition, EachNode, Line, Node } from "./node";
import type { At, Path } from "./path";

interface InMenu {
  route: string;
  /** The page's name, in its head and in the document's title. */
  title: string;
  /** Its name in the list of pages, where that is shorter. */
  menu?: string;
  icon: IconName;
}

/** A small form over the page that ends in one call. */
export interface Popup {
  kind: "popup";
  type: string;
  title: string;
  fields: readonly Line[];
  /** Paths that are remembered in local storage, and under which key. */
  remember?: Readonly<Record<string, string>>;
  submit: { label: string; icon?: IconName; call: Call; done: string };
}

/** A page that edits groups of one stored object: read, changed, saved or taken back. */
export interface SettingsPage extends InMenu {
  kind: "settings";
  type: string;
  parent: string;
  read: Call;
  save: Call;
  intro?: string;
  fields: readonly Line[];
  /** What stands in the save bar while nothing has changed. */
  whenClean?: { button: string; icon: IconName; opens: Popup };
  saved: string;
  /** What is asked before a save whose consequences go beyond the page. */
  asks?: readonly QuestionName[];
  /** A change at this path ends the session, one's own included; the sentence says so at the sign-in page. */
  ends?: { at: string; because: string };
}

/** A form before the session: it makes its calls one after the other, and the last one's answer is the session. */
export interface DoorPage {
  kind: "door";
  type: string;
  /** The address of the form, or none when a flag in the address shows it. */
  route?: string;
  flag?: string;
  heading: string;
  intro?: string;
  fields: readonly Line[];
  /** Fields that the address may fill in, by the name they have there. */
  prefill?: Readonly<Record<string, string>>;
  submit: { label: string; icon: IconName };
  calls: readonly { call: Call; from?: Readonly<Record<string, string>>; refused?: string }[];
}

/** How every value of a union is called, pictured and shown. */
export type Kinds = Readonly<Record<string, { label: string; icon: IconName; cell: CellName }>>;

/** The list beside a table: which entry is chosen there decides what the table shows. */
export interface SideList {
  kind: "sideList";
  type: string;
  label: string;
  list: Call;
  name: string;
  /** The name of the chosen entry's id in the address. */
  address: string;
  /** Entries stand in the order of these values, each with its icon. */
  order: { by: string; icons: Readonly<Record<string, IconName>> };
  search: { label: string; placeholder: string; nothing: string };
  compactAbove: number;
  loading: string;
  none: string;
  /** Said when the address asks for a {name} that is not there. */
  unknown: string;
}

/** A column, columns that depend on the chosen entry, or one for each of its fields. */
export type ColumnLine =
  | { field: string; icon: IconName; cell: CellName; fixed?: true }
  | { when: Readonly<Record<string, unknown>>; show: readonly ColumnLine[] }
  | { each: string; by: Kinds };

/** A page of rows: filtered, sorted, loaded page by page. */
export interface TablePage extends InMenu {
  kind: "table";
  type: string;
  of: SideList;
  list: Call;
  columns: readonly ColumnLine[];
  sort: string;
  search: { label: string; placeholder: string };
  /** The menu that hides columns, and the key of local storage that remembers them: `{id}` is the entry's. */
  toggle: { label: string; remember: string };
  nothing: string;
  failed: string;
}

/** A page that only says something. */
export interface MessagePage {
  kind: "message";
  icon: IconName;
  title: string;
  go: { label: string; to: string };
}

/** Everything with an address. */
export type Screen = SettingsPage | DoorPage | TablePage | MessagePage;

/** A part of the side menu: a group of pages, opened at its first one. */
export interface MenuEntry {
  label: string;
  icon: IconName;
  /** Pages in labelled groups, listed beside each other's content. */
  groups: readonly { label?: string; pages: readonly (SettingsPage | TablePage)[] }[];
}

type Written<S, T, Rest> = Omit<S, "kind" | "type" | keyof Rest> & Rest & { fields: readonly Node<T>[] };

/** The defining words, bound to one product's types. They check and name; what is written comes back unchanged. */
export const language = <Types extends object>() => {
  type Name = keyof Types & string;
  return {
    /** The word for pages that edit one stored object, given how it is read and saved. */
    settingsPages:
      <K extends Name>(
        type: K,
        stored: { parent: string; read: Call<void, Types[K]>; save: Call<Types[K], Types[K]> },
      ) =>
      (
        page: Omit<Written<Omit<SettingsPage, keyof typeof stored>, Types[K], object>, "fields" | "ends"> & {
          fields: readonly (Node<Types[K]> | EachNode<Types>)[];
          ends?: { at: Path<Types[K]>; because: string };
        },
      ): SettingsPage => ({
        kind: "settings",
        type,
        ...stored,
        ...page,
      }),

    popup: <K extends Name>(
      type: K,
      words: Written<
        Popup,
        Types[K],
        {
          remember?: { [P in Path<Types[K]>]?: string };
          submit: { label: string; icon?: IconName; call: Call<Types[K], void>; done: string };
        }
      >,
    ): Popup => ({ kind: "popup", type, ...words }) as Popup,

    doorPage: <K extends Name>(
      type: K,
      words: Written<DoorPage, Types[K], { prefill?: { [P in Path<Types[K]>]?: string } }>,
    ): DoorPage => ({ kind: "door", type, ...words }) as DoorPage,

    sideList: <K extends Name, By extends Path<Types[K]>>(
      type: K,
      words: Omit<SideList, "kind" | "type" | "list" | "name" | "order"> & {
        list: Call<unknown, Page<Types[K]>>;
        name: Path<Types[K]>;
        order: { by: By; icons: Record<At<Types[K], By> & string, IconName> };
      },
    ): SideList => ({ kind: "sideList", type, ...words }),

    tablePage: <K extends Name, Entry extends Name>(
      type: K,
      entry: Entry,
      words: Omit<TablePage, "kind" | "type" | "columns" | "list"> & {
        list: Call<unknown, Page<Types[K]>>;
        columns: readonly Columns<Types[K], Types[Entry]>[];
      },
    ): TablePage => ({ kind: "table", type, ...words }) as TablePage,

    messagePage: (words: Omit<MessagePage, "kind">): MessagePage => ({ kind: "message", ...words }),

    kinds: <V extends string>(words: Record<V, Kinds[string]>): Readonly<Record<V, Kinds[string]>> => words,
  };
};

type Columns<T, Entry> =
  | { field: Path<T>; icon: IconName; cell: CellName; fixed?: true }
  | { when: Exclude<Condition<Entry>, string>; show: readonly Columns<T, Entry>[] }
  | { each: keyof Entry & string; by: Kinds };
