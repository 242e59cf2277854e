import type { FormPanel } from "../../definitions/language/form-panel";
import type { Line } from "../../definitions/language/line";
import type { Popup } from "../../definitions/language/popup";
import type { Product } from "../../definitions/language/product";
import type { ContentPage, MessagePage, Screen, SettingsPage, SignedOutPage } from "../../definitions/language/screen";
import type { DetailPanel, TablePage } from "../../definitions/language/table";
import { decodeBody, encodeBody } from "../../src/backend/dialects/translate";
import { conditionModel, holds } from "../../src/runtime/model/form/condition";
import type { LineModel } from "../../src/runtime/model/form/form-model";
import { listsIn } from "../../src/runtime/model/form/lists";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { columnsOf } from "../../src/runtime/model/table/columns";
import { allFields } from "../../src/runtime/model/form/visible";
import { admin, storedCollections, storedRecords, storedSettings } from "../support/fixtures";
import { examplesOf, valuesText, type FormExample, type Shown } from "./form-examples";

type Data = Readonly<Record<string, unknown>>;

/** Content of a state: the page alone, or a form on it. */
export type Place =
  | { kind: "page" }
  | { kind: "settings"; page: SettingsPage }
  | { kind: "signedOut"; page: SignedOutPage }
  | { kind: "popup"; popup: Popup; button: string; panel?: FormPanel }
  | { kind: "row"; panel: FormPanel; isNew: boolean }
  | { kind: "detail"; panel: DetailPanel };

/** One state of a screen, with everything that draws it and saves it. */
export interface ExampleState extends FormExample {
  /** Name of the screen, and the form on it. */
  screen: string;
  view: string;
  page: Screen;
  place: Place;
  /** Lines of the form; none for a page without a form. */
  lines: readonly LineModel[];
  /** Item of the form or the table, such as the collection of a record. */
  item?: Data;
  /** Number among the states of its view, from 1. */
  number: number;
}

/** Returns every state of every screen of a product that is resolved for a version. */
export const statesOf = (product: Product, schemas: Schemas): ExampleState[] =>
  Object.entries(product.screens).flatMap(([name, page]) => statesOfScreen(name, page, { product, schemas }));

interface Around {
  product: Product;
  schemas: Schemas;
}

/** Returns every state of a screen. */
function statesOfScreen(screen: string, page: Screen, around: Around): ExampleState[] {
  const views: readonly View[] = {
    settings: settingsViews,
    signedOut: signedOutViews,
    table: tableViews,
    content: pageViews,
    message: pageViews,
  }[page.kind](page as never, around);
  return views.flatMap(({ name, place, lines, item, examples }) =>
    examples.map((example, index) => ({
      ...example,
      screen,
      page,
      view: name,
      place,
      lines,
      ...(item && { item }),
      number: index + 1,
    })),
  );
}

interface View {
  name: string;
  place: Place;
  lines: readonly LineModel[];
  item?: Data;
  examples: readonly FormExample[];
}

const pageViews = (page: ContentPage | MessagePage): readonly View[] => [pageView("page", [page.title])];

const pageView = (name: string, outline: readonly string[], item?: Data): View => ({
  name,
  place: { kind: "page" },
  lines: [],
  ...(item && { item }),
  examples: [{ data: {}, values: {}, outline: outline.join("\n") }],
});

interface FormOf {
  type: string;
  fields: readonly Line[];
}

const resolved = ({ type, fields }: FormOf, { schemas }: Around, item?: Data) => ({
  lines: resolveLines(fields, schemas[type]!, schemas, item),
  root: schemas[type]!,
});

function settingsViews(page: SettingsPage, around: Around): readonly View[] {
  const form = resolved(page, around);
  const { whenClean } = page;
  return [
    {
      name: "page",
      place: { kind: "settings", page },
      lines: form.lines,
      examples: examplesOf({ ...form, fixture: { ...storedSettings, backups: { cron: "0 3 * * *" } } }),
    },
    ...(whenClean ? [popupView(whenClean.opens, whenClean.button, around)] : []),
  ];
}

function popupView(popup: Popup, button: string, around: Around) {
  const form = resolved(popup, around);
  const place = { kind: "popup", popup, button } as const;
  return { name: `popup ${popup.title}`, place, ...form, examples: examplesOf(form) };
}

function signedOutViews(page: SignedOutPage, around: Around): readonly View[] {
  const form = resolved(page, around);
  return [{ name: "page", place: { kind: "signedOut", page }, lines: form.lines, examples: examplesOf(form) }];
}

