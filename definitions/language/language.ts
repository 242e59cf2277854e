import type { LogLookup, LogLookupDefinition } from "./log-lookup";
import type { Call, Page } from "./call";
import type { IconName } from "./names";
import type { Condition, EachNode, Node } from "./node";
import type { At, Path } from "./path";
import type { SignedOutPage, MessagePage, Popup, SettingsPage } from "./screen";
import type { Column, DetailPanel, FormPanel, FieldTypes, Sidebar, Sort, TablePage } from "./table";

type Definition<S, T, Rest> = Omit<S, "kind" | "type" | keyof Rest> & Rest & { fields: readonly Node<T>[] };

/**
 * The functions that definitions are written with, bound to one product's types. They check and name; what is written comes back unchanged. `Unseen`
 * has what rows can be ordered by though they do not show it, by their type.
 */
export const language = <Types extends object, Unseen extends { [K in keyof Types]?: string }>() => ({
  ...formDefiners<Types>(),
  ...tableDefiners<Types, Unseen>(),
});

const formDefiners = <Types extends object>() => {
  type Name = keyof Types & string;
  return {
    /** The word for pages that edit one stored object, given how it is read and saved. */
    settingsPages:
      <K extends Name>(
        type: K,
        stored: { parent: string; read: Call<void, Types[K]>; save: Call<Types[K], Types[K]> },
      ) =>
      (
        page: Omit<Definition<Omit<SettingsPage, keyof typeof stored>, Types[K], object>, "fields" | "endsSession"> & {
          fields: readonly (Node<Types[K]> | EachNode<Types>)[];
          endsSession?: NonNullable<SettingsPage["endsSession"]> & { path: Path<Types[K]> };
        },
      ): SettingsPage => ({
        kind: "settings",
        type,
        ...stored,
        ...page,
      }),

    popup: <K extends Name>(
      type: K,
      definition: Definition<
        Popup,
        Types[K],
        {
          remember?: { [P in Path<Types[K]>]?: string };
          submit: { label: string; icon?: IconName; call: Call<Types[K], void>; success: string };
        }
      >,
    ): Popup => ({ type, ...definition }) as Popup,

    signedOutPage: <K extends Name>(
      type: K,
      definition: Definition<
        SignedOutPage,
        Types[K],
        {
          prefill?: { [P in Path<Types[K]>]?: string };
          calls: readonly (SignedOutPage["calls"][number] & { from?: Readonly<Record<string, Path<Types[K]>>> })[];
        }
      >,
    ): SignedOutPage => ({ kind: "signedOut", type, ...definition }) as SignedOutPage,

    logLookup: <K extends Name, Stored extends Name>(
      _type: K,
      _stored: Stored,
      definition: LogLookupDefinition<Types[K], Types[Stored]>,
    ): LogLookup => definition,

    messagePage: (definition: Omit<MessagePage, "kind">): MessagePage => ({ kind: "message", ...definition }),
  };
};

const tableDefiners = <Types extends object, Unseen extends { [K in keyof Types]?: string }>() => {
  type Name = keyof Types & string;
  return {
    sidebar: <K extends Name, By extends Path<Types[K]>>(
      type: K,
      definition: Omit<Sidebar, "type" | "list" | "name" | "order"> & {
        list: Call<unknown, Page<Types[K]>>;
        name: Path<Types[K]>;
        order: { by: By; icons: Record<At<Types[K], By> & string, IconName> };
      },
    ): Sidebar<K> => ({ type, ...definition }),

    /** A page of rows. Where a sidebar is, its columns may depend on what is chosen there. */
    tablePage: <K extends Name, Item extends Name = never>(
      type: K,
      definition: TableDefinition<Types[K], UnseenOf<Unseen, K>> & Beside<Types, Types[K], Item>,
    ): TablePage => ({ kind: "table", type, ...definition }) as TablePage,

    detail: <K extends Name>(_type: K, definition: Omit<DetailPanel<Path<Types[K]>>, "kind">): DetailPanel => ({
      kind: "detail",
      ...definition,
    }),

    formPanel: <K extends Name>(
      type: K,
      definition: Omit<FormPanel, "kind" | "type" | "fields" | "defaults" | "transient"> & {
        fields: { new: readonly Node<Types[K]>[]; edit: readonly Node<Types[K]>[] };
        defaults: Partial<Types[K]>;
        transient: readonly Path<Types[K]>[];
      },
    ): FormPanel => ({ kind: "form", type, ...definition }) as FormPanel,

    kinds: <V extends string>(definition: Record<V, FieldTypes[string]>): Readonly<Record<V, FieldTypes[string]>> =>
      definition,
  };
};

type UnseenOf<Unseen, K> = K extends keyof Unseen ? Extract<Unseen[K], string> : never;

type TableDefinition<T, Unseen extends string> = Omit<
  TablePage<Path<T>>,
  "kind" | "type" | "columns" | "list" | "relations" | "sort" | "sidebar" | "parent"
> & {
  sort: Sort<Path<T> | Unseen>;
  list: Call<unknown, Page<T>>;
  relations?: Call<unknown, Page<{ id: string }>>;
};

// The head of a page with a sidebar leads to its own first item, where others lead to the page above them.
type Beside<Types, T, Item extends keyof Types & string> = [Item] extends [never]
  ? { sidebar?: never; parent?: string; columns: readonly Columns<T, object>[] }
  : { sidebar: Sidebar<Item>; parent?: never; columns: readonly Columns<T, Types[Item]>[] };

type Columns<T, Item> =
  | Column<Path<T>>
  | { when: Exclude<Condition<Item>, string>; show: readonly Columns<T, Item>[] }
  | { each: keyof Item & string; by: FieldTypes };
