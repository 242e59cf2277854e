import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/loading/lazy-part";

/** The page of jobs, loaded when it is first opened. */
export const contents = { crons: lazyPart(async () => (await import("./Crons")).Crons) };

/** What a schedule says stands below it. */
export const slots = {
  backupSchedule: lazyPart<SlotProps>(async () => (await import("./BackupSchedule")).BackupSchedule, { waiting: null }),
};
