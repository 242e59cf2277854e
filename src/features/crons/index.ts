import type { SlotProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";

/** Page of cron jobs, loaded on first use. */
export const contents = { crons: lazyComponent(async () => (await import("./Crons")).Crons) };

/** Description below the schedule field. */
export const slots = {
  backupSchedule: lazyComponent<SlotProps>(async () => (await import("./BackupSchedule")).BackupSchedule, {
    waiting: null,
  }),
};
