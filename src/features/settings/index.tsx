import type { Question, SlotProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { loadModule } from "../../runtime/ui/loading/load-module";
import { MailLinksNote } from "./MailLinksNote";
import { StorageStatus } from "./StorageStatus";

// Loaded on demand: pages render without them.
const loadLockedOut = () => loadModule(() => import("./locked-out"));
const loadLogsDeleted = () => loadModule(() => import("./logs-deleted"));
const loadTokenQuestions = () => loadModule(() => import("./token-questions"));

/** Confirmations before settings are saved. */
export const questions = {
  lockedOut: async (data, stored) => (await loadLockedOut()).checkLockout(data, stored),
  logsDeleted: async (data, stored) => (await loadLogsDeleted()).logsDeleted(data, stored),
  shortSessions: async (data, stored) => (await loadTokenQuestions()).shortSessions(data, stored),
  tokensInvalidated: async (data, _, schemas) => (await loadTokenQuestions()).tokensInvalidated(data, schemas),
} satisfies Record<string, Question>;

/** Slots of settings pages. The notes are loaded later, because they show only after a change. */
export const slots = {
  mailLinksNote: MailLinksNote,
  ownAddress: lazyComponent<SlotProps>(async () => (await import("./OwnAddress")).OwnAddress, { waiting: null }),
  seenAddress: lazyComponent<SlotProps>(async () => (await import("./SeenAddress")).SeenAddress, { waiting: null }),
  storageNote: lazyComponent<SlotProps>(async () => (await import("./StorageNote")).StorageNote, { waiting: null }),
  storageStatus: (props: SlotProps) => <StorageStatus {...props} path="s3" filesystem="storage" />,
  backupsStatus: (props: SlotProps) => <StorageStatus {...props} path="backups.s3" filesystem="backups" />,
  unknownSettings: lazyComponent<SlotProps>(async () => (await import("./UnknownSettings")).UnknownSettings, {
    waiting: null,
  }),
  tokenNote: lazyComponent<SlotProps>(async () => (await import("./TokenNote")).TokenNote, { waiting: null }),
};
