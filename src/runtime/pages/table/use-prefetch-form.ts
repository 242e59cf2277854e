import { useEffect } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { runWhenIdle } from "../../ui/loading/when-idle";
import { prefetchForm } from "../../row-form/prefetch-form";
import { useRegistry } from "../../registry/registry";

/** Prefetches the form of a table's rows once the rows are loaded and the page is idle. */
export function usePrefetchForm(panel: FormPanel | undefined, item: SidebarItem | undefined, ready: boolean): void {
  const registry = useRegistry();
  useEffect(() => {
    if (!ready || !panel) return undefined;
    // Opening the form loads it again and reports a failure.
    return runWhenIdle(() => void prefetchForm(panel, item, registry).catch(() => {}));
  }, [ready, panel, item, registry]);
}
