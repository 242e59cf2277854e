import { calls } from "../backend/calls";
import { sideList, tablePage } from "../define";
import { fieldTypes } from "./field-types";

const collectionList = sideList("Collection", {
  label: "Collections",
  list: calls.listCollections,
  name: "name",
  address: "collectionId",
  order: { by: "type", icons: { auth: "users", single: "single", base: "base" } },
  search: { label: "Search collections", placeholder: "Search collections...", nothing: "No collections found." },
  compactAbove: 20,
  loading: "Loading collections...",
  none: "There are no collections yet.",
  unknown: 'There is no collection "{name}". The first one is shown instead.',
});

export const collections = tablePage("RecordRow", "Collection", {
  route: "/collections",
  title: "Collections",
  icon: "collections",
  of: collectionList,
  list: calls.listRecords,
  columns: [
    { field: "id", icon: "key", cell: "id", fixed: true },
    {
      when: { type: "auth" },
      show: [
        { field: "username", icon: "user", cell: "text" },
        { field: "email", icon: "mail", cell: "email" },
      ],
    },
    { each: "schema", by: fieldTypes },
    { field: "created", icon: "calendar", cell: "date" },
    { field: "updated", icon: "calendar", cell: "date" },
  ],
  sort: "-created",
  search: { label: "Filter records", placeholder: 'Search filter, ex. created > "2022-01-01"...' },
  // The spelling is the older dashboard's own: choices made there carry over.
  toggle: { label: "Toggle columns", remember: "{id}@hiddenCollumns" },
  nothing: "No records found.",
  failed: "The records could not be loaded.",
});
