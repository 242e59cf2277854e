import type { AskLog, AskLogWords } from "./ask-log";
import type { Call, Page } from "./call";
import type { IconName } from "./names";
import type { Condition, EachNode, Node } from "./node";
import type { At, Path } from "./path";
import type { DoorPage, MessagePage, Popup, SettingsPage } from "./screen";
import type { Column, DetailPanel, FormPanel, Kinds, SideList, Sort, TablePage } from "./table";

type Written<S, T, Rest> = Omit<S, "kind" | "type" | keyof Rest> & Rest & { fields: readonly Node<T>[] };

/**
 * The defining words, bound to one product's types. They check and name; what is written comes back unchanged. `Unseen`
 * has what rows can be ordered by though they do not show it, by their type.
 */
export const language = <Types extends object, Unseen extends { [K in keyof Types]?: string }>() => ({
  ...formWords<Types>(),
  ...tableWords<Types, Unseen>(),
});

const formWords = <Types extends object>() => {
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
          ends?: NonNullable<SettingsPage["ends"]> & { at: Path<Types[K]> };
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
    ): Popup => ({ type, ...words }) as Popup,

    doorPage: <K extends Name>(
      type: K,
      words: Written<
        DoorPage,
        Types[K],
        {
          prefill?: { [P in Path<Types[K]>]?: string };
          calls: readonly (DoorPage["calls"][number] & { from?: Readonly<Record<string, Path<Types[K]>>> })[];
        }
      >,
    ): DoorPage => ({ kind: "door", type, ...words }) as DoorPage,

    askLog: <K extends Name, Stored extends Name>(
      _type: K,
      _stored: Stored,
      words: AskLogWords<Types[K], Types[Stored]>,
    ): AskLog => words,

    messagePage: (words: Omit<MessagePage, "kind">): MessagePage => ({ kind: "message", ...words }),
  };
};

const tableWords = <Types extends object, Unseen extends { [K in keyof Types]?: string }>() => {
  type Name = keyof Types & string;
  return {
    sideList: <K extends Name, By extends Path<Types[K]>>(
      type: K,
      words: Omit<SideList, "type" | "list" | "name" | "order"> & {
        list: Call<unknown, Page<Types[K]>>;
        name: Path<Types[K]>;
        order: { by: By; icons: Record<At<Types[K], By> & string, IconName> };
      },
    ): SideList => ({ type, ...words }),

    tablePage: <K extends Name, Entry extends Name>(
      type: K,
      entry: Entry,
      words: TableWords<Types[K], Types[Entry], UnseenOf<Unseen, K>> & { of: SideList },
    ): TablePage => ({ kind: "table", type, ...words }) as TablePage,

    /** A table of everything that a call lists, without a list beside it. */
    wholeTable: <K extends Name>(
      type: K,
      words: Omit<TableWords<Types[K], object, UnseenOf<Unseen, K>>, "of">,
    ): TablePage => ({ kind: "table", type, ...words }) as TablePage,

    detail: <K extends Name>(_type: K, words: Omit<DetailPanel<Path<Types[K]>>, "kind">): DetailPanel => ({
      kind: "detail",
      ...words,
    }),

    formPanel: <K extends Name>(
      type: K,
      words: Omit<FormPanel, "kind" | "type" | "fields" | "first" | "local"> & {
        fields: { new: readonly Node<Types[K]>[]; edit: readonly Node<Types[K]>[] };
        first: Partial<Types[K]>;
        local: readonly Path<Types[K]>[];
      },
    ): FormPanel => ({ kind: "form", type, ...words }) as FormPanel,

    kinds: <V extends string>(words: Record<V, Kinds[string]>): Readonly<Record<V, Kinds[string]>> => words,
  };
};

type UnseenOf<Unseen, K> = K extends keyof Unseen ? Extract<Unseen[K], string> : never;

type TableWords<T, Entry, Unseen extends string> = Omit<
  TablePage<Path<T>>,
  "kind" | "type" | "columns" | "list" | "sort"
> & {
  sort: Sort<Path<T> | Unseen>;
  list: Call<unknown, Page<T>>;
  columns: readonly Columns<T, Entry>[];
};

type Columns<T, Entry> =
  | Column<Path<T>>
  | { when: Exclude<Condition<Entry>, string>; show: readonly Columns<T, Entry>[] }
  | { each: keyof Entry & string; by: Kinds };
