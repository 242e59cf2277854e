import { useEffect } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import { aheadDelay } from "../../../../definitions/texts/sizes";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { useRegistry } from "../../registry/registry";

/** Loads the form of a table's rows once they are there and the page has nothing else to do: one of them will be opened. */
export function useFormAhead(panel: FormPanel | undefined, item: SidebarItem | undefined, ready: boolean): void {
  const registry = useRegistry();
  useEffect(() => {
    if (!ready || !panel || savesData()) return;
    const timer = setTimeout(() => whenIdle(() => void load(panel, item, registry)), aheadDelay);
    return () => clearTimeout(timer);
  }, [ready, panel, item, registry]);
}

async function load(...form: Parameters<typeof import("../../panel/load-form-ahead").loadFormAhead>): Promise<void> {
  try {
    const { loadFormAhead } = await import("../../panel/load-form-ahead");
    await loadFormAhead(...form);
  } catch {
    // It is loaded when it is opened, which says what is wrong.
  }
}

// Not every browser tells when it is idle.
const whenIdle = (work: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work));

// Not every browser knows of connections whose data are dear.
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
