import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/loading/lazy-component";

/** List of stored backups, above the settings of automatic backups. */
export const slots = { backups: lazyPart<SlotProps>(async () => (await import("./Backups")).Backups) };
