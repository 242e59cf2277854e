import type { LogLookup, LogLookupDefinition } from "./log-lookup";
import type { Call, Page } from "./call";
import type { IconName } from "./names";
import type { FieldTypeDefinition } from "./field-type";
import type { FieldTypes } from "./line";
import type { Condition, EachNode, Node } from "./node";
import type { At, Path } from "./path";
import type { SignedOutPage, MessagePage, Popup, SettingsPage } from "./screen";
import type { FormPanel } from "./form-panel";
import type { Column, DetailPanel, Sidebar, Sort, TablePage } from "./table";

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

    /** Lines that several forms share, checked where they stand. */
    lines: <K extends Name>(_type: K, shared: readonly Node<Types[K]>[]): readonly Node<Types[K]>[] => shared,

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
    ): Sidebar => ({ type, ...definition }),

    tablePage: <K extends Name, Entry extends Name>(
      type: K,
      entry: Entry,
      definition: TableDefinition<Types[K], Types[Entry], UnseenOf<Unseen, K>> & { sidebar: Sidebar },
    ): TablePage => ({ kind: "table", type, ...definition }) as TablePage,

    /** A table of everything that a call lists, without a list beside it. */
    wholeTable: <K extends Name>(
      type: K,
      definition: Omit<TableDefinition<Types[K], object, UnseenOf<Unseen, K>>, "sidebar">,
    ): TablePage => ({ kind: "table", type, ...definition }) as TablePage,

    detail: <K extends Name>(_type: K, definition: Omit<DetailPanel<Path<Types[K]>>, "kind">): DetailPanel => ({
      kind: "detail",
      ...definition,
    }),

    formPanel: <K extends Name>(type: K, definition: FormPanelDefinition<Types[K]>): FormPanel =>
      ({ kind: "form", type, ...definition }) as FormPanel,

    fieldTypesOf: <K extends Name>(
      type: K,
      types: { readonly [F in keyof Types[K]]: FieldTypeDefinition<Types[K][F]> },
    ): FieldTypes => ({ options: type, types: types as unknown as FieldTypes["types"] }),
  };
};

type FormPanelDefinition<T> = Omit<
  FormPanel,
  "kind" | "type" | "fields" | "defaults" | "transient" | "create" | "account"
> & {
  fields: { new: readonly Node<T>[]; edit: readonly Node<T>[] };
  defaults: Partial<T>;
  transient: readonly Path<T>[];
  create: Omit<FormPanel["create"], "enabledWhen"> & { enabledWhen?: Condition<T> };
  remove: Omit<FormPanel["remove"], "hiddenWhen"> & { hiddenWhen?: Condition<T> };
  account?: { signIn: Call; payload: Readonly<Record<string, Path<T>>>; password: Path<T> };
};

type UnseenOf<Unseen, K> = K extends keyof Unseen ? Extract<Unseen[K], string> : never;

type TableDefinition<T, Entry, Unseen extends string> = Omit<
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
  | { each: keyof Entry & string; by: FieldTypes };
