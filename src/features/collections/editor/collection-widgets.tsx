import type { Widget } from "../../../runtime/registry/widget";
import { lazyWidget } from "../../../widgets/lazy-widget";

const load = () => import("./lazy-editors");
const part = lazyWidget(load);
const sql = lazyWidget(() => import("./SqlInput"));

const checks = () => import("./widget-checks");
const patternCheck: Widget["check"] = async (value) => (await checks()).patternFault(value);
const ruleCheck: Widget["check"] = async (value, _schema, form) => (await checks()).ruleProblem(value, form);

/** Widgets of the collection editor. */
export const collectionWidgets = {
  bytes: { draw: part("BytesInput") },
  "collection-id": { draw: part("CollectionSelect") },
  fieldType: { draw: part("IconSelect") },
  "go-pattern": { draw: part("GoPatternInput"), check: patternCheck },
  indexes: { draw: part("IndexesInput"), label: "above" },
  "manage-rule": { draw: part("ManageRuleInput"), label: "above", check: ruleCheck },
  mimeTypes: { draw: part("MimeTypesInput") },
  rule: { draw: part("RuleInput"), label: "above", check: ruleCheck },
  sql: { draw: sql("SqlInput"), label: "above" },
  thumbSizes: { draw: part("ThumbSizesInput") },
  typeChip: { draw: part("TypeChip") },
} as const;
