import type { RemovalReviewer, SlotProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { loadModule } from "../../runtime/ui/loading/load-module";

export { recordWidgets as widgets } from "./record-widgets";

const removal = () => import("./removal/RecordRemoval");

/** Reviews before records are deleted. */
export const reviews = {
  recordRemoval: async (stored) => (await loadModule(removal)).reviewRecordRemoval(stored),
} satisfies Record<string, RemovalReviewer>;

/** Slots of the record panel. */
export const slots = {
  linkedProviders: lazyComponent<SlotProps>(async () => (await import("./LinkedProviders")).LinkedProviders),
  passwordGenerator: lazyComponent<SlotProps>(async () => (await import("./PasswordGenerator")).PasswordGenerator),
  usedBy: lazyComponent<SlotProps>(async () => (await import("./UsedBy")).UsedBy, { waiting: null }),
  savedPassword: lazyComponent<SlotProps>(async () => (await import("./PasswordGenerator")).SavedPassword),
};
