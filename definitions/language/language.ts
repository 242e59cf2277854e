import type { Available, Availability, Before, ByVersion, Since } from "./availability";
import type { LogLookup, LogLookupDefinition } from "./log-lookup";
import type { Call } from "./call";
import type { ListCall, ReadCall, RelatedCall, RowCall, RowsCall, SaveCall, SendCall } from "./call-kinds";
import type { IconName } from "./widget-names";
import type { FieldTypeDefinition } from "./field-type";
import type { FieldTypes } from "./line";
import type { Condition, EachNode, ItemNode, Node } from "./node";
import type { At, Changes, ListPath, Path, PathTo } from "./path";
import { unchecked, type Definition } from "./definition";
import type { ContentPage, MessagePage, SettingsPage } from "./screen";
import type { Popup } from "./popup";
import { signedOutDefiners } from "./signed-out";
import type { AskedAction, Duplicate, FormPanel, PopupAction, RowAction, SaveWords } from "./form-panel";
import type { AnyStoredFlag } from "./stored-flag";
import type { RowsTransfer } from "./transfer";
import type { Column, DetailLine, DetailPanel, LiveRows, Selection, Sidebar, Sort, TablePage } from "./table";

/**
 * Functions for writing definitions, bound to one product's types. They only check and name: definitions are returned
 * unchanged. `Unseen` has the sort keys that are no columns, by row type.
 */
export const language = <Types extends object, Unseen extends { [K in keyof Types]?: string }>() => ({
  ...formDefiners<Types>(),
  ...signedOutDefiners<Types>(),
  ...tableDefiners<Types, Unseen>(),
});

const formDefiners = <Types extends object>() => {
  type Name = keyof Types & string;
  return {
    /** Defines pages that edit one stored object, given the calls that read and save it. */
    settingsPages:
      <K extends Name>(type: K, stored: { read: ReadCall<Types[K]>; save: SendCall<Changes<Types[K]>, Types[K]> }) =>
      (
        page: Omit<
          Definition<Omit<SettingsPage, keyof typeof stored>, Types[K], object>,
          "fields" | "endsSession" | "title" | "success"
        > &
          Varying<SettingsPage, "title" | "success"> & {
            fields: readonly (Node<Types[K]> | EachNode<Types>)[];
            endsSession?: NonNullable<SettingsPage["endsSession"]> & { path: Path<Types[K]> };
          } & Availability,
      ): SettingsPage =>
        unchecked({ kind: "settings", type, ...stored, ...page }),

    /** Lines shared by several forms, checked where they are defined. */
    lines: <K extends Name>(_type: K, shared: readonly Node<Types[K]>[]): readonly Node<Types[K]>[] => shared,

    popup: <K extends Name>(
      type: K,
      definition: Definition<
        Popup,
        Types[K],
        {
          remember?: { [P in Path<Types[K]>]?: string };
          submit: {
            label: string;
            icon?: IconName;
            call: SendCall<Types[K]> | SendCall<Types[K], unknown, string>;
            success: string;
          };
        }
      >,
    ): Popup => unchecked({ type, ...definition }),

    logLookup: <K extends Name, Stored extends Name>(
      _type: K,
      _stored: Stored,
      definition: LogLookupDefinition<Types[K], Types[Stored]> & Availability,
    ): LogLookup => unchecked(definition),

    contentPage: (
      definition: Omit<ContentPage, "kind" | "badge"> & Partial<Varying<ContentPage, "badge">> & Availability,
    ): ContentPage => unchecked({ kind: "content", ...definition }),

    messagePage: (definition: Omit<MessagePage, "kind">): MessagePage => ({ kind: "message", ...definition }),
  };
};

