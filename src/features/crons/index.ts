import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/loading/lazy-component";

/** Page of cron jobs, loaded on first use. */
export const contents = { crons: lazyPart(async () => (await import("./Crons")).Crons) };

/** Description below the schedule field. */
export const slots = {
  backupSchedule: lazyPart<SlotProps>(async () => (await import("./BackupSchedule")).BackupSchedule, { waiting: null }),
};
