import type { SlotProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";

/** List of stored backups, above the settings of automatic backups. */
export const slots = { backups: lazyComponent<SlotProps>(async () => (await import("./Backups")).Backups) };
