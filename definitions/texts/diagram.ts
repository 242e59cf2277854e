/** Texts of the diagram of collections. The runtime fills in a {name}. */
export const diagramTexts = {
  failed: "The collections could not be loaded.",
  empty: "There are no collections yet.",
  find: "Find a collection",
  noMatch: "No collection is called “{text}”.",
  /** A collection that the search finds, but that is not shown. */
  hidden: {
    says: "“{name}” is not shown.",
    showLone: "Show collections without relations",
    showSystem: "Show system collections",
  },
  list: "Relations",
  one: "one",
  many: "many",
  cascade: "deleted with it",
  /** A view's line to a collection that its query reads. */
  reads: "reads",
  out: "{n} out",
  in: "{n} in",
  types: { base: "base", single: "single", auth: "auth", view: "view" },
  moreFields: { one: "1 more field", many: "{n} more fields" },
  marks: { unique: "unique" },
  cascadeMark: "cascade",
  drawing: "Diagram of {n} collections",
  keys: "Tab goes from collection to collection, arrows along relations. Enter edits, Space offers more. + and − zoom, 0 fits, / finds.",
  /** Keys for collections that are not the backend's own. */
  keysOfText: "Tab goes from collection to collection, arrows along relations. + and − zoom, 0 fits, / finds.",
  drawFailed: "The diagram could not be drawn: {reason}",
  arrangeFailed: "This is the earlier arrangement. A new one could not be made: {reason}",
  /** States of the collections that an import changes. */
  sides: { label: "State", before: "Before", after: "After" },
  /** Signs of changes, next to their words. */
  signs: { added: "+", changed: "~", deleted: "−" },
  fields: { label: "Fields shown", all: "All fields", main: "Main", names: "Names" },
  zoom: { label: "Zoom", out: "Zoom out", in: "Zoom in", fit: "Fit", level: "{n} %" },
  arrange: "Arrange again",
  lone: { one: "1 collection without relations is not drawn", many: "{n} collections without relations are not drawn" },
  showLone: "Show them",
  save: "Save as SVG",
  file: "diagram.svg",
  collections: { one: "1 collection", many: "{n} collections" },
  relations: { one: "1 relation", many: "{n} relations" },
  system: "System collections",
  actions: { label: "Open {name}", records: "Open the records", edit: "Edit the collection", rules: "Rules" },
} as const;
