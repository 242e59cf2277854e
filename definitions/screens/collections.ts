import { calls } from "../backend/calls";
import { sidebar, tablePage } from "./define";
import { byVersion } from "../language/availability";
import type { FormPanel } from "../language/form-panel";
import { fieldTypes } from "./field-types";
import { recordPanel } from "./record-panel";

const sidebarWith = (panel: FormPanel) =>
  sidebar("Collection", {
    label: "Collections",
    list: calls.listCollections,
    name: "name",
    addressParam: "collectionId",
    order: { by: "type", icons: { auth: "users", single: "single", base: "base", view: "table" } },
    closed: { since: "v0.23", flag: "system", label: "System" },
    search: { label: "Search collections", placeholder: "Search collections...", noMatch: "No collections found." },
    compactAbove: 20,
    editor: {
      panel,
      empty: "Create the first collection to add records.",
      hiddenWhile: { read: calls.readSettings, path: "meta.hideControls", equals: true },
    },
    rewritesFilter: true,
    preview: { title: "API Preview", icon: "code", addressParam: "preview" },
    loading: "Loading collections...",
    empty: "There are no collections yet.",
    notFound: 'Collection "{name}" not found. Showing the first one.',
  });

const columns = [
  { where: { type: { not: "auth" } }, show: [{ field: "id", icon: "key", cell: "id", copied: true }] },
  {
    where: { type: "auth" },
    show: [
      { field: "id", icon: "key", cell: "id", verifiedBy: "verified", copied: true },
      { before: "v0.23", show: [{ field: "username", icon: "user", cell: "text" }] },
      { field: "email", icon: "mail", cell: "email" },
    ],
  },
  { eachField: "fields", by: fieldTypes },
  {
    before: "v0.23",
    show: [
      { field: "created", icon: "calendar", cell: "date" },
      { field: "updated", icon: "calendar", cell: "date" },
    ],
  },
] as const;

const selection = {
  unit: ["record", "records"],
  remove: {
    label: "Delete selected",
    question: "Do you really want to delete the selected record(s)?\nYou selected {n} {unit}.",
    success: "Successfully deleted the selected record(s).",
  },
  edit: {
    label: "Edit selected",
    title: "Edit {n} {unit}",
    read: calls.listRelated,
    fields: [
      {
        where: { type: "auth" },
        show: [
          { field: "emailVisibility", icon: "bool" },
          { field: "verified", icon: "bool" },
        ],
      },
      { eachField: "fields", by: fieldTypes, uniqueBy: "indexes" },
    ],
    success: "Updated {n} {unit}.",
    cells: {
      of: "fields",
      types: ["text", "number", "bool", "select", "date", "url", "email"],
      unless: ["hidden", "system"],
      remember: "{id}@cellEdits",
    },
  },
} as const;

/** Returns the records page with its list of collections and the given editor. */
export const createCollectionsPage = (panel: FormPanel) =>
  tablePage("RecordRow", {
    route: "/collections",
    title: "Collections",
    icon: "collections",
    sidebar: sidebarWith(panel),
    // Parameter names of the backend's own dashboard since v0.23. `collection` is also an older name of Sextant's.
    aliases: { collection: ["collectionId", "editCollection"], record: ["recordId"] },
    list: calls.listRecords,
    relations: calls.listRelated,
    columns,
    // Rows are requested before their collection is known. Since v0.23 some collections have no `created`.
    sort: byVersion({ "v0.8": "-created", "v0.23": "-@rowid" }),
    readOnlyWhere: { type: "view" },
    readOnlyBadge: "View, read-only",
    readOnlyTitle: "Record of {name}",
    search: {
      label: "Filter records",
      placeholder: byVersion({
        "v0.8": 'Search filter, ex. created > "2022-01-01"...',
        "v0.23": 'Search words, or a filter such as {field} = "..."',
      }),
      wordSearchCells: ["id", "text", "email", "url", "html", "select"],
    },
    views: "All records",
    // Misspelled like the older dashboard's key, so that choices made there carry over.
    columnMenu: { label: "Toggle columns", remember: "{id}@hiddenCollumns", order: "{id}@columnOrder" },
    columnWidths: { remember: "{id}@columnWidths" },
    opens: recordPanel,
    selection,
    live: {
      topic: "{id}/*",
      read: calls.listRelated,
      unit: selection.unit,
      remember: "{id}@live",
    },
    transfer: {
      list: calls.exportRecords,
      export: { title: "Export records", label: "Export", icon: "export", addressParam: "export" },
      import: { title: "Import records", label: "Import", icon: "import", addressParam: "import" },
    },
    empty: "No records found.",
    none: {
      title: byVersion({ "v0.8": "No records found.", "v0.23": "No records yet" }),
      create: "Create the first record",
      import: "Import from a file",
    },
    failed: "The records could not be loaded.",
  });
