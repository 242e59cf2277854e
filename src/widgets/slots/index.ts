import type { ComponentType } from "react";
import type { SlotName } from "../../../definitions/language/names";
import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/lazy-part";
import { MailLinksNote } from "./MailLinksNote";
import { StorageStatus } from "./StorageStatus";

// Settings and sign-in do not wait for it.
const AvailableFields = lazyPart<SlotProps>(
  async () => (await import("../collection/AvailableFields")).AvailableFields,
);

// They have nothing to say before something is changed.
const StorageNote = lazyPart<SlotProps>(async () => (await import("./StorageNote")).StorageNote, { waiting: null });

const TokenNote = lazyPart<SlotProps>(async () => (await import("./TokenNote")).TokenNote, { waiting: null });

// Only accounts have it.
const LinkedProviders = lazyPart<SlotProps>(async () => (await import("../record/LinkedProviders")).LinkedProviders);

const PasswordGenerator = lazyPart<SlotProps>(
  async () => (await import("../record/PasswordGenerator")).PasswordGenerator,
);

/** The parts that just one screen has. */
export const slots = {
  availableFields: AvailableFields,
  linkedProviders: LinkedProviders,
  mailLinksNote: MailLinksNote,
  passwordGenerator: PasswordGenerator,
  storageNote: StorageNote,
  storageStatus: StorageStatus,
  tokenNote: TokenNote,
} satisfies Record<SlotName, ComponentType<SlotProps>>;
