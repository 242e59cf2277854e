/** Texts of the diagram of collections. The runtime fills in a {name}. */
export const diagramTexts = {
  failed: "The collections could not be loaded.",
  empty: "There are no collections yet.",
  find: "Find a collection",
  noMatch: "No collection is called “{text}”.",
  list: "Relations",
  one: "one",
  many: "many",
  cascade: "deleted with it",
  /** A view's line to a collection that its query reads. */
  reads: "reads",
  out: "{n} out",
  in: "{n} in",
  types: { base: "base", single: "single", auth: "auth", view: "view" },
  marks: { key: "key", unique: "unique", required: "required" },
  collections: { one: "1 collection", many: "{n} collections" },
  relations: { one: "1 relation", many: "{n} relations" },
  system: "System collections",
  actions: { label: "Open {name}", records: "Open the records", edit: "Edit the collection", rules: "Rules" },
} as const;