const tableDefiners = <Types extends object, Unseen extends { [K in keyof Types]?: string }>() => {
  type Name = keyof Types & string;
  return {
    sidebar: <K extends Name, By extends Path<Types[K]>>(
      type: K,
      definition: Omit<Sidebar, "type" | "list" | "name" | "order" | "editor" | "preview" | "closed"> & {
        list: ListCall<Types[K]>;
        closed?: { flag: PathTo<Types[K], boolean>; label: string } & Availability;
        editor?: NonNullable<Sidebar["editor"]> & { hiddenWhile?: AnyStoredFlag<Types> } & Availability;
        preview?: NonNullable<Sidebar["preview"]> & Availability;
        name: Path<Types[K]>;
        order: { by: By; icons: Record<At<Types[K], By> & string, IconName> };
      },
    ): Sidebar<K> => unchecked({ type, ...definition }),

    /** Defines a page of rows. With a sidebar, columns may depend on the chosen item. */
    tablePage: <K extends Name, Item extends Name = never, Part extends string = never>(
      type: K,
      definition: TableDefinition<Types, K, UnseenOf<Unseen, K>, Part> &
        SidebarOf<Types, Types[K], Item, Part> &
        Availability,
    ): TablePage => unchecked({ kind: "table", type, ...definition }),

    detail: <K extends Name>(
      _type: K,
      definition: Omit<DetailPanel<Path<Types[K]>>, "kind" | "read" | "lines"> & {
        read: RowCall<Types[K]>;
        lines: readonly Lasting<DetailLine<Path<Types[K]>>>[];
      },
    ): DetailPanel => unchecked({ kind: "detail", ...definition }),

    formPanel: <K extends Name, Transient extends Path<Types[K]>>(
      type: K,
      definition: FormPanelDefinition<Types[K], Transient>,
    ): FormPanel => unchecked({ kind: "form", type, ...definition }),

    /** Panel whose rows belong to an item, such as the records of a collection. */
    itemPanel: <K extends Name, Item extends Name, Part extends string, Transient extends Path<Types[K]>>(
      type: K,
      _item: Item,
      definition: ItemPanelDefinition<Types[K], Types[Item], Part, Transient>,
    ): FormPanel => unchecked({ kind: "form", type, ...definition }),

    fieldTypesOf: <K extends Name>(
      type: K,
      types: { readonly [F in keyof Types[K]]: FieldTypeDefinition<Types[K][F]> },
    ): FieldTypes => ({ options: type, types: types as unknown as FieldTypes["types"] }),
  };
};

// A list, or one list per version.
type Lists<Entry> = readonly Entry[] | ByVersion<readonly Entry[]>;

// A row has an id and some of the form's values, with matching types.
type RowWith<T> = { id: string } & Partial<T> & { [K in keyof T]: Pick<T, K> }[keyof T];

// These properties may differ by version.
type Varying<T, Key extends keyof T> = { [K in Key]: T[K] | ByVersion<NonNullable<T[K]>> };

type FormPanelDefinition<T, Transient> = Omit<
  FormPanel,
  | "kind"
  | "type"
  | "addressParam"
  | "closes"
  | "fields"
  | "defaults"
  | "transient"
  | "duplicate"
  | "actions"
  | "imported"
  | keyof PanelCalls<object, never>
> &
  PanelCalls<T, Transient> &
  Varying<FormPanel, "addressParam" | "closes"> & {
    duplicate?: Omit<Duplicate<Path<T>, PathTo<T, string>>, "blank"> & { blank?: Lists<Path<T>> };
    actions?: readonly (RowAction | (OwnAction<T> & Availability))[];
    fields: { new: readonly Node<T>[]; edit: readonly Node<T>[] };
    defaults: Partial<T> | ByVersion<Partial<T>>;
    transient: readonly Transient[];
  };

type OwnAction<T> = Omit<AskedAction, "call" | "sends" | "where" | "shownWhen"> & {
  call: SaveCall<object, unknown>;
  sends: Readonly<Record<string, unknown>>;
  shownWhen?: Condition<T>;
};

// New rows are sent complete, stored rows send changes. Form-only paths are never sent.
interface PanelCalls<T, Transient> {
  read: RowCall<RowWith<T>>;
  create: Omit<FormPanel["create"], "call" | "enabledWhen"> & {
    call: SendCall<Omit<T, Transient & string>, RowWith<T>>;
    enabledWhen?: Condition<T>;
  };
  save: SaveWords & { call: SaveCall<Changes<Omit<T, Transient & string>>, RowWith<T>> };
  remove: Omit<FormPanel["remove"], "hiddenWhen"> & { hiddenWhen?: Condition<T> };
  account?: AccountOf<T> | ByVersion<AccountOf<T>>;
}

// Rows also have their item's fields, so responses are only known to be rows.
type ItemPanelDefinition<T, Item, Part extends string, Transient> = Omit<
  FormPanelDefinition<T, Transient>,
  "fields" | "dates" | "account" | "actions" | keyof PanelCalls<object, never>
