import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { resolveLines } from "../model/form/resolve-lines";
import { allFields } from "../model/form/visible";
import type { Registry } from "../registry/registry";
import type { LazyComponent } from "../ui/loading/lazy-component";

/** Prefetches the form panel and the widgets of its fields. Throws if a file cannot be loaded. */
export async function prefetchForm(
  { fields, type }: FormPanel,
  item: AnyRow | undefined,
  { schemas, widgets, formPanels }: Registry,
): Promise<void> {
  await formPanels[type]!.load();
  const lines = resolveLines(fields.edit, schemas[type]!, schemas, item);
  const names = new Set(allFields(lines).map(({ widget }) => widget));
  for (const name of names) {
    const widget = widgets[name as keyof typeof widgets];
    await (("draw" in widget ? widget.draw : widget.field) as Partial<LazyComponent<never>>).load?.();
  }
}
