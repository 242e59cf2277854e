import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/loading/lazy-part";

/** The list of stored backups, above the settings of automatic ones. */
export const slots = { backups: lazyPart<SlotProps>(async () => (await import("./Backups")).Backups) };
