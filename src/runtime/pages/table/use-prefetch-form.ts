import { useEffect } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { runWhenIdle } from "../../ui/loading/run-when-idle";
import { useRegistry } from "../../registry/registry";

/** Prefetches the form of a table's rows once the rows are loaded and the page is idle. */
export function usePrefetchForm(panel: FormPanel | undefined, item: SidebarItem | undefined, ready: boolean): void {
  const registry = useRegistry();
  useEffect(
    () => (ready && panel ? runWhenIdle(() => void load(panel, item, registry)) : undefined),
    [ready, panel, item, registry],
  );
}

async function load(...form: Parameters<typeof import("../../row-form/prefetch-form").prefetchForm>): Promise<void> {
  try {
    const { prefetchForm } = await import("../../row-form/prefetch-form");
    await prefetchForm(...form);
  } catch {
    // Opening the form loads it again and reports the failure.
  }
}
