import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/loading/lazy-part";

/** Loads the filter editor of tables, whose names lead on to those of other collections. */
export const loadFilterEditor = async () => (await import("./TableFilterEditor")).TableFilterEditor;

/** The parts of the editor of rules. */
export const slots = {
  availableFields: lazyPart<SlotProps>(async () => (await import("./AvailableFields")).AvailableFields),
};
