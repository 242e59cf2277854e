import { laterWidget } from "../../../widgets/later-widget";

const load = () => import("./parts");
const part = laterWidget(load);

/** The widgets of a collection's editor. */
export const collectionWidgets = {
  bytes: { draw: part("BytesInput") },
  "collection-id": { draw: part("CollectionSelect") },
  fieldType: { draw: part("IconSelect") },
  "go-pattern": { draw: part("GoPatternInput") },
  "manage-rule": { draw: part("ManageRuleInput"), label: "above" },
  mimeTypes: { draw: part("MimeTypesInput") },
  rule: { draw: part("RuleInput"), label: "above" },
  thumbSizes: { draw: part("ThumbSizesInput") },
  typeChip: { draw: part("TypeChip") },
} as const;