> & {
  fields: { new: readonly ItemNode<T, Item>[]; edit: readonly ItemNode<T, Item>[] };
  dates?: ListPath<Item>;
  account?: AccountOf<T> & Availability;
  read: RowCall<{ id: string }, "id" | Part>;
  create: Omit<FormPanel["create"], "call" | "enabledWhen"> & {
    call: SendCall<Partial<Omit<T, Transient & string>>, { id: string }, Part>;
    enabledWhen?: Condition<T>;
  };
  save: SaveWords & {
    call: SaveCall<Changes<Omit<T, Transient & string>>, { id: string }, "id" | Part>;
  };
  remove: Omit<FormPanel["remove"], "call" | "hiddenWhen"> & { call: RowCall<unknown, "id" | Part> };
  actions?: readonly ItemAction<T, Item, Part>[];
  imported?: {
    unique: Lists<Path<T> | "id">;
    anyCase: Lists<Path<T>>;
    uniqueBy: PathTo<Item, readonly string[]>;
    repeats: { [P in Path<T>]?: Path<T> };
    madeUp: PathTo<T, string>;
    notes: readonly { where: Exclude<Condition<Item>, string>; note: string | ByVersion<string> }[];
  };
};

type ItemAction<T, Item, Part extends string> = {
  where?: Exclude<Condition<Item>, string>;
  shownWhen?: Condition<T>;
} & Availability &
  (
    | Omit<PopupAction, "where" | "shownWhen">
    | (Omit<AskedAction, "call" | "sends" | "where" | "shownWhen"> &
        (
          | { sends: Readonly<Record<string, unknown>>; call: SaveCall<object, unknown, "id" | Part> }
          | {
              [P in Path<T>]: { sends: P; call: SendCall<{ [N in P]: NonNullable<At<T, P>> }, unknown, Part> };
            }[Path<T>]
        ))
  );

interface AccountOf<T> {
  signIn: Call<never, { token: string }>;
  payload: Readonly<Record<string, Path<T>>>;
  password: Path<T>;
  identity?: Path<T>;
  removeQuestion: string;
}

type UnseenOf<Unseen, K> = K extends keyof Unseen ? Extract<Unseen[K], string> : never;

type TableDefinition<Types, K extends keyof Types, Unseen extends string, Part extends string> = Omit<
  TablePage<Path<Types[K]>>,
  | "kind"
  | "type"
  | "route"
  | "alsoAt"
  | "columnWidths"
  | "columns"
  | "list"
  | "transfer"
  | "live"
  | "relations"
  | "sort"
  | "none"
  | "sidebar"
  | "opens"
  | "selection"
  | "disabled"
  | "presetFilter"
  | "search"
  | "readOnlyWhere"
  | "readOnly"
> &
  Varying<TablePage, "route" | "alsoAt"> & {
    columnWidths: Varying<TablePage["columnWidths"], "remember">;
    search: Omit<TablePage<Path<Types[K]>>["search"], "offers" | "placeholder"> &
      Varying<TablePage["search"], "placeholder"> & { offers?: readonly Lasting<Path<Types[K]>>[] };
    presetFilter?: Omit<PresetFilter, "filterWhenOff"> & Varying<PresetFilter, "filterWhenOff">;
    none?: Omit<NoRows, "title"> & Varying<NoRows, "title">;
    sort: Sort<Path<Types[K]> | Unseen> | ByVersion<Sort<Path<Types[K]> | Unseen>>;
    list: RowsCall<Types[K], Part>;
    relations?: RelatedCall<{ id: string }>;
    disabled?: AnyStoredFlag<Types> & { text: string };
  };

type PresetFilter = NonNullable<TablePage["presetFilter"]>;

type NoRows = NonNullable<TablePage["none"]>;

type LiveOf = Omit<LiveRows, "read"> & { read: RelatedCall<{ id: string }> };

type SidebarOf<Types, T, Item extends keyof Types & string, Part extends string> = [Item] extends [never]
  ? { sidebar?: never; list: RowsCall<T, never>; transfer?: never; live?: never } & OfItem<T, object>
  : { sidebar: Sidebar<Item>; transfer?: TransferOf<T, Part>; live?: LiveOf } & OfItem<T, Types[Item]>;

type TransferOf<T, Part extends string> = Omit<RowsTransfer, "list"> & { list: RowsCall<T, Part> };

// Parts that may depend on the chosen item, and are missing without a sidebar. Bulk actions and imports use the form of
// a single row.
type OfItem<T, Item> = {
  columns: readonly Columns<T, Item>[];
  readOnlyWhere?: Exclude<Condition<Item>, string>;
} & (
  | { opens: FormPanel; selection?: Selection<ItemNode<T, Item>> }
  | { opens?: DetailPanel; selection?: never; transfer?: never }
);

type Lasting<T> = T | Available<T>;

type Columns<T, Item> =
  | Column<Path<T>>
  | Since<Columns<T, Item>>
  | Before<Columns<T, Item>>
  | { where: Exclude<Condition<Item>, string>; show: readonly Columns<T, Item>[] }
  | { eachField: ListPath<Item>; by: FieldTypes };
