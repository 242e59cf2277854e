import type { SlotProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";

/** Loads the filter editor of tables. */
export const loadFilterEditor = async () => (await import("./TableFilterEditor")).TableFilterEditor;

/** Slots of the rule editor. */
export const slots = {
  availableFields: lazyComponent<SlotProps>(async () => (await import("./AvailableFields")).AvailableFields),
};
