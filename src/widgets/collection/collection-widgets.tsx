import type { ComponentType } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";
import { lazyPart } from "../../runtime/ui/lazy-part";

const load = () => import("./parts");
type Parts = Awaited<ReturnType<typeof load>>;

// Settings and sign-in do not wait for these. Meanwhile a place of a control's height stands there, so that nothing moves.
const part = <Name extends keyof Parts>(name: Name) =>
  lazyPart<WidgetProps<never>>(async () => (await load())[name] as ComponentType<WidgetProps<never>>, {
    waiting: <span className="bone bone--control" />,
  });

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
  "utc-date-time": { draw: part("DateTimeInput") },
} as const;
