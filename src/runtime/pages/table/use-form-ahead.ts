import { useEffect } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { workAhead } from "../../ui/loading/work-ahead";
import { useRegistry } from "../../registry/registry";

/** Loads the form of a table's rows once they are there and the page has nothing else to do: one of them will be opened. */
export function useFormAhead(panel: FormPanel | undefined, item: SidebarItem | undefined, ready: boolean): void {
  const registry = useRegistry();
  useEffect(
    () => (ready && panel ? workAhead(() => void load(panel, item, registry)) : undefined),
    [ready, panel, item, registry],
  );
}

async function load(...form: Parameters<typeof import("../../panel/load-form-ahead").loadFormAhead>): Promise<void> {
  try {
    const { loadFormAhead } = await import("../../panel/load-form-ahead");
    await loadFormAhead(...form);
  } catch {
    // It is loaded when it is opened, which says what is wrong.
  }
}
