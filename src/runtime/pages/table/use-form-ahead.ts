import { useEffect } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { runWhenIdle } from "../../ui/loading/work-ahead";
import { useRegistry } from "../../registry/registry";

/** Prefetches the form of a table's rows once the rows are loaded and the page is idle. */
export function usePrefetchForm(panel: FormPanel | undefined, item: SidebarItem | undefined, ready: boolean): void {
  const registry = useRegistry();
  useEffect(
    () => (ready && panel ? runWhenIdle(() => void load(panel, item, registry)) : undefined),
    [ready, panel, item, registry],
  );
}

async function load(...form: Parameters<typeof import("../../panel/load-form-ahead").loadFormAhead>): Promise<void> {
  try {
    const { loadFormAhead } = await import("../../panel/load-form-ahead");
    await loadFormAhead(...form);
  } catch {
    // Opening the form loads it again and reports the failure.
  }
}
