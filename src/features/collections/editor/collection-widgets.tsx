import type { Widget } from "../../../runtime/registry/widget";
import { lazyWidget } from "../../../widgets/lazy-widget";

const load = () => import("./lazy-editors");

const checks = () => import("./widget-checks");
const patternCheck: Widget["check"] = async (value) => (await checks()).patternFault(value);
const ruleCheck: Widget["check"] = async (value, _schema, form, path) =>
  (await checks()).ruleProblem(value, form, path);

/** Widgets of the collection editor. */
export const collectionWidgets = {
  bytes: { draw: lazyWidget(async () => (await load()).BytesInput) },
  choiceLines: { draw: lazyWidget(async () => (await load()).ChoiceLines) },
  "collection-id": { draw: lazyWidget(async () => (await load()).CollectionSelect) },
  fieldType: { draw: lazyWidget(async () => (await load()).IconSelect) },
  flagButton: { draw: lazyWidget(async () => (await load()).FlagButton), label: "inside" },
  "go-pattern": { draw: lazyWidget(async () => (await load()).GoPatternInput), check: patternCheck },
  indexes: { draw: lazyWidget(async () => (await load()).IndexesInput), label: "above" },
  "manage-rule": { draw: lazyWidget(async () => (await load()).ManageRuleInput), label: "above", check: ruleCheck },
  mappedField: { draw: lazyWidget(async () => (await load()).MappedField) },
  mimeTypes: { draw: lazyWidget(async () => (await load()).MimeTypesInput) },
  rule: { draw: lazyWidget(async () => (await load()).RuleInput), label: "above", check: ruleCheck },
  several: { draw: lazyWidget(async () => (await load()).SeveralSelect) },
  sql: { draw: lazyWidget(async () => (await import("./SqlInput")).SqlInput), label: "above" },
  thumbSizes: { draw: lazyWidget(async () => (await load()).ThumbSizesInput) },
  typeChip: { draw: lazyWidget(async () => (await load()).TypeChip) },
} as const;