function tableViews(page: TablePage, around: Around): readonly View[] {
  const { opens, sidebar } = page;
  const items = sidebar ? itemsOf(page, around) : [undefined];
  return [
    ...items.flatMap((item) => {
      const columns = columnsOf(page.columns, item?.data).map(({ name }) => name);
      const isReadOnly = page.readOnlyWhere !== undefined && holds(page.readOnlyWhere, item?.data);
      const kind = item ? ` of ${valuesText(item.values)}` : "";
      return [
        pageView(`rows${kind}`, [...columns, ...(isReadOnly ? ["read-only"] : [])], item?.data),
        ...(opens?.kind === "form" && !isReadOnly ? rowViews(opens, kind, around, item?.data) : []),
      ];
    }),
    ...(opens?.kind === "detail" ? [detailView(opens)] : []),
    ...(sidebar?.editor ? rowViews(sidebar.editor.panel, " in the sidebar", around) : []),
  ];
}

const detailView = (panel: DetailPanel): View => ({
  ...pageView(
    "row",
    panel.lines.map(({ field }) => field),
  ),
  place: { kind: "detail", panel },
});

function rowViews(panel: FormPanel, kind: string, around: Around, item?: Data): readonly View[] {
  const { type, fields, defaults, remove, actions = [] } = panel;
  const place = { kind: "row", panel } as const;
  const ofItem = actions.filter(({ where }) => where === undefined || holds(where, item));
  const others: Shown[] = [
    ...(remove.hiddenWhen ? [shown("cannot be deleted", remove.hiddenWhen)] : []),
    ...ofItem.flatMap(({ label, shownWhen }) => (shownWhen ? [shown(`action ${label}`, shownWhen)] : [])),
  ];
  const [written, stored] = [
    resolved({ type, fields: fields.new }, around, item),
    resolved({ type, fields: fields.edit }, around, item),
  ];
  const named = item ? { item } : {};
  return [
    {
      name: `new row${kind}`,
      place: { ...place, isNew: true },
      ...written,
      ...named,
      examples: examplesOf({ ...written, rest: defaults, isNew: true }),
    },
    {
      name: `row${kind}`,
      place: { ...place, isNew: false },
      ...stored,
      ...named,
      examples: examplesOf({ ...stored, rest: { ...defaults, ...storedRow(panel) }, others }),
    },
    ...ofItem.flatMap((action) => {
      if (!("opens" in action)) return [];
      const view = popupView(action.opens, action.label, around);
      return [{ ...view, name: `${view.name}${kind}`, place: { ...view.place, panel }, ...named }];
    }),
  ];
}

const shown = (shows: string, when: object | string): Shown => ({ shows, condition: conditionModel(when, "") });

const storedRow = ({ type }: FormPanel): object => {
  const { id, created, updated } =
    type === "AdminForm" ? admin : type === "Collection" ? storedCollections[1]! : storedRecords[0]!;
  return { id, created, updated };
};

/** Returns an item for each combination of conditions on items. */
function itemsOf(page: TablePage, around: Around): readonly FormExample[] {
  const { panel } = page.sidebar!.editor!;
  const form = resolved({ type: panel.type, fields: panel.fields.edit }, around);
  const base = examplesOf({
    ...form,
    rest: { ...panel.defaults, ...storedRow(panel), type: "auth", system: false },
    fixed: ["type", "system", "name"],
  })[0]!.data;
  const types = listsIn(form.lines).find(({ path }) => path === "fields")!.variant!.types.types;
  const fields = (base["fields"] as readonly ItemField[])
    .filter(({ name }) => name.startsWith("a_"))
    .flatMap((field) => [field, ...withSeveral(field, types[field.type]?.value.multiple)]);
  const others = whereIn([page.columns, page.opens, { where: page.readOnlyWhere }]).map((where) =>
    shown(JSON.stringify(where), where),
  );
  // As the list shows it: the backend's meaning of 0 is translated.
  const rest = decodeBody(page.sidebar!.list, encodeBody(panel.save.call, { ...base, fields })) as Data;
  return examplesOf({ lines: [], root: form.root, rest, others, fields: allFields(form.lines) });
}

type ItemField = { id: string; name: string; type: string };

/** Returns the field with several values, if an option of its type allows them. */
const withSeveral = (field: ItemField, option: string | undefined): readonly ItemField[] =>
  option ? [{ ...field, id: `${field.id}s`, name: `${field.name}_several`, [option]: 3 }] : [];

/** Returns the conditions on items at any depth. */
const whereIn = (value: unknown): readonly object[] => {
  if (typeof value !== "object" || value === null || "answer" in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "where" && inner ? [inner as object] : key === "by" ? [] : whereIn(inner),
  );
};
