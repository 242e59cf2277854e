import { lazyWidget } from "../../../widgets/later-widget";

const load = () => import("./parts");
const part = lazyWidget(load);
const sql = lazyWidget(() => import("./SqlInput"));

/** Widgets of the collection editor. */
export const collectionWidgets = {
  bytes: { draw: part("BytesInput") },
  "collection-id": { draw: part("CollectionSelect") },
  fieldType: { draw: part("IconSelect") },
  "go-pattern": { draw: part("GoPatternInput") },
  indexes: { draw: part("IndexesInput"), label: "above" },
  "manage-rule": { draw: part("ManageRuleInput"), label: "above" },
  mimeTypes: { draw: part("MimeTypesInput") },
  rule: { draw: part("RuleInput"), label: "above" },
  sql: { draw: sql("SqlInput"), label: "above" },
  thumbSizes: { draw: part("ThumbSizesInput") },
  typeChip: { draw: part("TypeChip") },
} as const;
